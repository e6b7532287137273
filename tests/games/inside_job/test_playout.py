"""Playouts inside the package play by the same rules, and choose as fairly, as games driven from outside."""

from __future__ import annotations

import hashlib
from collections import Counter

from volteface import Record, Rng, Table
from volteface.core.dice import Dice
from volteface.core.json import canonical
from volteface.games.inside_job import INSIDE_JOB
from volteface.games.inside_job.playout import playout


def test_a_playout_is_a_legal_game_whatever_the_setup() -> None:
    rng, dice = Rng(3), Dice(3)
    for _ in range(200):
        options = INSIDE_JOB.draw_options(rng, {})
        state = INSIDE_JOB.start(options, INSIDE_JOB.deal(options, rng))
        decisions = playout(state, dice)
        INSIDE_JOB.check(state)
        log = INSIDE_JOB.log(state)
        assert decisions == len(log) - 1
        outcome = INSIDE_JOB.outcome(state)
        assert outcome is not None
        seats: list[dict[str, str]] = [{} for _ in range(options.players)]
        record = Record("inside-job", INSIDE_JOB.write_options(options), [*seats], [*log], outcome.result())
        Table.replay(INSIDE_JOB, record)


def test_a_playout_can_begin_anywhere() -> None:
    rng, dice = Rng(4), Dice(4)
    options = INSIDE_JOB.read_options({"players": 2, "risky_mode": True})
    state = INSIDE_JOB.start(options, INSIDE_JOB.deal(options, rng))
    while seats := INSIDE_JOB.to_act(state):
        twin = INSIDE_JOB.copy(state)
        before = INSIDE_JOB.log(state)
        playout(twin, dice)
        assert INSIDE_JOB.outcome(twin) is not None
        assert INSIDE_JOB.log(twin)[: len(before)] == before
        assert INSIDE_JOB.log(state) == before
        INSIDE_JOB.advance(state, seats[0], rng.choice(INSIDE_JOB.legal(state, seats[0])))


def test_every_legal_action_is_as_likely() -> None:
    """The second card of a trick, with tokens: compare what playouts do there with what is legal."""
    options = INSIDE_JOB.read_options({"players": 4})
    rng, dice = Rng(8), Dice(8)
    state = INSIDE_JOB.start(options, INSIDE_JOB.deal(options, rng))
    for _ in range(2):
        seat = INSIDE_JOB.to_act(state)[0]
        INSIDE_JOB.advance(state, seat, INSIDE_JOB.legal(state, seat)[0])
    seat = INSIDE_JOB.to_act(state)[0]
    legal = INSIDE_JOB.legal(state, seat)
    number = len(INSIDE_JOB.log(state))
    drawn: Counter[bytes] = Counter()
    for _ in range(200 * len(legal)):
        twin = INSIDE_JOB.copy(state)
        playout(twin, dice)
        drawn[canonical(INSIDE_JOB.log(twin)[number])] += 1
    assert set(drawn) == {canonical({"by": seat, **INSIDE_JOB.write_action(action)}) for action in legal}
    # Six standard deviations around 200.
    assert min(drawn.values()) > 115
    assert max(drawn.values()) < 285


def test_a_seed_plays_the_same_games_in_every_form() -> None:
    options = INSIDE_JOB.read_options({"players": 5, "special_roles": ["accomplice", "prof-no"]})
    state = INSIDE_JOB.start(options, INSIDE_JOB.deal(options, Rng(1)))
    dice, digest = Dice(1), hashlib.sha256()
    for _ in range(20):
        twin = INSIDE_JOB.copy(state)
        playout(twin, dice)
        for entry in INSIDE_JOB.log(twin):
            digest.update(canonical(entry))
    assert digest.hexdigest()[:16] == "1eb01eef594f3500"
