"""Bots and a game that only workers know, by way of ``preload``; each bot is odd in one way."""

from __future__ import annotations

import os
import re
import signal
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from volteface import bots, games
from volteface.core.game import AnyGame
from volteface.core.json import Entry, Json
from volteface.core.phrases import Phrase, Said
from volteface.core.rng import Rng
from volteface.core.simple import Move, Position, SimpleGame

PRELOAD = ("tests.server.thinking.odd_bots",)
SIGNATURES = "VOLTEFACE_TEST_SIGNATURES"
"""The variable that names the folder in which a signing bot leaves its process."""
SECRET = "the Insider holds the red seven"


class Odd:
    """Chooses the first action; counts what it hears and how often it chooses."""

    def __init__(self, _game: AnyGame, seat: int, _rng: Rng, _budget: bots.Budget) -> None:
        self.seat = seat
        self.heard = 0
        self.chosen = 0

    @property
    def listens(self) -> bool:
        return True

    def watch(self, events: Sequence[Any]) -> None:
        self.heard += len(events)

    def choose(self, _view: Any, legal: Sequence[Any]) -> Any:
        self.chosen += 1
        return self.odd(legal)

    def odd(self, legal: Sequence[Any]) -> Any:
        return legal[0]


class Heard(Odd):
    """Says by its choice how many events it has heard."""

    def odd(self, legal: Sequence[Any]) -> Any:
        return legal[self.heard]


class Chosen(Odd):
    """Says by its choice how often it has chosen since it sat down."""

    def odd(self, legal: Sequence[Any]) -> Any:
        return legal[self.chosen]


class Hangs(Odd):
    """Never comes to an end."""

    def odd(self, legal: Sequence[Any]) -> Any:
        while legal:
            pass


class Stuck(Odd):
    """Never comes to an end, inside code that lets no other thread run."""

    def odd(self, legal: Sequence[Any]) -> Any:
        re.match(r"(a+)+$", "a" * 60 + "b")
        return legal[0]


class Burns(Odd):
    """Thinks hard for a second."""

    def odd(self, legal: Sequence[Any]) -> Any:
        until = time.process_time() + 1
        while time.process_time() < until:
            pass
        return legal[0]


class Signs(Odd):
    """Leaves the number of its process."""

    def odd(self, legal: Sequence[Any]) -> Any:
        (Path(os.environ[SIGNATURES]) / str(os.getpid())).touch()
        return legal[0]


class Dies(Odd):
    """Takes its worker with it."""

    def odd(self, legal: Sequence[Any]) -> Any:
        os.kill(os.getpid(), signal.SIGKILL)
        return legal[0]


class Raises(Odd):
    """Fails, and says more than it should."""

    def odd(self, legal: Sequence[Any]) -> Any:
        raise LookupError(SECRET, legal)


class Prints(Odd):
    """Thinks aloud."""

    def odd(self, legal: Sequence[Any]) -> Any:
        print(SECRET, flush=True)
        print(SECRET, file=sys.stderr, flush=True)
        os.write(1, SECRET.encode())
        return legal[0]


class Cheats(Odd):
    """Chooses what nobody offered."""

    def odd(self, legal: Sequence[Any]) -> Any:
        return "everything"


class Waits(Odd):
    """Would rather wait."""

    def odd(self, legal: Sequence[Any]) -> Any:
        return None


class Explains(Odd):
    """Says why, of every other decision; the reasons name what only this seat knows."""

    def why(self) -> Sequence[bots.Reason]:
        every_other = range(0, self.chosen, 2)
        return [
            bots.Reason(number, "play", "ij-say-suspect", {"number": number}, {"seat": self.seat})
            for number in every_other
        ]


class Mumbles(Odd):
    """Cannot say why."""

    def why(self) -> Sequence[bots.Reason]:
        raise LookupError(SECRET)


class Talks(Odd):
    """Says how much it has heard."""

    def say(self, _view: Any, phrases: Sequence[Phrase]) -> Said | None:
        [phrase] = [one for one in phrases if one.id == "ij-say-intel"]
        return Said(phrase, {"seat": self.seat, "number": self.heard})


class Listens(Odd):
    """Says how much was said."""

    def __init__(self, game: AnyGame, seat: int, rng: Rng, budget: bots.Budget) -> None:
        super().__init__(game, seat, rng, budget)
        self.phrases: list[Said] = []

    def hear(self, by: int, said: Said) -> None:
        assert by != self.seat
        self.phrases.append(said)

    def unsaid(self) -> None:
        self.phrases.clear()

    def say(self, _view: Any, phrases: Sequence[Phrase]) -> Said | None:
        [phrase] = [one for one in phrases if one.id == "ij-say-intel"]
        assert all(one.phrase in phrases for one in self.phrases)
        return Said(phrase, {"seat": self.seat, "number": len(self.phrases)})


class Dare(SimpleGame):
    """Each in turn dares or does not; whoever dared wins. Nothing is dealt and nobody is told anything."""

    id, players = "dare", range(2, 5)

    def dealt(self, players: int, rng: Rng) -> Entry:
        return {"first": rng.below(players)}

    def asked(self, state: Position) -> Sequence[int]:
        return [len(state.moves)] if len(state.moves) < state.players else []

    def offered(self, state: Position, seat: int) -> Sequence[Move]:
        return [Move("dare"), Move("refrain")]

    def seen(self, state: Position, seat: int | None) -> Json:
        return [move.do for _, move in state.moves]

    def winners(self, state: Position) -> Sequence[int]:
        return [seat for seat, move in state.moves if move.do == "dare"]


DARE = Dare()

if os.environ.get("VOLTEFACE_TEST_WORKER"):
    games.register(DARE)
    calm = (Heard, Chosen, Explains, Listens, Mumbles, Talks, Waits)
    for one in (*calm, Hangs, Stuck, Burns, Signs, Dies, Raises, Prints, Cheats):
        bots.register(one.__name__.lower(), bots.Kind(one))
