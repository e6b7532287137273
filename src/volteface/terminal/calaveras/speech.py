"""Mission Calaveras in sentences: names of cards, seats and zones, and every event."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from volteface.games.calaveras import events as happened
from volteface.games.calaveras.board import Spot
from volteface.games.calaveras.cards import CARDS
from volteface.games.calaveras.view import TurnView, View
from volteface.terminal.words import Words

ZONES = ("innocent", "suspect")


def card_name(card: str, words: Words) -> str:
    """Name a card."""
    return words.say("mc-card", card=card)


def card_code(card: str, words: Words) -> str:
    """Name a card in three letters."""
    return words.say("mc-code", card=card)


def cards(names: Sequence[str], words: Words) -> str:
    """List cards by name."""
    return ", ".join(card_name(name, words) for name in names) or words.say("mc-nothing")


def team(service: str, words: Words) -> str:
    """Name a service."""
    return words.say("mc-service", service=service)


def name(seat: int, view: View, words: Words) -> str:
    """Call somebody by name; a ghost by its partner's."""
    if seat != view.ghost or view.ghost_of is None:
        return words.name(seat)
    if view.ghost_of == words.reader:
        return words.say("mc-ghost-own")
    return words.say("mc-ghost-of", name=words.name(view.ghost_of))


def short(seat: int, view: View, words: Words, width: int) -> str:
    """Call somebody by a name that fits."""
    return words.say("mc-ghost")[:width] if seat == view.ghost else words.short(seat, width)


def spot(place: Spot, view: View, words: Words) -> str:
    """Name where a card lies."""
    if isinstance(place, str):
        return words.say("mc-spot-zone", zone=place)
    return words.say("mc-spot-you") if place == words.reader else name(place, view, words)


def where(place: Spot, view: View, words: Words) -> str:
    """Say where a card is put."""
    if isinstance(place, str):
        return words.say("mc-where-zone", zone=place)
    if place == words.reader:
        return words.say("mc-where-you")
    return words.say("mc-where-seat", name=name(place, view, words))


def discarded(view: View, words: Words) -> str:
    """Say what lies in the discard pile."""
    counts = [f"{view.discard[card]} × {card_name(card, words)}" for card in CARDS if view.discard[card]]
    return ", ".join(counts) or words.say("mc-nothing")


def reason(view: View, words: Words) -> str:
    """MC-20 to MC-22: say why the game ended as it did."""
    end = view.ending
    assert end is not None
    guilty, nicole = name(end.guilty, view, words), name(end.nicole, view, words)
    if not end.winners:
        return words.say("mc-reason-nobody", name=guilty)
    return words.say("mc-reason-nicole", guilty=guilty, nicole=nicole)


def sentence(event: Any, view: View, words: Words, *, hidden: bool) -> str | None:
    """Tell an event; ``hidden`` leaves out what stands in the reader's hand anyway."""
    text = _sentence(event, view, words, hidden=hidden)
    return None if text is None else text[:1].upper() + text[1:]


def _sentence(event: Any, view: View, words: Words, *, hidden: bool) -> str | None:
    def by(message: str, seat: int, **more: str | int) -> str:
        return words.say(message, you=words.you(seat), name=name(seat, view, words), **more)

    match event:
        case happened.HandDealt() | happened.HandFilled() if hidden:
            return None
        case happened.TeamsFormed(ghost=ghost):
            return _teams(ghost, view, words)
        case happened.HandDealt(cards=held):
            return words.say("mc-event-hand-dealt", cards=cards(held, words))
        case happened.FirstNamed(seat=seat):
            return by("mc-event-first-named", seat)
        case happened.PlacePlayed(seat=seat, card=card, to=to):
            return by("mc-event-place-played", seat, card=card, where=where(to, view, words))
        case happened.TwistPlayed(seat=seat, card=str(card), moved_from=origin, to=to):
            assert origin is not None
            assert to is not None
            places = {"from": spot(origin, view, words), "to": spot(to, view, words)}
            return by("mc-event-twist-played", seat, card=card, **places)
        case happened.TwistPlayed(seat=seat):
            return by("mc-event-twist-empty", seat)
        case happened.TurnPassed(seat=seat):
            return by("mc-event-turn-passed", seat)
        case happened.TwinsDiscarded(card=card):
            return words.say("mc-event-twins-discarded", card=card)
        case happened.NicoleMoved(seat=seat):
            return by("mc-event-nicole-moved", seat)
        case happened.SuspectNamed(seat=seat, points=points, suspicion=suspicion, by=cause):
            message = "mc-event-named-last" if cause == "last" else "mc-event-named-most"
            return by(message, seat, points=points, suspicion=suspicion)
        case happened.HandFilled(cards=drawn):
            return words.say("mc-event-hand-filled", cards=cards(drawn, words))
        case happened.PileShuffled(cards=count):
            return words.say("mc-event-pile-shuffled", cards=count)
        case happened.GameOver():
            return words.say("mc-event-game-over")
    # That somebody draws goes without saying.
    return None


def _teams(ghost: int | None, view: View, words: Words) -> str:
    half = len(view.seats) // 2
    pairs = [
        words.say(
            "mc-team-pair",
            team=team(view.seats[seat].team, words),
            names=words.join([name(seat, view, words), name(seat + half, view, words)]),
        )
        for seat in range(half)
    ]
    return words.say("mc-event-teams-formed", teams="; ".join(pairs))


def past_turn(number: int, turn: TurnView, view: View, words: Words) -> str:
    """Write a turn that was taken as one line."""
    parts: list[str] = []
    if turn.card is not None and turn.to is not None:
        origin = "" if turn.moved_from is None else spot(turn.moved_from, view, words) + " "
        parts.append(f"{card_name(turn.card, words)} {origin}→ {spot(turn.to, view, words)}")
    else:
        parts.append(words.say("mc-past-empty" if turn.do == "twist" else "mc-past-pass"))
    if turn.twins:
        parts.append(words.say("mc-past-twins"))
    if turn.named is not None:
        parts.append(words.say("mc-past-named", name=name(turn.named, view, words), points=turn.points))
    parts.append(words.say("mc-past-nicole", name=name(turn.nicole, view, words)))
    who = name(turn.seat, view, words)
    return words.say("mc-line-turn", number=number, name=who, parts=", ".join(parts))
