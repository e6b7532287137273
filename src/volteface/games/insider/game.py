"""Insider as a ``Game``: the doors of this package, each one line into the module that knows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import final

from volteface.core.game import Actor, OptionFlag, Seat, Step
from volteface.core.json import Entry, Json
from volteface.core.outcome import Outcome
from volteface.core.phrases import Phrase
from volteface.core.rng import Rng
from volteface.core.written import write_each
from volteface.games.insider import deals, fallback, options, phrases, records, rules, view, worlds
from volteface.games.insider.actions import Action
from volteface.games.insider.deals import Deal
from volteface.games.insider.events import Event
from volteface.games.insider.options import Options
from volteface.games.insider.state import LOOK, OVER, QUESTIONS, State, asked
from volteface.games.insider.view import View


@final
class Insider:
    """IN-1 to IN-30: find the word, then the one who knew it, for 4 to 8."""

    __slots__ = ()

    @property
    def id(self) -> str:
        """The name in records and on the command line."""
        return "insider"

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
        """A glass runs."""
        return True

    @property
    def phrases(self) -> tuple[Phrase, ...]:
        """IN-6: what people can say with one tap."""
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
        """Count the seats: one for each player."""
        return chosen.players

    def deal(self, chosen: Options, rng: Rng, previous: Deal | None = None) -> Deal:
        """Deal the roles and draw the word."""
        return deals.deal(chosen, rng, previous)

    def read_deal(
        self, chosen: Options, entry: Mapping[str, Json], _seats: Sequence[Mapping[str, Json]] = ()
    ) -> Deal:
        """Read a deal entry, and refuse a deal that cannot be."""
        return records.read_deal(chosen, entry)

    def write_deal(self, deal: Deal) -> Entry:
        """Write the deal entry."""
        return records.write_deal(deal)

    def write_seats(self, deal: Deal) -> list[Entry]:
        """Nothing is written of a seat; the deal says who the Master is."""
        return [{} for _ in deal.roles]

    def start(self, chosen: Options, deal: Deal) -> State:
        """Set the table up."""
        return State(chosen, deal)

    def opening(self, state: State) -> list[Event]:
        """List what is told of a table that has just been set up."""
        return rules.opening(state)

    def to_act(self, state: State) -> tuple[Actor, ...]:
        """Name who is asked for something."""
        return asked(state)

    def legal(self, state: State, actor: Actor) -> tuple[Action, ...]:
        """List what a seat or the clock may do now."""
        return rules.legal(state, actor)

    def covers(self, offer: Action, action: Action) -> bool:
        """One question stands for all, and one written word."""
        return rules.covers(offer, action)

    def draw(self, state: State, rng: Rng) -> Action:
        """Draw another word."""
        return rules.draw_again(state, rng)

    def fallback(self, state: State, seat: Seat, rng: Rng) -> Action:
        """Draw what a seat does whose time ran out: nothing that shows what it knows."""
        return fallback.fallback(state, seat, rng)

    def deadline(self, state: State) -> int | None:
        """Say when the time that is running will be up."""
        return state.deadline

    def decider(self, _state: State, seat: Seat) -> Seat:
        """Everyone decides alone."""
        return seat

    def may_speak(self, state: State, seat: Seat) -> bool:
        """IN-6: from the look until the word is found the Master does nothing but answer."""
        return seat != state.master or state.phase not in (LOOK, QUESTIONS)

    def apply(self, state: State, actor: Actor, action: Action, at: int = 0) -> Step[State, Event]:
        """Carry an action out on a copy."""
        after = state.copy()
        tell: list[Event] = []
        rules.advance(after, actor, action, at, tell)
        return Step(after, tell)

    def foresee(self, _state: State, _seat: int, _action: Action) -> None:
        """Foresee nothing: what a question leads to hangs on the others."""

    def advance(self, state: State, actor: Actor, action: Action, at: int = 0) -> tuple[Actor, ...]:
        """Carry an action out in place, tell nobody, and name who is asked next."""
        rules.advance(state, actor, action, at, None)
        return asked(state)

    def copy(self, state: State) -> State:
        """Make an independent copy."""
        return state.copy()

    def read_action(self, entry: Mapping[str, Json]) -> Action:
        """Read what an entry does."""
        return records.read_action(entry)

    def write_action(self, action: Action) -> Entry:
        """Write ``do`` and what goes with it."""
        return records.write_action(action)

    def view(self, state: State, seat: Seat | None) -> View:
        """Build what a seat may know."""
        return view.views(state, (seat,))[0]

    def views(self, state: State, readers: Sequence[Seat | None]) -> list[View]:
        """Build what several readers may know."""
        return view.views(state, readers)

    def write_views(self, state: State, readers: Sequence[Seat | None]) -> list[bytes]:
        """Write what several readers may know; the word stands among what is public, so one by one."""
        return write_each(view.views(state, readers))

    def redact(self, event: Event, seat: Seat | None) -> Event | None:
        """An event is told whole or not at all."""
        return event if event.only is None or event.only == seat else None

    def outcome(self, state: State) -> Outcome | None:
        """Say who has won and why, once the game is over."""
        return Outcome(state.winners, state.reason) if state.phase == OVER else None

    def resample(self, state: State, seat: Seat | None, rng: Rng) -> State:
        """Draw another truth that fits all that this seat was ever told."""
        return worlds.resample(state, seat, rng)

    def log(self, state: State) -> list[Entry]:
        """Write the log, deal first, that leads to this state."""
        return records.log(state)

    def vocabulary(self, chosen: Options) -> Sequence[Action]:
        """List every kind of action that anybody could ever try, with samples of texts."""
        return records.vocabulary(chosen)

    def check(self, state: State) -> None:
        """IN-1, IN-6, IN-10, IN-12, IN-20: cards, answers and ballots are where they belong."""
        records.check(state)


INSIDER = Insider()
