"""What happened, as it may be told. Moments are milliseconds since the start."""

from __future__ import annotations

import msgspec

from volteface.core.event import Addressed
from volteface.games.insider.actions import Place


class Accusation(msgspec.Struct, frozen=True):
    """IN-10: one seat's word on whether the answerer is the Insider; ``None``: it gave none in time."""

    seat: int
    guilty: bool | None


class Pointing(msgspec.Struct, frozen=True):
    """IN-12: whom one seat pointed at; ``None``: at nobody in time."""

    seat: int
    place: Place | None


class Event(Addressed, frozen=True, kw_only=True):
    """Something that happened at a table of Insider."""


class RoleDealt(Event, frozen=True, kw_only=True):
    """IN-1: your role."""

    role: str


class MasterNamed(Event, frozen=True, kw_only=True):
    """IN-1: who the Master is."""

    seat: int


class WordDrawn(Event, frozen=True, kw_only=True):
    """IN-2, IN-3: the word, for the Master alone."""

    word: str


class WordRefused(Event, frozen=True, kw_only=True):
    """IN-3: the Master does not know the word, and another is drawn."""


class WordWritten(Event, frozen=True, kw_only=True):
    """IN-5: the Master has written a word."""


class LookBegan(Event, frozen=True, kw_only=True):
    """IN-4: everyone looks now, until this moment."""

    until: int


class Looked(Event, frozen=True, kw_only=True):
    """IN-4: what a seat sees when it looks; a Common sees no word, but is told in the same way."""

    word: str | None


class QuestionsBegan(Event, frozen=True, kw_only=True):
    """IN-6: the glass runs until this moment."""

    until: int


class QuestionAsked(Event, frozen=True, kw_only=True):
    """IN-6, IN-30: a question; without text it was spoken."""

    question: int
    seat: int
    text: str


class QuestionAnswered(Event, frozen=True, kw_only=True):
    """IN-6: what the Master said."""

    question: int
    answer: str


class WordFound(Event, frozen=True, kw_only=True):
    """IN-7: the word, and who found it."""

    question: int
    seat: int
    word: str


class TimeRanOut(Event, frozen=True, kw_only=True):
    """IN-8, IN-21: the word was not found in time."""


class CardLookedAt(Event, frozen=True, kw_only=True):
    """IN-22: which card the answerer looked at; ``None``: none in time."""

    seat: int
    card: Place | None


class CardSeen(Event, frozen=True, kw_only=True):
    """IN-22: what the answerer saw."""

    card: Place
    role: str


class DiscussionBegan(Event, frozen=True, kw_only=True):
    """IN-9, IN-21: the glass is turned over and runs until this moment."""

    until: int


class DiscussionEnded(Event, frozen=True, kw_only=True):
    """IN-9: ``by`` the ``master`` or the ``clock``."""

    by: str


class FirstBallotOpened(Event, frozen=True, kw_only=True):
    """IN-10: is the answerer the Insider? So many must say yes."""

    seat: int
    needed: int


class AccusationKept(Event, frozen=True, kw_only=True):
    """IN-10: your ballot, until all are shown."""

    guilty: bool | None


class FirstBallotShown(Event, frozen=True, kw_only=True):
    """IN-10: all ballots, and how many said yes."""

    ballots: list[Accusation]
    yes: int


class RoleShown(Event, frozen=True, kw_only=True):
    """IN-11: the answerer shows his role."""

    seat: int
    role: str


class SecondBallotOpened(Event, frozen=True, kw_only=True):
    """IN-12: everyone points at the one it is."""


class PointingKept(Event, frozen=True, kw_only=True):
    """IN-12: your ballot, until all are shown."""

    place: Place | None


class SecondBallotShown(Event, frozen=True, kw_only=True):
    """IN-12, IN-13, IN-14: all ballots; who is accused by them, if anybody, and whether there was a tie."""

    ballots: list[Pointing]
    accused: Place | None
    tied: bool


class CardTurned(Event, frozen=True, kw_only=True):
    """IN-21: the card that the Master turned over."""

    card: Place
    role: str


class GameOver(Event, frozen=True, kw_only=True):
    """The end: who has won and why, every role, and the word."""

    winners: list[int]
    by: str
    roles: list[str]
    centre: str | None
    word: str


AnyEvent = (
    RoleDealt
    | MasterNamed
    | WordDrawn
    | WordRefused
    | WordWritten
    | LookBegan
    | Looked
    | QuestionsBegan
    | QuestionAsked
    | QuestionAnswered
    | WordFound
    | TimeRanOut
    | CardLookedAt
    | CardSeen
    | DiscussionBegan
    | DiscussionEnded
    | FirstBallotOpened
    | AccusationKept
    | FirstBallotShown
    | RoleShown
    | SecondBallotOpened
    | PointingKept
    | SecondBallotShown
    | CardTurned
    | GameOver
)
"""Every kind of event, for reading them back from JSON."""
