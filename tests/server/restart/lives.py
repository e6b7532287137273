"""One server after another on one store, each in a process of its own that can really be killed.

A small program imports everything once and then forks a child for every life of the server, so that a life
costs milliseconds.
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
import tempfile
import traceback
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Literal, NoReturn, Self, cast
from unittest.mock import patch

from volteface.server import logs
from volteface.server.config import Config
from volteface.server.serve import Server, running
from volteface.server.store import AppendEntries, Store, Write
from volteface.server.store.writer import Done
from volteface.server.thinking.pool import Thinkers

ROOT: Final = Path(__file__).parents[3]

Fuse = Literal["unstored", "untold"]
"""Where a server dies on the next entry: just before it is stored, or just before anybody is told."""

_SIGNALS: Final[dict[Fuse, signal.Signals]] = {"unstored": signal.SIGUSR1, "untold": signal.SIGUSR2}


class Address:
    """Where a server listens; all that people need to know of it."""

    def __init__(self, url: str) -> None:
        self.url = url

    @property
    def server(self) -> Server:
        return cast("Server", self)


class Cradle:
    """The program from which servers are born, one at a time."""

    def __enter__(self) -> Self:
        self._program = subprocess.Popen(
            [sys.executable, "-m", "tests.server.restart.lives"],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._program.communicate()

    def ask(self, *wish: str) -> Any:
        """Have something done, and wait for the answer."""
        assert self._program.stdin is not None
        assert self._program.stdout is not None
        self._program.stdin.write(json.dumps(wish).encode() + b"\n")
        self._program.stdin.flush()
        answer = self._program.stdout.readline()
        assert answer, "the program has ended"
        return json.loads(answer)


class Lives:
    """The lives of a server on one store, one after another."""

    def __init__(self, cradle: Cradle, store: str, log: Path) -> None:
        self._cradle, self._store, self._log = cradle, store, log

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._cradle.ask("end")
        log = self._log.read_text()
        if kind is None:
            assert "Traceback" not in log, log
            assert '"level": "error"' not in log, log
        else:
            print(log)

    async def _ask(self, *wish: str) -> Any:
        return await asyncio.to_thread(self._cradle.ask, *wish)

    async def start(self) -> Server:
        """Start the server and wait until it listens."""
        port = await self._ask("start", self._store, str(self._log))
        assert port is not None, self._log.read_text()
        return Address(f"http://127.0.0.1:{port}").server

    async def kill(self) -> None:
        """End it as ``kill -9`` does."""
        assert await self._ask("kill") == -signal.SIGKILL

    async def stop(self) -> None:
        """Ask it to stop, and wait until it has."""
        assert await self._ask("stop") == 0

    async def arm(self, fuse: Fuse) -> None:
        """Let it die by ``kill -9`` on the next entry."""
        assert await self._ask(fuse) == fuse

    async def died(self) -> None:
        """Wait until it has died."""
        assert await self._ask("wait") == -signal.SIGKILL


def _die(*_: object) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def _light(fuse: Fuse, tell: Callable[[object], None]) -> None:
    kept = Store.submit_all

    def submit_all(store: Store, units: Sequence[tuple[Sequence[Write], Done]]) -> None:
        fatal = [any(isinstance(write, AppendEntries) for write in writes) for writes, _ in units]
        if any(fatal) and fuse == "unstored":
            _die()
        kept(
            store,
            [(writes, _die if dies else done) for (writes, done), dies in zip(units, fatal, strict=True)],
        )

    patch.object(Store, "submit_all", submit_all).start()
    tell(fuse)


async def _live(store: str, tell: Callable[[object], None]) -> None:
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    loop.add_signal_handler(signal.SIGTERM, stop.set)
    for fuse, number in _SIGNALS.items():
        loop.add_signal_handler(number, _light, fuse, tell)
    config = Config(bot_scale=0.0, sockets_per_address=10_000)
    async with running(store, config=config, thinkers=Thinkers(workers=1)) as server:
        tell(server.port)
        await stop.wait()


def _tell(pipe: int, word: object) -> None:
    os.write(pipe, json.dumps(word).encode() + b"\n")


class _Child:
    """A server that lives."""

    def __init__(self, store: str, log: str) -> None:
        reading, writing = os.pipe()
        self.pid = os.fork()
        if not self.pid:
            _grow_up(store, log, writing)
        os.close(writing)
        self._words = os.fdopen(reading, "rb")

    def hear(self) -> object:
        word = self._words.readline()
        return json.loads(word) if word else None

    def end(self, number: int | None) -> int:
        """Send it a signal, or none, and wait for its exit code."""
        if number is not None:
            os.kill(self.pid, number)
        self._words.close()
        return os.waitstatus_to_exitcode(os.waitpid(self.pid, 0)[1])


def _grow_up(store: str, log: str, pipe: int) -> NoReturn:
    ended = 1
    try:
        with Path(log).open("ab") as file:
            os.dup2(file.fileno(), sys.stderr.fileno())
        asyncio.run(_live(store, partial(_tell, pipe)))
        ended = 0
    except BaseException:  # noqa: BLE001 - a child must never go on as if it were the program
        traceback.print_exc()
    finally:
        sys.stderr.flush()
        os._exit(ended)


async def _warm_up(store: str) -> None:
    """Make what every server makes when it starts, so that the children find it made."""
    async with running(store, thinkers=Thinkers(workers=1)):
        pass


_ENDS: Final = {"kill": signal.SIGKILL, "stop": signal.SIGTERM, "wait": None}


def main() -> None:
    logs.set_up(plain=False, quiet=True)
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(_warm_up(f"sqlite:///{folder}/tables.db"))
    logs.set_up(plain=False, quiet=False)
    child: _Child | None = None
    for line in sys.stdin:
        answer: object = None
        wish, *more = json.loads(line)
        if wish == "start":
            assert child is None
            child = _Child(*more)
            answer = child.hear()
        elif wish == "end":
            if child is not None:
                child.end(signal.SIGKILL)
            child = None
        elif wish in _ENDS:
            assert child is not None
            answer = child.end(_ENDS[wish])
            child = None
        else:
            assert child is not None
            os.kill(child.pid, _SIGNALS[cast("Fuse", wish)])
            answer = child.hear()
        print(json.dumps(answer), flush=True)
    if child is not None:
        child.end(signal.SIGKILL)


if __name__ == "__main__":
    main()
