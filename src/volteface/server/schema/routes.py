"""The OpenAPI description of the HTTP part: every address, what it takes, and every answer it can give."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

import msgspec

from volteface.server import bodies
from volteface.server.codes import CODE_LENGTH, LETTERS
from volteface.server.requests import PROTOCOL
from volteface.server.schema.definitions import Schema
from volteface.server.schema.protocol import all_definitions

JSON: Final = "application/json"
WHERE: Final = "#/components/schemas/{name}"
PREFIX: Final = "/api/tables/{code}"

FAULTS: Final = {
    400: "The request cannot be read (`malformed`).",
    401: "No token, or one that is worth nothing (`unknown-token`).",
    403: "Not allowed to this person, or asked from a foreign page or under a foreign name (`not-allowed`).",
    404: "There is no such table, or no such game of it (`no-table`).",
    409: "Not at this moment (`not-now`).",
    413: "The body is too large (`too-large`).",
    415: "The body is not JSON (`malformed`).",
    422: "The rules do not allow these options or this record, `rule` says which; or no name (`illegal`).",
    429: "Too many requests in a short time (`too-many`).",
    503: "The server is about to stop, or could not write it down (`stopping`, `not-stored`).",
}
ALWAYS: Final = (403, 429, 503)
WITH_BODY: Final = (400, 413, 415)


class Route(NamedTuple):
    """One address and what can be done there."""

    method: str
    path: str
    id: str
    summary: str
    answer: type[msgspec.Struct] | str | None
    """A body, or the name of a schema; ``None``: an empty one."""
    body: type[msgspec.Struct] | None = None
    status: int = 200
    faults: tuple[int, ...] = ()
    """Besides those of every address, and those of every address that takes a body."""
    private: bool = False
    """Whether it takes the token of a place at this table."""
    query: tuple[str, ...] = ()


MEMBER: Final = (401, 404)

ROUTES: Final = (
    Route("get", "/api/games", "listGames", "The games that can be played here.", bodies.GameList),
    Route(
        "post",
        "/api/games/{game}/options/check",
        "checkOptions",
        "Whether options fit together; nothing is made.",
        bodies.OptionsChecked,
        bodies.CheckOptions,
        faults=(422,),
    ),
    Route(
        "post",
        "/api/games/{game}/options/sift",
        "siftLines",
        "Which lines of a list, such as own words, can be used; nothing is kept.",
        bodies.SiftedLines,
        bodies.Lines,
        faults=(422,),
    ),
    Route(
        "get",
        "/api/addresses",
        "listAddresses",
        "The addresses to invite others to; those of the machine's networks are shown on that machine alone.",
        bodies.Addresses,
    ),
    Route("get", "/api/tables", "listTables", "The public tables.", bodies.TableList),
    Route(
        "post",
        "/api/tables",
        "createTable",
        "A new table; you are its host.",
        bodies.Joined,
        bodies.NewTable,
        status=201,
        faults=(409, 422),
    ),
    Route("get", PREFIX, "showTable", "A table as strangers see it.", bodies.TableSummary, faults=(404,)),
    Route(
        "get",
        f"{PREFIX}/qr.svg",
        "drawLink",
        "The address of a table as a picture for cameras; `address` chooses one of `/api/addresses`.",
        "Picture",
        faults=(404,),
        query=("address",),
    ),
    Route(
        "delete",
        PREFIX,
        "deleteTable",
        "Host: the table and all its games are gone.",
        None,
        status=204,
        faults=MEMBER,
        private=True,
    ),
    Route(
        "post",
        f"{PREFIX}/members",
        "joinTable",
        "Come to a table, to play or to watch.",
        bodies.Joined,
        bodies.JoinTable,
        status=201,
        faults=(404, 409, 422),
    ),
    Route(
        "post",
        f"{PREFIX}/links",
        "createLink",
        "A link that moves your place to another device, once.",
        bodies.Link,
        status=201,
        faults=MEMBER,
        private=True,
    ),
    Route(
        "post",
        "/api/links",
        "takeLink",
        "Take a place over to this device; the device it came from is out.",
        bodies.Joined,
        bodies.TakeLink,
        faults=(401, 404),
    ),
    Route(
        "post",
        f"{PREFIX}/token",
        "renewToken",
        "A new token for your place; every other device is out.",
        bodies.Joined,
        faults=MEMBER,
        private=True,
    ),
    Route(
        "get",
        f"{PREFIX}/games",
        "listPlayedGames",
        "The games of a table, for those who sit or sat there.",
        bodies.PlayedGames,
        faults=MEMBER,
        private=True,
    ),
    Route(
        "get",
        f"{PREFIX}/games/{{number}}",
        "exportGame",
        "The record of a finished game.",
        "GameRecord",
        faults=(*MEMBER, 409),
        private=True,
    ),
    Route(
        "get",
        f"{PREFIX}/told",
        "listTold",
        "What has the server told me? Every message it ever sent to you.",
        bodies.ToldAll,
        faults=MEMBER,
        private=True,
    ),
    Route(
        "get",
        f"{PREFIX}/games/{{number}}/replay",
        "replayGame",
        "A finished game step by step, as a seat or a spectator was told it.",
        bodies.Replay,
        faults=(400, *MEMBER, 409),
        private=True,
        query=("seat", "first"),
    ),
    Route(
        "get",
        f"{PREFIX}/games/{{number}}/reasons",
        "explainGame",
        "Why the bots of a finished game did what they did, as far as they have said.",
        bodies.BotReasons,
        faults=(*MEMBER, 409),
        private=True,
    ),
    Route(
        "post",
        f"{PREFIX}/games/{{number}}/share",
        "shareGame",
        "Who played it: an address under which anybody may look at a finished game.",
        bodies.Shared,
        status=201,
        faults=(*MEMBER, 409),
        private=True,
    ),
    Route(
        "delete",
        f"{PREFIX}/games/{{number}}/share",
        "unshareGame",
        "Who played it: that address leads nowhere any more.",
        None,
        status=204,
        faults=(*MEMBER, 409),
        private=True,
    ),
    Route(
        "get", "/api/shared/{id}", "showShared", "A game that was shared.", bodies.SharedGame, faults=(404,)
    ),
    Route(
        "get",
        "/api/shared/{id}/record",
        "exportShared",
        "The record of a game that was shared.",
        "GameRecord",
        faults=(404,),
    ),
    Route(
        "get",
        "/api/shared/{id}/replay",
        "replayShared",
        "A shared game step by step, as a seat or a spectator was told it.",
        bodies.Replay,
        faults=(400, 404),
        query=("seat", "first"),
    ),
    Route(
        "get",
        "/api/shared/{id}/reasons",
        "explainShared",
        "Why the bots of a shared game did what they did, as far as they have said.",
        bodies.BotReasons,
        faults=(404,),
    ),
    Route(
        "post",
        "/api/replays",
        "replayRecord",
        "A record that somebody has as a file, step by step; what does not play is refused with its entry.",
        bodies.Replay,
        bodies.ShowRecord,
        faults=(422,),
    ),
    Route("get", "/api/openapi.json", "describe", "This description.", "OpenApi"),
    Route("get", "/healthz", "health", "Whether the server works.", bodies.Health),
    Route(
        "get",
        "/metrics",
        "metrics",
        "Figures for Prometheus; for this machine, or with the operator's token.",
        "Metrics",
    ),
)

_KINDS: Final = {"Metrics": "text/plain", "Picture": "image/svg+xml"}

PARAMETERS: Final[dict[str, Schema]] = {
    "address": {
        "name": "address",
        "in": "query",
        "description": "One of the addresses to invite others to; another one is taken for the first.",
        "schema": {"type": "string"},
    },
    "code": {
        "name": "code",
        "in": "path",
        "required": True,
        "description": "The code of a table, in any case.",
        "schema": {"type": "string", "pattern": f"^[{LETTERS}{LETTERS.lower()}]{{{CODE_LENGTH}}}$"},
        "example": LETTERS[:CODE_LENGTH],
    },
    "game": {
        "name": "game",
        "in": "path",
        "required": True,
        "description": "The id of a game.",
        "schema": {"type": "string", "maxLength": 64},
        "example": "inside-job",
    },
    "id": {
        "name": "id",
        "in": "path",
        "required": True,
        "description": "The address of a shared game.",
        "schema": {"type": "string", "pattern": "^[A-Za-z0-9_-]{22}$"},
        "example": "mK2xJ0hQy3sV9bT4wZ1cRg",
    },
    "seat": {
        "name": "seat",
        "in": "query",
        "required": False,
        "description": "Through whose eyes; without it, a spectator's.",
        "schema": {"anyOf": [{"type": "integer", "minimum": 0, "maximum": 15}, {"enum": [bodies.SPECTATOR]}]},
    },
    "first": {
        "name": "first",
        "in": "query",
        "required": False,
        "description": "From which step on.",
        "schema": {"type": "integer", "minimum": 0, "maximum": 999_999, "default": 0},
    },
    "number": {
        "name": "number",
        "in": "path",
        "required": True,
        "description": "Which game of the table, counted from 0.",
        "schema": {"type": "integer", "minimum": 0, "maximum": 999_999},
        "example": 0,
    },
}


@cache
def _document() -> bytes:
    paths: dict[str, Schema] = {}
    for route in ROUTES:
        paths.setdefault(route.path, {})[route.method] = _operation(route)
    schemas = all_definitions(WHERE)
    schemas["OpenApi"] = {
        "description": "An OpenAPI document.",
        "type": "object",
        "properties": {"openapi": {"type": "string"}, "paths": {"type": "object"}},
        "required": ["openapi", "info", "paths"],
    }
    schemas["Metrics"] = {"description": "The text format of Prometheus.", "type": "string"}
    schemas["Picture"] = {"description": "A QR code.", "type": "string"}
    document = {
        "openapi": "3.1.0",
        "info": {
            "title": "Volteface",
            "version": str(PROTOCOL),
            "description": "Tables and seats. The game itself is played over a WebSocket at "
            f"`{PREFIX}/socket`: docs/protocol.md.",
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "paths": paths,
        "components": {
            "schemas": schemas,
            "securitySchemes": {
                "bearer": {"type": "http", "scheme": "bearer", "description": "The token of one's place."},
                "cookie": {
                    "type": "apiKey",
                    "in": "cookie",
                    "name": "volteface",
                    "description": "The same token, as browsers keep it.",
                },
            },
        },
    }
    return msgspec.json.encode(document)


def openapi() -> Schema:
    """Describe the HTTP part as an OpenAPI 3.1 document."""
    document: Schema = msgspec.json.decode(_document())
    return document


def _operation(route: Route) -> Schema:
    operation: Schema = {"operationId": route.id, "summary": route.summary}
    names = [name for name in PARAMETERS if f"{{{name}}}" in route.path or name in route.query]
    if names:
        operation["parameters"] = [PARAMETERS[name] for name in names]
    if route.body is not None:
        operation["requestBody"] = {
            "required": True,
            "description": "At most 256 kB.",
            "content": {JSON: {"schema": _reference(route.body)}},
        }
    operation["responses"] = _responses(route)
    operation["security"] = [{"bearer": []}, {"cookie": []}] if route.private else []
    return operation


def _responses(route: Route) -> Schema:
    done: Schema = {"description": route.summary}
    if route.answer is not None:
        kind = _KINDS.get(route.answer, JSON) if isinstance(route.answer, str) else JSON
        done["content"] = {kind: {"schema": _reference(route.answer)}}
    if route.answer is bodies.Joined:
        done["headers"] = {
            "Set-Cookie": {
                "description": "`volteface`, with the token, for this table alone.",
                "schema": {"type": "string"},
            }
        }
    statuses = {*route.faults, *ALWAYS, *(WITH_BODY if route.body is not None else ())}
    responses = {str(status): _fault(route, status) for status in sorted(statuses)}
    return {str(route.status): done, **responses}


def _fault(route: Route, status: int) -> Schema:
    body: type[msgspec.Struct] = bodies.Refused
    if route.answer is bodies.Health and status == 503:
        body = bodies.Health
    return {"description": FAULTS[status], "content": {JSON: {"schema": _reference(body)}}}


def _reference(body: type[msgspec.Struct] | str) -> Schema:
    return {"$ref": WHERE.format(name=body if isinstance(body, str) else body.__name__)}
