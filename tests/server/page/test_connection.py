"""The page's socket: it comes back by itself, repeats what was not answered, and notices gaps."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.server.page.node import run_module

# Sockets that a test plays the server of; timers go off when the test says so.
PLAY = """
import { Connection } from "./connection.js";
stage("en");
const sockets = [];
const timers = [];
class FakeSocket {
  static OPEN = 1;
  static CLOSED = 3;
  constructor(url) {
    Object.assign(this, { url, readyState: 0, sent: [], listeners: {} });
    sockets.push(this);
  }
  addEventListener(kind, listener) { this.listeners[kind] = listener; }
  send(text) { this.sent.push(JSON.parse(text)); }
  close() { this.readyState = 3; }
  open() { this.readyState = 1; this.listeners.open(); }
  tell(...messages) { for (const one of messages) this.listeners.message({ data: JSON.stringify(one) }); }
  drop(code) { this.readyState = 3; this.listeners.close({ code }); }
}
Object.assign(globalThis, {
  WebSocket: FakeSocket,
  setTimeout: (call) => timers.push(call),
  clearTimeout: () => {},
  setInterval: () => 0,
  clearInterval: () => {},
});
const told = [];
const tell = (one) => told.push(one);
const table = new Connection({ code: "ABC234", token: "secret", view: "seat", tell });
const welcome = { type: "welcome", protocol: 1, you: "m1", view: "seat" };
const newest = { type: "push", game: 0, seat: 1, view: {}, legal: [], events: [] };
const push = (n, more = {}) => ({ ...newest, n, ...more });
const settle = () => new Promise((done) => setImmediate(done));
"""
END = """
const said = sockets.map(({ url, sent }) => ({ url, sent }));
answer({ sockets: said, told, timers: timers.length, found: globalThis.found });
"""


def _play(folder: Path, dialogue: str) -> Any:
    return run_module(folder, PLAY + dialogue + END)


def test_it_says_hello_first_with_its_token(tmp_path: Path) -> None:
    played = _play(tmp_path, "sockets[0].open();")
    [socket] = played["sockets"]
    assert socket["url"] == "ws://table.test/api/tables/ABC234/socket"
    assert socket["sent"] == [{"type": "hello", "protocol": 1, "view": "seat", "token": "secret"}]


def test_an_action_that_was_not_answered_is_repeated_with_its_id(tmp_path: Path) -> None:
    dialogue = """
    sockets[0].open();
    sockets[0].tell(welcome, push(4));
    table.act({ do: "play" }).then((answer) => { globalThis.found = answer; });
    sockets[0].drop(1006);
    timers.pop()();
    sockets[1].open();
    sockets[1].tell(welcome);
    const { id } = sockets[1].sent[1];
    sockets[1].tell(push(5, { re: id }));
    await settle();
    sockets[1].drop(1006);
    timers.pop()();
    sockets[2].open();
    sockets[2].tell(welcome, push(5));
    """
    played = _play(tmp_path, dialogue)
    first, second, third = (socket["sent"] for socket in played["sockets"])
    assert first[1] == second[1]
    assert {key: first[1][key] for key in ("type", "game", "n", "action")} == {
        "type": "act", "game": 0, "n": 4, "action": {"do": "play"},
    }  # fmt: skip
    assert played["found"]["n"] == 5
    assert [one["type"] for one in third] == ["hello"]


def test_two_requests_never_have_the_same_id(tmp_path: Path) -> None:
    dialogue = """
    sockets[0].open();
    sockets[0].tell(welcome);
    for (let at = 0; at < 200; at += 1) table.ask({ type: "start" });
    """
    [socket] = _play(tmp_path, dialogue)["sockets"]
    assert len({one["id"] for one in socket["sent"][1:]}) == 200


def test_a_gap_asks_for_a_resync_once(tmp_path: Path) -> None:
    dialogue = """
    sockets[0].open();
    sockets[0].tell(welcome, push(0), push(1), push(4), push(4), push(5));
    """
    played = _play(tmp_path, dialogue)
    assert [one["type"] for one in played["sockets"][0]["sent"]] == ["hello", "resync"]
    assert [one["n"] for one in played["told"] if one["type"] == "push"] == [0, 1, 4, 4, 5]


def test_an_older_push_is_passed_over(tmp_path: Path) -> None:
    played = _play(tmp_path, "sockets[0].open(); sockets[0].tell(welcome, push(3), push(2), push(4));")
    assert [one["n"] for one in played["told"] if one["type"] == "push"] == [3, 4]
    assert [one["type"] for one in played["sockets"][0]["sent"]] == ["hello"]


def test_a_stale_action_looks_again(tmp_path: Path) -> None:
    dialogue = """
    sockets[0].open();
    sockets[0].tell(welcome, push(3));
    table.act({ do: "play" }).then((answer) => { globalThis.found = answer; });
    const re = sockets[0].sent[1].id;
    sockets[0].tell({ type: "refused", re, reason: "stale", message: "srv-stale", n: 4 });
    await settle();
    """
    played = _play(tmp_path, dialogue)
    assert played["found"]["reason"] == "stale"
    assert [one["type"] for one in played["sockets"][0]["sent"]] == ["hello", "act", "resync"]


@pytest.mark.parametrize("code", [1001, 1006, 1008, 1009, 1013])
def test_a_lost_connection_is_opened_again(code: int, tmp_path: Path) -> None:
    dialogue = f"sockets[0].open(); sockets[0].tell(welcome); sockets[0].drop({code}); timers.pop()();"
    played = _play(tmp_path, dialogue)
    assert len(played["sockets"]) == 2
    states = [one["state"] for one in played["told"] if one["type"] == "connection"]
    assert states == ["connecting", "open", "waiting", "connecting"]


@pytest.mark.parametrize("reason", ["moved", "removed", "deleted", "replaced"])
def test_a_place_that_is_gone_is_not_asked_for_again(reason: str, tmp_path: Path) -> None:
    dialogue = f"""
    sockets[0].open();
    sockets[0].tell(welcome, {{ type: "closing", reason: "{reason}" }});
    """
    played = _play(tmp_path, dialogue)
    assert played["timers"] == 0
    assert played["told"][-1] == {"type": "connection", "state": "closed", "reason": reason}


@pytest.mark.parametrize("reason", ["no-table", "unknown-token", "protocol"])
def test_a_refused_hello_is_not_repeated(reason: str, tmp_path: Path) -> None:
    dialogue = f"""
    sockets[0].open();
    sockets[0].tell({{ type: "refused", reason: "{reason}", message: "srv-{reason}" }});
    sockets[0].drop(1008);
    """
    played = _play(tmp_path, dialogue)
    assert played["timers"] == 0
    assert played["told"][-1] == {"type": "connection", "state": "closed", "reason": reason}
