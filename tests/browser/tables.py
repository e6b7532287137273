"""A table that is made by way of the API, so that a test begins where it becomes interesting."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import count
from typing import Any, Self

from websockets.sync.client import ClientConnection, connect

from tests.browser.serving import PATIENCE, ServerProcess
from tests.browser.visitor import Visitor

SETTINGS = {"pacing": "off"}
"""Moves show at once."""
QUICK_BOTS = {"insider": "careful", "mission-calaveras": "careful"}
"""Who fills the other chairs: at Insider somebody who asks questions, at Mission Calaveras somebody who comes
to an end (random players take twice as long), elsewhere whoever thinks least."""
GAME_SECONDS = 180.0
"""How long bots may take for a whole game; Insider has a glass that has to run."""


@dataclass(frozen=True)
class Place:
    """Somebody's place at a table; whoever holds the token is that person."""

    name: str
    member: str
    token: str


class Table:
    """A table with people on its first chairs and bots on the others, or with chairs left open."""

    def __init__(self, server: ServerProcess, code: str, places: list[Place]) -> None:
        """Know a table that exists."""
        self.server, self.code, self.places = server, code, places
        self._numbers = count()

    @classmethod
    def create(
        cls,
        server: ServerProcess,
        game: str,
        *,
        people: Sequence[str] = ("Ann",),
        bots: bool | str = True,
        start: bool = True,
        sit: bool = True,
        settings: dict[str, Any] | None = None,
        **options: Any,
    ) -> Self:
        """Make a table, seat people, fill the chairs that are left with (quick) bots, and deal.

        Without ``sit`` people only watch, and bots play among themselves. Options are those of the game, as
        records write them: ``players=4, special_roles=["decoy"]``.
        """
        manner = {"settings": SETTINGS | (settings or {}), "sit": sit}
        host = server.call(
            "POST", "/api/tables", {"game": game, "options": options, "name": people[0], **manner}
        )
        table = cls(server, host["code"], [Place(people[0], host["member"], host["token"])])
        for name in people[1:]:
            table.join(name, sit=sit)
        wishes: list[dict[str, Any]] = []
        if bots:
            bot = bots if isinstance(bots, str) else QUICK_BOTS.get(game, "random")
            chairs = range(len(people) if sit else 0, len(table.room()["chairs"]))
            wishes += [{"type": "fill", "chair": chair, "bot": bot} for chair in chairs]
        table.ask(*wishes, *([{"type": "start"}] if start else []))
        return table

    def join(self, name: str, *, sit: bool = True) -> Place:
        """Let somebody come, and sit where a chair is open."""
        path = f"/api/tables/{self.code}/members"
        joined = self.server.call("POST", path, {"name": name, "sit": sit})
        self.places.append(Place(name, joined["member"], joined["token"]))
        return self.places[-1]

    def ask(self, *wishes: dict[str, Any], by: int = 0) -> None:
        """Have things done by way of the socket, by default by the host; a refusal fails the test."""
        with self._socket(by) as socket:
            for wish in wishes:
                # A number that was used before would be answered as it was then, and nothing done.
                number = f"test-{next(self._numbers)}"
                socket.send(json.dumps({**wish, "id": number}))
                while (answer := json.loads(socket.recv(PATIENCE))).get("re") != number:
                    pass
                assert answer["type"] in ("done", "push", "accepted"), answer

    def room(self) -> dict[str, Any]:
        """The room as everybody sees it."""
        return self._first("room")

    def push(self, by: int = 0) -> dict[str, Any]:
        """What somebody was told last; needs a game."""
        return self._first("push", by)

    def _first(self, kind: str, by: int = 0) -> dict[str, Any]:
        with self._socket(by) as socket:
            while (message := json.loads(socket.recv(PATIENCE)))["type"] != kind:
                pass
            found: dict[str, Any] = message
            return found

    @contextmanager
    def _socket(self, by: int) -> Iterator[ClientConnection]:
        url = f"{self.server.url.replace('http', 'ws')}/api/tables/{self.code}/socket"
        with connect(url, compression=None, max_size=None, close_timeout=1) as socket:
            socket.send(json.dumps({"type": "hello", "protocol": 1, "token": self.places[by].token}))
            yield socket

    def state(self) -> str:
        """``waiting``, ``playing`` or ``over``."""
        return str(self.server.call("GET", f"/api/tables/{self.code}")["state"])

    def play_out(self) -> None:
        """Wait until bots have played to the end."""
        until = time.monotonic() + GAME_SECONDS
        while self.state() == "playing":
            assert time.monotonic() < until, "the bots are not done"
            time.sleep(0.1)

    def seat(self, visitor: Visitor, place: int = 0) -> None:
        """Give a window somebody's place, and open the table in it."""
        give_place(visitor, self.code, self.places[place].token)
        visitor.go(f"/t/{self.code}")


def give_place(visitor: Visitor, code: str, token: str) -> None:
    """Let a browser keep a place, as one does that joined by itself (web/src/lib/places.ts)."""
    given = json.dumps([code, token])
    # Once: a place that the page gives up stays given up.
    visitor.context.add_init_script(
        f"""(([code, token]) => {{
            if (localStorage.getItem(`test:given:${{code}}`) !== null) return;
            localStorage.setItem(`test:given:${{code}}`, "");
            localStorage.setItem(`volteface:token:${{code}}`, token);
            const known = JSON.parse(localStorage.getItem("volteface:tables") ?? "[]");
            localStorage.setItem("volteface:tables", JSON.stringify([code, ...known]));
        }})({given})"""
    )
