"""Inside Job as a ``Game``: the doors of this package, each one line into the module that knows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import final

from mypy_extensions import i64

from volteface.core.game import OptionFlag, Step
from volteface.core.json import Entry, Json
from volteface.core.outcome import Outcome
from volteface.core.phrases import Phrase
from volteface.core.rng import Rng
from volteface.games.inside_job import deals, fallback, guide, options, phrases, records, rules, seen, worlds
from volteface.games.inside_job.actions import Action
from volteface.games.inside_job.events import Event
from volteface.games.inside_job.options import Options
from volteface.games.inside_job.state import OVER, PLAY, Deal, State
from volteface.games.inside_job.view import View
from volteface.games.inside_job.vote import place_name


@final
class InsideJob:
    """IJ-1 to IJ-80: trick-taking with a traitor, for 2 to 5."""

    __slots__ = ()

    @property
    def id(self) -> str:
        """The name in records and on the command line."""
        return "inside-job"

    @property
    def version(self) -> int:
        """Changes only when the behaviour does."""
        return 1

    @property
    def players(self) -> range:
        """How many may play."""
        return options.PLAYERS

    @property
    def flags(self) -> tuple[OptionFlag, ...]:
        """The options besides ``players``."""
        return guide.FLAGS

    @property
    def timed(self) -> bool:
        """No rule knows a clock."""
        return False

    @property
    def phrases(self) -> tuple[Phrase, ...]:
        """IJ-70: what people can say with one tap."""
        return phrases.PHRASES

    def read_options(self, raw: Mapping[str, Json]) -> Options:
        """Read options as records write them, and refuse what does not fit together."""
        return options.read_options(raw)

    def write_options(self, chosen: Options) -> Entry:
        """Write options as records do."""
        return options.write_options(chosen)

    def draw_options(self, rng: Rng, fixed: Mapping[str, Json]) -> Options:
        """Draw an allowed setup at random, leaving what is fixed as it is."""
        return options.draw_options(rng, fixed)

    def seats(self, chosen: Options) -> int:
        """Count the seats; Larry has none."""
        return chosen.players

    def deal(self, chosen: Options, rng: Rng, previous: Deal | None = None) -> Deal:
        """Draw hands, roles, missions and the starting player."""
        return deals.deal(chosen.setup, rng, previous)

    def read_deal(
        self, chosen: Options, entry: Mapping[str, Json], _seats: Sequence[Mapping[str, Json]] = ()
    ) -> Deal:
        """Read a deal entry, and refuse a deal that cannot be."""
        return records.read_deal(chosen, entry)

    def write_deal(self, deal: Deal) -> Entry:
        """Write the deal entry."""
        return records.write_deal(deal)

    def write_seats(self, deal: Deal) -> list[Entry]:
        """Nothing is known of a seat before the first action; Larry has none."""
        return [{} for _ in deal.hands]

    def start(self, chosen: Options, deal: Deal) -> State:
        """Set the table up."""
        return rules.start(chosen.setup, deal)

    def opening(self, state: State) -> list[Event]:
        """List what is told of a table that has just been set up."""
        return rules.opening(state)

    def to_act(self, state: State) -> tuple[int, ...]:
        """Name the seats that are asked for something."""
        return state.asked

    def legal(self, state: State, seat: i64) -> tuple[Action, ...]:
        """List what a seat may do now."""
        if state.phase == PLAY and seat == state.turn:
            return rules.legal_plays(state, seat)
        return rules.legal(state, seat)

    def covers(self, offer: Action, action: Action) -> bool:
        """There is no free text."""
        return offer == action

    def draw(self, state: State, rng: Rng) -> Action:
        """Chance has its say before the first action only."""
        raise ValueError("chance is never asked in this game")

    def fallback(self, state: State, seat: int, rng: Rng) -> Action:
        """Draw a move that an ordinary Agent could have made."""
        return fallback.fallback(state, seat, rng)

    def deadline(self, _state: State) -> int | None:
        """No clock runs."""
        return None

    def decider(self, _state: State, seat: int) -> int:
        """Everyone decides alone."""
        return seat

    def may_speak(self, _state: State, _seat: int) -> bool:
        """IJ-70: players talk freely."""
        return True

    def apply(self, state: State, seat: i64, action: Action, at: int = 0) -> Step[State, Event]:
        """Carry an action out on a copy."""
        after = state.copy()
        tell: list[Event] = []
        rules.advance(after, seat, action, tell)
        return Step(after, tell)

    def foresee(self, _state: State, _seat: int, _action: Action) -> None:
        """Foresee nothing: what a card leads to hangs on the cards that follow."""

    def advance(self, state: State, seat: i64, action: Action, at: int = 0) -> tuple[int, ...]:
        """Carry an action out in place, tell nobody, and name the seats that are asked next."""
        rules.advance(state, seat, action, None)
        return state.asked

    def copy(self, state: State) -> State:
        """Make an independent copy."""
        return state.copy()

    def read_action(self, entry: Mapping[str, Json]) -> Action:
        """Read what an entry does."""
        return records.read_action(entry)

    def write_action(self, action: Action) -> Entry:
        """Write ``do`` and what goes with it."""
        return records.write_action(action)

    def view(self, state: State, seat: int | None) -> View:
        """Build what a seat may know."""
        return seen.views(state, (seat,))[0]

    def views(self, state: State, readers: Sequence[int | None]) -> list[View]:
        """Build what several readers may know."""
        return seen.views(state, readers)

    def write_views(self, state: State, readers: Sequence[int | None]) -> list[bytes]:
        """Write what several readers may know."""
        return seen.write_views(state, readers)

    def redact(self, event: Event, seat: int | None) -> Event | None:
        """An event is told whole or not at all."""
        return event if event.only is None or event.only == seat else None

    def outcome(self, state: State) -> Outcome | None:
        """Say who has won and why, once the game is over."""
        if state.phase != OVER:
            return None
        return Outcome(tuple([place_name(state, seat) for seat in state.winners]), state.reason)

    def resample(self, state: State, seat: int | None, rng: Rng) -> State:
        """Draw another truth that fits all that this seat was ever told."""
        return worlds.resample(state, seat, rng)

    def log(self, state: State) -> list[Entry]:
        """Write the log, deal first, that leads to this state."""
        return records.log(state)

    def vocabulary(self, chosen: Options) -> Sequence[Action]:
        """List every action that anybody could ever try at such a table."""
        return records.vocabulary(chosen)

    def check(self, state: State) -> None:
        """IJ-1, IJ-3: cards and tokens are conserved."""
        records.check(state)


INSIDE_JOB = InsideJob()
