"""IJ-40, IJ-80: what is said of special roles before they are chosen is what the options will say."""

from __future__ import annotations

from itertools import combinations

import pytest

from volteface.core.errors import Refused
from volteface.core.guide import ListGuide
from volteface.core.json import Entry, Json
from volteface.games.inside_job import INSIDE_JOB, BlankRole
from volteface.text import LANGUAGES, has

PRINTED = ["bugged", "paranoid", "risky", "decoy", "accomplice", "tim-shady", "sleeper", "prof-no"]


def roles() -> ListGuide:
    (flag,) = [flag for flag in INSIDE_JOB.flags if flag.name == "special_roles"]
    assert flag.guide is not None
    return flag.guide()


def refusal(players: int, *names: str, **more: Json) -> Refused | None:
    raw: Entry = {"players": players, "special_roles": [*names], **more}
    if "blank" in names and "blank_role" not in more:
        raw["blank_role"] = {"name": "Clerk"}
    try:
        INSIDE_JOB.read_options(raw)
    except Refused as refused:
        return refused
    return None


def test_ij_40_every_role_is_explained() -> None:
    guide = roles()
    assert [one.choice for one in guide.choices] == [*PRINTED, "blank"]
    facts = {one.choice: one.facts for one in guide.choices}
    assert {name for name in PRINTED if facts[name]["side"] == "neutral"} == {
        "decoy",
        "accomplice",
        "tim-shady",
    }
    assert {name for name in PRINTED if facts[name]["revealed_at_start"]} == {"bugged", "accomplice"}
    assert {name for name in PRINTED if facts[name]["replaces"] == "insider"} == {"prof-no"}
    assert {name for name in PRINTED if facts[name]["needs_wager"]} == {"risky"}
    assert facts["blank"] == {}


def test_ij_40_what_is_said_of_each_role_is_what_the_options_say() -> None:
    for one in roles().choices:
        assert one.players == tuple(
            players for players in range(2, 6) if refusal(players, one.choice) is None
        )
        assert one.players == (4, 5)


@pytest.mark.parametrize("players", [4, 5])
def test_ij_40_every_pair_that_is_refused_is_a_conflict_with_the_same_reason(players: int) -> None:
    conflicts = {conflict.choices: conflict.refusal for conflict in roles().conflicts}
    for pair in combinations([*PRINTED, "blank"], 2):
        said, tried = conflicts.get(pair), refusal(players, *pair)
        assert (said is None) == (tried is None), pair
        if said is not None and tried is not None:
            assert (said.rule, said.message, said.arguments) == (tried.rule, tried.message, tried.arguments)
    assert {frozenset(pair) for pair in conflicts} == {
        frozenset(pair)
        for pair in [("decoy", "accomplice"), ("decoy", "tim-shady"), ("accomplice", "tim-shady")]
    } | {frozenset(("bugged", "accomplice"))}


def test_ij_40_more_roles_than_the_guide_says_are_refused() -> None:
    assert roles().most == 2
    assert refusal(5, "paranoid", "sleeper") is None
    assert refusal(5, "paranoid", "sleeper", "risky") is not None


def test_ij_40_recommended_pairs_are_allowed_and_say_why_in_both_languages() -> None:
    recommended = roles().recommended
    assert 4 <= len(recommended) <= 8
    assert len({frozenset(one.choices) for one in recommended}) == len(recommended)
    for one in recommended:
        assert len(one.choices) == 2
        assert all(refusal(players, *one.choices) is None for players in one.players)
        assert all(has(one.reason, language) for language in LANGUAGES)


def test_ij_80_the_parts_of_a_blank_role_are_those_of_the_records() -> None:
    (flag,) = [flag for flag in INSIDE_JOB.flags if flag.name == "blank_role"]
    parts = {part.name: part for part in flag.parts}
    assert list(parts) == list(BlankRole.__struct_fields__)
    assert parts["votes"].choices == (0, 1, 2)
    assert parts["side"].choices == ("agents", "insider", "neutral")
    assert (parts["name"].kind, parts["name"].longest, parts["text"].longest) == ("text", 40, 400)
    plain = {part.name: part.default for part in flag.parts if part.name != "name"}
    for part in flag.parts:
        for choice in part.choices:
            made: dict[str, Json] = {"name": "Clerk", **plain, "wins": "right-loses", part.name: choice}
            refused = refusal(4, "blank", blank_role=made)
            assert refused is None or refused.message == "ij-options-blank-no-side", refused
    for name in ("name", "text"):
        longest = parts[name].longest
        assert longest is not None
        made = {"name": "Clerk", name: "x" * longest}
        assert refusal(4, "blank", blank_role=made) is None
        assert refusal(4, "blank", blank_role={**made, name: "x" * (longest + 1)}) is not None
