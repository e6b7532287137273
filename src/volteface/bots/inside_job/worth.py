"""What a card brings to whoever plays it: the mission, the trick, the token, the hand. Compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from volteface.bots.inside_job.briefs import ABOVE, EITHER_TOKEN, ENDS_MATCH, SOME_TRUMP, TOKEN_ON
from volteface.bots.inside_job.scene import Guess, Scene
from volteface.games.inside_job.cards import ALL_CARDS, count
from volteface.games.inside_job.tricks import TRUMP_RANK

GREED: Final = 0.75
"""How often an Insider who can take a trick does."""
PAYS: Final = 0.6
"""How often an Agent pays to deny a trick that he badly wants denied."""
DENY: Final = 6.0
"""How much more the Agents want a trick that would bring a suspect a step nearer."""
AMMUNITION: Final = 0.06
RESERVE: Final = 0.015
"""What the last token is worth for wagering it, and any other."""

_EXTREMES: Final[list[float]] = [0.006 * abs(value - 7) / 6 for value in range(14)]
"""What keeping a card is worth: most missions ask for a very high one or a very low one."""


def worth_of(scene: Scene, code: i64, wager: bool, success: float) -> float:
    """Add up what playing a card may bring: the mission, the trick, the token, the hand."""
    drive = scene.drive
    total = drive.mission * scene.unit * success - _EXTREMES[code & 15]
    rank = scene.rank(code, wager)
    if rank >= scene.best:
        return total + _trick(scene, scene.chair, rank, wager)
    if wager:
        return total + _trick(scene, scene.holder, scene.best, True)
    if not scene.idle_known:
        # All cards that do not take the lead leave the trick alike.
        scene.idle = _trick(scene, scene.holder, scene.best, False)
        scene.idle_known = True
    return total + scene.idle


def _trick(scene: Scene, holder: i64, best: i64, wager: bool) -> float:
    """Add up what the trick may bring once a card lies there and somebody is ahead."""
    drive = scene.drive
    total = 0.0
    gain = scene.pot + 1 if wager else scene.pot
    stays = 1.0
    if scene.later > 0:
        beating = scene.beating(best)
        paid = ABOVE[best - TRUMP_RANK - 1] if best >= TRUMP_RANK else ALL_CARDS
        deny = 0.0
        if holder != scene.me:
            deny = scene.room.doubt(holder, scene.me) * scene.step(holder, gain) * DENY
        elif drive.knows:
            deny = scene.room.doubt(holder, scene.guesses[0].chair) * scene.step(holder, gain) * DENY
        deny = min(deny, 1.0)
        at = scene.later - 1
        while at >= 0:
            guess = scene.guesses[at]
            beats = _beats(scene, guess, beating, paid, deny)
            total += stays * beats * (guess.take_paid if wager else guess.take)
            stays *= 1.0 - beats
            at -= 1
    mine = holder == scene.chair
    total += stays * scene.take_worth(holder, gain - 1 if wager and mine else gain)
    if wager:
        lost = AMMUNITION if scene.intel == 1 else RESERVE
        if drive.intel > 0.5:
            lost = max(lost, -drive.intel * scene.step(scene.chair, -1) * scene.stake)
        total -= lost * (1.0 - stays if mine else 1.0)
    return total


def _beats(scene: Scene, guess: Guess, beating: i64, paid: i64, deny: float) -> float:
    """Find the chance that somebody later takes the trick."""
    if guess.ducks:
        return 1.0 - scene.has(guess, ALL_CARDS & ~beating)
    can = scene.has(guess, beating)
    doubt = guess.doubt
    beats = (1.0 - doubt) * (guess.want + (1.0 - guess.want) * deny) * can
    if guess.may_wager and deny > 0.0:
        beats += (1.0 - doubt) * deny * PAYS * max(0.0, scene.has(guess, paid) - can)
    if doubt > 0.0:
        winning = guess.cards & (paid if guess.may_wager else beating)
        beats += doubt * GREED * (1.0 - guess.absent[count(winning)])
    return beats


def token_helps(scene: Scene, code: i64) -> bool:
    """IJ-19: a token makes a card trump, or it helps nobody but the winner."""
    kind = scene.kind
    if kind in (TOKEN_ON, EITHER_TOKEN):
        return scene.count in (scene.mark, scene.second) or code >> 4 != scene.trump
    if code >> 4 == scene.trump:
        return False
    return TRUMP_RANK + (code & 15) >= scene.best or kind in (SOME_TRUMP, ENDS_MATCH)
