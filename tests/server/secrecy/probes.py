"""What the curious try: requests that are malformed, illegal, too late, too early, or not theirs."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from tests.server.secrecy.stage import CODE, WATCHER, token
from volteface.core.rng import Rng
from volteface.games import find_game

Request = tuple[str, str, dict[str, str]]


def requests(
    game: str, options: dict[str, Any], seat: int, push: dict[str, Any] | None, rng: Rng
) -> Iterator[str | bytes]:
    """Draw what a seat sends that must never be carried out, all of it from what this seat knows."""
    assert push is not None
    rules = find_game(game)
    legal: list[dict[str, Any]] = push["legal"]
    vocabulary = [rules.write_action(action) for action in rules.vocabulary(rules.read_options(options))]
    seats = rules.seats(rules.read_options(options))
    name = f"x{rng.below(10**9)}"

    def act(kind: str, action: Any, **other: int) -> str:
        numbers = {"game": push["game"], "n": push["n"], **other}
        return json.dumps({"type": "act", "id": f"{name}{kind}", **numbers, "action": action})

    yield rng.choice(['{"type":', "[]", '{"type":"act","id":"x"}', '{"type":"look","id":"x"}'])
    yield b"\x00\x01"
    for number in range(3):
        action = rng.choice(vocabulary)
        for by in (seat, rng.below(seats)):
            if not _possible(rules, legal, {**action, "by": by}):
                # Sent twice: the repeat must be answered as the first one was.
                yield from [act(f"i{number}{by}", {**action, "by": by})] * 2
    if legal:
        # Somebody else's move, then one's own, but for an older push or another game.
        yield act("f", {**rng.choice(legal), "by": (seat + 1) % seats})
        yield act("s", rng.choice(legal), n=max(push["n"] - 1, 0) if push["n"] else 7)
        yield act("g", rng.choice(legal), game=1)
    for number, action in enumerate([*rng.shuffled(legal)[:3], rng.choice(vocabulary)]):
        yield act(f"p{number}", action).replace('"act"', '"preview"', 1)
    yield act("b", {"by": "chance", "do": "deal"})
    yield act("n", {"do": "nothing"})
    yield json.dumps({"type": "resync", "id": f"{name}r"})


def _possible(rules: Any, legal: list[dict[str, Any]], entry: dict[str, Any]) -> bool:
    """Tell whether a seat really may do it: one offer of free text stands for many."""
    action = rules.read_action(entry)
    return any(
        offer["by"] == entry["by"] and rules.covers(rules.read_action(offer), action) for offer in legal
    )


def visits(member: str) -> list[Request]:
    """List what is asked over HTTP: by a seat, by a watcher, and by an outsider."""
    table = f"/api/tables/{CODE}"
    paths = [table, "/api/tables", f"{table}/games", f"{table}/games/0", f"{table}/told"]
    paths += [f"{table}/games/0/replay", f"{table}/games/0/replay?seat=0"]
    tokens = {
        "seat, visiting": {"Authorization": f"Bearer {token(member)}"},
        "watcher, visiting": {"Authorization": f"Bearer {token(WATCHER)}"},
        "outsider": {},
        "liar": {"Authorization": "Bearer token-of-nobody"},
    }
    asked: list[Request] = [(who, path, headers) for who, headers in tokens.items() for path in paths]
    asked += [
        ("outsider", "/healthz", {}),
        ("outsider", "/metrics", {"X-Forwarded-For": "203.0.113.9"}),
        ("outsider", f"{table}/games/1", {}),
        ("outsider", f"{table}/log", {}),
        ("seat, visiting", f"{table}/games/7", tokens["seat, visiting"]),
    ]
    return asked
