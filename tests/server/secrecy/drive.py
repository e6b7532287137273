"""One truth, played at a live table over real sockets, and all that the curious receive meanwhile."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import aiohttp
import msgspec

from tests.server.live import PATIENCE, ManualClock, Person, live_server
from tests.server.secrecy import probes
from tests.server.secrecy.stage import CODE, PEEKER, WATCHER, Altered, stage, token
from tests.server.secrecy.truths import BETWEEN, Log, Twins
from volteface.core.game import CLOCK
from volteface.core.json import Entry
from volteface.core.rng import Rng
from volteface.server.config import Config
from volteface.server.pacing import BEAT
from volteface.server.play import Play
from volteface.server.requests import Settings
from volteface.server.serve import Server
from volteface.server.thinking.pool import Thinkers

Transcript = dict[str, list[tuple[int, bytes]]]
"""For everybody curious: what arrived, byte by byte, and when."""

_MOST_ALARMS = 200
_OWN = 500
"""When, after the ballots were opened, the seat in question hands in its own; in both truths the same."""


class Manner(msgspec.Struct, frozen=True):
    """How the others play the truth."""

    delay: int = 50
    """After how many milliseconds a seat moves that is asked alone."""
    backwards: bool = False
    """Whether those who hand in secret ballots do so in the other order."""
    between: int = 50
    """How many milliseconds lie between two ballots."""
    all_before: bool | None = None
    """Whether all others hand in their ballots before the seat in question, or all after it."""


class Stepping(ManualClock):
    """A clock that can be walked from alarm to alarm."""

    def next_due(self) -> int | None:
        """Say when something will happen next."""
        alarms = [alarm.moment for alarm in self._alarms if not alarm.cancelled]
        return min(alarms, default=None)


class Curious(Person):
    """Somebody whose messages are kept with the moment of their arrival."""

    def __init__(self, server: Server, clock: Stepping, member: str | None) -> None:
        super().__init__(server, CODE, member, None if member is None else token(member))
        self.clock = clock
        self.received: list[tuple[int, bytes]] = []

    async def hear(self) -> dict[str, Any]:
        message = await super().hear()
        if message["type"] != "pong":
            self.received.append((self.clock.now(), self.raw[-1].encode()))
        return message

    async def read_all(self) -> bool:
        """Read all that came before the answer to a ping; tells whether there was anything."""
        before = len(self.received)
        pong = await self.until("pong")
        assert pong == {"type": "pong", "clock": self.clock.now()}
        return len(self.received) > before


class Theatre:
    """A live table where a truth is played."""

    def __init__(self, server: Server, clock: Stepping, twins: Twins, log: Log, manner: Manner) -> None:
        self.server, self.clock, self.twins, self.log, self.manner = server, clock, twins, log, manner
        self.live = server.tables._open[CODE]
        play = self.live.play
        assert play is not None
        self.play: Play = play
        play.game = _scripted(play, log)
        chairs = self.live.room.places
        self.people: dict[int, Curious] = {
            place.seat: Curious(server, clock, place.owner)
            for place in chairs
            if place.seat is not None and place.owner is not None
        }
        self.seat = self.people[twins.seat]
        self.watcher = Curious(server, clock, WATCHER)
        self.peeker = Curious(server, clock, PEEKER)
        self.television = Curious(server, clock, None)
        self.visitors: Transcript = {}
        """What was answered over HTTP, to whom."""
        self.rng = Rng("curious", twins.seat)
        """Draws the same in both truths."""
        self.thorough = False
        """Whether the curious never rest."""
        self.bots_wait = False
        """Whether bots think until a moment of the clock, so that nobody waits for them meanwhile."""

    @property
    def deciders(self) -> list[int]:
        """The seats for which people decide."""
        rules, state = self.play.game, self.play.table.state
        return [seat for seat in range(len(self.twins.seats)) if rules.decider(state, seat) in self.people]

    @property
    def everybody(self) -> list[Curious]:
        """All who have a socket."""
        everybody = [*self.people.values(), self.watcher, self.peeker, self.television]
        return [one for one in everybody if one.socket is not None]

    @property
    def transcript(self) -> Transcript:
        """All that the curious have received."""
        return {
            "seat": self.seat.received,
            "watcher": self.watcher.received,
            "peeker": self.peeker.received,
            "television": self.television.received,
            **self.visitors,
        }

    async def open(self) -> None:
        """Let everybody connect, one after the other, as both tables must do it alike."""
        for person in [*self.people.values(), self.watcher, self.peeker]:
            await person.connect()
            await person.until("push")
        await self.television.connect(view="public")
        await self.television.until("push")
        await self.quiet()

    # Time

    async def quiet(self) -> None:
        """Wait until everything that was begun is stored, told and read."""
        loop = asyncio.get_running_loop()
        await self._read_all()
        hall = self.server.tables.hall
        minds = None if self.bots_wait else self.live.minds
        # Of bots one may be asked after another whether it has something to say: between two nobody is.
        calm, needed, ends = 0, 1 if minds is None else 2, loop.time() + PATIENCE
        while calm < needed:
            assert loop.time() < ends, "the server never rests"
            await loop.run_in_executor(None, hall.store.flush)
            busy = await self._read_all()
            thinking = minds is not None and (minds._thinking or hall.thinkers.waiting)
            if self.live._tasks or thinking:
                await asyncio.sleep(0.001)
                busy = True
            calm = 0 if busy else calm + 1

    async def _read_all(self) -> bool:
        everybody = self.everybody
        for person in everybody:
            await person.send({"type": "ping"})
        return any([await person.read_all() for person in everybody])

    async def until(self, moment: int) -> None:
        """Let time pass up to a moment, alarm by alarm."""
        rung = 0
        while (due := self.clock.next_due()) is not None and due <= moment:
            self.clock.pass_time(max(due - self.clock.now(), 0))
            await self.quiet()
            rung += 1
            assert rung < _MOST_ALARMS, "alarms are set again and again"
        self.clock.pass_time(moment - self.clock.now())

    # The truth

    async def perform(self, up_to: int | None = None) -> None:
        """Play the truth from where it is."""
        log = self.log[:up_to]
        several = False
        while len(self.play.table.log) < len(log):
            several = self._several
            await self._step(log)
        if self._several and not several:
            # In the other truth somebody may have handed in a ballot by now, unseen.
            await self._step(log)

    @property
    def _several(self) -> bool:
        """Whether several choose at the same time, unseen."""
        return CLOCK not in self.play.asked and len(self.play.asked) > 1

    async def _step(self, log: Log) -> None:
        """Let those who are asked do what the log says, and the curious be curious meanwhile."""
        start, first = self.clock.now(), len(self.play.table.log)
        if log[first:] and log[first]["by"] == "clock":
            deadline = self.play.game.deadline(self.play.table.state)
            assert deadline is not None
            await self.until(deadline)
            return
        timeline = self._schedule(log, first)
        moves = sum(entry is not None for _, entry in timeline)
        unfinished = self._several and moves < len(self.play.asked)
        for offset, entry in timeline:
            await self.until(start + offset)
            if entry is not None:
                await self.act(entry)
            elif self.thorough or self.rng.chance(0.6):
                await self.curious()
        if unfinished:
            # How many ballots there are is not seen either, so what follows begins at the same moment.
            await self.until(start + 2 * BEAT)
        shown = min(first + max(moves, 1), len(log))
        for _ in range(_MOST_ALARMS):
            due = self.clock.next_due()
            if len(self.play.table.log) >= shown:
                return
            assert due is not None, "an action was never shown"
            await self.until(due)
        raise AssertionError("an action was never shown")

    def _schedule(self, log: Log, first: int) -> list[tuple[int, Entry | None]]:
        """Say what happens when, in milliseconds from now; no entry: a probe."""
        asked = self.play.asked
        if CLOCK in asked:
            return [(10, None), (BETWEEN, log[first])]
        if len(asked) == 1:
            curious: list[tuple[int, Entry | None]] = [(10, None), (400, None), (1_000, None)]
            # The observed seat itself is equally quick in both truths: it knows how quick it was.
            mine = self.play.game.decider(self.play.table.state, asked[0]) == self.twins.seat
            move: tuple[int, Entry | None] = (50 if mine else self.manner.delay, log[first])
            if asked[0] not in self.deciders:
                return [(10, None)]
            curious = curious if self.thorough else [self.rng.choice(curious)]
            return sorted([*curious, move], key=lambda one: one[0])
        ballots = self._ballots(log[first : first + len(asked)])
        return sorted([*ballots, (20, None), (1_100, None)], key=lambda one: one[0])

    def _ballots(self, ballots: Log) -> list[tuple[int, Entry | None]]:
        """Let ballots be handed in; the seat in question at the same moment in both truths."""
        own = [number for number, entry in enumerate(ballots) if entry["by"] == self.twins.seat]
        place = own[0] if own else len(ballots)
        others = [entry for entry in ballots if entry["by"] != self.twins.seat]
        if self.manner.all_before is not None:
            place = len(others) if self.manner.all_before else 0
        if self.manner.backwards:
            others.reverse()
        between = self.manner.between
        early = [(between * number, entry) for number, entry in enumerate(others[:place], start=1)]
        late = [(_OWN + between * number, entry) for number, entry in enumerate(others[place:], start=1)]
        return [*early, *((_OWN, ballots[number]) for number in own), *late]

    async def act(self, entry: Entry) -> None:
        seat = entry["by"]
        assert isinstance(seat, int)
        person = self.people[self.play.game.decider(self.play.table.state, seat)]
        assert person.push is not None
        action = {key: value for key, value in entry.items() if key != "at"}
        name, n = f"move{len(person.received)}", person.push["n"]
        await person.send({"type": "act", "id": name, "game": 0, "n": n, "action": action})
        await self.quiet()
        answers = [one for one in person.heard if one.get("re") == name]
        assert answers, "an action was not answered"
        assert answers[0]["type"] != "refused", answers[0]

    # The curious

    async def curious(self) -> None:
        """Let the seat try what it may not, the others too, and everybody ask for everything."""
        twins = self.twins
        # What the seat tries follows from what it knows; when and where anybody tries anything does not.
        tries = self.rng.fork(self.rng.below(1 << 30))
        for request in probes.requests(twins.game, twins.options, twins.seat, self.seat.push, tries):
            await self.seat.send(request)
        for person in (self.watcher, self.peeker, self.television):
            push = person.push
            assert push is not None
            action = {
                "type": "act",
                "id": f"a{len(person.received)}",
                "game": 0,
                "n": push["n"],
                "action": {},
            }
            await person.send(json.dumps(action))
            await person.send({"type": "resync", "id": f"r{len(person.received)}"})
        await self.quiet()
        if self.thorough or self.rng.chance(0.15):
            await self.visit()

    async def visit(self) -> None:
        """Ask for everything over HTTP."""
        assert self.seat.member is not None
        async with aiohttp.ClientSession(cookie_jar=aiohttp.DummyCookieJar()) as session:
            for who, path, headers in probes.visits(self.seat.member):
                async with session.get(self.server.url + path, headers=headers) as response:
                    body = await response.read()
                    shown = [(key, value) for key, value in response.headers.items() if key != "Date"]
                    if response.status == 200 and "/games/0" in path and self.play.over:
                        # The record of a game that is over is the whole truth, with the order of the ballots.
                        shown, body = [], b""
                    answer = repr([path, response.status, response.reason, shown]).encode()
                    self.visitors.setdefault(who, []).append((self.clock.now(), answer + body))


def _scripted(play: Play, log: Log) -> Any:
    """Let chance draw what the log says after the move that comes next: another truth has drawn otherwise."""
    game = play.game
    return Altered(game, draw=lambda _state, _rng: game.read_action(log[len(play.table.log) + 1]))


Meddle = Callable[[Theatre], None]


class Run(msgspec.Struct, kw_only=True):
    """How two truths are played and compared."""

    path: Path
    twins: Twins
    settings: Settings = Settings()
    bots: frozenset[int] = frozenset()
    config: Config = Config(bot_scale=1.0, unlimited=True)
    live: int | None = None
    """How many of the last entries are played by people; what comes before is found in the store."""
    meddle: Meddle = lambda _: None

    async def theatre(
        self, stack: AsyncExitStack, name: str, log: Log, manner: Manner, thinkers: Thinkers | None = None
    ) -> Theatre:
        """Open a live table for a truth, with everybody connected."""
        before = 1 if self.live is None else max(len(self.twins.ours) - self.live, 1)
        url = stage(self.path / name, self.twins, log[:before], self.settings, self.bots)
        clock = Stepping()
        server = await stack.enter_async_context(
            live_server(store=url, config=self.config, clock=lambda _: clock, thinkers=thinkers)
        )
        theatre = Theatre(server, clock, self.twins, log, manner)
        self.meddle(theatre)
        await theatre.open()
        return theatre

    async def play(self, name: str, log: Log, manner: Manner) -> Transcript:
        """Play one truth to where the log ends, and a while on."""
        async with AsyncExitStack() as stack:
            theatre = await self.theatre(stack, name, log, manner)
            await theatre.perform()
            await theatre.curious()
            await theatre.visit()
            return theatre.transcript

    async def compare(
        self, ours: Manner, theirs: Manner, besides: frozenset[str] = frozenset()
    ) -> Transcript:
        """Play both truths; whatever the curious, besides some, could tell apart raises."""
        first = await self.play("ours", self.twins.ours, ours)
        second = await self.play("theirs", self.twins.theirs, theirs)
        for who in besides:
            del first[who], second[who]
        same(first, second)
        return first


def same(ours: Transcript, theirs: Transcript) -> None:
    """Compare all that was received: number, order, bytes and moments."""
    assert ours.keys() == theirs.keys()
    for who, received in ours.items():
        for number, (one, other) in enumerate(zip(received, theirs[who], strict=False)):
            where = f"{who}, message {number} at {one[0]}"
            assert one[1] == other[1], f"{where} differs: {_difference(one[1], other[1])}"
            assert one[0] == other[0], f"{where} came at {other[0]} too: {one[1][:80]!r}"
        counts = len(received), len(theirs[who])
        extra = [*received[counts[1] :], *theirs[who][counts[0] :]]
        assert not extra, f"{who} received {counts[0]} and {counts[1]} messages; the next: {extra[0]}"


def _difference(one: bytes, other: bytes) -> str:
    at = next((at for at, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), len(one))
    return " / ".join(repr(text[max(at - 60, 0) : at + 60]) for text in (one, other))
