"""IJ-9 to IJ-33, IJ-60 to IJ-66: exact numbers of positions by depth, fast rules against slow ones."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from tests.games.inside_job.naive import Naive, slow_table
from tests.games.inside_job.tables import asked, public
from volteface.core.json import Json
from volteface.core.rng import Rng
from volteface.games.inside_job import INSIDE_JOB, State


class Position(NamedTuple):
    """The same position for the fast and for the slow rules."""

    fast: State
    slow: Naive


def late(players: int, seed: int, tricks_left: int, **options: Json) -> Position:
    """Play a seeded game until so many tricks are left."""
    chosen = INSIDE_JOB.read_options({"players": players, **options})
    for attempt in range(100):
        rng = Rng("late", players, seed, attempt)
        state = INSIDE_JOB.start(chosen, INSIDE_JOB.deal(chosen, rng))
        slow = slow_table(INSIDE_JOB.log(state)[0], str(options.get("wager_on", "any")))
        while asked(state):
            seen = public(state)
            if seen.tricks - seen.trick_number + 1 == tricks_left and seen.phase == "mission":
                return Position(state, slow)
            seat = asked(state)[0]
            action = rng.choice(list(INSIDE_JOB.legal(state, seat)))
            state, slow = INSIDE_JOB.apply(state, seat, action).state, slow.after(seat, action.notation)
    raise AssertionError("every game was over before")


def fast_count(state: State, depth: int) -> int:
    """Count the positions so many actions later; in the vote the seats answer one after the other."""
    if depth == 0:
        return 1
    total = 0
    for seat in asked(state)[:1]:
        for action in INSIDE_JOB.legal(state, seat):
            after_it = INSIDE_JOB.copy(state)
            INSIDE_JOB.advance(after_it, seat, action)
            total += fast_count(after_it, depth - 1)
    return total


def slow_count(slow: Naive, depth: int) -> int:
    if depth == 0:
        return 1
    moves = slow.moves()
    return sum(slow_count(slow.after(seat, word), depth - 1) for seat, word in moves if seat == moves[0][0])


def by_first_action(position: Position, depth: int) -> dict[str, tuple[int, int]]:
    """Count for every first action, fast and slow, to show where the two part."""
    fast, slow = position
    counts: dict[str, tuple[int, int]] = {}
    for seat in asked(fast)[:1]:
        for action in INSIDE_JOB.legal(fast, seat):
            number = fast_count(INSIDE_JOB.apply(fast, seat, action).state, depth - 1)
            counts[action.notation] = (number, 0)
    for seat, word in slow.moves():
        if seat == slow.moves()[0][0]:
            counts[word] = (counts.get(word, (0, 0))[0], slow_count(slow.after(seat, word), depth - 1))
    return {word: both for word, both in counts.items() if both[0] != both[1]}


CASES = [
    # Players, tricks left, options, positions after 1, 2, 3… actions; past the last trick come the ballots.
    (2, 2, {}, [2, 6, 32, 144, 288, 576, 1904, 4488]),
    (3, 2, {}, [2, 8, 48, 384, 708, 2124]),
    (4, 2, {}, [2, 8, 56, 448, 1792, 2684]),
    (5, 2, {}, [2, 6, 6, 16, 44, 132, 264, 528]),
    (4, 2, {"wager_on": "led"}, [2, 8, 38, 104, 416, 832, 2496]),
    (3, 2, {"risky_mode": True}, [2, 8, 18, 44, 58, 174, 676, 1644]),
    (2, 1, {"risky_mode": True}, [1, 2, 4, 12, 12, 24, 0]),
    (3, 1, {}, [2, 6, 24, 80, 102, 204, 344, 0]),
    (4, 1, {}, [2, 6, 10, 60, 180, 360, 1074, 2136]),
    (5, 1, {}, [2, 4, 16, 24, 40, 72, 144, 288]),
]


@pytest.mark.parametrize(("players", "tricks_left", "options", "expected"), CASES)
def test_ij_12_ij_17_exact_counts_by_depth(
    players: int, tricks_left: int, options: dict[str, Json], expected: list[int]
) -> None:
    position = late(players, 0, tricks_left, **options)
    for depth, number in enumerate(expected, start=1):
        fast, slow = fast_count(position.fast, depth), slow_count(position.slow, depth)
        assert fast == slow, f"at depth {depth}, fast and slow: {by_first_action(position, depth)}"
        assert fast == number


def test_ij_12_a_difference_is_shown_by_first_action() -> None:
    """Two different positions must not count as equal: the message names the actions they do not share."""
    position = late(4, 0, 2)
    wrong = position._replace(slow=position.slow.after(*position.slow.moves()[0]))
    assert by_first_action(wrong, 1)
