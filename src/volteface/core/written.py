"""Views as JSON: what everybody may know is written once, and what a seat knows alone is put into it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

_encode: Final = msgspec.json.Encoder().encode

_HEAD: Final = b'{"seat":null,'
_TAIL: Final = b'"you":null,"ending":%b}'
_NOT_OVER: Final = b"null"


def write_each(views: Sequence[Any]) -> list[bytes]:
    """Write views one by one."""
    return [_encode(view) for view in views]


def write(shown: Any) -> bytes:
    """Write a part of a view."""
    return _encode(shown)


def write_around(public: Any, readers: Sequence[tuple[int, bytes] | None]) -> list[bytes]:
    """Write a view for each reader: everybody's for ``None``, else with that seat and its written ``you``.

    For views that begin with ``seat`` and end with ``you`` and ``ending``. Nothing is taken out of what one
    reader sees to make another's view: everybody's has no secret in it, and a seat's own part is added.
    """
    everybody = _encode(public)
    ending = _NOT_OVER if public.ending is None else _encode(public.ending)
    tail = _TAIL % ending
    assert everybody.startswith(_HEAD)
    assert everybody.endswith(tail)
    middle = everybody[len(_HEAD) : -len(tail)]
    written: list[bytes] = []
    for reader in readers:
        if reader is None:
            written.append(everybody)
        else:
            seat, you = reader
            written.append(b'{"seat":%d,%b"you":%b,"ending":%b}' % (seat, middle, you, ending))
    return written
