"""Whole games written out for people: every entry, what each seat is told, sees and may do (IN-4, IN-10)."""

from __future__ import annotations

from functools import partial

import pytest

from tests.games import playthroughs
from tests.games.playthroughs import AnyTable, Playthrough
from volteface.core.game import CHANCE
from volteface.core.json import Json
from volteface.core.rng import Rng
from volteface.games.insider import INSIDER, Answer, Ask, Redraw, State

FOLDER = playthroughs.FOLDER / "insider"
SIZE_LIMIT = 60_000
QUESTIONS = ("", "Is it alive?", "Is it bigger than a shoe?", "Could I eat it?", "Is it an anchor?")

_OWN: list[Json] = ["anchor", "bell; bells", "compass", "drum", "echo", "ferry; ferry boat"]
SETUPS: dict[str, dict[str, Json]] = {
    "four-players": {"players": 4},
    "five-players-strict-own-words": {"players": 5, "strict_majority": True, "own_words": _OWN},
    "six-players-free-word": {"players": 6, "free_word": True, "language": "fr", "difficulty": "easy"},
    "eight-players": {"players": 8, "seconds": 60, "look_seconds": 3},
    "four-players-not-found": {"players": 4, "seconds": 30},
    "advanced-four-players": {"players": 4, "advanced": True, "own_words": _OWN},
    "advanced-seven-players-not-found": {"players": 7, "advanced": True, "seconds": 30, "look_seconds": 0},
}


def a_few_seconds_later(table: AnyTable, rng: Rng, *, findable: bool) -> None:
    """Let somebody act, or the clock if the time is up by then."""
    state: State = table.state
    asked = INSIDER.to_act(state)
    deadline = INSIDER.deadline(state)
    moment = state.now + 1_000 + rng.below(9_000)
    seats = [actor for actor in asked if actor >= 0]
    if asked[0] == CHANCE:
        table.let_chance(rng)
        return
    if deadline is not None and (not seats or moment > deadline):
        table.let_clock()
        return
    seat = rng.choice(seats)
    action = rng.choice(list(INSIDER.legal(state, seat)))
    if isinstance(action, Ask):
        action = Ask(rng.choice(QUESTIONS))
    if isinstance(action, Answer) and (not findable or len(state.questions) < 4):
        action = Answer(action.question, rng.choice(["yes", "no", "unknown"]))
    if isinstance(action, Redraw) and len(state.drawn) > 1:
        action = INSIDER.legal(state, seat)[0]
    table.act(seat, action, moment)


@pytest.mark.parametrize("name", SETUPS)
def test_playthrough(name: str, update: bool) -> None:
    """IN-4, IN-6, IN-10, IN-12: whatever anybody is told, sees or may do is as it was written down."""
    step = partial(a_few_seconds_later, findable=not name.endswith("not-found"))
    played = Playthrough(INSIDER, name, SETUPS[name], Rng("playthrough", name), step)
    played.compare(FOLDER / f"{name}.txt", update=update, limit=SIZE_LIMIT)


def test_no_playthrough_is_left_over() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(SETUPS)


def test_playthroughs_end_in_every_way() -> None:
    endings = [
        path.read_text("utf-8").rpartition('"by": "')[2].split('"')[0] for path in FOLDER.glob("*.txt")
    ]
    assert set(endings) == {"time", "first-ballot", "second-ballot", "turned-card"}
