"""What a seat, chance or the clock may do. Actions are small values; equal ones compare equal."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

CENTRE: Final = "centre"
Place = int | Literal["centre"]
"""IN-20: where a role card lies: before a seat, or at the centre."""

ANSWERS: Final = ("yes", "no", "unknown", "found")
"""IN-6, IN-7: what the Master may say to a question."""


class Action(msgspec.Struct, frozen=True, tag_field="do"):
    """Anything that can be done; its tag is the ``do`` of records, its fields are what goes with it."""

    @property
    def notation(self) -> str:
        """Write it short, unique and readable."""
        do, *rest = msgspec.to_builtins(self).values()
        return " ".join([do, *(_written(value) for value in rest)])


def _written(value: object) -> str:
    return "-" if value is None else repr(value) if isinstance(value, str) else str(value).lower()


class Redraw(Action, frozen=True, tag="redraw"):
    """IN-3: the Master does not know the word."""


class Draw(Action, frozen=True, tag="draw"):
    """IN-3: chance draws another word."""

    word: str


class Write(Action, frozen=True, tag="write"):
    """IN-5: the Master writes a word of his own."""

    word: str


class Begin(Action, frozen=True, tag="begin"):
    """IN-4: the Master has the word; now everyone looks."""


class TurnGlass(Action, frozen=True, tag="questions"):
    """IN-4, IN-6: the look is over and the questions begin."""


class Ask(Action, frozen=True, tag="ask"):
    """IN-6, IN-30: a question; without text it was spoken."""

    text: str = ""


class Answer(Action, frozen=True, tag="answer"):
    """IN-6, IN-7: the Master answers a question, or marks it as the one that found the word."""

    question: int
    answer: str


class TimeUp(Action, frozen=True, tag="time-up"):
    """IN-8, IN-9: the glass has run out."""


class Look(Action, frozen=True, tag="look"):
    """IN-22: the answerer looks at a card; ``None``: he did not in time."""

    card: Place | None


class EndDiscussion(Action, frozen=True, tag="end-discussion"):
    """IN-9: the Master ends the discussion early."""


class Accuse(Action, frozen=True, tag="accuse"):
    """IN-10: whether the answerer is the Insider; ``None``: no answer in time."""

    guilty: bool | None


class Point(Action, frozen=True, tag="point", rename={"place": "at_seat"}):
    """IN-12: whom a seat points at; ``None``: it did not in time."""

    place: Place | None


class Turn(Action, frozen=True, tag="turn"):
    """IN-21: the Master turns a card over."""

    card: Place
