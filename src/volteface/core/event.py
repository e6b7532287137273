"""The shape of events: what only one seat may know is an event of its own, addressed to that seat.

So nothing is ever blanked out of an event: a seat is told it whole or not at all.
"""

from __future__ import annotations

import msgspec


def kebab(name: str) -> str:
    """Write the name of a class as messages and events do."""
    return "".join("-" + letter.lower() if letter.isupper() else letter for letter in name).lstrip("-")


class Addressed(msgspec.Struct, frozen=True, kw_only=True, tag=kebab, tag_field="event", omit_defaults=True):
    """Something that happened; ``only`` names the one seat that is told, ``None`` means everybody."""

    only: int | None = None
