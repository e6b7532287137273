"""IJ-4, IJ-40, IJ-42, IJ-56, IJ-80: which options fit together, and why not."""

from __future__ import annotations

from itertools import combinations

import pytest

from volteface.core.errors import Refused
from volteface.core.json import Json
from volteface.core.rng import Rng
from volteface.games.inside_job import INSIDE_JOB
from volteface.text import LANGUAGES, has

PRINTED = ["bugged", "paranoid", "risky", "decoy", "accomplice", "tim-shady", "sleeper", "prof-no"]
NEUTRALS = {"decoy", "accomplice", "tim-shady"}
REVEALED = {"bugged", "accomplice"}


def reason(**options: Json) -> tuple[str, str]:
    with pytest.raises(Refused) as caught:
        INSIDE_JOB.read_options(options)
    return caught.value.rule, caught.value.message


def blank(**parts: Json) -> dict[str, Json]:
    return {"name": "Clerk", "text": "Files everything.", **parts}


def test_ij_5_two_to_five_players() -> None:
    assert list(INSIDE_JOB.players) == [2, 3, 4, 5]
    for players in (0, 1, 6, -3):
        assert reason(players=players) == ("IJ-5", "ij-options-players")


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"players": "4"},
        {"players": True},
        {"players": 4, "wager": "yes"},
        {"players": 4, "wager_on": "trump"},
        {"players": 4, "special_roles": "decoy"},
        {"players": 4, "seat_requests": ["bugged"]},
        {"players": 4, "special_roles": ["blank"], "blank_role": {"text": "no name"}},
        {"players": 4, "special_roles": ["blank"], "blank_role": {"name": "x", "votes": 3}},
        {"players": 4, "special_roles": ["blank"], "blank_role": {"name": "x", "side": "left"}},
        {"players": 4, "special_roles": ["blank"], "blank_role": {"name": "x", "on_reveal": "dance"}},
        {"players": 4, "special_roles": ["blank"], "blank_role": {"name": "x", "wins": "always"}},
    ],
)
def test_ij_4_options_that_cannot_be_read_are_refused(options: dict[str, Json]) -> None:
    assert reason(**options) == ("IJ-4", "options-unreadable")


def test_ij_4_what_is_not_said_is_the_default() -> None:
    chosen = INSIDE_JOB.read_options({"players": 3, "some_other_key": 1})
    assert (chosen.wager, chosen.wager_on) == (True, "any")
    assert (chosen.risky_mode, chosen.open_history, chosen.special_roles) == (False, False, ())
    assert INSIDE_JOB.write_options(chosen) == {"players": 3}


def test_ij_4_options_are_written_as_they_are_read() -> None:
    raw: dict[str, Json] = {
        "players": 5,
        "wager_on": "led",
        "risky_mode": True,
        "special_roles": ["bugged", "blank"],
        "blank_role": blank(side="insider", votes=2),
        "seat_requests": {"3": "bugged"},
    }
    chosen = INSIDE_JOB.read_options(raw)
    assert INSIDE_JOB.read_options(INSIDE_JOB.write_options(chosen)) == chosen


def test_ij_4_options_are_written_as_plain_json() -> None:
    """A record read back from its line must equal the record that was written."""
    chosen = INSIDE_JOB.read_options({"players": 4, "special_roles": ["decoy"]})
    written = INSIDE_JOB.write_options(chosen)
    assert written == {"players": 4, "special_roles": ["decoy"]}


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("role", PRINTED)
def test_ij_40_special_roles_need_four_or_five_players(players: int, role: str) -> None:
    assert reason(players=players, special_roles=[role]) == ("IJ-40", "ij-options-roles-players")


def test_ij_40_an_unknown_role_is_refused() -> None:
    for name in ("spy", "insider", "agent", ""):
        assert reason(players=4, special_roles=[name]) == ("IJ-40", "ij-options-unknown-role")


def test_ij_40_the_same_role_twice_is_refused() -> None:
    assert reason(players=4, special_roles=["risky", "risky"]) == ("IJ-40", "ij-options-role-twice")


def test_ij_40_at_most_two_special_roles() -> None:
    for three in combinations(PRINTED, 3):
        assert reason(players=5, special_roles=list(three)) == ("IJ-40", "ij-options-three-roles")


@pytest.mark.parametrize("pair", list(combinations(PRINTED, 2)))
def test_ij_40_every_pair_of_special_roles_is_allowed_or_refused_with_the_reason(
    pair: tuple[str, str],
) -> None:
    special: list[Json] = list(pair)
    if set(pair) <= NEUTRALS:
        assert reason(players=4, special_roles=special) == ("IJ-40", "ij-options-two-neutrals")
    elif set(pair) <= REVEALED:
        assert reason(players=4, special_roles=special) == ("IJ-40", "ij-options-two-revealed")
    else:
        assert INSIDE_JOB.read_options({"players": 4, "special_roles": special}).special_roles == pair


def test_ij_40_a_blank_role_counts_by_its_parts() -> None:
    neutral = blank(side="neutral", wins="right-loses")
    revealed = blank(revealed_at_start=True)
    for role in sorted(NEUTRALS):
        assert reason(players=4, special_roles=[role, "blank"], blank_role=neutral) == (
            "IJ-40",
            "ij-options-two-neutrals",
        )
    for role in sorted(REVEALED):
        assert reason(players=4, special_roles=["blank", role], blank_role=revealed) == (
            "IJ-40",
            "ij-options-two-revealed",
        )
    INSIDE_JOB.read_options({"players": 4, "special_roles": ["bugged", "blank"], "blank_role": neutral})
    INSIDE_JOB.read_options({"players": 4, "special_roles": ["decoy", "blank"], "blank_role": revealed})
    assert reason(players=5, special_roles=["risky", "sleeper", "blank"], blank_role=blank()) == (
        "IJ-40",
        "ij-options-three-roles",
    )


def test_ij_42_requests_that_are_refused() -> None:
    def why(**options: Json) -> str:
        rule, message = reason(players=4, **options)
        assert rule == "IJ-42"
        return message

    bugged: list[Json] = ["bugged"]
    assert why(special_roles=bugged, seat_requests={"4": "bugged"}) == "ij-options-request-seat"
    assert why(special_roles=bugged, seat_requests={"x": "bugged"}) == "ij-options-request-seat"
    assert why(special_roles=["decoy"], seat_requests={"0": "decoy"}) == "ij-options-request-role"
    assert why(seat_requests={"0": "insider"}) == "ij-options-request-role"
    assert why(seat_requests={"0": "spy"}) == "ij-options-request-role"
    assert why(special_roles=bugged, seat_requests={"0": "accomplice"}) == "ij-options-request-absent"
    assert (
        why(special_roles=bugged, seat_requests={"0": "bugged", "1": "bugged"}) == "ij-options-request-twice"
    )


def test_ij_42_a_blank_role_cannot_be_requested() -> None:
    rule, _ = reason(
        players=4,
        special_roles=["blank"],
        blank_role=blank(revealed_at_start=True),
        seat_requests={"0": "blank"},
    )
    assert rule == "IJ-42"


def test_ij_56_risky_mode_needs_wagering() -> None:
    for players in (2, 3, 4, 5):
        assert reason(players=players, wager=False, risky_mode=True) == ("IJ-56", "ij-options-risky-wager")
        assert INSIDE_JOB.read_options({"players": players, "risky_mode": True}).risky_mode


def test_ij_56_the_risky_agent_needs_wagering() -> None:
    assert reason(players=4, wager=False, special_roles=["risky"]) == (
        "IJ-56",
        "ij-options-risky-role-wager",
    )


def test_ij_80_a_blank_role_is_defined_where_it_is_used_and_only_there() -> None:
    assert reason(players=4, special_roles=["blank"]) == ("IJ-80", "ij-options-blank-undefined")
    assert reason(players=4, blank_role=blank()) == ("IJ-80", "ij-options-blank-unused")


@pytest.mark.parametrize("name", ["", "   ", "x" * 41])
def test_ij_80_a_blank_role_has_a_name_of_a_decent_length(name: str) -> None:
    assert reason(players=4, special_roles=["blank"], blank_role=blank(name=name)) == (
        "IJ-80",
        "ij-options-blank-length",
    )


def test_ij_80_a_blank_role_has_a_text_of_a_decent_length() -> None:
    assert reason(players=4, special_roles=["blank"], blank_role=blank(text="x" * 401)) == (
        "IJ-80",
        "ij-options-blank-length",
    )


def test_ij_80_a_neutral_cannot_win_with_its_side() -> None:
    assert reason(players=4, special_roles=["blank"], blank_role=blank(side="neutral")) == (
        "IJ-80",
        "ij-options-blank-no-side",
    )


def test_ij_80_who_is_revealed_at_the_start_cannot_have_the_most_votes() -> None:
    parts = blank(revealed_at_start=True, wins="most-votes")
    assert reason(players=4, special_roles=["blank"], blank_role=parts) == (
        "IJ-80",
        "ij-options-blank-no-votes",
    )


def test_ij_40_options_drawn_at_random_fit_together_and_reach_every_role() -> None:
    seen: set[str] = set()
    for seed in range(300):
        chosen = INSIDE_JOB.draw_options(Rng(seed), {})
        assert INSIDE_JOB.read_options(INSIDE_JOB.write_options(chosen)) == chosen
        seen |= set(chosen.special_roles)
    assert seen == {*PRINTED, "blank"}


def test_ij_40_options_drawn_at_random_leave_what_is_fixed() -> None:
    for seed in range(30):
        chosen = INSIDE_JOB.draw_options(Rng(seed), {"players": 5, "wager": False})
        assert (chosen.players, chosen.wager) == (5, False)
    with pytest.raises(Refused):
        INSIDE_JOB.draw_options(Rng(0), {"wager": False, "risky_mode": True})


def test_ij_40_every_reason_is_a_sentence_in_both_languages() -> None:
    messages = """options-unreadable ij-options-players ij-options-unknown-role ij-options-role-twice
        ij-options-three-roles ij-options-roles-players ij-options-blank-undefined ij-options-blank-unused
        ij-options-blank-length ij-options-blank-no-side ij-options-blank-no-votes ij-options-two-neutrals
        ij-options-two-revealed ij-options-risky-wager ij-options-risky-role-wager ij-options-request-seat
        ij-options-request-role ij-options-request-absent ij-options-request-twice"""
    missing = [(one, tongue) for one in messages.split() for tongue in LANGUAGES if not has(one, tongue)]
    assert not missing
