"""What is seen of a bot's mind: nothing. Its delays come from one distribution, and so does its talk."""

from __future__ import annotations

from itertools import pairwise
from statistics import mean

import pytest

from tests.server.minds import Act, BotTable, Thinking
from volteface.core.json import Json
from volteface.server.thinking.messages import Brief, Utterance
from volteface.server.thinking.pace import QUICKEST, SLOWEST

pytestmark = pytest.mark.asyncio

BEAT = 1_000


def _at_once(_brief: Brief, _choices: int) -> int:
    return 0


def _hard_choices(brief: Brief, choices: int) -> int:
    """Some seats have more to think about, and nobody thinks about the only move."""
    return 0 if choices == 1 else 40 * choices + 100 * brief.seat


async def _acts(game: str, takes: Thinking, seed: int = 1, **options: Json) -> list[Act]:
    return await BotTable(game, takes, seed=seed, **options).to_the_end()


@pytest.mark.parametrize("game", ["inside-job", "mission-calaveras", "insider"])
async def test_how_long_a_bot_thinks_is_not_seen(game: str) -> None:
    quick = await _acts(game, _at_once)
    slow = await _acts(game, lambda brief, choices: min(_hard_choices(brief, choices), 700))
    assert [(act.seat, act.moment) for act in quick] == [(act.seat, act.moment) for act in slow]


async def test_delays_are_human_whatever_the_role_and_whether_there_was_a_choice() -> None:
    acts = [act for seed in range(20) for act in await _acts("inside-job", _hard_choices, seed, wager=False)]
    delays = [act.delay for act in acts]
    assert min(delays) >= int(QUICKEST * 1000)
    assert max(delays) <= SLOWEST * 1000 + 2 * BEAT
    forced = [act.delay for act in acts if act.forced]
    chosen = [act.delay for act in acts if not act.forced]
    assert len(forced) > 30
    # Delays have a standard deviation of about 1.1 seconds.
    assert abs(mean(forced) - mean(chosen)) < 4 * 1_100 / len(forced) ** 0.5


async def test_a_thought_that_is_late_is_shown_on_the_beat() -> None:
    quick = await _acts("inside-job", _at_once)
    late = await _acts("inside-job", lambda _brief, _choices: 6_500)
    first, second = quick[0], late[0]
    assert second.moment > first.moment
    assert (second.moment - first.moment) % BEAT == 0


async def _spoken(takes: Thinking, *, heard: bool = True) -> list[tuple[int, int, str]]:
    table = BotTable("inside-job", takes)
    said: list[tuple[int, int, str]] = []
    numbers = iter(range(1000))

    async def speak(seat: int, utterance: Utterance) -> None:
        said.append((seat, table.clock.now(), utterance.phrase))

    table.thinkers.says = lambda _seat: Utterance("ij-say-suspect", {"seat": next(numbers)})
    table.minds.chatter.heard = lambda: heard
    table.minds.chatter.speak = speak
    await table.to_the_end()
    return said


async def test_bots_talk_but_not_too_often() -> None:
    said = await _spoken(_at_once)
    moments = [moment for _, moment, _ in said]
    assert len(said) >= 2
    assert moments[0] >= 9_000
    assert all(later - sooner >= 15_000 for sooner, later in pairwise(moments))


async def test_when_a_bot_talks_does_not_tell_how_long_it_thought() -> None:
    assert await _spoken(_at_once) == await _spoken(lambda _brief, _choices: 300)


async def test_nobody_talks_to_an_empty_room() -> None:
    assert await _spoken(_at_once, heard=False) == []


async def test_a_bot_does_not_say_the_same_twice() -> None:
    table = BotTable("inside-job", _at_once)
    said: list[tuple[int, str]] = []

    async def speak(seat: int, utterance: Utterance) -> None:
        said.append((seat, utterance.phrase))

    table.thinkers.says = lambda _seat: Utterance("ij-say-not-me", {})
    table.minds.chatter.heard = lambda: True
    table.minds.chatter.speak = speak
    await table.to_the_end()
    assert said
    assert len(said) == len(set(said))
