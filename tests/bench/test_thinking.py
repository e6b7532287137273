"""What the bots' benchmarks find: where a decision was dear, what was wrong, and what stays in memory."""

from __future__ import annotations

import os
import signal
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from bench import memory, thinking
from bench.thinking import Asked, Plan, Played, Results, Wandering, figures, measure
from volteface import bots
from volteface.bots import Kind
from volteface.bots.random import RandomPolicy
from volteface.core.rng import Rng
from volteface.games.calaveras.actions import PASS
from volteface.lab.contest import Contestant


class Refuses(RandomPolicy):
    """Passes where nobody may, and then breaks."""

    asked = 0

    def choose(self, _view: Any, _legal: Sequence[Any]) -> Any:
        self.asked += 1
        if self.asked > 1:
            raise ZeroDivisionError
        return PASS


@pytest.mark.parametrize("game", ["inside-job", "mission-calaveras", "insider"])
def test_every_position_of_a_random_game_is_asked_and_every_answer_is_legal(game: str) -> None:
    found = Wandering(Plan(game, "careful", 3), 0)
    played = found.play()
    decisions = [entry for entry in found.log if isinstance(entry["by"], int)]
    assert [one.decision for one in played.asked] == [*range(len(decisions))]
    assert [one for one in played.asked if one.fault] == []


def test_games_do_not_depend_on_who_is_asked() -> None:
    logs = []
    for plan in (Plan("inside-job", bot, 5, every) for bot, every in (("careful", 1), ("careful", 3))):
        game = Wandering(plan, 1)
        game.play()
        logs.append(game.log)
    assert logs[0] == logs[1]


@pytest.mark.parametrize("level", ["easy:1", "normal:1", "hard:1"])
@pytest.mark.parametrize("game", ["mission-calaveras", "insider"])
def test_levels_stand_it_when_somebody_else_plays_their_hand(game: str, level: str) -> None:
    for late in (False, True):
        played = Wandering(Plan(game, level, 7, 6, 0.2, late), 0).play()
        assert played.asked
        assert [one for one in played.asked if one.fault] == []


def test_answers_that_are_refused_and_bots_that_break_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(bots._FOR_ALL, "refuses", Kind(Refuses))
    played = Wandering(Plan("mission-calaveras", "refuses", 1), 0).play()
    faults = [one.fault or "" for one in played.asked]
    assert "is refused" in faults[0]
    assert "ZeroDivisionError" in faults[-1]
    assert len(figures(Plan("mission-calaveras", "refuses", 1), [played])["faults"]) == len(faults)


def test_the_worst_position_is_named() -> None:
    quick = Played(0, 4, {"players": 4}, [Asked(at, 0, 0.001) for at in range(99)])
    slow = Played(1, 5, {"players": 5}, [Asked(0, 2, 0.002), Asked(7, 3, 1.5)])
    found = figures(Plan("inside-job", "hard", 1), [quick, slow])
    everything, four, five = found["rows"]
    assert everything["worst_ms"] == 1500
    assert everything["worst"] == {"game": 1, "decision": 7, "seat": 3, "options": {"players": 5}}
    assert (everything["median_ms"], everything["p99_ms"]) == (1, 2)
    assert (four["worst_ms"], five["worst_ms"]) == (1, 1500)
    assert found["reached"] is False


def test_what_was_stopped_goes_on(tmp_path: Path) -> None:
    plan, file = Plan("insider", "random", 2), tmp_path / "results"
    whole = measure(plan, 3, Results(plan, file))
    lines = file.read_text("utf-8").splitlines(keepends=True)
    file.write_text("".join(lines[:-1]) + lines[-1][:30], "utf-8")
    results = Results(plan, file)
    assert [one.number for one in results.played] == [0, 1]
    again = measure(plan, 3, results)
    assert [row["decisions"] for row in again["rows"]] == [row["decisions"] for row in whole["rows"]]
    with pytest.raises(SystemExit, match="other settings"):
        Results(Plan("insider", "random", 3), file)


def test_who_stops_it_gets_what_there_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """A signal waits for the next decision: compiled code must not be interrupted."""
    games: list[int] = []

    def add(_results: Results, played: Played) -> None:
        games.append(played.number)
        if len(games) == 2:
            os.kill(os.getpid(), signal.SIGTERM)

    monkeypatch.setattr(Results, "add", add)
    before = signal.getsignal(signal.SIGTERM)
    plan = Plan("inside-job", "random", 1)
    measure(plan, 5, Results(plan, None))
    assert games == [0, 1]
    assert signal.getsignal(signal.SIGTERM) is before


def test_growth_is_told_by_the_game() -> None:
    samples = [
        memory.Sample(games, 900 if games == 10 else 1000 + 3 * games, None) for games in range(10, 60, 10)
    ]
    assert memory.figures("insider", "hard", 1, samples)["blocks_per_game"] == 3


@pytest.mark.parametrize("game", ["inside-job", "mission-calaveras", "insider"])
def test_bots_that_have_played_leave_nothing_behind(game: str) -> None:
    """The same game again and again: what is remembered for longer than a game is there after the first."""
    blocks = []
    for _ in range(4):
        memory.play(game, Contestant.read("hard:1"), Rng(4))
        blocks.append(memory.sample(0).blocks)
    assert max(blocks[2:]) - blocks[1] < 200


def test_both_say_what_they_take() -> None:
    assert thinking.parser().parse_args(["insider"]).games == 500
    assert memory.parser().parse_args(["insider"]).games == 1000
