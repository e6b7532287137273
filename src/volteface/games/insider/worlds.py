"""Other truths: what a seat cannot know, drawn again so that it fits all that the seat was ever told.

A world is proposed as a deal and a log, and played by the rules. Nothing drawn here depends on what the
seat does not know. The secrecy test and the bots stand on this.
"""

from __future__ import annotations

import msgspec

from volteface.core.rng import Rng
from volteface.games.insider.actions import CENTRE, Accuse, Action, Draw, Place, Point, Write
from volteface.games.insider.deals import COMMON, INSIDER_ROLE, MASTER, Deal, draw_word
from volteface.games.insider.rules import advance, legal
from volteface.games.insider.state import FIRST_BALLOT, OVER, SECOND_BALLOT, Done, State, voters
from volteface.games.insider.view import knows_word


def resample(state: State, seat: int | None, rng: Rng) -> State:
    """Draw another truth; a finished game hides nothing and is returned as it is."""
    if state.phase == OVER:
        return state.copy()
    words = _draw_words(state, seat, rng)
    world = State(state.options, _draw_deal(state, seat, words, rng))
    for done in _shuffle_first_ballot(state, seat, _public(state, words), rng):
        advance(world, *done, None)
    for done in _draw_pending(world, state, seat, rng):
        advance(world, *done, None)
    return world


def _draw_deal(state: State, seat: int | None, words: list[str], rng: Rng) -> Deal:
    """IN-1, IN-20: put the Insider's card somewhere else where this seat cannot know it is not."""
    place = rng.choice(_insider_places(state, seat))
    roles = [INSIDER_ROLE if other == place else COMMON for other in range(state.options.players)]
    roles[state.master] = MASTER
    centre = None
    if state.options.advanced:
        centre = INSIDER_ROLE if place == CENTRE else COMMON
    return Deal(tuple(roles), centre, None if state.options.free_word else words[0], state.deal.at)


def _insider_places(state: State, seat: int | None) -> list[Place]:
    """List where the Insider's card may be, each place as often as it is likely.

    IN-20: with n players it is at the centre in 1 of n - 1 deals; in the others each of n - 1 seats is as
    likely, so that the centre weighs n - 1 where a seat weighs n - 2.
    """
    insider = state.deal.insider
    known = _known_cards(state, seat)
    if insider in known:
        return [insider]
    players = state.options.players
    seats: list[Place] = [other for other in state.others if other not in known]
    if not state.options.advanced:
        return seats
    centre: list[Place] = [] if CENTRE in known else [CENTRE]
    return seats * (players - 2) + centre * (players - 1)


def _known_cards(state: State, seat: int | None) -> set[Place]:
    """IN-11, IN-22: one's own card, the one that one looked at, and the answerer's once it is shown."""
    known: set[Place] = set()
    if seat is not None:
        known.add(seat)
    if seat == state.answerer and state.looked is not None and state.looked.card is not None:
        known.add(state.looked.card)
    if state.phase == SECOND_BALLOT and state.answerer is not None:
        known.add(state.answerer)
    return known


def _draw_words(state: State, seat: int | None, rng: Rng) -> list[str]:
    """IN-3, IN-4, IN-5: draw again every word that this seat has not seen."""
    if seat == state.master:
        return state.drawn[:]
    kept = state.drawn[-1:] if state.word is not None and knows_word(state, seat) else []
    words: list[str] = []
    while len(words) + len(kept) < len(state.drawn):
        words.append(draw_word(state.options, rng, [*kept, *words]))
    return words + kept


def _public(state: State, words: list[str]) -> list[Done]:
    """List what was done up to a ballot that is still out, with the other words."""
    left = iter(words if state.options.free_word else words[1:])
    pending: type[Action] | None = {FIRST_BALLOT: Accuse, SECOND_BALLOT: Point}.get(state.phase)
    told: list[Done] = []
    for done in state.log:
        action = done.action
        if pending is not None and isinstance(action, pending):
            continue
        if isinstance(action, Draw | Write):
            action = msgspec.structs.replace(action, word=next(left))
        told.append(done._replace(action=action))
    return told


def _shuffle_first_ballot(state: State, seat: int | None, log: list[Done], rng: Rng) -> list[Done]:
    """IN-10: once the ballots are shown nobody knows in which order the others came in."""
    at = [number for number, done in enumerate(log) if isinstance(done.action, Accuse) and done.actor != seat]
    for number, done in zip(at, rng.shuffled([log[number] for number in at]), strict=True):
        log[number] = done._replace(at=log[number].at)
    return log


def _draw_pending(world: State, state: State, seat: int | None, rng: Rng) -> list[Done]:
    """IN-10, IN-12: who of the others has voted already, and how, is anybody's guess."""
    if state.phase not in (FIRST_BALLOT, SECOND_BALLOT):
        return []
    kind = Accuse if state.phase == FIRST_BALLOT else Point
    own = [done for done in state.log if done.actor == seat and isinstance(done.action, kind)]
    others = [other for other in rng.shuffled(voters(state)) if other != seat]
    complete = bool(own) or seat is None or seat not in voters(state)
    most = len(others) - 1 if complete else len(others)
    early, late = world.now, own[0].at if own else state.now
    before: list[Done] = []
    after: list[Done] = []
    for other in others[: rng.below(most + 1)]:
        ballot = rng.choice(legal(world, other))
        if own and rng.chance(0.5):
            after.append(Done(other, ballot, late + rng.below(state.now - late + 1)))
        else:
            before.append(Done(other, ballot, early + rng.below(late - early + 1)))
    return [*_by_moment(before), *own, *_by_moment(after)]


def _by_moment(some: list[Done]) -> list[Done]:
    return sorted(some, key=lambda done: done.at)
