"""Whole games written out for people: every entry, what each seat is told, sees and may do (MC-11, MC-23)."""

from __future__ import annotations

import pytest

from tests.games.playthroughs import FOLDER, AnyTable, Playthrough
from volteface.core.game import CHANCE
from volteface.core.json import Json
from volteface.core.rng import Rng
from volteface.games.calaveras import CALAVERAS

SIZE_LIMIT = 200_000

# The second value is a seed whose game is short enough to be read.
SETUPS: dict[str, tuple[dict[str, Json], int]] = {
    "three-players": ({"players": 3}, 124),
    "four-players": ({"players": 4}, 130),
    "five-players": ({"players": 5, "ghost": 3, "first": 0}, 67),
    "six-players": ({"players": 6, "teams": ["dgse", "cia", "kgb"]}, 45),
}


def one_turn(table: AnyTable, rng: Rng) -> None:
    """Let the one that is asked do anything: with every other draw the seeds above would play on for long."""
    (actor,) = CALAVERAS.to_act(table.state)
    if actor == CHANCE:
        table.let_chance(rng)
    else:
        table.act(actor, rng.choice(CALAVERAS.legal(table.state, actor)))


@pytest.mark.parametrize("name", SETUPS)
def test_mc_11_mc_23_playthrough(name: str, update: bool) -> None:
    """Whatever anybody is told, sees or may do is as it was written down."""
    raw, seed = SETUPS[name]
    played = Playthrough(CALAVERAS, name, raw, Rng("playthrough", name, seed), one_turn)
    played.compare(FOLDER / "calaveras" / f"{name}.txt", update=update, limit=SIZE_LIMIT)


def test_no_playthrough_is_left_over() -> None:
    assert {path.stem for path in (FOLDER / "calaveras").glob("*.txt")} == set(SETUPS)
