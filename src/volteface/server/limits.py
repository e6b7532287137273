"""How much one address, or one socket, may ask for: buckets that fill again with time."""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Hashable
from typing import Final, Generic, TypeVar

MOST_KEYS: Final = 50_000

_Key = TypeVar("_Key", bound=Hashable)


class Bucket:
    """Holds so many requests and fills up again at a rate, in requests a second."""

    __slots__ = ("_at", "_left", "_most", "_rate")

    def __init__(self, most: float, rate: float, now: float) -> None:
        """Begin full."""
        self._most, self._rate, self._left, self._at = most, rate, most, now

    def take(self, now: float) -> bool:
        """Take one, if there is one."""
        if self.is_empty(now):
            return False
        self._left -= 1
        return True

    def is_empty(self, now: float) -> bool:
        """Tell whether there is none."""
        self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now
        return self._left < 1


class Buckets(Generic[_Key]):
    """A bucket for each address, or seat; of very many, those not seen for longest begin anew."""

    def __init__(self, most: float, rate: float) -> None:
        """Set how much each may take."""
        self._most, self._rate = most, rate
        self._buckets: OrderedDict[_Key, Bucket] = OrderedDict()

    def take(self, key: _Key, now: float) -> bool:
        """Take one from somebody's bucket, if there is one."""
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self._most, self._rate, now)
            if len(self._buckets) > MOST_KEYS:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        return bucket.take(now)

    def is_empty(self, key: _Key, now: float) -> bool:
        """Tell whether somebody's bucket is."""
        bucket = self._buckets.get(key)
        return bucket is not None and bucket.is_empty(now)


class Guests:
    """How many connections there are, in all and from each address."""

    def __init__(self, most: int, each: int) -> None:
        """Set the limits."""
        self._most, self._each = most, each
        self._count: Counter[str] = Counter()
        self._all = 0

    def enter(self, address: str) -> bool:
        """Let one more in, if there is room."""
        if self._all >= self._most or self._count[address] >= self._each:
            return False
        self._count[address] += 1
        self._all += 1
        return True

    def leave(self, address: str) -> None:
        """Let one go."""
        self._count[address] -= 1
        self._all -= 1
        if not self._count[address]:
            del self._count[address]


class Visitor:
    """One connection that is counted for an address, if any are."""

    def __init__(self, guests: Guests | None, address: str) -> None:
        """Count nothing yet."""
        self._guests, self._address = guests, address
        self._inside = False

    def enter(self) -> bool:
        """Come in, if there is room."""
        self._inside = self._guests is not None and self._guests.enter(self._address)
        return self._inside or self._guests is None

    def leave(self) -> None:
        """Go."""
        if self._inside and self._guests is not None:
            self._guests.leave(self._address)
        self._inside = False
