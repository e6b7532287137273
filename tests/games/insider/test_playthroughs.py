"""Whole games written out for people: every entry, what each seat is told, sees and may do (IN-4, IN-10)."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from tests.games.inside_job.test_playthroughs import changes, flat
from volteface.core.game import ACTOR_NAMES, CHANCE, CLOCK
from volteface.core.json import Json
from volteface.core.rng import Rng
from volteface.games.insider import INSIDER, Answer, Ask, Event, Redraw, State

FOLDER = Path(__file__).parents[2] / "playthroughs" / "insider"
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


class Playthrough:
    """One game, written down as it is played."""

    def __init__(self, name: str) -> None:
        rng = Rng("playthrough", name)
        self.never_found = name.endswith("not-found")
        options = INSIDER.read_options(SETUPS[name])
        self.seats: list[int | None] = [None, *range(INSIDER.seats(options))]
        self.seen: dict[int | None, dict[str, str]] = {seat: {} for seat in self.seats}
        self.lines = [f"# {name}: {json.dumps(SETUPS[name])}", ""]
        state = INSIDER.start(options, INSIDER.deal(options, rng))
        self.write(state, INSIDER.opening(state))
        while asked := INSIDER.to_act(state):
            state, events = self.next(state, asked, rng)
            self.write(state, events)
        outcome = INSIDER.outcome(state)
        assert outcome is not None
        self.lines.append(f"result {json.dumps(outcome.result())}")

    def next(self, state: State, asked: tuple[int, ...], rng: Rng) -> tuple[State, list[Event]]:
        """Let somebody act a few seconds later, or the clock if the time is up by then."""
        deadline = INSIDER.deadline(state)
        moment = state.now + 1_000 + rng.below(9_000)
        seats = [actor for actor in asked if actor >= 0]
        if asked[0] == CHANCE:
            return INSIDER.apply(state, CHANCE, INSIDER.draw(state, rng), state.now)
        if deadline is not None and (not seats or moment > deadline):
            return INSIDER.apply(state, CLOCK, INSIDER.legal(state, CLOCK)[0], deadline)
        seat = rng.choice(seats)
        action = rng.choice(list(INSIDER.legal(state, seat)))
        if isinstance(action, Ask):
            action = Ask(rng.choice(QUESTIONS))
        if isinstance(action, Answer) and (self.never_found or len(state.questions) < 4):
            action = Answer(action.question, rng.choice(["yes", "no", "unknown"]))
        if isinstance(action, Redraw) and len(state.drawn) > 1:
            action = INSIDER.legal(state, seat)[0]
        return INSIDER.apply(state, seat, action, moment)

    def write(self, state: State, events: list[Event]) -> None:
        log = INSIDER.log(state)
        self.lines.append(f"{len(log) - 1} {json.dumps(log[-1], ensure_ascii=False)}")
        for event in events:
            told_to = [seat for seat in self.seats if INSIDER.redact(event, seat) is not None]
            who = "all are told" if told_to == self.seats else f"{' '.join(map(str, told_to))} is told"
            self.lines.append(f"  {who} {msgspec.json.encode(event).decode()}")
        found = {seat: self.look(state, seat) for seat in self.seats}
        shared = set.intersection(*found.values())
        self.lines += [f"  all see {text}" for text in sorted(shared)]
        for seat in self.seats:
            who = "spectators see" if seat is None else f"{seat} sees"
            self.lines += [f"  {who} {text}" for text in sorted(found[seat] - shared)]
        for actor in INSIDER.to_act(state):
            if legal := INSIDER.legal(state, actor):
                offers = " | ".join(action.notation for action in legal)
                self.lines.append(f"  {ACTOR_NAMES.get(actor, actor)} may {offers}")

    def look(self, state: State, seat: int | None) -> set[str]:
        now = flat(json.loads(msgspec.json.encode(INSIDER.view(state, seat))))
        now.pop("seat")
        changed = changes(self.seen[seat], now)
        self.seen[seat] = now
        return changed

    def text(self) -> str:
        return "\n".join(self.lines) + "\n"


@pytest.mark.parametrize("name", SETUPS)
def test_playthrough(name: str, update: bool) -> None:
    """IN-4, IN-6, IN-10, IN-12: whatever anybody is told, sees or may do is as it was written down."""
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


def test_playthroughs_end_in_every_way() -> None:
    endings = [
        path.read_text("utf-8").rpartition('"by": "')[2].split('"')[0] for path in FOLDER.glob("*.txt")
    ]
    assert set(endings) == {"time", "first-ballot", "second-ballot", "turned-card"}
