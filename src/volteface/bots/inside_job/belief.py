"""Who may have which role and which cards: worlds drawn to fit all that a seat knows, and weighed. Compiled.

For every way to deal the hidden roles, hands are drawn seat by seat from the cards each may hold, and a
world counts by the number of such draws (so that all deals are alike before anybody did anything)
times the likelihood of all that was done. What is impossible is never drawn: a suit denied by somebody who
must follow, a role that showed what it had denied.
"""

from __future__ import annotations

import math
from typing import final

from mypy_extensions import i64

from volteface.bots.inside_job.briefs import LOG_WAYS
from volteface.bots.inside_job.dossier import Dossier
from volteface.bots.inside_job.drives import Part
from volteface.bots.inside_job.room import Room
from volteface.core.dice import Dice
from volteface.games.inside_job.cards import count
from volteface.games.inside_job.playout import pick
from volteface.games.inside_job.roles import Role


@final
class Casting:
    """One way to deal the roles."""

    __slots__ = ("insider", "roles", "share")

    def __init__(self, roles: list[Role]) -> None:
        """Note the role of every chair."""
        self.roles = roles
        self.insider: i64 = 0
        for chair in range(len(roles)):
            if roles[chair].is_insider:
                self.insider = chair
        # How likely it is, once worlds were weighed.
        self.share: float = 0.0


@final
class World:
    """One guess at everything hidden."""

    __slots__ = ("casting", "hands", "styles", "weight")

    def __init__(self, casting: Casting, hands: list[i64], styles: list[i64], weight: float) -> None:
        """Note the cards each chair holds now, and how it plays."""
        self.casting = casting
        self.hands = hands
        self.styles = styles
        self.weight = weight


@final
class Known:
    """What one seat knows of the cards: the ones it has never seen, and how many each other chair holds."""

    __slots__ = ("hand", "hidden", "holds", "seat", "unseen")

    def __init__(self, seat: i64, hand: i64, unseen: i64, hidden: list[int], holds: list[int]) -> None:
        """List the chairs whose hands are hidden, and the number of cards of every chair."""
        self.seat = seat
        self.hand = hand
        self.unseen = unseen
        self.hidden = hidden
        self.holds = holds


def imagine(
    castings: list[Casting],
    known: Known,
    room: Room,
    dossiers: list[Dossier],
    parts: dict[str, Part],
    firsts: dict[str, int],
    worlds: int,
    dice: Dice,
) -> list[World]:
    """Draw and weigh about so many worlds, evenly over the castings; weights add up to 1.

    ``parts`` are the ways to play each role, ``firsts`` the place of a role's first style among all styles.
    """
    possible: list[Casting] = []
    for casting in castings:
        casting.share = 0.0
        if _possible(casting, known, dossiers):
            possible.append(casting)
    if not possible:
        possible = castings
    each: i64 = max(1, worlds // len(possible))
    drawn: list[World] = []
    for casting in possible:
        order = _order(casting, known, room)
        for _ in range(each):
            world = _draw(casting, known, room, order, dice)
            if world is not None:
                _weigh(world, known, dossiers, parts, firsts, dice)
                drawn.append(world)
    _normalise(drawn)
    for world in drawn:
        world.casting.share += world.weight
    return drawn


def _possible(casting: Casting, known: Known, dossiers: list[Dossier]) -> bool:
    """IJ-12: nobody who must follow suit shows one that he had denied."""
    for chair in known.hidden:
        if dossiers[chair].proven and casting.roles[chair].must_follow:
            return False
    return True


def _may_hold(casting: Casting, known: Known, room: Room, chair: i64) -> i64:
    if casting.roles[chair].must_follow:
        return known.unseen & ~room.faces[chair].voids
    return known.unseen


def _order(casting: Casting, known: Known, room: Room) -> list[int]:
    """Deal to the most bound first."""
    room_left: list[tuple[int, int]] = []
    for chair in known.hidden:
        spare = int(count(_may_hold(casting, known, room, chair))) - known.holds[chair]
        room_left.append((spare, chair))
    room_left.sort()
    return [chair for _spare, chair in room_left]


def _draw(casting: Casting, known: Known, room: Room, order: list[int], dice: Dice) -> World | None:
    """Deal every hidden hand; a try that leaves somebody without cards is no world."""
    left = known.unseen
    hands: list[i64] = [0] * len(casting.roles)
    hands[known.seat] = known.hand
    ways = 0.0
    for chair in order:
        may_hold = _may_hold(casting, known, room, chair) & left
        number = count(may_hold)
        wanted: i64 = known.holds[chair]
        if number < wanted:
            return None
        ways += LOG_WAYS[number][wanted]
        hand: i64 = 0
        if wanted * 2 <= number:
            for drawn in range(wanted):
                hand |= pick(may_hold & ~hand, dice.below(number - drawn))
        else:
            # Fewer draws: choose what stays behind.
            hand = may_hold
            for drawn in range(number - wanted):
                hand &= ~pick(hand, dice.below(number - drawn))
        hands[chair] = hand
        left &= ~hand
    return World(casting, hands, [0] * len(casting.roles), ways)


def _weigh(
    world: World,
    known: Known,
    dossiers: list[Dossier],
    parts: dict[str, Part],
    firsts: dict[str, int],
    dice: Dice,
) -> None:
    """Weigh a world by all that the hidden chairs did, and draw for each a style that fits it."""
    total = world.weight
    logs: list[float] = [0.0] * 32
    for chair in range(len(world.casting.roles)):
        if chair == known.seat:
            continue
        role = world.casting.roles[chair].id
        part = parts[role]
        first: i64 = firsts[role]
        dossiers[chair].weigh(world.hands[chair], logs)
        most = logs[first]
        for at in range(len(part.shares)):
            most = max(most, logs[first + at])
        sum_of_styles = 0.0
        for at in range(len(part.shares)):
            sum_of_styles += part.shares[at] * math.exp(logs[first + at] - most)
        total += most + math.log(sum_of_styles)
        draw = dice.share() * sum_of_styles
        style: i64 = 0
        while style < len(part.shares) - 1:
            draw -= part.shares[style] * math.exp(logs[first + style] - most)
            if draw < 0.0:
                break
            style += 1
        world.styles[chair] = style
    world.weight = total


def _normalise(worlds: list[World]) -> None:
    """Turn log-weights into shares."""
    if not worlds:
        return
    most = worlds[0].weight
    for world in worlds:
        most = max(most, world.weight)
    total = 0.0
    for world in worlds:
        world.weight = math.exp(world.weight - most)
        total += world.weight
    for world in worlds:
        world.weight /= total


def choose_worlds(worlds: list[World], wanted: int, dice: Dice) -> list[World]:
    """Take so many worlds, each about as often as its weight says, in an order that mixes them."""
    chosen: list[World] = []
    if wanted == 0:
        return chosen
    step = 1.0 / float(wanted)
    mark = dice.share() * step
    reached = 0.0
    for world in worlds:
        reached += world.weight
        while mark < reached and len(chosen) < wanted:
            chosen.append(world)
            mark += step
    left: i64 = len(chosen)
    while left > 1:
        at = dice.below(left)
        left -= 1
        chosen[left], chosen[at] = chosen[at], chosen[left]
    return chosen
