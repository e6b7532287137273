"""The vote, and who has won: IJ-29 to IJ-33, IJ-46, IJ-52, IJ-66."""

from __future__ import annotations

from mypy_extensions import i64

from volteface.games.inside_job.actions import LARRY, ONE_VOTE, TWO_VOTES, TWO_VOTES_EVEN_ALIKE, Action, Vote
from volteface.games.inside_job.events import (
    BallotKept,
    BallotsShown,
    Event,
    GameOver,
    RoleRevealed,
    VoteOpened,
)
from volteface.games.inside_job.refusals import refuse_ballot, refuse_out_of_turn
from volteface.games.inside_job.roles import AGENTS, INSIDER
from volteface.games.inside_job.state import LARRY_CHAIR, OVER, SEAT_BIT, SEATS_OF, VOTE, Chair, State


def place_name(state: State, seat: i64) -> int | str:
    """Write a chair, or somebody to vote for, as records do."""
    return "larry" if seat >= state.setup.players else seat


def may_vote(state: State, chair: Chair) -> bool:
    """IJ-31, IJ-47 to IJ-50: not every role votes, and some not once they are revealed."""
    role = chair.role
    if role.votes == 0 or (chair.revealed and not role.votes_when_revealed):
        return False
    return not (chair.revealed_by_intel and state.setup.silences_revealed)


def candidates(state: State, seat: i64) -> i64:
    """IJ-31: whom a seat may vote for, one bit each: not itself, nobody revealed."""
    bits: i64 = 0
    for other in range(state.setup.chairs):
        if other != seat and not state.chairs[other].revealed:
            bits |= SEAT_BIT[LARRY if other >= state.setup.players else other]
    return bits


def ballots(state: State, seat: i64) -> tuple[Action, ...]:
    """IJ-31, IJ-44: the ballots a seat may hand in."""
    chair = state.chairs[seat]
    targets = candidates(state, seat)
    if chair.role.votes < 2:
        return ONE_VOTE[targets]
    if chair.revealed and chair.role.alike_when_revealed:
        return TWO_VOTES_EVEN_ALIKE[targets]
    return TWO_VOTES[targets]


def open_vote(state: State, tell: list[Event] | None) -> None:
    """IJ-29: after the last trick without a winner all vote who may."""
    state.phase = VOTE
    for seat in range(state.setup.players):
        if may_vote(state, state.chairs[seat]):
            state.pending |= SEAT_BIT[seat]
    state.asked = SEATS_OF[state.pending]
    if tell is not None:
        tell.append(VoteOpened())
    if state.pending == 0:
        # IJ-33: no vote at all.
        _count(state, tell)


def cast(state: State, seat: i64, ballot: Vote, tell: list[Event] | None) -> None:
    """IJ-30: a ballot is kept until all are in; then all are shown together."""
    if state.phase != VOTE or seat not in state.asked:
        raise refuse_out_of_turn(state, seat, ballot)
    if ballot not in ballots(state, seat):
        raise refuse_ballot(state, seat, ballot)
    keep(state, seat, ballot, tell)


def keep(state: State, seat: i64, ballot: Vote, tell: list[Event] | None) -> None:
    """IJ-30: put a checked ballot with the others, and count when it was the last."""
    state.chairs[seat].ballot = ballot
    state.pending ^= SEAT_BIT[seat]
    state.asked = SEATS_OF[state.pending]
    state.voters.append(seat)
    if tell is not None:
        votes = [place_name(state, target) for target in ballot.targets]
        tell.append(BallotKept(only=seat, votes=votes))
    if state.pending == 0:
        _count(state, tell)


def _count(state: State, tell: list[Event] | None) -> None:
    if tell is not None:
        shown: list[list[int | str] | None] = []
        for seat in range(state.setup.players):
            ballot = state.chairs[seat].ballot
            if ballot is None:
                shown.append(None)
            else:
                shown.append([place_name(state, target) for target in ballot.targets])
        tell.append(BallotsShown(ballots=shown))
    if state.setup.with_larry:
        _count_with_larry(state, tell)
    else:
        _count_most(state, tell)


def _count_with_larry(state: State, tell: list[Event] | None) -> None:
    """IJ-66: if an Agent voted for an Agent the Insider wins, otherwise the Agents win."""
    for seat in range(state.setup.players):
        ballot = state.chairs[seat].ballot
        if ballot is None or state.chairs[seat].role.is_insider:
            continue
        for target in ballot.targets:
            if not state.chairs[LARRY_CHAIR if target == LARRY else target].role.is_insider:
                conclude(state, INSIDER, "vote", tell)
                return
    conclude(state, AGENTS, "vote", tell)


def _count_most(state: State, tell: list[Event] | None) -> None:
    """IJ-32, IJ-33, IJ-46: whoever has the most votes reveals his role; a tie serves the Insider."""
    tally: i64 = 0
    for chair in state.chairs:
        ballot = chair.ballot
        if ballot is not None:
            tally += ballot.tally
    most: i64 = 0
    top: list[int] = []
    for seat in range(state.setup.players):
        votes = tally & 15
        tally >>= 4
        if votes > most:
            most = votes
            top = [seat]
        elif votes == most:
            top.append(seat)
    if most == 0:
        conclude(state, INSIDER, "vote", tell)
        return
    if len(top) == 1 and tell is not None:
        tell.append(RoleRevealed(seat=top[0], role=state.chairs[top[0]].role.id, by="vote"))
    if not _won_by_most_votes(state, top, tell):
        found = len(top) == 1 and state.chairs[top[0]].role.is_insider
        conclude(state, AGENTS if found else INSIDER, "vote", tell)


def _won_by_most_votes(state: State, top: list[int], tell: list[Event] | None) -> bool:
    """IJ-46: who wins by the most votes needs them alone, or shared with the Insider.

    Everyone else then loses. Two such roles that share them with the Insider forbid each other (IJ-41).
    """
    winners = [seat for seat in top if state.chairs[seat].role.most_votes]
    if not winners:
        return False
    reason = state.chairs[winners[0]].role.reason
    for seat in winners:
        # The Decoy's name comes first where a blank role shares his way of winning.
        if not state.chairs[seat].role.blank:
            reason = state.chairs[seat].role.reason
    if len(top) > 1:
        insiders = [seat for seat in top if state.chairs[seat].role.is_insider]
        if not insiders:
            return False
        winners = sorted(winners + insiders) if len(winners) == 1 else insiders
    _end(state, tuple(winners), reason, tell)
    return True


def conclude(state: State, side: i64, reason: str, tell: list[Event] | None) -> None:
    """IJ-52: a side has won; each role's own text says whether that person has."""
    state.winning_side = side
    winners: list[int] = []
    for seat in range(state.setup.chairs):
        if state.has_won(seat, ()):
            winners.append(seat)
    _end(state, tuple(winners), reason, tell)


def _end(state: State, winners: tuple[int, ...], reason: str, tell: list[Event] | None) -> None:
    state.phase = OVER
    state.asked = ()
    state.winners = winners
    state.reason = reason
    if tell is not None:
        names = [place_name(state, seat) for seat in winners]
        tell.append(GameOver(winners=names, by=reason, roles=[chair.role.id for chair in state.chairs]))
