"""A player that does anything legal: python examples/bot.py http://localhost:8000 KMTR46 Robin."""

import json
import secrets
import sys
import time
from urllib.request import Request, urlopen

from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import connect

url, code, name = sys.argv[1:]
table = f"{url}/api/tables/{code}"
body = json.dumps({"name": name}).encode()
with urlopen(Request(f"{table}/members", body, {"Content-Type": "application/json"})) as joined:  # noqa: S310
    token = json.load(joined)["token"]  # Whoever has it has this seat.

while True:
    try:
        with connect(table.replace("http", "ws", 1) + "/socket") as socket:
            socket.send(json.dumps({"type": "hello", "protocol": 1, "token": token}))
            due = {}
            while True:
                try:
                    message = json.loads(socket.recv(timeout=0.2 if due else None))
                except TimeoutError:  # The table is quiet: what is due answers the newest push.
                    socket.send(json.dumps({**due, "id": secrets.token_hex(8)}))
                    due = {}
                    continue
                match message:
                    case {"type": "push", "game": game, "n": n, "legal": [_, *_] as legal}:
                        due = {"type": "act", "game": game, "n": n, "action": secrets.choice(legal)}
                        if due["action"].get("text") == "":
                            due["action"]["text"] = "Is it alive?"
                    case {"type": "push" | "refused"}:
                        due = {"type": "resync"} if message["type"] == "refused" else {}
    except (OSError, ConnectionClosed, InvalidHandshake) as end:
        if isinstance(end, ConnectionClosed) and end.rcvd and end.rcvd.code >= 4000:
            sys.exit("This place is no longer ours.")
        time.sleep(1)
