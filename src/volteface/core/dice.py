"""Small, fast chance for playouts: the same numbers compiled and interpreted."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

_LOW_32: Final[i64] = 0xFFFFFFFF
_FINE: Final[i64] = 1 << 24


@final
class Dice:
    """A xorshift generator of 32 bits: fit for playouts, never for a deal that people play.

    All steps stay below 2**50, so that native and Python integers agree without wrapping.
    """

    __slots__ = ("_x",)

    def __init__(self, seed: int) -> None:
        """Start from a seed; any integer will do."""
        mixed = (seed ^ (seed >> 32)) * 2654435769 + 0x9E3779B9
        self._x: i64 = mixed & 0xFFFFFFFF or 1

    def below(self, limit: i64) -> i64:
        """Draw a number from 0 to ``limit - 1``."""
        x = self._x
        x ^= (x << 13) & _LOW_32
        x ^= x >> 17
        x ^= (x << 5) & _LOW_32
        self._x = x
        return (x * limit) >> 32

    def share(self) -> float:
        """Draw a number from 0 up to, but not, 1."""
        return float(self.below(_FINE)) / float(_FINE)
