"""What a reader is sent, byte by byte."""

from __future__ import annotations

from itertools import product

import msgspec
import pytest

from volteface.core.rng import Rng
from volteface.core.table import Table
from volteface.games import all_games
from volteface.server.telling import Reader, offers, story, tell


@pytest.mark.parametrize("seat", [None, 0, 2])
def test_a_push_that_is_put_together_is_the_push_of_the_protocol(seat: int | None) -> None:
    game = all_games()[0]
    options = game.read_options({"players": 4})
    table = Table(game, options, game.deal(options, Rng(1)))
    reader = Reader(seat)
    assert tell(table, game.to_act(table.state), table.events, [reader]) == [reader]
    for re, moment, left, watched in product((None, 'a "quoted" id'), (None, 12), (None, 0), (True, False)):
        push = reader.push(3, re=re, moment=moment, left=left, watched=watched)
        written = reader.written(3, re=re, moment=moment, left=left, watched=watched)
        assert written == msgspec.json.encode(push)


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_offers_are_the_entries_that_the_log_will_have(game: object) -> None:
    from volteface.core.game import CHANCE, CLOCK, AnyGame

    rules: AnyGame = game  # type: ignore[assignment]
    options = rules.read_options({"players": 4})
    rng = Rng(5)
    table = Table(rules, options, rules.deal(options, rng))
    for _ in range(60):
        asked = rules.to_act(table.state)
        if not asked:
            break
        readers = [Reader(seat) for seat in range(len(table.seats))]
        tell(table, asked, table.events, readers)
        for reader in readers:
            assert msgspec.json.decode(reader.legal) == offers(rules, table.state, reader.seat, asked)
        if asked[0] == CHANCE:
            table.let_chance(rng)
        elif asked[-1] == CLOCK:
            table.let_clock()
        else:
            seat = rng.choice([actor for actor in asked if actor >= 0])
            table.act(seat, rng.choice(rules.legal(table.state, seat)), table.now if rules.timed else None)
    assert sum(1 for _ in story(table, 0)) > 1
