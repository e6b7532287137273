"""The careful bot of Insider: it asks, answers, finds and accuses from its view alone."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from volteface.bots import make_bot
from volteface.bots.insider.belief import Belief
from volteface.bots.insider.careful import says
from volteface.bots.insider.knowledge import attributes
from volteface.bots.insider.suspicion import suspicions
from volteface.bots.insider.understanding import bundled, guess, named_word, understand
from volteface.core.game import CHANCE, CLOCK
from volteface.core.json import Entry
from volteface.core.record import Record
from volteface.core.rng import Rng
from volteface.core.table import Table
from volteface.games.insider import INSIDER
from volteface.lab.simulate import Simulation, simulate


def records(games: int, **options: Any) -> list[Record]:
    return list(simulate(Simulation(INSIDER, games, 5, ("careful",), {"players": 6, **options})))


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_table_of_bots_finds_the_word_and_asks_in_its_language(language: str) -> None:
    found = records(25, language=language)
    reasons = Counter(record.result["by"] for record in found if record.result)
    assert reasons["time"] <= 5
    for record in found:
        texts = [entry["text"] for entry in record.log if entry["do"] == "ask"]
        assert texts
        assert all(texts), "a bot writes what it asks"
        assert all(
            ("Est-ce" in text or "Le mot" in text or "\u202f?" in text) == (language == "fr")
            for text in texts
        )


def test_bots_catch_the_insider_more_often_than_by_pointing_anywhere() -> None:
    played = [record for record in records(80) if record.result]
    caught = sum(len(record.result["winners"]) > 1 for record in played if record.result)
    assert caught >= 16, "one in five is what four suspects and no idea would give, at most"


@pytest.mark.parametrize("players", [4, 7])
def test_the_advanced_rules_are_played_to_the_end(players: int) -> None:
    for record in records(12, players=players, advanced=True):
        Table.replay(INSIDER, record)


def test_own_and_free_words_leave_the_bots_asking() -> None:
    own = ["zorb", "quell", "framble", "dringle", "moxel", "tarn"]
    for record in [*records(3, own_words=own), *records(3, free_word=True)]:
        Table.replay(INSIDER, record)


def test_the_choice_depends_on_the_view_alone() -> None:
    """Another truth that the seat cannot tell apart leads to the same choice."""
    record = records(1)[0]
    options = INSIDER.read_options(record.options)
    table = Table(INSIDER, options, INSIDER.read_deal(options, record.log[0], record.seats))
    compared = 0
    for number, entry in enumerate(record.log[1:], start=1):
        for actor in INSIDER.to_act(table.state):
            if actor in (CHANCE, CLOCK):
                continue
            world = INSIDER.resample(table.state, actor, Rng(number, actor))
            ours, theirs = (
                make_bot("careful", INSIDER, actor, Rng(1)).choose(
                    INSIDER.view(state, actor), INSIDER.legal(state, actor)
                )
                for state in (table.state, world)
            )
            assert ours == theirs
            compared += INSIDER.log(world) != INSIDER.log(table.state)
        table.append(number, entry)
    assert compared > 20


@pytest.mark.parametrize(
    ("question", "attribute", "negated"),
    [
        ("Is it alive?", "living", False),
        ("is it ALIVE", "living", False),
        ("Est-ce vivant\u202f?", "living", False),
        ("So, is this thing an animal, maybe?", "animal", False),
        ("It is not an animal?", "animal", True),
        ("Ce n’est pas un animal\u202f?", "animal", True),
        ("Does it vote conservative?", None, False),
    ],
)
def test_a_typed_question_is_understood_or_left_open(
    question: str, attribute: str | None, negated: bool
) -> None:
    meaning = understand(question)
    if attribute is None:
        assert meaning is None
    else:
        assert meaning is not None
        assert (attributes()[meaning.attribute].id, meaning.negated) == (attribute, negated)


def test_the_master_says_what_is_so() -> None:
    assert says("dog", "en", "Is it an animal?") == "yes"
    assert says("dog", "en", "It is not an animal?") == "no"
    assert says("chien", "fr", "Est-ce un oiseau\u202f?") == "no"
    assert says("dog", "en", "Would my aunt like it?") == "unknown"
    assert says("zorb", "en", "Is it an animal?") == "unknown"
    assert says("dog", "en", "") == "unknown"


def test_a_guess_names_its_word_and_no_other() -> None:
    for language in ("en", "fr"):
        for number, word in enumerate(bundled(language, "any")):
            assert named_word(guess(word.text, language), language, "any") == number


def test_whoever_names_the_word_out_of_the_blue_is_suspected() -> None:
    log: list[Entry] = [
        {"by": "chance", "do": "deal", "roles": ["master", "common", "insider", "common", "common"],
         "centre": None, "word": "dog", "at": 0},
        {"by": 0, "do": "begin", "at": 1},
        {"by": "clock", "do": "questions", "at": 8001},
        {"by": 1, "do": "ask", "text": "Is it alive?", "at": 9000},
        {"by": 0, "do": "answer", "question": 0, "answer": "yes", "at": 9500},
        {"by": 2, "do": "ask", "text": "Is the word “dog”?", "at": 10000},
        {"by": 0, "do": "answer", "question": 1, "answer": "found", "at": 11000},
    ]  # fmt: skip
    options = INSIDER.read_options({"players": 5})
    table = Table(INSIDER, options, INSIDER.read_deal(options, log[0]))
    for number, entry in enumerate(log[1:], start=1):
        table.append(number, entry)
    likely = suspicions(table.view(3))
    assert max(likely, key=lambda place: likely[place]) == 2
    assert sum(likely.values()) == pytest.approx(1)


def test_belief_moves_with_the_answers() -> None:
    record = records(1)[0]
    options = INSIDER.read_options(record.options)
    table = Table.replay(INSIDER, record)
    common = record.log[0]["roles"].index("common")
    final = Belief(INSIDER.view(table.state, common))
    words = [word.text for word in final.words]
    assert (
        words.index(record.log[0]["word"])
        in sorted(range(len(words)), key=lambda at: -final.chances[at])[:12]
    )
    assert options.players == 6
