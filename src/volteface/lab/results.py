"""The results of an arena: a file that can be stopped at any moment and gone on with.

The first line holds the settings, every other one a unit. A line that was cut off is played again.
"""

from __future__ import annotations

import os
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self

import msgspec

from volteface.core.errors import VoltefaceError
from volteface.lab.bout import Played
from volteface.lab.contest import Contest, Unit
from volteface.lab.tally import Tally

FORMAT: Final = 1


class Head(msgspec.Struct, frozen=True):
    """What the results are of."""

    arena: int
    contest: dict[str, Any]
    fingerprint: str
    """Of the rules and bots."""


class Results:
    """What was played so far: counted, and on a file if there is one. Nothing else is kept."""

    def __init__(self, contest: Contest, path: Path | None = None) -> None:
        """Open; raises ``VoltefaceError`` if the file is of another arena or no results at all."""
        self.tally = Tally(contest)
        self._known: set[Unit] = set()
        self._file: int | None = None
        if path is None:
            return
        head = Head(FORMAT, msgspec.to_builtins(contest), contest.fingerprint)
        # Only appended to, so that nothing that was played can be lost.
        self._file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_APPEND, 0o644)
        try:
            if not self._read(head, path):
                self._write(msgspec.json.encode(head))
        except BaseException:
            self.close()
            raise

    def __enter__(self) -> Self:
        """Use it."""
        return self

    def __exit__(
        self, _kind: type[BaseException] | None, _fault: BaseException | None, _trace: TracebackType | None
    ) -> None:
        """Close it."""
        self.close()

    def __contains__(self, unit: Unit) -> bool:
        """Tell whether a unit was played already."""
        return unit in self._known

    def add(self, played: Played) -> None:
        """Keep a unit; it is on the file when this returns."""
        if self._file is not None:
            self._write(msgspec.json.encode(played))
        self._count(played)

    def close(self) -> None:
        """Close the file."""
        if self._file is not None:
            os.close(self._file)
            self._file = None

    def _write(self, line: bytes) -> None:
        assert self._file is not None
        rest = line + b"\n"
        while rest:
            rest = rest[os.write(self._file, rest) :]

    def _read(self, head: Head, path: Path) -> bool:
        """Read what is there; tells whether the file had begun."""
        assert self._file is not None
        whole = 0
        decoder = msgspec.json.Decoder(Played)
        with path.open("rb") as lines:
            for number, line in enumerate(lines, 1):
                if not line.endswith(b"\n"):
                    break
                if number == 1:
                    _compare(line, head, path)
                else:
                    self._take(decoder, line, path, number)
                whole += len(line)
        # Somebody's own file without an end of line is not ours to cut.
        if whole == 0 and path.stat().st_size > len(msgspec.json.encode(head)):
            raise VoltefaceError("arena-not-results", file=str(path))
        os.ftruncate(self._file, whole)
        return whole > 0

    def _take(self, decoder: msgspec.json.Decoder[Played], line: bytes, path: Path, number: int) -> None:
        try:
            played = decoder.decode(line)
        except msgspec.MsgspecError:
            raise VoltefaceError("arena-line-damaged", file=str(path), line=number) from None
        if played.unit not in self._known:
            self._count(played)

    def _count(self, played: Played) -> None:
        self._known.add(played.unit)
        self.tally.add(played)


def _compare(line: bytes, head: Head, path: Path) -> None:
    try:
        found = msgspec.json.decode(line, type=Head)
    except msgspec.MsgspecError:
        raise VoltefaceError("arena-not-results", file=str(path)) from None
    wanted = msgspec.json.decode(msgspec.json.encode(head), type=Head)
    other = sorted(key for key in wanted.contest if wanted.contest[key] != found.contest.get(key))
    if found.arena != wanted.arena or other:
        raise VoltefaceError("arena-other-settings", file=str(path), settings=", ".join(other) or "arena")
    if found.fingerprint != wanted.fingerprint:
        raise VoltefaceError("arena-other-code", file=str(path))
