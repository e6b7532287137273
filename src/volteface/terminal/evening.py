"""One evening at the table: who looks at the screen, who is asked, and what the screen may show of it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Protocol

from rich.text import Text

from volteface.core.errors import Refused
from volteface.core.game import Seat
from volteface.terminal.help import key_lines
from volteface.terminal.presenter import Presenter
from volteface.terminal.sheets import Write, headed, leave_keys
from volteface.terminal.sitting import Sitting
from volteface.terminal.words import Words

_TRICK_SECONDS = 2.0
_THINKING = 2.5
"""How much longer bots think where everybody may speak at any time."""
_BREATH = 0.02
"""However quick the bots, the screen must get its turn."""
_ANY = None


class Stage(Protocol):
    """What the evening needs of the screen."""

    def fresh(self) -> None:
        """Show another position, or another reader."""

    def redraw_all(self) -> None:
        """Show everything anew, sheets too."""

    def lay(self, write: Write, keys: tuple[str, ...] | None) -> asyncio.Future[str]:
        """Lay a sheet on the table; its answer is the key that put it away."""

    def leave(self) -> None:
        """End the program."""


class Evening:
    """Runs games one after another, and answers the screen's questions about the position."""

    def __init__(self, sitting: Sitting, *, folder: Path, pace: float) -> None:
        """``pace`` is about how many seconds a bot seems to think; 0 waits for nothing."""
        self._sitting = sitting
        self._folder = folder
        self._pace = pace
        self._stage: Stage | None = None
        self._still: Any = None
        self._happened: list[Any] = []
        self._moved = asyncio.Event()
        self._awake = asyncio.Event()
        self._asked: Seat | None = None
        self.reader: Seat | None = None
        """The seat whose view is shown; ``None`` while anybody may look."""
        self.handing_to: Seat | None = None
        self.pausing = False

    @property
    def presenter(self) -> Presenter:
        """The game's drawing code."""
        return self._sitting.presenter

    @property
    def words(self) -> Words:
        """How to speak to whoever looks."""
        return self._sitting.words.to(self.reader)

    @property
    def seal(self) -> str:
        """The seal of this deal."""
        return self._sitting.seal

    @property
    def view(self) -> Any:
        """What the reader may know; a finished round stays a moment longer."""
        return self._still if self._still is not None else self._sitting.table.view(self.reader)

    @property
    def legal(self) -> Sequence[Any]:
        """What the reader may do now."""
        if self.reader is None or self._asked is None or self.pausing:
            return ()
        return self._sitting.legal(self._asked)

    @property
    def remaining(self) -> float | None:
        """How many seconds the clock leaves, if it runs."""
        return self._sitting.remaining

    @property
    def may_wait(self) -> bool:
        """Whether the reader may let another person at this screen go first."""
        return self._sitting.hot_seat and self._sitting.free and self._asked is not None

    def wait(self) -> None:
        """Let somebody else at this screen go first."""
        if self.may_wait and self._asked is not None:
            self._sitting.wait(self._asked)
            self._asked = None
            self._moved.set()

    @property
    def told(self) -> list[str]:
        """What the reader was told lately, as sentences."""
        view = self._sitting.table.view(self.reader)
        events = self._sitting.pages[self.reader].events
        sentences = [self.presenter.sentence(event, view, self.words, hidden=True) for event in events]
        return [sentence for sentence in sentences if sentence is not None]

    @property
    def summary(self) -> str:
        """How the round that has just ended went."""
        if self._still is None:
            return ""
        view = self._sitting.table.view(self.reader)
        ended = self._happened[1:4]
        sentences = [self.presenter.sentence(event, view, self.words, hidden=True) for event in ended]
        return " ".join(sentence for sentence in sentences if sentence is not None)

    async def run(self, stage: Stage) -> None:
        """Play game after game, until somebody leaves."""
        self._stage = stage
        while True:
            await self._one_game(stage)
            if not await self._end(stage):
                stage.leave()
                return
            self._sitting.deal_again()

    async def _one_game(self, stage: Stage) -> None:
        sitting = self._sitting
        self.reader = None if sitting.hot_seat else sitting.persons[0]
        self._happened = sitting.news(self.reader)
        stage.fresh()
        while sitting.outcome is None:
            seat = sitting.asked
            before = sitting.table.view(None if sitting.hot_seat else self.reader)
            if seat is not None and sitting.player(seat) in sitting.persons:
                player = sitting.player(seat)
                if sitting.hot_seat and (self.reader != player or self._still is not None):
                    await self._hand_over(player, stage)
                    before = sitting.table.view(None)
                await self._ask(seat, stage)
            elif seat is not None and not sitting.game.timed:
                await self._let_bot(seat)
                stage.fresh()
            else:
                await self._let_time_pass(stage)
            await self._linger(before, stage)

    async def _hand_over(self, seat: Seat, stage: Stage) -> None:
        """Cover everything that is not public until the next person says to be alone."""
        self.reader, self.handing_to = None, seat
        stage.fresh()
        await self._wait(None)
        self._still = None
        self.reader, self.handing_to = seat, None

    async def _ask(self, seat: Seat, stage: Stage) -> None:
        self._asked = seat
        self._moved.clear()
        stage.fresh()
        if not self._sitting.game.timed:
            await self._moved.wait()
        # Where a clock runs others go on meanwhile, for as long as the seat is asked for anything.
        while not self._moved.is_set() and self._sitting.legal(seat):
            if not await self._pass(self._moved):
                stage.redraw_all()
        self._asked = None

    async def _let_time_pass(self, stage: Stage) -> None:
        """Nobody at the screen is asked: bots and the clock go on."""
        self._moved.clear()
        await self._pass(self._moved)
        stage.fresh()

    async def _pass(self, moved: asyncio.Event) -> bool:
        """Wait for whatever comes first: a person's move (tells whether), a bot's, the end of the time."""
        sitting = self._sitting
        seconds = max(self._pace * _THINKING * sitting.pace(), _BREATH)
        remaining = sitting.remaining
        try:
            await asyncio.wait_for(moved.wait(), seconds if remaining is None else min(seconds, remaining))
        except TimeoutError:
            pass
        else:
            return True
        if not sitting.tick():
            for seat in sitting.asked_bots:
                action = await asyncio.to_thread(sitting.choose, seat)
                if moved.is_set() or sitting.tick():
                    break
                if action is not None:
                    sitting.act(seat, action)
                    break
        return moved.is_set()

    async def _let_bot(self, seat: Seat) -> None:
        """A bot's move comes after a while that says nothing about its role or its choice."""
        sitting = self._sitting
        seconds = self._pace * sitting.pace() / sitting.together
        began = time.monotonic()
        action = await asyncio.to_thread(sitting.choose, seat)
        await asyncio.sleep(max(seconds - (time.monotonic() - began), 0))
        sitting.act(seat, action)

    async def _linger(self, before: Any, stage: Stage) -> None:
        """Leave a finished round in sight: until a key or for a moment; with a shared screen, for all."""
        sitting = self._sitting
        if sitting.hot_seat:
            self.reader = self.reader if self._goes_on() else None
        reader = None if sitting.hot_seat else self.reader
        # Chance or the clock may have acted since: what counts is all that happened.
        self._happened = sitting.news(reader)
        still = self.presenter.still(before, sitting.table.view(reader), self._happened)
        if still is None:
            return
        self._still = still
        if sitting.hot_seat:
            self.reader = None
            if sitting.outcome is None:
                return
        if self._pace > 0 or sitting.hot_seat:
            self.pausing = True
            stage.fresh()
            await self._wait(None if sitting.hot_seat else _TRICK_SECONDS * self._pace)
            self.pausing = False
        self._still = None

    def _goes_on(self) -> bool:
        """Whether whoever looks at a shared screen is asked again at once."""
        seat = self._sitting.asked
        return seat is not None and self._sitting.player(seat) == self.reader

    async def _wait(self, seconds: float | None) -> None:
        self._awake.clear()
        try:
            await asyncio.wait_for(self._awake.wait(), seconds)
        except TimeoutError:
            return

    def wake(self, key: str) -> bool:
        """Let a key end a pause or a hand-over; tells whether it did."""
        if self.handing_to is not None and key == "enter":
            self._awake.set()
            return True
        if self.pausing and key not in ("question_mark", "f1", "h", "r", "t", "l", "q"):
            self._awake.set()
            return True
        return False

    def act(self, action: Any) -> None:
        """Do something for the reader; raises ``Refused``."""
        assert self.reader is not None
        if self._asked is None:
            refusal = self.why_not(action)
            if refusal is not None:
                raise refusal
            # A key pressed too often: the last one was heard, and the next question has not been put yet.
            return
        self._sitting.act(self._asked, action)
        self._asked = None
        self._moved.set()

    def why_not(self, action: Any) -> Refused | None:
        """Ask what is wrong with an action, without doing it."""
        assert self.reader is not None
        return self._sitting.why_not(self.reader if self._asked is None else self._asked, action)

    def switch_language(self) -> None:
        """Speak the other language from now on."""
        self._sitting.words = self._sitting.words.other_language()
        if self._stage is not None:
            self._stage.redraw_all()

    def _lay(self, write: Write, keys: tuple[str, ...] | None = _ANY) -> asyncio.Future[str] | None:
        return self._stage.lay(write, keys) if self._stage is not None else None

    def open_help(self) -> None:
        """Show the keys and the rules in brief."""

        def write() -> tuple[str, Text, str]:
            words = self.words
            text = headed(words.say("term-help-keys"), key_lines(self.presenter, self.view, words))
            rules = self.presenter.rules(self.view, words)
            if rules:
                text.append("\n\n").append_text(headed(words.say("term-help-rules"), []))
                text.append("\n" + "\n\n".join(rules))
            if self.reader is not None:
                role = headed(words.say("term-help-role"), [words.say("term-help-role-hidden")])
                text.append("\n\n").append_text(role)
            return words.say("term-help-title"), text, words.say("term-close-long")

        answer = self._lay(write)
        if answer is not None:
            answer.add_done_callback(self._helped)

    def _helped(self, answer: asyncio.Future[str]) -> None:
        """From the help one key leads to the role card, which a neighbour must not see unasked."""
        if not answer.cancelled() and answer.result() == "r":
            self.open_secret()

    def open_secret(self) -> None:
        """Show the reader's secret card, until any key."""
        if self.reader is None:
            return

        def write() -> tuple[str, Text, str]:
            words = self.words
            lines = self.presenter.secret(self.view, words) or [words.say("term-no-secret")]
            return words.say("term-secret-title"), headed(lines[0], lines[1:]), words.say("term-close")

        self._lay(write)

    def open_history(self) -> None:
        """Show what the table lets everyone look up again."""

        def write() -> tuple[str, Text, str]:
            words = self.words
            lines = self.presenter.history(self.view, words) or [words.say("term-no-history")]
            return words.say("term-history-title"), Text("\n".join(lines)), words.say("term-close")

        self._lay(write)

    def open_leave(self) -> None:
        """Ask whether to leave."""

        def write() -> tuple[str, Text, str]:
            words = self.words
            return words.say("term-key-leave"), Text(words.say("term-leave-question")), leave_keys(words)

        answer = self._lay(write, ("y", "o", "q", "n", "escape", "ctrl+c", "ctrl+q"))
        if answer is not None:
            answer.add_done_callback(self._left)

    def _left(self, answer: asyncio.Future[str]) -> None:
        if self._stage is not None and not answer.cancelled() and answer.result() not in ("n", "escape"):
            self._stage.leave()

    async def _end(self, stage: Stage) -> bool:
        """Show who has won and why, and what lets anyone check the deal; tells whether to play again."""
        self.reader = None if self._sitting.hot_seat else self._sitting.persons[0]
        saved = ""
        stage.fresh()
        while True:

            def write(saved: str = saved) -> tuple[str, Text, str]:
                return self._write_end(saved)

            key = await stage.lay(write, ("enter", "a", "s", "w", "q", "l", "ctrl+c", "ctrl+q"))
            if key in ("enter", "a"):
                return True
            if key == "s":
                saved = self._save()
            elif key == "w":
                await stage.lay(self._write_reasons, None)
            elif key == "l":
                self.switch_language()
            else:
                return False

    def _write_end(self, saved: str) -> tuple[str, Text, str]:
        words, record = self.words, self._sitting.record()
        text = self.presenter.ending(self._sitting.table.view(self.reader), words)
        text.append("\n" + words.say("term-seal", seal=record.seal or "") + "\n")
        text.append(words.say("term-salt", salt=record.salt or "") + "\n")
        text.append(words.say("term-check"), "dim")
        if saved:
            text.append("\n\n" + saved, "bold")
        enter = words.say("term-key-enter")
        parts = [
            (enter, "term-key-again"),
            ("s", "term-key-save"),
            ("w", "term-key-reasons"),
            ("l", "term-key-language"),
        ]
        keys = "   ".join(f"{key} {words.say(message)}" for key, message in parts)
        return words.say("term-end-title"), text, f"{keys}   q {words.say('term-key-leave')}"

    def _write_reasons(self) -> tuple[str, Text, str]:
        words = self.words
        told = [headed(name, [f"· {line}" for line in lines]) for name, lines in self._sitting.reasons(words)]
        text = Text("\n\n").join(told) if told else Text(words.say("term-no-reasons"))
        return words.say("term-reasons-title"), text, words.say("term-close")

    def _save(self) -> str:
        try:
            path = self._sitting.save(self._folder)
        except OSError as error:
            return self.words.say("term-not-saved", reason=error.strerror or str(error))
        return self.words.say("term-saved", file=path.name)
