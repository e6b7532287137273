"""The plain bots that others are measured by."""

from __future__ import annotations

import pytest

from tests.bots.calaveras.playing import playing, winning_team
from tests.games.calaveras.tables import table
from volteface.bots import make_bot
from volteface.core.rng import Rng
from volteface.games.calaveras import CALAVERAS


def choice(name: str) -> str:
    """The Hotel at the centre names seat 1; what follows, only a second look shows."""
    state = table(
        4,
        ["hotel lab airport"],
        shows={0: "carnival lab", 1: "hotel", 2: "lab"},
        innocent="phone",
        suspicion=[0, 5, 1, 1],
        nicole=0,
    )
    bot = make_bot(name, CALAVERAS, 0, Rng("yardstick"))
    assert bot.listens
    bot.watch([])
    chosen = bot.choose(CALAVERAS.view(state, 0), CALAVERAS.legal(state, 0))
    return str(chosen.notation)


@pytest.mark.parametrize("name", ["greedy", "two-ply"])
def test_mc_20_it_ends_the_game_when_its_team_wins(name: str) -> None:
    assert choice(name) == "place hotel to suspect"


@pytest.mark.parametrize("players", [3, 6])
def test_mc_7_it_plays_whole_games(players: int) -> None:
    *_, last = playing(players, 1, ["greedy", "greedy", "greedy"][: 2 if players <= 4 else 3])
    assert CALAVERAS.outcome(last) is not None


def test_mc_21_greedy_play_beats_random_play() -> None:
    won = [winning_team(4, seed, ["random", "greedy"]) for seed in range(6)]
    assert won.count(1) >= 5
