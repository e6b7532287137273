"""Seeded chance, the only source of it in ``core`` and ``games``: one seed, the same draws everywhere."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Sequence
from functools import lru_cache
from struct import Struct
from typing import TypeVar

from volteface.core.json import Json, canonical

_T = TypeVar("_T")


@lru_cache(maxsize=64)
def _words(count: int) -> Struct:
    return Struct(f"<{count}I")


class Rng:
    """A generator made from a seed; ``fork`` makes independent ones from it."""

    def __init__(self, *seed: Json) -> None:
        """Start from any values that can be written as JSON, such as ``Rng(7, "deal", 12)``."""
        self._seed: tuple[Json, ...] = seed
        self._begun: random.Random | None = None

    @property
    def _random(self) -> random.Random:
        """What is drawn from; whoever is only ever forked needs none, which takes room and time to set up."""
        if self._begun is None:
            digest = hashlib.sha256(canonical(list(self._seed))).digest()
            self._begun = random.Random(int.from_bytes(digest, "big"))
        return self._begun

    def fork(self, *more: Json) -> Rng:
        """Make a generator for a part of the work, whatever was drawn from this one before."""
        return Rng(*self._seed, *more)

    def below(self, limit: int) -> int:
        """Draw a number from 0 to ``limit - 1``."""
        return self._random.randrange(limit)

    def chance(self, probability: float) -> bool:
        """Say yes with a probability."""
        return self._random.random() < probability

    def choice(self, things: Sequence[_T]) -> _T:
        """Draw one of several things."""
        return things[int(self._random.random() * len(things))]

    def shuffled(self, things: Sequence[_T]) -> list[_T]:
        """Put things into a random order."""
        draw = self._random.random
        keys = [draw() for _ in things]
        return [things[at] for at in sorted(range(len(things)), key=keys.__getitem__)]

    def words(self, count: int) -> tuple[int, ...]:
        """Draw many numbers of 32 bits at once."""
        words: tuple[int, ...] = _words(count).unpack(self._random.randbytes(4 * count))
        return words

    def salt(self) -> str:
        """Draw 32 bytes in hex, for the seal of a simulated deal."""
        return self._random.randbytes(32).hex()
