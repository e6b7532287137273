"""The protocol that every game speaks. Games are stateless: rules acting on a state that is a value.

Server, client, terminal, bots, simulator and research adapters know this and no particular game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Generic, NamedTuple, Protocol, TypeVar

from volteface.core.errors import VoltefaceError
from volteface.core.guide import ListGuide, Part
from volteface.core.json import Entry, Json
from volteface.core.outcome import Outcome
from volteface.core.phrases import Phrase
from volteface.core.rng import Rng

Seat = int
"""A place at the table, 0 to n - 1, clockwise."""

Actor = int
"""Whoever can append an entry: a seat, ``CHANCE`` or ``CLOCK``."""

CHANCE: Final = -1
CLOCK: Final = -2
ACTOR_NAMES: Final = {CHANCE: "chance", CLOCK: "clock"}
"""How records write the actors that are no seats."""

OptionsT = TypeVar("OptionsT")
DealT = TypeVar("DealT")
StateT = TypeVar("StateT")
ActionT = TypeVar("ActionT")
EventT = TypeVar("EventT")
ViewT = TypeVar("ViewT", covariant=True)  # noqa: PLC0105 - one name for all six


class Step(NamedTuple, Generic[StateT, EventT]):
    """What an action leads to."""

    state: StateT
    events: list[EventT]


class Sifted(NamedTuple):
    """The good lines of a list that people wrote, and what is wrong with the others."""

    good: list[str]
    bad: list[VoltefaceError]


class OptionFlag(NamedTuple):
    """How one option is offered on a command line or a form."""

    name: str
    kind: str
    """``switch``, ``choice``, ``list``, ``number``, ``json`` or ``lines`` (of a file)."""
    choices: tuple[str, ...] = ()
    default: Json = None
    help: str | None = None
    """The message that explains it."""
    extra: bool = False
    """Whether it is ours alone: the record format does not know it, and other programs pass over it."""
    sift: Callable[[Sequence[str]], Sifted] | None = None
    """For lines: separates the good ones from the bad, so that people can go on with the rest."""
    guide: Callable[[], ListGuide] | None = None
    """For a list: what is to be known of its choices, and which of them go together."""
    parts: tuple[Part, ...] = ()
    """For JSON: what it is put together of."""


class Game(Protocol[OptionsT, DealT, StateT, ActionT, EventT, ViewT]):
    """One game's rules."""

    @property
    def id(self) -> str:
        """The name in records and on the command line."""

    @property
    def version(self) -> int:
        """Changes only when the behaviour does."""

    @property
    def players(self) -> range:
        """How many may play."""

    @property
    def flags(self) -> tuple[OptionFlag, ...]:
        """The options besides ``players``."""

    @property
    def timed(self) -> bool:
        """Whether the rules know a clock; every entry then says ``at``, in milliseconds since the start."""

    @property
    def phrases(self) -> tuple[Phrase, ...]:
        """What people can say with one tap, within the rules of talk."""

    def read_options(self, raw: Mapping[str, Json]) -> OptionsT:
        """Read options as records write them; raises ``Refused`` with the rule and the reason."""

    def write_options(self, options: OptionsT) -> Entry:
        """Write options as records do: ``players``, and whatever differs from the default."""

    def draw_options(self, rng: Rng, fixed: Mapping[str, Json]) -> OptionsT:
        """Draw an allowed setup at random, leaving what is fixed as it is."""

    def seats(self, options: OptionsT) -> int:
        """Count the seats of a table."""

    def deal(self, options: OptionsT, rng: Rng, previous: DealT | None = None) -> DealT:
        """Draw what chance decides before the first action; a rematch passes the ``previous`` deal."""

    def read_deal(
        self, options: OptionsT, entry: Mapping[str, Json], seats: Sequence[Mapping[str, Json]] = ()
    ) -> DealT:
        """Read a deal entry, and what the record's ``seats`` say of it; raises ``Refused``."""

    def write_deal(self, deal: DealT) -> Entry:
        """Write the deal entry."""

    def write_seats(self, deal: DealT) -> list[Entry]:
        """Write what the rules say of each seat before the first action (a team, a ghost): public."""

    def start(self, options: OptionsT, deal: DealT) -> StateT:
        """Set the table up."""

    def opening(self, state: StateT) -> list[EventT]:
        """List what is told of a table that has just been set up."""

    def to_act(self, state: StateT) -> tuple[Actor, ...]:
        """Name who is asked, in order: seats, several in a vote; nobody when the game is over.

        ``CHANCE``, always alone, where something must be drawn before anything else; ``CLOCK``, first, while
        time can run out.
        """

    def legal(self, state: StateT, actor: Actor) -> Sequence[ActionT]:
        """List what a seat, or the clock, may do now; nothing if it is not asked.

        What chance may draw is not listed. An action with free text stands for all of its kind.
        """

    def covers(self, offer: ActionT, action: ActionT) -> bool:
        """Tell whether a legal action stands for this one: they are equal, or differ in allowed free text."""

    def draw(self, state: StateT, rng: Rng) -> ActionT:
        """Draw what chance must decide now; where chance is never asked, raises ``ValueError``."""

    def fallback(self, state: StateT, seat: Seat, rng: Rng) -> ActionT:
        """Draw the move of a seat that is asked and whose time ran out.

        It is legal, and any role could have made it: it depends on what this seat may know, but never on its
        secret role, so that it tells the others no more than the random move of an ordinary player.
        """

    def deadline(self, state: StateT) -> int | None:
        """Say at which moment the clock will act, if it runs; in milliseconds since the start."""

    def decider(self, state: StateT, seat: Seat) -> Seat:
        """Name the seat whose player decides for this one: itself, unless nobody sits there."""

    def may_speak(self, state: StateT, seat: Seat) -> bool:
        """Tell whether the rules let a seat talk to the others now; everybody knows who may."""

    def apply(self, state: StateT, actor: Actor, action: ActionT, at: int = 0) -> Step[StateT, EventT]:
        """Carry an action out on a copy; raises ``Refused`` and changes nothing if it is not legal.

        ``at`` is the moment, which only a timed game reads.
        """

    def foresee(self, state: StateT, seat: Seat, action: ActionT) -> Sequence[EventT] | None:
        """Say what everybody would see follow at once from an action, as far as nothing hidden decides it.

        Nothing is carried out. ``None`` in a game that foresees nothing; raises ``Refused`` as ``apply``.
        """

    def advance(self, state: StateT, actor: Actor, action: ActionT, at: int = 0) -> tuple[Actor, ...]:
        """Carry an action out in place and tell nobody: ``apply`` for search and simulation.

        Returns who is asked next, as ``to_act`` would.
        """

    def copy(self, state: StateT) -> StateT:
        """Make an independent copy, to search from."""

    def read_action(self, entry: Mapping[str, Json]) -> ActionT:
        """Read what an entry does; raises ``Refused`` if it makes no sense."""

    def write_action(self, action: ActionT) -> Entry:
        """Write ``do`` and what goes with it; whoever reads it leaves it as it is."""

    def view(self, state: StateT, seat: Seat | None) -> ViewT:
        """Build what a seat may know, from nothing; ``None`` is a spectator."""

    def views(self, state: StateT, readers: Sequence[Seat | None]) -> Sequence[ViewT]:
        """Build the views of several readers, each as ``view`` would; what all may know is built once."""

    def write_views(self, state: StateT, readers: Sequence[Seat | None]) -> Sequence[bytes]:
        """Write the views of several readers as JSON: byte for byte what ``views`` shows."""

    def redact(self, event: EventT, seat: Seat | None) -> EventT | None:
        """Give a seat its part of an event, or ``None`` if it is told nothing."""

    def outcome(self, state: StateT) -> Outcome | None:
        """Say who has won and why, once the game is over."""

    def resample(self, state: StateT, seat: Seat | None, rng: Rng) -> StateT:
        """Draw another truth that fits all that this seat was ever told."""

    def log(self, state: StateT) -> list[Entry]:
        """Write the log, deal first, that leads to this state."""

    def vocabulary(self, options: OptionsT) -> Sequence[ActionT]:
        """List every action that anybody could ever try at such a table, or fair samples of them."""

    def check(self, state: StateT) -> None:
        """Raise ``AssertionError`` if anything that must be conserved is not."""


AnyGame = Game[Any, Any, Any, Any, Any, Any]
"""A game whose own types do not matter here."""
