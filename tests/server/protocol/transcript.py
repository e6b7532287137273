"""A session as docs/protocol.md shows it: real messages of a real game, the same every time."""

from __future__ import annotations

import json
from typing import Final

import msgspec

from tests.server.protocol.playing import AnyTable, legal, push
from volteface.core.errors import Refused
from volteface.core.json import Entry, Json
from volteface.core.rng import Rng
from volteface.core.table import Table
from volteface.games import find_game
from volteface.server import messages, requests
from volteface.server.bodies import Joined
from volteface.server.errors import Declined, refusal

WIDTH: Final = 108
HERE, THERE = "← ", "→ "
HOST, ADA = "6f1c09d2a4b7", "b07e51ac93f8"
CODE: Final = "KMTR46"
BOTS: Final = ("Cleo", "Juno", "Sami")


def written(value: Json, indent: int = 0) -> str:
    """Write a value on one line if it fits; otherwise fill the lines with its parts."""
    plain = json.dumps(value, ensure_ascii=False)
    if len(plain) + indent <= WIDTH or not isinstance(value, dict | list):
        return plain
    if isinstance(value, list):
        return f"[{_filled([written(part, indent + 1) for part in value], indent + 1)}]"
    parts = []
    for key, part in value.items():
        label = f"{json.dumps(key)}: "
        parts.append(label + written(part, indent + 1 + len(label)))
    return f"{{{_filled(parts, indent + 1)}}}"


def _filled(parts: list[str], indent: int) -> str:
    lines = [parts[0]]
    for part in parts[1:]:
        together = f"{lines[-1]}, {part}"
        if "\n" in together or len(together) + indent > WIDTH:
            lines.append(part)
        else:
            lines[-1] = together
    return (",\n" + " " * indent).join(lines)


class Session:
    """What one player's socket sees."""

    def __init__(self, table: AnyTable) -> None:
        self.table = table
        self.lines: list[str] = []
        self.sent: list[Entry] = []
        self.heard: list[Entry] = []
        self.n = 0

    def note(self, text: str) -> None:
        self.lines += ["", f"# {text}"]

    def _line(self, arrow: str, message: Entry) -> None:
        self.lines.append(arrow + written(message, 2))

    def ask(self, request: requests.Request) -> None:
        entry: Entry = msgspec.to_builtins(request)
        slim: Entry = {key: value for key, value in entry.items() if value is not None}
        self.sent.append(slim)
        self._line(THERE, slim)

    def hear(self, message: messages.Message) -> None:
        entry: Entry = msgspec.json.decode(msgspec.json.encode(message))
        self.heard.append(entry)
        self._line(HERE, entry)

    def see(self, re: str | None = None) -> None:
        self.hear(push(self.table, 0, self.n, re))

    def act(self, name: str, action: Entry) -> None:
        """Do something, as the server would let it happen under soft pacing."""
        self.ask(requests.Act(id=name, game=0, n=self.n, action=action))
        try:
            self.table.act(0, self.table.game.read_action(action))
        except Refused as fault:
            self.hear(refusal(fault, name))
            return
        self.hear(messages.Accepted(re=name))
        self.n += 1
        self.see(name)


def room(table: AnyTable, *, dealt: bool) -> messages.Room:
    names = ["Ada", *BOTS]
    chairs = tuple(
        messages.Chair(
            kind="bot" if at else "person",
            seat=at if dealt else None,
            owner=None if at else ADA,
            bot="careful" if at else None,
            name=name,
        )
        for at, name in enumerate(names)
    )
    return messages.Room(
        code=CODE,
        game=table.game.id,
        state="playing" if dealt else "waiting",
        options=table.game.write_options(table.options),
        settings=requests.Settings(),
        host=HOST,
        chairs=chairs,
        people=(
            messages.Person(id=HOST, name="Max", here=True),
            messages.Person(id=ADA, name="Ada", here=True, chair=0),
        ),
        number=0 if dealt else None,
        seal=table.seal if dealt else None,
    )


def opening() -> AnyTable:
    """Open the first table at which seat 0 begins."""
    game = find_game("inside-job")
    options = game.read_options({"players": 4, "wager": False})
    for seed in range(100):
        rng = Rng("transcript", seed)
        table: AnyTable = Table(game, options, game.deal(options, rng), salt=rng.salt())
        if legal(table, 0):
            return table
    raise AssertionError("seat 0 never begins")


def session() -> Session:
    """Play it."""
    table = opening()
    here = Session(table)
    token = "vR2u3l0-4tq0Zx7mJm5c1cQ2bS8yKq9nW6dEo1fTgHI"
    here.lines.append(f"POST /api/tables/{CODE}/members")
    here.lines.append(THERE + json.dumps({"name": "Ada"}))
    here.lines.append(HERE + msgspec.json.encode(Joined(code=CODE, member=ADA, token=token)).decode())
    here.note(f"GET /api/tables/{CODE}/socket, upgraded to a WebSocket. Max is the host and watches.")
    here.ask(requests.Hello(protocol=requests.PROTOCOL, token=token))
    here.hear(messages.Welcome(protocol=requests.PROTOCOL, you=ADA, view="seat"))
    here.hear(room(table, dealt=False))
    here.note("Max starts the game. Ada is in seat 0 and begins: she is to choose one of two missions.")
    here.hear(room(table, dealt=True))
    here.see()
    here.act("a1", legal(table, 0)[0])
    here.note("A card that Ada does not hold: the rule is named, and nothing has changed.")
    mine = [entry["card"] for entry in legal(table, 0)]
    other = next(
        f"{suit}{value}" for suit in "bgyp" for value in range(1, 14) if f"{suit}{value}" not in mine
    )
    here.act("a2", {"by": 0, "do": "play", "card": other, "wager": False})
    here.note("A card that she holds.")
    here.act("a3", legal(table, 0)[0])
    here.note("The same request again, say after a reconnect: it is answered, and nothing is done.")
    here.ask(requests.Act(id="a3", game=0, n=1, action=legal_of(here, "a3")))
    here.hear(messages.Done(re="a3"))
    here.note("Another one that answers an old push.")
    here.ask(requests.Act(id="a4", game=0, n=1, action=legal_of(here, "a3")))
    here.hear(refusal(Declined("stale", "srv-stale"), "a4", here.n))
    here.note("The server is restarted. Connect again and say hello with the same token.")
    here.hear(messages.Closing(reason="stopping"))
    return here


def legal_of(here: Session, name: str) -> Entry:
    """Find the action of a request that was made."""
    action = next(one["action"] for one in here.sent if one.get("id") == name)
    assert isinstance(action, dict)
    return action


def transcript() -> str:
    """Write it as the document has it."""
    return "\n".join(session().lines) + "\n"
