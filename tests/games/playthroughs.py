"""Whole games written out for people: every entry, and what each seat is told, sees and may do."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import msgspec

from volteface.core.game import ACTOR_NAMES, AnyGame
from volteface.core.json import Json
from volteface.core.rng import Rng
from volteface.core.table import Table

FOLDER = Path(__file__).parents[1] / "playthroughs"

AnyTable = Table[Any, Any, Any, Any, Any, Any]
Step = Callable[[AnyTable, Rng], object]
"""Lets somebody act at a table."""


def go_on(table: AnyTable, rng: Rng) -> None:
    """Let chance draw, or anybody who is asked do anything."""
    actors = table.game.to_act(table.state)
    if actors[0] < 0:
        table.let_chance(rng)
    else:
        actor = rng.choice(list(actors))
        table.act(actor, rng.choice(list(table.game.legal(table.state, actor))))


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

    def __init__(
        self, game: AnyGame, name: str, raw: Mapping[str, Json], rng: Rng, step: Step = go_on
    ) -> None:
        options = game.read_options(raw)
        self.table: AnyTable = Table(game, options, game.deal(options, rng))
        self.seats: list[int | None] = [None, *range(len(self.table.seats))]
        self.seen: dict[int | None, dict[str, str]] = {seat: {} for seat in self.seats}
        self.lines = [f"# {name}: {json.dumps(raw)}", ""]
        if any(self.table.seats):
            self.lines.append(f"seats {json.dumps(self.table.seats)}")
        self._write()
        while game.to_act(self.table.state):
            step(self.table, rng)
            self._write()
        outcome = game.outcome(self.table.state)
        assert outcome is not None
        self.lines.append(f"result {json.dumps(outcome.result())}")

    def _write(self) -> None:
        game, log = self.table.game, self.table.log
        self.lines.append(f"{len(log) - 1} {json.dumps(log[-1], ensure_ascii=False)}")
        for event in self.table.events:
            told_to = [seat for seat in self.seats if game.redact(event, seat) is not None]
            who = "all are told" if told_to == self.seats else f"{' '.join(map(str, told_to))} is told"
            self.lines.append(f"  {who} {msgspec.json.encode(event).decode()}")
        found = {seat: self._look(seat) for seat in self.seats}
        shared = set.intersection(*found.values())
        self.lines += [f"  all see {text}" for text in sorted(shared)]
        for seat in self.seats:
            who = "spectators see" if seat is None else f"{seat} sees"
            self.lines += [f"  {who} {text}" for text in sorted(found[seat] - shared)]
        for actor in game.to_act(self.table.state):
            offers = " | ".join(action.notation for action in game.legal(self.table.state, actor))
            if offers:
                self.lines.append(f"  {ACTOR_NAMES.get(actor, actor)} may {offers}")

    def _look(self, seat: int | None) -> set[str]:
        now = flat(json.loads(msgspec.json.encode(self.table.view(seat))))
        now.pop("seat")
        changed = changes(self.seen[seat], now)
        self.seen[seat] = now
        return changed

    def compare(self, path: Path, *, update: bool, limit: int) -> None:
        """Compare with the golden file; or write it anew, for somebody to read."""
        text = "\n".join(self.lines) + "\n"
        if update:
            path.write_text(text, "utf-8")
        golden = path.read_text("utf-8").splitlines()
        for number, (line, expected) in enumerate(zip(text.splitlines(), golden, strict=False), start=1):
            assert line == expected, f"line {number} of {path.name}"
        assert len(text.splitlines()) == len(golden)
        assert len(text) < limit
