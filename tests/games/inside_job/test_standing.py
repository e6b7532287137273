"""How a trick stands while it is played: IJ-12, IJ-14, IJ-18, IJ-20, IJ-22, IJ-24, IJ-56, IJ-61, IJ-63."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.games.inside_job.naive import Lying, succeeds
from tests.games.inside_job.tables import after, larry, mission, play, public, table, trick
from volteface.core.rng import Rng
from volteface.games.inside_job import INSIDE_JOB, MISSIONS, State
from volteface.games.inside_job.cards import BIT, CARDS, TOKEN, card
from volteface.games.inside_job.conditions import STATES, Coming
from volteface.games.inside_job.missions import Mission
from volteface.games.inside_job.tricks import Trick

EVERY = [one.name for one in CARDS]
SIZES = [3, 4, 5]


def laid(words: list[Lying], row: Mission) -> Trick:
    """Lay cards on a trick of a mission."""
    lies = Trick()
    lies.trump = row.trump
    for place, word in enumerate(words):
        found = card(word.card)
        assert found is not None
        if place == 0:
            lies.lead(found.suit)
        code = found.code + (TOKEN if word.token else 0)
        if lies.ranks[code] >= lies.best:
            lies.best, lies.best_place = lies.ranks[code], place
        lies.packed = lies.packed * 128 + code
        lies.count = place + 1
    return lies


class Open:
    """A trick that lacks cards, and what everybody knows of those that come."""

    def __init__(self, size: int, words: list[Lying], wagers: set[int], led_only: bool) -> None:
        self.size, self.words, self.wagers, self.led_only = size, words, wagers, led_only

    def state(self, row: Mission) -> str:
        tokens = sum(BIT[place] for place in self.wagers if place >= len(self.words))
        return STATES[row.condition.judge(laid(self.words, row), Coming(self.size, tokens, self.led_only))]

    def next_cards(self) -> Iterator[Open]:
        """Lay each card that may come."""
        lying = {word.card for word in self.words}
        led = self.words[0].card[0] if self.words else ""
        for name in EVERY:
            if name in lying:
                continue
            yield self._with(Lying(name))
            if len(self.words) in self.wagers and (not self.led_only or name[0] == led):
                yield self._with(Lying(name, token=True))

    def _with(self, word: Lying) -> Open:
        return Open(self.size, [*self.words, word], self.wagers, self.led_only)

    def completions(self) -> Iterator[list[Lying]]:
        """Lay all the cards that may come."""
        if len(self.words) == self.size:
            yield self.words
            return
        for further in self.next_cards():
            yield from further.completions()

    def __repr__(self) -> str:
        words = " ".join(word.card + ("+" if word.token else "") for word in self.words)
        return f"{words} of {self.size}, wagers {sorted(self.wagers)}, led only: {self.led_only}"


def drawn(rng: Rng, size: int, count: int, row: Mission) -> Open:
    """Draw a trick that lacks cards: often with high, low and equal values, trumps and tokens."""
    trump = "bgyp"[row.trump]
    suits = rng.choice(["bgyp", trump, trump + rng.choice(list("bgyp"))])
    values = rng.choice([range(1, 14), (1, 2, 12, 13), (13, 12), (1, 2, 3), (6, 7, 8), (2, 4, 13)])
    led_only = rng.chance(0.3)
    wagers = {place for place in range(1, size) if rng.chance(0.5)}
    words: list[Lying] = []
    while len(words) < count:
        name = rng.choice(list(suits)) + str(rng.choice(list(values)))
        if name in {word.card for word in words}:
            # Whatever was drawn, there are cards enough.
            suits, values = "bgyp", range(1, 14)
            continue
        may = len(words) in wagers and (not led_only or name[0] == words[0].card[0])
        words.append(Lying(name, token=may and rng.chance(0.4)))
    return Open(size, words, wagers, led_only)


def expected(outcomes: Iterator[bool]) -> str:
    """Say how a mission stands by how it can end; looks no further than it must."""
    seen: set[bool] = set()
    for outcome in outcomes:
        seen.add(outcome)
        if len(seen) == 2:
            return "open"
    return "met" if seen == {True} else "failed"


@pytest.mark.parametrize("row", MISSIONS, ids=lambda row: row.id)
@pytest.mark.parametrize("size", SIZES)
def test_ij_24_the_state_is_what_all_completions_say(row: Mission, size: int) -> None:
    rng = Rng("standing", row.id, size)
    for missing, tries in ((0, 5), (1, 15), (2, 1)):
        for _ in range(tries):
            lies = drawn(rng, size, size - missing, row)
            ends = expected(succeeds(row.id, full) for full in lies.completions())
            assert lies.state(row) == ends, lies


@pytest.mark.parametrize("row", MISSIONS, ids=lambda row: row.id)
@pytest.mark.parametrize("size", SIZES)
def test_ij_24_the_state_before_a_card_is_what_all_next_cards_say(row: Mission, size: int) -> None:
    """With the test above this proves every trick that lacks more cards than one can try out."""
    rng = Rng("one card", row.id, size)
    for count in range(size - 1):
        for _ in range(10 if count else 3):
            lies = drawn(rng, size, count, row)
            states = {further.state(row) for further in lies.next_cards()}
            assert lies.state(row) == (states.pop() if len(states) == 1 else "open"), lies


def four(words: str, name: str) -> State:
    """Play these cards, seat by seat, on a mission; everybody may wager."""
    hands = [f"{word.rstrip('+')} -{words[0]}" for word in words.split()]
    hands[0] = words.split(maxsplit=1)[0]
    other = "ascending" if name != "ascending" else "descending"
    return play(mission(table(4, "", hands, f"{name} {other}", 0), name), words)


@pytest.mark.parametrize(
    ("name", "words", "state"),
    [
        ("ascending", "p10", "open"),
        ("ascending", "p11", "failed"),
        ("first-wins", "y13", "open"),
        ("second-wins", "p13 g13", "open"),
        ("some-trump", "p3 y2", "met"),
        ("some-trump", "p3 b2+", "met"),
        ("no-trump", "p3 g2+", "failed"),
        ("third-highest", "p13", "failed"),
    ],
)
def test_ij_24_the_view_says_how_the_mission_stands(name: str, words: str, state: str) -> None:
    assert public(four(words, name)).mission_state == state


def test_ij_22_a_card_that_no_token_can_reach_has_won() -> None:
    for wager_on, state in (("any", "open"), ("led", "met")):
        # The led suit is trump and its best card lies there: in the French edition no other can be trump.
        dealt = table(4, "", ["y13"], "first-wins ascending", wager_on=wager_on)
        assert public(trick(dealt, "first-wins", "y13")).mission_state == state


def test_ij_17_where_nobody_wagers_the_best_trump_has_won() -> None:
    dealt = table(4, "", ["y13"], "first-wins ascending", wager=False)
    assert public(trick(dealt, "first-wins", "y13")).mission_state == "met"


def test_ij_18_a_revealed_player_puts_no_token_on_the_card() -> None:
    """The Bugged Agent on the third place is revealed from the start: the mission is lost at once."""
    dealt = table(4, "agent agent bugged insider", (), "risky-third risky-last", risky_mode=True)
    assert public(mission(dealt, "risky-third")).mission_state == "failed"
    offered = INSIDE_JOB.view(dealt, 0).you
    assert offered is not None
    assert [(one.mission, one.state) for one in offered.missions] == [
        ("risky-third", "failed"),
        ("risky-last", "open"),
    ]


def test_ij_80_a_secret_role_that_never_wagers_is_not_given_away() -> None:
    truths = [
        table(
            4,
            roles,
            ["p1", "p2", "p3", "p4"],
            "risky-second risky-last",
            risky_mode=True,
            blank_role={"name": "Pauper", "may_wager": False},
        )
        for roles in ("agent blank agent insider", "agent agent blank insider")
    ]
    for state in truths:
        assert public(mission(state, "risky-second")).mission_state == "open"


def test_ij_56_larry_never_wagers_and_the_table_says_so_when_the_mission_appears() -> None:
    dealt = table(2, "", (), "risky-second risky-last", risky_mode=True)
    you = INSIDE_JOB.view(dealt, 0).you
    assert you is not None
    assert [one.state for one in you.missions] == ["failed", "open"]
    assert public(mission(dealt, "risky-second")).mission_state == "failed"


def test_ij_14_the_view_says_whose_card_is_ahead() -> None:
    state = mission(table(4, "", ["p5", "p9", "b2 -p", "p3"], "even-only ascending", 0), "even-only")
    heads: list[int | str | None] = []
    for word in ("p5", "p9", "b2"):
        heads.append(public(state).winning)
        state = play(state, word)
    assert heads == [None, 0, 1]
    assert public(state).winning == 2


def test_ij_20_of_two_equal_trumps_the_later_is_ahead() -> None:
    state = four("y7 g7+", "first-wins")
    assert public(state).winning == 1
    assert public(state).mission_state == "failed"


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("starter", [0, 2])
def test_ij_12_the_view_says_who_plays_at_which_place(players: int, starter: int) -> None:
    state = table(players, starter=starter)
    seen = public(state)
    assert seen.trick_size == players
    assert seen.order == tuple((starter + place) % players for place in range(players))


def test_ij_61_larry_plays_second() -> None:
    state = table(2, "", ["p5"], "ascending descending", 1, "p6 p7 p8")
    seen = public(state)
    assert (seen.trick_size, seen.order) == (3, (1, "larry", 0))


def test_ij_61_larrys_card_may_be_ahead() -> None:
    state = table(2, "", ["p5"], "even-only ascending", 0, "p6 p7 p8")
    state = larry(play(mission(state, "even-only"), "p5"), "p6", "p7", "p8")
    assert public(state).winning == "larry"


def test_ij_29_nobody_plays_at_any_place_in_the_vote() -> None:
    seen = public(after("vote", 3))
    assert (seen.order, seen.winning, seen.mission_state) == ((), None, None)
