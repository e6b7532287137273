"""Brings a game to its end by way of the socket, for tests that begin there."""

from __future__ import annotations

import json
from typing import Any

from websockets.sync.client import connect

from tests.browser.serving import PATIENCE
from tests.browser.tables import Table
from volteface.core.rng import Rng


def finish(table: Table, *, seed: int = 0) -> None:
    """Let the first player do something legal whenever he is asked, until the game is over."""
    rng = Rng("ending", seed)
    url = f"{table.server.url.replace('http', 'ws')}/api/tables/{table.code}/socket"
    with connect(url, compression=None, max_size=None, close_timeout=1) as socket:
        socket.send(json.dumps({"type": "hello", "protocol": 1, "token": table.places[0].token}))
        asked = -1
        while True:
            message: dict[str, Any] = json.loads(socket.recv(PATIENCE))
            if message["type"] == "room" and message["state"] == "over":
                return
            if message["type"] != "push" or not message["legal"] or message["n"] == asked:
                continue
            asked = message["n"]
            action = message["legal"][rng.below(len(message["legal"]))]
            act = {"type": "act", "id": f"end-{asked}", "game": message["game"], "n": asked}
            socket.send(json.dumps({**act, "action": action}))
