"""A worker: a process of its own, in which bots are seated, hear what their seats are told, and choose.

It keeps what it is told to keep, and answers one question after another. It ends when the server does.
"""

from __future__ import annotations

import importlib
import os
import signal
import sys
from collections.abc import Sequence
from queue import SimpleQueue
from threading import Thread
from typing import Any, BinaryIO

import msgspec

from volteface.bots import Explainer, Hearing, Policy, Talker, make_bot
from volteface.core.errors import VoltefaceError
from volteface.core.game import AnyGame
from volteface.core.json import Entry
from volteface.core.phrases import Said, phrases_of
from volteface.core.rng import Rng
from volteface.games import find_game
from volteface.server.thinking.messages import (
    HEAD,
    Question,
    Reply,
    Setup,
    Utterance,
    Why,
    body_size,
    frame,
    unpack_told,
)

_GRACE = 2.0
"""The server stops a late worker; one that has lost its server stops itself, so many seconds later."""


class Seated:
    """A policy at its seat."""

    def __init__(self, game: AnyGame, policy: Policy) -> None:
        """Sit down."""
        self.game = game
        self.policy = policy
        self._decisions = 0

    def answer(self, question: Question) -> Reply:
        """Hear what is new, look, and choose or speak."""
        events, view = unpack_told(question.told)
        if self.policy.listens and events:
            self.policy.watch(events)
        if not question.talks:
            return self._choose(view, question.legal)
        self._hear(question)
        return self._say(view)

    def _choose(self, view: Any, offers: Sequence[Entry]) -> Reply:
        game, policy = self.game, self.policy
        legal = [game.read_action(entry) for entry in offers]
        action = policy.choose(view if policy.listens else None, legal)
        self._decisions += 1
        if action is None:
            return Reply()
        if not any(game.covers(offer, action) for offer in legal):
            return Reply(fault="failed")
        return Reply(entry=game.write_action(action), why=self._why())

    def _why(self) -> Why | None:
        """Ask for the reason of the decision just made; without one the move is as good."""
        if not isinstance(self.policy, Explainer):
            return None
        try:
            for reason in reversed(self.policy.why()):
                if reason.decision == self._decisions - 1:
                    return Why(reason.message, dict(reason.arguments), dict(reason.seats))
        except Exception:  # noqa: BLE001 - a bot may fail in any way
            return None
        return None

    def _hear(self, question: Question) -> None:
        # Whoever sat down anew with this question has wished nothing yet.
        if not isinstance(self.policy, Hearing):
            return
        if question.unsaid and question.since is not None:
            self.policy.unsaid()
        phrases = {phrase.id: phrase for phrase in phrases_of(self.game)}
        for one in question.overheard:
            self.policy.hear(one.by, Said(phrases[one.phrase], one.slots))

    def _say(self, view: Any) -> Reply:
        if not isinstance(self.policy, Talker):
            return Reply()
        said = self.policy.say(view, phrases_of(self.game))
        return Reply() if said is None else Reply(said=Utterance(said.phrase.id, dict(said.slots)))


class Desk:
    """All policies of one worker."""

    def __init__(self) -> None:
        """Start with nobody."""
        self._seated: dict[str, Seated] = {}

    def answer(self, question: Question) -> Reply:
        """Answer a question; whatever goes wrong with a bot becomes a fault, and its worker lives on."""
        for key in question.gone:
            self._seated.pop(key, None)
        brief = question.brief
        if question.since is None:
            try:
                game = find_game(brief.game)
                policy = make_bot(brief.bot, game, brief.seat, Rng(brief.seed))
            except VoltefaceError:
                return Reply(fault="unknown")
            self._seated[brief.key] = Seated(game, policy)
        try:
            return self._seated[brief.key].answer(question)
        except Exception as error:  # noqa: BLE001 - a bot may fail in any way
            # What an error says may name cards and roles, and a log may be read by somebody at the table.
            return Reply(fault="failed", error=type(error).__name__)


def main() -> None:
    """Work until the server goes away."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        signal.signal(signal.SIGALRM, signal.SIG_DFL)
    source, answers = sys.stdin.buffer, os.fdopen(os.dup(1), "wb")
    setup = msgspec.msgpack.decode(_read(source), type=Setup)
    for module in setup.preload:
        importlib.import_module(module)
    _silence()
    inbox: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=_listen, args=(source, inbox), daemon=True).start()
    answers.write(frame(None))
    answers.flush()
    questions = msgspec.msgpack.Decoder(Question)
    desk = Desk()
    while True:
        question = questions.decode(inbox.get())
        _alarm(setup.limit + _GRACE)
        reply = desk.answer(question)
        _alarm(0)
        answers.write(frame(reply))
        answers.flush()


def _silence() -> None:
    """From now on nothing that a bot prints gets anywhere: not between the frames, and not into a log."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)
    os.close(nowhere)


def _listen(source: BinaryIO, inbox: SimpleQueue[bytes]) -> None:
    """Read on while a bot thinks, so that the end of the server is the end of its workers."""
    while True:
        inbox.put(_read(source))


def _read(source: BinaryIO) -> bytes:
    """Read the body of a frame; at the end of the stream the worker ends at once."""
    head = source.read(HEAD)
    if len(head) == HEAD:
        size = body_size(head)
        body = source.read(size)
        if len(body) == size:
            return body
    os._exit(0)


def _alarm(seconds: float) -> None:
    """Have the system end this worker then, even while compiled code lets no other thread run; 0 is never."""
    if sys.platform != "win32":
        signal.setitimer(signal.ITIMER_REAL, seconds)
