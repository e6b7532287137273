"""The description of the HTTP part is sound, and a live server answers as it says."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest
import schemathesis
from schemathesis.core.result import Ok

from tests.server.live import Http, Person, live_server
from volteface.server import bodies
from volteface.server.app import Api
from volteface.server.client_files import ADDRESSES
from volteface.server.invitations import Invitations
from volteface.server.schema import ROUTES, openapi
from volteface.server.schema.protocol import references

NOT_DESCRIBED = set(ADDRESSES)
"""The client, for people."""


def schema_of(path: str, method: str, status: int) -> dict[str, Any] | None:
    """What the description says of an answer; fails if it says nothing."""
    answer = openapi()["paths"][path][method]["responses"][str(status)]
    content = answer.get("content", {})
    return next((kind["schema"] for kind in content.values()), None)


def conforms(path: str, method: str, status: int, body: Any) -> None:
    schema = schema_of(path, method, status)
    if schema is None:
        assert body == b""
        return
    if isinstance(body, bytes):
        body = body.decode()
    jsonschema_rs.validator_for({**schema, "components": openapi()["components"]}).validate(body)


def test_every_reference_leads_somewhere_and_every_schema_is_one() -> None:
    document = openapi()
    schemas = document["components"]["schemas"]
    assert references(document) <= schemas.keys()
    for schema in schemas.values():
        jsonschema_rs.meta.validate({**schema, "$schema": "https://json-schema.org/draft/2020-12/schema"})


def test_every_body_is_described() -> None:
    assert set(bodies.__all__) <= openapi()["components"]["schemas"].keys()


def test_every_answer_has_a_schema_and_every_operation_a_name_of_its_own() -> None:
    names = [route.id for route in ROUTES]
    assert len(set(names)) == len(names)
    for path, operations in openapi()["paths"].items():
        for operation in operations.values():
            named = "{code}" in path or "{id}" in path
            assert named == ("404" in operation["responses"]) or path == "/api/links"
            assert ("401" in operation["responses"]) == bool(operation["security"]) or path == "/api/links"
            for status, answer in operation["responses"].items():
                assert ("content" in answer) == (status != "204")


def test_a_fuzzer_can_read_it() -> None:
    results = list(schemathesis.openapi.from_dict(openapi()).get_all_operations())
    found = [result.ok().label for result in results if isinstance(result, Ok)]
    assert sorted(found) == sorted(f"{route.method.upper()} {route.path}" for route in ROUTES)


@pytest.mark.asyncio
async def test_it_describes_every_address_of_the_server_and_no_other(tmp_path: Path) -> None:
    async with live_server(tmp_path) as server:
        found = {
            (route.method.lower(), route.resource.canonical)
            for route in Api(server.tables, Invitations(None, server.host)).application().router.routes()
            if route.resource is not None and route.method != "HEAD"
        }
    described = {(route.method, route.path) for route in ROUTES}
    assert {one for one in found if one[1] not in NOT_DESCRIBED} == described


@pytest.mark.asyncio
async def test_the_answers_of_a_live_server_are_as_described(tmp_path: Path) -> None:
    async with live_server(tmp_path) as server:
        http = Http(server)
        table = "/api/tables/{code}"
        wish = {"game": "inside-job", "options": {"players": 3}, "name": "Ann", "bots": "random"}
        settings = {"public": True, "pacing": "off"}
        seen: set[tuple[str, str, int]] = set()

        async def call(method: str, path: str, expected: int, *, to: str | None = None, **how: Any) -> Any:
            status, body = await http.call(method.upper(), to or path, **how)
            assert status == expected, body
            conforms(path, method, status, body)
            seen.add((method, path, status))
            return body

        joined = await call("post", "/api/tables", 201, body={**wish, "settings": settings, "start": True})
        code, token = joined["code"], joined["token"]

        def at(path: str, place: str = code) -> str:
            return re.sub("{code}", place, path)

        person = await Person(server, code, joined["member"], token).connect()
        while person.room.get("state") != "over":
            if person.push and person.push["legal"]:
                await person.act(person.push["legal"][0])
            else:
                await person.hear()
        await person.leave()

        for path in ("addresses", "games", "tables", "openapi.json"):
            await call("get", f"/api/{path}", 200)
        for path in ("/healthz", "/metrics"):
            await call("get", path, 200)
        for path in (table, f"{table}/qr.svg"):
            await call("get", path, 200, to=at(path))
            await call("get", path, 404, to=at(path, "nonsense"))
        for path in (f"{table}/games", f"{table}/told", f"{table}/games/{{number}}"):
            to = path.replace("{number}", "0")
            await call("get", path, 200, to=at(to), token=token)
            await call("get", path, 401, to=at(to), token="wrong")
            await call("get", path, 404, to=at(to, "BBBBBB"), token=token)
        game = f"{table}/games/{{number}}"
        await call("get", f"{game}/replay", 200, to=at(f"{table}/games/0/replay?seat=1"), token=token)
        await call("get", f"{game}/reasons", 200, to=at(f"{table}/games/0/reasons"), token=token)
        await call("get", f"{game}/replay", 400, to=at(f"{table}/games/0/replay?seat=x"), token=token)
        share = await call("post", f"{game}/share", 201, to=at(f"{table}/games/0/share"), token=token)
        shared = "/api/shared/{id}"
        for path in (shared, f"{shared}/record", f"{shared}/replay", f"{shared}/reasons"):
            shown = await call("get", path, 200, to=path.replace("{id}", share["id"]))
            await call("get", path, 404, to=path.replace("{id}", "x" * 22))
        record = (await http.get(f"/api/shared/{share['id']}/record"))[1]
        shown = await call("post", "/api/replays", 200, body={"record": record, "seat": 2})
        assert shown["seat"] == 2
        await call("post", "/api/replays", 422, body={"record": {**record, "log": record["log"][1:]}})
        await call("delete", f"{game}/share", 204, to=at(f"{table}/games/0/share"), token=token)
        await call("get", f"{table}/games/{{number}}", 404, to=at(f"{table}/games/7"), token=token)
        check = "/api/games/{game}/options/check"
        to = check.replace("{game}", "inside-job")
        await call("post", check, 200, to=to, body={"options": {"players": 4}})
        await call("post", check, 400, to=to, body={"players": 4})
        checked = await call("post", check, 200, to=to, body={"options": {"players": 9}})
        assert checked["refused"]["reason"] == "illegal"
        await call("post", check, 422, to=check.replace("{game}", "chess"), body={"options": {}})
        sift = "/api/games/{game}/options/sift"
        to = sift.replace("{game}", "insider")
        own = {"option": "own_words", "lines": ["bell; bells", "Bells", "", "drum"]}
        sifted = await call("post", sift, 200, to=to, body=own)
        assert sifted["good"] == ["bell; bells", "drum"]
        assert [(one["message"], one["arguments"]["line"]) for one in sifted["bad"]] == [
            ("in-options-own-words", 2)
        ]
        await call("post", sift, 400, to=to, body={"lines": []})
        await call("post", sift, 422, to=to, body={**own, "option": "seconds"})
        await call("post", sift, 422, to=sift.replace("{game}", "chess"), body=own)
        await call("post", "/api/tables", 400, body={"game": 1})
        await call("post", "/api/tables", 422, body={**wish, "options": {"players": 99}})
        await call("post", "/api/tables", 422, body={**wish, "game": "chess"})
        await call("post", "/api/tables", 409, body={**wish, "bots": None, "start": True})
        await call("post", "/api/tables", 413, body={**wish, "options": {"x": "y" * 300_000}})
        await call("post", "/api/tables", 403, body=wish, Origin="https://elsewhere.example")
        await call("post", f"{table}/members", 201, to=at(f"{table}/members"), body={"name": "Bob"})
        await call("post", f"{table}/members", 403, to=at(f"{table}/members"), body={"name": "Bob"})
        await call("post", f"{table}/members", 404, to=at(f"{table}/members", "BBBBBB"), body={"name": "Bob"})
        link = await call("post", f"{table}/links", 201, to=at(f"{table}/links"), token=token)
        await call("post", "/api/links", 401, body={"secret": "wrong"})
        moved = await call("post", "/api/links", 200, body={"secret": link["secret"]})
        await call("post", f"{table}/token", 401, to=at(f"{table}/token"), token=token)
        renewed = await call("post", f"{table}/token", 200, to=at(f"{table}/token"), token=moved["token"])
        await call("delete", table, 401, to=at(table), token=moved["token"])
        await call("delete", table, 204, to=at(table), token=renewed["token"])
        await call("get", table, 404, to=at(table))

        good = {(route.method, route.path, route.status) for route in ROUTES}
        assert good <= seen


RECORD = {"volteface": 1, "game": "insider", "options": {}, "seats": [], "log": [], "result": {"winners": []}}


def test_the_smallest_record_is_one() -> None:
    conforms("/api/tables/{code}/games/{number}", "get", 200, RECORD)


@pytest.mark.parametrize("fault", [{"volteface": 2}, {"log": [{}]}, {"result": None}, {"seats": {}}])
def test_what_is_no_record_of_a_finished_game_is_not_described_as_one(fault: Any) -> None:
    with pytest.raises(jsonschema_rs.ValidationError):
        conforms("/api/tables/{code}/games/{number}", "get", 200, {**RECORD, **fault})
