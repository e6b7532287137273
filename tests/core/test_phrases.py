"""Ready-made phrases: every one can be said, in both languages, with everything that fits its slots."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest
from fluent.syntax import ast as fluent
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor
from hypothesis import given
from hypothesis import strategies as st

from volteface.core.errors import Refused
from volteface.core.game import AnyGame
from volteface.core.json import Json
from volteface.core.phrases import COMMON, Phrase, phrases_of, read_phrase, say
from volteface.games import all_games, find_game
from volteface.text import LANGUAGES, catalogue, packages

NAMES = ["Ada", "Basile", "Chloé", "Dino", "Ève", "Farid", "Gwen", "Hugo"]
GAMES = all_games()
PREFIXES = {"inside-job": "ij-say-", "mission-calaveras": "mc-say-", "insider": "in-say-"}
JSON: st.SearchStrategy[Json] = st.one_of(
    st.none(), st.booleans(), st.integers(), st.floats(allow_nan=False), st.text(max_size=5), st.just([0])
)


def largest(game: AnyGame) -> Any:
    return game.read_options({"players": game.players[-1]})


def ways(game: AnyGame, phrase: Phrase) -> Iterator[dict[str, Json]]:
    """Fill the slots in every way, but for numbers: the first, the second and the last will do."""
    every: list[list[int | str]] = []
    for slot in phrase.slots:
        choices = list(slot.choices(game, largest(game)))
        every.append([*choices[:2], choices[-1]] if slot.kind == "number" else choices)
    for filled in product(*every):
        yield {slot.name: value for slot, value in zip(phrase.slots, filled, strict=True)}


class Variables(Visitor):
    """Collects what a message, and the messages it is made of, speak of."""

    def __init__(self, messages: dict[str, fluent.Message]) -> None:
        self.messages = messages
        self.found: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802 - Fluent's name
        self.found.add(node.id.name)

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:  # noqa: N802 - Fluent's name
        self.visit(self.messages[node.id.name])


def messages(language: str) -> dict[str, fluent.Message]:
    """Gather the messages of core and of the games."""
    ours = [package for package in packages() if package.startswith(("volteface.core", "volteface.games"))]
    sources = [parse(catalogue(package, language)).body for package in ours]
    return {one.id.name: one for body in sources for one in body if isinstance(one, fluent.Message)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.id))
def test_every_phrase_is_said_with_all_that_fits(game: AnyGame, language: str) -> None:
    for phrase in phrases_of(game):
        heard: set[str] = set()
        count = 0
        for slots in ways(game, phrase):
            said = read_phrase(game, largest(game), phrase.id, slots)
            text = say(said, language, NAMES)
            assert text != phrase.id, "no message"
            assert "{" not in text
            assert "$" not in text
            heard.add(text)
            count += 1
        assert len(heard) == count, f"{phrase.id} says the same for different slots"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.id))
def test_slots_are_what_the_messages_speak_of(game: AnyGame, language: str) -> None:
    every = messages(language)
    for phrase in phrases_of(game):
        variables = Variables(every)
        variables.visit(every[phrase.id])
        assert variables.found == {slot.name for slot in phrase.slots}, phrase.id


def test_every_phrase_of_the_catalogue_is_offered() -> None:
    offered = {phrase.id for game in GAMES for phrase in phrases_of(game)}
    written = {name for name in messages("en") if name.startswith(("say-", *PREFIXES.values()))}
    assert offered == written


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.id))
def test_a_game_has_enough_to_say_and_nothing_twice(game: AnyGame) -> None:
    own = [phrase.id for phrase in game.phrases]
    assert 15 <= len(own) <= 25
    assert all(name.startswith(PREFIXES[game.id]) for name in own)
    for language in LANGUAGES:
        texts = [
            say(read_phrase(game, largest(game), phrase.id, next(ways(game, phrase))), language, NAMES)
            for phrase in phrases_of(game)
        ]
        assert len(set(texts)) == len(texts)


def test_a_seat_is_said_by_its_name_and_a_suit_in_the_readers_language() -> None:
    game = find_game("inside-job")
    said = read_phrase(game, largest(game), "ij-say-played-later", {"seat": 2, "suit": "blue"})
    assert say(said, "en", NAMES) == "First Chloé did not follow blue, and then played it later!"
    assert say(said, "fr", NAMES) == "Chloé n’avait pas fourni de bleu, puis en a joué\u00a0!"


def test_mc_23_a_place_is_said_as_people_say_it() -> None:
    game = find_game("mission-calaveras")
    said = read_phrase(game, largest(game), "mc-say-saw", {"seat": 0, "place": "hotel"})
    assert say(said, "en", NAMES) == "Ada, I saw you at the hotel."
    assert say(said, "fr", NAMES) == "Ada, tu étais à l’hôtel\u00a0!"


@pytest.mark.parametrize(
    ("name", "slots", "message"),
    [
        ("say-nothing-like-it", {}, "phrase-unknown"),
        ("mc-say-not-me", {}, "phrase-unknown"),
        ("ij-suit-blue", {}, "phrase-unknown"),
        ("ij-say-suspect", {}, "phrase-slots"),
        ("ij-say-not-me", {"seat": 1}, "phrase-slots"),
        ("ij-say-suspect", {"seat": 1, "other": 2}, "phrase-slots"),
        ("ij-say-suspect", {"seat": 5}, "phrase-slot"),
        ("ij-say-suspect", {"seat": -1}, "phrase-slot"),
        ("ij-say-suspect", {"seat": True}, "phrase-slot"),
        ("ij-say-suspect", {"seat": 1.0}, "phrase-slot"),
        ("ij-say-suspect", {"seat": "1"}, "phrase-slot"),
        ("ij-say-suspect", {"seat": [1]}, "phrase-slot"),
        ("ij-say-much-played", {"suit": "red"}, "phrase-slot"),
        ("ij-say-missions-left", {"number": 10**30}, "phrase-slot"),
    ],
)
def test_what_is_no_phrase_is_refused_in_a_sentence(name: str, slots: dict[str, Json], message: str) -> None:
    game = find_game("inside-job")
    with pytest.raises(Refused) as refusal:
        read_phrase(game, largest(game), name, slots)
    assert refusal.value.message == message
    for language in LANGUAGES:
        assert refusal.value.sentence(language) != message


@given(
    game=st.sampled_from(GAMES),
    name=st.sampled_from([phrase.id for game in GAMES for phrase in game.phrases] + [COMMON[0].id]),
    slots=st.dictionaries(st.sampled_from(["seat", "other", "suit", "place", "number"]), JSON, max_size=3),
)
def test_whatever_is_read_can_be_said(game: AnyGame, name: str, slots: dict[str, Json]) -> None:
    try:
        said = read_phrase(game, largest(game), name, slots)
    except Refused:
        return
    assert said.slots == slots
    assert say(said, "fr", NAMES) != name


@pytest.mark.parametrize("players", [3, 6])
def test_a_seat_slot_takes_the_seats_of_the_table(players: int) -> None:
    """MC-3: the ghost's seat too."""
    game = find_game("mission-calaveras")
    options = game.read_options({"players": players})
    (slot,) = next(phrase for phrase in game.phrases if phrase.id == "mc-say-lie").slots
    assert list(slot.choices(game, options)) == list(range(game.seats(options)))


def test_ij_70_no_phrase_speaks_of_ones_own_cards() -> None:
    """The few phrases about suits and cards name what was played, or ask."""
    about_cards = {
        phrase.id
        for phrase in find_game("inside-job").phrases
        if any(slot.kind == "suit" for slot in phrase.slots) or "card" in phrase.id
    }
    assert about_cards == {"ij-say-played-later", "ij-say-much-played", "ij-say-why-card"}
