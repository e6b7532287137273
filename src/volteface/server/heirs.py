"""Somebody is away: the table votes on who plays on, and the owner may come back."""

from __future__ import annotations

from typing import Final

from volteface.bots import bot_names
from volteface.core.game import Seat
from volteface.server import messages, requests
from volteface.server.errors import Declined
from volteface.server.room import Heir, RoomState
from volteface.server.seating import Presence, seat_bot

MOST_HEIRS: Final = 200
"""How many a room remembers."""


def propose(room: RoomState, member: str, request: requests.Propose, presence: Presence) -> None:
    """Propose an heir: a watcher who is there and has seen no seat's secrets, or a bot."""
    voters = _voters(room, presence)
    if not room.playing:
        raise Declined("not-now", "srv-no-game")
    if member not in voters:
        raise Declined("not-allowed", "srv-players-only")
    if room.proposal is not None:
        raise Declined("not-now", "srv-proposal-open")
    place = room.place(request.chair)
    if place.person is None or not presence.missing(room, place.person):
        raise Declined("not-now", "srv-not-away")
    if (request.member is None) == (request.bot is None):
        raise Declined("malformed", "srv-one-heir")
    if request.bot is not None and request.bot not in bot_names(room.rules):
        bots = ", ".join(bot_names(room.rules))
        raise Declined("malformed", "bot-unknown", bot=request.bot, game=room.game, bots=bots)
    if request.member is not None:
        _check_heir(room, request.member, presence)
    room.proposals += 1
    room.proposal = messages.Proposal(
        number=room.proposals,
        chair=request.chair,
        member=request.member,
        bot=request.bot,
        by=member,
        needed=len(voters) // 2 + 1,
        yes=(member,),
    )
    _count(room, presence)


def vote(room: RoomState, member: str, request: requests.Vote, presence: Presence) -> None:
    """Vote on a proposal."""
    proposal = room.proposal
    if proposal is None or proposal.number != request.proposal:
        raise Declined("stale", "srv-proposal-gone")
    if member not in _voters(room, presence):
        raise Declined("not-allowed", "srv-players-only")
    yes = tuple(one for one in proposal.yes if one != member) + ((member,) if request.yes else ())
    no = tuple(one for one in proposal.no if one != member) + (() if request.yes else (member,))
    room.proposal = messages.Proposal(
        number=proposal.number,
        chair=proposal.chair,
        member=proposal.member,
        bot=proposal.bot,
        by=proposal.by,
        needed=proposal.needed,
        yes=yes,
        no=no,
    )
    _count(room, presence)


def reclaim(room: RoomState, member: str, _: requests.Reclaim, __: Presence) -> None:
    """Take one's own chair back."""
    chair = room.own_chair(member)
    if chair is None:
        raise Declined("not-allowed", "srv-not-seated")
    if room.places[chair].person == member:
        raise Declined("not-now", "srv-no-heir")
    give_back(room, chair)


def give_back(room: RoomState, chair: int) -> None:
    """Let the owner decide again; whoever played on knows the seat's secrets."""
    place = room.places[chair]
    if place.heir is not None and place.heir in room.members:
        room.members[place.heir].peeked = True
    place.heir = place.bot = place.bot_name = None


def is_back(room: RoomState, member: str) -> bool:
    """Somebody has come back: he has not left any more, and no heir is sought; tells whether that is new."""
    changed = room.members[member].gone
    room.members[member].gone = False
    proposal = room.proposal
    if proposal is not None and room.places[proposal.chair].person == member:
        room.proposal = None
        changed = True
    return changed


def after_the_game(room: RoomState) -> None:
    """Everybody's chair is his own again; the chair of somebody who has left is open."""
    room.proposal = None
    for chair, place in enumerate(room.places):
        if place.owner is None:
            continue
        if place.heir is not None or place.bot is not None:
            give_back(room, chair)
        if room.members[place.owner].gone:
            place.owner = place.request = None
            place.shown = False


def new_heirs(before: RoomState, draft: RoomState) -> list[tuple[Seat, str, int]]:
    """List who plays on from now on: the seat, the heir and the chair."""
    known = [place.heir for place in before.places]
    return [
        (place.seat, place.heir, chair)
        for chair, place in enumerate(draft.places)
        if place.heir is not None and place.seat is not None and place.heir not in known
    ]


def note(draft: RoomState, now: list[tuple[Seat, str, int]], entries: int) -> None:
    """Write down who may know how much of which seat; so many entries the log has now."""
    deciding = {(place.seat, place.heir) for place in draft.places}
    for heir in draft.heirs:
        if heir.until is None and draft.playing and (heir.seat, heir.member) not in deciding:
            heir.until = entries
    assert draft.number is not None or not now
    draft.heirs += [Heir(draft.number or 0, seat, member) for seat, member, _ in now]
    del draft.heirs[:-MOST_HEIRS]


def _voters(room: RoomState, presence: Presence) -> set[str]:
    return {
        place.person for place in room.places if place.person in presence.here and place.person is not None
    }


def _check_heir(room: RoomState, member: str, presence: Presence) -> None:
    heir = room.member(member)
    if heir.id not in presence.here:
        raise Declined("not-now", "srv-heir-away")
    if room.chair_of(heir.id) is not None or room.own_chair(heir.id) is not None:
        raise Declined("not-allowed", "srv-heir-plays")
    if heir.peeked:
        raise Declined("not-allowed", "srv-heir-peeked")


def _count(room: RoomState, presence: Presence) -> None:
    """Carry a proposal out that has enough votes, and drop one that cannot get them."""
    proposal = room.proposal
    assert proposal is not None
    place = room.places[proposal.chair]
    if len(proposal.yes) >= proposal.needed:
        room.proposal = None
        if place.heir is not None and place.heir in room.members:
            # Whoever played on until now knows the seat's secrets.
            room.members[place.heir].peeked = True
        if proposal.member is not None:
            # Between the proposal and the last vote the heir may have gone, or looked at a seat.
            _check_heir(room, proposal.member, presence)
            place.heir, place.bot, place.bot_name = proposal.member, None, None
            room.members[proposal.member].watching = None
        else:
            assert proposal.bot is not None
            place.heir = None
            seat_bot(room, place, proposal.bot)
    elif len(proposal.no) > len(_voters(room, presence)) - proposal.needed:
        room.proposal = None
