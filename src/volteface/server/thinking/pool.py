"""The pool of worker processes in which bots think, so that the event loop is free for people."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Sequence
from typing import Any

from volteface.core.json import Entry
from volteface.server.thinking.lane import BotFault, Lane, Waiting
from volteface.server.thinking.messages import Brief, Overheard, Reply, Setup, Utterance

__all__ = ["BotFault", "Brief", "Thinkers"]


class Thinkers:
    """At most so many workers, each with a bounded line before it.

    A policy lives in one worker, which remembers what it heard; if that worker dies or lets it go, it is made
    again from its seed and all that its seat was told. A worker knows the games and bots of this package; a
    game that is added with ``register`` must be added by a module named in ``preload``, which every worker
    imports when it starts.
    """

    def __init__(
        self,
        *,
        workers: int | None = None,
        limit: float = 10.0,
        line: int = 256,
        policies: int = 256,
        preload: Sequence[str] = (),
    ) -> None:
        """Start nothing yet: a worker starts with the first question that needs it.

        ``limit`` is in seconds for one decision; ``line`` bounds the questions that wait for one worker, and
        ``policies`` those that one worker remembers.
        """
        count = max(1, (os.cpu_count() or 1) - 1) if workers is None else max(1, workers)
        setup = Setup(tuple(preload), limit)
        self._lanes = [Lane(setup, policies) for _ in range(count)]
        self._line = line
        self._closed = False

    async def choose(
        self, brief: Brief, heard: Sequence[Any], view: Any, legal: Sequence[Entry]
    ) -> Entry | None:
        """Let a bot decide: the entry without ``by``, or ``None`` if it waits; raises ``BotFault``.

        ``heard`` is all that its seat was told from the opening on, ``view`` what the seat sees now, and
        ``legal`` what may be done, for itself or for the seat it decides for, as ``write_action`` writes it.
        """
        return (await self.decide(brief, heard, view, legal)).entry

    async def decide(self, brief: Brief, heard: Sequence[Any], view: Any, legal: Sequence[Entry]) -> Reply:
        """Let a bot decide, and say why if it can; the reason is for nobody before the game is over."""
        return await self._ask(Waiting(brief, heard, view, legal, talks=False))

    async def say(
        self,
        brief: Brief,
        heard: Sequence[Any],
        view: Any,
        overheard: Sequence[Overheard] = (),
        *,
        unsaid: bool = False,
    ) -> Utterance | None:
        """Let a bot say something, if it is one that talks and has something to say; raises ``BotFault``.

        ``overheard`` is what others said since it was last asked; if its worker dies it is forgotten.
        ``unsaid`` tells that what it wished to say then was not said.
        """
        asked = Waiting(brief, heard, view, (), talks=True, overheard=overheard, unsaid=unsaid)
        return (await self._ask(asked)).said

    async def _ask(self, waiting: Waiting) -> Reply:
        if self._closed:
            raise BotFault("closed")
        lane = self._find(waiting.brief.key)
        if lane.waiting >= self._line:
            raise BotFault("full")
        lane.enter(waiting)
        return await waiting.answer

    def forget(self, key: str) -> None:
        """Let a policy go: its game is over, or its seat has another owner."""
        for lane in self._lanes:
            lane.forget(key)

    async def close(self) -> None:
        """End all workers; whoever still waits gets a ``BotFault``."""
        self._closed = True
        await asyncio.gather(*(lane.close() for lane in self._lanes))

    @property
    def waiting(self) -> int:
        """How many questions are not answered yet."""
        return sum(lane.waiting for lane in self._lanes)

    @property
    def pids(self) -> list[int]:
        """The processes that run now."""
        return [lane.pid for lane in self._lanes if lane.pid is not None]

    def _find(self, key: str) -> Lane:
        """The lane where a policy lives; a new one goes where least is to be done."""
        for lane in self._lanes:
            if lane.knows(key):
                return lane
        return min(self._lanes, key=lambda lane: (lane.waiting, lane.policies))
