"""Whatever is asked over HTTP, the answer is one that the description allows, and never a fault."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.generation.case import Case
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
    unsupported_method,
)

from tests.server.bad_days.beside import bad_day
from volteface.server.app import COOKIE
from volteface.server.schema import ROUTES
from volteface.server.schema.routes import Route

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    response_headers_conformance,
    unsupported_method,
]
WISH: dict[str, Any] = {
    "game": "inside-job",
    "options": {"players": 3},
    "name": "Ann",
    "bots": "random",
    "start": True,
}
OUTSIDERS = ("nothing", "wrong bearer", "wrong cookie")


class Client:
    """Somebody who reads the description and tries everything."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._session = requests.Session()
        self._session.trust_env = False
        self.description: Any = schemathesis.openapi.from_dict(
            self._session.get(f"{url}/api/openapi.json", timeout=20).json()
        )
        self.statuses: dict[str, set[int]] = {}

    def table(self) -> tuple[str, str]:
        """Open a table; tells its code and the host's token."""
        self._session.cookies.clear()
        answer = self._session.post(f"{self._url}/api/tables", json=WISH, timeout=20)
        assert answer.status_code == 201, answer.text
        return answer.json()["code"], answer.json()["token"]

    def try_one(self, route: Route, case: Case[Any], credential: str, *, real: bool) -> None:
        """Send one request, to a table that exists or not, and judge the answer."""
        headers: dict[str, str] = {}
        cookies: dict[str, str] = {}
        if "{code}" in route.path and real:
            code, token = self.table()
            case.path_parameters["code"] = code
            if credential == "bearer":
                headers["Authorization"] = f"Bearer {token}"
            elif credential == "cookie":
                cookies[COOKIE] = token
        if credential == "wrong bearer":
            headers["Authorization"] = "Bearer wrong"
        elif credential == "wrong cookie":
            cookies[COOKIE] = "wrong"
        self._session.cookies.clear()
        answer = case.call(
            base_url=self._url, session=self._session, headers=headers, cookies=cookies, timeout=20
        )
        case.validate_response(answer, checks=CHECKS, headers=headers)
        assert "x-content-type-options" in answer.headers
        if route.private and real and credential in OUTSIDERS:
            assert answer.status_code in (400, 401, 404), answer.status_code
        self.statuses.setdefault(route.id, set()).add(answer.status_code)

    def fuzz(self, route: Route, mode: GenerationMode, examples: int) -> None:
        operation = self.description[route.path][route.method.upper()]
        credentials = st.sampled_from(["bearer", "cookie", *OUTSIDERS])

        @settings(
            max_examples=examples,
            deadline=None,
            database=None,
            derandomize=True,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(case=operation.as_strategy(generation_mode=mode), credential=credentials, real=st.booleans())
        def run(case: Case[Any], credential: str, *, real: bool) -> None:
            self.try_one(route, case, credential, real=real)

        run()


# The people at the healthy table draw from the shared generator meanwhile: their sockets mask with it.
@pytest.mark.filterwarnings("ignore:Do not use the `random` module inside strategies")
@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE], ids=["good", "bad"])
@pytest.mark.asyncio
async def test_every_answer_is_one_that_the_description_allows(
    tmp_path: Path, soak: bool, mode: GenerationMode
) -> None:
    async with bad_day(tmp_path) as (server, _):
        client = await asyncio.to_thread(Client, server.url)
        for route in ROUTES:
            if mode == GenerationMode.NEGATIVE and not (route.body or "{" in route.path):
                continue
            await asyncio.to_thread(
                client.fuzz, route, mode, 500 if soak else 20 if mode == GenerationMode.POSITIVE else 10
            )
    tried = {route.id for route in ROUTES if mode == GenerationMode.POSITIVE or route.body}
    assert tried <= client.statuses.keys()
    if mode == GenerationMode.POSITIVE:
        for route in ROUTES:
            if route.private and "{number}" not in route.path:
                assert {route.status, 401, 404} <= client.statuses[route.id], route.id
