"""Reading options that somebody wrote: into a game's own type, or refused naming the one that cannot be."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TypeVar

import msgspec

from volteface.core.errors import Refused
from volteface.core.json import Json

_T = TypeVar("_T")


def convert(raw: Mapping[str, Json], kind: type[_T], rule: str) -> _T:
    """Read options as records write them; keys that the type does not have are passed over."""
    try:
        return msgspec.convert(dict(raw), kind)
    except msgspec.ValidationError as error:
        raise Refused(rule, "options-unreadable", option=_at_fault(str(error))) from None


def _at_fault(reason: str) -> str:
    """Find the option that a complaint is about; how it complains is in one language only.

    >>> _at_fault("Expected `int`, got `str` - at `$.seat_requests[...]`")
    'seat_requests'
    >>> _at_fault("Object missing required field `players`")
    'players'
    """
    found = re.search(r"at `(?:key in )?\$\.(\w+)", reason) or re.search(r"field `(\w+)`", reason)
    return found[1] if found else "?"
