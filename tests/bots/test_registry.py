"""Which bots there are, and what each is given."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from volteface import bots
from volteface.bots import Budget, Explainer, Kind, Reason, Suspicious, Talker, bot_names, make_bot
from volteface.core.errors import VoltefaceError
from volteface.core.game import AnyGame
from volteface.core.phrases import Phrase, Said
from volteface.core.rng import Rng
from volteface.games import all_games
from volteface.games.inside_job import INSIDE_JOB


class Wordy:
    """Says what it was given."""

    def __init__(self, _game: AnyGame, seat: int, rng: Rng, budget: Budget) -> None:
        self.seat, self.rng, self.budget = seat, rng, budget
        self.listens = True

    def watch(self, _events: Sequence[Any]) -> None: ...

    def choose(self, _view: Any, legal: Sequence[Any]) -> Any:
        return legal[0]

    def say(self, _view: Any, phrases: Sequence[Phrase]) -> Said | None:
        return Said(phrases[0], {})

    def why(self) -> Sequence[Reason]:
        return []

    def suspicion(self) -> Sequence[float]:
        return [1.0]


@pytest.fixture(autouse=True)
def _as_before(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "_FOR_ALL", dict(bots._FOR_ALL))
    monkeypatch.setattr(bots, "_FOR_GAME", {game: dict(kinds) for game, kinds in bots._FOR_GAME.items()})


def _made(name: str, budget: Budget | None = None) -> Wordy:
    made = make_bot(name, INSIDE_JOB, 2, Rng(1), budget)
    assert isinstance(made, Wordy)
    return made


def test_a_bot_has_the_budget_of_its_kind_unless_it_is_given_another() -> None:
    bots.register("wordy", Kind(Wordy, Budget(40)))
    assert _made("wordy").budget == Budget(40)
    assert _made("wordy", Budget(7)).budget == Budget(7)


def test_what_a_bot_can_do_besides_is_found_out_at_its_seat() -> None:
    bots.register("wordy", Kind(Wordy))
    for ability in (Talker, Explainer, Suspicious):
        assert isinstance(_made("wordy"), ability)
        assert not isinstance(make_bot("random", INSIDE_JOB, 0, Rng(1)), ability)


def test_levels_come_last_and_the_easiest_of_them_first() -> None:
    for name in ("hard", "normal", "easy"):
        bots.register(name, Kind(Wordy), "inside-job")
    assert bot_names(INSIDE_JOB)[-3:] == ["easy", "normal", "hard"]
    assert bots.preferred_bot(INSIDE_JOB) == "normal"


def test_each_game_has_a_bot_that_fills_chairs_and_it_is_not_the_random_one() -> None:
    for game in all_games():
        assert bots.preferred_bot(game) in bot_names(game)
        assert bots.preferred_bot(game) != "random"


def test_a_bot_that_nobody_knows_is_a_sentence() -> None:
    with pytest.raises(VoltefaceError, match="There is no bot wizard for inside-job; there are: random, "):
        make_bot("wizard", INSIDE_JOB, 0, Rng(1))
