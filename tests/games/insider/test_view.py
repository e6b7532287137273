"""IN-3, IN-4, IN-7, IN-10, IN-11, IN-12, IN-22: what each seat may know, and when."""

from __future__ import annotations

import msgspec

from tests.games.insider.tables import (
    accuse,
    advanced,
    asking,
    do,
    first_ballot,
    found,
    point,
    second_ballot,
    table,
    tick,
)
from volteface.core.json import Json
from volteface.games.insider import INSIDER, Accuse, Answer, Ask, Begin, Look, Point, State

OPENLY = {None, 0, 1, 2, 3}


def who_knows(state: State) -> set[int | None]:
    """Name the seats that are shown the word; ``None`` is a spectator."""
    return {seat for seat in (None, 0, 1, 2, 3) if INSIDER.view(state, seat).word == "lion"}


def fields(value: Json, path: str = "") -> set[str]:
    if isinstance(value, dict):
        return {name for key, part in value.items() for name in fields(part, f"{path}.{key}")}
    return {path}


def test_in_3_in_4_in_7_who_knows_the_word_when() -> None:
    state = table()
    assert who_knows(state) == {0}
    state = do(state, 0, Begin())
    assert who_knows(state) == {0, 1}
    state = tick(state)
    assert who_knows(state) == {0, 1}
    state = do(state, 2, Ask("Is it a lion?"))
    assert who_knows(state) == {0, 1}
    assert who_knows(do(state, 0, Answer(0, "no"))) == {0, 1}
    assert who_knows(do(state, 0, Answer(0, "found"))) == OPENLY
    assert who_knows(tick(state)) == OPENLY
    assert who_knows(second_ballot(table())) == OPENLY


def test_in_4_while_all_look_an_insider_and_a_common_see_the_same_but_for_the_word() -> None:
    state = do(table(), 0, Begin())
    insider, common = (msgspec.to_builtins(INSIDER.view(state, seat)) for seat in (1, 2))
    assert fields(insider) == fields(common)
    insider["seat"], insider["word"], insider["you"]["role"] = 2, None, "common"
    assert insider == common
    assert INSIDER.legal(state, 1) == INSIDER.legal(state, 2) == ()


def test_in_4_in_21_time_over_with_the_advanced_rules_leaves_the_word_secret() -> None:
    """The table talks on, and whoever names the word now gives himself away."""
    assert who_knows(tick(asking(advanced()))) == {0, 1}


def test_in_10_who_has_voted_is_not_to_be_seen() -> None:
    state = first_ballot(table(), answerer=2)
    before = {seat: INSIDER.view(state, seat) for seat in (None, 1, 2, 3)}
    state = do(state, 0, Accuse(guilty=True))
    assert {seat: INSIDER.view(state, seat) for seat in (None, 1, 2, 3)} == before
    view = INSIDER.view(state, 2)
    assert (view.first_ballot, view.answerer_role) == (None, None)


def test_in_6_in_10_the_view_says_whom_the_table_waits_for() -> None:
    def waits_for(state: State) -> tuple[int, ...]:
        views = [INSIDER.view(state, seat).asked for seat in (None, 0, 1, 2, 3)]
        assert len(set(views)) == 1
        return views[0]

    state = table()
    assert waits_for(state) == (0,)
    state = do(state, 0, Begin())
    assert waits_for(state) == ()
    state = tick(state)
    assert waits_for(state) == (1, 2, 3)
    assert waits_for(do(state, 2, Ask("Is it big?"))) == (0, 1, 2, 3)
    assert waits_for(found(table())) == (0,)
    ballot = first_ballot(table(), answerer=2)
    assert waits_for(ballot) == (0, 1, 3)
    assert waits_for(do(ballot, 0, Accuse(guilty=True))) == (0, 1, 3)
    assert waits_for(second_ballot(table())) == (0, 1, 2, 3)
    assert waits_for(tick(asking(table()))) == ()


def test_in_12_who_has_pointed_is_not_to_be_seen() -> None:
    state = second_ballot(table())
    assert INSIDER.view(state, 1).first_ballot is not None
    after = do(state, 2, Point(1))
    for seat in (None, 0, 1, 3):
        assert INSIDER.view(after, seat) == INSIDER.view(state, seat)
    assert INSIDER.view(after, 2) != INSIDER.view(state, 2)


def test_in_11_nothing_but_the_answerers_role_is_shown_with_it() -> None:
    view = INSIDER.view(second_ballot(table()), 3)
    assert view.answerer_role == "common"
    assert view.ending is None
    others = INSIDER.view(second_ballot(table(roles="master common common insider")), 0)
    assert others == INSIDER.view(second_ballot(table()), 0)


def test_in_22_what_the_answerer_saw_is_his_alone() -> None:
    for place in (1, 3):
        here = do(found(advanced(), answerer=2), 2, Look(place))
        there = do(found(advanced(at_centre=True), answerer=2), 2, Look(place))
        for seat in (None, 0, 3):
            assert INSIDER.view(here, seat) == INSIDER.view(there, seat)
    you = INSIDER.view(do(found(advanced(), answerer=2), 2, Look(1)), 2).you
    assert you is not None
    assert you.seen_role == "insider"


def test_in_13_at_the_end_everything_is_shown() -> None:
    state = point(second_ballot(table(5)), {0: 1, 1: 3, 2: 1, 3: 1, 4: 1})
    for seat in (None, *range(5)):
        view = INSIDER.view(state, seat)
        assert view.ending is not None
        assert view.ending.roles == ("master", "insider", "common", "common", "common")
        assert (view.ending.word, view.ending.by) == ("lion", "second-ballot")
        assert view.ending.winners == (0, 2, 3, 4)
        assert view.first_ballot is not None
        assert view.second_ballot is not None
    short = accuse(first_ballot(advanced(at_centre=True)), [0, 1, 3])
    ending = INSIDER.view(short, None).ending
    assert ending is not None
    assert (ending.centre, ending.winners) == ("insider", ())
    assert INSIDER.view(short, None).second_ballot is None


def test_in_4_in_6_in_9_in_21_how_long_the_time_that_runs_is_in_all() -> None:
    def lasts(state: State) -> int | None:
        view = INSIDER.view(state, None)
        assert (view.lasts is None) == (view.deadline is None)
        return view.lasts

    assert lasts(table()) is None
    assert lasts(do(table(look_seconds=5), 0, Begin())) == 5_000
    assert lasts(asking(table())) == 300_000
    assert lasts(found(table(), after=42_000)) == 42_000
    # IN-22: the card takes no time away, and the glass runs back as long as the word took.
    assert lasts(found(advanced(), after=42_000)) is None
    assert lasts(do(found(advanced(), after=42_000), 2, Look(3), wait=9_000)) == 42_000
    assert lasts(tick(asking(advanced()))) == 300_000
    assert lasts(first_ballot(table())) is None


def test_in_13_in_14_the_end_says_whom_the_second_ballot_accused_and_whether_it_was_a_tie() -> None:
    def accused(pointed: dict[int, int | None]) -> tuple[object, bool]:
        ending = INSIDER.view(point(second_ballot(table(5)), pointed), None).ending
        assert ending is not None
        return ending.accused, ending.tied

    assert accused({0: 1, 1: 3, 2: 1, 3: 1, 4: 1}) == (1, False)
    assert accused({0: 1, 1: 3, 2: 4, 3: None, 4: None}) == (4, True)
    assert accused({0: 1, 1: 3}) == (None, True)
    assert accused({}) == (None, False)
    short = INSIDER.view(accuse(first_ballot(table()), [0, 1, 3]), None).ending
    assert short is not None
    assert (short.accused, short.tied) == (None, False)
