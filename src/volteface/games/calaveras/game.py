"""Mission Calaveras as a ``Game``: the doors of this package, each one line into the module that knows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import final

from mypy_extensions import i64

from volteface.core.game import OptionFlag, Step
from volteface.core.json import Entry, Json
from volteface.core.outcome import Outcome
from volteface.core.phrases import Phrase
from volteface.core.rng import Rng
from volteface.games.calaveras import deals, options, phrases, records, rules, view, worlds
from volteface.games.calaveras.actions import Action
from volteface.games.calaveras.events import Event
from volteface.games.calaveras.options import Options
from volteface.games.calaveras.state import Deal, State, start
from volteface.games.calaveras.view import View


@final
class MissionCalaveras:
    """MC-1 to MC-23: suspicion and trust in teams of two, for 3 to 6."""

    __slots__ = ()

    @property
    def id(self) -> str:
        """The name in records and on the command line."""
        return "mission-calaveras"

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
        return options.FLAGS

    @property
    def timed(self) -> bool:
        """No rule knows a clock."""
        return False

    @property
    def phrases(self) -> tuple[Phrase, ...]:
        """MC-23: what people can say with one tap."""
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
        """MC-1, MC-3: count the seats, the ghost's too."""
        return int(chosen.setup.seats)

    def deal(self, chosen: Options, rng: Rng, previous: Deal | None = None) -> Deal:
        """Draw teams, ghost, hands, pile and the first player, as far as the table has not chosen."""
        return deals.deal(chosen.setup, rng, previous)

    def read_deal(
        self, chosen: Options, entry: Mapping[str, Json], seats: Sequence[Mapping[str, Json]] = ()
    ) -> Deal:
        """Read a deal entry and the seats' teams, and refuse a deal that cannot be."""
        return records.read_deal(chosen, entry, seats)

    def write_deal(self, deal: Deal) -> Entry:
        """Write the deal entry."""
        return records.write_deal(deal)

    def write_seats(self, deal: Deal) -> list[Entry]:
        """Write each seat's team, and whose ghost the ghost is."""
        return records.write_seats(deal)

    def start(self, chosen: Options, deal: Deal) -> State:
        """Set the table up."""
        return start(chosen.setup, deal)

    def opening(self, state: State) -> list[Event]:
        """List what is told of a table that has just been set up."""
        return rules.opening(state)

    def to_act(self, state: State) -> tuple[int, ...]:
        """Name who is asked: the seat whose turn it is, or chance for a new pile."""
        return state.asked

    def legal(self, state: State, seat: i64) -> tuple[Action, ...]:
        """List what a seat may do now; on the ghost's turn, the plays from its partner's hand."""
        return rules.legal(state, seat)

    def covers(self, offer: Action, action: Action) -> bool:
        """There is no free text."""
        return offer == action

    def draw(self, state: State, rng: Rng) -> Action:
        """MC-11a: shuffle the discard pile."""
        return rules.draw(state, rng)

    def fallback(self, state: State, seat: int, rng: Rng) -> Action:
        """Draw any play: there are no secret roles, and a hand allows everyone the same."""
        return rng.choice(rules.legal(state, seat))

    def deadline(self, _state: State) -> int | None:
        """No clock runs."""
        return None

    def decider(self, state: State, seat: int) -> int:
        """MC-4: for the ghost its partner decides."""
        return state.deal.holders[seat]

    def may_speak(self, _state: State, _seat: int) -> bool:
        """MC-23: talk is free."""
        return True

    def apply(self, state: State, actor: i64, action: Action, _at: int = 0) -> Step[State, Event]:
        """Carry an action out on a copy."""
        after = state.copy()
        tell: list[Event] = []
        rules.advance(after, actor, action, tell)
        return Step(after, tell)

    def foresee(self, state: State, seat: i64, action: Action) -> list[Event]:
        """Say what a play brings before the draw: twins, Nicole, who is named, the end."""
        return rules.foresee(state, seat, action)

    def advance(self, state: State, actor: i64, action: Action, _at: int = 0) -> tuple[int, ...]:
        """Carry an action out in place, tell nobody, and name who is asked next."""
        rules.advance(state, actor, action, None)
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
        """Build what a seat may know; the ghost's seat is its partner's."""
        return view.views(state, (seat,))[0]

    def views(self, state: State, readers: Sequence[int | None]) -> list[View]:
        """Build what several readers may know."""
        return view.views(state, readers)

    def write_views(self, state: State, readers: Sequence[int | None]) -> list[bytes]:
        """Write what several readers may know."""
        return view.write_views(state, readers)

    def redact(self, event: Event, seat: int | None) -> Event | None:
        """An event is told whole or not at all; the ghost's seat is told what its partner is."""
        if event.only is None or (seat is not None and seat in (event.only, event.also)):
            return event
        return None

    def outcome(self, state: State) -> Outcome | None:
        """MC-20, MC-21, MC-22: say who has won, who is guilty and whom Nicole trusts at the end."""
        if state.guilty is None:
            return None
        return Outcome(state.winners, more={"guilty": state.guilty, "nicole": int(state.board.nicole)})

    def resample(self, state: State, seat: int | None, rng: Rng) -> State:
        """Draw another truth that fits all that this seat was ever told."""
        return worlds.resample(state, seat, rng)

    def log(self, state: State) -> list[Entry]:
        """Write the log, deal first, that leads to this state."""
        return records.log(state)

    def vocabulary(self, _chosen: Options) -> Sequence[Action]:
        """List every action that anybody could ever try at such a table."""
        return records.vocabulary()

    def check(self, state: State) -> None:
        """MC-5: cards are conserved."""
        records.check(state)


CALAVERAS = MissionCalaveras()
