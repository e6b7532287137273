"""The parts of understanding: who does what, what is named, compared, or follows from what else is known."""

from __future__ import annotations

import pytest

from volteface.bots.insider import comparing
from volteface.bots.insider.hearing import Meaning, hear
from volteface.bots.insider.knowledge import Fact, package_text, wording
from volteface.bots.insider.knowledge.inferring import read_inferred
from volteface.bots.insider.knowledge.vocabulary import asked_by_bots, queries, vocabulary
from volteface.bots.insider.naming import is_half_true, named
from volteface.bots.insider.negation import plainly
from volteface.bots.insider.phrases import Scope, mended, read_synonyms, stem
from volteface.bots.insider.roles import DOES, DONE, WITH, role
from volteface.games.insider.words.forms import normalised

CONCEPTS = {concept.id: concept for concept in vocabulary()}
AT = {query.id: at for at, query in enumerate(queries())}


@pytest.mark.parametrize(
    ("text", "language", "expected"),
    [
        ("does it eat", "en", DOES),
        ("can it climb", "en", DOES),
        ("it eats", "en", DOES),
        ("can you eat it", "en", DONE),
        ("can it be eaten", "en", DONE),
        ("do you eat with it", "en", WITH),
        ("do you drink from it", "en", WITH),
        ("is it used for eating", "en", WITH),
        ("is it round", "en", None),
        ("ca boit", "fr", DOES),
        ("boit il", "fr", DOES),
        ("est ce que ca se boit", "fr", DONE),
        ("on peut le boire", "fr", DONE),
        ("on boit dedans", "fr", WITH),
        ("ca sert a boire", "fr", WITH),
        ("c est rond", "fr", None),
    ],
)
def test_who_does_what(text: str, language: str, expected: str | None) -> None:
    assert role(text, language) == expected


@pytest.mark.parametrize(
    ("text", "language", "negated", "unclear"),
    [
        ("isn't it alive?", "en", False, False),
        ("is it not alive?", "en", False, False),
        ("it isn't alive?", "en", True, False),
        ("it isn't alive, is it?", "en", False, False),
        ("it ain't alive", "en", True, False),
        ("does it lack a tail?", "en", True, False),
        ("is it no longer alive?", "en", True, True),
        ("is it neither an animal nor a plant?", "en", False, True),
        ("is it still alive?", "en", False, True),
        ("n'est-il pas vivant ?", "fr", False, False),
        ("N'a-t-il pas quatre pattes ?", "fr", False, False),
        ("ce n'est pas vivant ?", "fr", True, False),
        ("c'est pas vivant, si ?", "fr", False, False),
        ("ça n'existe plus ?", "fr", False, True),
        ("ça existe encore ?", "fr", False, True),
    ],
)
def test_what_denies(text: str, language: str, negated: bool, unclear: bool) -> None:
    asked = plainly(text, language)
    assert (asked.negated, asked.unclear) == (negated, unclear)


@pytest.mark.parametrize(
    "word", ["riche", "crache", "proche", "jeune", "habite", "cache", "poche", "vite", "dure", "celebre"]
)  # fmt: skip
def test_french_words_that_people_use_are_not_mended(word: str) -> None:
    assert mended(word, "fr") == stem(word, "fr")


@pytest.mark.parametrize("word", ["dairy", "flight", "thick", "think", "fight", "daily"])
def test_english_words_that_people_use_are_not_mended(word: str) -> None:
    assert mended(word, "en") == stem(word, "en")


@pytest.mark.parametrize(
    ("one", "other"), [("vit", "vite"), ("dure", "dur"), ("vent", "vente"), ("celebre", "celebrer")]
)
def test_what_only_looks_alike_has_other_stems(one: str, other: str) -> None:
    assert stem(one, "fr") != stem(other, "fr")


def test_slips_of_the_pen_are_mended() -> None:
    assert mended("anmial", "en") == stem("animal", "en")
    assert mended("dangereus", "fr") == stem("dangereux", "fr")
    assert mended("dangeroos", "en") == stem("dangerous", "en")


@pytest.mark.parametrize(
    ("text", "language", "concept", "bare", "denied"),
    [
        ("is it a dog?", "en", "dog", False, False),
        ("It's not a cat?", "en", "cat", False, True),
        ("it isn't a cat?", "en", "cat", False, True),
        ("c'est pas une voiture ?", "fr", "car", False, True),
        ("is it orange?", "en", "orange", True, False),
        ("elephant", "en", "elephant", False, False),
        ("is it a tomatoo?", "en", "tomato", False, False),
        ("le mot est-il « cheval » ?", "fr", "horse", False, False),
    ],
)
def test_what_is_named(text: str, language: str, concept: str, bare: bool, denied: bool) -> None:
    found = named(text, language)
    assert found is not None
    assert (vocabulary()[found.concept].id, found.bare, found.denied) == (concept, bare, denied)


def test_an_accent_makes_another_word() -> None:
    assert named("C'est du sucre ?", "fr") is not None
    assert named("C'est sucré ?", "fr") is None
    assert named("c'est un elephant", "fr") is not None


def test_every_word_of_the_broader_kinds_is_known() -> None:
    for line in package_text("broader.txt").splitlines():
        if not line.startswith("#"):
            word, _, others = line.partition(": ")
            assert word in CONCEPTS, word
            for other in others.split():
                assert other.removeprefix("@") in (AT if other.startswith("@") else CONCEPTS), other


def test_some_words_are_of_a_kind_that_another_names() -> None:
    number = {concept.id: at for at, concept in enumerate(vocabulary())}
    assert is_half_true(number["boat"], CONCEPTS["submarine"])
    assert is_half_true(number["noise"], CONCEPTS["thunder"])
    assert is_half_true(number["bear"], CONCEPTS["polar-bear"])
    assert not is_half_true(number["boat"], CONCEPTS["dog"])


@pytest.mark.parametrize(
    ("text", "language", "concept", "true"),
    [
        ("is it bigger than a mouse?", "en", "cat", True),
        ("is it smaller than a mouse?", "en", "cat", False),
        ("is it bigger than a horse?", "en", "cat", False),
        ("is it bigger than a rabbit?", "en", "cat", None),
        ("is it faster than a snail?", "en", "lion", True),
        ("is it heavier than a feather?", "en", "piano", True),
        ("is it less expensive than a car?", "en", "spoon", True),
        ("is it bigger than a zorb?", "en", "cat", None),
        ("is it prettier than a cat?", "en", "dog", None),
        ("est-ce plus grand qu'une maison ?", "fr", "moon", True),
        ("c'est moins lourd qu'un éléphant ?", "fr", "cat", True),
        ("est-ce plus petit qu'un ballon de foot", "fr", "lemon", True),
        ("is it bigger than a mouse?", "en", "anger", None),
    ],
)
def test_comparisons_are_answered_where_the_facts_differ(
    text: str, language: str, concept: str, true: bool | None
) -> None:
    comparison = comparing.compares(text, language)
    assert comparison is not None
    assert comparing.answer(comparison, CONCEPTS[concept]) is true
    assert hear(text, language).meaning is None


@pytest.mark.parametrize(
    ("text", "language"),
    [("is it bigger than a person?", "en"), ("est-ce plus gros que moi", "fr"), ("is it big?", "en")],
)
def test_what_the_tables_own_questions_compare_with_is_no_other_word(text: str, language: str) -> None:
    assert comparing.compares(text, language) is None


def test_every_word_of_what_is_inferred_is_known_and_in_one_list() -> None:
    read = read_inferred(package_text("inferred.txt"), "inferred.txt", AT)
    for one in read:
        assert one.of | one.maybe | one.never <= set(CONCEPTS), one.id
        assert one.of.isdisjoint(one.never | one.maybe), one.id
        assert one.never.isdisjoint(one.maybe), one.id


@pytest.mark.parametrize(
    ("concept", "yes", "no", "unsure"),
    [
        ("dog", "has-legs has-eyes has-teeth is-body audible", "used-eating home lays-eggs", "male"),
        ("chair", "has-legs", "has-eyes has-bones is-body audible", ""),
        ("snake", "has-eyes", "has-legs", "lays-eggs"),
        ("spoon", "used-eating", "has-legs is-body male home is-big", "used-drinking"),
        ("castle", "home is-big is-heavy is-hard", "has-legs is-fast", ""),
        ("king", "male has-legs is-body", "female child", ""),
        ("bicycle", "ridden two-wheels", "four-wheels is-body", ""),
        ("piano", "played audible is-heavy", "has-eyes", ""),
        ("ghost", "", "", "has-legs has-eyes"),
    ],
)
def test_what_follows_from_what_is_known(concept: str, yes: str, no: str, unsure: str) -> None:
    facts = CONCEPTS[concept].facts
    assert [one for one in yes.split() if facts[AT[one]] is not Fact.YES] == []
    assert [one for one in no.split() if facts[AT[one]] is not Fact.NO] == []
    assert [one for one in unsure.split() if facts[AT[one]] in (Fact.YES, Fact.NO)] == []


def test_bots_ask_nothing_that_only_follows() -> None:
    assert AT["has-legs"] not in asked_by_bots()
    assert AT["living"] in asked_by_bots()
    assert len(asked_by_bots()) + 15 < len(queries())


@pytest.mark.parametrize(
    ("source", "message"),
    [
        ("legs\n  en dog", "x.txt:2: a question has its texts"),
        ("legs\n  of: *nothing", "x.txt:2: "),
        ("legs\n  en: Legs?\n  if: animal", "x.txt: legs: not in every language"),
        ("legs\n  en: Legs?\n  fr: Pattes ?\n  if: anmial", r"x.txt: legs: .*unknown \['anmial'\]"),
    ],
)
def test_an_error_in_what_is_inferred_names_its_place(source: str, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        read_inferred(source, "x.txt", ["animal"])


@pytest.mark.parametrize(
    ("source", "message"),
    [
        ("living\n  en: it", "x.txt:2: 'it' says nothing"),
        ("living\n  en: alive/being", "x.txt:2: no role being"),
        ("living\n  needs: nonsense", "x.txt:2: "),
    ],
)
def test_an_error_in_a_phrase_names_its_line(source: str, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        read_synonyms(source, "x.txt", "en")


def test_a_phrase_keeps_the_words_that_mean_nothing_alone() -> None:
    phrases = read_synonyms("place\n  en: go there, -<here", "x.txt", "en").phrases
    assert phrases["go"][0].stems == ("go", "there")
    assert phrases["here"][0].scope is Scope.NARROWER
    assert phrases["here"][0].opposite


@pytest.mark.parametrize(
    ("meaning", "answer", "told"),
    [
        (Meaning(0), "yes", "yes"),
        (Meaning(0, negated=True), "yes", "no"),
        (Meaning(0), "unknown", "unknown"),
        (Meaning(0, scope=Scope.NARROWER), "no", None),
        (Meaning(0, scope=Scope.NARROWER), "yes", "yes"),
        (Meaning(0, scope=Scope.WIDER), "yes", None),
        (Meaning(0, scope=Scope.WIDER), "unknown", None),
        (Meaning(0), None, None),
    ],
)
def test_what_an_answer_tells_about_the_question_itself(
    meaning: Meaning, answer: str | None, told: str | None
) -> None:
    assert meaning.tells(answer) == told


@pytest.mark.parametrize("language", ["en", "fr"])
def test_lists_of_words_are_folded_and_not_repeated(language: str) -> None:
    for use in ("empty", "light", "number", "like", "quality", "common", "expression", "unclear", "between"):
        words = wording(use, language)
        assert words, use
        assert len(set(words)) == len(words), use
        assert all(normalised(f"x {word}") == f"x {word}" for word in words), use
