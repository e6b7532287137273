"""The pool: whole games through it, and every way in which a bot or its worker can go wrong."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path
from typing import Any

import pytest
import uvloop

from tests.server.thinking.conftest import MakePool, until
from tests.server.thinking.odd_bots import DARE, SECRET, SIGNATURES
from tests.server.thinking.playing import InPlace, play
from volteface.core.json import Entry, Json
from volteface.core.rng import Rng
from volteface.core.table import Table
from volteface.games import find_game
from volteface.games.inside_job import INSIDE_JOB
from volteface.server.thinking.messages import Overheard, Utterance, Why
from volteface.server.thinking.pool import BotFault, Brief, Thinkers

OPTIONS = INSIDE_JOB.read_options({"players": 4})
TABLE = Table(INSIDE_JOB, OPTIONS, INSIDE_JOB.deal(OPTIONS, Rng(1)))
VIEW = TABLE.view(0)
TOLD: list[Any] = [*TABLE.told(0)]
LEGAL: list[Entry] = [INSIDE_JOB.write_action(action) for action in INSIDE_JOB.vocabulary(OPTIONS)]


def brief(bot: str, key: str = "one", game: str = "inside-job") -> Brief:
    return Brief(bot=bot, game=game, seat=0, seed="7", key=key)


async def ask(pool: Thinkers, bot: str, key: str = "one", heard: int = 1) -> int:
    """Ask an odd bot, and number its choice among the legal actions."""
    entry = await pool.choose(brief(bot, key), (TOLD * heard)[:heard], VIEW, LEGAL)
    assert entry is not None
    return LEGAL.index(entry)


async def cause_of(pool: Thinkers, asked: Brief) -> str:
    with pytest.raises(BotFault) as fault:
        await pool.choose(asked, TOLD, VIEW, LEGAL)
    return fault.value.cause


def signatures(folder: Path) -> set[int]:
    return {int(path.name) for path in folder.iterdir()}


def is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    # One whose parent was killed may wait for somebody to fetch it; it runs no more.
    status = Path(f"/proc/{pid}/stat")
    return not status.exists() or status.read_text().rpartition(")")[2].split()[0] != "Z"


GAMES: list[tuple[str, dict[str, Json]]] = [
    ("inside-job", {"players": 2}),
    ("inside-job", {"players": 5}),
    ("mission-calaveras", {"players": 3}),
    ("mission-calaveras", {"players": 4}),
    ("insider", {"players": 5}),
    ("insider", {"players": 6, "advanced": True}),
]


@pytest.mark.asyncio
@pytest.mark.parametrize(("name", "options"), GAMES)
async def test_a_game_through_the_pool_goes_as_in_place(
    make_pool: MakePool, name: str, options: dict[str, Json]
) -> None:
    game = find_game(name)
    table = await play(make_pool(workers=2), game, options)
    plain = await play(InPlace(), game, options)
    assert game.outcome(table.state) is not None
    assert table.log == plain.log


@pytest.mark.asyncio
async def test_a_killed_worker_costs_nothing(make_pool: MakePool, caplog: pytest.LogCaptureFixture) -> None:
    pool = make_pool()
    killed: list[int] = []

    def kill(number: int) -> None:
        if number in (7, 15, 16):
            killed.extend(pool.pids)
            os.kill(pool.pids[0], signal.SIGKILL)

    table = await play(pool, INSIDE_JOB, {"players": 4}, before=kill)
    plain = await play(InPlace(), INSIDE_JOB, {"players": 4})
    assert len(set(killed)) == 3
    assert table.log == plain.log
    assert not caplog.records


@pytest.mark.asyncio
async def test_a_rebuilt_policy_has_heard_everything(make_pool: MakePool) -> None:
    pool = make_pool()
    assert await ask(pool, "heard", heard=2) == 2
    assert await ask(pool, "heard", heard=5) == 5
    os.kill(pool.pids[0], signal.SIGKILL)
    assert await ask(pool, "heard", heard=6) == 6


@pytest.mark.asyncio
async def test_a_policy_lives_on_until_it_is_forgotten(make_pool: MakePool) -> None:
    pool = make_pool()
    assert [await ask(pool, "chosen", heard=heard) for heard in (0, 0, 3)] == [1, 2, 3]
    pool.forget("one")
    assert await ask(pool, "chosen", heard=4) == 1


@pytest.mark.asyncio
async def test_a_shorter_story_is_another_game(make_pool: MakePool) -> None:
    pool = make_pool()
    assert await ask(pool, "heard", heard=5) == 5
    assert await ask(pool, "heard", heard=2) == 2


@pytest.mark.asyncio
async def test_a_worker_lets_the_longest_unused_policy_go(make_pool: MakePool) -> None:
    pool = make_pool(policies=2)
    keys = ["one", "two", "one", "three", "one", "two", "two"]
    assert [await ask(pool, "chosen", key) for key in keys] == [1, 1, 2, 1, 3, 1, 2]
    assert await ask(pool, "heard", "four", heard=3) == 3


@pytest.mark.asyncio
async def test_a_bot_may_wait(make_pool: MakePool) -> None:
    assert await make_pool().choose(brief("waits"), TOLD, VIEW, LEGAL) is None


@pytest.mark.asyncio
async def test_a_bot_that_hangs_is_stopped(make_pool: MakePool) -> None:
    pool = make_pool(limit=1.0)
    assert await ask(pool, "heard", "other") == 1
    [before] = pool.pids
    assert await cause_of(pool, brief("hangs")) == "late"
    assert not is_running(before)
    assert await ask(pool, "heard", "other", heard=2) == 2


@pytest.mark.asyncio
async def test_a_bot_that_kills_its_worker_is_given_up(make_pool: MakePool) -> None:
    pool = make_pool()
    assert await cause_of(pool, brief("dies")) == "lost"
    assert await ask(pool, "heard", "other") == 1


@pytest.mark.asyncio
async def test_a_worker_killed_while_a_bot_thinks_is_replaced(make_pool: MakePool) -> None:
    pool = make_pool()
    assert await ask(pool, "heard") == 1
    [before] = pool.pids
    thinking = asyncio.create_task(ask(pool, "burns", "two"))
    await asyncio.sleep(0.1)
    os.kill(before, signal.SIGKILL)
    assert await thinking == 0
    assert pool.pids != [before]


@pytest.mark.asyncio
async def test_what_a_failing_bot_says_stays_in_its_worker(
    make_pool: MakePool, capfd: pytest.CaptureFixture[str]
) -> None:
    pool = make_pool()
    with pytest.raises(BotFault, match=r"^failed: LookupError$") as fault:
        await pool.choose(brief("raises"), TOLD, VIEW, LEGAL)
    assert (fault.value.cause, fault.value.error) == ("failed", "LookupError")
    assert await ask(pool, "prints", "two") == 0
    assert await ask(pool, "heard", "three") == 1
    printed = capfd.readouterr()
    assert SECRET not in printed.out + printed.err


@pytest.mark.asyncio
async def test_what_is_not_legal_is_not_passed_on(make_pool: MakePool) -> None:
    assert await cause_of(make_pool(), brief("cheats")) == "failed"


@pytest.mark.asyncio
@pytest.mark.parametrize("asked", [brief("nobody"), brief("random", game="no-such-game")])
async def test_unknown_bots_and_games_are_a_fault(make_pool: MakePool, asked: Brief) -> None:
    assert await cause_of(make_pool(), asked) == "unknown"


@pytest.mark.asyncio
async def test_what_cannot_be_sent_is_the_callers_error_and_the_line_goes_on(make_pool: MakePool) -> None:
    pool = make_pool()
    assert await ask(pool, "heard", heard=2) == 2
    with pytest.raises((AttributeError, TypeError), match="pickle"):
        await pool.choose(brief("heard"), TOLD * 4, lambda: None, LEGAL)
    assert await ask(pool, "heard", heard=5) == 5


@pytest.mark.asyncio
async def test_a_game_of_a_preloaded_module_is_played(make_pool: MakePool) -> None:
    entry = await make_pool().choose(brief("random", game="dare"), [], [], [{"do": "dare"}])
    assert entry == {"do": "dare"}
    plain = Thinkers(workers=1)
    assert await cause_of(plain, brief("random", game=DARE.id)) == "unknown"
    await plain.close()


@pytest.mark.asyncio
async def test_a_module_that_cannot_be_loaded_is_said_aloud(capfd: pytest.CaptureFixture[str]) -> None:
    pool = Thinkers(workers=1, preload=("no_such_module",))
    assert await cause_of(pool, brief("random")) == "lost"
    await pool.close()
    assert "No module named 'no_such_module'" in capfd.readouterr().err


@pytest.mark.asyncio
async def test_the_event_loop_goes_on_while_a_bot_thinks(make_pool: MakePool) -> None:
    pool = make_pool()
    assert await ask(pool, "heard") == 1
    thinking = asyncio.create_task(ask(pool, "burns", "two"))
    rounds = 0
    while not thinking.done():
        await asyncio.sleep(0.005)
        rounds += 1
    assert await thinking == 0
    assert rounds > 10


@pytest.mark.asyncio
async def test_there_are_never_more_workers_than_allowed(
    make_pool: MakePool, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv(SIGNATURES, str(tmp_path))
    pool = make_pool(workers=2)
    assert pool.pids == []
    await ask(pool, "signs", "first")
    assert len(pool.pids) == 1
    await asyncio.gather(*(ask(pool, "signs", f"bot {number}") for number in range(12)))
    assert signatures(tmp_path) == set(pool.pids)
    assert len(pool.pids) == 2


@pytest.mark.asyncio
async def test_first_come_first_served_and_a_full_line_is_a_fault(make_pool: MakePool) -> None:
    pool = make_pool(line=4)
    served: list[str] = []

    async def come(key: str) -> None:
        await ask(pool, "heard", key)
        served.append(key)

    line = [asyncio.create_task(come(key)) for key in ("c", "a", "d", "b")]
    await asyncio.sleep(0)
    assert pool.waiting == 4
    assert await cause_of(pool, brief("heard", "e")) == "full"
    await asyncio.gather(*line)
    assert served == ["c", "a", "d", "b"]
    assert pool.waiting == 0
    assert await ask(pool, "heard", "e") == 1


@pytest.mark.asyncio
async def test_a_caller_that_gives_up_holds_nobody_up(make_pool: MakePool) -> None:
    pool = make_pool()
    asked, queued = (asyncio.create_task(ask(pool, "chosen", "one")) for _ in range(2))
    await until(lambda: bool(pool.pids))
    asked.cancel()
    queued.cancel()
    assert await ask(pool, "heard", "other") == 1
    assert pool.waiting == 0
    # The first question had left, and its policy has heard it; the second never got there.
    assert await ask(pool, "chosen", "one") == 2


@pytest.mark.asyncio
async def test_close_leaves_no_process_and_nobody_waiting(
    make_pool: MakePool, caplog: pytest.LogCaptureFixture
) -> None:
    pool = make_pool(workers=2)
    await asyncio.gather(ask(pool, "heard", "one"), ask(pool, "heard", "two"))
    pids = pool.pids
    waiting = [asyncio.create_task(ask(pool, "hangs", f"bot {number}")) for number in range(6)]
    await asyncio.sleep(0.1)
    await pool.close()
    causes = [str(one) for one in await asyncio.gather(*waiting, return_exceptions=True)]
    assert causes == ["closed"] * 6
    assert len(pids) == 2
    assert not any(is_running(pid) for pid in pids)
    assert pool.pids == []
    assert await cause_of(pool, brief("heard")) == "closed"
    await pool.close()
    assert not caplog.records


@pytest.mark.asyncio
async def test_close_while_a_worker_starts(make_pool: MakePool) -> None:
    pool = make_pool()
    waiting = asyncio.create_task(ask(pool, "heard"))
    await until(lambda: bool(pool.pids))
    [pid] = pool.pids
    await pool.close()
    with pytest.raises(BotFault, match="closed"):
        await waiting
    assert not is_running(pid)


def test_it_works_under_uvloop() -> None:
    async def evening() -> tuple[list[Entry], int]:
        pool = Thinkers(workers=1)
        try:
            table = await play(pool, INSIDE_JOB, {"players": 3})
            [pid] = pool.pids
            return table.log, pid
        finally:
            await pool.close()

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        log, pid = runner.run(evening())
    plain = asyncio.run(play(InPlace(), INSIDE_JOB, {"players": 3}))
    assert log == plain.log
    assert not is_running(pid)


@pytest.mark.asyncio
async def test_a_bot_says_why_it_made_this_very_decision(make_pool: MakePool) -> None:
    pool = make_pool()
    replies = [await pool.decide(brief("explains"), TOLD, VIEW, LEGAL) for _ in range(3)]
    assert [reply.why for reply in replies] == [
        Why("ij-say-suspect", {"number": 0}, {"seat": 0}),
        None,
        Why("ij-say-suspect", {"number": 2}, {"seat": 0}),
    ]


@pytest.mark.asyncio
@pytest.mark.parametrize("bot", ["mumbles", "heard", "random"])
async def test_a_move_without_a_reason_is_as_good(make_pool: MakePool, bot: str) -> None:
    reply = await make_pool().decide(brief(bot), TOLD, VIEW, LEGAL)
    assert reply.entry in LEGAL
    assert reply.why is None


@pytest.mark.asyncio
async def test_a_bot_talks_of_what_it_has_heard(make_pool: MakePool) -> None:
    pool = make_pool()
    assert await pool.say(brief("talks"), TOLD[:1], VIEW) == Utterance(
        "ij-say-intel", {"seat": 0, "number": 1}
    )
    await pool.decide(brief("talks"), TOLD[:2], VIEW, LEGAL)
    assert await pool.say(brief("talks"), TOLD[:3], VIEW) == Utterance(
        "ij-say-intel", {"seat": 0, "number": 3}
    )
    assert await pool.say(brief("heard", "two"), TOLD, VIEW) is None


@pytest.mark.asyncio
async def test_a_bot_is_told_what_others_said_before_it_is_asked_for_words(make_pool: MakePool) -> None:
    pool = make_pool()
    said = [Overheard(1, "ij-say-suspect", {"seat": 0}), Overheard(2, "say-agree", {"seat": 1})]
    await pool.decide(brief("listens"), TOLD[:1], VIEW, LEGAL)
    for overheard, number in ((said, 2), ((), 2), (said[:1], 3)):
        answer = await pool.say(brief("listens"), TOLD[:1], VIEW, overheard)
        assert answer == Utterance("ij-say-intel", {"seat": 0, "number": number})
    # A wish that was not said is taken back before anything new is heard.
    answer = await pool.say(brief("listens"), TOLD[:1], VIEW, said[:1], unsaid=True)
    assert answer == Utterance("ij-say-intel", {"seat": 0, "number": 1})
    assert await pool.say(brief("talks", "two"), TOLD[:1], VIEW, said, unsaid=True) is not None
