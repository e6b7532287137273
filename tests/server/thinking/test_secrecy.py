"""What leaves for a worker is what the seat was told: the same bytes for truths it cannot tell apart."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from tests.server.thinking.conftest import MakePool
from tests.server.thinking.playing import AnyTable, InPlace, play
from volteface.core.json import Entry, Json
from volteface.core.rng import Rng
from volteface.core.table import Table
from volteface.games import find_game
from volteface.server.thinking.messages import pack_told, unpack_told
from volteface.server.thinking.pool import Brief, Thinkers

GAMES: list[tuple[str, dict[str, Json]]] = [
    ("inside-job", {"players": 4}),
    ("mission-calaveras", {"players": 4}),
    ("insider", {"players": 5}),
]


class Spy:
    """Keeps everything that was shown to bots."""

    def __init__(self) -> None:
        self.shown: list[tuple[list[Any], Any]] = []
        self._in_place = InPlace()

    async def choose(
        self, brief: Brief, heard: Sequence[Any], view: Any, legal: Sequence[Entry]
    ) -> Entry | None:
        self.shown.append((list(heard), view))
        return await self._in_place.choose(brief, heard, view, legal)


async def sent(
    pool: Thinkers, table: AnyTable, log: list[Entry], seat: int, monkeypatch: pytest.MonkeyPatch
) -> bytes:
    """Play a log, ask the seat's bot at its beginning and at its end, and keep what left for the worker."""
    wire: list[bytes] = []
    write = asyncio.StreamWriter.write

    def listen(writer: asyncio.StreamWriter, frame: bytes) -> None:
        wire.append(frame)
        write(writer, frame)

    game, heard = table.game, list[Any]()
    played: AnyTable = Table(game, table.options, game.read_deal(table.options, log[0], table.seats))
    brief = Brief(bot="careful", game=game.id, seat=seat, seed="7", key="key")
    with monkeypatch.context() as patch:
        patch.setattr(asyncio.StreamWriter, "write", listen)
        heard += played.told(seat)
        await _ask(pool, brief, played, heard)
        for number, entry in enumerate(log[1:], start=1):
            played.append(number, entry)
            heard += played.told(seat)
        await _ask(pool, brief, played, heard)
    # The next question tells the worker to let this policy go: whatever the truth was.
    pool.forget("key")
    return b"".join(wire)


async def _ask(pool: Thinkers, brief: Brief, table: AnyTable, heard: list[Any]) -> None:
    game = table.game
    legal = [game.write_action(action) for action in game.legal(table.state, brief.seat)]
    if legal:
        await pool.choose(brief, heard, table.view(brief.seat), legal)


@pytest.mark.asyncio
@pytest.mark.parametrize(("name", "options"), GAMES)
async def test_two_truths_that_a_seat_cannot_tell_apart_are_the_same_bytes(
    make_pool: MakePool, monkeypatch: pytest.MonkeyPatch, name: str, options: dict[str, Json]
) -> None:
    game = find_game(name)
    table = await play(InPlace(), game, options)
    pool = make_pool()
    first = Table.replay(game, table.record(), until=1)
    await sent(pool, first, first.log, game.to_act(first.state)[-1], monkeypatch)
    different = 0
    for entries in range(1, len(table.log), max(1, len(table.log) // 6)):
        position = Table.replay(game, table.record(), until=entries)
        seats = [actor for actor in game.to_act(position.state) if actor >= 0]
        for seat in seats[:2]:
            world = game.log(game.resample(position.state, seat, Rng(entries, seat)))
            ours = await sent(pool, position, position.log, seat, monkeypatch)
            theirs = await sent(pool, position, world, seat, monkeypatch)
            assert len(ours) > 100
            assert ours == theirs
            different += world != position.log
    assert different > 3


@pytest.mark.asyncio
@pytest.mark.parametrize(("name", "options"), GAMES)
async def test_views_and_events_arrive_as_they_left(name: str, options: dict[str, Json]) -> None:
    spy = Spy()
    await play(spy, find_game(name), options)
    assert len(spy.shown) > 10
    for heard, view in spy.shown:
        events, seen = unpack_told(pack_told(heard, view))
        assert (events, seen) == (heard, view)
        assert msgspec.json.encode([events, seen]) == msgspec.json.encode([heard, view])
        assert [type(event) for event in events] == [type(event) for event in heard]


def test_which_things_are_one_object_is_not_written() -> None:
    card, twin = ["red", 7], ["red", 7]
    assert pack_told([card, card], [card]) == pack_told([card, twin], [["red", 7]])
