"""What a typed question means: measured on questions that people type."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import pytest

from volteface.bots.insider.hearing import Meaning, hear, understand
from volteface.bots.insider.knowledge.vocabulary import queries, vocabulary
from volteface.bots.insider.naming import named_concept
from volteface.bots.insider.phrases import read_synonyms
from volteface.bots.insider.understanding import guess
from volteface.text import LANGUAGES

IDS = [query.id for query in queries()]
FOLDER = Path(__file__).parent / "paraphrases"


class Typed(NamedTuple):
    meant: frozenset[str]
    """Empty where the table does not know."""
    text: str


def typed(language: str) -> list[Typed]:
    found: list[Typed] = []
    for line in (FOLDER / f"{language}.txt").read_text("utf-8").splitlines():
        if not line.startswith("#"):
            meant, _, text = line.partition(": ")
            found.append(Typed(frozenset() if meant == "?" else frozenset(meant.split("|")), text))
    return found


def shown(meaning: Meaning | None) -> str | None:
    return None if meaning is None else ("-" if meaning.negated else "") + IDS[meaning.query]


class Score(NamedTuple):
    right: float
    wrong: float
    accepted: float
    """How many of those that the table cannot know were taken for something that it knows."""


def score(some: list[Typed], language: str) -> Score:
    known = [one for one in some if one.meant]
    beside = [one for one in some if not one.meant]
    heard = [(one, shown(understand(one.text, language))) for one in known]
    return Score(
        sum(got in one.meant for one, got in heard) / len(known),
        sum(got is not None and got not in one.meant for one, got in heard) / len(known),
        sum(understand(one.text, language) is not None for one in beside) / len(beside),
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_is_enough_to_measure_with(language: str) -> None:
    assert len(typed(language)) >= 190
    assert len({one.text for one in typed(language)}) == len(typed(language))
    assert all(name.lstrip("-") in IDS for one in typed(language) for name in one.meant)


@pytest.mark.parametrize(
    ("language", "least_right", "most_wrong", "most_accepted"),
    [("en", 0.94, 0.02, 0.0), ("fr", 0.94, 0.02, 0.0)],
)
def test_questions_are_understood(
    language: str, least_right: float, most_wrong: float, most_accepted: float
) -> None:
    found = score(typed(language), language)
    assert found.right >= least_right
    assert found.wrong <= most_wrong
    assert found.accepted <= most_accepted


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_of_a_bot_is_understood_in_either_language(language: str) -> None:
    for number, query in enumerate(queries()):
        assert understand(query.question[language], "en") == Meaning(number)
        assert understand(query.question[language], "fr") == Meaning(number)


@pytest.mark.parametrize(
    ("text", "language", "meant"),
    [
        ("isn't it alive?", "en", "living"),
        ("Isn’t it alive?", "en", "living"),
        ("isnt it alive", "en", "living"),
        ("it's alive, isn't it?", "en", "living"),
        ("is it not alive?", "en", "living"),
        ("It isn't alive?", "en", "-living"),
        ("it doesn't live?", "en", "-living"),
        ("is it dead?", "en", "-living"),
        ("is it not dead?", "en", "-living"),
        ("ce n'est pas vivant ?", "fr", "-living"),
        ("ce n’est pas vivant\u202f?", "fr", "-living"),
        ("c'est pas vivant ?", "fr", "-living"),
        ("n'est-ce pas vivant ?", "fr", "living"),
        ("c'est vivant, n'est-ce pas ?", "fr", "living"),
        ("ça n'existe que dans les légendes", "fr", "imaginary"),
        ("is it an anmial?", "en", "animal"),
        ("est-ce un anmial ?", "fr", "animal"),
        ("EST-CE DANGEREUX", "fr", "dangerous"),
        ("dangereux ?", "en", "dangerous"),
        ("", "en", None),
        ("???", "en", None),
        ("is it?", "en", None),
        ("blorg the frobnicator", "en", None),
    ],
)
def test_denials_tags_and_slips_of_the_pen(text: str, language: str, meant: str | None) -> None:
    assert shown(understand(text, language)) == meant


@pytest.mark.parametrize(
    ("text", "language", "concept"),
    [
        ("Is it a dog?", "en", "dog"),
        ("is it the DOGS", "en", "dog"),
        ("could it be a wolf?", "en", "wolf"),
        ("I think it's an elephant", "en", "elephant"),
        ("elephant", "en", "elephant"),
        ("est-ce un éléphant ?", "fr", "elephant"),
        ("c'est l'elephant", "fr", "elephant"),
        ("le mot est-il « cheval » ?", "fr", "horse"),
        ("des chevaux", "fr", "horse"),
        ("c’est de l’œuf ?", "fr", "egg"),
        ("does a dog chase it?", "en", None),
        ("is it bigger than a dog?", "en", None),
        ("est-ce plus gros qu'un chien", "fr", None),
    ],
)
def test_a_guess_is_recognised_however_it_is_written(text: str, language: str, concept: str | None) -> None:
    named = named_concept(text, language)
    assert (None if named is None else vocabulary()[named].id) == concept


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_bot_names_is_what_is_heard(language: str) -> None:
    for number, concept in enumerate(vocabulary()):
        assert hear(guess(concept.words[language].text, language), language).named == number


@pytest.mark.parametrize(
    ("source", "message"),
    [
        ("nonsense\n  en: x", "x.txt:1: no question nonsense"),
        ("living\n  de: lebt", "x.txt:2: synonyms are written"),
        ("  en: alive", "x.txt:1: synonyms are written"),
    ],
)
def test_an_error_in_the_synonyms_names_its_line(source: str, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        read_synonyms(source, "x.txt", "en")
