"""A short way to write a small game: how it is dealt, who may do what, what each seat sees, who wins.

A position is the deal and the moves since; everything that the ``Game`` protocol asks for follows from it.
A game that is searched, or whose other truths must be drawn quickly, is better written as the three big ones
are (docs/adding-a-game.md).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import ClassVar, NamedTuple

import msgspec

from volteface.core.errors import NotInTurn, Refused
from volteface.core.game import ACTOR_NAMES, CHANCE, Actor, OptionFlag, Seat, Step
from volteface.core.json import Entry, Json
from volteface.core.outcome import Outcome
from volteface.core.phrases import Phrase
from volteface.core.rng import Rng
from volteface.core.written import write_each

_WORLDS_TRIED = 200


class Move(NamedTuple):
    """What a seat does: a word, and what goes with it."""

    do: str
    what: int | str | bool | None = None


class Said(msgspec.Struct, frozen=True):
    """An event: who did what. Everybody is told."""

    seat: Seat
    do: str
    what: int | str | bool | None = None


class Position(msgspec.Struct):
    """The truth: how many play, what was dealt, what was done by whom."""

    players: int
    deal: Entry
    moves: list[tuple[Seat, Move]] = []

    def after(self, count: int) -> Position:
        """Go back to when so many moves had been made."""
        return Position(self.players, self.deal, self.moves[:count])


class SimpleGame(ABC):
    """A whole ``Game``, once five methods are written."""

    id: ClassVar[str]
    players: ClassVar[range]
    version: ClassVar[int] = 1
    flags: ClassVar[tuple[OptionFlag, ...]] = ()
    timed: ClassVar[bool] = False
    phrases: ClassVar[tuple[Phrase, ...]] = ()

    @abstractmethod
    def dealt(self, players: int, rng: Rng) -> Entry:
        """Draw what chance decides: any JSON object."""

    @abstractmethod
    def asked(self, state: Position) -> Sequence[Seat]:
        """Name the seats that are asked, in order; nobody when the game is over."""

    @abstractmethod
    def offered(self, state: Position, seat: Seat) -> Sequence[Move]:
        """List what a seat that is asked may do."""

    @abstractmethod
    def seen(self, state: Position, seat: Seat | None) -> Json:
        """Build what a seat, or a spectator, may know, from nothing."""

    @abstractmethod
    def winners(self, state: Position) -> Sequence[Seat]:
        """Name the winners of a game that is over."""

    def read_options(self, raw: Mapping[str, Json]) -> int:
        """Read how many play."""
        players = raw.get("players")
        if not isinstance(players, int) or players not in self.players:
            low, high = self.players[0], self.players[-1]
            raise Refused(self.id, "simple-players", players=str(players), low=low, high=high)
        return players

    def write_options(self, players: int) -> Entry:
        """Write how many play."""
        return {"players": players}

    def draw_options(self, rng: Rng, fixed: Mapping[str, Json]) -> int:
        """Draw how many play, unless that is fixed."""
        return self.read_options({"players": rng.choice(self.players), **fixed})

    def seats(self, players: int) -> int:
        """Everyone has a seat."""
        return players

    def deal(self, players: int, rng: Rng, _previous: Position | None = None) -> Position:
        """Draw a deal."""
        return Position(players, self.dealt(players, rng))

    def read_deal(
        self, players: int, entry: Mapping[str, Json], _seats: Sequence[Mapping[str, Json]] = ()
    ) -> Position:
        """Read a deal; one that names other things than ours cannot be."""
        deal = {key: value for key, value in entry.items() if key not in ("by", "do", "at")}
        if deal.keys() != self.dealt(players, Rng(0)).keys():
            raise Refused(self.id, "simple-deal")
        return Position(players, deal)

    def write_deal(self, deal: Position) -> Entry:
        """Write the deal entry."""
        return {"by": ACTOR_NAMES[CHANCE], "do": "deal", **deal.deal}

    def write_seats(self, deal: Position) -> list[Entry]:
        """Nothing is known of a seat before the first action."""
        return [{} for _ in range(deal.players)]

    def start(self, _players: int, deal: Position) -> Position:
        """A deal is the first position."""
        return self.copy(deal)

    def opening(self, _state: Position) -> list[Said]:
        """What was dealt stands in the view."""
        return []

    def to_act(self, state: Position) -> tuple[Actor, ...]:
        """Name the seats that are asked."""
        return tuple(self.asked(state))

    def legal(self, state: Position, seat: Seat) -> Sequence[Move]:
        """List what a seat may do now."""
        return self.offered(state, seat) if seat in self.asked(state) else ()

    def covers(self, offer: Move, move: Move) -> bool:
        """There is no free text."""
        return offer == move

    def draw(self, state: Position, rng: Rng) -> Move:
        """Chance has its say before the first move only."""
        raise ValueError("chance is never asked in this game")

    def fallback(self, state: Position, seat: Seat, rng: Rng) -> Move:
        """Draw any move; a game whose roles are offered different ones draws among those of all roles."""
        return rng.choice(self.offered(state, seat))

    def deadline(self, _state: Position) -> int | None:
        """No clock runs."""
        return None

    def decider(self, _state: Position, seat: Seat) -> Seat:
        """Everyone decides alone."""
        return seat

    def may_speak(self, _state: Position, _seat: Seat) -> bool:
        """Talk is free."""
        return True

    def apply(self, state: Position, seat: Seat, move: Move, at: int = 0) -> Step[Position, Said]:
        """Add a move to a copy; raises ``Refused`` if it is not offered."""
        after = self.copy(state)
        self.advance(after, seat, move)
        return Step(after, [Said(seat, move.do, move.what)])

    def foresee(self, _state: Position, _seat: Seat, _action: Move) -> None:
        """Foresee nothing."""
        return

    def advance(self, state: Position, seat: Seat, move: Move, at: int = 0) -> tuple[Actor, ...]:
        """Add a move in place."""
        if seat not in self.asked(state):
            raise NotInTurn(self.id, "simple-not-in-turn", seat=seat + 1)
        if move not in self.offered(state, seat):
            raise Refused(self.id, "simple-not-offered", move=move.do[:20])
        state.moves.append((seat, move))
        return self.to_act(state)

    def copy(self, state: Position) -> Position:
        """Make an independent copy."""
        return state.after(len(state.moves))

    def read_action(self, entry: Mapping[str, Json]) -> Move:
        """Read what an entry does."""
        do, what = entry.get("do"), entry.get("what")
        if not isinstance(do, str) or isinstance(what, float | list | dict):
            raise Refused(self.id, "simple-not-offered", move=str(do)[:20])
        return Move(do, what)

    def write_action(self, move: Move) -> Entry:
        """Write ``do``, and ``what`` where there is such."""
        return {"do": move.do} if move.what is None else {"do": move.do, "what": move.what}

    def view(self, state: Position, seat: Seat | None) -> Json:
        """Build what a seat may know."""
        return self.seen(state, seat)

    def views(self, state: Position, readers: Sequence[Seat | None]) -> list[Json]:
        """Build what several readers may know."""
        return [self.seen(state, reader) for reader in readers]

    def write_views(self, state: Position, readers: Sequence[Seat | None]) -> list[bytes]:
        """Write what several readers may know."""
        return write_each(self.views(state, readers))

    def redact(self, event: Said, _seat: Seat | None) -> Said | None:
        """Everybody is told."""
        return event

    def outcome(self, state: Position) -> Outcome | None:
        """Say who has won, once nobody is asked."""
        return None if self.asked(state) else Outcome(tuple(self.winners(state)))

    def resample(self, state: Position, seat: Seat | None, rng: Rng) -> Position:
        """Deal again until a deal would have looked the same to this seat all along."""
        for _ in range(_WORLDS_TRIED):
            world = Position(state.players, self.dealt(state.players, rng), state.moves[:])
            if all(self._same(state, world, count, seat) for count in range(len(state.moves) + 1)):
                return world
        return self.copy(state)

    def _same(self, state: Position, world: Position, count: int, seat: Seat | None) -> bool:
        """Compare two truths after some moves, for a seat; and whether the next move was possible in both."""
        ours, theirs = state.after(count), world.after(count)
        if self.seen(ours, seat) != self.seen(theirs, seat) or self.asked(ours) != self.asked(theirs):
            return False
        if seat is not None and self.legal(ours, seat) != self.legal(theirs, seat):
            return False
        if count == len(state.moves):
            return True
        actor, move = state.moves[count]
        return move in self.legal(theirs, actor)

    def log(self, state: Position) -> list[Entry]:
        """Write the log, deal first, that leads to this position."""
        moves: list[Entry] = [{"by": seat, **self.write_action(move)} for seat, move in state.moves]
        return [self.write_deal(state), *moves]

    def vocabulary(self, _players: int) -> Sequence[Move]:
        """What is offered is tried by everybody anyway."""
        return ()

    def check(self, state: Position) -> None:
        """Nothing is conserved."""
        return
