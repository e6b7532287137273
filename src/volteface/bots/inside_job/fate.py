"""How the mission fares once a card lies there: the chance that it succeeds. Compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from volteface.bots.inside_job.briefs import (
    ABOVE,
    ALTERNATING,
    BELOW,
    EITHER_TOKEN,
    ENDS_MATCH,
    FALLING,
    HIGHEST,
    LOWEST,
    NO_TRUMP,
    ONE_SUIT,
    ONLY,
    PARITY,
    RISING,
    SOME_TRUMP,
    STAIRS,
    TOKEN_ON,
    WINS,
)
from volteface.bots.inside_job.scene import FAR_HIGH, FAR_LOW, MODEST_HIGH, MODEST_LOW, Guess, Scene
from volteface.bots.inside_job.tuning import TUNING
from volteface.games.inside_job.cards import ALL_CARDS, BIT, SUIT_BITS, count
from volteface.games.inside_job.tricks import TRUMP_RANK

WILLING: Final = 0.85
"""How often somebody who could put intel down for the mission does."""
OUT_OF_THE_WAY: Final = 0.9
"""How often those who are not in the way of a mission do not spoil it."""


def success_of(scene: Scene, code: i64, wager: bool) -> float:
    """Find the chance that the mission succeeds once this card lies there."""
    if scene.count == 0:
        scene.led = code >> 4
        scene.led_bits = SUIT_BITS[code >> 4]
    kind = scene.kind
    if scene.broken:
        return 0.0
    value = code & 15
    suit = scene.trump if wager else code >> 4
    if kind == HIGHEST:
        return _highest(scene, value)
    if kind == LOWEST:
        return _lowest(scene, value)
    if kind == ONLY:
        return _all_play(scene, scene.good) if BIT[code & 63] & scene.good != 0 else 0.0
    if kind == WINS:
        return _wins(scene, code, wager)
    if kind == RISING:
        return _stairs(scene, ABOVE[value]) if scene.count == 0 or value > scene.last else 0.0
    if kind == FALLING:
        return _stairs(scene, BELOW[value]) if scene.count == 0 or value < scene.last else 0.0
    if kind == ALTERNATING:
        return _alternating(scene, value)
    if kind == ONE_SUIT:
        suits = scene.suits | BIT[suit]
        return 0.0 if suits & (suits - 1) != 0 else _all_play(scene, SUIT_BITS[suit])
    if kind == ENDS_MATCH:
        return _ends_match(scene, suit)
    if kind == NO_TRUMP:
        return 0.0 if suit == scene.trump else _all_play(scene, ALL_CARDS & ~SUIT_BITS[scene.trump])
    if kind == SOME_TRUMP:
        return _some_trump(scene, suit)
    if kind == TOKEN_ON:
        return _token_on(scene, scene.mark, wager)
    if kind == EITHER_TOKEN:
        return 1.0 - (1.0 - _token_on(scene, scene.mark, wager)) * (
            1.0 - _token_on(scene, scene.second, wager)
        )
    return 0.5


def _all_play(scene: Scene, good: i64) -> float:
    chance = 1.0
    for at in range(scene.later):
        chance *= _plays(scene, scene.guesses[at], good)
    return chance


def _plays(scene: Scene, guess: Guess, good: i64) -> float:
    """Find the chance that somebody plays one of the good cards."""
    return scene.has(guess, good) * (1.0 - guess.doubt * TUNING.spoils)


def _highest(scene: Scene, value: i64) -> float:
    mark = scene.mark
    if scene.count > mark:
        return _all_play(scene, BELOW[scene.mark_value]) if value < scene.mark_value else 0.0
    if scene.count == mark:
        return _all_play(scene, BELOW[value]) if value > scene.high else 0.0
    high = max(value, scene.high)
    chance = 1.0
    for at in range(scene.later):
        guess = scene.guesses[at]
        if guess.place == mark:
            good = ABOVE[high]
        else:
            good = BELOW[max(high + 1, MODEST_HIGH) if guess.place < mark else FAR_HIGH]
        chance *= _plays(scene, guess, good)
    return chance


def _lowest(scene: Scene, value: i64) -> float:
    mark = scene.mark
    if scene.count > mark:
        return _all_play(scene, ABOVE[scene.mark_value]) if value > scene.mark_value else 0.0
    if scene.count == mark:
        return _all_play(scene, ABOVE[value]) if value < scene.low else 0.0
    low = min(value, scene.low)
    chance = 1.0
    for at in range(scene.later):
        guess = scene.guesses[at]
        if guess.place == mark:
            good = BELOW[low]
        else:
            good = ABOVE[min(low - 1, MODEST_LOW) if guess.place < mark else FAR_LOW]
        chance *= _plays(scene, guess, good)
    return chance


def _alternating(scene: Scene, value: i64) -> float:
    if scene.count > 0 and (value ^ scene.last) & 1 == 0:
        return 0.0
    chance = 1.0
    parity = value & 1
    for at in range(scene.later):
        parity ^= 1
        chance *= _plays(scene, scene.guesses[at], PARITY[parity])
    return chance


def _stairs(scene: Scene, beyond: i64) -> float:
    """Find the chance that the later ones go on climbing, or going down."""
    later = scene.later
    if later == 0:
        return 1.0
    first = scene.guesses[0]
    suit = first.cards & scene.led_bits
    held: i64 = int((1.0 - first.absent[1]) * 10.0 + 0.5)
    chance = STAIRS[later][count(suit & beyond)][held]
    chance += (1.0 - chance) * first.absent[count(suit)] * 0.5
    for at in range(later):
        chance *= 1.0 - scene.guesses[at].doubt * TUNING.spoils
    return chance


def _ends_match(scene: Scene, suit: i64) -> float:
    if scene.later == 0:
        return 1.0 if suit == scene.led else 0.0
    last = scene.guesses[scene.later - 1]
    chance = _plays(scene, last, scene.led_bits)
    if scene.led == scene.trump and last.may_wager:
        chance = max(chance, (1.0 - last.doubt) * WILLING)
    return chance


def _some_trump(scene: Scene, suit: i64) -> float:
    if (scene.suits | BIT[suit]) & BIT[scene.trump] != 0:
        return 1.0
    fails = 1.0
    for at in range(scene.later):
        guess = scene.guesses[at]
        can = scene.has(guess, SUIT_BITS[scene.trump])
        if guess.may_wager and at == scene.later - 1:
            can = max(can, WILLING)
        fails *= 1.0 - (1.0 - guess.doubt) * can
    return 1.0 - fails


def _token_on(scene: Scene, place: i64, wager: bool) -> float:
    if place < scene.count:
        return 1.0 if scene.tokens & BIT[place] != 0 else 0.0
    if place == scene.count:
        return 1.0 if wager else 0.0
    if place >= scene.size:
        return 0.0
    guess = scene.guesses[place - scene.count - 1]
    return (1.0 - guess.doubt) * WILLING if guess.may_wager else 0.0


def _wins(scene: Scene, code: i64, wager: bool) -> float:
    mark = scene.mark
    rank = scene.rank(code, wager)
    ahead = rank >= scene.best
    if scene.count > mark:
        return 0.0 if ahead else _all_play(scene, ALL_CARDS & ~scene.beating(scene.best))
    if scene.count == mark:
        return _all_play(scene, ALL_CARDS & ~scene.beating(rank)) if ahead else 0.0
    best = max(rank, scene.best)
    chance = 1.0
    for at in range(scene.later):
        guess = scene.guesses[at]
        if guess.place != mark:
            chance *= OUT_OF_THE_WAY
            continue
        can = scene.has(guess, scene.beating(best))
        if guess.may_wager:
            paid = ABOVE[best - TRUMP_RANK - 1] if best >= TRUMP_RANK else ALL_CARDS
            can = max(can, WILLING * scene.has(guess, paid))
        chance *= (1.0 - guess.doubt * TUNING.spoils) * can
    return chance
