"""Schemas without room for what they do not name, so that a test notices what they forget."""

from __future__ import annotations

import json

from volteface.server.schema.definitions import Schema


def strict(schema: Schema) -> Schema:
    """The same schema, but without room for anything that it does not name."""
    made: Schema = json.loads(json.dumps(schema))
    for part in (made, *made["$defs"].values()):
        if "properties" in part:
            part["additionalProperties"] = False
    return made
