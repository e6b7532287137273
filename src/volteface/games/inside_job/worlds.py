"""Other truths: what a seat cannot know, drawn again so that it fits all that the seat was ever told.

A world is proposed as a deal and the actions of its log, then played by the rules; whatever the rules
refuse was not possible. The secrecy test and the bots' search both stand on this. Nothing drawn here
depends on what the seat does not know: only a last resort, after many proposals, returns the truth.
"""

from __future__ import annotations

from collections.abc import Iterator

from volteface.core.errors import Refused
from volteface.core.rng import Rng
from volteface.games.inside_job.actions import CHOICES, PARTNERS, PLAYS, WAGERS, Action, PlayLarry
from volteface.games.inside_job.cards import CARDS, SUIT_BITS, card_of, count
from volteface.games.inside_job.history import PastTrick, tricks
from volteface.games.inside_job.larry_worlds import StackWorld, draw_stack
from volteface.games.inside_job.missions import MISSIONS
from volteface.games.inside_job.roles import Role
from volteface.games.inside_job.rules import advance, drawn_missions, start
from volteface.games.inside_job.state import LARRY_CHAIR, LARRY_PLAYS, MISSION, OVER, PARTNER, Deal, State

_PROPOSALS = 300
_PLAY_OF = {int(action.code): action for action in [*PLAYS, *WAGERS]}


def resample(state: State, seat: int | None, rng: Rng) -> State:
    """Draw another truth; a finished game hides nothing and is returned as it is."""
    if state.phase == OVER:
        return state.copy()
    past = tricks(state)
    for _ in range(_PROPOSALS):
        world = _propose(state, seat, past, rng)
        if world is not None:
            return world
    return state.copy()


def _propose(state: State, seat: int | None, past: list[PastTrick], rng: Rng) -> State | None:
    roles = _draw_roles(state, seat, rng)
    free = _free_suits(state, seat, roles, past)
    if free is None:
        return None
    hands: dict[int, int] = {}
    if seat is not None:
        hands[seat] = state.chairs[seat].hand
    stack: StackWorld | None = None
    unseen = _unseen(state, seat, past)
    # The hands are bound by suits, so they are drawn before Larry's cards.
    if not _draw_hands(state, free, hands, unseen, rng):
        return None
    if state.setup.with_larry:
        current = _larry_now(state) if state.phase == LARRY_PLAYS and state.turn == seat else None
        for hand in hands.values():
            unseen &= ~hand
        stack = draw_stack(past, seat, current, unseen, rng)
        if stack is None:
            return None
    pile, seconds = _draw_missions(state, seat, past, rng)
    dealt = [hands[other] | _played_by(other, past) for other in range(state.setup.players)]
    deal = Deal(dealt, roles, pile, state.deal.starter, stack.stack if stack else [])
    return _play(state, seat, deal, past, seconds, stack)


def _draw_roles(state: State, seat: int | None, rng: Rng) -> list[Role]:
    """Deal again the roles that this seat has not seen."""
    known: dict[int, Role] = {}
    for other, chair in enumerate(state.chairs):
        if chair.revealed or other == seat or other in state.setup.seat_requests:
            known[other] = chair.role
    if seat is not None and state.chairs[seat].role.chooses_partner and state.phase != PARTNER:
        known[state.partner] = state.chairs[state.partner].role
    pool = list(state.setup.role_pool)
    for role in known.values():
        pool.remove(next(one for one in pool if one.id == role.id))
    pool = rng.shuffled(pool)
    return [known[other] if other in known else pool.pop() for other in range(state.setup.chairs)]


def _free_suits(
    state: State, seat: int | None, roles: list[Role], past: list[PastTrick]
) -> dict[int, int] | None:
    """IJ-12: the cards each other seat may still hold, or ``None`` if a role cannot have played like this."""
    free: dict[int, int] = {}
    for other in range(state.setup.players):
        if other == seat:
            continue
        free[other] = sum(SUIT_BITS)
        if not roles[other].must_follow:
            continue
        for trick in past:
            if other not in trick.chairs[: len(trick.codes)]:
                continue
            card = card_of(trick.codes[trick.chairs.index(other)])
            led = card_of(trick.codes[0]).suit
            if not free[other] & card.bit:
                return None
            if card.suit != led:
                free[other] &= ~SUIT_BITS[led]
    return free


def _unseen(state: State, seat: int | None, past: list[PastTrick]) -> int:
    """The cards that this seat has never seen."""
    seen = state.chairs[seat].hand if seat is not None else 0
    for trick in past:
        for code in trick.codes:
            seen |= card_of(code).bit
        if trick.larry is not None and trick.larry.controller == seat:
            for code in trick.larry.three:
                seen |= card_of(code).bit
    if state.phase == LARRY_PLAYS and state.turn == seat:
        for code in _larry_now(state):
            seen |= card_of(code).bit
    return sum(SUIT_BITS) & ~seen


def _larry_now(state: State) -> list[int]:
    return state.stack[state.stack_top : state.stack_top + 3]


def _draw_hands(state: State, free: dict[int, int], hands: dict[int, int], unseen: int, rng: Rng) -> bool:
    """Give every other seat its number of unseen cards, the most bound seat first, then mix by swaps."""
    pool = rng.shuffled([one.bit for one in CARDS if one.bit & unseen])
    for other in sorted(free, key=lambda one: count(free[one] & unseen)):
        wanted = count(state.chairs[other].hand)
        given = [bit for bit in pool if bit & free[other]][:wanted]
        if len(given) < wanted:
            return False
        hands[other] = sum(given)
        taken = set(given)
        pool = [bit for bit in pool if bit not in taken]
    _mix(free, hands, pool, rng)
    return True


def _mix(free: dict[int, int], hands: dict[int, int], pool: list[int], rng: Rng) -> None:
    """Swap cards that may change places, since dealing the most bound seat first favours some deals."""
    slots: list[tuple[int | None, int]] = [(None, bit) for bit in pool]
    for other in free:
        slots += [(other, one.bit) for one in CARDS if one.bit & hands[other]]
    if len(slots) < 2:
        return
    for _ in range(3 * len(slots)):
        one, two = rng.below(len(slots)), rng.below(len(slots))
        (holder, bit), (rival, other_bit) = slots[one], slots[two]
        fits = (holder is None or free[holder] & other_bit) and (rival is None or free[rival] & bit)
        if holder != rival and fits:
            slots[one], slots[two] = (holder, other_bit), (rival, bit)
    for other in free:
        hands[other] = sum(bit for holder, bit in slots if holder == other)
    pool[:] = [bit for holder, bit in slots if holder is None]


def _played_by(seat: int, past: list[PastTrick]) -> int:
    bits = 0
    for trick in past:
        for chair, code in zip(trick.chairs, trick.codes, strict=True):
            if chair == seat:
                bits |= card_of(code).bit
    return bits


def _draw_missions(
    state: State, seat: int | None, past: list[PastTrick], rng: Rng
) -> tuple[list[int], list[int]]:
    """IJ-9, IJ-55: draw again what others put away, and the pile; say which of each two was chosen."""
    # A trick whose mission was just chosen has no card yet, and its starting player is to lead.
    starters = [trick.chairs[0] if trick.chairs else state.turn for trick in past]
    drawing = state.phase == MISSION and state.turn == seat
    hidden = set(state.setup.missions) - {trick.chosen for trick in past}
    hidden -= {trick.put_away for trick, starter in zip(past, starters, strict=True) if starter == seat}
    if drawing:
        hidden -= set(drawn_missions(state))
    unseen = rng.shuffled(sorted(hidden))
    # A risky mission would have had to be chosen, so beside a plain one lay a plain one: those come first.
    beside: dict[int, int] = {}
    for plain_only in (True, False):
        for at, trick in enumerate(past):
            if starters[at] != seat and MISSIONS[trick.chosen].risky != plain_only:
                fits = [one for one in unseen if not (plain_only and MISSIONS[one].risky)]
                beside[at] = fits[0]
                unseen.remove(fits[0])
    pile: list[int] = []
    seconds: list[int] = []
    for at, trick in enumerate(past):
        if starters[at] == seat:
            pair = state.deal.missions[2 * at : 2 * at + 2]
        else:
            pair = rng.shuffled([trick.chosen, beside[at]])
        pile += pair
        seconds.append(pair.index(trick.chosen))
    if drawing:
        pile += drawn_missions(state)
    return pile + unseen, seconds


def _play(
    state: State,
    seat: int | None,
    deal: Deal,
    past: list[PastTrick],
    seconds: list[int],
    stack: StackWorld | None,
) -> State | None:
    """Play the proposed log; ``None`` if the rules refuse it or it leads elsewhere."""
    world = start(state.setup, deal)
    try:
        for action in _actions(state, deal, past, seconds, stack):
            advance(world, world.turn, action, None)
        if seat is not None:
            ballot = state.chairs[seat].ballot
            if ballot is not None:
                advance(world, seat, ballot, None)
    except Refused:
        return None
    return world if world.phase == state.phase and world.turn == state.turn else None


def _actions(
    state: State, deal: Deal, past: list[PastTrick], seconds: list[int], stack: StackWorld | None
) -> Iterator[Action]:
    if state.phase != PARTNER and any(role.chooses_partner for role in deal.roles):
        yield PARTNERS[state.partner]
    larry = iter(stack.turns) if stack else iter(())
    for at, trick in enumerate(past):
        yield CHOICES[deal.missions[2 * at + seconds[at]]]
        for chair, code in zip(trick.chairs, trick.codes, strict=True):
            if state.setup.with_larry and chair == LARRY_CHAIR:
                play, back, out = next(larry)
                yield PlayLarry(card_of(play), card_of(back), card_of(out))
            else:
                yield _PLAY_OF[code]
