"""MC-7 to MC-11a: exact numbers of positions by depth on tiny decks, fast rules against slow ones."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from typing import NamedTuple

import pytest

from tests.games.calaveras.naive import Naive
from tests.games.calaveras.tables import asked, codes, discarded
from volteface.core.game import CHANCE
from volteface.games.calaveras import CALAVERAS, Deal, Reshuffle, State
from volteface.games.calaveras.cards import names_of
from volteface.games.calaveras.state import Setup, start


class Position(NamedTuple):
    """The same position for the fast and for the slow rules."""

    fast: State
    slow: Naive


def tiny(players: int, hands: Sequence[str], pile: str, ghost: int | None = None) -> Position:
    """Deal a tiny deck; the hands and the pile are all there is."""
    dealt = [codes(hand) for hand in hands]
    every = [card for hand in [*dealt, codes(pile)] for card in hand]
    deck = tuple(every.count(kind) for kind in range(6))
    setup = Setup(players, ghost=ghost, deck=deck)
    state = start(setup, Deal(("cia", "kgb", "dgse")[: setup.half], ghost, dealt, codes(pile), 0))
    return Position(state, Naive(CALAVERAS.log(state)[0], ghost))


def new_piles(state: State) -> list[tuple[int, ...]]:
    """MC-11a: every order of the discard pile, each once."""
    return sorted(set(permutations(codes(discarded(state)))))


def fast_count(state: State, depth: int) -> int:
    """Count the positions so many entries later, those of chance too."""
    if depth == 0:
        return 1
    if not asked(state):
        return 0
    (actor,) = asked(state)
    actions = (
        [Reshuffle(pile) for pile in new_piles(state)] if actor == CHANCE else CALAVERAS.legal(state, actor)
    )
    total = 0
    for action in actions:
        after = CALAVERAS.copy(state)
        CALAVERAS.advance(after, actor, action)
        CALAVERAS.check(after)
        total += fast_count(after, depth - 1)
    return total


def slow_count(slow: Naive, depth: int) -> int:
    if depth == 0:
        return 1
    return sum(slow_count(after, depth - 1) for after in slow_steps(slow).values())


def slow_steps(slow: Naive) -> dict[str, Naive]:
    if slow.shuffling:
        piles = sorted(set(permutations(slow.discard)))
        return {"reshuffle " + " ".join(pile): slow.shuffled(list(pile)) for pile in piles}
    return {move: slow.after(move) for move in slow.moves()}


def by_first_action(position: Position, depth: int) -> dict[str, tuple[int, int]]:
    """Count for every first action, fast and slow, to show where the two part."""
    fast, slow = position
    (actor,) = asked(fast)
    actions = (
        [Reshuffle(pile) for pile in new_piles(fast)] if actor == CHANCE else CALAVERAS.legal(fast, actor)
    )
    counts: dict[str, tuple[int, int]] = {}
    for action in actions:
        counts[action.notation] = (fast_count(CALAVERAS.apply(fast, actor, action).state, depth - 1), 0)
    for move, after in slow_steps(slow).items():
        counts[move] = (counts.get(move, (0, 0))[0], slow_count(after, depth - 1))
    return {move: both for move, both in counts.items() if both[0] != both[1]}


FOUR = ["hotel hotel twist", "hotel lab twist", "lab lab lab", "hotel twist twist"]
THREE = ["hotel twist twist", "lab lab hotel", "hotel lab twist", ""]
CASES: list[tuple[int, list[str], str, int | None, list[int]]] = [
    # Players, hands, pile, ghost, positions after 1, 2, 3… entries.
    (4, FOUR, "phone hotel", None, [7, 121, 726, 7158]),
    (4, FOUR, "", None, [7, 109, 441, 7137]),
    (3, THREE, "", 3, [7, 73, 1492, 6568]),
    (6, [*FOUR, "phone phone phone", "lab hotel twist"], "lab", None, [9, 209, 1035]),
    (
        3,
        ["twist twist twist", "twist twist twist", "hotel hotel hotel", ""],
        "",
        3,
        [1, 1, 1, 1, 6, 36, 36, 216],
    ),
    (3, ["hotel lab", "lab", "", ""], "", 3, [12, 72, 72, 72]),
]


@pytest.mark.parametrize(("players", "hands", "pile", "ghost", "expected"), CASES)
def test_mc_7_mc_10_mc_11a_exact_counts_by_depth(
    players: int, hands: list[str], pile: str, ghost: int | None, expected: list[int]
) -> None:
    position = tiny(players, hands, pile, ghost)
    for depth, number in enumerate(expected, start=1):
        fast, slow = fast_count(position.fast, depth), slow_count(position.slow, depth)
        assert fast == slow, f"at depth {depth}, fast and slow: {by_first_action(position, depth)}"
        assert fast == number


def test_mc_7_a_difference_is_shown_by_first_action() -> None:
    """Two different positions must not count as equal: the message names the actions they do not share."""
    position = tiny(4, FOUR, "")
    wrong = position._replace(slow=position.slow.after("place hotel to 1"))
    assert by_first_action(wrong, 1)


def test_mc_5_names_and_codes_agree() -> None:
    assert names_of(codes("hotel lab twist")) == ["hotel", "lab", "twist"]
