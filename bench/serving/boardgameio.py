"""Tables of boardgame.io: its lobby over HTTP, its socket.io transport spoken by hand.

Moves are checked by its server alone, as ours are. A rematch is a new match there; matches are made and
joined between the measured windows, so that only the four ``sync`` of a rematch are on its bill.
"""

from __future__ import annotations

import asyncio
from time import perf_counter
from typing import NamedTuple

import aiohttp
import msgspec

from bench.serving.load import ALL, NUMBERS, PATIENCE, SEATS, Load, LoadError, Table, connect

GAME = "heist"
SPACE = b"/heist,"
EVENT = b"42" + SPACE
CONNECTED = b"40" + SPACE


class You(msgspec.Struct):
    hand: list[str]
    offered: list[msgspec.Raw]


class Seen(msgspec.Struct):
    """The view of one seat."""

    phase: str
    turn: int
    led: str | None
    you: You


class State(msgspec.Struct):
    seen: Seen = msgspec.field(name="G")
    number: int = msgspec.field(name="_stateID")


class Sync(msgspec.Struct):
    state: State


class Match(NamedTuple):
    id: str
    credentials: list[str]


read_update = msgspec.json.Decoder(tuple[str, str, State, msgspec.Raw]).decode
read_sync = msgspec.json.Decoder(tuple[str, str, Sync]).decode


class BoardgameTable(Table):
    """Four people at one table, match after match."""

    seeds = 0

    def __init__(self, load: Load, session: aiohttp.ClientSession, address: str, reserve: int) -> None:
        super().__init__(load)
        self._session, self._address, self._reserve = session, address, reserve
        self._matches: list[Match] = []
        self._match = Match("", [])
        self._states: list[State | None] = [None] * SEATS
        self._awaited = 0
        self._number = -1
        self._syncing = False
        self._opened: asyncio.Future[None] | None = None
        self._synced: asyncio.Future[None] | None = None

    async def open(self) -> None:
        url = f"ws{self._address.removeprefix('http')}/socket.io/?EIO=4&transport=websocket"
        for seat in range(SEATS):
            self._opened = asyncio.get_running_loop().create_future()
            self.sockets.append(await connect(self.load, url, self.receive, seat))
            self.sockets[seat].send(CONNECTED)
            await asyncio.wait_for(self._opened, PATIENCE)
        self._opened = None
        self._matches.append(await self._new_match())
        self._synced = asyncio.get_running_loop().create_future()
        self._sync()
        await asyncio.wait_for(self._synced, PATIENCE)
        self._synced = None

    async def replenish(self) -> None:
        while len(self._matches) < self._reserve:
            self._matches.append(await self._new_match())

    async def _new_match(self) -> Match:
        BoardgameTable.seeds += 1
        body = {"numPlayers": SEATS, "unlisted": True, "setupData": {"seed": BoardgameTable.seeds}}
        match = (await self._post(f"/games/{GAME}/create", body))["matchID"]
        credentials = []
        for seat in range(SEATS):
            joining = {"playerID": str(seat), "playerName": f"Seat {seat}"}
            joined = await self._post(f"/games/{GAME}/{match}/join", joining)
            credentials.append(joined["playerCredentials"])
        return Match(match, credentials)

    async def _post(self, path: str, body: object) -> dict[str, str]:
        async with self._session.post(self._address + path, json=body) as answer:
            if answer.status >= 300:
                raise LoadError(f"POST {path}: {answer.status} {await answer.text()}")
            return msgspec.json.decode(await answer.read(), type=dict[str, str])

    def _sync(self) -> None:
        self._match = self._matches.pop()
        self._syncing, self._awaited = True, ALL
        self.sent = perf_counter()
        for seat, socket in enumerate(self.sockets):
            wanted = ["sync", self._match.id, str(seat), self._match.credentials[seat], SEATS]
            socket.send(EVENT + msgspec.json.encode(wanted))

    def move(self) -> None:
        # The seat that is asked is the same in all four views.
        state = self._states[0]
        assert state is not None
        if state.seen.phase == "over":
            self._next_match()
            return
        seat = state.seen.turn
        own = self._states[seat]
        assert own is not None
        you = own.seen.you
        name: str
        argument: object
        if own.seen.phase == "mission":
            name, argument = "chooseMission", next(NUMBERS) % len(you.offered)
        else:
            led = own.seen.led
            following = [card for card in you.hand if card[0] == led] if led is not None else []
            cards = following or you.hand
            name, argument = "playCard", cards[next(NUMBERS) % len(cards)]
        payload = {
            "type": name,
            "args": [argument],
            "playerID": str(seat),
            "credentials": self._match.credentials[seat],
        }
        action = {"type": "MAKE_MOVE", "payload": payload}
        message = EVENT + msgspec.json.encode(["update", action, own.number, self._match.id, str(seat)])
        self._awaited = ALL
        self._number = own.number
        self.sent = perf_counter()
        self.sockets[seat].send(message)

    def _next_match(self) -> None:
        self.load.games += 1
        if self._matches:
            self._sync()
        else:
            self.sent = perf_counter()
            self.load.spawn(self._late_match())

    async def _late_match(self) -> None:
        """The reserve was too small: this one is on the bill."""
        self._matches.append(await self._new_match())
        self.load.unprepared += 1
        self._sync()

    def receive(self, seat: int, message: bytes) -> None:
        """Take a packet of the server."""
        if message.startswith(EVENT):
            self._receive_event(seat, message[len(EVENT) :])
        elif message == b"2":
            self.sockets[seat].send(b"3")
        elif message.startswith(b"0"):
            return
        elif message.startswith(CONNECTED):
            assert self._opened is not None
            self._opened.set_result(None)
        else:
            raise LoadError(f"the server said {message.decode()}")

    def _receive_event(self, seat: int, event: bytes) -> None:
        if event.startswith(b'["update"'):
            _, match, state, _ = read_update(event)
            if match != self._match.id or state.number <= self._number or self._syncing:
                raise LoadError("an update of another match or of an older state")
        elif event.startswith(b'["sync"'):
            _, match, sync = read_sync(event)
            state = sync.state
        elif event.startswith(b'["matchData"'):
            return
        else:
            raise LoadError(f"the server said {event.decode()}")
        self._states[seat] = state
        self._awaited &= ~(1 << seat)
        if self._awaited:
            return
        if not self._syncing:
            self.done(measured=True)
            return
        self._syncing, self._number = False, -1
        self.ready()
        if self._synced is not None:
            self._synced.set_result(None)
