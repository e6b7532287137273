"""Several people at one table who ask for anything in any order, and what must be true after each step."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from itertools import count
from typing import Any

import msgspec
from websockets.exceptions import ConnectionClosed

from tests.server.live import Http, ManualClock, Person
from volteface.bots import bot_names
from volteface.core.json import Entry
from volteface.server.dealing import replay
from volteface.server.live import LiveTable
from volteface.server.room import read_room
from volteface.server.serve import Server
from volteface.server.showing import show

ROUNDS = 600
"""How often somebody asks whether his answer has come before it counts as lost."""


class Crowd:
    """A table, everybody who ever came to it, and the clock that they all live by."""

    def __init__(self, server: Server, clock: ManualClock) -> None:
        self.server, self.clock = server, clock
        self.people: list[Person] = []
        self._names = count()
        self._here: set[int] = set()

    @property
    def code(self) -> str:
        return self.people[0].code

    @property
    def table(self) -> LiveTable:
        return self.server.tables._open[self.code]

    def __getitem__(self, index: int) -> Person:
        return self.people[index % len(self.people)]

    def is_here(self, person: Person) -> bool:
        return id(person) in self._here

    def present(self, index: int) -> Person:
        """Find somebody who is there, beginning with this one."""
        order = [self[index + step] for step in range(len(self.people))]
        return next((person for person in order if self.is_here(person)), order[0])

    # What people do

    async def open(self, game: str, **wish: Any) -> None:
        """Open a table; the host is there."""
        host = await Person.host(self.server, game, **wish)
        self.people.append(host)
        await self.come(host)

    async def join(self, *, sit: bool) -> None:
        name = f"P{next(self._names)}"
        body = {"name": name, "sit": sit}
        status, joined = await Http(self.server).post(f"/api/tables/{self.code}/members", body)
        assert status == 201, joined
        self.people.append(Person(self.server, self.code, joined["member"], joined["token"]))
        await self.come(self.people[-1])

    async def come(self, person: Person) -> None:
        """Connect, unless the token is worth nothing any more."""
        if not self.is_here(person):
            await person.connect()
            if (await person.hear())["type"] == "welcome":
                await person.until("room")
                self._here.add(id(person))
            else:
                assert person.member not in self.table.room.members
                await person.closed()

    async def go(self, person: Person) -> None:
        if self.is_here(person):
            self._here.discard(id(person))
            await person.leave()

    async def everybody_goes(self) -> None:
        for person in self.people:
            await self.go(person)

    async def wait(self, milliseconds: int) -> None:
        """Let time pass; whoever is timed by it acts."""
        self.clock.pass_time(milliseconds)

    async def renew(self, person: Person) -> None:
        """Take a new token: every device is out, and the old one is worth nothing."""
        path = f"/api/tables/{self.code}/token"
        old = person.token
        status, joined = await Http(self.server).post(path, None, old)
        if person.member in self.table.room.members:
            assert status == 200
            person.token = joined["token"]
            assert (await Http(self.server).post(path, None, old))[0] == 401
            self._here.discard(id(person))
            assert person.socket is not None
            await person.leave()
        else:
            assert status == 401

    async def ask(self, person: Person, request: Entry) -> dict[str, Any] | None:
        """Ask for something; there is exactly one answer, or the socket ends because he was sent away."""
        if not self.is_here(person):
            return None
        name = f"r{next(self._names)}"
        answers: list[dict[str, Any]] = []
        try:
            await person.send(json.dumps({**request, "id": name}))
            for tried in range(ROUNDS):
                answers += [
                    one
                    for one in await self._drain(person)
                    if one.get("re") == name and one["type"] != "accepted"
                ]
                if answers:
                    break
                if tried % 20 == 19:
                    self.clock.pass_time(2_500)
                await asyncio.sleep(0.001)
            answers += [one for one in await self._drain(person) if one.get("re") == name]
        except ConnectionClosed:
            self._here.discard(id(person))
            assert person.member not in self.table.room.members
            return None
        assert len(answers) == 1, (request, answers)
        assert answers[0].get("reason") != "failed", (request, answers)
        return answers[0]

    async def _drain(self, person: Person) -> list[dict[str, Any]]:
        """Hear all that the server has sent so far."""
        await person.send({"type": "ping"})
        heard = []
        while (message := await person.hear())["type"] != "pong":
            heard.append(message)
        return heard

    # What must be true

    async def check(self) -> None:
        """Check the room, the store, the tokens, and that all who are there are shown the same."""
        await self._check_people()
        # From here nothing else runs: bots would play on.
        await self.table.settle()
        self.server.tables.hall.store.flush()
        self._check_room()
        self._check_store()
        status, answer = await Http(self.server).get("/healthz")
        assert (status, answer) == (200, {"status": "ok"})

    async def _check_people(self, *, again: bool = False) -> None:
        await self.table.settle()
        rooms = []
        for person in self.people:
            if self.is_here(person):
                with suppress(ConnectionClosed):
                    await self._drain(person)
                    rooms.append(person.room)
                    continue
                self._here.discard(id(person))
                assert person.member not in self.table.room.members
        shown = json.loads(msgspec.json.encode(show(self.table.room, self.table.audience.here)))
        if any(room != shown for room in rooms) and not again:
            # A bot has ended the game while people were heard one after the other.
            await self._check_people(again=True)
            return
        assert all(room == shown for room in rooms)
        for person in self.people:
            known = person.member in self.table.room.members
            found = self.table.tokens.values()
            assert (person.member in found) == known

    def _check_room(self) -> None:
        room = self.table.room
        assert room.host in room.members
        assert len(room.places) == room.options["players"]
        owners = [place.owner for place in room.places if place.owner is not None]
        heirs = [place.heir for place in room.places if place.heir is not None]
        for group in (owners, heirs, owners + heirs):
            assert len(set(group)) == len(group), room
            assert set(group) <= room.members.keys(), room
        bots = [place.bot_name for place in room.places if place.bot is not None]
        assert len(set(bots)) == len(bots)
        assert {place.bot for place in room.places if place.bot is not None} <= set(bot_names(room.rules))
        names = [member.name.casefold() for member in room.members.values()]
        assert len(set(names)) == len(names)
        for member in room.members.values():
            assert member.watching is None or member.watching < len(room.places), room
        if room.playing:
            assert not any(place.open for place in room.places)
            assert self.table.play is not None
        else:
            assert room.proposal is None
            assert not heirs

    def _check_store(self) -> None:
        store, room = self.server.tables.hall.store, self.table.room
        found = store.find_table(self.code)
        assert found is not None
        assert read_room(found.room) == room
        assert {one.token_hash: one.member for one in found.members} == self.table.tokens
        play = self.table.play
        if play is not None:
            game = store.load_game(self.code, play.number)
            assert game is not None
            again = replay(room.rules, game)
            # What is stored may wait to be shown; what was shown is stored.
            assert again.log[: len(play.table.log)] == play.table.log
            if len(again.log) == len(play.table.log):
                assert again.view(None) == play.table.view(None)
