"""TypeScript types, written from the schemas.

Our own emitter: the programs that do this need Node, which neither playing nor testing does, and they know
nothing of messages that are generic in the game.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from volteface.server.requests import LARGEST, PROTOCOL
from volteface.server.schema.definitions import Schema
from volteface.server.schema.games import GAMES, GameTypes, game_definitions
from volteface.server.schema.protocol import all_definitions, references

HEADER: Final = "// Made by `python3 tools/dev.py protocol` from the server's own types. Do not edit.\n"

JSON_TYPE: Final = """\
/** Anything that JSON can hold. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
"""

SPECIAL: Final = {
    ("Push", "view"): "ViewOf[G]",
    ("Push", "legal"): "readonly ActionOf[G][]",
    ("Push", "events"): "readonly EventOf[G][]",
    ("Act", "action"): "ActionOf[G]",
    ("Preview", "action"): "ActionOf[G]",
    ("Foreseen", "events"): "readonly EventOf[G][]",
    ("ReplayStep", "view"): "ViewOf[G]",
    ("ReplayStep", "events"): "readonly EventOf[G][]",
    ("Room", "settings"): "Required<Settings>",
}
"""What only the game says; and settings, of which a client may leave parts out, but the server sends all."""

GENERIC: Final = {name for (name, _), written in SPECIAL.items() if "[G]" in written}


def modules() -> dict[str, str]:
    """Write all modules, by file name."""
    made = {f"{game.id}.ts": _game_module(game) for game in GAMES}
    return {"messages.ts": _messages_module(), "games.ts": _games_module(), "index.ts": _index(), **made}


def _messages_module() -> str:
    made = all_definitions()
    generic = frozenset(_generic(made))
    parts = [
        HEADER + 'import type { ActionOf, EventOf, GameId, ViewOf } from "./games";\n',
        f"/** The version of all messages. */\nexport const PROTOCOL = {PROTOCOL};\n",
        f"/** No message of a client is longer, in bytes. */\nexport const LARGEST = {LARGEST};\n",
        JSON_TYPE,
        *(declaration(name, schema, generic, SPECIAL) for name, schema in made.items()),
        '/** Why something was refused. */\nexport type Reason = Refused["reason"];\n',
    ]
    return "\n".join(parts)


def _game_module(game: GameTypes) -> str:
    made = game_definitions(game)
    return "\n".join([HEADER, *(declaration(name, schema) for name, schema in made.items())])


def _games_module() -> str:
    parts = [HEADER]
    parts[0] += "".join(f'import type * as {_space(game)} from "./{game.id}";\n' for game in GAMES)
    for name, member, comment in (
        ("ViewOf", "View", "What a seat may know, by game."),
        ("EventOf", "AnyEvent", "What can happen, by game."),
        ("ActionOf", "AnyAction", "What a seat can do, by game."),
        ("OptionsOf", "Options", "What a table may choose before the deal, by game."),
    ):
        lines = "".join(f'  readonly "{game.id}": {_space(game)}.{member};\n' for game in GAMES)
        parts.append(f"/** {comment} */\nexport interface {name} {{\n{lines}}}\n")
    parts.append("/** The games whose messages have types. */\nexport type GameId = keyof ViewOf;\n")
    return "\n".join(parts)


def _index() -> str:
    lines = ['export * from "./messages";', 'export type * from "./games";']
    lines += [f'export type * as {_space(game)} from "./{game.id}";' for game in GAMES]
    return HEADER + "\n".join(lines) + "\n"


def _space(game: GameTypes) -> str:
    return "".join(word.capitalize() for word in game.id.split("-"))


def _generic(made: Mapping[str, Schema]) -> set[str]:
    """Name the types that hold something of the game, however deep."""
    generic = set(GENERIC)
    while True:
        more = {name for name, schema in made.items() if references(schema) & generic} - generic
        if not more:
            return generic
        generic |= more


def declaration(
    name: str,
    schema: Schema,
    generic: frozenset[str] = frozenset(),
    special: Mapping[tuple[str, str], str] = MappingProxyType({}),
) -> str:
    """Write one type: an interface, or a union."""
    head = f"{name}<G extends GameId = GameId>" if name in generic else name
    comment = _comment(schema.get("description", ""), "")
    if "properties" not in schema:
        parts = [_type(part, generic) for part in schema["anyOf"]]
        return f"{comment}export type {head} =\n" + "\n".join(f"  | {part}" for part in parts) + ";\n"
    required = schema.get("required", [])
    lines = [f"{comment}export interface {head} {{\n"]
    for key, part in schema["properties"].items():
        optional = "" if key in required else "?"
        written = special.get((name, key)) or _type(part, generic)
        lines.append(_comment(part.get("description", ""), "  "))
        lines.append(f"  readonly {key}{optional}: {written};\n")
    return "".join([*lines, "}\n"])


def _comment(text: str, indent: str) -> str:
    lines = text.splitlines()
    if not lines:
        return ""
    if len(lines) == 1:
        return f"{indent}/** {lines[0]} */\n"
    return "".join(
        [f"{indent}/**\n", *(f"{indent} * {line}".rstrip() + "\n" for line in lines), f"{indent} */\n"]
    )


def _type(schema: Schema, generic: frozenset[str]) -> str:
    match schema:
        case {"$ref": str(reference)}:
            name = reference.rsplit("/", 1)[1]
            return f"{name}<G>" if name in generic else name
        case {"anyOf": parts}:
            return " | ".join(dict.fromkeys(_type(part, generic) for part in parts))
        case {"enum": values}:
            return " | ".join(json.dumps(value) for value in values)
        case {"const": value}:
            return json.dumps(value)
        case {"type": "array"}:
            item = _type(schema.get("items", {}), generic)
            return f"readonly ({item})[]" if " " in item else f"readonly {item}[]"
        case {"type": "object", "additionalProperties": dict(values)}:
            return f"{{ readonly [key: string]: {_type(values, generic)} }}"
        case {"type": "object", "properties": properties}:
            fields = "; ".join(f"readonly {key}: {_type(part, generic)}" for key, part in properties.items())
            return f"{{ {fields}; readonly [key: string]: Json }}"
        case {"type": "object"}:
            return "{ readonly [key: string]: Json }"
        case {"type": "string" | "boolean" | "null" as plain}:
            return str(plain)
        case {"type": "integer" | "number"}:
            return "number"
        case _ if not schema.keys() - {"description", "default"}:
            return "Json"
    raise ValueError(f"no TypeScript for {schema}")
