"""The two sides: how each server is started and how a table of it is opened."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from types import TracebackType
from typing import Self

import aiohttp

from bench.serving.boardgameio import BoardgameTable
from bench.serving.load import Load, LoadError, Table, Window
from bench.serving.processes import ServerProcess, free_port
from bench.serving.volteface import VoltefaceTable

VOLTEFACE = "volteface"
MEMORY = "boardgame.io in memory"
FLATFILE = "boardgame.io with flat files"


@dataclass
class Side:
    """A running server, its tables, and what was measured of it."""

    name: str
    server: ServerProcess
    session: aiohttp.ClientSession
    make: Callable[[Load], Table]
    load: Load = field(default_factory=Load)

    async def __aenter__(self) -> Self:
        try:
            await self.server.listening()
        except BaseException:
            await self.__aexit__(None, None, None)
            raise
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.load.close()
        await self.session.close()
        self.server.stop()

    async def open(self, tables: int) -> None:
        """Open tables until there are so many, each with a game dealt."""
        await self.load.open(self.make, tables)

    async def run(self, rate: float | None, warm: float, seconds: float) -> Window:
        """Measure one window."""
        try:
            return await self.load.run(rate=rate, warm=warm, seconds=seconds, cpu=self.server.cpu)
        except LoadError as fault:
            raise LoadError(f"{self.name}: {fault}\n{self.server.last_words()}") from fault


def volteface(folder: Path) -> Side:
    """Our server as it is: compiled rules where there are, one SQLite file on disk."""
    port = free_port()
    environ: dict[str, str] = dict(os.environ)
    compiled = environ.get("VOLTEFACE_COMPILED_DIR")
    if compiled:
        environ["PYTHONPATH"] = compiled
    else:
        environ.pop("PYTHONPATH", None)
    store = f"sqlite:///{folder / 'tables.sqlite'}"
    command = [sys.executable, "-m", "volteface", "serve", "--host", "127.0.0.1", "--port", str(port)]
    server = ServerProcess(
        VOLTEFACE, [*command, "--store", store, "--unlimited", "--no-browser"], environ, folder, port
    )
    session = _session()
    return Side(VOLTEFACE, server, session, lambda load: VoltefaceTable(load, session, server.address))


def boardgameio(folder: Path, *, flat_files: bool, reserve: int) -> Side:
    """boardgame.io's own server, as it runs in production."""
    name = FLATFILE if flat_files else MEMORY
    port = free_port()
    home = _peer_home(os.environ)
    command = [os.environ.get("VOLTEFACE_NODE", "node"), str(home / "server.js"), str(port)]
    if flat_files:
        command.append(str(folder / "matches"))
    environ = {**os.environ, "NODE_ENV": "production"}
    server = ServerProcess(name, command, environ, folder, port)
    session = _session()
    return Side(name, server, session, lambda load: BoardgameTable(load, session, server.address, reserve))


def _peer_home(environ: Mapping[str, str]) -> Path:
    home = environ.get("VOLTEFACE_BOARDGAMEIO_DIR")
    if not home:
        raise LoadError("boardgame.io is not set up; run: python3 tools/dev.py bench-server")
    return Path(home)


def _session() -> aiohttp.ClientSession:
    connector = aiohttp.TCPConnector(limit=32, force_close=False)
    return aiohttp.ClientSession(connector=connector, timeout=aiohttp.ClientTimeout(total=60))
