"""What can be played here, and whether options fit together: forms show it and work nothing out."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.server.live import Http, live_server
from volteface.core.errors import Refused
from volteface.core.rng import Rng
from volteface.games import all_games, find_game
from volteface.server.config import Config
from volteface.server.offers import check_options, offer_games

CHECK = "/api/games/{game}/options/check"


def test_the_offer_of_inside_job_explains_its_special_roles() -> None:
    (offer,) = [game for game in offer_games().games if game.id == "inside-job"]
    options = {option.name: option for option in offer.options}
    guide = options["special_roles"].guide
    assert guide is not None
    assert guide.most == 2
    assert [one.choice for one in guide.choices] == list(options["special_roles"].choices)
    two_neutrals = [one for one in guide.conflicts if set(one.choices) == {"decoy", "tim-shady"}]
    assert [(one.rule, one.message) for one in two_neutrals] == [("IJ-40", "ij-options-two-neutrals")]
    assert [part.name for part in options["blank_role"].parts][:3] == ["name", "text", "side"]
    assert options["wager"].guide is None
    assert options["wager"].parts == ()


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_options_that_fit_together_come_back_as_records_write_them(game: Any) -> None:
    for seed in range(20):
        options = game.draw_options(Rng("offers", seed), {})
        written = game.write_options(options)
        checked = check_options(game.id, written)
        assert (checked.options, checked.seats) == (written, game.seats(options))


@pytest.mark.asyncio
async def test_a_check_finds_what_making_a_table_refuses_and_in_the_same_words(tmp_path: Path) -> None:
    tries: list[tuple[str, dict[str, Any]]] = [
        ("inside-job", {"players": 4, "special_roles": ["decoy", "tim-shady"]}),
        ("inside-job", {"players": 3, "special_roles": ["sleeper"]}),
        ("inside-job", {"players": 4, "special_roles": ["blank"], "blank_role": {"name": " "}}),
        ("inside-job", {"players": 4, "wager": "perhaps"}),
        ("inside-job", {"players": 4, "risky_mode": True, "wager": False}),
        ("mission-calaveras", {"players": 4, "ghost": 1}),
        ("insider", {"players": 8, "advanced": True}),
    ]
    async with live_server(tmp_path) as server:
        http = Http(server)
        for game, options in tries:
            made = await http.post("/api/tables", {"game": game, "options": options, "name": "Ann"})
            checked = await http.post(CHECK.format(game=game), {"options": options})
            # What was asked for is an answer, and no fault that a browser complains about.
            assert made[0] == 422
            assert checked == (200, {"options": None, "seats": None, "refused": made[1]})
        unknown = await http.post(CHECK.format(game="chess"), {"options": {"players": 2}})
        assert unknown[0] == 422
        status, checked_well = await http.post(
            CHECK.format(game="inside-job"), {"options": {"players": 5, "wager": True}}
        )
        assert (status, checked_well) == (200, {"options": {"players": 5}, "seats": 5, "refused": None})
        with pytest.raises(Refused):
            find_game("inside-job").read_options({"players": 9})
        _, listed = await http.get("/api/tables")
        assert listed == {"tables": []}


@pytest.mark.asyncio
async def test_checks_are_limited_and_long_ones_sooner(tmp_path: Path) -> None:
    async with live_server(tmp_path, config=Config(bot_scale=0.0)) as server:
        http = Http(server)
        short: Any = {"options": {"players": 4}}
        long = {"options": {"players": 4, "own_words": ["x" * 20_000]}}
        path = CHECK.format(game="insider")
        statuses = [(await http.post(path, long))[0] for _ in range(35)]
        assert statuses[:30] == [200] * 30
        assert 429 in statuses
        assert (await http.post(path, short))[0] == 200
        assert 429 in [(await http.post(path, short))[0] for _ in range(120)]
