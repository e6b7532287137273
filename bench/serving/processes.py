"""The servers under measurement: each a process on a core of its own, and what the system says of it."""

from __future__ import annotations

import asyncio
import ctypes
import os
import signal
import socket
import subprocess
import time
from collections.abc import Mapping, Sequence
from pathlib import Path

from bench.serving.load import Cpu, LoadError

CORES = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []
ASK_FOR_SIGNAL = 1
"""PR_SET_PDEATHSIG: the system ends a server whose benchmark was killed."""
START_SECONDS = 60.0
TICK = os.sysconf("SC_CLK_TCK")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    assert isinstance(port, int)
    return port


def check_system() -> None:
    """Say so where the system does not tell what is needed here."""
    if not CORES or not Path("/proc/self/stat").exists():
        raise LoadError("The server's benchmark needs Linux: it reads CPU time and memory from /proc.")


def take_core_of_load() -> None:
    """Keep this process off the server's core; where there is only one, they share it."""
    os.sched_setaffinity(0, {CORES[-1]})


def _become_server() -> None:
    os.sched_setaffinity(0, {CORES[0]})
    ctypes.CDLL(None).prctl(ASK_FOR_SIGNAL, signal.SIGTERM)


class ServerProcess:
    """One server, with its children."""

    def __init__(
        self, name: str, command: Sequence[str], environ: Mapping[str, str], folder: Path, port: int
    ) -> None:
        self.name, self.port = name, port
        self.address = f"http://127.0.0.1:{port}"
        self._log = folder / f"{name}.log"
        with self._log.open("wb") as log:
            self._process = subprocess.Popen(
                command,
                cwd=folder,
                env=dict(environ),
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
                preexec_fn=_become_server,  # noqa: PLW1509 -- no other thread holds a lock
            )

    async def listening(self) -> None:
        """Wait until it takes connections."""
        end = time.monotonic() + START_SECONDS
        while time.monotonic() < end:
            if self._process.poll() is not None:
                break
            try:
                _, writer = await asyncio.open_connection("127.0.0.1", self.port)
            except OSError:
                await asyncio.sleep(0.1)
            else:
                writer.close()
                return
        raise LoadError(f"{self.name} did not start:\n{self.last_words()}")

    def last_words(self) -> str:
        """The end of its log."""
        return self._log.read_text("utf-8", "replace")[-2_000:]

    def _family(self) -> list[Path]:
        """Its own folder of the system's, then those of its living descendants."""
        parents: dict[int, list[int]] = {}
        for entry in Path("/proc").iterdir():
            if entry.name.isdigit():
                fields = _stat(entry)
                if fields:
                    parents.setdefault(int(fields[1]), []).append(int(entry.name))
        family, at = [self._process.pid], 0
        while at < len(family):
            family += parents.get(family[at], [])
            at += 1
        return [Path("/proc", str(pid)) for pid in family]

    def cpu(self) -> Cpu:
        """User and system time so far: its own with its children's, and the whole machine's."""
        ticks = 0
        for number, member in enumerate(self._family()):
            fields = _stat(member)
            if fields:
                # Those who have ended are in the account of their parent.
                ticks += sum(int(field) for field in fields[11 : 15 if number == 0 else 13])
        everything = Path("/proc/stat").read_text("ascii").split("\n", 1)[0].split()
        # User, nice and system; what interrupts take is in nobody's account.
        return Cpu(ticks / TICK, sum(int(field) for field in everything[1:4]) / TICK)

    def resident_kb(self) -> int:
        """Memory in use, children included."""
        pages = 0
        for member in self._family():
            try:
                pages += int((member / "statm").read_text("ascii").split()[1])
            except OSError:
                continue
        return pages * os.sysconf("SC_PAGE_SIZE") // 1024

    def stop(self) -> None:
        """End it, first politely."""
        if self._process.poll() is None:
            self._process.send_signal(signal.SIGTERM)
            try:
                self._process.wait(10)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait()


def _stat(folder: Path) -> list[str]:
    """The fields behind the name: state, parent, …; nothing for a process that has gone."""
    try:
        return (folder / "stat").read_text("utf-8", "replace").rpartition(")")[2].split()
    except OSError:
        return []
