"""A store whose answers are collected, and things to keep in it."""

from __future__ import annotations

import threading
from collections.abc import Callable
from types import TracebackType
from typing import Self

from volteface.server.store import AppendEntries, PutTable, StartGame, Store, StoreError, Write

HASH = "ab" * 32


class Kept:
    """A started store; ``wakes`` are the answers, batch by batch, in the order in which they came."""

    def __init__(self, url: str, server: str | None = None) -> None:
        self.store = Store.open(url, server=server)
        self.wakes = 0
        self.answers: list[tuple[str, StoreError | None]] = []
        self.store.start(self._wake)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.store.close()

    def _wake(self, answer: Callable[[], None]) -> None:
        self.wakes += 1
        answer()

    def submit(self, name: str, *writes: Write) -> None:
        self.store.submit(writes, lambda error: self.answers.append((name, error)))

    def keep(self, *writes: Write) -> StoreError | None:
        """Submit one unit and wait for its answer."""
        self.submit("one", *writes)
        self.store.flush()
        return self.answers.pop()[1]

    def kinds(self) -> list[tuple[str, str]]:
        """Name every answer so far: what was submitted, and the kind of its failure."""
        return [(name, type(error).__name__ if error else "kept") for name, error in self.answers]


class Gate:
    """Holds the writer inside a unit, so that what is submitted meanwhile waits together."""

    def __init__(self, kept: Kept) -> None:
        self._kept = kept
        self._entered = threading.Event()
        self._open = threading.Event()

    def __enter__(self) -> Self:
        self._kept.store.submit([], self._hold)
        assert self._entered.wait(30)
        return self

    def _hold(self, error: StoreError | None) -> None:
        assert error is None
        self._entered.set()
        assert self._open.wait(30)

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._open.set()
        self._kept.store.flush()


def table(
    code: str = "ABCD",
    *,
    room: bytes = b'{"host":"m1"}',
    public: bool = False,
    running: bool = True,
    at: int = 1,
    version: int = 1,
) -> PutTable:
    return PutTable(code, "inside-job", room, public=public, running=running, at=at, version=version)


def start(code: str = "ABCD", number: int = 1, salt: str = "salt") -> StartGame:
    return StartGame(code, number, b'{"players":4}', b"[]", "seal", salt, "seed", b'["m1"]', 5)


def append(first: int, *entries: bytes, code: str = "ABCD", game: int = 1, at: int = 7) -> AppendEntries:
    return AppendEntries(code, game, first, entries or (b"entry %d" % first,), at)
