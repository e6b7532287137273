"""Bots of Insider by level: fair, the same for a seed, and worth playing with."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Any

import pytest

from volteface.bots import Explainer, Suspicious, Talker, make_bot
from volteface.core.game import CHANCE, CLOCK
from volteface.core.json import Entry, Json
from volteface.core.phrases import Phrase, Said, phrases_of, say
from volteface.core.record import Record
from volteface.core.rng import Rng
from volteface.core.table import Table
from volteface.games.insider import INSIDER
from volteface.games.insider.actions import Answer, Ask, Redraw
from volteface.games.insider.state import DISCUSSION, QUESTIONS
from volteface.lab.run import Run
from volteface.lab.simulate import Simulation, simulate
from volteface.text import LANGUAGES, has, sentence

AnyTable = Table[Any, Any, Any, Any, Any, Any]

NAMES = ["easy", "normal", "hard"]


def records(games: int, bot: str = "hard", seed: int = 5, **options: Any) -> list[Record]:
    return list(simulate(Simulation(INSIDER, games, seed, (bot,), {"players": 5, **options})))


def table_of(word: str, language: str = "en", players: int = 5, **options: Any) -> AnyTable:
    """A table where seat 0 is the Master, seat 1 the Insider, and questions may be asked."""
    chosen = INSIDER.read_options({"players": players, "language": language, **options})
    roles: list[Json] = ["master", "insider", *["common"] * (players - 2)]
    deal: Entry = {"by": "chance", "do": "deal", "roles": roles, "centre": None, "word": word, "at": 0}
    table = Table(INSIDER, chosen, INSIDER.read_deal(chosen, deal))
    table.append(1, {"by": 0, "do": "begin", "at": 1})
    table.append(2, {"by": "clock", "do": "questions", "at": 8001})
    return table


def ask(table: AnyTable, seat: int, text: str) -> None:
    at = table.state.now + 4000
    table.append(len(table.log), {"by": seat, "do": "ask", "text": text, "at": at})


def answered(table: AnyTable, bot: Any) -> str:
    """Let the bot Master answer the open question."""
    action = bot.choose(table.view(0), INSIDER.legal(table.state, 0))
    assert isinstance(action, Answer)
    at = table.state.now + 1000
    entry = {"by": 0, "do": "answer", "question": action.question, "answer": action.answer, "at": at}
    table.append(len(table.log), entry)
    return action.answer


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_plays_in_its_language_to_the_end(name: str, language: str) -> None:
    for record in records(4, name, language=language):
        Table.replay(INSIDER, record)
        texts = [entry["text"] for entry in record.log if entry["do"] == "ask"]
        assert all(texts), "a bot writes what it asks"
        assert all(("\u202f?" in text) == (language == "fr") for text in texts)


@pytest.mark.parametrize("options", [
    {"advanced": True}, {"free_word": True}, {"players": 8}, {"players": 4, "strict_majority": True},
    {"own_words": ["zorb", "quell", "framble", "dringle", "moxel", "wolf"]},
])  # fmt: skip
def test_every_kind_of_table_is_played_to_the_end(options: Mapping[str, Any]) -> None:
    for record in records(3, **options):
        Table.replay(INSIDER, record)


def test_a_seed_gives_the_same_game() -> None:
    first, second = records(2), records(2)
    assert [record.log for record in first] == [record.log for record in second]
    assert records(1, seed=6)[0].log != first[0].log


@pytest.mark.parametrize("name", NAMES)
def test_what_a_seat_cannot_know_changes_nothing(name: str) -> None:
    """No bot cheats: another truth that fits all a seat was told leads to the same choice."""
    record = records(1, name, seed=11)[0]
    options = INSIDER.read_options(record.options)
    table = Table(INSIDER, options, INSIDER.read_deal(options, record.log[0], record.seats))
    compared = 0
    for number, entry in enumerate(record.log[1:], start=1):
        for actor in INSIDER.to_act(table.state):
            if actor in (CHANCE, CLOCK):
                continue
            world = INSIDER.resample(table.state, actor, Rng(number, actor))
            ours, theirs = (make_bot(name, INSIDER, actor, Rng(number)) for _ in range(2))
            legal = INSIDER.legal(table.state, actor)
            assert ours.choose(table.view(actor), legal) == theirs.choose(INSIDER.view(world, actor), legal)
            assert isinstance(ours, Suspicious)
            assert isinstance(theirs, Suspicious)
            assert ours.suspicion() == theirs.suspicion()
            compared += INSIDER.log(world) != INSIDER.log(table.state)
        table.append(number, entry)
    assert compared > 10


def test_a_decision_takes_no_time_to_speak_of() -> None:
    """A whole table of hard bots thinks for much less than one of them may think about one decision."""
    records(1)
    before = time.process_time()
    records(3)
    assert time.process_time() - before < 10


@pytest.mark.parametrize(
    ("word", "language", "question", "said"),
    [
        ("dog", "en", "does it breathe?", "yes"),
        ("dog", "en", "isn't it alive?", "yes"),
        ("dog", "en", "it is not alive?", "no"),
        ("dog", "en", "est-ce un animal ?", "yes"),
        ("dog", "en", "Is it a cat?", "no"),
        ("dog", "en", "would my aunt Petunia approve", "unknown"),
        ("dog", "en", "", "unknown"),
        ("dog", "en", "so is it the DOGS, then?", "found"),
        ("chien", "fr", "ce n'est pas vivant ?", "no"),
        ("chien", "fr", "c'est un chien", "found"),
        ("chien", "fr", "ça aboie sous la lune violette", "unknown"),
    ],
)
def test_a_master_understands_what_people_type(word: str, language: str, question: str, said: str) -> None:
    table = table_of(word, language)
    ask(table, 2, question)
    assert answered(table, make_bot("hard", INSIDER, 0, Rng(1))) == said


OWN = ["zorb; zorbs", "quell", "framble", "dringle", "moxel", "wolf"]


def test_a_master_knows_little_of_a_word_that_he_does_not_know_but_recognises_it() -> None:
    table = table_of("zorb", own_words=OWN)
    bot = make_bot("hard", INSIDER, 0, Rng(1))
    ask(table, 2, "Is it alive?")
    assert answered(table, bot) == "unknown"
    ask(table, 2, "Is it a quell?")
    assert answered(table, bot) == "unknown"
    ask(table, 3, "is it zorbs")
    assert answered(table, bot) == "found"


def test_a_word_of_another_list_may_still_be_one_that_he_knows() -> None:
    table = table_of("wolf", own_words=OWN)
    ask(table, 2, "Is it an animal?")
    assert answered(table, make_bot("hard", INSIDER, 0, Rng(1))) == "yes"


def test_in_7_a_question_that_has_the_word_in_it_by_accident_is_answered() -> None:
    own = ["porte", "quell", "framble", "dringle", "moxel", "wolf"]
    table = table_of("porte", "fr", own_words=own)
    bot = make_bot("hard", INSIDER, 0, Rng(1))
    ask(table, 2, "Est-ce que ça se porte sur soi\u202f?")
    assert answered(table, bot) == "no"
    ask(table, 2, "une porte ?")
    assert answered(table, bot) == "found"


def test_in_3_a_master_asks_for_a_word_that_he_knows_but_not_for_ever() -> None:
    options = INSIDER.read_options(
        {"players": 4, "own_words": ["zorb", "quell", "framble", "dringle", "moxel", "tarn"]}
    )
    state = INSIDER.start(options, INSIDER.deal(options, Rng(3)))
    master = state.master
    bot = make_bot("normal", INSIDER, master, Rng(1))
    redraws = 0
    while isinstance(bot.choose(INSIDER.view(state, master), INSIDER.legal(state, master)), Redraw):
        INSIDER.advance(state, master, Redraw(), 0)
        INSIDER.advance(state, CHANCE, INSIDER.draw(state, Rng(redraws)), 0)
        redraws += 1
    assert redraws == 2


def test_an_insider_who_knows_nothing_about_the_word_names_it_before_time_is_up() -> None:
    table = table_of("zorb", own_words=OWN)
    for number in range(60):
        ask(table, 2, f"Is it number {number}?")
        answered(table, make_bot("hard", INSIDER, 0, Rng(1)))
        if table.state.now > 270_000:
            break
    bot = make_bot("hard", INSIDER, 1, Rng(1))
    texts = [bot.choose(table.view(1), INSIDER.legal(table.state, 1)) for _ in range(8)]
    assert any(isinstance(text, Ask) and "zorb" in text.text for text in texts)


def test_in_6_a_question_that_the_master_passed_over_holds_nobody_up() -> None:
    table = table_of("dog")
    bot = make_bot("hard", INSIDER, 3, Rng(1))
    ask(table, 2, "Who are you?")
    assert bot.choose(table.view(3), INSIDER.legal(table.state, 3)) is None
    ask(table, 4, "Is it alive?")
    entry = {"by": 0, "do": "answer", "question": 1, "answer": "yes", "at": table.state.now + 1000}
    table.append(len(table.log), entry)
    assert isinstance(bot.choose(table.view(3), INSIDER.legal(table.state, 3)), Ask)


def steered() -> AnyTable:
    """Seat 1 asks what only somebody who knows the word would ask, the others ask as anybody would."""
    table = table_of("lighthouse")
    bot = make_bot("hard", INSIDER, 0, Rng(1))
    for seat, text in [
        (2, "Is it alive?"), (3, "Can you hold it in one hand?"), (1, "Does it give light?"),
        (4, "Is it made by people?"), (1, "Would you find it at sea?"), (2, "Can it move?"),
        (1, "Is it very high or tall?"), (3, "Is it noisy?"), (4, "Is it a lighthouse?"),
    ]:  # fmt: skip
        ask(table, seat, text)
        answered(table, bot)
    return table


def test_whoever_asks_what_only_the_insider_would_is_suspected_and_told_why() -> None:
    table = steered()
    assert table.state.phase == DISCUSSION
    bot = make_bot("hard", INSIDER, 3, Rng(2))
    bot.choose(table.view(3), INSIDER.legal(table.state, 3))
    assert isinstance(bot, Suspicious)
    likely = bot.suspicion()
    assert max(range(5), key=lambda seat: likely[seat]) == 1
    assert sum(likely) == pytest.approx(1)
    assert likely[0] == likely[3] == 0


def test_what_was_heard_since_the_last_look_counts_for_suspicion() -> None:
    table = table_of("lighthouse")
    bot, looking = (make_bot("hard", INSIDER, 3, Rng(2)) for _ in range(2))
    bot.choose(table.view(3), INSIDER.legal(table.state, 3))
    master = make_bot("hard", INSIDER, 0, Rng(1))
    for seat, text in [
        (1, "Does it give light?"),
        (2, "Is it alive?"),
        (1, "Is it at sea?"),
        (2, "A lighthouse?"),
    ]:
        ask(table, seat, text)
        bot.watch(table.told(3))
        answered(table, master)
        bot.watch(table.told(3))
    assert isinstance(bot, Suspicious)
    assert isinstance(looking, Suspicious)
    looking.choose(table.view(3), INSIDER.legal(table.state, 3))
    assert bot.suspicion() == pytest.approx(looking.suspicion(), abs=0.02)
    assert bot.suspicion()[1] > bot.suspicion()[4]


def talk(bot: Any, table: AnyTable, seat: int, times: int = 40) -> list[Said]:
    phrases: list[Phrase] = list(phrases_of(INSIDER))
    said = [bot.say(table.view(seat), phrases) for _ in range(times)]
    return [one for one in said if one is not None]


def test_bots_voice_suspicion_with_a_reason_and_not_too_often() -> None:
    table = steered()
    bot = make_bot("hard", INSIDER, 3, Rng(2))
    assert isinstance(bot, Talker)
    said = talk(bot, table, 3)
    assert 1 <= len(said) <= 3
    assert {one.slots["seat"] for one in said if one.phrase.id != "in-say-trust" and "seat" in one.slots} <= {
        1
    }
    assert any(one.phrase.id in {"in-say-steered", "in-say-suspect", "in-say-odd-question"} for one in said)
    shown = [say(one, "fr", ["Bo", "Ann", "Cy", "Di", "Ed"]) for one in said]
    assert any("Ann" in one for one in shown)


def test_the_insider_lies_and_speaks_as_often_as_the_others() -> None:
    table = steered()
    lies = [one for seed in range(6) for one in talk(make_bot("hard", INSIDER, 1, Rng(seed)), table, 1)]
    truths = [one for seed in range(6) for one in talk(make_bot("hard", INSIDER, 3, Rng(seed)), table, 3)]
    assert all(one.slots.get("seat") != 1 for one in lies)
    assert any(one.phrase.id == "in-say-not-me" for one in lies)
    assert any(one.phrase.id == "in-say-suspect" for one in lies)
    assert len(lies) == len(truths)


def test_while_the_word_is_sought_talk_gives_nothing_away() -> None:
    table = table_of("dog")
    bot = make_bot("hard", INSIDER, 0, Rng(1))
    for seat, text in [
        (2, "Is it a vehicle?"),
        (3, "Is it a job?"),
        (4, "Is it a tool?"),
        (2, "Is it a toy?"),
    ]:
        ask(table, seat, text)
        answered(table, bot)
    assert table.state.phase == QUESTIONS
    for seed in range(4):
        one, other = (talk(make_bot("hard", INSIDER, seat, Rng(seed)), table, seat) for seat in (1, 3))
        assert one == other
        assert talk(make_bot("hard", INSIDER, 0, Rng(seed)), table, 0) == []


def test_every_decision_can_be_explained_in_both_languages() -> None:
    seen: set[str] = set()
    for seed in range(8):
        options = INSIDER.read_options({"players": 5})
        rng = Rng(seed)
        state = INSIDER.start(options, INSIDER.deal(options, rng.fork("deal")))
        bots = {seat: make_bot("normal", INSIDER, seat, rng.fork("bot", seat)) for seat in range(5)}
        Run(INSIDER, state, [], bots, list(range(5)), rng).to_the_end()
        for bot in bots.values():
            assert isinstance(bot, Explainer)
            reasons = bot.why()
            assert [reason.decision for reason in reasons] == sorted({reason.decision for reason in reasons})
            for reason in reasons:
                seen.add(reason.message)
                for language in LANGUAGES:
                    assert has(reason.message, language)
                    named = dict.fromkeys(reason.seats, "Ann")
                    assert "{" not in sentence(reason.message, language, **{**reason.arguments, **named})
    assert {"in-why-ask", "in-why-answer", "in-why-name"} <= seen
