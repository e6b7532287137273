"""Mission Calaveras' presenter: views become text, actions become choices. It computes no rule."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from rich.text import Text

from volteface.games.calaveras import EmptyTwist, Pass, Place, Twist
from volteface.games.calaveras.actions import EMPTY_TWIST
from volteface.games.calaveras.board import Spot, spot_name
from volteface.games.calaveras.cards import CARDS, CODES
from volteface.games.calaveras.events import PlacePlayed, SuspectNamed, TwinsDiscarded, TwistPlayed
from volteface.games.calaveras.view import View
from volteface.terminal.calaveras import draw, speech
from volteface.terminal.presenter import Choice, Question, Room
from volteface.terminal.words import Words

_ZONE_CODES = {"innocent": "i", "suspect": "s"}
_LABEL_WIDTH = 12
_HELP = (
    "mc-help-goal",
    "mc-help-turn",
    "mc-help-twins",
    "mc-help-twist",
    "mc-help-innocent",
    "mc-help-named",
    "mc-help-points",
    "mc-help-nicole",
    "mc-help-end",
)


class CalaverasPresenter:
    """Draws Mission Calaveras."""

    @property
    def talking(self) -> bool:
        """Cards are played."""
        return False

    def title(self, words: Words) -> str:
        """Name the game."""
        return words.say("mc-title")

    def status(self, view: View, words: Words) -> list[str]:
        """Turn, piles, Nicole."""
        return [
            words.say("mc-label-turn-number", number=len(view.history) + (view.turn is not None)),
            words.say("mc-label-pile", cards=view.pile),
            words.say("mc-label-discard", cards=sum(view.discard.values())),
        ]

    def banner(self, view: View, words: Words) -> Text:
        """Show what is innocent and what is suspect."""
        return draw.banner(view, words)

    def seats(self, view: View, words: Words, room: Room) -> Text:
        """Show everyone."""
        return draw.seats(view, words, room)

    def table(self, view: View, words: Words, room: Room) -> Text:
        """Draw the Places in front of the seats."""
        return draw.table(view, words, room)

    def hand(self, view: View, words: Words) -> tuple[Choice, ...]:
        """List the reader's cards."""
        return _hand(view, (), words)

    def ask(self, view: View, legal: Sequence[Any], words: Words) -> Question:
        """Ask for a card, then for where it goes."""
        if not legal or view.you is None:
            return Question(_waiting(view, words), _hand(view, (), words), from_hand=True)
        if isinstance(legal[0], Pass):
            only = Choice("1", words.say("mc-choose-pass"), legal[0], allowed=True)
            return Question(words.say("mc-ask-pass"), (only,))
        message = "mc-ask-ghost" if view.turn == view.ghost else "mc-ask-card"
        return Question(words.say(message), _hand(view, legal, words), from_hand=True)

    def sentence(self, event: Any, view: View, words: Words, *, hidden: bool) -> str | None:
        """Tell an event."""
        return speech.sentence(event, view, words, hidden=hidden)

    def begins_round(self, _event: Any) -> bool:
        """Everything on the table is public: nothing is forgotten."""
        return False

    def still(self, before: View, after: View, events: Sequence[Any]) -> View | None:
        """Show the centre as it was when somebody was named."""
        if not any(isinstance(event, SuspectNamed) for event in events):
            return None
        zones = {"innocent": [*before.innocent], "suspect": [*before.suspect]}
        for event in events:
            if isinstance(event, TwistPlayed) and event.moved_from in zones and event.card is not None:
                zones[str(event.moved_from)].remove(event.card)
            if isinstance(event, TwistPlayed | PlacePlayed) and event.to in zones and event.card is not None:
                zones[str(event.to)].append(event.card)
            if isinstance(event, TwinsDiscarded) and event.at in zones:
                for lying in zones.values():
                    lying[:] = [card for card in lying if card != event.card]
        innocent, suspect = tuple(zones["innocent"]), tuple(zones["suspect"])
        return msgspec.structs.replace(after, turn=None, innocent=innocent, suspect=suspect)

    def secret(self, view: View, words: Words) -> list[str]:
        """Write the reader's team and cards."""
        if view.you is None or view.seat is None:
            return []
        half = len(view.seats) // 2
        partner = (view.seat + half) % len(view.seats)
        service = speech.team(view.seats[view.seat].team, words)
        return [
            words.say("mc-secret-team", team=service, name=speech.name(partner, view, words)),
            words.say("mc-secret-hand", cards=speech.cards(view.you.hand, words)),
        ]

    def rules(self, view: View, words: Words) -> list[str]:
        """Write the rules in brief."""
        ghost = [words.say("mc-help-ghost")] if view.ghost is not None else []
        return [*(words.say(message) for message in _HELP), *ghost, words.say("mc-help-talk")]

    def history(self, view: View, words: Words) -> list[str]:
        """List what was discarded, then all turns, the last one first."""
        lines = [speech.past_turn(at, one, view, words) for at, one in enumerate(view.history, start=1)]
        return [words.say("mc-line-discard", cards=speech.discarded(view, words)), *lines[::-1]]

    def ending(self, view: View, words: Words) -> Text:
        """Say who has won and why."""
        return draw.ending(view, words)

    def lines(self, view: View, words: Words) -> list[str]:
        """Write the table as a few lines."""
        lines = [". ".join(self.status(view, words)) + "."]
        lines += [f"  {line}" for line in _seat_lines(view, words)]
        for zone, lying in (("innocent", view.innocent), ("suspect", view.suspect)):
            lines.append(words.say("mc-line-zone", zone=zone, cards=speech.cards(lying, words)))
        if view.you is not None and view.you.hand and words.reader not in _acting(view):
            lines.append(words.say("mc-secret-hand", cards=speech.cards(view.you.hand, words)))
        return lines


def _acting(view: View) -> tuple[int | None, ...]:
    """Name who plays now: the seat, and for the ghost its partner."""
    return (view.turn, view.ghost_of if view.turn == view.ghost and view.ghost is not None else view.turn)


def _waiting(view: View, words: Words) -> str:
    if view.turn is None:
        return words.say("mc-wait-over")
    return words.say("mc-wait-play", name=speech.name(view.turn, view, words))


def _seat_lines(view: View, words: Words) -> list[str]:
    """Write each seat as one line."""
    lines: list[str] = []
    for seat, one in enumerate(view.seats):
        parts = [speech.team(one.team, words), words.say("mc-label-suspicion", points=one.suspicion)]
        if seat == view.nicole:
            parts.append(words.say("mc-label-nicole"))
        if seat == view.turn:
            parts.append(words.say("mc-label-turn"))
        if one.innocent:
            parts.append(words.say("mc-label-innocent"))
        if one.suspect_places:
            parts.append(words.say("mc-label-suspect-places", places=one.suspect_places))
        name, places = speech.name(seat, view, words), speech.cards(one.places, words)
        line = words.say("mc-line-seat", seat=seat + 1, name=name, parts=", ".join(parts), cards=places)
        lines.append(line)
    return lines


def _hand(view: View, legal: Sequence[Any], words: Words) -> tuple[Choice, ...]:
    """Offer the cards in hand; where a card goes is asked next."""
    if view.you is None:
        return ()
    choices: list[Choice] = []
    for number, card in enumerate(view.you.hand, start=1):
        label, look = speech.card_name(card, words), draw.face(card, words)
        if card == "twist":
            more = _ask_twist(view, legal, words) if legal else None
            choices.append(Choice(str(number), label, EMPTY_TWIST, bool(legal), look, more=more))
            continue
        where = [one for one in legal if isinstance(one, Place) and CARDS[one.card] == card]
        asked = words.say("mc-ask-where", card=card)
        more = Question(asked, tuple(_spots(where, view, words))) if where else None
        action = Place(CODES[card], view.seat or 0)
        choices.append(Choice(str(number), label, action, bool(where), look, more=more))
    return tuple(choices)


def _spots(actions: Sequence[Place | Twist], view: View, words: Words) -> list[Choice]:
    """Offer seats and zones."""
    choices: list[Choice] = []
    for action in actions:
        to = spot_name(int(action.to))
        choices.append(Choice(_code(to), _label(to, view, words), action, allowed=True))
    return choices


def _label(spot: Spot, view: View, words: Words) -> str:
    """Name a spot so short that many fit beside each other; what lies there, the table shows."""
    if isinstance(spot, str):
        return words.say("mc-zone", zone=spot)
    return speech.short(spot, view, words, _LABEL_WIDTH)


def _code(spot: Spot) -> str:
    return _ZONE_CODES[spot] if isinstance(spot, str) else str(spot + 1)


def _ask_twist(view: View, legal: Sequence[Any], words: Words) -> Question:
    """MC-10: ask from where, which Place if there are several, and to where."""
    moves: dict[Spot, dict[int, list[Twist]]] = {}
    for action in legal:
        if isinstance(action, Twist):
            cards = moves.setdefault(spot_name(int(action.origin)), {})
            cards.setdefault(int(action.card), []).append(action)
    choices: list[Choice] = []
    for origin, cards in moves.items():
        which = [
            _which(number, CARDS[code], twists, view, words)
            for number, (code, twists) in enumerate(cards.items(), start=1)
        ]
        more = which[0].more if len(which) == 1 else Question(words.say("mc-ask-which"), tuple(which))
        label = _label(origin, view, words)
        choices.append(Choice(_code(origin), label, which[0].action, allowed=True, more=more))
    empty = [action for action in legal if isinstance(action, EmptyTwist)]
    choices += [Choice("n", words.say("mc-choose-nothing"), action, allowed=True) for action in empty]
    return Question(words.say("mc-ask-from"), tuple(choices))


def _which(number: int, card: str, twists: list[Twist], view: View, words: Words) -> Choice:
    asked = words.say("mc-ask-where", card=card)
    more = Question(asked, tuple(_spots(twists, view, words)))
    label = speech.card_name(card, words)
    return Choice(str(number), label, twists[0], allowed=True, more=more, colour=draw.COLOURS[card])
