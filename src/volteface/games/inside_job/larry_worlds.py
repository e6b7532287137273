"""IJ-60 to IJ-63: Larry's stack drawn again, as far as one player has not seen it.

Each of Larry's turns draws three cards: the one that was put back on top the turn before, and two new
ones (the first turn: three new ones). A player knows all of the turns in which he was the controller;
of the others he knows only the card that was played.
"""

from __future__ import annotations

from typing import NamedTuple

from volteface.core.rng import Rng
from volteface.games.inside_job.cards import CARDS, card_of
from volteface.games.inside_job.history import Larry, PastTrick


class StackWorld(NamedTuple):
    """A stack as it may have been, and what was done with it."""

    stack: list[int]
    turns: list[tuple[int, int, int]]
    """Played, put back, out."""


class _Turn(NamedTuple):
    led: int
    larry: Larry
    known: bool


def draw_stack(
    past: list[PastTrick], seat: int | None, current: list[int] | None, unseen: int, rng: Rng
) -> StackWorld | None:
    """Draw the hidden turns and the rest of the stack; ``None`` if this try led nowhere."""
    turns = [
        _Turn(int(card_of(trick.codes[0]).suit), trick.larry, trick.larry.controller == seat)
        for trick in past
        if trick.larry is not None
    ]
    pool = rng.shuffled([int(one.code) for one in CARDS if one.bit & unseen])
    drawn = _Drawing(pool, rng)
    at = 0
    while at < len(turns):
        if turns[at].known:
            if not drawn.know(turns[at].larry):
                return None
            at += 1
            continue
        end = at
        while end < len(turns) and not turns[end].known:
            end += 1
        after = turns[end].larry.three[0] if end < len(turns) else (current[0] if current else None)
        if not drawn.imagine(turns[at:end], after):
            return None
        at = end
    if current is not None:
        if drawn.carried is not None and drawn.carried != current[0]:
            return None
        drawn.stack += current if drawn.carried is None else current[1:]
    return StackWorld(drawn.stack + drawn.pool, drawn.turns)


class _Drawing:
    """A stack in the making, top first, and the card that was last put back."""

    def __init__(self, pool: list[int], rng: Rng) -> None:
        self.pool = pool
        self.rng = rng
        self.stack: list[int] = []
        self.turns: list[tuple[int, int, int]] = []
        self.carried: int | None = None

    def know(self, larry: Larry) -> bool:
        """Take over a turn that the player has seen."""
        if self.carried is not None and self.carried != larry.three[0]:
            return False
        self.stack += larry.three if self.carried is None else larry.three[1:]
        self.turns.append((larry.play, larry.back, larry.out))
        self.carried = larry.back
        return True

    def imagine(self, hidden: list[_Turn], after: int | None) -> bool:
        """Draw consecutive turns that the player has not seen; then ``after`` must lie on top, if given."""
        backs = self._plan(hidden, after)
        return backs is not None and all(
            self._turn(turn, back) for turn, back in zip(hidden, backs, strict=True)
        )

    def _plan(self, hidden: list[_Turn], after: int | None) -> list[int | None] | None:
        """Decide which cards must be put back for what the player saw later; ``None`` is free."""
        backs: list[int | None] = [None] * len(hidden)
        first = 0
        played = [turn.larry.play for turn in hidden]
        if self.carried is not None and self.carried in played:
            first = played.index(self.carried)
            backs[:first] = [self.carried] * first
        if after is not None:
            begin = 0 if after == self.carried else first + self.rng.below(len(hidden) - first)
            if after == self.carried and first:
                return None
            backs[begin:] = [after] * (len(hidden) - begin)
        for at in range(first, len(hidden) - 1):
            # The card that Larry plays next may have been put back now, or be new then.
            if backs[at] is None and self.rng.chance(1 / 3):
                backs[at] = played[at + 1]
        return backs

    def _turn(self, turn: _Turn, back: int | None) -> bool:
        play = turn.larry.play
        follows = card_of(play).suit == turn.led
        new: list[int] = [] if play == self.carried else [play]
        others: list[int] = [] if self.carried is None or play == self.carried else [self.carried]
        if back is not None and back not in others:
            new.append(back)
            others.append(back)
        while len(others) < 2:
            code = next((one for one in self.pool if follows or card_of(one).suit != turn.led), None)
            if code is None:
                return False
            self.pool.remove(code)
            new.append(code)
            others.append(code)
        # IJ-63: Larry would have had to follow suit with any of the three.
        if len(others) > 2 or not (follows or all(card_of(one).suit != turn.led for one in others)):
            return False
        if back is None:
            back = self.rng.choice(others)
        out = others[0] if others[1] == back else others[1]
        self.stack += self.rng.shuffled(new)
        self.turns.append((play, back, out))
        self.carried = back
        return True
