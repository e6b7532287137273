"""Which form of the rules is running, and that both know the same numbers."""

from __future__ import annotations

from volteface.core import dice, rng
from volteface.core.dice import Dice
from volteface.core.rng import Rng
from volteface.games.inside_job import cards, game, rules


def test_the_expected_form_is_the_one_that_runs(expected_form: str | None) -> None:
    compiled = [not str(module.__file__).endswith(".py") for module in (cards, dice, game, rng, rules)]
    if expected_form is not None:
        assert compiled == [expected_form == "compiled"] * len(compiled)
    assert len(set(compiled)) == 1


def test_dice_are_the_same_in_every_form() -> None:
    dice_ = Dice(2026)
    assert [dice_.below(1000) for _ in range(8)] == [872, 550, 311, 862, 359, 421, 485, 138]


def test_dice_are_fair_enough_for_playouts() -> None:
    dice_ = Dice(7)
    counts = [0] * 13
    for _ in range(13_000):
        counts[dice_.below(13)] += 1
    assert min(counts) > 850
    assert max(counts) < 1150


def test_seeded_chance_is_the_same_in_every_form() -> None:
    assert Rng(1, "deal").words(2) == Rng(1, "deal").words(2)
    assert Rng(1, "deal").words(2) != Rng(1, "deal", 0).words(2)
    one = Rng(5)
    one.below(10)
    assert one.fork("x").below(10**6) == Rng(5, "x").below(10**6)


def test_cards_are_found_by_bit_code_and_name() -> None:
    for card in cards.CARDS:
        assert cards.card(card.name) is card
        assert cards.card_of(card.code) is card
        assert cards.card_of(card.code + cards.TOKEN) is card
        assert cards.code_of(card.bit) == card.code
        assert cards.BIT[card.code] == card.bit == 2**card.code
    assert cards.count(cards.ALL_CARDS) == 52
    assert cards.count(0) == 0
    for suit in range(4):
        assert cards.count(cards.SUIT_BITS[suit]) == 13
