"""Plain JSON values, and the one canonical way to write them."""

from __future__ import annotations

import json
from collections.abc import Mapping

Json = None | bool | int | float | str | list["Json"] | dict[str, "Json"]
"""Anything that JSON can hold."""

Entry = dict[str, Json]
"""One row of a log: ``by``, ``do`` and what goes with it."""


_encode = json.JSONEncoder(sort_keys=True, separators=(",", ":"), ensure_ascii=False, allow_nan=False).encode


def canonical(value: Json | Mapping[str, Json]) -> bytes:
    """Write a value with sorted keys, no spaces, as UTF-8 without ASCII escapes."""
    return _encode(value).encode()
