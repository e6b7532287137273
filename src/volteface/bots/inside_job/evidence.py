"""What a card tells the table of whoever plays it. Compiled."""

from __future__ import annotations

import math

from mypy_extensions import i64

from volteface.bots.inside_job.briefs import (
    ABOVE,
    ABSENT,
    ALTERNATING,
    BELOW,
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
    WINS,
)
from volteface.bots.inside_job.scene import FAR_HIGH, FAR_LOW, MODEST_HIGH, MODEST_LOW, Scene
from volteface.bots.inside_job.tuning import TUNING
from volteface.games.inside_job.cards import ALL_CARDS, BIT, SUIT_BITS, count


def evidence(scene: Scene, chair: i64, code: i64, wager: bool) -> float:
    """Weigh a card as a careful table does, which sees no hand: log-odds for its player's being the Insider.

    By what follows suit or does not, by who pays early, and by who breaks a mission that he could
    probably have kept alive.
    """
    room = scene.room
    bit = BIT[code]
    voids = room.faces[chair].voids
    if bit & voids != 0:
        return room.proof
    unseen = ALL_CARDS & ~room.played
    absent = ABSENT[scene.state.setup.cards_each - scene.state.tricks_done][count(unseen)]
    unseen &= ~voids
    odds = 0.0
    reach = 1.0
    if scene.count > 0:
        void = absent[count(unseen & scene.led_bits)]
        if bit & scene.led_bits != 0:
            odds += math.log(1.0 - TUNING.revoke)
            unseen &= scene.led_bits
            reach = max(1.0 - void, 0.01)
        else:
            odds += math.log((void + (1.0 - void) * TUNING.revoke) / max(void, TUNING.slip))
            unseen &= ~scene.led_bits
        if wager and scene.later > 0:
            odds += TUNING.wager_odds
    keeps = keeping(scene)
    if keeps not in (0, ALL_CARDS):
        can = min(1.0, (1.0 - absent[count(unseen & keeps)]) / reach)
        agent = TUNING.slip + (1.0 - 2.0 * TUNING.slip) * can
        counts_as = scene.trump * 16 + (code & 15) if wager else code
        if BIT[counts_as] & keeps != 0:
            odds += math.log(TUNING.let_pass)
        else:
            odds += math.log((1.0 - agent * TUNING.let_pass) / (1.0 - agent))
    return odds * TUNING.room_temper


def keeping(scene: Scene) -> i64:
    """Gather the cards that keep the mission alive at the next place; none or all tell nothing."""
    if scene.broken:
        return 0
    kind, number, mark = scene.kind, scene.count, scene.mark
    if kind == HIGHEST:
        if number < mark:
            return BELOW[FAR_HIGH]
        return ABOVE[max(scene.high, MODEST_HIGH - 1)] if number == mark else BELOW[scene.mark_value]
    if kind == LOWEST:
        if number < mark:
            return ABOVE[FAR_LOW]
        return BELOW[min(scene.low, MODEST_LOW + 1)] if number == mark else ABOVE[scene.mark_value]
    if kind == ONLY:
        return scene.good
    if kind == WINS:
        if number == mark:
            return scene.beating(scene.best) if number > 0 else ABOVE[MODEST_HIGH - 1]
        return ALL_CARDS if number < mark else ALL_CARDS & ~scene.beating(scene.best)
    if kind == RISING:
        return (ABOVE[scene.last] if number > 0 else ALL_CARDS) & BELOW[14 - scene.later]
    if kind == FALLING:
        return (BELOW[scene.last] if number > 0 else ALL_CARDS) & ABOVE[scene.later]
    if kind == ALTERNATING:
        return PARITY[1 - (scene.last & 1)] if number > 0 else ALL_CARDS
    if kind == ONE_SUIT:
        return scene.led_bits if number > 0 else ALL_CARDS
    if kind == ENDS_MATCH:
        return scene.led_bits if scene.later == 0 else ALL_CARDS
    if kind == NO_TRUMP:
        return ALL_CARDS & ~SUIT_BITS[scene.trump]
    if kind == SOME_TRUMP and scene.later == 0 and scene.suits & BIT[scene.trump] == 0:
        return SUIT_BITS[scene.trump]
    return ALL_CARDS
