"""A fourth game: a dozen lines, and the kit, the simulator, the replayer and the terminal know it."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

import pytest
from click.testing import CliRunner

from volteface import games
from volteface.cli import cli
from volteface.core.conformance import NonConforming, conform
from volteface.core.errors import NotInTurn, Refused
from volteface.core.game import AnyGame
from volteface.core.json import Entry, Json
from volteface.core.rng import Rng
from volteface.core.simple import Move, Position, SimpleGame
from volteface.core.table import Table


class Nerve(SimpleGame):
    """Everyone has a secret card. In turn each stays or folds; the highest card that stayed wins."""

    id, players = "nerve", range(2, 7)

    def dealt(self, players: int, rng: Rng) -> Entry:
        return {"cards": [*rng.shuffled(range(1, 10))[:players]]}

    def asked(self, state: Position) -> Sequence[int]:
        return [len(state.moves)] if len(state.moves) < state.players else []

    def offered(self, state: Position, seat: int) -> Sequence[Move]:
        return [Move("stay"), Move("fold")]

    def seen(self, state: Position, seat: int | None) -> Json:
        cards = cards_of(state)
        over = len(state.moves) == state.players
        own = None if seat is None else cards[seat]
        return {"said": [move.do for _, move in state.moves], "you": own, "cards": [*cards] if over else None}

    def winners(self, state: Position) -> Sequence[int]:
        stayed = [seat for seat, move in state.moves if move.do == "stay"]
        return [max(stayed, key=cards_of(state).__getitem__)] if stayed else []


def cards_of(state: Position) -> list[int]:
    cards = state.deal["cards"]
    assert isinstance(cards, list)
    return [card for card in cards if isinstance(card, int)]


class Telltale(Nerve):
    """Shows everybody whether the first card is high."""

    def seen(self, state: Position, seat: int | None) -> Json:
        return [super().seen(state, seat), cards_of(state)[0] > 5]

    def resample(self, state: Position, seat: int | None, rng: Rng) -> Position:
        world = Nerve().resample(state, seat, rng)
        return Position(state.players, world.deal, state.moves[:])


NERVE = Nerve()


@pytest.fixture
def _registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "_games", {**games._games})
    games.register(NERVE)


def test_it_passes_the_kit_and_its_other_truths_differ() -> None:
    report = conform(NERVE, games=60)
    assert set(report.players) == {2, 3, 4, 5, 6}
    assert report.refused > 0
    assert report.differences["cards"] > report.worlds // 2


def test_the_kit_finds_what_a_short_game_gives_away() -> None:
    with pytest.raises(NonConforming, match=r"depends on what it cannot know|can tell two"):
        conform(Telltale(), games=20)


@pytest.mark.usefixtures("_registered")
def test_simulate_and_replay_know_it(tmp_path: Path) -> None:
    path = tmp_path / "nerve.jsonl"
    run = CliRunner().invoke(
        cli, ["simulate", "nerve", "--players", "any", "--games", "40", "--seed", "1", "--out", str(path)]
    )
    assert run.exit_code == 0, run.output
    checked = CliRunner().invoke(cli, ["replay", str(path), "--json"])
    assert json.loads(checked.output) == {"records": 40, "faults": []}
    shown = CliRunner().invoke(cli, ["replay", str(path), "--game", "2", "--seat", "0"])
    assert shown.exit_code == 0, shown.output
    assert "stay" in shown.output or "fold" in shown.output
    listed = CliRunner().invoke(cli, ["games"])
    assert "nerve" in listed.output


@pytest.mark.usefixtures("_registered")
def test_it_is_played_in_the_terminal() -> None:
    run = CliRunner().invoke(
        cli, ["play", "nerve", "--plain", "--players", "3", "--seed", "1", "--seat", "1"], input="1\nq\n"
    )
    assert run.exit_code == 0, run.output
    assert "stay" in run.output


@pytest.mark.parametrize("game", [NERVE, games.find_game("inside-job")], ids=lambda game: str(game.id))
def test_nothing_is_drawn_where_chance_is_never_asked(game: AnyGame) -> None:
    options = game.read_options({"players": 4})
    table = Table(game, options, game.deal(options, Rng(1)))
    before = list(table.log)
    with pytest.raises(ValueError, match="never asked"):
        table.let_chance(Rng(1))
    assert table.log == before


def test_what_is_not_offered_is_refused_with_a_sentence() -> None:
    start = NERVE.start(2, NERVE.deal(2, Rng(1)))
    with pytest.raises(NotInTurn, match="not the turn of player 2"):
        NERVE.apply(start, 1, Move("stay"))
    with pytest.raises(Refused, match="“dance” is not possible now"):
        NERVE.apply(start, 0, Move("dance"))
    with pytest.raises(Refused, match="7 is not a number of players from 2 to 6"):
        NERVE.read_options({"players": 7})
    with pytest.raises(Refused, match="No such deal"):
        NERVE.read_deal(2, {"by": "chance", "do": "deal", "dice": [1]})
