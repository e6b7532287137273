"""A record: the whole game, readable by people and programs, enough to rebuild every position."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from typing import Any

import msgspec

from volteface.core.errors import BadRecord
from volteface.core.json import Json, canonical

FORMAT = 1
LINE_LIMIT = 1_000_000
"""No game comes near a record of this many characters; a longer line is not one."""


def seal(salt: str, deal: Mapping[str, Json]) -> str:
    """Hash a deal entry with its salt, so that it can be shown before the deal may be."""
    sealed = {key: value for key, value in deal.items() if key != "at"}
    return hashlib.sha256(salt.encode() + b"\n" + canonical(sealed)).hexdigest()


class Record(msgspec.Struct, omit_defaults=True):
    """One game, finished or running; extra keys of a file are ignored."""

    game: str
    options: dict[str, Any]
    seats: list[dict[str, Any]]
    log: list[dict[str, Any]]
    result: dict[str, Any] | None
    seal: str | None = None
    salt: str | None = None

    def to_json(self) -> str:
        """Write it as one line."""
        whole: dict[str, Any] = {
            "volteface": FORMAT,
            "game": self.game,
            "options": self.options,
            "seats": self.seats,
        }
        if self.seal is not None:
            whole["seal"] = self.seal
        if self.salt is not None:
            whole["salt"] = self.salt
        whole["log"] = self.log
        whole["result"] = self.result
        return json.dumps(whole, ensure_ascii=False, separators=(",", ":"))

    @classmethod
    def from_json(cls, line: str | bytes) -> Record:
        """Read one line; raises ``BadRecord`` with a sentence."""
        if len(line) > LINE_LIMIT:
            raise BadRecord("record-too-long", limit=LINE_LIMIT)
        try:
            whole = msgspec.json.decode(line)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            raise BadRecord("record-not-json") from None
        if not isinstance(whole, dict) or "volteface" not in whole:
            raise BadRecord("record-not-a-record")
        if isinstance(whole["volteface"], bool) or whole["volteface"] != FORMAT:
            raise BadRecord("record-version", version=str(whole["volteface"]))
        try:
            return msgspec.convert(whole, cls)
        except msgspec.ValidationError as error:
            raise BadRecord("record-shape", reason=str(error)) from None
