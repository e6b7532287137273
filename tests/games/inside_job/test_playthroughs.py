"""Whole games written out for people: every entry, what each seat is told, sees and may do (IJ-13, IJ-30)."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from volteface.core.json import Json
from volteface.core.rng import Rng
from volteface.games import all_games
from volteface.games.inside_job import INSIDE_JOB, Event, State

FOLDER = Path(__file__).parents[2] / "playthroughs"
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


def flat(value: Json, path: str = "") -> dict[str, str]:
    """Write a view as paths and short values."""
    if isinstance(value, dict):
        pairs = [flat(part, f"{path}.{key}" if path else key) for key, part in value.items()]
    elif isinstance(value, list) and any(isinstance(part, dict) for part in value):
        pairs = [flat(part, f"{path}.{at}") for at, part in enumerate(value)]
    else:
        return {path: json.dumps(value, ensure_ascii=False)}
    return {key: text for pair in pairs for key, text in pair.items()}


def changes(before: dict[str, str], now: dict[str, str]) -> set[str]:
    new = {f"{key} = {text}" for key, text in now.items() if before.get(key) != text}
    return new | {f"{key} is gone" for key in before if key not in now}


class Playthrough:
    """One game, written down as it is played."""

    def __init__(self, name: str) -> None:
        rng = Rng("playthrough", name)
        options = INSIDE_JOB.read_options(SETUPS[name])
        self.seats: list[int | None] = [None, *range(INSIDE_JOB.seats(options))]
        self.seen: dict[int | None, dict[str, str]] = {seat: {} for seat in self.seats}
        self.lines = [f"# {name}: {json.dumps(SETUPS[name])}", ""]
        state = INSIDE_JOB.start(options, INSIDE_JOB.deal(options, rng))
        self.write(state, INSIDE_JOB.opening(state))
        while acting := INSIDE_JOB.to_act(state):
            seat = rng.choice(list(acting))
            action = rng.choice(list(INSIDE_JOB.legal(state, seat)))
            state, events = INSIDE_JOB.apply(state, seat, action)
            self.write(state, events)
        outcome = INSIDE_JOB.outcome(state)
        assert outcome is not None
        self.lines.append(f"result {json.dumps(outcome.result())}")

    def write(self, state: State, events: list[Event]) -> None:
        log = INSIDE_JOB.log(state)
        self.lines.append(f"{len(log) - 1} {json.dumps(log[-1])}")
        for event in events:
            told_to = [seat for seat in self.seats if INSIDE_JOB.redact(event, seat) is not None]
            who = "all are told" if told_to == self.seats else f"{' '.join(map(str, told_to))} is told"
            self.lines.append(f"  {who} {msgspec.json.encode(event).decode()}")
        found = {seat: self.look(state, seat) for seat in self.seats}
        shared = set.intersection(*found.values())
        for text in sorted(shared):
            self.lines.append(f"  all see {text}")
        for seat in self.seats:
            for text in sorted(found[seat] - shared):
                self.lines.append(f"  {'spectators see' if seat is None else f'{seat} sees'} {text}")
        for seat in self.seats:
            if seat is not None and (legal := INSIDE_JOB.legal(state, seat)):
                self.lines.append(f"  {seat} may {' | '.join(action.notation for action in legal)}")

    def look(self, state: State, seat: int | None) -> set[str]:
        now = flat(json.loads(msgspec.json.encode(INSIDE_JOB.view(state, seat))))
        now.pop("seat")
        changed = changes(self.seen[seat], now)
        self.seen[seat] = now
        return changed

    def text(self) -> str:
        return "\n".join(self.lines) + "\n"


@pytest.mark.parametrize("name", SETUPS)
def test_playthrough(name: str, update: bool) -> None:
    """IJ-13, IJ-16, IJ-30: whatever anybody is told, sees or may do is as it was written down."""
    path = FOLDER / "inside_job" / f"{name}.txt"
    text = Playthrough(name).text()
    if update:
        path.write_text(text, "utf-8")
    golden = path.read_text("utf-8").splitlines()
    for number, (line, expected) in enumerate(zip(text.splitlines(), golden, strict=False), start=1):
        assert line == expected, f"line {number} of {path.name}"
    assert len(text.splitlines()) == len(golden)
    assert len(text) < SIZE_LIMIT


def test_no_playthrough_is_left_over() -> None:
    written = {path.stem for path in (FOLDER / "inside_job").glob("*.txt")}
    assert written == set(SETUPS)


def test_every_registered_game_has_a_playthrough() -> None:
    modules = [type(game).__module__ for game in all_games()]
    own = [module.split(".")[2] for module in modules if module.startswith("volteface.games.")]
    assert "inside_job" in own
    missing = [name for name in own if not list((FOLDER / name).glob("*.txt"))]
    assert not missing
