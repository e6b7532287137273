"""IJ-40, IJ-41, IJ-42, IJ-52: what holds for all special roles."""

from __future__ import annotations

import pytest

from tests.games.inside_job.tables import after, choices, intel, result, shown, table, vote
from volteface.core.json import Json
from volteface.core.rng import Rng
from volteface.games.inside_job import INSIDE_JOB

SPECIAL = ["bugged", "paranoid", "risky", "decoy", "accomplice", "tim-shady", "sleeper", "prof-no"]


def roles_of(players: int, seed: int, **options: Json) -> list[str]:
    chosen = INSIDE_JOB.read_options({"players": players, **options})
    found = INSIDE_JOB.write_deal(INSIDE_JOB.deal(chosen, Rng(seed)))["roles"]
    assert isinstance(found, list)
    return [str(role) for role in found]


@pytest.mark.parametrize("players", [4, 5])
@pytest.mark.parametrize("role", SPECIAL)
def test_ij_40_a_special_role_replaces_an_agent_and_prof_no_the_insider(players: int, role: str) -> None:
    dealt_roles = sorted(roles_of(players, 1, special_roles=[role]))
    if role == "prof-no":
        expected = ["prof-no", *["agent"] * (players - 1)]
    else:
        expected = ["insider", role, *["agent"] * (players - 2)]
    assert dealt_roles == sorted(expected)


def test_ij_40_two_special_roles() -> None:
    assert sorted(roles_of(4, 1, special_roles=["prof-no", "decoy"])) == [
        "agent",
        "agent",
        "decoy",
        "prof-no",
    ]
    assert sorted(roles_of(4, 1, special_roles=["sleeper", "decoy"])) == [
        "agent",
        "decoy",
        "insider",
        "sleeper",
    ]


def test_ij_40_every_seat_can_get_every_role() -> None:
    seats = {roles_of(4, seed, special_roles=["decoy"]).index("decoy") for seed in range(60)}
    assert seats == {0, 1, 2, 3}


def test_ij_40_everyone_knows_which_special_roles_are_in_the_game_not_who_has_them() -> None:
    state = table(roles="agent sleeper decoy insider")
    for seat in (None, 0, 1, 2, 3):
        seen = INSIDE_JOB.view(state, seat)
        assert sorted(seen.special_roles) == ["decoy", "sleeper"]
        assert [one.role for one in seen.seats] == [None] * 4


def test_ij_41_what_forbids_beats_what_allows() -> None:
    """A revealed Paranoid Agent may cast two votes; Prof. No silences whoever was revealed by intel."""
    state = after("1- 1- 1- vote", roles="prof-no paranoid agent agent")
    assert choices(state, 1) == []


def test_ij_41_a_roles_text_beats_the_general_rules() -> None:
    """IJ-15 gives every winner of a trick 1 intel, but not the Accomplice."""
    state = after("partner=0 1-", roles="insider accomplice agent agent")
    assert intel(state) == [0, 0, 1, 1]


def test_ij_41_an_accomplice_and_a_partner_who_wins_if_she_loses_both_lose() -> None:
    """The partner, on her left, wins only if she loses, and she wins only if he wins."""
    parts: dict[str, Json] = {"name": "Rival", "wins": "right-loses"}
    state = after("partner=2 1- vote", roles="insider accomplice blank agent", blank_role=parts)
    assert result(vote(state, "3 0 0")) == ([3], "vote")
    assert result(vote(state, "3 3 0")) == ([0], "vote")


def test_ij_41_a_partner_elsewhere_who_wins_if_another_loses_makes_no_riddle() -> None:
    parts: dict[str, Json] = {"name": "Rival", "wins": "right-loses"}
    state = after("partner=3 1- vote", roles="insider accomplice agent blank", blank_role=parts)
    # On the rival's right an Agent: the rival wins where the Insider does.
    assert result(vote(state, "2 0 0")) == ([2], "vote")
    assert result(vote(state, "2 3 2")) == ([0, 1, 3], "vote")


@pytest.mark.parametrize("role", ["bugged", "accomplice"])
@pytest.mark.parametrize("seat", [0, 3])
def test_ij_42_a_seat_that_asks_for_it_gets_the_role(role: str, seat: int) -> None:
    others: set[tuple[str, ...]] = set()
    for seed in range(40):
        roles = roles_of(4, seed, special_roles=[role, "sleeper"], seat_requests={str(seat): role})
        assert roles[seat] == role
        assert sorted(roles) == sorted([role, "sleeper", "insider", "agent"])
        others.add(tuple(roles))
    assert len(others) == 6


def test_ij_42_a_granted_request_is_a_deal_like_any_other() -> None:
    state = table(roles="agent bugged insider agent", seat_requests={"1": "bugged"}, special_roles=["bugged"])
    assert shown(state) == [None, "bugged", None, None]


def test_ij_52_winners_are_persons() -> None:
    """The Agents' side wins; of the Agents' roles the revealed Sleeper does not, Tim Shady may."""
    state = after("1- 1- 1- 1- vote", roles="insider sleeper tim-shady agent")
    # The Sleeper sits on Tim's right and loses with the Agents' win.
    assert result(vote(state, "3 0 0")) == ([2, 3], "vote")
    assert result(vote(state, "3 3 0")) == ([0, 1], "vote")


def test_ij_52_nobody_else_wins_than_the_outcome_names() -> None:
    state = vote(after("vote", roles="insider decoy agent agent"), "1 0 1 1")
    ending = INSIDE_JOB.view(state, 2).ending
    assert ending is not None
    assert ending.winners == (1,)
    assert ending.roles == ("insider", "decoy", "agent", "agent")
