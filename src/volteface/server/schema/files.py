"""The files that are made from the message types, for readers and for programs in other languages."""

from __future__ import annotations

import json

from volteface.server.schema.definitions import Schema
from volteface.server.schema.games import GAMES, push_schema
from volteface.server.schema.protocol import socket_schema
from volteface.server.schema.routes import openapi
from volteface.server.schema.typescript import modules


def files() -> dict[str, str]:
    """Make them all, by path from the top of the project."""
    schemas: dict[str, Schema] = {
        "requests": socket_schema("AnyRequest"),
        "messages": socket_schema("AnyMessage"),
        "openapi": openapi(),
        **{game.id: push_schema(game) for game in GAMES},
    }
    written = {f"docs/protocol/{name}.json": _written(schema) for name, schema in schemas.items()}
    types = {f"web/src/lib/protocol/{name}": text for name, text in modules().items()}
    return {**written, **types}


def _written(schema: Schema) -> str:
    return json.dumps(schema, indent=1, ensure_ascii=False) + "\n"
