"""One table: a game, its log, and the state that the log leads to; only appending changes anything."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Generic

from volteface.core.errors import BadRecord, Refused
from volteface.core.game import (
    ACTOR_NAMES,
    CHANCE,
    CLOCK,
    ActionT,
    Actor,
    DealT,
    EventT,
    Game,
    OptionsT,
    Seat,
    StateT,
    ViewT,
)
from volteface.core.json import Entry, Json
from volteface.core.record import Record, seal
from volteface.core.rng import Rng

_ACTORS = {name: actor for actor, name in ACTOR_NAMES.items()}


class Table(Generic[OptionsT, DealT, StateT, ActionT, EventT, ViewT]):
    """A game in progress, from its sealed deal on."""

    def __init__(
        self,
        game: Game[OptionsT, DealT, StateT, ActionT, EventT, ViewT],
        options: OptionsT,
        deal: DealT,
        *,
        seats: list[Entry] | None = None,
        salt: str | None = None,
    ) -> None:
        """Open a table; with a salt the deal is sealed."""
        self.game = game
        self.options = options
        given = seats if seats is not None else [{} for _ in range(game.seats(options))]
        self.seats: list[Entry] = [
            {**own, **dealt} for own, dealt in zip(given, game.write_seats(deal), strict=True)
        ]
        entry = game.write_deal(deal)
        self.seal = seal(salt, entry) if salt is not None else None
        self._salt = salt
        self.log: list[Entry] = [entry]
        self.now = 0
        """The moment of the last entry."""
        self.state = game.start(options, deal)
        self.events: list[EventT] = game.opening(self.state)

    def act(self, actor: Actor, action: ActionT, at: int | None = None) -> list[EventT]:
        """Carry an action out and write it down; a refused one raises and changes nothing.

        Without a moment it happens at that of the last entry.
        """
        moment = self.now if at is None else at
        after, events = self.game.apply(self.state, actor, action, moment)
        entry: Entry = {"by": ACTOR_NAMES.get(actor, actor), **self.game.write_action(action)}
        if self.game.timed or at is not None:
            entry["at"] = moment
        self.log.append(entry)
        self.now = moment
        self.state = after
        self.events = events
        return events

    def let_chance(self, rng: Rng) -> list[EventT]:
        """Let chance draw what it is asked for."""
        return self.act(CHANCE, self.game.draw(self.state, rng))

    def let_clock(self) -> list[EventT]:
        """Let the time run out that is running."""
        return self.act(CLOCK, self.game.legal(self.state, CLOCK)[0], self.game.deadline(self.state))

    def view(self, seat: Seat | None) -> ViewT:
        """Show the table to a seat, or to a spectator."""
        return self.game.view(self.state, seat)

    def told(self, seat: Seat | None) -> list[EventT]:
        """Tell a seat its part of what happened last."""
        redacted = (self.game.redact(event, seat) for event in self.events)
        return [event for event in redacted if event is not None]

    def record(self) -> Record:
        """Write the table down; the salt only once the game is over."""
        outcome = self.game.outcome(self.state)
        return Record(
            game=self.game.id,
            options=self.game.write_options(self.options),
            seats=self.seats,
            log=list(self.log),
            result=outcome.result() if outcome is not None else None,
            seal=self.seal,
            salt=self._salt if outcome is not None else None,
        )

    @classmethod
    def replay(
        cls,
        game: Game[OptionsT, DealT, StateT, ActionT, EventT, ViewT],
        record: Record,
        *,
        until: int | None = None,
    ) -> Table[OptionsT, DealT, StateT, ActionT, EventT, ViewT]:
        """Play a record and check every entry, the result and the seal; the first fault raises ``BadRecord``.

        ``until`` stops after so many entries, to look at a position on the way.
        """
        table = cls._open(game, record)
        for number, entry in enumerate(record.log[1:until], start=1):
            table.append(number, entry)
        if until is None or until >= len(record.log):
            table.compare(record)
        return table

    @classmethod
    def _open(
        cls, game: Game[OptionsT, DealT, StateT, ActionT, EventT, ViewT], record: Record
    ) -> Table[OptionsT, DealT, StateT, ActionT, EventT, ViewT]:
        if record.game != game.id:
            raise BadRecord("record-other-game", game=record.game)
        try:
            options = game.read_options(record.options)
        except Refused as refusal:
            raise _fault(refusal, None) from None
        if len(record.seats) != game.seats(options):
            raise BadRecord("record-seats", seats=game.seats(options))
        if not record.log or record.log[0].get("by") != "chance" or record.log[0].get("do") != "deal":
            raise BadRecord("record-no-deal", entry=0)
        if (
            record.seal is not None
            and record.salt is not None
            and seal(record.salt, record.log[0]) != record.seal
        ):
            raise BadRecord("record-seal", entry=0)
        try:
            deal = game.read_deal(options, record.log[0], record.seats)
        except Refused as refusal:
            raise _fault(refusal, 0) from None
        return cls(game, options, deal, seats=record.seats, salt=record.salt)

    def append(self, number: int, entry: Mapping[str, Json]) -> None:
        """Append an entry as a record writes it, under the number it must have."""
        if number != len(self.log):
            raise BadRecord("record-number", entry=number, number=len(self.log))
        actor = self._actor(number, entry)
        at = entry.get("at")
        if (at is None and self.game.timed) or (at is not None and not _natural(at)):
            raise BadRecord("record-at", entry=number)
        try:
            self.act(actor, self.game.read_action(entry), at if isinstance(at, int) else None)
        except Refused as refusal:
            raise _fault(refusal, number) from None

    def _actor(self, number: int, entry: Mapping[str, Json]) -> Actor:
        by = entry.get("by")
        if isinstance(by, str) and by in _ACTORS and _ACTORS[by] in self.game.to_act(self.state):
            return _ACTORS[by]
        if isinstance(by, int) and _natural(by) and by < len(self.seats):
            return by
        raise BadRecord("record-not-asked" if by in _ACTORS else "record-by", entry=number, by=str(by))

    def compare(self, record: Record) -> None:
        """Check the result that a record states."""
        outcome = self.game.outcome(self.state)
        result = outcome.result() if outcome is not None else None
        stated = record.result
        if (result is None) != (stated is None):
            raise BadRecord("record-result-missing" if stated is None else "record-result-early")
        if (
            result is not None
            and stated is not None
            and any(stated.get(key) != value for key, value in result.items())
        ):
            raise BadRecord("record-result", stated=str(stated), right=str(result))


def _natural(number: Json) -> bool:
    return isinstance(number, int) and not isinstance(number, bool) and number >= 0


def _fault(refusal: Refused, entry: int | None) -> BadRecord:
    """Say of a refused entry which one it was, and which rule refused it."""
    return BadRecord(refusal.message, entry, refusal.rule, **refusal.arguments)
