"""IJ-55, IJ-56: the risky missions."""

from __future__ import annotations

import pytest

from tests.games.inside_job.tables import (
    a_mission,
    choices,
    intel,
    larry,
    last_step,
    mission,
    one,
    play,
    public,
    refused,
    table,
)
from volteface.core.json import Json
from volteface.core.rng import Rng
from volteface.games.inside_job import INSIDE_JOB, MISSIONS, State
from volteface.games.inside_job.events import MissionJudged
from volteface.terminal.inside_job import InsideJobPresenter
from volteface.terminal.words import Words

AGENTS_FIRST = "agent agent agent insider"
RISKY = ["risky-second", "risky-third", "risky-last", "risky-second-or-third"]


def a_table(missions: str, hands: list[str] | None = None, players: int = 4) -> State:
    roles = {3: "agent agent insider", 4: AGENTS_FIRST, 5: "agent " + AGENTS_FIRST}[players]
    return table(players, roles, hands or [], missions, risky_mode=True)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_ij_55_the_four_risky_missions_are_shuffled_in(players: int) -> None:
    chosen = INSIDE_JOB.read_options({"players": players, "risky_mode": True})
    pile = INSIDE_JOB.write_deal(INSIDE_JOB.deal(chosen, Rng(players)))["missions"]
    assert isinstance(pile, list)
    assert sorted(map(str, pile)) == sorted(row.id for row in MISSIONS)


@pytest.mark.parametrize(
    ("options", "risky"),
    [
        ({}, False),
        ({"risky_mode": True}, True),
        ({"special_roles": ["risky"]}, True),
        ({"special_roles": ["decoy"]}, False),
    ],
)
def test_ij_55_everyone_knows_whether_risky_missions_may_come(options: dict[str, Json], risky: bool) -> None:
    chosen = INSIDE_JOB.read_options({"players": 4, **options})
    view = INSIDE_JOB.view(INSIDE_JOB.start(chosen, INSIDE_JOB.deal(chosen, Rng(1))), 0)
    assert view.risky == risky
    rules = InsideJobPresenter().rules(view, Words("en", (None,) * 4, ()))
    assert any("risky" in line.lower() for line in rules) == risky


@pytest.mark.parametrize("risky", RISKY)
@pytest.mark.parametrize("order", ["ascending {}", "{} ascending"])
def test_ij_55_whoever_draws_one_must_choose_it(risky: str, order: str) -> None:
    state = a_table(order.format(risky))
    assert choices(state, 0) == [f"mission {risky}"]
    refused(state, 0, a_mission("ascending"), "IJ-55", "ij-risky-first")
    assert public(mission(state, risky)).mission == risky


def test_ij_55_of_two_he_may_choose_either() -> None:
    state = a_table("risky-third risky-last")
    assert choices(state, 0) == ["mission risky-third", "mission risky-last"]
    assert public(mission(state, "risky-third")).mission == "risky-third"
    assert public(mission(state, "risky-last")).mission == "risky-last"


def test_ij_55_of_two_plain_ones_he_may_choose_either() -> None:
    assert len(choices(a_table("ascending descending"), 0)) == 2


def test_ij_55_another_risky_mission_that_was_not_drawn_is_refused() -> None:
    refused(a_table("ascending risky-last"), 0, a_mission("risky-third"), "IJ-9", "ij-mission-not-drawn")


def success(name: str, words: str, players: int = 4) -> bool:
    hands = [word.rstrip("+") for word in words.split()]
    state = mission(a_table(f"{name} ascending", hands, players), name)
    return one(last_step(state, words).events, MissionJudged).success


@pytest.mark.parametrize(
    ("name", "places"),
    [
        ("risky-second", {1}),
        ("risky-third", {2}),
        ("risky-last", {3}),
        ("risky-second-or-third", {1, 2}),
    ],
)
@pytest.mark.parametrize("wagers", [(), (1,), (2,), (3,), (1, 2), (1, 3), (2, 3), (1, 2, 3)])
def test_ij_56_succeeds_if_a_token_lies_on_the_named_card(
    name: str, places: set[int], wagers: tuple[int, ...]
) -> None:
    cards = ["p13", "p2", "p7", "p1"]
    words = " ".join(card + ("+" if at in wagers else "") for at, card in enumerate(cards))
    assert success(name, words) is bool(places & set(wagers))


def test_ij_56_with_three_cards_the_third_is_the_last() -> None:
    assert success("risky-last", "p13 p2 p7+", 3)
    assert success("risky-third", "p13 p2 p7+", 3)
    assert not success("risky-last", "p13 p2+ p7", 3)


def test_ij_56_with_five_cards_the_last_is_the_fifth() -> None:
    assert success("risky-last", "p13 p2 p7 p3 p4+", 5)
    assert not success("risky-last", "p13 p2 p7+ p3 p4", 5)
    assert success("risky-third", "p13 p2 p7+ p3 p4", 5)


def test_ij_56_a_risky_mission_counts_like_any_other() -> None:
    state = mission(a_table("risky-last ascending", ["p13", "p2", "p7", "p1"]), "risky-last")
    state = play(state, "p13 p2 p7 p1+")
    assert public(state).missions_done == 1
    # The Insider at seat 3 has the only trump, and his token comes back to him.
    assert intel(state) == [1, 1, 1, 2]


def two_players(name: str) -> State:
    """Open a trick with Larry in risky mode: seat 0 leads, seat 1 plays for Larry and then last."""
    state = table(
        2,
        "agent agent insider",
        ["p13 b1", "p1 b2"],
        f"{name} ascending",
        stack="p5 g1 g2",
        risky_mode=True,
    )
    return larry(play(mission(state, name), "p13"), "p5", "g1", "g2")


@pytest.mark.parametrize("word", ["p1", "p1+"])
def test_ij_56_with_larry_risky_second_cannot_succeed(word: str) -> None:
    state = play(two_players("risky-second"), word)
    assert public(state).missions_done == 0


@pytest.mark.parametrize("name", ["risky-third", "risky-last", "risky-second-or-third"])
def test_ij_56_with_larry_the_controller_can_fulfil_the_others(name: str) -> None:
    assert public(play(two_players(name), "p1+")).missions_done == 1
    assert public(play(two_players(name), "p1")).missions_done == 0
