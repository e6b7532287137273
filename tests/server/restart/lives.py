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
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from types import TracebackType
from typing import IO, Any, Final, Literal, Self, cast
from unittest.mock import patch

from volteface.server import logs
from volteface.server.hall import Config
from volteface.server.serve import Server, running
from volteface.server.store import AppendEntries, Store, StoreError, Write
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


class Lives:
    """The lives of a server on one store, one at a time."""

    def __init__(self, store: str, log: Path) -> None:
        self._store, self._log = store, log
        self.count = 0

    def __enter__(self) -> Self:
        self._errors: IO[bytes] = self._log.open("ab")
        self._program = subprocess.Popen(
            [sys.executable, "-m", "tests.server.restart.lives", self._store],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._errors,
        )
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        # The program kills the server that still lives, if there is one, when nobody wants anything any more.
        self._program.communicate()
        self._errors.close()
        if kind is None:
            log = self._log.read_text()
            assert "Traceback" not in log, log
            assert '"level": "error"' not in log, log

    def _ask(self, wish: str) -> Any:
        assert self._program.stdin is not None
        assert self._program.stdout is not None
        self._program.stdin.write(wish.encode() + b"\n")
        self._program.stdin.flush()
        answer = self._program.stdout.readline()
        assert answer, self._log.read_text()
        return json.loads(answer)

    async def start(self) -> Server:
        """Start the server and wait until it listens."""
        self.count += 1
        return Address(f"http://127.0.0.1:{await asyncio.to_thread(self._ask, 'start')}").server

    async def kill(self) -> None:
        """End it as ``kill -9`` does."""
        assert await asyncio.to_thread(self._ask, "kill") == -signal.SIGKILL

    async def stop(self) -> None:
        """Ask it to stop, and wait until it has."""
        assert await asyncio.to_thread(self._ask, "stop") == 0

    async def arm(self, fuse: Fuse) -> None:
        """Let it die by ``kill -9`` on the next entry."""
        assert await asyncio.to_thread(self._ask, fuse) == fuse

    async def died(self) -> None:
        """Wait until it has died."""
        assert await asyncio.to_thread(self._ask, "wait") == -signal.SIGKILL


def _die(*_: object) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def _light(fuse: Fuse, tell: Callable[[object], None]) -> None:
    kept = Store.submit

    def submit(store: Store, writes: Sequence[Write], done: Callable[[StoreError | None], None]) -> None:
        fatal = any(isinstance(write, AppendEntries) for write in writes)
        if fatal and fuse == "unstored":
            _die()
        kept(store, writes, _die if fatal else done)

    patch.object(Store, "submit", submit).start()
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


def _fork(store: str) -> tuple[int, IO[bytes]]:
    reading, writing = os.pipe()
    child = os.fork()
    if child:
        os.close(writing)
        return child, os.fdopen(reading, "rb")
    ended = 1
    try:
        asyncio.run(_live(store, partial(_tell, writing)))
        ended = 0
    finally:
        sys.stderr.flush()
        os._exit(ended)


async def _warm_up(store: str) -> None:
    """Make what every server makes when it starts, so that the children find it made."""
    async with running(store, thinkers=Thinkers(workers=1)):
        pass


def main(store: str) -> None:
    logs.set_up(plain=False, quiet=False)
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(_warm_up(f"sqlite:///{folder}/tables.db"))
    child: int | None = None
    words: IO[bytes] | None = None
    for line in sys.stdin:
        answer: object
        wish = line.strip()
        if wish == "start":
            assert child is None
            child, words = _fork(store)
            answer = json.loads(words.readline())
        else:
            assert child is not None
            assert words is not None
            if wish in _SIGNALS:
                os.kill(child, _SIGNALS[cast("Fuse", wish)])
                answer = json.loads(words.readline())
            else:
                if wish != "wait":
                    os.kill(child, signal.SIGKILL if wish == "kill" else signal.SIGTERM)
                answer = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
                child = None
                words.close()
        print(json.dumps(answer), flush=True)
    if child is not None:
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)


if __name__ == "__main__":
    main(sys.argv[1])
