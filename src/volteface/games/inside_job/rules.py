"""The rules of play, from the first mission to the vote: one short function for each paragraph.

``legal`` and ``advance`` are the two doors. ``advance`` changes the state it is given; whoever wants a
new state copies first. ``tell`` collects events; search passes ``None`` and pays nothing for them.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from volteface.games.inside_job.actions import (
    BOTH,
    CHOICES,
    PARTNERS,
    PLAIN,
    Action,
    ChooseMission,
    Partner,
    Play,
    PlayLarry,
    Vote,
)
from volteface.games.inside_job.cards import BIT, SUIT_MASK, SUITS, TOKEN, card_of, cards_of
from volteface.games.inside_job.events import (
    CardPlayed,
    Event,
    HandDealt,
    LarryDrawn,
    LarryPutAway,
    MissionCard,
    MissionChosen,
    MissionJudged,
    MissionsDrawn,
    PartnerChosen,
    PartnerSeen,
    RoleDealt,
    RoleRevealed,
    StarterNamed,
    TrickTaken,
)
from volteface.games.inside_job.missions import MISSIONS
from volteface.games.inside_job.refusals import (
    refuse_card,
    refuse_larry,
    refuse_mission,
    refuse_out_of_turn,
    refuse_partner,
    refuse_wager,
)
from volteface.games.inside_job.roles import AGENTS, ALL_INTEL, INSIDER
from volteface.games.inside_job.state import (
    LARRY_CHAIR,
    LARRY_PLAYS,
    MISSION,
    ONE_SEAT,
    PARTNER,
    PLAY,
    VOTE,
    Chair,
    Deal,
    Setup,
    State,
)
from volteface.games.inside_job.tricks import Trick
from volteface.games.inside_job.vote import ballots, cast, conclude, open_vote, place_name

_PLAIN_SUITS: Final = (PLAIN[0], PLAIN[1], PLAIN[2], PLAIN[3])
_BOTH_SUITS: Final = (BOTH[0], BOTH[1], BOTH[2], BOTH[3])
_BOTH_IF_LED: Final = [
    (
        BOTH[0] if led == 0 else PLAIN[0],
        BOTH[1] if led == 1 else PLAIN[1],
        BOTH[2] if led == 2 else PLAIN[2],
        BOTH[3] if led == 3 else PLAIN[3],
    )
    for led in range(4)
]

# IJ-62: which of the three cards is played, which goes back, which is out, by the number in the history.
LARRY_ORDERS: Final = [(0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0)]


def start(setup: Setup, deal: Deal) -> State:
    """IJ-5, IJ-6, IJ-7, IJ-60: everyone has a role, cards and 1 intel; Larry has 3."""
    chairs: list[Chair] = []
    supply = ALL_INTEL
    for seat in range(setup.chairs):
        role = deal.roles[seat]
        larry = seat >= setup.players
        intel: i64 = 3 if larry else 1
        # IJ-47: the Accomplice's first token goes back to the supply.
        if not role.keeps_intel:
            intel = 0
        supply -= intel
        may_wager = setup.wager and role.may_wager and not role.revealed_at_start
        chairs.append(Chair(role, 0 if larry else deal.hands[seat], intel, may_wager))
    state = State(setup, deal, chairs)
    state.supply = supply
    state.stack = deal.stack[:]
    for seat in range(setup.chairs):
        if chairs[seat].role.chooses_partner:
            state.ask(PARTNER, seat)
            return state
    _begin_trick(state, None)
    return state


def opening(state: State) -> list[Event]:
    """IJ-5, IJ-6, IJ-8, IJ-9: what is told of a table that has just been set up."""
    tell: list[Event] = []
    for seat in range(state.setup.players):
        chair = state.chairs[seat]
        tell.append(RoleDealt(only=seat, role=chair.role.id))
        tell.append(HandDealt(only=seat, cards=[card.name for card in cards_of(chair.hand)]))
    for seat in range(state.setup.players):
        if state.chairs[seat].revealed:
            tell.append(RoleRevealed(seat=seat, role=state.chairs[seat].role.id, by="start"))
    tell.append(StarterNamed(seat=state.starter))
    if state.phase == MISSION:
        _tell_drawn(state, tell)
    return tell


def legal(state: State, seat: i64) -> tuple[Action, ...]:
    """List what a seat may do now; nothing if it is not asked."""
    if seat not in state.asked:
        return ()
    phase = state.phase
    if phase == PLAY:
        return legal_plays(state, seat)
    if phase == MISSION:
        return _legal_missions(state)
    if phase == VOTE:
        return ballots(state, seat)
    if phase == LARRY_PLAYS:
        return _legal_larry(state)
    return tuple([PARTNERS[other] for other in range(state.setup.players) if other != seat])


def legal_plays(state: State, seat: i64) -> tuple[Action, ...]:
    """IJ-11, IJ-12, IJ-13, IJ-17, IJ-18: the plays of the seat whose turn it is."""
    chair = state.chairs[seat]
    trick = state.trick
    hand = chair.hand
    wager = trick.count > 0 and chair.intel > 0 and chair.may_wager
    following = hand & trick.led_bits & chair.follows
    if following:
        return (BOTH if wager else PLAIN)[trick.led][following >> trick.led_shift]
    suits = _PLAIN_SUITS
    if wager:
        # IJ-22: in the French edition a token goes on the led suit only.
        suits = _BOTH_IF_LED[trick.led] if state.setup.wager_led_only else _BOTH_SUITS
    blue, green, yellow, pink = suits
    return (
        blue[(hand >> 1) & SUIT_MASK]
        + green[(hand >> 17) & SUIT_MASK]
        + yellow[(hand >> 33) & SUIT_MASK]
        + pink[hand >> 49]
    )


def playable(chair: Chair, trick: Trick) -> i64:
    """IJ-11, IJ-12, IJ-13: who must follow and can, follows; everyone else may play any card."""
    return (chair.hand & trick.led_bits & chair.follows) or chair.hand


def may_wager(chair: Chair, trick: Trick) -> bool:
    """IJ-17, IJ-18: with intel to put down, not revealed, and not the first of the trick."""
    return trick.count > 0 and chair.intel > 0 and chair.may_wager


def drawn_missions(state: State) -> tuple[int, int]:
    """IJ-9: the two missions that the starting player of this trick draws."""
    top = 2 * state.tricks_done
    pile = state.deal.missions
    return pile[top], pile[top + 1]


def may_choose(state: State, first: bool) -> bool:
    """IJ-55: whoever draws a risky mission must choose it; of two he may choose either."""
    one, two = drawn_missions(state)
    if first:
        return MISSIONS[one].risky or not MISSIONS[two].risky
    return MISSIONS[two].risky or not MISSIONS[one].risky


def _legal_missions(state: State) -> tuple[Action, ...]:
    one, two = drawn_missions(state)
    if MISSIONS[one].risky == MISSIONS[two].risky:
        return (CHOICES[one], CHOICES[two])
    return (CHOICES[one if may_choose(state, first=True) else two],)


def larry_follows(state: State) -> bool:
    """IJ-63: whether one of Larry's three cards can follow suit."""
    top = state.stack_top
    for at in range(top, top + 3):
        if BIT[state.stack[at]] & state.trick.led_bits != 0:
            return True
    return False


def larry_may_play(state: State, code: i64) -> bool:
    """IJ-63: Larry follows suit if one of the three can."""
    return BIT[code] & state.trick.led_bits != 0 or not larry_follows(state)


def _legal_larry(state: State) -> tuple[Action, ...]:
    top = state.stack_top
    three = [card_of(code) for code in state.stack[top : top + 3]]
    return tuple(
        [
            PlayLarry(three[play], three[back], three[out])
            for play, back, out in LARRY_ORDERS
            if larry_may_play(state, three[play].code)
        ]
    )


def advance(state: State, seat: i64, action: Action, tell: list[Event] | None) -> None:
    """Check an action and carry it out; a refused one changes nothing."""
    if isinstance(action, Play):
        if state.phase != PLAY or seat != state.turn:
            raise refuse_out_of_turn(state, seat, action)
        chair = state.chairs[seat]
        trick = state.trick
        if not playable(chair, trick) & action.bit:
            raise refuse_card(state, seat, action.card)
        if action.wager and not (
            may_wager(chair, trick) and (not state.setup.wager_led_only or action.card.suit == trick.led)
        ):
            raise refuse_wager(state, seat)
        play(state, chair, seat, action.code, action.bit, tell)
    elif isinstance(action, ChooseMission):
        if state.phase != MISSION or seat != state.turn:
            raise refuse_out_of_turn(state, seat, action)
        one, two = drawn_missions(state)
        index = action.mission.index
        if index not in (one, two) or not may_choose(state, index == one):
            raise refuse_mission(action.mission.id, drawn=index in (one, two))
        choose(state, index == one, tell)
    elif isinstance(action, PlayLarry):
        if state.phase != LARRY_PLAYS or seat != state.turn:
            raise refuse_out_of_turn(state, seat, action)
        play_larry(state, larry_order(state, action), tell)
    elif isinstance(action, Partner):
        if state.phase != PARTNER or seat != state.turn:
            raise refuse_out_of_turn(state, seat, action)
        _choose_partner(state, action, tell)
    elif isinstance(action, Vote):
        cast(state, seat, action, tell)
    else:
        raise refuse_out_of_turn(state, seat, action)


def _begin_trick(state: State, tell: list[Event] | None) -> None:
    """IJ-9: the starting player draws two missions and sees them alone."""
    state.ask(MISSION, state.starter)
    if tell is not None:
        _tell_drawn(state, tell)


def _tell_drawn(state: State, tell: list[Event]) -> None:
    drawn = [MISSIONS[index] for index in drawn_missions(state)]
    cards = [MissionCard(mission.id, SUITS[mission.trump]) for mission in drawn]
    tell.append(MissionsDrawn(only=state.turn, missions=cards))


def _choose_partner(state: State, action: Partner, tell: list[Event] | None) -> None:
    """IJ-47: before the first mission the Accomplice chooses another player and sees that role."""
    seat = state.turn
    if action.seat == seat or not 0 <= action.seat < state.setup.players:
        raise refuse_partner(state, action.seat)
    state.partner = action.seat
    if tell is not None:
        tell.append(PartnerChosen(seat=seat, partner=action.seat))
        tell.append(PartnerSeen(only=seat, partner=action.seat, role=state.chairs[action.seat].role.id))
    _begin_trick(state, tell)


def choose(state: State, first: bool, tell: list[Event] | None) -> None:
    """IJ-9, IJ-10: one mission is made public, its trump holds for this trick; the other is put away."""
    top = 2 * state.tricks_done
    mission = MISSIONS[state.deal.missions[top if first else top + 1]]
    state.mission = mission
    state.trick.trump = mission.trump
    state.chose_second = not first
    state.phase = PLAY
    if tell is not None:
        trump = SUITS[mission.trump]
        tell.append(MissionChosen(seat=state.turn, mission=mission.id, trump=trump))


def play(state: State, chair: Chair, seat: i64, code: i64, bit: i64, tell: list[Event] | None) -> None:
    """IJ-11, IJ-14, IJ-17, IJ-20: a card leaves the hand and lies on the trick, perhaps with a token on it.

    The highest is ahead; of two equal trumps the later one.
    """
    if code >= TOKEN:
        chair.intel -= 1
        state.wagered += 1
    chair.hand ^= bit
    trick = state.trick
    place = trick.count
    if place == 0:
        trick.lead(code >> 4)
    rank = trick.ranks[code]
    if rank >= trick.best:
        trick.best = rank
        trick.best_place = place
    trick.packed = trick.packed * 128 + code
    trick.count = place + 1
    if tell is not None:
        name = place_name(state, seat)
        tell.append(CardPlayed(seat=name, card=card_of(code).name, wager=code >= TOKEN))
    setup = state.setup
    if place == setup.last_place:
        _finish_trick(state, tell)
    elif setup.with_larry:
        if place == 0:
            _larry_draws(state, tell)
    else:
        seat = setup.after[seat]
        state.turn = seat
        state.asked = ONE_SEAT[seat]


def _larry_draws(state: State, tell: list[Event] | None) -> None:
    """IJ-61, IJ-62: Larry plays second; the controller draws three cards for him, alone."""
    state.ask(LARRY_PLAYS, 1 - state.starter)
    if tell is not None:
        top = state.stack_top
        names = [card_of(code).name for code in state.stack[top : top + 3]]
        tell.append(LarryDrawn(only=state.turn, cards=names))


def larry_order(state: State, action: PlayLarry) -> i64:
    """IJ-62, IJ-63: check what is wanted of Larry's three cards, and number it."""
    top = state.stack_top
    three = state.stack[top : top + 3]
    wanted: list[int] = [action.play.code, action.back.code, action.out.code]
    if sorted(wanted) != sorted(three):
        raise refuse_larry(state)
    if not larry_may_play(state, action.play.code):
        raise refuse_card(state, LARRY_CHAIR, action.play)
    return LARRY_ORDERS.index((three.index(wanted[0]), three.index(wanted[1]), three.index(wanted[2])))


def play_larry(state: State, order: i64, tell: list[Event] | None) -> None:
    """IJ-62: one card is played as Larry's, one goes back on top, one leaves the game."""
    top = state.stack_top
    stack = state.stack
    play_at, back_at, out_at = LARRY_ORDERS[order]
    played = stack[top + play_at]
    back = stack[top + back_at]
    out = stack[top + out_at]
    stack[top + 2] = back
    state.stack_top = top + 2
    state.larry_orders.append(order)
    state.phase = PLAY
    # Larry's cards come from the stack: no bit leaves a hand.
    play(state, state.chairs[LARRY_CHAIR], LARRY_CHAIR, played, 0, tell)
    if tell is not None:
        tell.append(LarryPutAway(only=state.turn, back=card_of(back).name, out=card_of(out).name))


def _winner(state: State) -> i64:
    """IJ-14, IJ-61: the chair whose card is ahead."""
    place = state.trick.best_place
    setup = state.setup
    if setup.with_larry:
        if place == 1:
            return LARRY_CHAIR
        return state.starter if place == 0 else 1 - state.starter
    seat = state.starter + place
    return seat if seat < setup.players else seat - setup.players


def _finish_trick(state: State, tell: list[Event] | None) -> None:
    """IJ-23, IJ-24, IJ-25, IJ-27, IJ-28, IJ-29: tokens, mission, reveal, winners, in this order."""
    winner = _winner(state)
    state.taker = winner
    chair = state.chairs[winner]
    chair.role.on_trick.collect(state, winner)
    if tell is not None:
        intel = [one.intel for one in state.chairs]
        tell.append(TrickTaken(seat=place_name(state, winner), intel=intel))
    _judge(state, tell)
    state.tricks_done += 1
    state.history.append(2 * state.trick.packed + (1 if state.chose_second else 0))
    state.trick.clear()
    state.mission = None
    # Only the winner of the trick can have gained intel, so only he can pass a limit.
    if chair.intel > chair.role.intel_limit:
        # IJ-43
        state.claim(INSIDER, "bugged-agent")
    if chair.intel >= state.setup.reveal_at and not chair.revealed:
        _reveal(state, winner, tell)
    if state.missions_done >= state.setup.missions_needed:
        # IJ-27
        state.claim(AGENTS, "missions")
    if state.insider_reason is not None:
        # IJ-28
        conclude(state, INSIDER, state.insider_reason, tell)
    elif state.agents_reason is not None:
        conclude(state, AGENTS, state.agents_reason, tell)
    elif state.tricks_done == state.setup.tricks:
        open_vote(state, tell)
    else:
        state.starter = _next_starter(state, winner)
        _begin_trick(state, tell)


def _next_starter(state: State, winner: i64) -> i64:
    """IJ-15, IJ-64: the winner leads; with Larry, whoever of the two did not hold him, or took him over."""
    if not state.setup.with_larry or winner == state.starter:
        return winner
    return 1 - state.starter


def _judge(state: State, tell: list[Event] | None) -> None:
    """IJ-24: the mission is judged on the cards as they lie."""
    mission = state.mission
    assert mission is not None
    success = mission.condition.holds(state.trick)
    if success:
        state.missions_done += 1
    if tell is not None:
        done = state.missions_done
        tell.append(MissionJudged(mission=mission.id, success=success, missions_done=done))


def _reveal(state: State, seat: i64, tell: list[Event] | None) -> None:
    """IJ-25, IJ-65: who has reached the number reveals his role, Larry too; he no longer wagers."""
    chair = state.chairs[seat]
    chair.revealed = True
    chair.revealed_by_intel = True
    chair.may_wager = False
    if tell is not None:
        tell.append(RoleRevealed(seat=place_name(state, seat), role=chair.role.id, by="intel"))
    chair.role.on_reveal.happen(state, seat, tell)
    # IJ-50: Prof. No wins at once when everyone else is revealed.
    hidden: i64 = 0
    last_wins = False
    for one in state.chairs:
        if not one.revealed:
            hidden += 1
            last_wins = one.role.wins_last_unrevealed
    if hidden == 1 and last_wins:
        state.claim(INSIDER, "all-revealed")
