"""Who sits at the table, and one game after another: the same for the full screen and for plain lines."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from volteface.bots import Policy, make_bot
from volteface.core.errors import Refused, VoltefaceError
from volteface.core.game import AnyGame, Seat
from volteface.core.json import Entry
from volteface.core.outcome import Outcome
from volteface.core.record import Record
from volteface.core.rng import Rng
from volteface.core.table import Table
from volteface.terminal.presenter import Presenter, find_presenter
from volteface.terminal.words import Words

_BOT_NAMES = ("Basil", "Cleo", "Dario", "Juno", "Mika", "Nora", "Pablo", "Ruth", "Sami", "Vera")
_NAME_LIMIT = 20


class Pages:
    """What one reader was told lately. IJ-16 and its like: nothing older than the round before this one."""

    def __init__(self, presenter: Presenter) -> None:
        """Start with nothing."""
        self._presenter = presenter
        self._before: list[Any] = []
        self._now: list[Any] = []

    def add(self, events: Sequence[Any]) -> None:
        """Write events down; a new round's first event after its opening lets the last round go."""
        for event in events:
            if self._presenter.begins_round(event):
                self._before, self._now = self._now, [event]
            else:
                if self._now and self._presenter.begins_round(self._now[0]):
                    self._before = []
                self._now.append(event)

    @property
    def events(self) -> list[Any]:
        """What may still be read."""
        return [*self._before, *self._now]


class Sitting:
    """Persons and bots at one table, for as many games as they like."""

    def __init__(
        self,
        game: AnyGame,
        options: Any,
        *,
        language: str,
        seed: int | None,
        hot_seat: bool,
        bot: str,
        names: Sequence[str] | None = None,
        seat: Seat | None = None,
    ) -> None:
        """Seat everybody; raises ``VoltefaceError`` with a sentence if that seat or that bot is not there."""
        self.game, self.options, self.hot_seat, self.bot = game, options, hot_seat, bot
        self.presenter = find_presenter(game)
        self._own_salt = seed is None
        self._rng = Rng(secrets.randbits(128) if seed is None else seed)
        count = game.seats(options)
        if seat is not None and not 0 <= seat < count:
            raise VoltefaceError("term-no-such-seat", seat=seat + 1, seats=count)
        own = self._rng.fork("seat").below(count) if seat is None else seat
        persons = tuple(range(count)) if hot_seat else (own,)
        self.words = Words(language, self._name(count, persons, names), persons)
        self.number = 0
        self._deal: Any = None
        self._bots: dict[Seat, Policy] = {}
        self._paces = self._rng.fork("pace")
        self.table = self._open()

    def _name(
        self, count: int, persons: tuple[Seat, ...], names: Sequence[str] | None
    ) -> tuple[str | None, ...]:
        """Give the persons their names first, then the bots what is left, then names of our own."""
        given = [" ".join(name.split())[:_NAME_LIMIT] for name in names or () if name.strip()]
        ours = [name for name in self._rng.fork("names").shuffled(_BOT_NAMES) if name not in given]
        called: list[str | None] = [None] * count
        for seat in sorted(range(count), key=lambda seat: seat not in persons):
            if given:
                called[seat] = given.pop(0)
            elif seat not in persons:
                called[seat] = ours.pop()
        return tuple(called)

    @property
    def persons(self) -> tuple[Seat, ...]:
        """The seats where somebody looks at the screen."""
        return self.words.persons

    def _open(self) -> Table[Any, Any, Any, Any, Any, Any]:
        chance = self._rng.fork("game", self.number)
        self._deal = self.game.deal(self.options, chance.fork("deal"), self._deal)
        self._bots = {
            seat: make_bot(self.bot, self.game, seat, chance.fork("bot", seat))
            for seat in range(len(self.words.names))
            if seat not in self.persons
        }
        # A person could try all seeds that somebody may have typed, so chance alone salts a deal without one.
        salt = secrets.token_hex(32) if self._own_salt else chance.fork("salt").salt()
        table = Table(self.game, self.options, self._deal, seats=self._seats(), salt=salt)
        readers: list[Seat | None] = [None, *self.persons]
        self.pages = {reader: Pages(self.presenter) for reader in readers}
        self._tell(table)
        return table

    def _seats(self) -> list[Entry]:
        entries: list[Entry] = []
        for seat in range(len(self.words.names)):
            entry: Entry = {"name": self.words.name(seat)}
            if seat not in self.persons:
                entry["bot"] = self.bot
            entries.append(entry)
        return entries

    def _tell(self, table: Table[Any, Any, Any, Any, Any, Any]) -> None:
        for reader, page in self.pages.items():
            page.add(table.told(reader))
        for seat, bot in self._bots.items():
            bot.watch(table.told(seat))

    def deal_again(self) -> None:
        """Open the next game; the deal knows the one before, so that the start moves on."""
        self.number += 1
        self.table = self._open()

    @property
    def outcome(self) -> Outcome | None:
        """The end of this game, if it has come."""
        return self.game.outcome(self.table.state)

    @property
    def asked(self) -> Seat | None:
        """The seat to turn to; persons before bots, where several are asked at the same moment."""
        waiting = self.game.to_act(self.table.state)
        persons = [seat for seat in waiting if seat in self.persons]
        return next(iter([*persons, *waiting]), None)

    @property
    def together(self) -> int:
        """How many seats are asked at this moment."""
        return len(self.game.to_act(self.table.state))

    def legal(self, seat: Seat) -> Sequence[Any]:
        """List what a seat may do now."""
        return self.game.legal(self.table.state, seat)

    def act(self, seat: Seat, action: Any) -> None:
        """Carry an action out and tell everybody; raises ``Refused`` if it is not allowed."""
        self.table.act(seat, action)
        self._tell(self.table)

    def why_not(self, seat: Seat, action: Any) -> Refused | None:
        """Ask the game what is wrong with an action, without doing it."""
        try:
            self.game.apply(self.table.state, seat, action)
        except Refused as refusal:
            return refusal
        return None

    def choose(self, seat: Seat) -> Any:
        """Let a bot choose, from its view alone."""
        return self._bots[seat].choose(self.table.view(seat), self.legal(seat))

    def pace(self) -> float:
        """Draw how long a bot seems to think, as a share of the pace: one distribution for all."""
        return 0.6 + self._paces.below(1000) / 1000

    @property
    def seal(self) -> str:
        """The seal of the deal."""
        return self.table.seal or ""

    def record(self) -> Record:
        """Write the game down."""
        return self.table.record()

    def save(self, folder: Path) -> Path:
        """Save the record as a file of one line, named after the seal."""
        path = folder / f"{self.game.id}-{self.seal[:8]}.jsonl"
        path.write_text(self.record().to_json() + "\n", encoding="utf-8")
        return path
