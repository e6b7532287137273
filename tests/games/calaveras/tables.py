"""Tables in the words of the rulebook: lay one out, play on it, ask what lies there.

A state is a value: every function returns the next one. A play is written as records and logs are read aloud:
``"place hotel to 2"``, ``"twist lab from 1 to suspect"``, ``"twist nothing"``, ``"pass"``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeVar

import pytest

from volteface.core.errors import Refused
from volteface.core.game import CHANCE, Step
from volteface.core.json import Entry, Json
from volteface.core.rng import Rng
from volteface.games.calaveras import CALAVERAS, Action, Deal, Event, Reshuffle, State, View
from volteface.games.calaveras.actions import EVERY_PLAY
from volteface.games.calaveras.board import INNOCENT, SUSPECT
from volteface.games.calaveras.cards import CARDS, CODES, DECK, HAND, bag_of
from volteface.games.calaveras.rules import advance
from volteface.games.calaveras.state import Setup, start

PLAYS = {action.notation: action for action in EVERY_PLAY}
SERVICES = ("cia", "kgb", "dgse")

EventT = TypeVar("EventT", bound=Event)


def table(
    players: int = 4,
    hands: Sequence[str] = (),
    pile: str | None = None,
    shows: Mapping[int, str] | None = None,
    innocent: str = "",
    suspect: str = "",
    suspicion: Sequence[int] = (),
    nicole: int | None = None,
    ghost: int | None = None,
    first: int = 0,
    discard: str = "",
    deck: Sequence[int] = DECK,
) -> State:
    """Lay a table out in the middle of a game: hands, Places, points, Nicole.

    Hands that are not said are filled up, always in the same way; the pile is all that is left, unless it is
    said: then its other cards are on the discard pile.
    """
    if players % 2 and ghost is None:
        ghost = 3
    setup = Setup(players, ghost=ghost, deck=tuple(deck))
    rest = [code for code, number in enumerate(deck) for _ in range(number)]
    rest = Rng("table").shuffled(rest)
    given = [codes(hand) for hand in hands] + [[] for _ in range(setup.seats - len(hands))]
    open_cards = [*(shows or {}).values(), innocent, suspect, discard, pile or ""]
    for card in [card for hand in given for card in hand] + [
        one for text in open_cards for one in codes(text)
    ]:
        rest.remove(card)
    for seat in range(setup.seats):
        wanted = 0 if seat == ghost else HAND - len(given[seat])
        if seat >= len(hands):
            given[seat] += [rest.pop() for _ in range(wanted)]
    drawn_from = rest if pile is None else codes(pile)
    state = start(setup, Deal(SERVICES[: setup.half], ghost, given, drawn_from, first))
    board = state.board
    for seat, places in (shows or {}).items():
        board.shown[seat] = bits(places)
    board.shown[INNOCENT], board.shown[SUSPECT] = bits(innocent), bits(suspect)
    for seat, points in enumerate(suspicion):
        board.suspicion[seat] = points
    board.nicole = first if nicole is None else nicole
    state.discard = bag_of([*codes(discard), *([] if pile is None else rest)])
    CALAVERAS.check(state)
    return state


def codes(words: str) -> list[int]:
    """Read cards: ``"hotel lab twist"``."""
    return [CODES[word] for word in words.split()]


def bits(words: str) -> int:
    return sum(2**code for code in codes(words))


def dealt(seed: int = 0, **options: Json) -> State:
    """Deal a table by chance and set it up."""
    chosen = CALAVERAS.read_options({"players": 4, **options})
    return CALAVERAS.start(chosen, CALAVERAS.deal(chosen, Rng("dealt", seed)))


def asked(state: State) -> tuple[int, ...]:
    return CALAVERAS.to_act(state)


def step(state: State, play: str) -> Step[State, Event]:
    """Let the seat whose turn it is play, and say what was told."""
    return CALAVERAS.apply(state, asked(state)[0], PLAYS[play])


def do(state: State, *plays: str) -> State:
    """Let one seat after the other play."""
    for play in plays:
        state = step(state, play).state
    return state


def reshuffle(state: State, pile: str) -> Step[State, Event]:
    """Let chance put the new pile into this order."""
    return CALAVERAS.apply(state, CHANCE, Reshuffle(tuple(codes(pile))))


def go_on(state: State, rng: Rng) -> Step[State, Event]:
    """Let whoever is asked do anything that he may."""
    (actor,) = asked(state)
    if actor == CHANCE:
        return CALAVERAS.apply(state, actor, CALAVERAS.draw(state, rng))
    return CALAVERAS.apply(state, actor, rng.choice(CALAVERAS.legal(state, actor)))


def choices(state: State, seat: int) -> list[str]:
    """Write down what a seat may do."""
    return [action.notation for action in CALAVERAS.legal(state, seat)]


def public(state: State) -> View:
    """See what a spectator sees."""
    return CALAVERAS.view(state, None)


def places(state: State, seat: int) -> str:
    """Name what lies in front of a seat."""
    return " ".join(public(state).seats[seat].places)


def zones(state: State) -> tuple[str, str]:
    """Name what lies at the centre: Innocent, Suspect."""
    seen = public(state)
    return " ".join(seen.innocent), " ".join(seen.suspect)


def points(state: State) -> list[int]:
    """Count the suspicion points, seat by seat."""
    return [seat.suspicion for seat in public(state).seats]


def hand(state: State, seat: int) -> str:
    """Name the cards of a player."""
    you = CALAVERAS.view(state, seat).you
    assert you is not None
    return " ".join(you.hand)


def discarded(state: State) -> str:
    """Name what lies in the discard pile."""
    counts = public(state).discard
    return " ".join(name for name in CARDS for _ in range(counts[name]))


def result(state: State) -> Entry:
    """Write down who has won."""
    outcome = CALAVERAS.outcome(state)
    assert outcome is not None, "the game is not over"
    return outcome.result()


def told(events: Sequence[Event], seat: int | None) -> list[Event]:
    """Keep what a seat is told."""
    redacted = [CALAVERAS.redact(event, seat) for event in events]
    return [event for event in redacted if event is not None]


def some(events: Sequence[Event], kind: type[EventT]) -> list[EventT]:
    """Keep the events of a kind."""
    return [event for event in events if isinstance(event, kind)]


def snapshot(state: State) -> tuple[object, ...]:
    """Gather all that can be asked of a state."""
    seats = range(len(public(state).seats))
    return (
        CALAVERAS.log(state),
        [CALAVERAS.legal(state, seat) for seat in seats],
        [CALAVERAS.view(state, seat) for seat in (None, *seats)],
        asked(state),
    )


def refused(state: State, actor: int, action: str | Action, rule: str, message: str) -> None:
    """Check that an action is refused by a rule, with a reason, and that nothing has changed."""
    wanted = PLAYS[action] if isinstance(action, str) else action
    before = snapshot(state)
    with pytest.raises(Refused) as caught:
        CALAVERAS.apply(state, actor, wanted)
    assert (caught.value.rule, caught.value.message) == (rule, message)
    with pytest.raises(Refused):
        advance(state, actor, wanted, None)
    assert snapshot(state) == before
    assert wanted not in CALAVERAS.legal(state, actor)
