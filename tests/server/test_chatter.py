"""When bots are asked for words, and which of them are still said: by an alarm that tells nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from itertools import pairwise
from types import SimpleNamespace
from typing import Any

import pytest

from tests.server.minds import BotTable
from tests.server.secrecy.drive import Stepping
from volteface.core.game import CLOCK
from volteface.core.json import Entry
from volteface.core.rng import Rng
from volteface.server.chatter import Chatter
from volteface.server.config import Config
from volteface.server.messages import Said
from volteface.server.thinking.messages import Brief, Reply, Utterance

pytestmark = pytest.mark.asyncio

LINES = 1_000


class Evening:
    """A table of bots 1 to 3 and a person 0, where nothing happens unless a test says so."""

    def __init__(self, seed: int = 1, bots: Sequence[int] = (1, 2, 3)) -> None:
        self.clock = Stepping(1_000)
        self.table = SimpleNamespace(log=[0], state=SimpleNamespace(phase="discussion"))
        self.hall = SimpleNamespace(clock=self.clock, config=Config())
        self.rng = Rng("evening", seed)
        self.asked: tuple[int, ...] = (CLOCK, 0)
        self.over = False
        self.here = True
        self.said: list[tuple[int, int, str]] = []
        self.questions: list[tuple[int, int]] = []
        self.taken_back: list[bool] = []
        self.wish: Callable[[int, int], str | None] = lambda _seat, number: f"line-{number}"
        self.chatter = Chatter(self, lambda: list(bots), self._ask)  # type: ignore[arg-type]
        self.chatter.heard = lambda: self.here
        self.chatter.speak = self._speak

    async def _ask(self, seat: int, unsaid: bool) -> Utterance | None:
        self.taken_back.append(unsaid)
        self.questions.append((self.clock.now(), seat))
        wish = self.wish(seat, len(self.questions))
        return None if wish is None else Utterance(wish, {})

    async def _speak(self, seat: int, utterance: Utterance) -> None:
        self.said.append((self.clock.now(), seat, utterance.phrase))

    async def last(self, milliseconds: int) -> None:
        """Let time pass."""
        until = self.clock.now() + milliseconds
        while True:
            for _ in range(8):
                await asyncio.sleep(0)
            due = self.clock.next_due()
            if due is None or due > until:
                break
            self.clock.pass_time(max(due - self.clock.now(), 0))
        self.clock.pass_time(until - self.clock.now())

    def end(self) -> None:
        self.chatter.stop()


@pytest.mark.parametrize("seed", range(12))
async def test_a_discussion_in_which_nobody_moves_has_words(seed: int) -> None:
    evening = Evening(seed)
    evening.table.state.phase = "questions"
    evening.chatter.come_back()
    while not evening.said:
        await evening.last(1_000)
    # A bot has just spoken, so all are silent when the discussion begins.
    evening.table.state.phase = "discussion"
    evening.chatter.consider()
    await evening.last(60_000)
    assert 2 <= len(evening.said) <= 5
    moments = [moment for moment, *_ in evening.said]
    assert all(later - sooner >= 15_000 for sooner, later in pairwise(moments))
    evening.end()


async def test_bots_that_have_nothing_to_say_give_up_until_something_happens() -> None:
    evening = Evening()
    evening.wish = lambda _seat, _number: None
    evening.chatter.come_back()
    await evening.last(3_600_000)
    asked = len(evening.questions)
    assert 4 <= asked <= 16
    evening.chatter.spoken(0, [])
    await evening.last(3_600_000)
    assert len(evening.questions) > asked
    evening.end()


async def test_bots_wait_a_while_for_somebody_to_come_back() -> None:
    evening = Evening()
    evening.here = False
    evening.chatter.come_back()
    await evening.last(15_000)
    assert not evening.questions
    evening.here = True
    await evening.last(30_000)
    assert evening.said
    evening.end()


async def test_after_the_game_and_after_a_stop_there_is_no_alarm() -> None:
    for stop in (True, False):
        evening = Evening()
        evening.chatter.come_back()
        assert evening.clock.next_due() is not None
        if stop:
            evening.chatter.stop()
        evening.over = True
        await evening.last(60_000)
        evening.chatter.come_back()
        assert evening.clock.next_due() is None
        assert not evening.questions
        evening.end()


async def test_when_bots_are_asked_does_not_hang_on_what_they_wish_to_say() -> None:
    evenings = []
    for words in ("I suspect Ann.", "It was not me."):
        evening = Evening(3)
        evening.wish = lambda seat, number, words=words: f"{words} {number}" if seat != 2 else None  # type: ignore[misc]
        evening.chatter.come_back()
        await evening.last(300_000)
        evenings.append((evening.questions, [(moment, seat) for moment, seat, _ in evening.said]))
        evening.end()
    assert evenings[0] == evenings[1]
    assert len(evenings[0][1]) > 4


@pytest.mark.parametrize(
    ("entries", "phase", "said"),
    [(0, "discussion", True), (1, "discussion", True), (2, "discussion", False), (1, "ballot", False)],
)
async def test_what_is_bygone_is_not_said(entries: int, phase: str, said: bool) -> None:
    evening = Evening()

    def wish(_seat: int, _number: int) -> str:
        evening.table.log += [0] * entries
        evening.table.state.phase = phase
        return "Bob spoiled that mission."

    evening.wish = wish
    evening.chatter.come_back()
    while not evening.questions:
        await evening.last(500)
    await evening.last(2_000)
    assert bool(evening.said) == said
    # Whoever wished to say it is told when he is asked again, once.
    speaker = evening.questions[0][1]
    await evening.last(300_000)
    asked = [
        unsaid
        for (_, seat), unsaid in zip(evening.questions, evening.taken_back, strict=True)
        if seat == speaker
    ]
    assert len(asked) > 1
    assert asked[:2] == [False, not said]
    evening.end()


async def test_a_bot_is_asked_a_beat_before_it_speaks() -> None:
    evening = Evening()
    evening.chatter.come_back()
    await evening.last(300_000)
    for moment, seat, _ in evening.said:
        thought = max(at for at, one in evening.questions if one == seat and at <= moment)
        assert moment - thought <= 1_000
    evening.end()


async def test_nobody_is_asked_for_words_that_would_not_be_said() -> None:
    evening = Evening()
    evening.chatter.come_back()
    await evening.last(300_000)
    assert len(evening.questions) == len(evening.said) > 4
    evening.end()


async def test_of_whom_a_person_spoke_may_answer_soon_and_alone() -> None:
    evening = Evening()
    evening.chatter.come_back()
    while not evening.said:
        await evening.last(500)
    asked = len(evening.questions)
    addressed = next(seat for seat in (1, 2, 3) if seat != evening.said[0][1])
    evening.chatter.spoken(0, [addressed])
    await evening.last(12_000)
    assert [seat for _, seat in evening.questions[asked:]] == [addressed]
    assert [seat for _, seat, _ in evening.said[1:]] == [addressed]
    evening.end()


async def test_of_whom_a_bot_spoke_is_asked_first_in_his_time() -> None:
    for seed in range(6):
        evening = Evening(seed)
        evening.chatter.come_back()
        while not evening.said:
            await evening.last(500)
        first = evening.said[0]
        addressed = next(seat for seat in (1, 2, 3) if seat != first[1])
        evening.chatter.spoken(first[1], [addressed])
        await evening.last(60_000)
        assert evening.said[1][1] == addressed
        assert evening.said[1][0] - first[0] >= 15_000
        evening.end()


class Patient:
    """Bots of Insider whose Master lets the glass run out."""

    def __init__(self, table: BotTable) -> None:
        self.inner = table.thinkers

    async def decide(self, brief: Brief, heard: Sequence[Any], view: Any, legal: Sequence[Entry]) -> Reply:
        if any(entry["do"] == "end-discussion" for entry in legal):
            return Reply()
        return await self.inner.decide(brief, heard, view, legal)

    async def say(
        self,
        brief: Brief,
        heard: Sequence[Any],
        view: Any,
        overheard: Sequence[Any] = (),
        *,
        unsaid: bool = False,
    ) -> Utterance | None:
        return await self.inner.say(brief, heard, view)

    def forget(self, _key: str) -> None: ...


async def test_a_minute_of_discussion_has_a_word_of_a_bots() -> None:
    longest: list[tuple[int, int]] = []
    for seed in range(8):
        table = BotTable("insider", lambda _brief, _choices: 0, seed=seed)
        table.hall.thinkers = Patient(table)
        numbers = iter(range(LINES))
        talk: list[str] = []
        phases: list[tuple[str, int]] = []

        async def speak(
            _seat: int, _said: Utterance, table: BotTable = table, talk: list[str] = talk
        ) -> None:
            talk.append(table.table.state.phase)

        def moved(
            table: BotTable = table,
            phases: list[tuple[str, int]] = phases,
            listen: Callable[[], None] = table.moved,
        ) -> None:
            listen()
            phases.append((table.table.state.phase, table.clock.now()))

        table.thinkers.says = lambda _seat, numbers=numbers: Utterance(
            "say-your-turn", {"seat": next(numbers)}
        )  # type: ignore[misc]
        table.minds.chatter.heard = lambda: True
        table.minds.chatter.speak = speak
        table.moved = moved
        await table.to_the_end()
        began = next((at for phase, at in phases if phase == "discussion"), None)
        if began is not None:
            ended = next(at for phase, at in phases if at > began and phase != "discussion")
            longest.append((ended - began, talk.count("discussion")))
    assert any(length >= 60_000 for length, _ in longest)
    assert all(words >= 1 for length, words in longest if length >= 60_000)


async def test_bots_hear_the_phrases_of_others_when_they_are_asked_for_words_and_no_typed_text() -> None:
    table = BotTable("inside-job", lambda _brief, _choices: 0, {1: "careful", 2: "careful"})
    table.minds.chatter.heard = lambda: True
    accusation = Said(number=1, by="ann", name="Ann", seat=0, phrase="ij-say-suspect", slots={"seat": 2})
    table.minds.overhear(accusation)
    table.minds.overhear(Said(number=2, by="ann", name="Ann", seat=0, text="I suspect Bob."))
    table.minds.overhear(Said(number=1, name="Eve", phrase="say-hello", watchers=True))
    table.minds.overhear(Said(number=3, name="Bob", seat=1, phrase="ij-say-not-me"))
    table.minds.overhear(Said(number=4, name="Cat", seat=2, phrase="say-hello"))
    for _ in range(40):
        for _ in range(8):
            await asyncio.sleep(0)
        table.clock.pass_time(500)
    told = dict(reversed(table.thinkers.overheard))
    # The one who was spoken of comes first and alone; nobody hears himself, and nothing is told twice.
    assert table.thinkers.overheard[0][0] == 2
    assert [(one.by, one.phrase) for one in told[2]] == [(0, "ij-say-suspect"), (1, "ij-say-not-me")]
    assert [(one.by, one.phrase) for one in told[1]] == [(0, "ij-say-suspect"), (2, "say-hello")]
    assert sum(len(one) for _, one in table.thinkers.overheard) == 4
    table.minds.stop()


async def test_a_table_without_bots_has_no_alarm() -> None:
    table = BotTable("inside-job", lambda _brief, _choices: 0, {})
    table.moved()
    table.minds.overhear(Said(number=1, by="ann", name="Ann", seat=0, phrase="say-hello"))
    assert table.clock.next_due() is None
