"""Who sits at the table, and one game after another: the same for the full screen and for plain lines."""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Protocol

from volteface.bots import Policy, make_bot
from volteface.core.errors import Refused, VoltefaceError
from volteface.core.game import CHANCE, CLOCK, AnyGame, Seat
from volteface.core.json import Entry
from volteface.core.outcome import Outcome
from volteface.core.record import Record
from volteface.core.rng import Rng
from volteface.core.table import Table
from volteface.terminal.presenter import Presenter, find_presenter
from volteface.terminal.reasons import Reasons
from volteface.terminal.words import Words

_BOT_NAMES = ("Basil", "Cleo", "Dario", "Juno", "Mika", "Nora", "Pablo", "Ruth", "Sami", "Vera")
_NAME_LIMIT = 20


class Clock(Protocol):
    """Where a game that knows time gets it from, in seconds."""

    def now(self) -> float:
        """Read it; only differences mean anything."""

    def sleep(self, seconds: float) -> None:
        """Let time pass."""


class WallClock:
    """The time of this machine."""

    def now(self) -> float:
        """Read it."""
        return time.monotonic()

    def sleep(self, seconds: float) -> None:
        """Wait."""
        time.sleep(seconds)


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
        clock: Clock | None = None,
    ) -> None:
        """Seat everybody; raises ``VoltefaceError`` with a sentence if that seat or that bot is not there."""
        self.game, self.options, self.hot_seat, self.bot = game, options, hot_seat, bot
        self.presenter = find_presenter(game)
        self._clock: Clock = clock or WallClock()
        self._own_salt = seed is None
        self._rng = Rng(secrets.randbits(128) if seed is None else seed)
        self.number = 0
        self._deal: Any = game.deal(options, self._rng.fork("game", 0, "deal"))
        players = self._players()
        count = game.seats(options)
        if seat is not None and seat not in players:
            free = ", ".join(str(player + 1) for player in players)
            raise VoltefaceError("term-no-such-seat", seat=seat + 1, seats=free)
        own = players[self._rng.fork("seat").below(len(players))] if seat is None else seat
        persons = tuple(players) if hot_seat else (own,)
        self.words = Words(language, self._name(count, players, persons, names), persons)
        self._bots: dict[Seat, Policy] = {}
        self._paces = self._rng.fork("pace")
        self._waited: list[Seat] = []
        self.table = self._open()

    def _players(self) -> list[Seat]:
        """List the seats where somebody sits."""
        state = self.game.start(self.options, self._deal)
        return [
            seat for seat in range(self.game.seats(self.options)) if self.game.decider(state, seat) == seat
        ]

    def _name(
        self, count: int, players: list[Seat], persons: tuple[Seat, ...], names: Sequence[str] | None
    ) -> tuple[str | None, ...]:
        """Give the persons their names first, then the bots what is left, then names of our own."""
        given = [" ".join(name.split())[:_NAME_LIMIT] for name in names or () if name.strip()]
        ours = [name for name in self._rng.fork("names").shuffled(_BOT_NAMES) if name not in given]
        called: list[str | None] = [None] * count
        for seat in sorted(players, key=lambda seat: seat not in persons):
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
        self._bots = {
            seat: make_bot(self.bot, self.game, seat, chance.fork("bot", seat))
            for seat in self._players()
            if seat not in self.persons
        }
        self._reasons = Reasons()
        self._chance = chance.fork("chance")
        self._began = self._clock.now()
        # A person could try all seeds that somebody may have typed, so chance alone salts a deal without one.
        salt = secrets.token_hex(32) if self._own_salt else chance.fork("salt").salt()
        table = Table(self.game, self.options, self._deal, seats=self._seats(), salt=salt)
        readers: list[Seat | None] = [None, *self.persons]
        self.pages = {reader: Pages(self.presenter) for reader in readers}
        self._news: dict[Seat | None, list[Any]] = {reader: [] for reader in readers}
        self._tell(table)
        return table

    def _seats(self) -> list[Entry]:
        entries: list[Entry] = []
        for seat in range(len(self.words.names)):
            entry: Entry = {}
            if seat in self.persons or seat in self._bots:
                entry["name"] = self.words.name(seat)
            if seat in self._bots:
                entry["bot"] = self.bot
            entries.append(entry)
        return entries

    def _tell(self, table: Table[Any, Any, Any, Any, Any, Any]) -> None:
        for reader, page in self.pages.items():
            page.add(table.told(reader))
            self._news[reader] += table.told(reader)
        for seat, bot in self._bots.items():
            bot.watch(table.told(seat))

    def deal_again(self) -> None:
        """Open the next game; the deal knows the one before, so that the start moves on."""
        self.number += 1
        self._deal = self.game.deal(self.options, self._rng.fork("game", self.number, "deal"), self._deal)
        self.table = self._open()

    def news(self, reader: Seat | None) -> list[Any]:
        """Hand out what a reader was told since the last time."""
        told, self._news[reader] = self._news[reader], []
        return told

    @property
    def outcome(self) -> Outcome | None:
        """The end of this game, if it has come."""
        return self.game.outcome(self.table.state)

    def _waiting(self) -> list[Seat]:
        """List the seats that are asked; of those that have just waited the longest ago first."""
        asked = [actor for actor in self.game.to_act(self.table.state) if actor >= 0]
        return sorted(asked, key=lambda seat: self._waited.index(seat) + 1 if seat in self._waited else 0)

    @property
    def asked(self) -> Seat | None:
        """The seat to turn to; persons before bots, where several are asked at the same moment."""
        waiting = self._waiting()
        persons = [seat for seat in waiting if self.player(seat) in self.persons]
        return next(iter([*persons, *waiting]), None)

    @property
    def asked_bots(self) -> list[Seat]:
        """The seats for which a bot decides now, in any order."""
        asked = [seat for seat in self._waiting() if self.player(seat) in self._bots]
        return self._paces.shuffled(asked)

    def player(self, seat: Seat) -> Seat:
        """Name the seat whose player decides for this one."""
        return self.game.decider(self.table.state, seat)

    @property
    def together(self) -> int:
        """How many seats are asked at this moment."""
        return len(self._waiting())

    @property
    def free(self) -> bool:
        """Whether a clock runs, so that nobody has to act."""
        return CLOCK in self.game.to_act(self.table.state)

    def wait(self, seat: Seat) -> None:
        """Let a seat that need not act go to the end of the line."""
        self._waited = [*(one for one in self._waited if one != seat), seat]

    @property
    def moment(self) -> int:
        """How many milliseconds this game has lasted."""
        return max(int((self._clock.now() - self._began) * 1000), self.table.now)

    @property
    def remaining(self) -> float | None:
        """How many seconds the clock leaves, if it runs."""
        deadline = self.game.deadline(self.table.state)
        return None if deadline is None else max(deadline - self.moment, 0) / 1000

    def sleep(self, seconds: float) -> None:
        """Let time pass."""
        self._clock.sleep(seconds)

    def tick(self) -> bool:
        """Let the clock do what is due; tells whether anything was."""
        due = False
        while (deadline := self.game.deadline(self.table.state)) is not None and deadline <= self.moment:
            self.table.let_clock()
            self._after()
            due = True
        return due

    def _after(self) -> None:
        """Tell what happened, and let chance draw what it is asked for."""
        self._tell(self.table)
        while CHANCE in self.game.to_act(self.table.state):
            self.table.let_chance(self._chance)
            self._tell(self.table)

    def legal(self, seat: Seat) -> Sequence[Any]:
        """List what a seat may do now."""
        return self.game.legal(self.table.state, seat)

    def act(self, seat: Seat, action: Any) -> None:
        """Carry an action out and tell everybody; raises ``Refused`` if it is not allowed."""
        if self.game.timed:
            self.tick()
            self.table.act(seat, action, self.moment)
            self.wait(seat)
        else:
            self.table.act(seat, action)
        self._reasons.moved(self.player(seat), seat, self.table.told(None))
        self._after()

    def why_not(self, seat: Seat, action: Any) -> Refused | None:
        """Ask the game what is wrong with an action, without doing it."""
        try:
            self.game.apply(self.table.state, seat, action, self.moment)
        except Refused as refusal:
            return refusal
        return None

    def choose(self, seat: Seat) -> Any:
        """Let a bot choose, from its view alone; ``None`` if it would rather wait."""
        player = self.player(seat)
        self._reasons.decided(player)
        return self._bots[player].choose(self.table.view(player), self.legal(seat))

    def reasons(self, words: Words) -> list[tuple[str, list[str]]]:
        """Let the bots say why they did what they did, each by name; nothing before the end."""
        if self.outcome is None:
            return []
        return self._reasons.lines(self._bots, self.presenter, self.table.view(words.reader), words)

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
