"""The two ballots, the card that the Master turns, and who has won: IN-10 to IN-14, IN-21, IN-23, IN-24."""

from __future__ import annotations

from collections import Counter

from volteface.games.insider.actions import CENTRE, Accuse, Place, Point, Turn
from volteface.games.insider.deals import INSIDER_ROLE
from volteface.games.insider.events import (
    Accusation,
    AccusationKept,
    CardTurned,
    Event,
    FirstBallotOpened,
    FirstBallotShown,
    GameOver,
    Pointing,
    PointingKept,
    RoleShown,
    SecondBallotOpened,
    SecondBallotShown,
)
from volteface.games.insider.options import Options
from volteface.games.insider.refusals import refuse_point, refuse_turn
from volteface.games.insider.state import FIRST_BALLOT, OVER, SECOND_BALLOT, State, asked


def needed(options: Options) -> int:
    """IN-10: half of the players, rounded up, must say yes; with ``strict_majority`` more than half."""
    return options.players // 2 + 1 if options.strict_majority else (options.players + 1) // 2


def open_first_ballot(state: State, tell: list[Event] | None) -> None:
    """IN-10: ask whether the answerer is the Insider."""
    assert state.answerer is not None
    state.phase = FIRST_BALLOT
    if tell is not None:
        tell.append(FirstBallotOpened(seat=state.answerer, needed=needed(state.options)))


def accuse(state: State, seat: int, action: Accuse, tell: list[Event] | None) -> None:
    """IN-10: a ballot is kept until all are in; then all are shown together."""
    state.first_ballot[seat] = action
    if tell is not None:
        tell.append(AccusationKept(only=seat, guilty=action.guilty))
    if not asked(state):
        _count_first_ballot(state, tell)


def accusations(state: State) -> list[Accusation]:
    """List the first ballot, seat by seat."""
    return [Accusation(seat, ballot.guilty) for seat, ballot in sorted(state.first_ballot.items())]


def _count_first_ballot(state: State, tell: list[Event] | None) -> None:
    """IN-11, IN-23: the answerer shows his role in any case; only a Common who is believed leads on."""
    answerer = state.answerer
    assert answerer is not None
    role = state.deal.roles[answerer]
    yes = sum(ballot.guilty is True for ballot in state.first_ballot.values())
    enough = yes >= needed(state.options)
    if tell is not None:
        tell.append(FirstBallotShown(ballots=accusations(state), yes=yes))
        tell.append(RoleShown(seat=answerer, role=role))
    if enough:
        conclude(state, judged(state, answerer), "first-ballot", tell)
    elif role == INSIDER_ROLE:
        conclude(state, insider_wins(state), "first-ballot", tell)
    else:
        state.phase = SECOND_BALLOT
        if tell is not None:
            tell.append(SecondBallotOpened())


def may_be_pointed_at(state: State, seat: int) -> list[Place]:
    """IN-12, IN-24: a player, not oneself, the Master or the answerer; the centre, if a card lies there."""
    return cards_but(state, seat, state.master, state.answerer)


def cards_but(state: State, *without: int | None) -> list[Place]:
    """IN-20: the cards of the seats but these, and the one at the centre where there is one."""
    seats: list[Place] = [seat for seat in range(state.options.players) if seat not in without]
    return [*seats, CENTRE] if state.options.advanced else seats


def point(state: State, seat: int, action: Point, tell: list[Event] | None) -> None:
    """IN-12: a ballot is kept until all are in; then all are shown together."""
    if action.place is not None and action.place not in may_be_pointed_at(state, seat):
        raise refuse_point(state, seat, action)
    state.second_ballot[seat] = action
    if tell is not None:
        tell.append(PointingKept(only=seat, place=action.place))
    if asked(state):
        return
    place = accused(state)
    if tell is not None:
        tell.append(SecondBallotShown(ballots=pointings(state), accused=place, tied=len(leaders(state)) > 1))
    winners = insider_wins(state) if place is None else judged(state, place)
    conclude(state, winners, "second-ballot", tell)


def pointings(state: State) -> list[Pointing]:
    """List the second ballot, seat by seat."""
    return [Pointing(seat, ballot.place) for seat, ballot in sorted(state.second_ballot.items())]


def leaders(state: State) -> list[Place]:
    """IN-13: whoever has the most in the second ballot; several in a tie."""
    tally = Counter(ballot.place for ballot in state.second_ballot.values() if ballot.place is not None)
    return [place for place, votes in tally.items() if votes == max(tally.values())]


def accused(state: State) -> Place | None:
    """IN-13, IN-14: whoever has the most; in a tie whoever the answerer pointed at, tied or not."""
    assert state.answerer is not None
    most = leaders(state)
    return most[0] if len(most) == 1 else state.second_ballot[state.answerer].place


def judged(state: State, place: Place) -> tuple[int, ...]:
    """IN-11, IN-13, IN-24: the Insider is accused and the others win, or another is and the Insider wins."""
    return others_win(state) if place == state.deal.insider else insider_wins(state)


def others_win(state: State) -> tuple[int, ...]:
    """IN-11, IN-24: Commons and Master win; with the Insider at the centre that is everybody."""
    return tuple(seat for seat in range(state.options.players) if seat != state.deal.insider)


def insider_wins(state: State) -> tuple[int, ...]:
    """IN-11, IN-14, IN-23, IN-24: the Insider wins; with the Insider at the centre everybody loses."""
    insider = state.deal.insider
    return () if insider == CENTRE else (insider,)


def turn(state: State, action: Turn, tell: list[Event] | None) -> None:
    """IN-21: the Insider's card, and Commons and Master win; another, and everybody loses."""
    if action.card not in cards_but(state, state.master):
        raise refuse_turn(state, action)
    state.turned = action
    if tell is not None:
        tell.append(CardTurned(card=action.card, role=state.deal.role_at(action.card)))
    found = action.card == state.deal.insider
    conclude(state, others_win(state) if found else (), "turned-card", tell)


def conclude(state: State, winners: tuple[int, ...], reason: str, tell: list[Event] | None) -> None:
    """End the game, and show everything."""
    state.phase = OVER
    state.deadline = None
    state.winners = winners
    state.reason = reason
    if tell is not None:
        deal = state.deal
        assert state.word is not None
        tell.append(
            GameOver(winners=[*winners], by=reason, roles=[*deal.roles], centre=deal.centre, word=state.word)
        )
