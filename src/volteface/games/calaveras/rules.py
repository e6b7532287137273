"""The rules of play: one short function for each paragraph.

``legal`` and ``advance`` are the two doors. ``advance`` changes the state it is given; whoever wants a
new state copies first. ``tell`` collects events; search passes ``None`` and pays nothing for them.
"""

from __future__ import annotations

from mypy_extensions import i64

from volteface.core.game import CHANCE
from volteface.core.rng import Rng
from volteface.games.calaveras.actions import (
    EMPTY_TWIST,
    PASS,
    PLACES_AT,
    TWISTS_AT,
    Action,
    EmptyTwist,
    Place,
    Reshuffle,
    Twist,
)
from volteface.games.calaveras.board import INNOCENT, SUSPECT, spot_name
from volteface.games.calaveras.cards import (
    CARDS,
    EMPTY,
    HAND,
    TWIST,
    UNIT,
    bag_of,
    codes_of,
    count,
    names_of,
    size,
)
from volteface.games.calaveras.events import (
    CardsDrawn,
    Event,
    FirstNamed,
    GameOver,
    HandDealt,
    HandFilled,
    NicoleMoved,
    PileEmpty,
    PileShuffled,
    PlacePlayed,
    SuspectNamed,
    TeamsFormed,
    TurnPassed,
    TwinsDiscarded,
    TwistPlayed,
)
from volteface.games.calaveras.history import DRAWN, NAMED, NICOLE, POINTS, RESHUFFLED, TWINS
from volteface.games.calaveras.refusals import (
    refuse_card,
    refuse_kind,
    refuse_move,
    refuse_out_of_turn,
    refuse_pass,
    refuse_pile,
    refuse_spot,
)
from volteface.games.calaveras.state import CHANCE_ALONE, NOBODY, ONE_SEAT, OVER, PLAY, RESHUFFLE, State


def opening(state: State) -> list[Event]:
    """MC-1, MC-3, MC-5, MC-6: what is told of a table that has just been set up."""
    deal = state.deal
    teams = [*deal.services, *deal.services]
    tell: list[Event] = [TeamsFormed(teams=teams, ghost=deal.ghost)]
    for seat in range(state.setup.seats):
        if seat != deal.ghost:
            cards = names_of(codes_of(state.hands[seat]))
            tell.append(HandDealt(only=seat, also=_ghost_of(state, seat), cards=cards))
    tell.append(FirstNamed(seat=deal.first))
    return tell


def _ghost_of(state: State, holder: int) -> int | None:
    """MC-4: the ghost's seat that a player plays for too, if any."""
    ghost = state.deal.ghost
    return ghost if ghost is not None and state.deal.holders[ghost] == holder else None


def legal(state: State, seat: i64) -> tuple[Action, ...]:
    """MC-7, MC-10, MC-11a: every play of the seat whose turn it is; nothing for the others."""
    if state.phase != PLAY or seat != state.turn:
        return ()
    hand = state.hands[state.deal.holders[seat]]
    if hand == EMPTY:
        return (PASS,)
    plays: tuple[Action, ...] = ()
    placing = PLACES_AT[state.setup.seats]
    for card in range(TWIST):
        if count(hand, card):
            plays += placing[card]
    if count(hand, TWIST):
        plays += _twists(state)
    return plays


def _twists(state: State) -> tuple[Action, ...]:
    """MC-10: one Place from anywhere to anywhere else, or nothing."""
    moves: tuple[Action, ...] = ()
    twisting = TWISTS_AT[state.setup.seats]
    shown = state.board.shown
    for origin in range(len(shown)):
        if shown[origin]:
            moves += twisting[origin][shown[origin]]
    return (*moves, EMPTY_TWIST)


def advance(state: State, actor: i64, action: Action, tell: list[Event] | None) -> None:
    """MC-11: play, twins, Nicole, suspect, Nicole again, the end, draw, next seat; or refuse."""
    if actor == CHANCE and state.phase == RESHUFFLE:
        if not isinstance(action, Reshuffle):
            raise refuse_kind(state)
        _reshuffle(state, action, tell)
    elif not _play(state, actor, action, tell):
        _draw(state, tell)


def foresee(state: State, actor: i64, action: Action) -> list[Event]:
    """MC-23: what a play brings before the draw follows from what lies open, for everybody to work out."""
    after = state.copy()
    tell: list[Event] = []
    _play(after, actor, action, tell)
    return tell


def _play(state: State, actor: i64, action: Action, tell: list[Event] | None) -> bool:
    """MC-11: play, twins, Nicole, suspect, Nicole again; says whether that is the end."""
    if actor != state.turn or state.phase != PLAY:
        raise refuse_out_of_turn(state, actor)
    holder = state.deal.holders[actor]
    if isinstance(action, Place):
        _check_place(state, holder, action)
        _place(state, holder, action, tell)
    elif isinstance(action, Twist):
        _check_twist(state, holder, action)
        _twist(state, holder, action, tell)
    elif isinstance(action, EmptyTwist):
        _check_held(state, holder, TWIST)
        _empty_twist(state, holder, tell)
    elif isinstance(action, Reshuffle):
        raise refuse_kind(state)
    else:
        _pass(state, holder, tell)
    _move_nicole(state, tell)
    _name(state, tell)
    state.history[-1] += NICOLE * state.board.nicole
    return _is_over(state, tell)


def _check_held(state: State, holder: i64, card: i64) -> None:
    """MC-4, MC-7: a card is played from the hand; for the ghost, from the partner's."""
    if not count(state.hands[holder], card):
        raise refuse_card(card)


def _check_place(state: State, holder: i64, action: Place) -> None:
    """MC-7: in front of a seat of this table, or in a zone."""
    _check_held(state, holder, action.card)
    _check_spot(state, action.to)


def _check_spot(state: State, spot: i64) -> None:
    if state.setup.seats <= spot < INNOCENT:
        raise refuse_spot(spot)


def _check_twist(state: State, holder: i64, action: Twist) -> None:
    """MC-10: one Place that lies face up, to a seat or zone where it is not."""
    _check_held(state, holder, TWIST)
    _check_spot(state, action.origin)
    _check_spot(state, action.to)
    if action.origin == action.to or not state.board.lies(action.card, action.origin):
        raise refuse_move(action.card, action.origin, action.to)


def _place(state: State, holder: i64, action: Place, tell: list[Event] | None) -> None:
    """MC-7: a Place leaves the hand and arrives somewhere."""
    state.hands[holder] -= UNIT[action.card]
    state.history.append(action.code)
    if tell is not None:
        tell.append(PlacePlayed(seat=state.turn, card=CARDS[action.card], to=spot_name(action.to)))
    _arrive(state, action.card, action.to, tell)


def _twist(state: State, holder: i64, action: Twist, tell: list[Event] | None) -> None:
    """MC-10: a Place goes elsewhere, and the Twist to the discard pile."""
    state.hands[holder] -= UNIT[TWIST]
    state.history.append(action.code)
    if tell is not None:
        origin, to = spot_name(action.origin), spot_name(action.to)
        tell.append(TwistPlayed(seat=state.turn, card=CARDS[action.card], moved_from=origin, to=to))
    state.board.lift(action.card, action.origin)
    _arrive(state, action.card, action.to, tell)
    state.discard += UNIT[TWIST]


def _empty_twist(state: State, holder: i64, tell: list[Event] | None) -> None:
    """MC-10: a Twist may move nothing."""
    state.hands[holder] -= UNIT[TWIST]
    state.discard += UNIT[TWIST]
    state.history.append(EMPTY_TWIST.code)
    if tell is not None:
        tell.append(TwistPlayed(seat=state.turn))


def _pass(state: State, holder: i64, tell: list[Event] | None) -> None:
    """MC-11a: only without a card."""
    if state.hands[holder] != EMPTY:
        raise refuse_pass()
    state.history.append(PASS.code)
    if tell is not None:
        tell.append(TurnPassed(seat=state.turn))


def _arrive(state: State, card: i64, spot: i64, tell: list[Event] | None) -> None:
    """MC-8, MC-9: a Place that meets its twin goes to the discard pile with it."""
    if not state.board.put(card, spot):
        return
    state.discard += 2 * UNIT[card]
    state.history[-1] += TWINS
    if tell is not None:
        tell.append(TwinsDiscarded(card=CARDS[card], at=spot_name(spot)))


def _move_nicole(state: State, tell: list[Event] | None) -> None:
    """MC-18: whenever something may have changed; where nothing has, she stays where she is."""
    if state.board.move_nicole() and tell is not None:
        tell.append(NicoleMoved(seat=state.board.nicole))


def _name(state: State, tell: list[Event] | None) -> None:
    """MC-11, MC-16, MC-17: if there is a suspect he takes the points, and Nicole moves again."""
    board = state.board
    seat = board.suspect()
    if seat is None:
        return
    cleared = board.shown[INNOCENT] | board.shown[SUSPECT]
    for card in range(TWIST):
        if cleared >> card & 1:
            state.discard += UNIT[card]
    # MC-14 comes before MC-15: whoever is the last one not innocent is named for that.
    by = "most" if board.last_not_innocent() is None else "last"
    points = board.cast_suspicion(seat)
    state.history[-1] += NAMED * seat + POINTS * points
    if tell is not None:
        total = board.suspicion[seat]
        tell.append(SuspectNamed(seat=seat, points=points, suspicion=total, by=by))
    _move_nicole(state, tell)


def _is_over(state: State, tell: list[Event] | None) -> bool:
    """MC-20, MC-21, MC-22: somebody is guilty; Nicole has moved one last time, and decides."""
    guilty = state.board.guilty()
    if guilty is None:
        return False
    state.phase = OVER
    state.asked = NOBODY
    state.guilty = guilty
    state.winners = state.board.winners(guilty)
    if tell is not None:
        winners = [*state.winners]
        tell.append(GameOver(winners=winners, guilty=guilty, nicole=state.board.nicole))
    return True


def _draw(state: State, tell: list[Event] | None) -> None:
    """MC-4, MC-11, MC-11a: back to three, as far as there are cards; then it is the next seat's turn."""
    holder = state.deal.holders[state.turn]
    short = HAND - size(state.hands[holder])
    there = len(state.pile) - state.top
    _take(state, holder, min(short, there), tell)
    if short > there and state.discard != EMPTY:
        state.phase = RESHUFFLE
        state.asked = CHANCE_ALONE
        if tell is not None:
            tell.append(PileEmpty())
        return
    turn = state.turn + 1
    state.turn = turn if turn < state.setup.seats else 0
    state.asked = ONE_SEAT[state.turn]


def _take(state: State, holder: i64, cards: i64, tell: list[Event] | None) -> None:
    """MC-11: so many cards from the top of the pile; which ones, only their holder knows."""
    if cards == 0:
        return
    top = state.top
    drawn = state.pile[top : top + cards]
    for card in drawn:
        state.hands[holder] += UNIT[card]
    state.top = top + cards
    state.history[-1] += DRAWN * cards
    if tell is not None:
        tell.append(CardsDrawn(seat=state.turn, cards=cards))
        tell.append(HandFilled(only=holder, also=_ghost_of(state, holder), cards=names_of(drawn)))


def draw(state: State, rng: Rng) -> Reshuffle:
    """MC-11a: shuffle the discard pile."""
    return Reshuffle(tuple(rng.shuffled(codes_of(state.discard))))


def _reshuffle(state: State, action: Reshuffle, tell: list[Event] | None) -> None:
    """MC-11a: the discard pile becomes the draw pile, just before the draw that needed it."""
    if len(action.pile) != size(state.discard) or bag_of(action.pile) != state.discard:
        raise refuse_pile(action)
    state.discard = EMPTY
    state.pile = [*action.pile]
    state.top = 0
    state.reshuffles.append((len(state.history), state.pile))
    state.history[-1] += RESHUFFLED
    state.phase = PLAY
    if tell is not None:
        tell.append(PileShuffled(cards=len(state.pile)))
    _draw(state, tell)
