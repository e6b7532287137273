"""One worker of the pool, started when it is needed, and the line of questions before it."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections import OrderedDict, deque
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec

from volteface.core.json import Entry
from volteface.server.thinking.messages import (
    HEAD,
    Brief,
    Cause,
    Overheard,
    Question,
    Reply,
    Setup,
    body_size,
    frame,
    pack_told,
)

_START_LIMIT = 60.0
"""Seconds that a worker may take to load the rules; a busy machine is slow."""

# A thinking bot stands back behind the server, which serves people; so does loading the rules.
_WORKER = """
import os
if hasattr(os, "nice"):
    os.nice(5)
from volteface.server.thinking.worker import main
main()
"""


class BotFault(Exception):
    """A bot has not answered; ``cause`` says why. Nothing in it tells what the bot knew."""

    def __init__(self, cause: Cause, error: str | None = None) -> None:
        """Name the cause, and the kind of error where the bot raised one."""
        super().__init__(cause if error is None else f"{cause}: {error}")
        self.cause = cause
        self.error = error


class _Lost(Exception):
    """The worker is gone."""


class Waiting:
    """A question in line, with the answer to come."""

    def __init__(
        self,
        brief: Brief,
        heard: Sequence[Any],
        view: Any,
        legal: Sequence[Entry],
        *,
        talks: bool,
        overheard: Sequence[Overheard] = (),
        unsaid: bool = False,
    ) -> None:
        """Keep what was told until now, even if the caller's list grows on."""
        self.brief = brief
        self.heard = tuple(heard)
        self.view = view
        self.legal = legal
        self.talks = talks
        self.overheard = tuple(overheard)
        self.unsaid = unsaid
        self.answer: asyncio.Future[Reply] = asyncio.get_running_loop().create_future()


class Lane:
    """One worker and its line. Whoever comes first is served first."""

    def __init__(self, setup: Setup, policies: int) -> None:
        """Start nothing yet."""
        self._setup = setup
        self._policies = policies
        self._line: deque[Waiting] = deque()
        self._serving: asyncio.Task[None] | None = None
        self._asked: Waiting | None = None
        self._closed = False
        self._worker: Process | None = None
        self._heard: OrderedDict[str, int] = OrderedDict()
        """How many events each policy in the worker has heard, the longest unused first."""
        self._gone: list[str] = []

    @property
    def waiting(self) -> int:
        """How many questions are not answered yet."""
        return len(self._line) + (self._asked is not None)

    @property
    def policies(self) -> int:
        """How many policies live in the worker."""
        return len(self._heard)

    @property
    def pid(self) -> int | None:
        """The worker's process, if it runs."""
        return None if self._worker is None else self._worker.pid

    def knows(self, key: str) -> bool:
        """Tell whether a policy lives in the worker, or is about to."""
        asked = () if self._asked is None else (self._asked,)
        return key in self._heard or any(one.brief.key == key for one in (*asked, *self._line))

    def enter(self, waiting: Waiting) -> None:
        """Put a question at the end of the line."""
        self._line.append(waiting)
        if self._serving is None:
            self._serving = asyncio.get_running_loop().create_task(self._serve())

    def forget(self, key: str) -> None:
        """Let a policy go; the worker hears of it with the next question."""
        if self._heard.pop(key, None) is not None:
            self._gone.append(key)

    async def close(self) -> None:
        """End the worker, and answer whoever waits with a fault."""
        self._closed = True
        if self._worker is not None:
            _kill(self._worker)
        if self._serving is not None:
            await self._serving
        await self._stop()

    async def _serve(self) -> None:
        try:
            while self._line:
                waiting = self._line.popleft()
                # A caller that was cancelled wants no answer any more.
                if waiting.answer.done():
                    continue
                self._asked = waiting
                try:
                    reply = await self._think(waiting)
                except Exception as error:  # noqa: BLE001 - it is the caller's, and the line must go on
                    if not waiting.answer.done():
                        waiting.answer.set_exception(error)
                else:
                    if not waiting.answer.done():
                        _settle(waiting.answer, reply)
                self._asked = None
        finally:
            self._serving = None

    async def _think(self, waiting: Waiting) -> Reply:
        """Ask the worker, and a fresh one if it dies: the policy is then made again from all it was told."""
        for _attempt in range(2):
            if self._closed:
                return Reply(fault="closed")
            try:
                reply = await self._ask(waiting)
            except (_Lost, msgspec.DecodeError):
                await self._stop()
                continue
            except TimeoutError:
                await self._stop()
                return Reply(fault="late")
            if reply.fault is not None:
                self.forget(waiting.brief.key)
            return reply
        return Reply(fault="closed" if self._closed else "lost")

    async def _ask(self, waiting: Waiting) -> Reply:
        worker = self._worker or await self._start()
        brief, heard = waiting.brief, waiting.heard
        since = self._heard.get(brief.key)
        if since is not None and since > len(heard):
            since = None
        told = pack_told(heard[since:], waiting.view)
        # The worker lets go of policies first, so one that comes back in this question stays.
        talk = waiting.talks, waiting.overheard, waiting.unsaid
        asked = frame(Question(brief, since, told, waiting.legal, self._gone, *talk))
        self._gone.clear()
        self._heard[brief.key] = len(heard)
        self._heard.move_to_end(brief.key)
        while len(self._heard) > self._policies:
            self._gone.append(self._heard.popitem(last=False)[0])
        async with asyncio.timeout(self._setup.limit):
            await _send(worker, asked)
            return msgspec.msgpack.decode(await _receive(worker), type=Reply)

    async def _start(self) -> Process:
        # The worker looks for modules where the server does, with the compiled rules first if it has them.
        paths = os.pathsep.join(path or str(Path.cwd()) for path in sys.path)
        try:
            worker = await asyncio.create_subprocess_exec(
                *(sys.executable, "-P", "-c", _WORKER),
                stdin=PIPE,
                stdout=PIPE,
                env={**os.environ, "PYTHONPATH": paths},
                # What the terminal sends to its foreground, such as an interrupt, is for the server alone.
                start_new_session=True,
            )
        except OSError:
            raise _Lost from None
        self._worker = worker
        if self._closed:
            raise _Lost
        try:
            async with asyncio.timeout(_START_LIMIT):
                await _send(worker, frame(self._setup))
                await _receive(worker)
        except TimeoutError:
            raise _Lost from None
        return worker

    async def _stop(self) -> None:
        """End the worker, wait until it is gone, and remember that all its policies are."""
        worker, self._worker = self._worker, None
        self._heard.clear()
        self._gone.clear()
        if worker is None:
            return
        _kill(worker)
        assert worker.stdin is not None
        worker.stdin.close()
        with suppress(OSError):
            await worker.stdin.wait_closed()
        await worker.wait()


def _settle(answer: asyncio.Future[Reply], reply: Reply) -> None:
    if reply.fault is None:
        answer.set_result(reply)
    else:
        answer.set_exception(BotFault(reply.fault, reply.error))


def _kill(worker: Process) -> None:
    if worker.returncode is not None:
        return
    with suppress(ProcessLookupError):
        if sys.platform == "win32":
            worker.kill()
        else:
            # ``worker.kill`` may fetch a dead worker's return code itself, and asyncio's watcher misses it.
            os.kill(worker.pid, signal.SIGKILL)


async def _send(worker: Process, message: bytes) -> None:
    assert worker.stdin is not None
    try:
        worker.stdin.write(message)
        await worker.stdin.drain()
    except (OSError, RuntimeError):
        raise _Lost from None


async def _receive(worker: Process) -> bytes:
    assert worker.stdout is not None
    try:
        size = body_size(await worker.stdout.readexactly(HEAD))
        return await worker.stdout.readexactly(size)
    except (OSError, asyncio.IncompleteReadError):
        raise _Lost from None
