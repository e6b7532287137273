"""Once the last card lies, a guess about a mission is the rules' own judgement."""

from __future__ import annotations

from collections import Counter

from tests.bots.inside_job.playing import playing
from volteface.bots.inside_job.chances import KINDS, kind_of
from volteface.bots.inside_job.odds import CODES, absence, at_least, staircase
from volteface.bots.inside_job.outlook import Outlook
from volteface.bots.inside_job.table import Lying
from volteface.core.rng import Rng
from volteface.games.inside_job import INSIDE_JOB, MISSIONS, Event, mission
from volteface.games.inside_job.events import CardPlayed, MissionChosen, MissionJudged, TrickTaken


def test_a_full_trick_is_judged_as_the_rules_do() -> None:
    judged: Counter[tuple[str, bool]] = Counter()
    for number in range(400):
        fixed = {"risky_mode": True, "wager": True}
        options = INSIDE_JOB.draw_options(Rng(number, "setup"), fixed)
        size = 3 if options.players == 2 else options.players
        events: list[Event] = []
        for state, seat, action in playing(options, number, insider="random", others="random"):
            events += INSIDE_JOB.apply(state, seat, action).events
        for event in _tricks(events, size):
            judged[event.mission, event.success] += 1
    # Some tricks of every mission succeeded, some failed.
    assert len(judged) == 2 * len(MISSIONS)


def _tricks(events: list[Event], size: int) -> list[MissionJudged]:
    """Read every trick as a careful player does; return what the rules said of them."""
    judged: list[MissionJudged] = []
    lying = Lying(MISSIONS[0], size)
    chance = 0.0
    for event in events:
        if isinstance(event, MissionChosen):
            chosen = mission(event.mission)
            assert chosen is not None
            lying = Lying(chosen, size)
        elif isinstance(event, CardPlayed):
            code = CODES[event.card]
            counts_as = (code & 15) + 16 * lying.trump if event.wager else code
            if lying.count == size - 1:
                outlook = Outlook(lying, [], 0, [0.0] * size, 0.5, 0.5)
                condition = lying.mission.condition
                chance = kind_of(condition).chance(outlook, condition, counts_as, event.wager)
            lying.add(2 if event.seat == "larry" else int(event.seat), counts_as, event.wager, code >> 4)
        elif isinstance(event, TrickTaken):
            assert lying.chairs[lying.best_place] == (2 if event.seat == "larry" else event.seat)
        elif isinstance(event, MissionJudged):
            assert chance == float(event.success), (lying.mission, lying.codes)
            judged.append(event)
    return judged


def test_every_kind_of_condition_has_its_row() -> None:
    assert {type(mission.condition) for mission in MISSIONS} <= set(KINDS)


def test_chances_of_hands_and_of_tries() -> None:
    # One card out of four: none of one given card three times in four, none of four never.
    assert absence(1, 4)[:5] == (1.0, 0.75, 0.5, 0.25, 0.0)
    assert at_least(0, 0, 0.5) == 1
    assert at_least(2, 2, 0.5) == 0.25
    assert at_least(3, 2, 0.5) == 0
    assert staircase(0, 0, 0.3) == 1
    assert staircase(1, 2, 0.5) == 0.75
    assert staircase(2, 1, 0.5) == 0
