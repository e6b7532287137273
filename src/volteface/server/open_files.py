"""How many files and sockets the process may have open at a time."""

from __future__ import annotations

import resource
from contextlib import suppress
from typing import Final

_SAFE: Final = 10_240
"""What macOS allows at most where it names no limit."""


def raise_limit() -> int | None:
    """Raise the limit to the highest that the system allows, and return it; ``None`` means no limit.

    Every socket is an open file, and the limit that a process starts with (1,024 on Linux, 256 on macOS) is
    far below what an account may have.
    """
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    for wanted in (hard, _SAFE):
        if _above(wanted, soft):
            with suppress(OSError, ValueError):
                resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
                soft = wanted
    return None if soft == resource.RLIM_INFINITY else soft


def _above(one: int, other: int) -> bool:
    return other != resource.RLIM_INFINITY and (one == resource.RLIM_INFINITY or one > other)
