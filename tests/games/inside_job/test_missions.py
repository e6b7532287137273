"""IJ-2, IJ-24: every row of the table of missions, true and false."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.games.inside_job.tables import last_step, mission, one, table
from volteface.games.inside_job import MISSIONS
from volteface.games.inside_job.cards import SUITS
from volteface.games.inside_job.events import MissionJudged

RULES = Path(__file__).parents[3] / "docs" / "rules" / "inside-job.md"
ROLES = {3: "agent agent insider", 4: "agent agent agent insider", 5: "agent agent agent agent insider"}


def success(name: str, words: str) -> bool:
    """Judge a mission on the cards as they lie; who does not follow suit holds none of it."""
    led = words[0]
    cards = [word.rstrip("+") for word in words.split()]
    hands = [word if word[0] == led else f"{word} -{led}" for word in cards]
    other = "ascending" if name != "ascending" else "descending"
    risky = name.startswith("risky")
    state = table(len(cards), ROLES[len(cards)], hands, f"{name} {other}", risky_mode=risky)
    return one(last_step(mission(state, name), words).events, MissionJudged).success


def test_ij_2_ids_and_trumps_are_those_of_the_rules() -> None:
    rows = re.findall(
        r"^\| `([a-z-]+)` \| .+? \| (\w+) \| (?:box|house)", RULES.read_text("utf-8"), re.MULTILINE
    )
    assert len(rows) == 28
    assert [(row.id, SUITS[row.trump]) for row in MISSIONS] == rows


TRUE = {
    "ascending": ["p1 p2 p3 p4", "p1 g5 p6 b13", "p1 p2 p3", "p1 p2 p3 p4 p5"],
    "descending": ["p4 p3 p2 p1", "p13 g5 p4 b1", "p3 p2 p1", "p5 p4 p3 p2 p1"],
    "first-highest": ["p13 p2 p12 p4", "p5 g4 b4 y4", "p9 p1 p2"],
    "first-lowest": ["p1 p2 p12 p4", "p3 g4 b4 y4", "p1 p5 p2"],
    "second-highest": ["p2 p13 p12 p4", "p4 g5 b4 y4", "p1 p5 p2"],
    "second-lowest": ["p2 p1 p12 p4", "p4 g3 b4 y4", "p5 p1 p2"],
    "third-highest": ["p2 p12 p13 p4", "p4 g4 b5 y4", "p1 p2 p5", "p1 p2 p9 p5 p6"],
    "third-lowest": ["p2 p12 p1 p4", "p4 g4 b3 y4", "p5 p2 p1", "p2 p3 p1 p5 p6"],
    "last-highest": ["p2 p12 p4 p13", "p4 g4 b4 y5", "p1 p2 p5", "p1 p2 p3 p5 p9"],
    "last-lowest": ["p2 p12 p4 p1", "p4 g4 b4 y3", "p5 p2 p1", "p2 p3 p5 p6 p1"],
    "high-only": ["p7 p8 p12 p13", "p7 g7 b7 y7", "p7 p8 p9"],
    "low-only": ["p7 p1 p2 p3", "p7 g7 b7 y7", "p1 p2 p7"],
    "middle-only": ["p4 p10 p5 p9", "p4 g4 b10 y10", "p4 p5 p10"],
    "even-only": ["p2 p4 p12 p6", "p2 g2 b2 y2", "p8 p10 p12"],
    "odd-only": ["p1 p13 p3 p7", "p1 g1 b1 y1", "p9 p11 p13"],
    "alternating": ["p1 p2 p3 p4", "p2 p1 p4 p3", "p1 g4 b1 y4", "p1 p2 p3", "p2 p1 p4 p3 p6"],
    "first-wins": ["p13 p2 p3 p4", "y1 b2 g3 p4", "p1 b2 g3 b4", "p3 p2 p1"],
    "second-wins": ["p2 p13 p3 p4", "p13 g1 p3 p4", "p1 p2 b9"],
    "third-wins": ["p2 p3 p13 p4", "b13 b1 p1 b4", "p1 p2 p3"],
    "last-wins": ["p2 p3 p4 p13", "p13 p3 p4 b1", "p1 p2 p3", "p1 p2 p3 p4 p5"],
    "one-suit": ["p1 p2 p3 p4", "g1 g2 g3 g4", "b1 b5 b3"],
    "ends-match": ["p1 b2 g3 p4", "b1 b2 b3 b4", "y1 p2 y3"],
    "no-trump": ["p1 p2 p3 p4", "p1 g2 y3 p4", "y1 g2 p3"],
    "some-trump": ["y1 y2 y3 y4", "p1 p2 p3 y4", "p1 y2 p3"],
}
FALSE = {
    "ascending": ["p1 p3 p2 p4", "p1 p2 g2 p4", "p1 p2 b1", "p4 p3 p2 p1", "p1 p2 p3 p5 p4"],
    "descending": ["p4 p2 p3 p1", "p4 p2 g2 p1", "p3 p2 g2", "p1 p2 p3 p4", "p5 p4 p3 p1 p2"],
    "first-highest": ["p12 p2 p13 p4", "p4 g4 b2 y1", "p9 p1 g9"],
    "first-lowest": ["p2 p3 p1 p4", "p4 g4 b5 y6", "p1 p5 g1"],
    "second-highest": ["p13 p12 p2 p4", "p4 g5 b5 y4", "p5 g5 p2"],
    "second-lowest": ["p1 p2 p12 p4", "p4 g3 b3 y4", "p1 g1 p2"],
    "third-highest": ["p2 p13 p12 p4", "p4 g5 b5 y4", "p5 p2 g5"],
    "third-lowest": ["p2 p1 p12 p4", "p3 g4 b3 y4", "p1 p2 g1"],
    "last-highest": ["p2 p13 p4 p12", "p5 g4 b4 y5", "p5 p2 g5", "p1 p2 p9 p5 p3"],
    "last-lowest": ["p2 p1 p4 p12", "p3 g4 b4 y3", "p1 p2 g1", "p2 p1 p5 p6 p3"],
    "high-only": ["p6 p8 p12 p13", "p7 g7 b7 y6", "p7 p8 p1"],
    "low-only": ["p7 p1 p2 p8", "p7 g7 b13 y7", "p1 p2 p8"],
    "middle-only": ["p4 p10 p5 p11", "p3 g4 b10 y10", "p4 p5 p13"],
    "even-only": ["p2 p4 p12 p7", "p1 g2 b2 y2", "p8 p10 p13"],
    "odd-only": ["p1 p13 p3 p8", "p2 g1 b1 y1", "p9 p11 p12"],
    "alternating": ["p1 p2 p4 p3", "p1 p3 p2 p4", "p1 g4 b2 y4", "p1 p2 p4", "p2 p1 p4 p3 p5"],
    "first-wins": ["p12 p13 p3 p4", "p13 y1 p3 p4", "p3 p12 p1"],
    "second-wins": ["p13 p12 p3 p4", "p2 p13 g3 p4", "p3 p2 p1"],
    "third-wins": ["p13 p3 p12 p4", "b2 p3 b13 b4", "p3 p2 p1"],
    "last-wins": ["p2 p3 p13 p4", "p2 p3 b1 p13", "p3 p2 p1", "p1 p2 p3 p5 p4"],
    "one-suit": ["p1 p2 p3 b4", "b13 g2 g3 g4", "b1 b5 y3"],
    "ends-match": ["p1 p2 p3 b4", "b1 p2 p3 y4", "y1 y2 b3"],
    "no-trump": ["p1 p2 p3 b4", "b1 b2 b3 b4", "y1 b2 p3"],
    "some-trump": ["p1 p2 p3 p4", "b1 p2 g3 b4", "p1 b2 p3"],
}


@pytest.mark.parametrize(("name", "words"), [(name, words) for name in TRUE for words in TRUE[name]])
def test_ij_24_the_mission_succeeds(name: str, words: str) -> None:
    assert success(name, words)


@pytest.mark.parametrize(("name", "words"), [(name, words) for name in FALSE for words in FALSE[name]])
def test_ij_24_the_mission_fails(name: str, words: str) -> None:
    assert not success(name, words)


def test_ij_2_every_plain_mission_has_rows_here() -> None:
    plain = {row.id for row in MISSIONS if not row.risky}
    assert set(TRUE) == set(FALSE) == plain


@pytest.mark.parametrize("words", ["p1 p2 p3", "p3 p2 p1", "p2 p3 p1", "p3 p1 p2", "p5 y1 p6", "p5 p6 b9"])
@pytest.mark.parametrize(
    ("third", "last"), [("third-highest", "last-highest"), ("third-lowest", "last-lowest")]
)
def test_ij_24_with_three_cards_the_third_is_also_the_last(third: str, last: str, words: str) -> None:
    assert success(third, words) == success(last, words)


def test_ij_24_a_third_card_that_wins_is_the_last_that_wins_of_three() -> None:
    assert success("third-wins", "b1 b2 b3")
    assert success("last-wins", "b1 b2 b3")
