"""Insider in sentences: places, roles, and every event."""

from __future__ import annotations

from typing import Any

from volteface.games.insider import events as happened
from volteface.games.insider.actions import CENTRE, Place
from volteface.games.insider.view import QuestionView, View
from volteface.terminal.glyphs import shorten
from volteface.terminal.words import Words


def role(name: str, words: Words) -> str:
    """Name a role."""
    return words.say("in-say-role", role=name)


def place(where: Place, words: Words) -> str:
    """Name a player, or the card at the centre."""
    return words.say("in-say-centre") if where == CENTRE else words.name(where)


def question(one: QuestionView, words: Words, width: int | None = None) -> str:
    """Write a question and its answer in one line; where that is narrow, the answer still fits."""
    text = one.text or words.say("in-say-spoken")
    asked = words.say("in-told-asked", name=words.name(one.seat), text=text)
    answer = " — " + words.say("in-say-answer", answer=one.answer or "open")
    return (asked if width is None else shorten(asked, width - len(answer))) + answer


def reason(by: str, words: Words) -> str:
    """Say how the game was decided."""
    return words.say("in-say-reason", by=by)


def sentence(event: Any, view: View, words: Words, *, hidden: bool) -> str | None:
    """Tell an event; what only one seat may know is behind a peek, the same for every role."""
    match event:
        case happened.RoleDealt():
            if hidden:
                return words.say("in-told-role-hidden")
            return words.say("in-told-role", role=role(event.role, words))
        case happened.WordDrawn():
            return words.say("in-told-word-hidden" if hidden else "in-told-word", word=event.word)
        case happened.Looked():
            if hidden:
                return words.say("in-told-looked-hidden")
            if event.word is None:
                return words.say("in-told-looked-nothing")
            return words.say("in-told-word", word=event.word)
        case happened.CardSeen():
            card = place(event.card, words)
            if hidden:
                return words.say("in-told-seen-hidden", card=card)
            return words.say("in-told-seen", card=card, role=role(event.role, words))
        case happened.AccusationKept() | happened.PointingKept():
            return words.say("in-told-ballot-kept")
        case _:
            return _public(event, view, words)


def _public(event: Any, view: View, words: Words) -> str | None:
    match event:
        case happened.MasterNamed():
            return words.say("in-told-master", you=words.you(event.seat), name=words.name(event.seat))
        case happened.WordRefused():
            return words.say("in-told-redraw", name=words.name(view.master))
        case happened.WordWritten():
            return words.say("in-told-written", name=words.name(view.master))
        case happened.LookBegan():
            return words.say("in-told-look")
        case happened.QuestionsBegan():
            return words.say("in-told-questions", seconds=view.seconds)
        case happened.QuestionAsked():
            text = event.text or words.say("in-say-spoken")
            return words.say("in-told-asked", name=words.name(event.seat), text=text)
        case happened.QuestionAnswered():
            answer = words.say("in-say-answer", answer=event.answer)
            return words.say("in-told-answered", name=words.name(view.master), answer=answer)
        case happened.WordFound():
            you = words.you(event.seat)
            return words.say("in-told-found", you=you, name=words.name(event.seat), word=event.word)
        case happened.TimeRanOut():
            return words.say("in-told-time")
        case happened.CardLookedAt():
            name = words.name(event.seat)
            if event.card is None:
                return words.say("in-told-looked-at-none", name=name)
            return words.say("in-told-looked-at", name=name, card=place(event.card, words))
        case happened.DiscussionBegan():
            return words.say("in-told-discussion")
        case happened.DiscussionEnded():
            return words.say("in-told-discussion-over", by=event.by)
        case _:
            return _at_the_end(event, words)


def _at_the_end(event: Any, words: Words) -> str | None:
    match event:
        case happened.FirstBallotOpened():
            return words.say("in-told-first", name=words.name(event.seat), needed=event.needed)
        case happened.FirstBallotShown():
            said = [words.name(one.seat) for one in event.ballots if one.guilty]
            return words.say("in-told-first-shown", yes=event.yes, names=words.join(said))
        case happened.RoleShown():
            return words.say("in-told-shown", name=words.name(event.seat), role=role(event.role, words))
        case happened.SecondBallotOpened():
            return words.say("in-told-second")
        case happened.SecondBallotShown():
            rows = [
                f"{words.name(one.seat)} → {place(one.place, words)}"
                for one in event.ballots
                if one.place is not None
            ]
            accused = "" if event.accused is None else place(event.accused, words)
            return words.say(
                "in-told-second-shown",
                ballots=", ".join(rows),
                accused=accused,
                anybody="yes" if accused else "no",
            )
        case happened.CardTurned():
            return words.say("in-told-turned", card=place(event.card, words), role=role(event.role, words))
        case happened.GameOver():
            winners = words.join([words.name(seat) for seat in event.winners])
            return words.say(
                "in-told-over", by=reason(event.by, words), winners=winners, count=len(event.winners)
            )
    return None
