"""The optional endpoint, against a stand-in server: it helps to understand, and bots do without it."""

from __future__ import annotations

import json
import logging
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import pytest

from volteface.bots import endpoint as module
from volteface.bots import make_bot
from volteface.bots.endpoint import Endpoint, Settings, endpoint, read_settings
from volteface.bots.insider.hearing import Meaning
from volteface.bots.insider.interpreter import interpret, rephrase
from volteface.bots.insider.knowledge.vocabulary import queries
from volteface.core.json import Entry, Json
from volteface.core.rng import Rng
from volteface.core.table import Table
from volteface.games.insider import INSIDER

KEY = "sk-very-secret"
Answering = Callable[[dict[str, Any]], tuple[int, bytes]]


def completion(content: str) -> tuple[int, bytes]:
    return 200, json.dumps({"choices": [{"message": {"role": "assistant", "content": content}}]}).encode()


class StandIn:
    """A server that answers as it is told and remembers what it was asked."""

    def __init__(self) -> None:
        self.asked: list[dict[str, Any]] = []
        self.headers: list[dict[str, str]] = []
        self.answer: Answering = lambda _body: completion("{}")
        self.delay = 0.0

    @contextmanager
    def serving(self) -> Iterator[str]:
        stand_in = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
                stand_in.asked.append({"path": self.path, **body})
                stand_in.headers.append(dict(self.headers.items()))
                time.sleep(stand_in.delay)
                status, content = stand_in.answer(body)
                try:
                    self.send_response(status)
                    self.send_header("Content-Length", str(len(content)))
                    if status == 302:
                        self.send_header("Location", "/elsewhere")
                    self.end_headers()
                    self.wfile.write(content)
                except OSError:
                    pass  # The bot did not wait.

            def log_message(self, *_arguments: object) -> None:
                pass

        server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02})
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_port}/v1"
        finally:
            server.shutdown()
            thread.join()
            server.server_close()


@pytest.fixture
def stand_in(monkeypatch: pytest.MonkeyPatch) -> Iterator[StandIn]:
    """A stand-in that the environment names."""
    server = StandIn()
    with server.serving() as url:
        monkeypatch.setenv("VOLTEFACE_BOTS_ENDPOINT", url)
        monkeypatch.setenv("VOLTEFACE_BOTS_MODEL", "tiny")
        monkeypatch.setenv("VOLTEFACE_BOTS_KEY", KEY)
        monkeypatch.setenv("VOLTEFACE_BOTS_TIMEOUT", "0.3")
        forget()
        yield server
    forget()


def forget() -> None:
    for cached in (endpoint, interpret, rephrase):
        cached.cache_clear()


ALIVE = next(number for number, query in enumerate(queries()) if query.id == "living")
WORD = "lighthouse"
STRANGE = "does it have a pulse of its own"


def test_it_is_off_unless_it_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("VOLTEFACE_BOTS_ENDPOINT", raising=False)
    forget()
    assert endpoint() is None
    assert interpret(STRANGE, "en") is None
    assert rephrase("Is it alive?", "en") == "Is it alive?"


@pytest.mark.parametrize("url", ["", "ftp://somewhere", "localhost:80"])
def test_only_an_address_of_the_web_names_it(url: str) -> None:
    assert read_settings({"VOLTEFACE_BOTS_ENDPOINT": url}) is None


def test_settings_have_sensible_bounds_and_never_show_the_key() -> None:
    settings = read_settings(
        {
            "VOLTEFACE_BOTS_ENDPOINT": "http://x/v1/",
            "VOLTEFACE_BOTS_KEY": KEY,
            "VOLTEFACE_BOTS_TIMEOUT": "soon",
        }
    )
    assert settings == Settings("http://x/v1", "default", KEY, 1.5)
    assert KEY not in repr(settings)
    assert KEY not in str(settings)


def test_a_question_that_bots_do_not_understand_is_interpreted(stand_in: StandIn) -> None:
    stand_in.answer = lambda _body: completion(f'```json\n{{"question": {ALIVE}, "negated": true}}\n```')
    assert interpret(STRANGE, "en") == Meaning(ALIVE, negated=True)
    assert stand_in.asked[0]["path"] == "/v1/chat/completions"
    assert stand_in.asked[0]["model"] == "tiny"
    assert stand_in.headers[0]["Authorization"] == f"Bearer {KEY}"


@pytest.mark.parametrize(
    "answer",
    [
        completion("I think it is about being alive."),
        completion('{"question": 100000}'),
        completion('{"question": -1}'),
        completion('{"question": "alive"}'),
        completion('{"question": null}'),
        (200, b"{}"),
        (200, b'{"choices": []}'),
        (200, b"not json"),
        (500, b"no"),
        (302, b""),
    ],
)
def test_an_answer_that_cannot_be_used_is_none(stand_in: StandIn, answer: tuple[int, bytes]) -> None:
    stand_in.answer = lambda _body: answer
    assert interpret(STRANGE, "en") is None


def test_a_late_answer_is_not_waited_for(stand_in: StandIn) -> None:
    stand_in.delay = 1.0
    stand_in.answer = lambda _body: completion(f'{{"question": {ALIVE}}}')
    before = time.monotonic()
    assert interpret(STRANGE, "en") is None
    assert time.monotonic() - before < 0.9


def test_an_endpoint_that_fails_is_left_alone_for_a_while(stand_in: StandIn) -> None:
    stand_in.answer = lambda _body: (500, b"")
    one = endpoint()
    assert isinstance(one, Endpoint)
    assert [one.ask("task", "text") for _ in range(53)] == [None] * 53
    assert len(stand_in.asked) == 3
    stand_in.answer = lambda _body: completion("yes")
    assert one.ask("task", "text") == "yes"


def test_a_bot_phrases_better_only_if_it_is_still_understood(stand_in: StandIn) -> None:
    stand_in.answer = lambda _body: completion("Does it breathe?")
    assert rephrase("Is it alive?", "en") == "Does it breathe?"
    stand_in.answer = lambda _body: completion("Is it a dog?")
    assert rephrase("Is it an animal?", "en") == "Is it an animal?"


def test_a_whole_game_sends_neither_word_nor_role_and_logs_nothing(
    stand_in: StandIn, caplog: pytest.LogCaptureFixture
) -> None:
    stand_in.answer = lambda _body: completion(f'{{"question": {ALIVE}}}')
    options = INSIDER.read_options({"players": 4})
    roles: list[Json] = ["master", "insider", "common", "common"]
    deal: Entry = {
        "by": "chance",
        "do": "deal",
        "roles": roles,
        "centre": None,
        "word": "lighthouse",
        "at": 0,
    }
    table = Table(INSIDER, options, INSIDER.read_deal(options, deal))
    table.append(1, {"by": 0, "do": "begin", "at": 1})
    table.append(2, {"by": "clock", "do": "questions", "at": 8001})
    table.append(3, {"by": 2, "do": "ask", "text": STRANGE, "at": 9000})
    with caplog.at_level(logging.DEBUG):
        master = make_bot("hard", INSIDER, 0, Rng(1))
        action = master.choose(table.view(0), INSIDER.legal(table.state, 0))
        insider = make_bot("hard", INSIDER, 1, Rng(1))
        table.append(4, {"by": 0, "do": "answer", "question": 0, "answer": action.answer, "at": 9500})
        insider.choose(table.view(1), INSIDER.legal(table.state, 1))
    assert action.answer == "no", "a lighthouse is not alive"
    assert stand_in.asked
    sent = json.dumps(stand_in.asked)
    assert WORD not in sent
    assert "insider" not in sent.casefold()
    assert KEY not in sent
    assert KEY not in caplog.text
    assert module.__name__ not in caplog.text
