"""What bots know of the words: complete, consistent, and enough to find every word."""

from __future__ import annotations

import pytest

from volteface.bots.insider.knowledge import (
    Attribute,
    Fact,
    answers,
    attributes,
    read_attributes,
    read_facts,
)
from volteface.games.insider.words import Word, cards
from volteface.games.insider.words.forms import clean_text, names, normalised
from volteface.text import LANGUAGES

WORDS = {language: [word for card in cards(language) for word in card.words] for language in LANGUAGES}
POSITION = {attribute.id: at for at, attribute in enumerate(attributes())}
QUESTION = "  en: Is it alive? (alive)\n  fr: Est-ce vivant\u202f? (vivant)\n"


def yes(concept: str) -> set[str]:
    return {name for name, at in POSITION.items() if answers()[concept][at] is Fact.YES}


def test_every_word_of_the_cards_is_known_and_nothing_else() -> None:
    assert list(answers()) == [word.concept for word in WORDS["en"]]
    assert len(attributes()) >= 90
    assert all(len(row) == len(attributes()) for row in answers().values())


def test_no_two_words_are_alike() -> None:
    assert len(set(answers().values())) == len(answers())


@pytest.mark.parametrize("attribute", attributes(), ids=lambda attribute: attribute.id)
def test_a_question_is_true_of_some_words_but_not_of_most(attribute: Attribute) -> None:
    true = [concept for concept in answers() if attribute.id in yes(concept)]
    assert 4 <= len(true) <= 200


def test_what_is_true_implies_what_it_should() -> None:
    implied = 0
    for attribute in attributes():
        for other in attribute.implies:
            rows = [row for row in answers().values() if row[POSITION[attribute.id]] is Fact.YES]
            kept = [row for row in rows if row[POSITION[other]] is Fact.YES]
            implied += len(kept)
            assert len(kept) > len(rows) / 2, f"{attribute.id} hardly implies {other}"
    assert implied > 500


@pytest.mark.parametrize(
    ("concept", "true", "untrue"),
    [
        ("dog", "animal mammal living pet four-legs furry tail moves", "bird man-made food wild abstract"),
        ("whale", "mammal sea in-water bigger heavy", "four-legs furry pet pocket"),
        ("apple", "fruit food plant kitchen round sweet on-tree", "man-made animal moves"),
        ("train", "vehicle wheels engine carries bigger enter", "living natural pet food flies"),
        ("shadow", "dark optical", "tangible living food bought"),
        ("jealousy", "feeling abstract invisible bad", "tangible happy animal"),
        ("birthday", "time again event party happy", "tangible food bad"),
        ("teacher", "person job living school", "animal man-made imaginary"),
    ],
)
def test_some_words_are_known_as_everybody_knows_them(concept: str, true: str, untrue: str) -> None:
    assert set(true.split()) <= yes(concept)
    assert not set(untrue.split()) & yes(concept)


@pytest.mark.parametrize("language", LANGUAGES)
def test_questions_are_sentences_that_a_player_may_type(language: str) -> None:
    ending = {"en": "?", "fr": "\u202f?"}[language]
    for attribute in attributes():
        question = attribute.question[language]
        assert question.endswith(ending)
        assert question.count("?") == 1
        assert "'" not in question
        assert clean_text(question, 120) == question
        # A narrow no-break space is the only white space that French puts there.
        assert not question.removesuffix(ending).endswith((" ", "\u00a0", "\u202f"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_question_is_there_twice(language: str) -> None:
    questions = [normalised(attribute.question[language]) for attribute in attributes()]
    assert len(set(questions)) == len(questions)


@pytest.mark.parametrize("language", LANGUAGES)
def test_keywords_are_single_folded_words_and_not_repeated(language: str) -> None:
    for attribute in attributes():
        keywords = attribute.keywords[language]
        assert keywords
        assert all(normalised(keyword) and clean_text(keyword, 40) == keyword for keyword in keywords)
        assert len(set(keywords)) == len(keywords)


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_7_no_question_of_a_bot_names_a_word_by_accident(language: str) -> None:
    named = [
        (attribute.id, word.text)
        for attribute in attributes()
        for word in WORDS[language]
        if names(attribute.question[language], Word(word.text, None, word.forms))
    ]
    assert named == []


def worst(concepts: list[str], asked: int = 0) -> int:
    """Ask what splits best, three ways, and count the questions in the worst case."""
    if len(concepts) == 1:
        return asked

    def largest(at: int) -> int:
        return max(sum(answers()[concept][at] is fact for concept in concepts) for fact in Fact)

    best = min(range(len(attributes())), key=largest)
    parts = [[concept for concept in concepts if answers()[concept][best] is fact] for fact in Fact]
    assert max(map(len, parts)) < len(concepts), concepts
    return max(worst(part, asked + 1) for part in parts if part)


def test_halving_finds_every_word_within_fourteen_questions() -> None:
    assert worst(list(answers())) <= 14


@pytest.mark.parametrize(
    ("source", "message"),
    [
        ("  en: Is it? (x)", "x.txt:1: "),
        ("alive\n  de: Lebt es? (lebt)", "x.txt:2: a question is written"),
        ("alive\n  en: Is it alive?", "x.txt:2: a question is written"),
        ("alive\n  en: Is it alive? (alive)", "x.txt:1: not in every language"),
        (f"alive\n{QUESTION}alive\n{QUESTION}", "x.txt:4: alive is there twice"),
        (f"alive\n{QUESTION}  so: moving", "x.txt:1: implies unknown moving"),
    ],
)
def test_an_error_in_the_questions_names_its_line(source: str, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        read_attributes(source, "x.txt")


SMALL = read_attributes(
    f"alive\n{QUESTION}animal\n{QUESTION}  so: alive\nbird\n{QUESTION}  so: animal\n", "x.txt"
)


def test_implications_go_on_unless_a_word_says_otherwise() -> None:
    read = read_facts("owl: bird\ndodo: bird; maybe: alive\nkiwi: bird; not: animal\nrock:", "x.txt", SMALL)
    assert read == {
        "owl": (Fact.YES, Fact.YES, Fact.YES),
        "dodo": (Fact.MAYBE, Fact.YES, Fact.YES),
        "kiwi": (Fact.NO, Fact.NO, Fact.YES),
        "rock": (Fact.NO, Fact.NO, Fact.NO),
    }


@pytest.mark.parametrize(
    ("source", "message"),
    [
        ("owl bird", "x.txt:1: facts are written"),
        ("# birds\nowl: brid", "x.txt:2: unknown brid"),
        ("owl: bird\nowl: bird", "x.txt:2: owl is there twice"),
        ("owl: bird; maybe: bird", "x.txt:1: bird is there twice"),
        ("owl: bird; perhaps: animal", "x.txt:1: no part 'perhaps'"),
        ("owl: animal; not: bird", "x.txt:1: bird would not be implied"),
    ],
)
def test_an_error_in_the_facts_names_its_line(source: str, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        read_facts(source, "x.txt", SMALL)
