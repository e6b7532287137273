"""What each chair did, weighed by how likely every way to play would have done it. Compiled.

A card is judged in its scene once, for every style and every card that could have been played there; after
that a guessed hand is weighed by adding up table entries. Likelihoods are tempered: the styles are a
model of the others and not the others, so every choice counts for less than it seems to.
"""

from __future__ import annotations

import math
from typing import Final, final

from mypy_extensions import i64

from volteface.bots.inside_job.briefs import EASE
from volteface.bots.inside_job.drives import Drive
from volteface.bots.inside_job.evidence import evidence
from volteface.bots.inside_job.fate import success_of
from volteface.bots.inside_job.room import Room
from volteface.bots.inside_job.scene import Scene
from volteface.bots.inside_job.tuning import TUNING
from volteface.bots.inside_job.worth import token_helps, worth_of
from volteface.games.inside_job.cards import ALL_CARDS, BIT, code_of, count
from volteface.games.inside_job.missions import Mission
from volteface.games.inside_job.state import State

_HIGHEST: Final = 30.0


def revoke_share(drive: Drive) -> float:
    """Find how much less likely a style plays a card that does not follow suit though it could."""
    if not drive.free or drive.revoke == 0.0:
        return 0.0
    return math.exp(-TUNING.revoke_cost / drive.revoke / TUNING.spread)


@final
class Trace:
    """One card that somebody played, and the weight of everything that could have been played instead."""

    __slots__ = ("after", "code", "led_bits", "own", "rows")

    def __init__(self, code: i64, led_bits: i64) -> None:
        """Note the card, without its token, and the led suit; no suit is led by the first card itself."""
        self.code = code
        self.led_bits = led_bits
        # The cards that the chair has played since, this one included.
        self.after: i64 = BIT[code]
        # For each style the weight of every card, and of what was played.
        self.rows: list[list[float]] = []
        self.own: list[float] = []


@final
class Dossier:
    """All that one chair did."""

    __slots__ = ("_choices", "_drives", "_revokes", "proven", "traces")

    def __init__(self, drives: list[Drive]) -> None:
        """Begin with nothing, for these ways to play."""
        self._drives = drives
        self._revokes: list[float] = [revoke_share(drive) for drive in drives]
        self._choices: list[float] = [0.0] * len(drives)
        self.traces: list[Trace] = []
        # IJ-12: whether it showed a suit that it had failed to follow.
        self.proven: bool = False

    def add(
        self, scene: Scene, state: State, room: Room, mission: Mission, chair: i64, code: i64, wager: bool
    ) -> Trace:
        """Judge a card that is about to be played, from what everybody knows."""
        bit = BIT[code]
        if bit & room.faces[chair].voids != 0:
            self.proven = True
        trace = Trace(code, state.trick.led_bits)
        betting = self._betting(state, chair)
        for drive in self._drives:
            scene.look(state, room, mission, chair, 0, drive)
            row = [0.0] * 64
            cards = ALL_CARDS & ~room.played
            own = 0.0
            while cards != 0:
                one = cards & -cards
                cards ^= one
                at = code_of(one)
                weight = self._weight(scene, drive, chair, at, False)
                if at == code and not wager:
                    own = weight
                if betting and token_helps(scene, at):
                    paid = self._weight(scene, drive, chair, at, True)
                    if at == code and wager:
                        own = paid
                    weight += paid
                row[at] = weight
            trace.rows.append(row)
            trace.own.append(own)
        for earlier in self.traces:
            earlier.after |= bit
        self.traces.append(trace)
        return trace

    def _betting(self, state: State, chair: i64) -> bool:
        one = state.chairs[chair]
        return state.setup.wager and state.trick.count > 0 and one.intel > 0 and not one.revealed

    def _weight(self, scene: Scene, drive: Drive, chair: i64, code: i64, wager: bool) -> float:
        success = success_of(scene, code, wager)
        worth = worth_of(scene, code, wager, success)
        if drive.hide != 0.0:
            worth -= drive.hide * evidence(scene, chair, code, wager)
        return math.exp(min(max(worth / TUNING.spread, -_HIGHEST), _HIGHEST))

    def chose(self, mission: i64, unseen: list[int]) -> None:
        """IJ-9: of two missions drawn from the unseen ones this was shown; weigh it for every style."""
        if not unseen:
            return
        for at in range(len(self._drives)):
            wish = self._drives[at].mission - 10.0 * self._drives[at].hide
            total = 0.0
            for other in unseen:
                odds = wish * (EASE[mission] - EASE[other]) / TUNING.choice_spread
                total += 1.0 / (1.0 + math.exp(-odds))
            share = total / float(len(unseen))
            self._choices[at] += TUNING.power * math.log((1.0 - TUNING.noise) * share + TUNING.noise * 0.5)

    def answer(self, scene: Scene, state: State, room: Room, mission: Mission, chair: i64, code: i64) -> None:
        """IJ-62: judge a card that this chair is about to play for Larry, one of three that only it saw."""
        for at in range(len(self._drives)):
            drive = self._drives[at]
            scene.look(state, room, mission, chair, 0, drive)
            own = self._weight(scene, drive, chair, code, False)
            total = 0.0
            cards = ALL_CARDS & ~room.played
            if BIT[code] & state.trick.led_bits != 0:
                cards &= state.trick.led_bits
            number = count(cards)
            while cards != 0:
                one = cards & -cards
                cards ^= one
                total += self._weight(scene, drive, chair, code_of(one), False)
            share = own / max(own + 2.0 * total / float(max(number, 1)), 1e-12)
            self._choices[at] += TUNING.power * math.log((1.0 - TUNING.noise) * share + TUNING.noise / 3.0)

    def weigh(self, hidden: i64, logs: list[float]) -> None:
        """Write for each style the tempered log-likelihood of all it did, if it now holds these cards."""
        styles = len(self._drives)
        for style in range(styles):
            logs[style] = self._choices[style]
        for trace in self.traces:
            hand = hidden | trace.after
            inside = hand & trace.led_bits
            outside = hand & ~trace.led_bits
            follows = BIT[trace.code] & trace.led_bits != 0
            for style in range(styles):
                row = trace.rows[style]
                free = self._drives[style].free
                total = 0.0
                own = trace.own[style]
                options = count(inside)
                cards = inside
                while cards != 0:
                    one = cards & -cards
                    cards ^= one
                    total += row[code_of(one)]
                if inside == 0 or free:
                    rest = 0.0
                    cards = outside
                    while cards != 0:
                        one = cards & -cards
                        cards ^= one
                        rest += row[code_of(one)]
                    if inside == 0:
                        total = rest
                        options = count(outside)
                    else:
                        total += rest * self._revokes[style]
                        if not follows:
                            own *= self._revokes[style]
                elif not follows:
                    # IJ-12: somebody who must follow cannot have done this.
                    own = 0.0
                chance = (1.0 - TUNING.noise) * own / max(total, 1e-12)
                if inside == 0 or follows:
                    chance += TUNING.noise / float(options)
                elif free:
                    chance += TUNING.noise * 0.1 / float(count(hand))
                logs[style] += TUNING.power * math.log(max(chance, 1e-6))
