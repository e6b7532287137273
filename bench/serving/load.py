"""The load: tables of four sockets in a closed loop, the same for both sides.

A table makes its next move when all four sockets have got what the last one led to. At full load it does so
at once; at a given rate it waits for its turn, by a clock of its own with some jitter. What a table says and
reads is its side's business (``volteface.py``, ``boardgameio.py``).
"""

from __future__ import annotations

import asyncio
import gc
import random
from abc import ABC, abstractmethod
from array import array
from collections.abc import Callable, Coroutine, Sequence
from itertools import cycle
from time import perf_counter, process_time
from typing import NamedTuple

from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from bench.serving.pacer import Pacer

SEATS = 4
ALL = (1 << SEATS) - 1
STILL_SECONDS = 20.0
"""A table that has not moved for so long makes the benchmark fail instead of flattering it."""
PATIENCE = 30.0
"""Seconds that opening one socket, or one table, may take."""
AT_ONCE = 32
"""How many tables are opened side by side."""

_drawn = random.Random(4)
NUMBERS = cycle([_drawn.getrandbits(30) for _ in range(100_003)])
"""Drawn beforehand: both sides choose from their legal moves with the same numbers."""
JITTER = cycle([0.5 + _drawn.randrange(1_000) / 1_000 for _ in range(9_973)])


class LoadError(Exception):
    """The server or the load did something that makes the figures worthless."""


class Cpu(NamedTuple):
    """Seconds of work so far."""

    server: float
    machine: float
    """Of everything that runs on this machine."""


class Window(NamedTuple):
    """What was measured between two moments."""

    seconds: float
    moves: int
    games: int
    latencies: Sequence[float]
    """Seconds from sending a move to the last of its four updates, sorted."""
    server_cpu: float
    load_cpu: float
    machine_cpu: float
    frames: int
    frame_bytes: int

    @property
    def rate(self) -> float:
        """Moves a second."""
        return self.moves / self.seconds

    @property
    def cpu_per_move(self) -> float:
        """Microseconds of the server."""
        return self.server_cpu / max(1, self.moves) * 1e6

    @property
    def elsewhere(self) -> float:
        """How many cores did other things: well above 0, the figures are noise."""
        return max(0.0, self.machine_cpu - self.server_cpu - self.load_cpu) / self.seconds

    def percentile(self, percent: float) -> float:
        """Milliseconds."""
        last = len(self.latencies) - 1
        return self.latencies[min(last, int(len(self.latencies) * percent / 100))] * 1e3


class Table(ABC):
    """One table of four sockets."""

    def __init__(self, load: Load) -> None:
        self.load = load
        self.sockets: list[Socket] = []
        self.due = 0.0
        self.sent = 0.0
        """When the move was sent that is under way, or the last thing happened."""
        self.parked = True
        """Whether the table waits for the load to go on."""

    @abstractmethod
    async def open(self) -> None:
        """Make the table, connect its sockets and deal; then park."""

    @abstractmethod
    def move(self) -> None:
        """Send the next move, or ask for the next game."""

    async def replenish(self) -> None:
        """Prepare between two windows what should not be measured."""
        return

    def done(self, *, measured: bool) -> None:
        """All four know of the last move; a measured one was awaited by all of them."""
        load = self.load
        load.moves += 1
        if measured:
            load.latencies.append(perf_counter() - self.sent)
        self.ready()

    def ready(self) -> None:
        """The table could move now."""
        load = self.load
        if not load.running:
            self.parked = True
            self.sent = perf_counter()
            load.settled()
        elif not load.interval:
            self.move()
        else:
            now = perf_counter()
            self.due = max(now, self.due + load.interval * next(JITTER))
            if self.due <= now:
                self.move()
            else:
                load.pacer.at(self.due, self._move_in_turn)

    def _move_in_turn(self) -> None:
        if self.load.running:
            self.move()
        else:
            self.ready()

    def set_out(self, delay: float) -> None:
        """Leave the parking place."""
        self.parked = False
        self.due = self.sent = perf_counter() + delay
        if delay:
            self.load.pacer.at(self.due, self._move_in_turn)
        else:
            self.move()


class Socket(WSListener):
    """One seat's connection: counts what it gets and hands it on."""

    def __init__(self, load: Load, receive: Callable[[int, bytes], None], seat: int) -> None:
        self.load = load
        self.receive = receive
        self.seat = seat
        self.transport: WSTransport | None = None

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type is not WSMsgType.TEXT:
            return
        load = self.load
        load.frames += 1
        load.frame_bytes += frame.payload_size
        try:
            self.receive(self.seat, frame.get_payload_as_bytes())
        except Exception as fault:  # noqa: BLE001 -- whatever it is, it ends the benchmark and is shown
            load.fail(fault)

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        if not self.load.closing:
            self.load.fail(LoadError(f"the server closed a socket of seat {self.seat}"))

    def send(self, message: bytes) -> None:
        assert self.transport is not None
        self.transport.send(WSMsgType.TEXT, message)


async def connect(load: Load, url: str, receive: Callable[[int, bytes], None], seat: int) -> Socket:
    """Open one seat's socket."""
    socket = Socket(load, receive, seat)
    await ws_connect(lambda: socket, url, websocket_handshake_timeout=PATIENCE)
    return socket


class Load:
    """All tables of one server."""

    def __init__(self) -> None:
        self.tables: list[Table] = []
        self.running = False
        self.closing = False
        self.interval = 0.0
        self.fault: Exception | None = None
        self._parked = asyncio.Event()
        self.refused = 0
        """Stale moves, over all windows."""
        self.unprepared = 0
        """Games that had to be set up within a window, where a side sets them up beforehand."""
        self._tasks: set[asyncio.Task[None]] = set()
        self.moves = self.games = self.frames = self.frame_bytes = 0
        self.latencies = array("d")
        self.pacer = Pacer()

    async def open(self, make: Callable[[Load], Table], count: int) -> None:
        """Open tables until there are so many."""
        gate = asyncio.Semaphore(AT_ONCE)

        async def open_one(table: Table) -> None:
            async with gate:
                if self.fault is not None:
                    return
                try:
                    await table.open()
                except (TimeoutError, OSError) as fault:
                    self.fail(LoadError(f"a table could not be opened: {fault!r}"))

        fresh = [make(self) for _ in range(count - len(self.tables))]
        await asyncio.gather(*[open_one(table) for table in fresh])
        self._raise_fault()
        self.tables += fresh

    def fail(self, fault: Exception) -> None:
        """Remember the first fault; whoever waits next is told."""
        if self.fault is None and not self.closing:
            self.fault = fault
            self._parked.set()

    def spawn(self, work: Coroutine[None, None, None]) -> None:
        """Do something beside; its failure is the load's."""

        async def attempt() -> None:
            try:
                await work
            except Exception as fault:  # noqa: BLE001 -- shown by whoever waits next
                self.fail(fault)

        task = asyncio.get_running_loop().create_task(attempt())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _raise_fault(self) -> None:
        if self.fault is not None:
            raise LoadError(str(self.fault)) from self.fault

    def settled(self) -> None:
        """A table has parked."""
        if all(table.parked for table in self.tables):
            self._parked.set()

    async def _sleep(self, seconds: float) -> None:
        """Sleep, and wake for a fault or for a table that stands still."""
        end = perf_counter() + seconds
        while (left := end - perf_counter()) > 0:
            await asyncio.sleep(min(left, 1.0))
            self._raise_fault()
            now = perf_counter()
            still = sum(now - table.sent > STILL_SECONDS for table in self.tables if not table.parked)
            if still:
                raise LoadError(f"{still} tables have stood still for {STILL_SECONDS:.0f} seconds")

    async def run(self, *, rate: float | None, warm: float, seconds: float, cpu: Callable[[], Cpu]) -> Window:
        """Play for a while, at full load or at so many moves a second, and park again."""
        await asyncio.gather(*[table.replenish() for table in self.tables])
        self.interval = len(self.tables) / rate if rate else 0.0
        self._parked.clear()
        gc.collect()
        gc.disable()
        self.running = True
        try:
            for number, table in enumerate(self.tables):
                table.set_out(self.interval * number / len(self.tables))
            await self._sleep(warm)
            self.moves = self.games = self.frames = self.frame_bytes = 0
            self.latencies = array("d")
            begin, before, own = perf_counter(), cpu(), process_time()
            await self._sleep(seconds)
            after = cpu()
            window = Window(
                perf_counter() - begin,
                self.moves,
                self.games,
                # A copy: the moves that are under way now end outside of the window.
                self.latencies[:],
                after.server - before.server,
                process_time() - own,
                after.machine - before.machine,
                self.frames,
                self.frame_bytes,
            )
        finally:
            self.running = False
            gc.enable()
        await self._park()
        if not window.latencies:
            raise LoadError("no move was made")
        return window._replace(latencies=sorted(window.latencies))

    async def _park(self) -> None:
        self.settled()
        try:
            await asyncio.wait_for(self._parked.wait(), STILL_SECONDS)
        except TimeoutError:
            still = sum(not table.parked for table in self.tables)
            raise LoadError(f"{still} tables did not come to rest") from None
        self._raise_fault()

    async def close(self) -> None:
        """Hang up everywhere."""
        self.closing = True
        for table in self.tables:
            for socket in table.sockets:
                if socket.transport is not None:
                    socket.transport.disconnect()
        await asyncio.sleep(0.2)
        self.pacer.close()
