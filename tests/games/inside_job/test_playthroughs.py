"""Whole games written out for people: every entry, what each seat is told, sees and may do (IJ-13, IJ-30)."""

from __future__ import annotations

import pytest

from tests.games.playthroughs import FOLDER, Playthrough
from volteface.core.json import Json
from volteface.core.rng import Rng
from volteface.games import all_games
from volteface.games.inside_job import INSIDE_JOB

SIZE_LIMIT = 150_000

SETUPS: dict[str, dict[str, Json]] = {
    "two-players": {"players": 2},
    "two-players-risky": {"players": 2, "risky_mode": True, "wager_on": "led"},
    "three-players": {"players": 3},
    "four-players": {"players": 4},
    "four-players-open-history-no-wager": {"players": 4, "open_history": True, "wager": False},
    "accomplice-and-sleeper": {
        "players": 4,
        "special_roles": ["accomplice", "sleeper"],
        "seat_requests": {"2": "accomplice"},
    },
    "prof-no-and-paranoid": {"players": 4, "special_roles": ["prof-no", "paranoid"]},
    "five-players-decoy-and-risky": {"players": 5, "special_roles": ["decoy", "risky"]},
    "five-players-tim-shady-and-blank": {
        "players": 5,
        "special_roles": ["tim-shady", "blank"],
        "blank_role": {"name": "Clerk", "text": "Files twice.", "must_follow": False, "votes": 2},
    },
}


@pytest.mark.parametrize("name", SETUPS)
def test_playthrough(name: str, update: bool) -> None:
    """IJ-13, IJ-16, IJ-30: whatever anybody is told, sees or may do is as it was written down."""
    played = Playthrough(INSIDE_JOB, name, SETUPS[name], Rng("playthrough", name))
    played.compare(FOLDER / "inside_job" / f"{name}.txt", update=update, limit=SIZE_LIMIT)


def test_no_playthrough_is_left_over() -> None:
    written = {path.stem for path in (FOLDER / "inside_job").glob("*.txt")}
    assert written == set(SETUPS)


def test_every_registered_game_has_a_playthrough() -> None:
    modules = [type(game).__module__ for game in all_games()]
    own = [module.split(".")[2] for module in modules if module.startswith("volteface.games.")]
    assert "inside_job" in own
    missing = [name for name in own if not list((FOLDER / name).glob("*.txt"))]
    assert not missing
