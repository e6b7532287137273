"""How likely a mission is to succeed before all cards lie.

Every kind of condition is one row of ``KINDS``: the chance after a card, the cards that keep the mission
alive at the next place, and how much an Agent at a place wants to take the trick. Once the last card lies
the chance is 0 or 1 and agrees with the rules.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from volteface.bots.inside_job.odds import ABOVE, ALL, BELOW, SUIT, of_values, staircase
from volteface.bots.inside_job.outlook import Outlook
from volteface.bots.inside_job.table import Lying
from volteface.games.inside_job.conditions import (
    LAST,
    Alternating,
    Condition,
    Either,
    EndsMatch,
    Falling,
    Highest,
    Lowest,
    NoTrump,
    OneSuit,
    OnlyValues,
    Rising,
    SomeTrump,
    TokenOn,
    Wins,
)

ODD: Final = of_values(0b10101010101010)
EVEN: Final = ALL & ~ODD
PARITY: Final = (EVEN, ODD)

# A cooperative player who plays before the marked one keeps well below (or above) him, one who plays after
# him has a far mark to stay under: these are the marks that stand for "not in the way".
_MODEST_HIGH: Final = 9
_MODEST_LOW: Final = 5
_FAR_HIGH: Final = 12
_FAR_LOW: Final = 2
# A player who could put intel down for the mission mostly does, and mostly sees that he should.
_WILLING: Final = 0.85
# Those who are out of the way of a mission still spoil it now and then.
_OUT_OF_THE_WAY: Final = 0.9


class Kind(NamedTuple):
    """One kind of condition, as a careful player sees it."""

    chance: Callable[[Outlook, Any, int, bool], float]
    keeps: Callable[[Lying, Any], int]
    want: Callable[[Any, int, int], float]


def kind_of(condition: Condition) -> Kind:
    """Find the row of a condition."""
    return KINDS.get(type(condition), UNKNOWN)


def _at(condition: Any, size: int) -> int:
    place: int = condition.place
    return size - 1 if place == LAST else place


def _stairs(outlook: Outlook, beyond: int) -> float:
    """Find the chance that the later ones go on climbing, or going down."""
    later = outlook.later
    if not later:
        return 1.0
    first = later[0].hand
    suit = first.cards & SUIT[outlook.lying.led]
    held = round(1 - first.absent[1], 2)
    chance = staircase(len(later), (suit & beyond).bit_count(), held)
    # Who is void has all suits to choose from, and mostly finds a step.
    chance += (1 - chance) * first.absent[suit.bit_count()] * 0.5
    for one in later:
        chance *= 1 - one.doubt * one.spoils
    return chance


def _rising(outlook: Outlook, _condition: Any, code: int, _wager: bool) -> float:
    lying = outlook.lying
    if not lying.rising or (lying.count and code & 15 <= lying.last):
        return 0.0
    return _stairs(outlook, ABOVE[code & 15])


def _rising_keeps(lying: Lying, _condition: Any) -> int:
    return ABOVE[lying.last] & BELOW[14 - (lying.size - 1 - lying.count)] if lying.rising else 0


def _falling(outlook: Outlook, _condition: Any, code: int, _wager: bool) -> float:
    lying = outlook.lying
    if not lying.falling or (lying.count and code & 15 >= lying.last):
        return 0.0
    return _stairs(outlook, BELOW[code & 15])


def _falling_keeps(lying: Lying, _condition: Any) -> int:
    below = BELOW[lying.last] if lying.count else ALL
    return below & ABOVE[lying.size - 1 - lying.count] if lying.falling else 0


def _highest(outlook: Outlook, condition: Any, code: int, _wager: bool) -> float:
    lying = outlook.lying
    place = _at(condition, lying.size)
    value = code & 15
    if lying.count > place:
        mark = lying.codes[place] & 15
        return outlook.all_play(BELOW[mark]) if value < mark and _alone(lying, place, lying.high) else 0.0
    if lying.count == place:
        return outlook.all_play(BELOW[value]) if value > lying.high else 0.0
    high = max(value, lying.high)
    chance = 1.0
    for one in outlook.later:
        if one.place == place:
            good = ABOVE[high]
        else:
            good = BELOW[max(high + 1, _MODEST_HIGH) if one.place < place else _FAR_HIGH]
        chance *= one.plays(good, lying.led)
    return chance


def _alone(lying: Lying, place: int, mark: int) -> bool:
    """Whether the marked card, and no other, has the mark's value."""
    return all((code & 15 == mark) == (at == place) for at, code in enumerate(lying.codes))


def _highest_keeps(lying: Lying, condition: Any) -> int:
    place = _at(condition, lying.size)
    if lying.count < place:
        return BELOW[_FAR_HIGH]
    if lying.count == place:
        return ABOVE[max(lying.high, _MODEST_HIGH - 1)]
    return BELOW[lying.high] if _alone(lying, place, lying.high) else 0


def _lowest(outlook: Outlook, condition: Any, code: int, _wager: bool) -> float:
    lying = outlook.lying
    place = _at(condition, lying.size)
    value = code & 15
    if lying.count > place:
        mark = lying.codes[place] & 15
        return outlook.all_play(ABOVE[mark]) if value > mark and _alone(lying, place, lying.low) else 0.0
    if lying.count == place:
        return outlook.all_play(ABOVE[value]) if value < lying.low else 0.0
    low = min(value, lying.low)
    chance = 1.0
    for one in outlook.later:
        if one.place == place:
            good = BELOW[low]
        else:
            good = ABOVE[min(low - 1, _MODEST_LOW) if one.place < place else _FAR_LOW]
        chance *= one.plays(good, lying.led)
    return chance


def _lowest_keeps(lying: Lying, condition: Any) -> int:
    place = _at(condition, lying.size)
    if lying.count < place:
        return ABOVE[_FAR_LOW]
    if lying.count == place:
        return BELOW[min(lying.low, _MODEST_LOW + 1)]
    return ABOVE[lying.low] if _alone(lying, place, lying.low) else 0


_ALLOWED: Final[dict[int, int]] = {}


def _allowed(condition: Any) -> int:
    allowed: int = condition.allowed
    if allowed not in _ALLOWED:
        _ALLOWED[allowed] = of_values(allowed)
    return _ALLOWED[allowed]


def _only_values(outlook: Outlook, condition: Any, code: int, _wager: bool) -> float:
    if (outlook.lying.values | 1 << (code & 15)) & ~condition.allowed:
        return 0.0
    return outlook.all_play(_allowed(condition))


def _only_values_keeps(lying: Lying, condition: Any) -> int:
    return 0 if lying.values & ~condition.allowed else _allowed(condition)


def _alternating(outlook: Outlook, _condition: Any, code: int, _wager: bool) -> float:
    lying = outlook.lying
    if not lying.alternating or (lying.count and (code ^ lying.last) & 1 == 0):
        return 0.0
    chance = 1.0
    parity = code & 1
    for one in outlook.later:
        parity ^= 1
        chance *= one.plays(PARITY[parity], lying.led)
    return chance


def _alternating_keeps(lying: Lying, _condition: Any) -> int:
    if not lying.alternating:
        return 0
    return PARITY[1 - (lying.last & 1)] if lying.count else ALL


def _wins(outlook: Outlook, condition: Any, code: int, _wager: bool) -> float:
    lying = outlook.lying
    place = _at(condition, lying.size)
    rank = lying.rank(code)
    ahead = rank >= lying.best
    if lying.count > place:
        if ahead or lying.best_place != place:
            return 0.0
        return outlook.all_play(ALL & ~lying.beating(lying.best, lying.led), True)
    if lying.count == place:
        return outlook.all_play(ALL & ~lying.beating(rank, lying.led), True) if ahead else 0.0
    best = max(rank, lying.best)
    chance = 1.0
    for one in outlook.later:
        if one.place == place:
            can = one.hand.has(lying.beating(best, lying.led), lying.led)
            if one.may_wager:
                # IJ-19, IJ-20: with a token any card beats what is not trump, and an equal trump.
                can = max(can, _WILLING * one.hand.has(ABOVE[best - 33] if best >= 32 else ALL, lying.led))
            chance *= (1 - one.doubt * one.spoils) * can
        else:
            chance *= _OUT_OF_THE_WAY
    return chance


def _wins_keeps(lying: Lying, condition: Any) -> int:
    place = _at(condition, lying.size)
    if lying.count < place:
        return ALL
    if lying.count == place:
        return lying.beating(lying.best, lying.led) if lying.count else ABOVE[_MODEST_HIGH - 1]
    return ALL & ~lying.beating(lying.best, lying.led) if lying.best_place == place else 0


def _one_suit(outlook: Outlook, _condition: Any, code: int, _wager: bool) -> float:
    suits = outlook.lying.suits | 1 << (code >> 4)
    return 0.0 if suits & (suits - 1) else outlook.all_play(SUIT[code >> 4], True)


def _one_suit_keeps(lying: Lying, _condition: Any) -> int:
    if lying.count == 0:
        return ALL
    return 0 if lying.suits & (lying.suits - 1) else SUIT[lying.led]


def _ends_match(outlook: Outlook, _condition: Any, code: int, _wager: bool) -> float:
    lying = outlook.lying
    if lying.count == lying.size - 1:
        return 1.0 if code >> 4 == lying.led else 0.0
    last = outlook.later[-1]
    can = last.plays(SUIT[lying.led], lying.led, True)
    if lying.led == lying.trump and last.may_wager:
        can = max(can, (1 - last.doubt) * _WILLING)
    return can


def _ends_match_keeps(lying: Lying, _condition: Any) -> int:
    return SUIT[lying.led] if lying.count == lying.size - 1 else ALL


def _no_trump(outlook: Outlook, _condition: Any, code: int, _wager: bool) -> float:
    lying = outlook.lying
    if (lying.suits | 1 << (code >> 4)) >> lying.trump & 1:
        return 0.0
    return outlook.all_play(ALL & ~SUIT[lying.trump], True)


def _no_trump_keeps(lying: Lying, _condition: Any) -> int:
    return 0 if lying.suits >> lying.trump & 1 else ALL & ~SUIT[lying.trump]


def _some_trump(outlook: Outlook, _condition: Any, code: int, _wager: bool) -> float:
    lying = outlook.lying
    if (lying.suits | 1 << (code >> 4)) >> lying.trump & 1:
        return 1.0
    fails = 1.0
    for one in outlook.later:
        can = one.hand.has(SUIT[lying.trump], lying.led)
        # Whoever is last and trusted pays for it.
        if one.may_wager and one.place == lying.size - 1:
            can = max(can, _WILLING)
        fails *= 1 - (1 - one.doubt) * can
    return 1 - fails


def _some_trump_keeps(lying: Lying, _condition: Any) -> int:
    if lying.suits >> lying.trump & 1 or lying.count < lying.size - 1:
        return ALL
    return SUIT[lying.trump]


def _token_on(outlook: Outlook, condition: Any, _code: int, wager: bool) -> float:
    lying = outlook.lying
    place = _at(condition, lying.size)
    if place < lying.count:
        return float(lying.tokens >> place & 1)
    if place == lying.count:
        return float(wager)
    for one in outlook.later:
        if one.place == place:
            return (1 - one.doubt) * _WILLING if one.may_wager else 0.0
    return 0.0


def _either(outlook: Outlook, condition: Any, code: int, wager: bool) -> float:
    fails = 1.0
    for one in (condition.one, condition.other):
        fails *= 1 - kind_of(one).chance(outlook, one, code, wager)
    return 1 - fails


def _no_keeps(_lying: Lying, _condition: Any) -> int:
    return ALL


def _even_want(_condition: Any, _place: int, _size: int) -> float:
    return 0.45


def _want(marked: float, others: float) -> Callable[[Any, int, int], float]:
    """Want the trick so much at the marked place, and so much elsewhere."""
    return lambda condition, place, size: marked if place == _at(condition, size) else others


def _last_want(_condition: Any, place: int, size: int) -> float:
    return 0.8 if place == size - 1 else 0.4


def _small_want(_condition: Any, _place: int, _size: int) -> float:
    return 0.15


UNKNOWN: Final = Kind(lambda _outlook, _condition, _code, _wager: 0.5, _no_keeps, _even_want)
"""A condition this player has never seen."""

KINDS: Final[dict[type, Kind]] = {
    Rising: Kind(_rising, _rising_keeps, _last_want),
    Falling: Kind(_falling, _falling_keeps, _small_want),
    Highest: Kind(_highest, _highest_keeps, _want(0.85, 0.2)),
    Lowest: Kind(_lowest, _lowest_keeps, _want(0.05, 0.5)),
    OnlyValues: Kind(_only_values, _only_values_keeps, _even_want),
    Alternating: Kind(_alternating, _alternating_keeps, _even_want),
    Wins: Kind(_wins, _wins_keeps, _want(0.95, 0.08)),
    OneSuit: Kind(_one_suit, _one_suit_keeps, _even_want),
    EndsMatch: Kind(_ends_match, _ends_match_keeps, _even_want),
    NoTrump: Kind(_no_trump, _no_trump_keeps, _even_want),
    SomeTrump: Kind(_some_trump, _some_trump_keeps, _even_want),
    TokenOn: Kind(_token_on, _no_keeps, _even_want),
    Either: Kind(_either, _no_keeps, _even_want),
}
