"""IN-1 to IN-5: roles and word."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from tests.games.insider.tables import CHANCE, CLOCK, asking, do, one, phase, refused, step, table, tick, told
from volteface.core.rng import Rng
from volteface.games.insider import INSIDER, Ask, Begin, Draw, Redraw, TurnGlass, Write
from volteface.games.insider.deals import count_words
from volteface.games.insider.events import LookBegan, Looked, MasterNamed, RoleDealt, WordDrawn, WordRefused
from volteface.games.insider.words import cards
from volteface.games.insider.words.forms import normalised

PLAYERS = range(4, 9)


@pytest.mark.parametrize("players", PLAYERS)
def test_in_1_one_master_one_insider_the_others_commons(players: int) -> None:
    options = INSIDER.read_options({"players": players})
    for seed in range(20):
        deal = INSIDER.deal(options, Rng(seed))
        assert Counter(deal.roles) == {"master": 1, "insider": 1, "common": players - 2}
        assert deal.centre is None


def test_in_1_roles_are_dealt_at_random() -> None:
    options = INSIDER.read_options({"players": 4})
    seats = Counter(INSIDER.deal(options, Rng("roles", seed)).roles for seed in range(1200))
    assert len(seats) == 12
    assert all(70 < count < 130 for count in seats.values())


def test_in_1_everyone_is_told_his_role_and_who_the_master_is() -> None:
    state = table(roles="common master common insider")
    events = INSIDER.opening(state)
    for seat, role in enumerate(["common", "master", "common", "insider"]):
        assert one(told(events, seat), RoleDealt).role == role
        assert one(told(events, seat), MasterNamed).seat == 1
        view = INSIDER.view(state, seat)
        assert view.you is not None
        assert (view.you.role, view.master) == (role, 1)
    assert [type(event) for event in told(events, None)] == [MasterNamed]


def test_in_1_insider_and_commons_are_secret() -> None:
    one_truth, other = (
        table(roles="master insider common common"),
        table(roles="master common insider common"),
    )
    assert INSIDER.view(one_truth, None) == INSIDER.view(other, None)
    assert INSIDER.view(one_truth, 3) == INSIDER.view(other, 3)
    assert INSIDER.view(one_truth, 0) == INSIDER.view(other, 0)


@pytest.mark.parametrize("difficulty", ["any", "easy", "medium", "hard"])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_in_2_the_word_stands_on_a_card_of_the_chosen_list(language: str, difficulty: str) -> None:
    options = INSIDER.read_options({"players": 4, "language": language, "difficulty": difficulty})
    some = cards(language, None if difficulty == "any" else difficulty)
    listed = {word.text for card in some for word in card.words}
    assert count_words(options) == len(listed)
    assert {INSIDER.deal(options, Rng(seed)).word for seed in range(40)} <= listed


def test_in_2_every_word_of_the_list_can_be_drawn() -> None:
    own = ["ant", "bee; bees", "cat", "dog", "elk", "fox", "gnu"]
    options = INSIDER.read_options({"players": 4, "own_words": [*own]})
    drawn = Counter(INSIDER.deal(options, Rng("draw", seed)).word for seed in range(700))
    assert set(drawn) == {"ant", "bee", "cat", "dog", "elk", "fox", "gnu"}
    assert all(60 < count < 140 for count in drawn.values())


def test_in_2_a_rematch_has_another_word() -> None:
    options = INSIDER.read_options({"players": 4, "own_words": ["ant", "bee", "cat", "dog", "elk", "fox"]})
    deal = INSIDER.deal(options, Rng("rematch"))
    for seed in range(60):
        again = INSIDER.deal(options, Rng("rematch", seed), deal)
        assert again.word != deal.word
        deal = again


def test_in_3_only_the_master_sees_the_word() -> None:
    state = table()
    assert one(told(INSIDER.opening(state), 0), WordDrawn).word == "lion"
    assert INSIDER.view(state, 0).word == "lion"
    for seat in (None, 1, 2, 3):
        assert INSIDER.view(state, seat).word is None
        assert not any(isinstance(event, WordDrawn) for event in told(INSIDER.opening(state), seat))


def test_in_3_a_word_that_the_master_does_not_know_is_replaced() -> None:
    state = table()
    assert INSIDER.legal(state, 0) == (Begin(), Redraw())
    state, events = step(state, 0, Redraw(), 500)
    assert told(events, 3) == [WordRefused()]
    assert INSIDER.to_act(state) == (CHANCE,)
    assert INSIDER.view(state, 0).word is None
    state, events = step(state, CHANCE, Draw("tiger"))
    assert told(events, 0) == [WordDrawn(only=0, word="tiger")]
    assert told(events, 1) == []
    assert INSIDER.view(state, 0).word == "tiger"
    assert INSIDER.view(state, 2).redraws == 1
    assert INSIDER.view(tick(do(state, 0, Begin())), 1).word == "tiger"


def test_in_3_no_word_is_drawn_twice_and_a_list_has_an_end() -> None:
    own = ["ant", "bee", "cat", "dog", "elk", "fox"]
    state = table(word="ant", own_words=[*own])
    rng = Rng("again")
    for _ in range(5):
        state = do(state, 0, Redraw())
        assert refused(state, CHANCE, Draw("Ant"), "IN-3") == "in-drawn-before"
        state = do(state, CHANCE, INSIDER.draw(state, rng))
    assert sorted(state.drawn) == own
    assert INSIDER.legal(state, 0) == (Begin(),)
    assert refused(state, 0, Redraw(), "IN-3") == "in-redraw-last"


def test_in_3_others_neither_draw_nor_begin() -> None:
    state = table()
    for action in (Redraw(), Begin(), Draw("tiger"), Write("tiger"), Ask()):
        for seat in (1, 2, 3):
            assert refused(state, seat, action, "IN-3") == "in-waits-prepare"
    assert refused(state, 0, Draw("tiger"), "IN-3") == "in-waits-prepare"
    assert refused(state, 9, Begin(), "IN-3") == "in-no-such-seat"
    drawing = do(state, 0, Redraw())
    assert refused(drawing, 0, Begin(), "IN-3") == "in-waits-draw"


def test_in_4_everyone_looks_in_the_same_way_for_the_same_time() -> None:
    state, events = step(table(players=6, look_seconds=5), 0, Begin(), 1234)
    assert one(told(events, None), LookBegan).until == 1234 + 5000
    shapes = {tuple(type(event) for event in told(events, seat)) for seat in range(6)}
    assert shapes == {(LookBegan, Looked)}
    words = [one(told(events, seat), Looked).word for seat in range(6)]
    assert words == ["lion", "lion", None, None, None, None]
    # A Common's message has the same fields, with nothing left out.
    for seat in range(6):
        fields = msgspec.json.decode(msgspec.json.encode(one(told(events, seat), Looked)))
        assert set(fields) == {"event", "only", "word"}
    assert INSIDER.to_act(state) == (CLOCK,)
    for seat in range(6):
        assert INSIDER.legal(state, seat) == ()
        assert INSIDER.view(state, seat).deadline == 6234
        assert INSIDER.view(state, seat).word == words[seat]


def test_in_4_the_look_ends_by_the_clock_alone_and_at_its_moment() -> None:
    state = do(table(), 0, Begin(), 1000)
    assert INSIDER.deadline(state) == 9000
    assert refused(state, CLOCK, TurnGlass(), "IN-4", 7999) == "in-moment-clock"
    assert refused(state, CLOCK, TurnGlass(), "IN-4", 8001) == "in-moment-clock"
    for seat in range(4):
        assert refused(state, seat, TurnGlass(), "IN-4") == "in-waits-look"
        assert refused(state, seat, Ask(), "IN-4") == "in-waits-look"
    state = tick(state)
    assert phase(state) == "questions"
    assert INSIDER.view(state, 3).glass_at == 9000


def test_in_4_a_look_may_take_no_time_at_all() -> None:
    state = do(table(look_seconds=0), 0, Begin(), 700)
    assert INSIDER.deadline(state) == 700
    assert INSIDER.view(tick(state), None).glass_at == 700


def test_in_4_the_insider_does_not_see_the_word_before() -> None:
    assert INSIDER.view(table(), 1).word is None
    assert INSIDER.view(asking(table()), 1).word == "lion"
    assert INSIDER.view(asking(table()), 2).word is None
    assert INSIDER.view(asking(table()), None).word is None


def test_in_5_the_master_writes_a_word_of_his_own() -> None:
    state = table(word=None, free_word=True)
    offers = INSIDER.legal(state, 0)
    assert len(offers) == 6
    assert all(isinstance(offer, Write) for offer in offers)
    assert INSIDER.covers(offers[0], Write("a word of my own"))
    assert refused(state, 0, Begin(), "IN-5") == "in-write-first"
    assert refused(state, 0, Redraw(), "IN-5") == "in-redraw-free"
    assert not INSIDER.view(state, 2).word_ready
    state, events = step(state, 0, Write("a word of my own"))
    assert one(told(events, 0), WordDrawn).word == "a word of my own"
    assert all(not isinstance(event, WordDrawn) for event in told(events, 1))
    assert INSIDER.view(state, 2).word_ready
    assert INSIDER.view(state, 1).word is None
    assert INSIDER.legal(state, 0) == (Begin(),)
    assert refused(state, 0, Write("another"), "IN-5") == "in-written-already"
    assert refused(state, 0, Redraw(), "IN-5") == "in-redraw-free"
    assert INSIDER.view(do(state, 0, Begin()), 1).word == "a word of my own"


def test_in_5_where_words_are_drawn_none_is_written() -> None:
    assert refused(table(), 0, Write("tiger"), "IN-5") == "in-write-off"


@pytest.mark.parametrize(
    ("word", "message"),
    [
        ("", "in-words-no-letters"),
        ("?!", "in-words-no-letters"),
        ("x" * 41, "in-words-too-long"),
        ("bell\a", "in-words-control"),
        ("\u202eliar", "in-words-control"),
        (" lion", "in-text-form"),
        ("two  spaces", "in-text-form"),
        ("e\u0301toile", "in-text-form"),
    ],
)
def test_in_5_a_written_word_is_clean_and_short(word: str, message: str) -> None:
    state = table(word=None, free_word=True)
    assert refused(state, 0, Write(word), "IN-5") == message
    assert not any(INSIDER.covers(offer, Write(word)) for offer in INSIDER.legal(state, 0))
    drawing = do(table(), 0, Redraw())
    assert refused(drawing, CHANCE, Draw(word), "IN-3") == message


def test_in_5_the_longest_word_is_allowed() -> None:
    assert do(table(word=None, free_word=True), 0, Write("x" * 40)).word == "x" * 40


def test_bundled_words_differ_when_folded() -> None:
    """IN-3: a redraw is never refused because two words of the cards are folded alike."""
    for language in ("en", "fr"):
        texts = [word.text for card in cards(language) for word in card.words]
        assert len({normalised(text) for text in texts}) == len(texts)
