"""Fitting the judge anew: quick games, a network that learns from them, and what the bots read."""

from __future__ import annotations

from importlib import resources
from pathlib import Path

import pytest
from fitting.__main__ import fit_round, main, play
from fitting.network import Network
from fitting.positions import parts_of
from fitting.selfplay import SelfPlay

from volteface.bots.calaveras import weights
from volteface.bots.calaveras.worth import SURE
from volteface.core.dice import Dice
from volteface.core.rng import Rng


def bundled(seats: int) -> Path:
    return Path(str(resources.files("volteface.bots.calaveras") / "fitted" / f"{seats}.json"))


@pytest.mark.parametrize("seats", [4, 6])
def test_the_network_sees_what_the_judge_sees(seats: int) -> None:
    network = Network.read(bundled(seats), seats)
    judge = network.judge()
    tables = SelfPlay(judge, Dice(3), 1500, 20).game().tables
    assert len(tables) > 5
    for table in tables:
        judge.look(*table)
        team = table.turn % (seats // 2)
        ours = network.think(parts_of(table, seats)).chances[0]
        assert int(judge.of(team)) / int(SURE) == pytest.approx(ours, abs=0.02)


def test_what_is_written_is_what_the_bots_read(tmp_path: Path) -> None:
    for seats in (4, 6):
        path = tmp_path / f"{seats}.json"
        Network.read(bundled(seats), seats).write(path)
        assert path.read_bytes() == bundled(seats).read_bytes()
        assert weights.load(seats).last == [[*row] for row in Network.read(path, seats).whole().last]


def test_a_tiny_fit_foresees_better_who_wins() -> None:
    """The same games are fitted to, and other ones asked about."""
    games = play(Network.by_hand(4), 40, 1, heat=1500, wild=3)
    network = Network.drawn(4, Rng(1))
    drawn = fit_round(network, games, 0, 5e-3, Rng(2))
    fitted = fit_round(network, games, 8, 5e-3, Rng(2))
    assert fitted < drawn - 0.05


def test_the_command_writes_a_network(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "6.json"
    main(["--seats", "6", "--rounds", "2", "--games", "4", "--epochs", "1", "--out", str(out)])
    assert [len(row) for row in Network.read(out, 6).first] == [16] * (6 * 19 + 12 + 1)
    assert "round 2" in capsys.readouterr().out
