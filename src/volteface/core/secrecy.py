"""The secrecy test: change what a seat cannot know, and all that it sees and was told must stay the same."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec

from volteface.core.errors import BadRecord, Refused
from volteface.core.game import AnyGame
from volteface.core.json import Entry
from volteface.core.rng import Rng
from volteface.core.table import Table


def seen(game: AnyGame, state: Any, seat: int | None) -> bytes:
    """Write down what a seat sees now, byte by byte: its view and its legal actions."""
    legal = [] if seat is None else [game.write_action(action) for action in game.legal(state, seat)]
    return msgspec.json.encode([game.view(state, seat), legal])


def check_secrecy(
    game: AnyGame, state: Any, seats: int, rng: Rng, differences: Counter[str], share: float = 1.0
) -> int:
    """Compare what every seat and a spectator see, or a share of it, with another truth; count the truths."""
    log = game.log(state)
    over = game.outcome(state) is not None
    worlds = 0
    for seat in (None, *range(seats)):
        if share < 1 and not rng.chance(share):
            continue
        world = game.resample(state, seat, rng)
        assert seen(game, world, seat) == seen(game, state, seat), f"{_who(seat)} can tell two truths apart"
        for other in range(seats):
            same = game.may_speak(world, other) == game.may_speak(state, other)
            assert same, f"whether seat {other} may speak tells {_who(seat)} two truths apart"
        if seat is not None and seat in game.to_act(state):
            _check_same_fallback(game, state, world, seat, rng)
        if not over:
            worlds += 1
            differences.update(_differences(log, game.log(world)))
    return worlds


def _check_same_fallback(game: AnyGame, state: Any, other: Any, seat: int, rng: Rng) -> None:
    seed = rng.below(2**32)
    draws = [game.fallback(truth, seat, Rng(seed)) for truth in (state, other)]
    assert draws[0] == draws[1], f"the fallback of seat {seat} depends on what nobody may tell: {draws}"


def check_roles_hidden(table: Table[Any, Any, Any, Any, Any, Any], rng: Rng) -> int:
    """Let whoever is asked exchange roles with another; a fallback must not show it. Count the truths.

    This is for games whose deal entry lists ``roles``, one a seat. What was done since must have been
    possible with the other roles too, and must have looked the same to a spectator.
    """
    game, state, deal = table.game, table.state, table.log[0]
    roles = deal.get("roles")
    if not isinstance(roles, list):
        return 0
    truths = 0
    for seat in (actor for actor in game.to_act(state) if actor >= 0):
        others = [other for other, role in enumerate(roles) if role != roles[seat]]
        if not others:
            continue
        other = rng.choice(others)
        exchanged = [*roles]
        exchanged[seat], exchanged[other] = roles[other], roles[seat]
        twin = _played(table, {**deal, "roles": exchanged})
        if twin is not None and seat in game.to_act(twin) and _same_in_public(game, state, twin):
            _check_same_fallback(game, state, twin, seat, rng)
            truths += 1
    return truths


def _played(table: Table[Any, Any, Any, Any, Any, Any], deal: Entry) -> Any:
    """Play a table's log on another deal; nothing if the deal or an entry is refused."""
    game, options = table.game, table.options
    try:
        twin = Table(game, options, game.read_deal(options, deal, table.seats))
        for number, entry in enumerate(table.log[1:], start=1):
            twin.append(number, entry)
    except (Refused, BadRecord):
        return None
    return twin.state


def _same_in_public(game: AnyGame, state: Any, twin: Any) -> bool:
    return seen(game, state, None) == seen(game, twin, None)


def _differences(log: list[Entry], other: list[Entry]) -> list[str]:
    """Name the parts of the deal, and the kinds of action, in which two truths differ."""
    found = [key for key, value in log[0].items() if other[0].get(key) != value]
    for entry, twin in zip(log[1:], other[1:], strict=False):
        if entry != twin:
            found.append(str(entry["do"]))
    if not found and len(log) == len(other):
        return ["nothing"]
    return sorted(set(found))


def check_story(table: Table[Any, Any, Any, Any, Any, Any], rng: Rng) -> None:
    """Compare all that one seat, or a spectator, was ever told with what another truth would have told it."""
    game = table.game
    seat = rng.choice([None, *range(len(table.seats))])
    world = game.resample(table.state, seat, rng)
    ours = story(game, table.options, table.seats, table.log, seat)
    theirs = story(game, table.options, table.seats, game.log(world), seat)
    assert ours == theirs, f"{_who(seat)} was told something that depends on what it cannot know"


def story(game: AnyGame, options: Any, seats: list[Entry], log: list[Entry], seat: int | None) -> list[bytes]:
    """Play a log and list all that a seat was told on the way; what it was not told leaves no trace."""
    table = Table(game, options, game.read_deal(options, log[0], seats))
    told = [_told(table, seat)]
    for number, entry in enumerate(log[1:], start=1):
        table.append(number, entry)
        now = _told(table, seat)
        # A step that tells a seat no event and changes nothing it sees has not happened for it.
        if now.startswith(b"[[],") and told[-1].endswith(now.removeprefix(b"[[],")):
            continue
        told.append(now)
    return told


def _told(table: Table[Any, Any, Any, Any, Any, Any], seat: int | None) -> bytes:
    events = msgspec.json.encode(table.told(seat))
    return b"[" + events + b"," + seen(table.game, table.state, seat) + b"]"


def _who(seat: int | None) -> str:
    return "a spectator" if seat is None else f"seat {seat}"
