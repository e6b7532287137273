"""JSON Schema of everything that goes over the socket and over HTTP, whatever the game."""

from __future__ import annotations

from typing import Final

from volteface.core.record import FORMAT
from volteface.server import bodies
from volteface.server.messages import AnyMessage
from volteface.server.requests import AnyRequest
from volteface.server.schema.definitions import DIALECT, Schema, definitions

BODIES: Final = (
    bodies.NewTable,
    bodies.JoinTable,
    bodies.TakeLink,
    bodies.Lines,
    bodies.SiftedLines,
    bodies.Joined,
    bodies.Link,
    bodies.TableSummary,
    bodies.TableList,
    bodies.Addresses,
    bodies.PlayedGames,
    bodies.ShowRecord,
    bodies.BotReasons,
    bodies.Replay,
    bodies.Shared,
    bodies.SharedGame,
    bodies.GameList,
    bodies.CheckOptions,
    bodies.OptionsChecked,
    bodies.ToldAll,
    bodies.Health,
)

RECORD: Final[Schema] = {
    "title": "GameRecord",
    "description": "A finished game: docs/rules/records.md. Further keys are allowed and mean nothing.",
    "type": "object",
    "properties": {
        "volteface": {"const": FORMAT},
        "game": {"type": "string"},
        "options": {"type": "object"},
        "seats": {"type": "array", "items": {"type": "object"}},
        "seal": {"type": "string"},
        "salt": {"type": "string"},
        "log": {
            "type": "array",
            "items": {
                "type": "object",
                "properties": {
                    "by": {"anyOf": [{"type": "integer"}, {"enum": ["chance", "clock"]}]},
                    "do": {"type": "string"},
                },
                "required": ["by", "do"],
            },
        },
        "result": {
            "type": "object",
            "properties": {
                "winners": {
                    "type": "array",
                    "items": {"anyOf": [{"type": "integer"}, {"type": "string"}]},
                }
            },
            "required": ["winners"],
        },
    },
    "required": ["volteface", "game", "options", "seats", "log", "result"],
}


def all_definitions(where: str = "#/$defs/{name}") -> dict[str, Schema]:
    """Make the schemas of all requests, messages and bodies, by name."""
    (request, message, *_), made = definitions([AnyRequest, AnyMessage, *BODIES], where)
    made["AnyRequest"] = {"description": "What a client may say.", **request}
    made["AnyMessage"] = {"description": "What the server says.", **message}
    made["GameRecord"] = RECORD
    return dict(sorted(made.items()))


def socket_schema(root: str) -> Schema:
    """Make the schema of one direction of the socket: ``AnyRequest`` or ``AnyMessage``."""
    made = all_definitions()
    top = made.pop(root)
    return {"$schema": DIALECT, "title": root, **top, "$defs": _used(top, made)}


def _used(top: Schema, made: dict[str, Schema]) -> dict[str, Schema]:
    """Keep the definitions that lead from a schema to its ends."""
    used: set[str] = set()
    open_ends = references(top)
    while open_ends:
        name = open_ends.pop()
        if name not in used:
            used.add(name)
            open_ends |= references(made[name])
    return {name: made[name] for name in sorted(used)}


def references(schema: object) -> set[str]:
    """Name the definitions that a schema refers to."""
    if isinstance(schema, dict):
        here = {schema["$ref"].rsplit("/", 1)[1]} if isinstance(schema.get("$ref"), str) else set()
        return here.union(*(references(part) for part in schema.values()))
    if isinstance(schema, list):
        return set[str]().union(*(references(part) for part in schema))
    return set()
