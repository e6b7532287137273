"""Whole games written out for people: every entry, what each seat is told, sees and may do (MC-11, MC-23)."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from tests.games.calaveras.tables import go_on
from tests.games.inside_job.test_playthroughs import changes, flat
from volteface.core.json import Json
from volteface.core.rng import Rng
from volteface.games.calaveras import CALAVERAS, Event, State

FOLDER = Path(__file__).parents[2] / "playthroughs" / "calaveras"
SIZE_LIMIT = 200_000

# The second value is a seed whose game is short enough to be read.
SETUPS: dict[str, tuple[dict[str, Json], int]] = {
    "three-players": ({"players": 3}, 124),
    "four-players": ({"players": 4}, 130),
    "five-players": ({"players": 5, "ghost": 3, "first": 0}, 67),
    "six-players": ({"players": 6, "teams": ["dgse", "cia", "kgb"]}, 45),
}


class Playthrough:
    """One game, written down as it is played."""

    def __init__(self, name: str) -> None:
        raw, seed = SETUPS[name]
        rng = Rng("playthrough", name, seed)
        options = CALAVERAS.read_options(raw)
        self.seats: list[int | None] = [None, *range(CALAVERAS.seats(options))]
        self.seen: dict[int | None, dict[str, str]] = {seat: {} for seat in self.seats}
        self.lines = [f"# {name}: {json.dumps(raw)}", ""]
        deal = CALAVERAS.deal(options, rng)
        self.lines.append(f"seats {json.dumps(CALAVERAS.write_seats(deal))}")
        state = CALAVERAS.start(options, deal)
        self.write(state, CALAVERAS.opening(state))
        while CALAVERAS.to_act(state):
            state, events = go_on(state, rng)
            self.write(state, events)
        outcome = CALAVERAS.outcome(state)
        assert outcome is not None
        self.lines.append(f"result {json.dumps(outcome.result())}")

    def write(self, state: State, events: list[Event]) -> None:
        log = CALAVERAS.log(state)
        self.lines.append(f"{len(log) - 1} {json.dumps(log[-1])}")
        for event in events:
            told_to = [seat for seat in self.seats if CALAVERAS.redact(event, seat) is not None]
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
            if seat is not None and (legal := CALAVERAS.legal(state, seat)):
                self.lines.append(f"  {seat} may {' | '.join(action.notation for action in legal)}")

    def look(self, state: State, seat: int | None) -> set[str]:
        now = flat(json.loads(msgspec.json.encode(CALAVERAS.view(state, seat))))
        now.pop("seat")
        changed = changes(self.seen[seat], now)
        self.seen[seat] = now
        return changed

    def text(self) -> str:
        return "\n".join(self.lines) + "\n"


@pytest.mark.parametrize("name", SETUPS)
def test_mc_11_mc_23_playthrough(name: str, update: bool) -> None:
    """Whatever anybody is told, sees or may do is as it was written down."""
    path = FOLDER / f"{name}.txt"
    text = Playthrough(name).text()
    if update:
        path.write_text(text, "utf-8")
    golden = path.read_text("utf-8").splitlines()
    for number, (line, expected) in enumerate(zip(text.splitlines(), golden, strict=False), start=1):
        assert line == expected, f"line {number} of {path.name}"
    assert len(text.splitlines()) == len(golden)
    assert len(text) < SIZE_LIMIT


def test_no_playthrough_is_left_over() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(SETUPS)
