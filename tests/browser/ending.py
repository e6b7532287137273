"""Brings a game to its end, or near it, by way of the socket, for what begins there."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from websockets.sync.client import connect

from tests.browser.serving import PATIENCE
from tests.browser.tables import Table
from volteface.core.rng import Rng


def finish(table: Table, *, seed: int = 0) -> None:
    """Let the first player do something legal whenever he is asked, until the game is over."""
    assert not play_until(table, lambda push: False, seed=seed)


def play_until(table: Table, reached: Callable[[dict[str, Any]], bool], *, seed: int = 0) -> bool:
    """The same until he is asked for what a test waits for; says whether that came before the end."""
    rng = Rng("ending", seed)
    url = f"{table.server.url.replace('http', 'ws')}/api/tables/{table.code}/socket"
    with connect(url, compression=None, max_size=None, close_timeout=1) as socket:
        socket.send(json.dumps({"type": "hello", "protocol": 1, "token": table.places[0].token}))
        asked = -1
        while True:
            message: dict[str, Any] = json.loads(socket.recv(PATIENCE))
            if message["type"] == "room" and message["state"] == "over":
                return False
            if message["type"] != "push" or not message["legal"] or message["n"] == asked:
                continue
            if reached(message):
                return True
            asked = message["n"]
            action = message["legal"][rng.below(len(message["legal"]))]
            act = {"type": "act", "id": f"end-{asked}", "game": message["game"], "n": asked}
            socket.send(json.dumps({**act, "action": action}))
