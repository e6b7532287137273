"""The arena: the same deals for everybody, figures that come out right, and files that outlive the power."""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.lab.arenas import contest, measured
from volteface.bots import bot_names, make_bot
from volteface.core.errors import VoltefaceError
from volteface.core.rng import Rng
from volteface.games.inside_job import INSIDE_JOB
from volteface.lab.arena import play_arena
from volteface.lab.bout import GameResult, Played, play_unit
from volteface.lab.contest import Contestant, Unit
from volteface.lab.results import Results
from volteface.lab.standings import Standings, standings
from volteface.lab.tally import Cell, Tally

SOURCE = Path(__file__).parents[2] / "src" / "volteface"


def _without_times(found: Standings) -> Any:
    return {**msgspec.to_builtins(found), "thinking": None}


def test_a_better_bot_wins_more_on_either_side() -> None:
    found = measured(contest("inside-job", "careful,random"), 24)
    rates = {(one.side, one.bot, one.against): one.rate for one in found.results}
    for side in ("agents", "insider"):
        assert rates[side, "careful", "careful"] > rates[side, "random", "careful"]
        assert rates[side, "careful", "random"] >= rates[side, "careful", "careful"]
    assert found.deals == 6
    assert {one.games for one in found.results} == {24}


def test_wins_of_two_sides_add_up_to_the_games() -> None:
    found = measured(contest("inside-job", "careful,random"), 8)
    rates = {(one.side, one.bot, one.against): one.rate for one in found.results}
    assert rates["agents", "careful", "random"] + rates["insider", "random", "careful"] == 1


def test_teams_meet_once_on_every_deal_and_in_every_chair() -> None:
    found = measured(contest("mission-calaveras", "careful,random"), 6)
    assert found.deals == 3
    assert [(one.bot, one.against, one.fair) for one in found.results] == [
        ("careful", "random", 0.5),
        ("random", "careful", 0.5),
    ]


def test_of_three_teams_the_one_that_is_alone_is_measured() -> None:
    found = measured(contest("mission-calaveras", "careful,random", {"players": 6}), 6)
    assert {(one.bot, one.games, round(one.fair or 0, 3)) for one in found.results} == {
        ("careful", 3, 0.333),
        ("random", 3, 0.333),
    }
    assert next(one.rate for one in found.results if one.bot == "careful") > 0.5


def test_the_number_of_processes_changes_nothing() -> None:
    arena = contest("inside-job", "careful,random")
    assert _without_times(measured(arena, 8, jobs=2)) == _without_times(measured(arena, 8))


def test_drawn_setups_are_the_same_for_every_pair() -> None:
    found = measured(contest("inside-job", "careful,random", {"wager": True}, draw=True), 10)
    assert {sum(one.by.values()) for one in found.endings} == {found.games}


def test_suspicion_is_measured_beside_counting() -> None:
    found = measured(contest("inside-job", "sure,careful", against=("careful",)), 4)
    first = found.suspicions[0]
    # Each seat is the Insider once, and seat 1 is always suspected: by itself too, which it is not asked
    # while it is the Insider.
    assert (first.bot, first.moment, first.count) == ("sure", "1", 12)
    assert first.most_suspected == pytest.approx(3 / 12)
    assert first.brier == pytest.approx(9 / 12 * 2)
    assert 0 < first.yardstick_most_suspected < 1


def test_a_bot_that_is_told_knows_and_is_not_asked_what_it_suspects() -> None:
    found = measured(contest("inside-job", "sure,sure+told,careful", against=("careful",)), 4)
    assert {one.bot for one in found.suspicions} == {"sure"}
    assert [(one.side, one.better, one.worse) for one in found.told] == [("agents", "sure+told", "sure")]
    assert not any(one.bot == "sure+told" and one.side == "insider" for one in found.results)


def test_no_table_can_seat_a_bot_that_is_told() -> None:
    assert not any("told" in name for name in bot_names(INSIDE_JOB))
    with pytest.raises(VoltefaceError, match="There is no bot sure\\+told"):
        make_bot("sure+told", INSIDE_JOB, 0, Rng(1))
    for part in ("server", "terminal", "cli"):
        for path in (SOURCE / part).rglob("*.py"):
            assert "Tellable" not in path.read_text("utf-8")


def test_who_must_be_better_is_compared_on_common_deals() -> None:
    tally = Tally(contest("inside-job", "random:9,random"))
    tally.contest = contest("inside-job", "random,careful")
    for deal in range(30):
        # The second bot loses as the Insider on every other deal, and never otherwise.
        lost = deal % 2 == 0
        for first, second in ((0, 0), (0, 1), (1, 0), (1, 1)):
            won = (True, True, True, False) if second == 1 and lost else (False, False, False, True)
            game = GameResult((0, 0, 0, 1), ("agent",) * 3 + ("insider",), won, "vote")
            tally.add(Played(deal, first, second, [game]))
    assert tally.cells[Cell(1, 1, 0)].won == 15
    tally.contest = msgspec.structs.replace(tally.contest, bots=(Contestant("hard"), Contestant("careful")))
    order = {one.side: one for one in standings(tally).order}
    assert order["insider"].difference == 0.5
    assert order["insider"].verdict == "shown"
    assert 0.3 < order["insider"].interval.low < 0.4
    assert order["agents"].difference == 0
    assert order["agents"].verdict == "open"


@pytest.mark.parametrize(
    ("names", "more", "sentence"),
    [
        ("careful,wizard", {}, "There is no bot wizard for inside-job"),
        ("careful,careful", {}, "The bot careful is in the list twice"),
        ("careful:0", {}, "“careful:0” is not a bot as the arena reads it"),
        ("careful:many", {}, "“careful:many” is not a bot as the arena reads it"),
        ("careful+told", {}, "The bot careful cannot be told who the traitors are"),
        ("careful", {"against": ("random",)}, "random is not among the bots of this arena: careful"),
    ],
)
def test_what_cannot_be_played_is_a_sentence(names: str, more: dict[str, Any], sentence: str) -> None:
    with pytest.raises(VoltefaceError) as fault:
        contest("inside-job", names, **more).check()
    assert sentence in str(fault.value)


def test_one_bot_alone_has_nobody_to_play_where_sides_are_alike() -> None:
    contest("inside-job", "careful").check()
    with pytest.raises(VoltefaceError, match="These bots make no pair"):
        contest("mission-calaveras", "careful").check()


def test_a_unit_does_not_depend_on_those_before_it() -> None:
    arena = contest("inside-job", "careful,random")
    again = contest("inside-job", "careful,random")
    play_unit(again, Unit(0, 0, 0))
    assert play_unit(arena, Unit(2, 0, 1)).games == play_unit(again, Unit(2, 0, 1)).games


def test_an_arena_that_was_killed_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "arena.jsonl"
    command = [sys.executable, "-m", "volteface", "arena", "inside-job", "--bots", "careful,random"]
    command += ["--seed", "1", "--games", "2000", "--results", str(file)]
    child = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        deadline = time.monotonic() + 60
        while not file.exists() or file.read_bytes().count(b"\n") < 4:
            assert time.monotonic() < deadline
            time.sleep(0.01)
    finally:
        child.send_signal(signal.SIGKILL)
        child.wait()
    with file.open("ab") as torn:
        torn.write(b'{"deal":7,"fir')
    arena = contest("inside-job", "careful,random")
    games = file.read_bytes().count(b"\n") + 8
    with Results(arena, file) as results:
        play_arena(arena, games, results)
        found = standings(results.tally)
    assert _without_times(found) == _without_times(measured(arena, games))


def test_results_of_other_settings_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "arena.jsonl"
    Results(contest("inside-job", "careful,random"), file).close()
    written = file.read_bytes()
    for other, named in (
        (contest("inside-job", "careful"), "bots"),
        (contest("inside-job", "careful,random", {"players": 5}), "options"),
        (contest("insider", "careful,random"), "game"),
    ):
        with pytest.raises(VoltefaceError, match=f"results of other settings \\({named}\\)"):
            Results(other, file)
    file.write_bytes(written.replace(b'"fingerprint":"', b'"fingerprint":"0'))
    with pytest.raises(VoltefaceError, match="other rules or bots"):
        Results(contest("inside-job", "careful,random"), file)


def test_what_is_no_results_is_left_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    for text in ("Dear Ann,\nwe met.\n", "Dear Ann, we met, and then it rained. " * 20):
        file.write_text(text)
        with pytest.raises(VoltefaceError, match="is not a file of an arena’s results"):
            Results(contest("inside-job", "careful,random"), file)
        assert file.read_text() == text


def test_a_damaged_line_is_named(tmp_path: Path) -> None:
    file = tmp_path / "arena.jsonl"
    arena = contest("inside-job", "random")
    with Results(arena, file) as results:
        play_arena(arena, 8, results)
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join([lines[0], b"{}\n", *lines[2:]]))
    with pytest.raises(VoltefaceError, match=r"line 2, is damaged"):
        Results(arena, file)
