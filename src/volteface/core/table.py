"""One table: a game, its log, and the state that the log leads to; only appending changes anything."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Generic, final

from volteface.core.errors import BadRecord, Refused
from volteface.core.game import (
    ACTOR_NAMES,
    CHANCE,
    CLOCK,
    ActionT,
    Actor,
    AnyGame,
    DealT,
    EventT,
    Game,
    OptionsT,
    Seat,
    StateT,
    ViewT,
)
from volteface.core.json import Entry, Json, canonical
from volteface.core.record import Record, seal
from volteface.core.rng import Rng

_ACTORS = {name: actor for actor, name in ACTOR_NAMES.items()}


@final
class Next(Generic[StateT, EventT]):
    """An action that was carried out on a copy: what the table becomes once the entry is written down."""

    __slots__ = ("at", "entry", "events", "state")

    def __init__(self, entry: Entry, at: int, state: StateT, events: list[EventT]) -> None:
        """Remember what it led to, and when."""
        self.entry, self.at, self.state, self.events = entry, at, state, events


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
        self.options, self.deal = options, deal
        given = seats if seats is not None else [{} for _ in range(game.seats(options))]
        self.seats: list[Entry] = [
            {**own, **dealt} for own, dealt in zip(given, game.write_seats(deal), strict=True)
        ]
        entry = game.write_deal(deal)
        self.seal = seal(salt, entry) if salt is not None else None
        self._salt = salt
        self.log: list[Entry] = [entry]
        at = entry.get("at")
        self.now = at if isinstance(at, int) else 0
        """The moment of the last entry."""
        self.state = game.start(options, deal)
        self.events: list[EventT] = game.opening(self.state)

    def act(self, actor: Actor, action: ActionT, at: int | None = None) -> list[EventT]:
        """Carry an action out and write it down; a refused one raises and changes nothing.

        Without a moment it happens at that of the last entry.
        """
        self.adopt(self.prepare(actor, action, at))
        return self.events

    def prepare(
        self, actor: Actor, action: ActionT, at: int | None = None, after: Next[StateT, EventT] | None = None
    ) -> Next[StateT, EventT]:
        """Carry an action out and leave the table as it is, so that it can be stored before anyone is told.

        ``after`` is another one that was prepared and not adopted yet.
        """
        state, now = (self.state, self.now) if after is None else (after.state, after.at)
        moment = now if at is None else at
        reached, events = self.game.apply(state, actor, action, moment)
        entry: Entry = {"by": ACTOR_NAMES.get(actor, actor), **self.game.write_action(action)}
        if self.game.timed or at is not None:
            entry["at"] = moment
        return Next(entry, moment, reached, events)

    def adopt(self, step: Next[StateT, EventT]) -> None:
        """Let the table become what was prepared."""
        self.log.append(step.entry)
        self.now, self.state, self.events = step.at, step.state, step.events

    def let_chance(self, rng: Rng) -> list[EventT]:
        """Let chance draw what it is asked for."""
        return self.act(CHANCE, self.game.draw(self.state, rng))

    def let_clock(self) -> list[EventT]:
        """Let the time run out that is running."""
        return self.act(CLOCK, self.game.legal(self.state, CLOCK)[0], self.game.deadline(self.state))

    def view(self, seat: Seat | None) -> ViewT:
        """Show the table to a seat, or to a spectator."""
        return self.game.view(self.state, self._reader(seat))

    def written(self, readers: Sequence[Seat | None]) -> Sequence[bytes]:
        """Write what several readers see, at once: that is quicker than for one after the other."""
        return self.game.write_views(self.state, [self._reader(reader) for reader in readers])

    def _reader(self, seat: Seat | None) -> Seat | None:
        """Chance and clock have numbers too, and a list has a last seat: nobody else may look by mistake."""
        if seat is not None and not 0 <= seat < len(self.seats):
            raise ValueError(f"there is no seat {seat} at this table")
        return seat

    def told(self, seat: Seat | None) -> list[EventT]:
        """Tell a seat its part of what happened last."""
        reader = self._reader(seat)
        redacted = (self.game.redact(event, reader) for event in self.events)
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
        options = _read_options(game, record.options)
        if len(record.seats) != game.seats(options):
            raise BadRecord("record-seats", seats=game.seats(options))
        if not record.log or record.log[0].get("by") != "chance" or record.log[0].get("do") != "deal":
            raise BadRecord("record-no-deal", entry=0)
        first = record.log[0]
        _moment(game, first, 0)
        if (
            record.seal is not None
            and record.salt is not None
            and not _sealed(record.salt, first, record.seal)
        ):
            raise BadRecord("record-seal", entry=0)
        try:
            deal = game.read_deal(options, first, record.seats)
        except Refused as refusal:
            raise _fault(refusal, 0) from None
        table = cls(game, options, deal, seats=record.seats, salt=record.salt)
        # The seal was made of the entry as it stands, with whatever else its writer put there.
        table.log[0], table.seal = first, record.seal
        return table

    def append(self, number: int, entry: Mapping[str, Json]) -> None:
        """Append an entry as a record writes it, under the number it must have."""
        if number != len(self.log):
            raise BadRecord("record-number", entry=number, number=len(self.log))
        actor = self._actor(number, entry)
        at = _moment(self.game, entry, number)
        try:
            self.act(actor, self.game.read_action(entry), at)
        except Refused as refusal:
            if actor < 0 and actor not in self.game.to_act(self.state):
                by = ACTOR_NAMES[actor]
                raise BadRecord("record-not-asked", number, refusal.rule, by=by) from None
            raise _fault(refusal, number) from None

    def _actor(self, number: int, entry: Mapping[str, Json]) -> Actor:
        by = entry.get("by")
        if isinstance(by, str) and by in _ACTORS:
            return _ACTORS[by]
        # In this order: a compiled function takes what it knows to be an int for one, and true is none.
        if _natural(by) and isinstance(by, int) and by < len(self.seats):
            return by
        raise BadRecord("record-by", entry=number, by=str(by))

    def compare(self, record: Record) -> None:
        """Check the result that a record states."""
        outcome = self.game.outcome(self.state)
        result = outcome.result() if outcome is not None else None
        stated = record.result
        if (result is None) != (stated is None):
            raise BadRecord("record-result-missing" if stated is None else "record-result-early")
        if result is None or stated is None:
            return
        if any(_comparable(stated.get(key)) != _comparable(value) for key, value in result.items()):
            raise BadRecord("record-result", stated=str(stated), right=str(result))


def _read_options(game: Game[OptionsT, Any, Any, Any, Any, Any], raw: Mapping[str, Json]) -> OptionsT:
    """Read a record's options; keys that the format does not know mean nothing if they mean nothing to us."""
    ours = {flag.name for flag in game.flags if flag.extra}
    try:
        return game.read_options(raw)
    except Refused as refusal:
        if not ours & raw.keys():
            raise _fault(refusal, None) from None
    try:
        return game.read_options({key: value for key, value in raw.items() if key not in ours})
    except Refused as refusal:
        raise _fault(refusal, None) from None


def _sealed(salt: str, deal: Mapping[str, Json], stated: str) -> bool:
    try:
        return seal(salt, deal) == stated
    except RecursionError:
        return False


def _moment(game: AnyGame, entry: Mapping[str, Json], number: int) -> int | None:
    """Read when an entry happened."""
    at = entry.get("at")
    if (at is None and game.timed) or (at is not None and not _natural(at)):
        raise BadRecord("record-at", entry=number)
    return at if isinstance(at, int) else None


def _comparable(value: Json) -> Json | list[bytes]:
    """What a result says, whatever the order of its winners; 1, 1.0 and true are not the same."""
    return sorted(canonical(one) for one in value) if isinstance(value, list) else canonical(value).decode()


def _natural(number: Json) -> bool:
    return isinstance(number, int) and not isinstance(number, bool) and number >= 0


def _fault(refusal: Refused, entry: int | None) -> BadRecord:
    """Say of a refused entry which one it was, and which rule refused it."""
    return BadRecord(refusal.message, entry, refusal.rule, **refusal.arguments)
