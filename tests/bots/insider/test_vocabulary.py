"""The words that bots think of: many more than the cards have, in both languages, without contradictions."""

from __future__ import annotations

from itertools import combinations

import pytest

from volteface.bots.insider.knowledge import Fact, answers, attributes
from volteface.bots.insider.knowledge.vocabulary import (
    asked_by_bots,
    concept_of,
    queries,
    read_kinds,
    read_vocabulary,
    spellings,
    unknown_facts,
    vocabulary,
)
from volteface.games.insider.words import Word, cards
from volteface.games.insider.words.forms import clean_text, names
from volteface.text import LANGUAGES

ON_CARDS = {word.concept for card in cards("en") for word in card.words}
AT = {query.id: at for at, query in enumerate(queries())}

# What cannot be true of one thing at once.
APART = [
    ("tangible", "abstract"), ("animal", "vehicle"), ("animal", "building"), ("animal", "tool"),
    ("mammal", "bird"), ("mammal", "reptile"), ("bird", "reptile"), ("boneless", "mammal"),
    ("plant", "vehicle"), ("plant", "mammal"), ("feeling", "tangible"), ("pocket", "bigger"),
    ("pocket", "heavy"), ("tiny", "bigger"),
    ("job", "food"), ("job", "building"), ("fish", "bird"), ("insect", "mammal"), ("tree", "animal"),
    ("vehicle", "food"), ("living", "feeling"), ("man-made", "mammal"), ("man-made", "bird"),
    ("drink", "building"), ("wild", "furniture"),
]  # fmt: skip

INDISTINGUISHABLE: set[frozenset[str]] = set()
"""Words of the cards that no question tells apart."""


def facts(concept: str) -> tuple[Fact, ...]:
    return next(one.facts for one in vocabulary() if one.id == concept)


def test_there_are_many_more_words_than_on_the_cards_and_their_order_tells_nothing() -> None:
    every = [concept.id for concept in vocabulary()]
    assert set(every) > ON_CARDS
    assert len(every) >= 4 * len(ON_CARDS)
    assert every == sorted(every)


def test_words_of_the_cards_have_the_facts_of_the_cards() -> None:
    for concept in vocabulary():
        if concept.id in ON_CARDS:
            assert concept.facts[: len(attributes())] == answers()[concept.id]


def test_any_two_words_of_the_cards_are_told_apart_by_some_question() -> None:
    rows = {concept.id: concept.facts for concept in vocabulary() if concept.id in ON_CARDS}
    alike = {frozenset(pair) for pair in combinations(rows, 2) if rows[pair[0]] == rows[pair[1]]}
    assert alike == INDISTINGUISHABLE


def test_a_surer_difference_than_it_depends_tells_nearly_all_pairs_apart() -> None:
    sure = {
        concept.id: [fact if fact in (Fact.YES, Fact.NO) else None for fact in concept.facts]
        for concept in vocabulary()
        if concept.id in ON_CARDS
    }
    alike = [
        pair
        for pair in combinations(sure, 2)
        if all(
            None in (one, other) or one is other
            for one, other in zip(sure[pair[0]], sure[pair[1]], strict=True)
        )
    ]
    assert len(alike) <= 3, alike


@pytest.mark.parametrize(("one", "other"), APART)
def test_nothing_is_two_things_that_cannot_be(one: str, other: str) -> None:
    both = [
        concept.id
        for concept in vocabulary()
        if concept.facts[AT[one]] is Fact.YES and concept.facts[AT[other]] is Fact.YES
    ]
    assert both == []


def test_what_is_true_of_a_word_implies_what_it_should_unless_it_says_otherwise() -> None:
    for attribute in attributes():
        for other in attribute.implies:
            rows = [one for one in vocabulary() if one.facts[AT[attribute.id]] is Fact.YES]
            kept = [one for one in rows if one.facts[AT[other]] is Fact.YES]
            assert len(kept) > 0.6 * len(rows), f"{attribute.id} hardly implies {other}"


def test_every_question_is_worth_asking() -> None:
    for at in asked_by_bots():
        query = queries()[at]
        true = sum(concept.facts[at] is Fact.YES for concept in vocabulary())
        assert 4 <= true <= 0.8 * len(vocabulary()), query.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_is_a_text_that_a_player_may_write(language: str) -> None:
    for concept in vocabulary():
        word = concept.words[language]
        for text in (word.text, *word.forms):
            assert clean_text(text, 40) == text
        assert concept_of(language, word.text) == concept
    assert len({concept.words[language].text for concept in vocabulary()}) == len(vocabulary())


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_7_naming_a_word_of_no_card_never_names_one_of_the_cards(language: str) -> None:
    on_cards = [word for card in cards(language) for word in card.words]
    named = [
        (concept.id, word.text)
        for concept in vocabulary()
        if concept.id not in ON_CARDS
        for word in on_cards
        if names(concept.words[language].text, Word(word.text, None, word.forms))
    ]
    assert named == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_7_no_question_about_a_kind_names_a_word_of_the_cards(language: str) -> None:
    on_cards = [word for card in cards(language) for word in card.words]
    kinds = queries()[len(attributes()) : asked_by_bots().stop]
    assert [
        (kind.id, word.text) for kind in kinds for word in on_cards if names(kind.question[language], word)
    ] == []


def test_what_everybody_knows() -> None:
    assert facts("potato")[AT["vegetable"]] is Fact.YES
    assert facts("wolf")[AT["mammal"]] is Fact.YES
    assert facts("wolf")[AT["living"]] is Fact.YES
    assert facts("salmon")[AT["fish"]] is Fact.YES
    assert facts("justice")[AT["tangible"]] is Fact.NO
    assert facts("coffee")[AT["drink"]] is Fact.YES


def test_a_word_that_nobody_knows_has_no_facts() -> None:
    assert concept_of("en", "zorb") is None
    assert set(unknown_facts()) == {Fact.UNKNOWN}
    assert len(unknown_facts()) == len(queries())
    assert "zorb" not in spellings("en")


def test_kinds_stand_for_their_facts_and_a_word_says_otherwise_itself() -> None:
    read = read_vocabulary(
        "*beast: mammal furry\nwolf; wolves | loup : *beast\nmole rat | rat-taupe : *beast; not: furry tail\n"
        "yeti | yéti : *beast; unknown: living", "x.txt"
    )  # fmt: skip
    assert read["wolf"][1][AT["animal"]] is Fact.YES
    assert read["mole-rat"][1][AT["furry"]] is Fact.NO
    assert read["mole-rat"][1][AT["tail"]] is Fact.NO
    assert read["yeti"][1][AT["living"]] is Fact.UNKNOWN
    assert read["wolf"][0]["en"] == Word("wolf", None, ("wolves",))


@pytest.mark.parametrize(
    ("source", "message"),
    [
        ("wolf | loup", "x.txt:1: a word is written"),
        ("wolf : mammal", "x.txt:1: "),
        ("wolf | loup : *beast", "x.txt:1: "),
        ("wolf | loup : mamal", "x.txt:1: unknown mamal"),
        ("wolf | loup : mammal\nwolf | loup : mammal", "x.txt:2: wolf is there twice"),
    ],
)
def test_an_error_in_the_words_names_its_line(source: str, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        read_vocabulary(source, "x.txt")


def test_an_error_in_the_kinds_names_its_line() -> None:
    with pytest.raises(ValueError, match=r"x.txt:2: a kind has"):
        read_kinds("fish\n  of salmon", "x.txt")
