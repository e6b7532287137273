"""What the terminal asks of a game's drawing code, and a plain answer for games that have none of their own.

A presenter turns a view into text and an action into a label. It reads views, events and legal actions
and computes no rule.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol, cast

import msgspec
from rich.text import Text

from volteface.core.game import AnyGame
from volteface.core.json import Entry
from volteface.terminal.words import Words


class Room(NamedTuple):
    """How much room there is to draw in."""

    width: int
    height: int


@dataclass(frozen=True)
class Face:
    """How a card looks: its code, the shape of its suit, and a colour, so that colour is never alone."""

    code: str
    shape: str
    colour: str


@dataclass(frozen=True)
class Choice:
    """Something that can be chosen; what is not allowed can be tried, to hear why."""

    code: str
    """What a person types for it."""
    label: str
    action: Any
    allowed: bool
    face: Face | None = None
    with_token: Any = None
    """The same with a token on it, where the game has such a gesture."""
    more: Question | None = None
    """A second question, before anything is done."""
    text: Callable[[str], Any] | None = None
    """Makes the action from what a person types, where the game takes free text."""
    colour: str | None = None


@dataclass(frozen=True)
class Question:
    """What is asked, and the answers."""

    text: str
    choices: tuple[Choice, ...]
    from_hand: bool = False
    """Whether the choices are the cards in hand."""
    start: int | None = None
    """The choice to begin with, where it is not the first allowed one."""


class Presenter(Protocol):
    """The drawing code of one game."""

    @property
    def talking(self) -> bool:
        """Whether people talk instead of playing cards, so that the table is a list and there is no hand."""

    def title(self, words: Words) -> str:
        """Name the game."""

    def status(self, view: Any, words: Words) -> list[str]:
        """Say how far the game is, in a few short parts."""

    def banner(self, view: Any, words: Words) -> Text:
        """Show what this round is about, in one line."""

    def seats(self, view: Any, words: Words, room: Room) -> Text:
        """Show who sits where, one line each."""

    def table(self, view: Any, words: Words, room: Room) -> Text:
        """Draw what lies on the table."""

    def hand(self, view: Any, words: Words) -> tuple[Choice, ...]:
        """List the reader's cards."""

    def ask(self, view: Any, legal: Sequence[Any], words: Words) -> Question:
        """Put the question of the moment; without legal actions, say what everyone waits for."""

    def sentence(self, event: Any, view: Any, words: Words, *, hidden: bool) -> str | None:
        """Tell an event; ``hidden`` keeps what a neighbour must not read behind a peek."""

    def begins_round(self, event: Any) -> bool:
        """Tell whether an event begins a round, so that what happened before may be forgotten."""

    def still(self, before: Any, after: Any, events: Sequence[Any]) -> Any | None:
        """Show the table as it was when a round ended, if these events ended one."""

    def secret(self, view: Any, words: Words) -> list[str]:
        """Write the reader's secret card, to peek at."""

    def rules(self, view: Any, words: Words) -> list[str]:
        """Write the rules in brief, one paragraph each."""

    def history(self, view: Any, words: Words) -> list[str]:
        """Write what the table lets everyone look up again."""

    def ending(self, view: Any, words: Words) -> Text:
        """Say who has won and why, and show the truth."""

    def lines(self, view: Any, words: Words) -> list[str]:
        """Write the whole table as a few lines, without drawing anything."""


class PlainPresenter:
    """Lists a view field by field and actions as records write them: any game can be played at once."""

    def __init__(self, game: AnyGame) -> None:
        """Keep the game."""
        self._game = game

    @property
    def talking(self) -> bool:
        """Nothing is known of cards or talk."""
        return False

    def title(self, _words: Words) -> str:
        """Use the id."""
        return self._game.id

    def status(self, view: Any, _words: Words) -> list[str]:
        """Show what fits in a line: numbers and words."""
        fields = _fields(view)
        return [f"{key} {value}" for key, value in fields.items() if isinstance(value, int | str)][:6]

    def banner(self, _view: Any, _words: Words) -> Text:
        """A game that is not known has no rounds."""
        return Text()

    def seats(self, view: Any, words: Words, room: Room) -> Text:
        """Show the names, and whatever list of the view has one row for each."""
        rows = [f"{seat + 1} {words.name(seat)}" for seat in range(len(words.names))]
        for key, value in _fields(view).items():
            if isinstance(value, list) and len(value) == len(rows):
                rows = [f"{row}  {key} {_short(cell)}" for row, cell in zip(rows, value, strict=True)]
        return Text("\n".join(row[: room.width] for row in rows))

    def table(self, view: Any, _words: Words, room: Room) -> Text:
        """Show the fields, but not the reader's own, cut to the room."""
        return Text("\n".join(line[: room.width] for line in self._public(view)[: room.height]))

    def _public(self, view: Any) -> list[str]:
        return [f"{key}: {_short(value)}" for key, value in _fields(view).items() if key != "you"]

    def hand(self, _view: Any, _words: Words) -> tuple[Choice, ...]:
        """What a hand is, only the game knows."""
        return ()

    def ask(self, _view: Any, legal: Sequence[Any], words: Words) -> Question:
        """Offer the legal actions by their notation."""
        choices = tuple(
            Choice(str(number), self.label(action), action, allowed=True)
            for number, action in enumerate(legal, start=1)
        )
        return Question(words.say("term-choose" if choices else "term-wait"), choices)

    def label(self, action: Any) -> str:
        """Write an action as one line."""
        notation = getattr(action, "notation", None)
        if isinstance(notation, str):
            return notation
        entry: Entry = self._game.write_action(action)
        more = [f"{key} {_short(value)}" for key, value in entry.items() if key != "do"]
        return " ".join([str(entry.get("do")), *more])

    def sentence(self, event: Any, _view: Any, _words: Words, *, hidden: bool) -> str | None:
        """Write an event as its fields; one that is told to a single seat stays behind the peek."""
        fields = _fields(event)
        if hidden and fields.get("only") is not None:
            return None
        return ", ".join(f"{key} {_short(value)}" for key, value in fields.items() if value is not None)

    def begins_round(self, _event: Any) -> bool:
        """Nothing is known of rounds."""
        return False

    def still(self, _before: Any, _after: Any, _events: Sequence[Any]) -> Any | None:
        """Nothing is known of rounds."""
        return None

    def secret(self, view: Any, _words: Words) -> list[str]:
        """Show what the view keeps for the reader."""
        own = _fields(view).get("you")
        if not isinstance(own, dict):
            return []
        return [f"{key}: {_short(value)}" for key, value in own.items()]

    def rules(self, _view: Any, _words: Words) -> list[str]:
        """Nobody has written them down for the terminal."""
        return []

    def history(self, _view: Any, _words: Words) -> list[str]:
        """Nothing is known of a history."""
        return []

    def ending(self, view: Any, _words: Words) -> Text:
        """Show the last view."""
        return Text("\n".join(self._public(view)))

    def lines(self, view: Any, words: Words) -> list[str]:
        """Write field after field."""
        return [*self._public(view), *self.secret(view, words)]


def _fields(thing: Any) -> dict[str, Any]:
    fields = msgspec.to_builtins(thing, enc_hook=str)
    return cast(dict[str, Any], fields) if isinstance(fields, dict) else {"": fields}


def _short(value: Any) -> str:
    if isinstance(value, str):
        return value
    return json.dumps(value, ensure_ascii=False, separators=(", ", " "))


def find_presenter(game: AnyGame) -> Presenter:
    """Find a game's own drawing code, or draw it plainly."""
    from volteface.terminal.calaveras import CalaverasPresenter
    from volteface.terminal.inside_job import InsideJobPresenter
    from volteface.terminal.insider import InsiderPresenter

    if game.id == "inside-job":
        return InsideJobPresenter()
    if game.id == "insider":
        return InsiderPresenter()
    if game.id == "mission-calaveras":
        return CalaverasPresenter()
    return PlainPresenter(game)
