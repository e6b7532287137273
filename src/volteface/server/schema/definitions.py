"""JSON Schema of message types, with what the types alone do not say."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from msgspec import inspect

from volteface.server.schema.comments import class_comment, field_comments

Schema = dict[str, Any]
"""A JSON Schema, in the form in which msgspec hands it over."""

DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"

LEGAL: Final[Schema] = {
    "type": "array",
    "items": {
        "type": "object",
        "properties": {"by": {"type": "integer"}, "do": {"type": "string"}},
        "required": ["by", "do"],
    },
}
EVENTS: Final[Schema] = {
    "type": "array",
    "items": {"type": "object", "properties": {"event": {"type": "string"}}, "required": ["event"]},
}


def definitions(types: Sequence[object], where: str) -> tuple[list[Schema], dict[str, Schema]]:
    """Make the schemas of some types, and those of everything they are made of, by name.

    ``where`` is the place of a definition, with ``{name}`` in it.
    """
    tops, made = msgspec.json.schema_components(types, ref_template=where)
    classes = {cls.__name__: cls for cls in structs(types)}
    if classes.keys() != made.keys():
        raise ValueError(f"two types of one name: {classes.keys() ^ made.keys()}")
    for name, cls in classes.items():
        complete(made[name], cls)
    _fill_raw(made, where)
    return list(tops), dict(sorted(made.items()))


def complete(schema: Schema, cls: type[msgspec.Struct]) -> None:
    """Add the comments of the source, and require what is always sent."""
    schema["description"] = class_comment(cls)
    names = dict(zip(cls.__struct_fields__, cls.__struct_encode_fields__, strict=True))
    for field, comment in field_comments(cls).items():
        schema["properties"][names[field]].setdefault("description", comment)
    if always_whole(cls):
        schema["required"] = list(schema["properties"])
        for part in schema["properties"].values():
            part.pop("default", None)


def always_whole(cls: type[msgspec.Struct]) -> bool:
    """Tell whether every field is sent, even one that has a default; clients may leave those out."""
    config = cls.__struct_config__
    return not config.omit_defaults and not config.forbid_unknown_fields


def _fill_raw(made: dict[str, Schema], where: str) -> None:
    """Say of what is passed on as ready-made bytes what it holds, whatever the game."""
    if "Push" in made:
        properties = made["Push"]["properties"]
        properties["view"].update({"type": "object", "description": "The table as this reader may see it."})
        properties["legal"].update(LEGAL)
        properties["events"].update({**EVENTS, "description": "What has happened since the last push."})
    if "ReplayStep" in made:
        properties = made["ReplayStep"]["properties"]
        properties["view"].update({"type": "object", "description": "The table as this reader saw it."})
        properties["events"].update(EVENTS)
    if "ShowRecord" in made:
        made["ShowRecord"]["properties"]["record"]["type"] = "object"
    if "Foreseen" in made:
        made["Foreseen"]["properties"]["events"].update(EVENTS)
    if "ToldLine" in made:
        made["ToldLine"]["properties"]["message"]["$ref"] = where.format(name="AnyMessage")


def structs(types: Sequence[object]) -> list[type[msgspec.Struct]]:
    """List the classes that some types are made of, each once."""
    found: dict[type[msgspec.Struct], None] = {}

    def walk(node: inspect.Type) -> None:
        match node:
            case inspect.StructType(cls=cls, fields=fields):
                if cls not in found:
                    found[cls] = None
                    for field in fields:
                        walk(field.type)
            case inspect.UnionType(types=parts) | inspect.TupleType(item_types=parts):
                for part in parts:
                    walk(part)
            case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
                walk(item)
            case inspect.DictType(key_type=key, value_type=value):
                walk(key)
                walk(value)
            case inspect.Metadata(type=inner):
                walk(inner)

    for one in types:
        walk(inspect.type_info(one))
    return list(found)
