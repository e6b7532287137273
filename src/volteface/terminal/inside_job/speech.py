"""Inside Job in sentences: names of cards, roles and missions, and every event."""

from __future__ import annotations

from typing import Any

from volteface.games.inside_job import events as happened
from volteface.games.inside_job.roles import BLANK
from volteface.games.inside_job.view import LarryView, Place, PlayedCard, View
from volteface.terminal.inside_job.families import member
from volteface.terminal.words import Words

SUIT_OF = {"b": "blue", "g": "green", "y": "yellow", "p": "pink"}
_PLACES = ("first", "second", "third", "fourth", "last")


def suit_name(suit: str, words: Words) -> str:
    """Name a suit."""
    return words.say(member("ij-suit", suit))


def mission_text(mission: str, words: Words) -> str:
    """Say what a mission wants."""
    return words.say(member("ij-mission", mission))


def role_name(role: str, words: Words, view: View | None = None) -> str:
    """Name a role; a house role by the name that the table gave it."""
    if role == BLANK and view is not None and view.blank_role is not None:
        return view.blank_role.name
    return words.say(member("ij-role", role))


def place_label(place: int, count: int, words: Words) -> str:
    """Name a place in the trick; with three cards the 3rd is also the last."""
    return words.say(member("ij-label", "last" if place == count - 1 else _PLACES[place]))


def played(card: PlayedCard, words: Words) -> str:
    """Say a card that lies on the table."""
    return words.say("ij-choose-wager", card=card.card) if card.wager else card.card


def role_card(role: str, view: View, words: Words) -> str:
    """Write a role card: what one is, how one wins, what is special."""
    message = member("ij-card", role)
    if role == BLANK:
        return words.say(message, text=_house_role(view, words))
    return words.say(message, missions=view.missions_needed, intel=view.reveal_at)


def _house_role(view: View, words: Words) -> str:
    """IJ-80: the table's own text, then the parts that differ from a plain Agent's."""
    blank = view.blank_role
    if blank is None:
        return ""
    parts = [blank.text.strip(), words.say(member("ij-part", blank.side))]
    if blank.revealed_at_start:
        parts.append(words.say("ij-part-revealed-at-start"))
    if not blank.must_follow:
        parts.append(words.say("ij-part-need-not-follow"))
    if not blank.may_wager:
        parts.append(words.say("ij-part-no-wager"))
    parts.append(words.say("ij-part-votes", votes=blank.votes))
    if not blank.votes_when_revealed:
        parts.append(words.say("ij-part-no-vote-revealed"))
    if blank.on_reveal != "nothing":
        parts.append(words.say(member("ij-part", blank.on_reveal)))
    if blank.wins != "with-side":
        parts.append(words.say(member("ij-part", blank.wins)))
    return " ".join(part for part in parts if part)


def controls_larry(larry: LarryView, words: Words) -> str:
    """IJ-61: say who plays for Larry."""
    seat = larry.controller
    return words.say("ij-label-controls-larry", you=words.you(seat), name=words.name(seat))


def reason(by: str, view: View, words: Words) -> str:
    """Say why the game ended; with Larry the vote is counted in another way."""
    with_larry = view.larry is not None
    return words.say(member("ij-reason", "vote-larry" if by == "vote" and with_larry else by))


def ballot(votes: list[Place] | tuple[Place, ...], words: Words) -> str:
    """List whom a ballot is against."""
    return words.join([words.name(place) for place in votes]) or words.say("ij-ballot-nobody")


def ballots(every: list[list[Place] | None], words: Words) -> list[str]:
    """Say every ballot, seat by seat."""
    return [
        words.say("ij-ballot-none", name=words.name(seat))
        if votes is None
        else words.say("ij-ballot", name=words.name(seat), votes=ballot(votes, words))
        for seat, votes in enumerate(every)
    ]


def sentence(event: Any, view: View, words: Words, *, hidden: bool) -> str | None:
    """Tell an event; ``hidden`` keeps roles that only the reader knows behind a peek."""

    def by(message: str, place: Place, **more: str | int) -> str:
        return words.say(message, you=words.you(place), name=words.name(place), **more)

    match event:
        case happened.RoleDealt(role=role):
            if hidden:
                return words.say("ij-event-role-hidden")
            return words.say("ij-event-role-dealt", role=role_name(role, words, view))
        case happened.HandDealt() | happened.MissionsDrawn() if hidden:
            # What lies in the reader's hand need not be told as well.
            return None
        case happened.HandDealt(cards=cards):
            return words.say("ij-event-hand-dealt", cards=" ".join(cards))
        case happened.StarterNamed(seat=seat):
            return by("ij-event-starter-named", seat)
        case happened.RoleRevealed(seat=place, role=role, by=cause):
            return by(member("ij-event-role-revealed", cause), place, role=role_name(role, words, view))
        case happened.PartnerChosen(seat=seat, partner=partner):
            return by("ij-event-partner-chosen", seat, partner=words.name(partner))
        case happened.PartnerSeen(partner=partner, role=role):
            if hidden:
                return words.say("ij-event-partner-hidden", partner=words.name(partner))
            seen = role_name(role, words, view)
            return words.say("ij-event-partner-seen", partner=words.name(partner), role=seen)
        case happened.MissionsDrawn():
            return words.say("ij-event-missions-drawn")
        case happened.MissionChosen(seat=seat, mission=mission, trump=trump):
            text = mission_text(mission, words)
            return by("ij-event-mission-chosen", seat, mission=text, suit=trump)
        case happened.CardPlayed(seat=place, card=card, wager=wager):
            return by("ij-event-card-wagered" if wager else "ij-event-card-played", place, card=card)
        case happened.LarryDrawn(cards=cards):
            return words.say("ij-event-larry-drawn", cards=" ".join(cards))
        case happened.LarryPutAway(back=back, out=out):
            return words.say("ij-event-larry-put-away", back=back, out=out)
        case happened.TrickTaken(seat=place):
            return by("ij-event-trick-taken", place)
        case happened.MissionJudged(success=True, missions_done=done):
            return words.say("ij-event-mission-succeeded", done=done, needed=view.missions_needed)
        case happened.MissionJudged():
            return words.say("ij-event-mission-failed")
        case happened.IntelTaken(seat=seat, taken_from=right):
            return by("ij-event-intel-taken", seat, **{"from": words.name(right)})
        case happened.VoteOpened():
            return words.say("ij-event-vote-opened")
        case happened.BallotKept(votes=votes):
            return words.say("ij-event-ballot-kept", votes=ballot(votes, words))
        case happened.BallotsShown(ballots=every):
            return words.say("ij-event-ballots-shown", ballots="; ".join(ballots(every, words)))
        case happened.GameOver(by=cause):
            return words.say("ij-event-game-over", reason=reason(cause, view, words))
    return None
