"""How much one address, or one socket, may ask for: buckets that fill again with time."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

MOST_KEYS: Final = 50_000


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


class Buckets:
    """A bucket for each address; of very many addresses, those not seen for longest begin anew."""

    def __init__(self, most: float, rate: float) -> None:
        """Set how much each may take."""
        self._most, self._rate = most, rate
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str, now: float) -> bool:
        """Take one from somebody's bucket, if there is one."""
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self._most, self._rate, now)
            if len(self._buckets) > MOST_KEYS:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        return bucket.take(now)

    def is_empty(self, key: str, now: float) -> bool:
        """Tell whether somebody's bucket is."""
        bucket = self._buckets.get(key)
        return bucket is not None and bucket.is_empty(now)
