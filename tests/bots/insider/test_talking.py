"""What bots of Insider say to others: an answer where they were accused, and what fits the game."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.bots.insider.test_player import steered, talk
from volteface.bots import Hearing, Talker, make_bot
from volteface.bots.insider import talking
from volteface.core.phrases import Said, phrases_of
from volteface.core.rng import Rng
from volteface.games.insider import INSIDER

PHRASES = phrases_of(INSIDER)


def said_of(phrase: str, **slots: int) -> Said:
    return Said(next(one for one in PHRASES if one.id == phrase), slots)


@pytest.mark.parametrize(
    "accusation",
    [said_of("in-say-suspect", seat=1), said_of("in-say-why-you", seat=1), said_of("in-say-why", number=3)],
)
def test_whoever_is_accused_defends_himself_but_not_always_and_once(accusation: Said) -> None:
    table = steered()
    assert table.state.questions[2].seat == 1
    answered = []
    for seat in (1, 3):
        answers = []
        for seed in range(20):
            bot = make_bot("easy", INSIDER, seat, Rng(seed))
            assert isinstance(bot, Talker)
            assert isinstance(bot, Hearing)
            # Whoever has said all that he may is silent, unless he is accused.
            talk(bot, table, seat)
            bot.hear(2, accusation)
            answers.append(bot.say(table.view(seat), PHRASES))
            assert bot.say(table.view(seat), PHRASES) is None
        answered.append([one.phrase.id for one in answers if one is not None])
    assert set(answered[0]) == {"in-say-not-me", "say-disagree"}
    assert 5 < len(answered[0]) < 20
    assert not answered[1]


def test_the_insider_defends_himself_as_a_common_does() -> None:
    table = steered()
    found = []
    for seat in (1, 3):
        bots = [make_bot("hard", INSIDER, seat, Rng(seed)) for seed in range(20)]
        said = []
        for bot in bots:
            assert isinstance(bot, Talker)
            assert isinstance(bot, Hearing)
            bot.hear(2, said_of("in-say-suspect", seat=seat))
            one = bot.say(table.view(seat), PHRASES)
            defence = one is not None and one.phrase.id in {"in-say-not-me", "say-disagree"}
            said.append(one if defence else None)
        found.append(said)
    assert [one is not None and one.phrase.id == "say-disagree" for one in found[0]] == [
        one is not None and one.phrase.id == "say-disagree" for one in found[1]
    ]


def test_the_master_says_that_he_disagrees() -> None:
    table = steered()
    said = set()
    for seed in range(12):
        bot = make_bot("easy", INSIDER, 0, Rng(seed))
        assert isinstance(bot, Talker)
        assert isinstance(bot, Hearing)
        talk(bot, table, 0)
        bot.hear(2, said_of("in-say-suspect", seat=0))
        one = bot.say(table.view(0), PHRASES)
        said.add(None if one is None else one.phrase.id)
    assert said == {None, "say-disagree"}


def test_that_it_went_fast_is_only_said_where_it_did() -> None:
    view = steered().view(3)
    for seconds, fast in ((view.seconds, True), (10, False)):
        remarks = talking._about_suspects(replace(view, seconds=seconds), {1: 0.2, 2: 0.2, 4: 0.2})
        assert ("in-say-fast" in {one.phrase for one in remarks}) == fast


def test_a_suspicion_comes_with_what_to_do_about_it() -> None:
    view = steered().view(3)
    assert view.answerer == 4
    pointing = {one.phrase for one in talking._about_suspects(view, {1: 0.8, 2: 0.1, 4: 0.1})}
    accusing = {one.phrase for one in talking._about_suspects(view, {1: 0.1, 2: 0.1, 4: 0.8})}
    assert "in-say-point" in pointing - accusing
    assert "in-say-accuse" in accusing - pointing
