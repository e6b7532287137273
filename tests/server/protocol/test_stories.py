"""The recorded games of the web client's tests are told as today; ``--update`` writes the fixtures."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, get_args

import pytest

from tests.server.protocol.stories import FOLDER, RECORDS, STORIES, Story, fixture
from volteface.games.calaveras.state import PHASES as CALAVERAS_PHASES
from volteface.games.inside_job.roles import ROLES
from volteface.games.inside_job.state import PHASES as INSIDE_JOB_PHASES
from volteface.server.schema.games import GAMES, GameTypes

ROOT = Path(__file__).parents[3]
INSIDER_PHASES = (
    "prepare", "draw", "look", "questions", "card", "discussion", "first-ballot", "second-ballot", "turn",
    "over",
)  # fmt: skip
PHASES = {"inside-job": INSIDE_JOB_PHASES, "mission-calaveras": CALAVERAS_PHASES, "insider": INSIDER_PHASES}
# MC-12: happens only to somebody who has nothing that he may play, which five hundred games did not see.
NEVER_MET = {"turn-passed"}
MOST = 1_500_000
"""Bytes; whoever clones the repository gets them all."""


def pushes(game: str) -> list[dict[str, Any]]:
    stories = [
        json.loads((ROOT / FOLDER / one.file).read_text("utf-8")) for one in STORIES if one.game == game
    ]
    return [push for one in stories for told in one["told"].values() for push in told]


@pytest.mark.parametrize("story", STORIES, ids=lambda story: story.file)
def test_a_story_is_up_to_date(story: Story, update: bool) -> None:
    if update and not (RECORDS / story.file).exists():
        story.play()
    made, path = fixture(story), ROOT / FOLDER / story.file
    if update:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(made, "utf-8")
    # Not compared by pytest, which would take minutes to show the difference of such long lines.
    same = path.exists() and path.read_text("utf-8") == made
    assert same, "run: python3 tools/dev.py fixtures"


@pytest.mark.parametrize("folder", [RECORDS, ROOT / FOLDER])
def test_nothing_else_lies_beside_the_stories_and_they_stay_small(folder: Path) -> None:
    files = list(folder.iterdir())
    assert {path.name for path in files} == {one.file for one in STORIES}
    assert sum(path.stat().st_size for path in files) < MOST


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_event_and_every_phase_is_met(game: GameTypes) -> None:
    told = pushes(game.id)
    events = {event["event"] for push in told for event in push["events"]}
    assert events | NEVER_MET == {kind.__struct_config__.tag for kind in get_args(game.events)} | NEVER_MET
    assert {push["view"]["phase"] for push in told} == set(PHASES[game.id])


def test_every_role_of_inside_job_is_held_by_somebody() -> None:
    dealt = (event for push in pushes("inside-job") for event in push["events"])
    held = {event["role"] for event in dealt if event["event"] == "role-dealt"}
    assert held == {*ROLES, "blank"}
