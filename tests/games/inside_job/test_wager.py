"""IJ-17 to IJ-22: wagering intel."""

from __future__ import annotations

import pytest

from tests.games.inside_job.tables import (
    a_play,
    after,
    choices,
    go_on,
    intel,
    last_step,
    mission,
    one,
    play,
    public,
    refused,
    table,
)
from volteface.core.json import Json
from volteface.games.inside_job import State
from volteface.games.inside_job.events import CardPlayed, MissionJudged, TrickTaken

AGENTS_FIRST = "agent agent agent insider"


def a_trick(hands: list[str], name: str = "high-only", **options: Json) -> State:
    """Open a trick; high-only has yellow as trump, seat 0 leads, seat 3 is the Insider."""
    other = "odd-only" if name != "odd-only" else "high-only"
    return mission(table(4, AGENTS_FIRST, hands, f"{name} {other}", 0, "", 0, **options), name)


def winner(state: State, words: str) -> int | str:
    return one(last_step(state, words).events, TrickTaken).seat


def test_ij_17_a_token_goes_on_the_card_as_part_of_playing_it() -> None:
    after = last_step(a_trick(["p1", "p2", "p3", "p4"]), "p1 p2+")
    played = one(after.events, CardPlayed)
    assert (played.card, played.wager) == ("p2", True)
    assert public(after.state).trick[1].wager
    assert intel(after.state) == [1, 0, 1, 1]
    assert public(after.state).supply == 10


def test_ij_17_who_holds_no_intel_cannot_wager() -> None:
    state = after("0:1", roles=AGENTS_FIRST)
    assert intel(state)[1] == 0
    state = go_on(state, 2)
    assert not [word for word in choices(state, 1) if word.endswith("+")]
    word = choices(state, 1)[0].removeprefix("play ") + "+"
    refused(state, 1, a_play(word), "IJ-17", "ij-wager-no-intel")


def test_ij_17_a_token_does_not_free_from_following_suit() -> None:
    state = play(a_trick(["p1", "p2 b3 y4"]), "p1")
    refused(state, 1, a_play("b3+"), "IJ-12", "ij-must-follow")
    refused(state, 1, a_play("y4+"), "IJ-12", "ij-must-follow")


def test_ij_17_the_insider_may_wager_off_suit_though_he_can_follow() -> None:
    hands = ["p1", "p2 b3 y4", "p5", "p6"]
    state = table(4, "agent insider agent agent", hands, "high-only odd-only")
    state = play(mission(state, "high-only"), "p1")
    assert {"play b3+", "play y4+", "play p2+"} <= set(choices(state, 1))
    assert winner(state, "b3+ p5 p6") == 1


def test_ij_17_several_may_wager_in_one_trick() -> None:
    state = play(a_trick(["p1", "p2", "p3", "p4"]), "p1 p2+ p3+")
    assert intel(state) == [1, 0, 0, 1]
    assert intel(play(state, "p4+")) == [1, 0, 0, 4]


def test_ij_17_with_wagering_off_nobody_wagers() -> None:
    state = play(a_trick(["p1", "p2", "p3", "p4"], wager=False), "p1")
    assert not [word for word in choices(state, 1) if word.endswith("+")]
    refused(state, 1, a_play("p2+"), "IJ-17", "ij-wager-off")
    assert not public(state).wager


def test_ij_18_not_the_starting_player() -> None:
    state = a_trick(["p1", "p2", "p3", "p4"])
    assert not [word for word in choices(state, 0) if word.endswith("+")]
    refused(state, 0, a_play("p1+"), "IJ-18", "ij-wager-starter")


def test_ij_18_the_insider_as_starting_player_cannot_wager_either() -> None:
    state = mission(table(4, "insider agent agent agent", ["p1"], "high-only odd-only"), "high-only")
    refused(state, 0, a_play("p1+"), "IJ-18", "ij-wager-starter")


def test_ij_18_nor_a_player_whose_role_is_revealed() -> None:
    state = after("2 2 2 2 0", roles=AGENTS_FIRST)
    assert public(state).seats[2].role == "agent"
    assert intel(state)[2] == 5
    state = go_on(state, 3)
    assert not [word for word in choices(state, 2) if word.endswith("+")]
    word = choices(state, 2)[0].removeprefix("play ") + "+"
    refused(state, 2, a_play(word), "IJ-18", "ij-wager-revealed")


def test_ij_19_a_card_with_a_token_counts_as_trump_for_the_winner() -> None:
    hands = ["p13", "p2", "p12", "p11"]
    assert winner(a_trick(hands), "p13 p2+ p12 p11") == 1
    assert winner(a_trick(hands), "p13 p2 p12 p11") == 0


def test_ij_19_its_own_value_counts_among_trumps() -> None:
    hands = ["p13", "p2", "y3 -p", "p11"]
    assert winner(a_trick(hands), "p13 p2+ y3 p11") == 2
    assert winner(a_trick(hands), "p13 p2+ y3 p11+") == 3


def test_ij_19_an_off_suit_card_with_a_token_is_trump() -> None:
    assert winner(a_trick(["p13", "g1 -p", "p12", "p11"]), "p13 g1+ p12 p11") == 1
    assert winner(a_trick(["p13", "g1 -p", "p12", "p11"]), "p13 g1 p12 p11") == 0


def test_ij_19_on_a_card_that_is_trump_nothing_changes_but_the_token() -> None:
    hands = ["p13", "y2 -p", "y9 -p", "p11"]
    for words in ("p13 y2 y9 p11", "p13 y2+ y9 p11"):
        assert winner(a_trick(hands), words) == 2
    assert intel(play(a_trick(hands), "p13 y2+ y9 p11")) == [1, 0, 3, 1]
    hands = ["y13", "y2", "y9", "y11"]
    assert winner(a_trick(hands), "y13 y2+ y9+ y11+") == 0


def success(name: str, words: str) -> bool:
    """Judge a mission on four cards; whoever does not follow holds none of the led suit."""
    led = words[0]
    cards = [word.rstrip("+") for word in words.split()]
    hands = [word if word[0] == led else f"{word} -{led}" for word in cards]
    return one(last_step(a_trick(hands, name), words).events, MissionJudged).success


@pytest.mark.parametrize(
    ("name", "words", "expected"),
    [
        # one-suit has green as trump
        ("one-suit", "g1 g2 g3 p4+", True),
        ("one-suit", "g1 g2 g3 p4", False),
        ("one-suit", "p1 p2 p3 p4", True),
        ("one-suit", "p1 p2 p3+ p4", False),
        # ends-match has pink
        ("ends-match", "p1 b2 b3 g4+", True),
        ("ends-match", "b1 b2 b3 b4+", False),
        ("ends-match", "b1 b2+ b3 b4", True),
        # no-trump has blue
        ("no-trump", "p1 p2 p3 p4", True),
        ("no-trump", "p1 p2 p3+ p4", False),
        # some-trump has yellow
        ("some-trump", "p1 p2 p3 p4", False),
        ("some-trump", "p1 p2 p3+ p4", True),
    ],
)
def test_ij_19_a_token_counts_for_the_suits_of_a_mission(name: str, words: str, expected: bool) -> None:
    assert success(name, words) is expected


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("ascending", "p1 p2+ p3 p4"),
        ("first-highest", "b13 b2+ b3 b4"),
        ("second-lowest", "b3 b1+ b4 b5"),
        ("high-only", "p7 p8+ p9+ p10+"),
        ("even-only", "p2 p4+ p6 p8+"),
        ("alternating", "p1 p2+ p3 p4"),
    ],
)
def test_ij_19_a_token_does_not_change_values(name: str, words: str) -> None:
    assert success(name, words)
    assert success(name, words.replace("+", ""))


@pytest.mark.parametrize(
    ("name", "words", "expected"),
    [
        ("second-wins", "p13 p2+ p3 p4", True),
        ("first-wins", "p13 p2+ p3 p4", False),
        ("last-wins", "p13 p2 p3 p4+", True),
        ("third-wins", "b13 b2+ b3+ b4", True),
    ],
)
def test_ij_19_a_token_decides_who_wins_a_mission_about_it(name: str, words: str, expected: bool) -> None:
    assert success(name, words) is expected


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("p13 p5+ y5 p4", 2),
        ("p13 y5 p5+ p4", 2),
        ("p13 y5+ p5+ p4", 2),
        ("p13 p4 y5 g5+", 3),
        ("p13 p5+ g5+ b5+", 3),
        ("y5 p5+ g4 b3", 1),
        ("p13 p6+ g5+ b5+", 1),
    ],
)
def test_ij_20_equal_trumps_the_later_wins(words: str, expected: int) -> None:
    led = words[0]
    cards = [word.rstrip("+") for word in words.split()]
    hands = [word if word[0] == led else f"{word} -{led}" for word in cards]
    assert winner(a_trick(hands), words) == expected


def test_ij_21_the_winner_takes_all_intel_wagered() -> None:
    state = play(a_trick(["p13", "p2", "p3", "p4"]), "p13 p2+ p3+ p4+")
    assert intel(state) == [1, 0, 0, 4]
    assert public(state).supply == 9


def test_ij_21_the_starting_player_too_takes_what_was_wagered() -> None:
    state = play(a_trick(["y13", "y2", "p3 -y", "b4 -y"]), "y13 y2+ p3+ b4+")
    assert intel(state) == [5, 0, 0, 0]


def test_ij_22_a_token_may_go_on_any_card_that_was_legal_to_play() -> None:
    state = play(a_trick(["p1", "b3 y4 g5 -p"]), "p1")
    assert {"play b3+", "play y4+", "play g5+"} <= set(choices(state, 1))
    assert not public(state).wager_led_only


def test_ij_22_french_edition_a_token_goes_on_the_led_suit_only() -> None:
    state = play(a_trick(["p1", "b3 y4 g5 -p", "p3"], wager_on="led"), "p1")
    assert public(state).wager_led_only
    assert not [word for word in choices(state, 1) if word.endswith("+")]
    refused(state, 1, a_play("b3+"), "IJ-22", "ij-wager-led-only")
    refused(state, 1, a_play("y4+"), "IJ-22", "ij-wager-led-only")
    assert "play p3+" in choices(play(state, "b3"), 2)


def test_ij_22_french_edition_the_insider_wagers_on_the_led_suit_only() -> None:
    state = table(4, "agent insider agent agent", ["p1", "p2 p7 b3"], "high-only odd-only", wager_on="led")
    state = play(mission(state, "high-only"), "p1")
    wagers = [word for word in choices(state, 1) if word.endswith("+")]
    assert {"play p2+", "play p7+"} <= set(wagers)
    assert all(word.startswith("play p") for word in wagers)
    assert "play b3" in choices(state, 1)
    refused(state, 1, a_play("b3+"), "IJ-22", "ij-wager-led-only")


def test_ij_22_french_edition_a_trump_that_is_not_led_takes_no_token() -> None:
    state = play(a_trick(["p1", "y4 -p"], wager_on="led"), "p1")
    refused(state, 1, a_play("y4+"), "IJ-22", "ij-wager-led-only")
