"""Whole games between bots as browsers were told them, for the tests of the web client.

The games are records in the folder beside this file, so that a change of a bot does not change them. One
reader is told everything; of the others only what begins or ends something is kept: the files stay small.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

from volteface.core.game import Seat
from volteface.core.json import Json
from volteface.core.record import Record
from volteface.core.table import Table
from volteface.games import find_game
from volteface.lab.simulate import Simulation, simulate
from volteface.server.telling import story

FOLDER: Final = "web/src/test/fixtures"
RECORDS: Final = Path(__file__).with_name("records")


class Story(NamedTuple):
    """One game."""

    name: str
    game: str
    seed: int
    options: dict[str, Json]
    bots: str = "careful"
    whole: tuple[Seat | None, ...] = (0,)
    """Who is told everything; ``None`` is a spectator."""

    @property
    def file(self) -> str:
        """The name of its record and of its fixture."""
        return f"{self.game}-{self.name}.json"

    def record(self) -> Record:
        """The stored record."""
        return Record.from_json((RECORDS / self.file).read_text("utf-8"))

    def play(self) -> None:
        """Let bots play the game, and store its record."""
        played = next(simulate(Simulation(find_game(self.game), 1, self.seed, (self.bots,), self.options)))
        RECORDS.mkdir(exist_ok=True)
        (RECORDS / self.file).write_text(played.to_json(), "utf-8")


_BLANK: Final[Json] = {"name": "Clerk", "text": "Files twice.", "must_follow": False, "votes": 2}

STORIES: Final = (
    Story("two", "inside-job", 1, {"players": 2, "risky_mode": True}),
    Story("four", "inside-job", 2, {"players": 4}, whole=(0, None)),
    Story(
        "four-accomplice-sleeper", "inside-job", 1, {"players": 4, "special_roles": ["accomplice", "sleeper"]}
    ),
    Story("four-prof-no-bugged", "inside-job", 3, {"players": 4, "special_roles": ["prof-no", "bugged"]}),
    Story(
        "five-tim-shady-paranoid",
        "inside-job",
        10,
        {"players": 5, "special_roles": ["tim-shady", "paranoid"]},
    ),
    Story("five-decoy-risky", "inside-job", 2, {"players": 5, "special_roles": ["decoy", "risky"]}, whole=()),
    Story(
        "five-blank",
        "inside-job",
        4,
        {"players": 5, "special_roles": ["blank"], "blank_role": _BLANK},
        whole=(),
    ),
    Story("four", "mission-calaveras", 2, {"players": 4}, whole=(0, None)),
    Story("four-reshuffled", "mission-calaveras", 0, {"players": 4}, whole=()),
    Story("five-ghost", "mission-calaveras", 2, {"players": 5}),
    Story("five", "insider", 0, {"players": 5}, whole=(0, 1, None)),
    Story("five-advanced", "insider", 0, {"players": 5, "advanced": True}, whole=(0, 4)),
    Story("four-out-of-time", "insider", 1, {"players": 4, "seconds": 60}),
    Story("five-free-word", "insider", 9, {"players": 5, "free_word": True}, "random", ()),
    Story("five-word-refused", "insider", 3, {"players": 5, "language": "fr"}, "random", ()),
    Story("five-card-turned", "insider", 43, {"players": 5, "advanced": True}, "random", ()),
)


def fixture(one: Story) -> str:
    """What the web client's tests read: one push a line, so that a difference can be read."""
    game = find_game(one.game)
    record = one.record()
    table = Table.replay(game, record)
    players = [seat for seat in range(len(record.seats)) if game.decider(table.state, seat) == seat]
    readers = []
    for seat in (*players, None):
        pushes = list(_pushes(table, record, seat))
        kept = pushes if seat in one.whole else list(_turning_points(pushes))
        lines = ",\n".join(_json(push) for push in kept)
        name = "public" if seat is None else str(seat)
        readers.append(f'"{name}": [\n{lines}\n]')
    head = {
        "game": record.game,
        "options": record.options,
        "ghosts": {
            str(seat): game.decider(table.state, seat)
            for seat in range(len(record.seats))
            if game.decider(table.state, seat) != seat
        },
        "result": record.result,
    }
    told = ",\n".join(f'"{name}": {_json(value)}' for name, value in head.items())
    return f'{{\n{told},\n"told": {{\n' + ",\n".join(readers) + "\n}\n}\n"


def _pushes(table: Any, record: Record, seat: Seat | None) -> Iterator[dict[str, Any]]:
    for number, reader in story(table, seat):
        at = record.log[number].get("at")
        moment = at if isinstance(at, int) else 0 if table.game.timed else None
        push: dict[str, Any] = json.loads(reader.written(0, re=None, moment=moment, left=None))
        yield push


def _turning_points(pushes: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """What brings a phase or an event for the first time, and the end."""
    known: set[str] = set()
    for push in pushes:
        named = {push["view"]["phase"], *(event["event"] for event in push["events"])}
        if named - known or push is pushes[-1]:
            yield push
        known |= named


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
