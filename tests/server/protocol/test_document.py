"""docs/protocol.md names everything there is, and its session is a real one."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import jsonschema_rs
import pytest

from tests.server.protocol.samples import MESSAGES, REQUESTS
from tests.server.protocol.transcript import session, transcript
from volteface.games.insider.refusals import QUESTION_LIMIT
from volteface.games.insider.words import WORD_LIMIT
from volteface.server import (
    app,
    live,
    messages,
    orders,
    pacing,
    requests,
    room,
    seating,
    serve,
    sockets,
    tables,
    talk,
)
from volteface.server.schema import ROUTES
from volteface.server.schema.protocol import socket_schema

DOCUMENT = Path(__file__).parents[3] / "docs" / "protocol.md"
BLOCK = re.compile(r"(?<=<!-- transcript -->\n```text\n).*?(?=```)", re.DOTALL)


@pytest.fixture(scope="module")
def page() -> str:
    return DOCUMENT.read_text("utf-8")


@pytest.fixture(scope="module")
def prose(page: str) -> str:
    """All but the session, in which most names occur anyway."""
    return BLOCK.sub("", page)


def test_every_request_and_every_message_is_named(prose: str) -> None:
    kinds = [str(one["type"]) for one in (*REQUESTS, *MESSAGES)]
    assert [kind for kind in kinds if f"`{kind}`" not in prose] == []


def test_every_reason_of_a_refusal_says_what_to_do(prose: str) -> None:
    part = prose.split("### Refusals")[1].split("###", maxsplit=1)[0]
    rows = re.findall(r"^\| `([a-z-]+)` \| (.+) \| (.+) \|$", part, re.MULTILINE)
    assert [reason for reason, _, _ in rows[1:]] == list(get_args(messages.Reason))


def test_every_reason_for_closing_is_in_the_table_of_codes(prose: str) -> None:
    told = socket_schema("AnyMessage")["$defs"]["Closing"]["properties"]["reason"]["enum"]
    rows = re.findall(r"^\| (\d{4}[\d, ]*) \|([^|]*)\|", prose, re.MULTILINE)
    assert sorted(re.findall(r"`(\w+)`", " ".join(reasons for _, reasons in rows))) == sorted(told)
    sources = [Path(module.__file__ or "").read_text("utf-8") for module in (sockets, live, tables)]
    used = set(re.findall(r"\b(?:10[01]\d|400\d)\b", "".join(sources)))
    assert {"1001", "4000", "4001"} <= used <= {code for codes, _ in rows for code in codes.split(", ")}


def test_every_field_of_a_push_and_of_the_settings_is_named(prose: str) -> None:
    push = socket_schema("AnyMessage")["$defs"]["Push"]["properties"].keys() - {"type"}
    assert [field for field in push if f"`{field}`" not in prose] == []


def test_every_address_is_named(prose: str) -> None:
    for route in ROUTES:
        path = re.sub(r"{(\w+)}", lambda name: name[1].upper(), route.path)
        assert f"{path}`" in prose, route


def test_the_limits_are_those_of_the_server(prose: str) -> None:
    words = prose.replace(",", "")
    for limit, sentence in (
        (requests.LARGEST, "a message of a client | {} bytes"),
        (sockets.BURST, "| {} at once 20 a second"),
        (sockets.RATE, "at once {} a second on average"),
        (sockets.HELLO_SECONDS, "within {:.0f} seconds"),
        (app.LARGEST_BODY // 1024, "at most {} kB"),
        (orders.REMEMBERED, "the last {} are remembered"),
        (room.MOST_PEOPLE, "people at a table | {}"),
        (seating.NAME_LENGTH, "your `name`: {} characters"),
        (talk.LONGEST, "of which {} characters are kept"),
        (pacing.FLOOR / 1000, "sooner than {} seconds"),
        (pacing.BEAT / 1000, "a beat of {} seconds"),
        (serve.PING_AFTER, "ping after {:.0f} seconds"),
        (serve.GONE_AFTER, "silent for {:.0f}"),
        (sockets.SLOW_BYTES >> 20, "more than {} MB unread"),
        (requests.PROTOCOL, "`protocol` ({})"),
        (QUESTION_LIMIT, "fill in up to {} characters"),
        (WORD_LIMIT, "are offered up to {} characters"),
        (requests.LARGEST, "longer than {} bytes"),
    ):
        assert sentence.format(limit) in words.replace("\n  ", " ").replace("\n", " ")


def test_the_session_is_the_one_that_the_messages_make(page: str, update: bool) -> None:
    if update:
        DOCUMENT.write_text(BLOCK.sub(lambda _: transcript(), page), "utf-8")
    found = BLOCK.search(DOCUMENT.read_text("utf-8"))
    assert found is not None
    assert found[0] == transcript(), "run: python3 tools/dev.py protocol"


def test_the_messages_of_the_session_are_in_the_schemas() -> None:
    shown = session()
    said, heard = (jsonschema_rs.validator_for(socket_schema(one)) for one in ("AnyRequest", "AnyMessage"))
    assert len(shown.sent) > 4
    assert {one["type"] for one in shown.heard} >= {
        "welcome",
        "room",
        "push",
        "accepted",
        "refused",
        "closing",
    }
    for request in shown.sent:
        said.validate(request)
    for message in shown.heard:
        heard.validate(message)
