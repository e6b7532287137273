"""IN-2, IN-5, IN-7: the words of the cards, how a question names one, and a table's own words."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from volteface.games.insider.words import (
    DIFFICULTIES,
    LANGUAGES,
    WORD_LIMIT,
    Word,
    cards,
    find,
    read_cards,
)
from volteface.games.insider.words.forms import CONTROL, NO_LETTERS, TOO_LONG, clean_text, names, normalised
from volteface.games.insider.words.own import (
    FORMS_LIMIT,
    LINES_LIMIT,
    TOO_MANY,
    TWICE,
    BadLine,
    OwnWords,
    read_own,
    write_own,
)

QUESTIONS = {
    "en": ("Is it a {}?", "the {}!", "Could it be some {}, perhaps?", "{}"),
    "fr": ("Est-ce un {}\u202f?", "C’est l’{}\u202f!", "Serait-ce des {}, par hasard\u202f?", "{}"),
}
# Every kind of character, those that no text may hold above all.
TYPED = st.text(
    st.one_of(
        st.characters(),
        st.characters(categories=["Cc", "Cf", "Cs", "Zl", "Zs", "Mn"]),
        st.sampled_from("aé,;# \n\r-'’\u037e"),
    ),
    max_size=90,
)


def words(language: str) -> list[Word]:
    return [word for card in cards(language) for word in card.words]


def written(word: Word) -> tuple[str, ...]:
    return (word.text, *word.forms)


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_2_at_least_42_cards_of_six_words_as_many_of_each_difficulty(language: str) -> None:
    assert [card.number for card in cards(language)] == list(range(1, 43))
    assert all(len(card.words) == 6 for card in cards(language))
    assert [len(cards(language, difficulty)) for difficulty in DIFFICULTIES] == [14, 14, 14]
    assert cards(language) == sum((cards(language, difficulty) for difficulty in DIFFICULTIES), ())


def test_in_2_both_languages_have_the_same_cards() -> None:
    assert [word.concept for word in words("en")] == [word.concept for word in words("fr")]
    assert len({word.concept for word in words("en")}) == 252


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_or_form_is_there_twice(language: str) -> None:
    every = [normalised(text) for word in words(language) for text in written(word)]
    assert len(set(every)) == len(every)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_and_form_is_clean_and_found(language: str) -> None:
    for word in words(language):
        for text in written(word):
            assert clean_text(text, WORD_LIMIT) == text == unicodedata.normalize("NFC", text)
            assert find(language, text) == word
            assert find(language, text.upper()) == word


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_7_a_question_names_its_own_word_and_no_other(language: str) -> None:
    for word in words(language):
        for text in written(word):
            for question in QUESTIONS[language]:
                asked = question.format(text)
                assert [other.text for other in words(language) if names(asked, other)] == [word.text], asked


@pytest.mark.parametrize(
    ("question", "word", "named"),
    [
        ("Is it a fire engine?", "fire engine", True),
        ("Are they FIRE-ENGINES?", "Fire engine", True),
        ("Is it an engine on fire?", "fire engine", False),
        ("Is it a carpet?", "car", False),
        ("Is it a scar?", "car", False),
        ("is it a car?or a bus?", "car", True),
        ("c’est un camion de pompiers\u202f?", "Camion de pompiers", True),
        ("Est-ce l'ecole ?", "école", True),
        ("des chevaux ?", "cheval", True),
        ("des bateaux ?", "le bateau", True),
        ("any berries in it?", "berry", True),
        ("un coeur ?", "Cœur", True),
        ("Is it wet?", "", False),
        ("", "car", False),
    ],
)
def test_in_7_naming_goes_by_whole_words(question: str, word: str, named: bool) -> None:
    assert names(question, Word(word)) is named


@pytest.mark.parametrize(
    ("text", "folded"),
    [
        ("  The   DOG ", "dog"),
        ("L’Œuf\u202f!", "oeuf"),
        ("Straße", "strasse"),
        ("l'arc-en-ciel", "arc en ciel"),
        ("Un", "un"),
        ("my son", "son"),
        ("…", ""),
        ("İstanbul", "istanbul"),
        ("ﬁn", "fin"),
    ],
)
def test_folding(text: str, folded: str) -> None:
    assert normalised(text) == folded


def test_cleaning_leaves_one_space_and_keeps_one_that_does_not_break() -> None:
    assert clean_text(" Est-ce \t un\nchat \u202f ? ", 40) == "Est-ce un chat\u202f?"


def test_find_knows_no_other_words() -> None:
    assert find("en", "the dog") == cards("en")[0].words[0]
    assert find("en", "quark") is None
    assert find("en", "") is None
    with pytest.raises(ValueError, match="'xx'"):
        find("xx", "dog")
    with pytest.raises(ValueError, match="'silly'"):
        cards("en", "silly")


@pytest.mark.parametrize(
    ("source", "message"),
    [
        ("# easy\n## 1\ndog dog", "x.txt:3: a word is written"),
        ("# silly", "x.txt:1: no difficulty 'silly'"),
        ("# easy\n## one", "x.txt:2: "),
        ("# easy\ndog = dog", "x.txt:2: "),
        ("# easy\n## 1\ndog = …", "x.txt:3: in-words-no-letters"),
        ("# easy\n## 1\ndog = dog", "x.txt: card 1 has 1 words"),
    ],
)
def test_an_error_in_the_cards_names_its_line(source: str, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        read_cards(source, "x.txt")


def test_in_5_own_words_are_read_line_by_line() -> None:
    text = "\ufeff# ours\r\n\r\n  Tante   Berthe ; tata,, Tata , la tante Berthe,tatie\r\ncafe\u0301\rsled\n"
    assert read_own(text) == OwnWords(
        (Word("Tante Berthe", None, ("tata", "tatie")), Word("café"), Word("sled")), ()
    )


@pytest.mark.parametrize(
    ("line", "shown", "reason"),
    [
        ("x" * 41, "x" * 40, TOO_LONG),
        ("bad; " + "x" * 41, "bad; " + "x" * 35, TOO_LONG),
        ("bad; " + ",".join(f"f{number}" for number in range(FORMS_LIMIT + 1)), None, TOO_LONG),
        ("The  DOG", "The DOG", TWICE),
        ("wolf; dog", "wolf; dog", TWICE),
        ("…", "…", NO_LETTERS),
        ("; dog", "; dog", NO_LETTERS),
        ("bad; ?", "bad; ?", NO_LETTERS),
        ("be\x07ll", "be\ufffdll", CONTROL),
        ("bell\x1f", "bell", CONTROL),
        ("be\u202ell", "be\ufffdll", CONTROL),
        ("be\u2067ll", "be\ufffdll", CONTROL),
        ("be\u200bll", "be\ufffdll", CONTROL),
        ("be\ud800ll", "be\ufffdll", CONTROL),
        ("be\u2028ll", "be\ufffdll", CONTROL),
        ("\u3164", "\ufffd", CONTROL),
        ("bell; \x1b[31m", "bell; \ufffd[31m", CONTROL),
    ],
)
def test_in_5_a_bad_line_is_set_aside_and_the_rest_kept(line: str, shown: str | None, reason: str) -> None:
    read = read_own(f"dog\n{line}\ncat")
    assert read.words == (Word("dog"), Word("cat"))
    [bad] = read.bad
    assert (bad.number, bad.reason) == (2, reason)
    assert shown is None or bad.text == shown


def test_in_5_a_list_has_an_end() -> None:
    lines = [f"word {number}" for number in range(LINES_LIMIT + 5)]
    read = read_own("\n".join(lines))
    assert [word.text for word in read.words] == lines[:LINES_LIMIT]
    assert read.bad == (BadLine(LINES_LIMIT + 1, f"word {LINES_LIMIT}", TOO_MANY),)
    assert len(read_own("?\n" * 3 * LINES_LIMIT).bad) == LINES_LIMIT + 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_5_the_cards_can_be_written_and_read_as_own_words(language: str) -> None:
    read = read_own("\n".join(write_own(words(language))))
    assert read == OwnWords(tuple(word._replace(concept=None) for word in words(language)), ())


@given(TYPED)
def test_whatever_is_typed_is_read_and_written_back_the_same(text: str) -> None:
    read = read_own(text)
    assert read_own("\n".join(write_own(read.words))) == OwnWords(read.words, ())
    for word in read.words:
        assert all(names(form, word) for form in written(word))
        assert all(clean_text(form, WORD_LIMIT) == form for form in written(word))
    for bad in read.bad:
        assert len(bad.text) <= WORD_LIMIT
        assert bad.reason in {TOO_LONG, TWICE, NO_LETTERS, CONTROL}
        bad.text.encode()


def cleaned_or_reason(text: str, limit: int) -> tuple[str | None, str | None]:
    try:
        return clean_text(text, limit), None
    except ValueError as error:
        return None, str(error)


@given(TYPED, st.integers(0, 60))
def test_a_text_is_cleaned_once_or_refused_with_a_reason(text: str, limit: int) -> None:
    cleaned, reason = cleaned_or_reason(text, limit)
    if cleaned is None:
        assert reason in {TOO_LONG, NO_LETTERS, CONTROL}
    else:
        assert len(cleaned) <= limit
        assert cleaned_or_reason(cleaned, limit) == (cleaned, None)
        assert not any(unicodedata.category(c) in {"Cc", "Cf", "Cs", "Zl", "Zp"} for c in cleaned)


@given(TYPED, TYPED)
def test_folding_and_naming_take_any_text(question: str, text: str) -> None:
    assert normalised(normalised(text)) == normalised(text)
    assert names(question, Word(text)) in {True, False}
    assert names(f"{question} {text}", Word(text)) is (normalised(text) != "")


@pytest.mark.parametrize(
    "sign", ["\ufe0f", "\U000e0100", "\u180e", "\ufffe", "\U000e0fff", "\U0001d159", "\ufff0"]
)
def test_what_shows_nothing_is_refused(sign: str) -> None:
    with pytest.raises(ValueError, match="in-words-control"):
        clean_text(f"li{sign}on", 40)


def test_marks_do_not_pile_up() -> None:
    assert clean_text("Việt Nam", 40) == "Việt Nam"
    with pytest.raises(ValueError, match="in-words-control"):
        clean_text("a" + "\u0489" * 4, 40)
