"""Fair roles over an evening."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from tests.server.live import live_server, started
from tests.server.test_tables import play_on
from volteface.core.rng import Rng
from volteface.games import find_game
from volteface.server.fair import fair_deal, rare_roles

EVENING = 40


@pytest.mark.parametrize(
    ("game_id", "role"), [("inside-job", "insider"), ("insider", "insider"), ("insider", "master")]
)
def test_a_rare_role_goes_around(game_id: str, role: str) -> None:
    game = find_game(game_id)
    options = game.read_options({"players": 4})
    spread = []
    for evening in range(10):
        had: list[dict[str, int]] = [{} for _ in range(4)]
        for number in range(EVENING):
            deal = fair_deal(game, options, Rng(evening, number), None, had)
            for rare, seat in rare_roles(game.write_deal(deal)).items():
                had[seat][rare] = had[seat].get(rare, 0) + 1
            counts = [one.get(role, 0) for one in had]
            spread.append(max(counts) - min(counts))
    # Without the bag the difference grows with the evening, to eight and more.
    assert max(spread) <= 4
    assert sum(spread) / len(spread) < 2


def test_nobody_is_ever_certain_to_be_the_traitor() -> None:
    game = find_game("inside-job")
    options = game.read_options({"players": 4})
    behind = [{"insider": 2}, {"insider": 2}, {"insider": 2}, {}]
    drawn = {
        rare_roles(game.write_deal(fair_deal(game, options, Rng(seed), None, behind)))["insider"]
        for seed in range(200)
    }
    assert drawn == {0, 1, 2, 3}


def test_a_seat_that_is_ahead_is_less_likely_and_the_others_are_equal() -> None:
    game = find_game("inside-job")
    options = game.read_options({"players": 4})
    ahead = [{"insider": 2}, {}, {}, {}]
    drawn = Counter(
        rare_roles(game.write_deal(fair_deal(game, options, Rng(seed), None, ahead)))["insider"]
        for seed in range(900)
    )
    assert 5 < drawn[0] < 70
    assert min(drawn[1], drawn[2], drawn[3]) > 220


def test_a_game_without_roles_is_dealt_as_ever() -> None:
    game = find_game("mission-calaveras")
    options = game.read_options({"players": 4})
    deal = fair_deal(game, options, Rng(1), None, [{} for _ in range(4)])
    assert game.write_deal(deal) == game.write_deal(game.deal(options, Rng(1).fork("deal", 0), None))


@pytest.mark.asyncio
async def test_a_table_remembers_over_the_evening_and_shows_it_to_nobody(tmp_path: Path) -> None:
    async with live_server(tmp_path) as server:
        people = await started(server, settings={"pacing": "off", "fair_roles": True})
        for game in range(1, 4):
            await play_on(people, game)
            await people[0].ok("start")
            for person in people:
                if person.push is None or person.push["game"] != game:
                    await person.until("push", game=game)
        room = server.tables._open[people[0].code].room
        assert sum(had.get("insider", 0) for had in room.roles.values()) == 4
        assert all("roles" not in person.room for person in people)
