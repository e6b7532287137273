"""What the server says over the socket: one class is one message, and schemas and types are made of it.

Sentences are never sent: a ``message`` names one of the catalogue, ``arguments`` fill it in, and the
reader's own language shows it. The exception is what people typed.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from volteface.core.errors import Argument
from volteface.core.event import kebab
from volteface.server.requests import Settings

Reason = Literal[
    "malformed",
    "too-large",
    "too-many",
    "protocol",
    "unknown-token",
    "no-table",
    "not-allowed",
    "not-now",
    "not-in-turn",
    "illegal",
    "stale",
    "busy",
    "not-stored",
    "stopping",
    "failed",
]
"""Why something was refused, for programs; ``message`` says it to people.

``malformed`` cannot be read; ``too-large``; ``too-many`` requests in a short time; ``protocol`` another
version; ``unknown-token``; ``no-table``; ``not-allowed`` to this person, ever; ``not-now`` at this moment;
``not-in-turn``, ``illegal``: the rules say no, and ``rule`` names the rule; ``stale`` answers an older
push, or comes just after a change by another server; ``busy`` an action of this seat is already under
way; ``not-stored`` could not be written down, so nothing has changed; ``stopping`` the server is about to
stop; ``failed`` a fault of the server's own.
"""


class Message(msgspec.Struct, frozen=True, kw_only=True, tag=kebab, tag_field="type", omit_defaults=True):
    """The root of all messages."""


class Person(msgspec.Struct, frozen=True, omit_defaults=True):
    """Somebody at the table, as everybody sees him."""

    id: str
    name: str
    here: bool = False
    """Whether a socket of his is open."""
    chair: int | None = None
    """The chair that is his own."""
    watching: int | None = None
    """For a watcher, the chair whose view he is shown."""
    muted: bool = False
    gone: bool = False
    """Whether he has left on purpose."""
    reading: bool = False
    """Whether their client shows the introduction to the game."""


class Chair(msgspec.Struct, frozen=True, omit_defaults=True):
    """A place for a player, as everybody sees it."""

    kind: Literal["open", "person", "bot"] = "open"
    """Who decides here now."""
    seat: int | None = None
    """The seat in the game; before the deal there is none."""
    owner: str | None = None
    """The person whose chair it is."""
    heir: str | None = None
    """The person who plays on for the owner, if a person does."""
    bot: str | None = None
    """The bot that plays here, for itself or as an heir."""
    name: str | None = None
    """Of whoever plays here."""
    request: str | None = None
    """IJ-42: the role that is asked for."""
    shown: bool = False
    """Whether watchers may see what this seat sees."""


class Proposal(msgspec.Struct, frozen=True, omit_defaults=True):
    """A vote on who plays on for somebody who is away."""

    number: int
    chair: int
    member: str | None = None
    bot: str | None = None
    by: str | None = None
    needed: int = 1
    """How many must say yes."""
    yes: tuple[str, ...] = ()
    no: tuple[str, ...] = ()


class Room(Message, frozen=True):
    """The table around the game, the same for everybody; sent whole whenever it changes."""

    code: str
    game: str
    """Which game is played here."""
    state: Literal["waiting", "playing", "over"]
    options: dict[str, Any]
    """Without lists of lines, such as own words; setting options without such a list keeps it."""
    settings: Settings
    host: str
    chairs: tuple[Chair, ...]
    people: tuple[Person, ...]
    number: int | None = None
    """The game that runs or ran last, counted from 0."""
    seal: str | None = None
    """Of that game's deal."""
    salt: str | None = None
    """The salt of the seal, once that game is over."""
    proposal: Proposal | None = None
    lists: dict[str, int] = {}
    """How many lines each list has that is left out of the options."""
    starting: bool = False
    """Whether the host has asked for the start and the deal waits for players who read the introduction."""
    ghosts: dict[str, int] = {}
    """Seats without a player, and the seat whose player decides for each."""


class Welcome(Message, frozen=True):
    """The answer to ``hello``; the room and, if a game was dealt, a push follow."""

    protocol: int
    you: str | None
    """One's own public id; ``null`` for a television."""
    view: Literal["seat", "public"]


class Push(Message, frozen=True):
    """What one seat, or a spectator, is told after something has happened.

    ``n`` counts the pushes of this seat in this game, from 0. Whoever finds a gap asks for a ``resync``:
    the newest push holds everything. A push is only sent when something has changed for its reader, so that
    its number tells him nothing more.
    """

    game: int
    n: int
    view: msgspec.Raw
    legal: msgspec.Raw
    """The entries that this reader may send back as an ``action``; ``by`` is the seat that acts."""
    events: msgspec.Raw
    seat: int | None = None
    """Whose view this is."""
    re: str | None = None
    """The ``id`` of one's own action, if it led to this."""
    moment: int | None = None
    """In a game with a clock: milliseconds since its start, at the time of sending."""
    left: int | None = None
    """With a turn timer: how many milliseconds are left to those who are asked."""


class Foreseen(Message, frozen=True):
    """The answer to ``preview``, for whoever asked: what everybody would see, before cards are drawn."""

    re: str
    events: msgspec.Raw


class Accepted(Message, frozen=True):
    """An action is stored and will be shown in its time (``pacing``); the push with its ``re`` follows."""

    re: str


class Done(Message, frozen=True):
    """A request was carried out."""

    re: str


class Refused(Message, frozen=True):
    """A request was not carried out, and nothing has changed."""

    reason: Reason
    message: str
    re: str | None = None
    """``null`` where the request could not even be read."""
    arguments: dict[str, Argument] = {}
    rule: str | None = None
    n: int | None = None
    """For ``stale``: the number of the newest push."""


class Said(Message, frozen=True, kw_only=True):
    """Somebody has said something."""

    number: int
    """Rises from line to line, so that one is not shown twice after a reconnect; watchers' lines apart."""
    by: str | None = None
    """The person; ``null`` for a bot."""
    name: str
    seat: int | None = None
    text: str | None = None
    """What was typed."""
    phrase: str | None = None
    """Or the ready-made phrase, with its slots."""
    slots: dict[str, Any] = {}
    watchers: bool = False
    """Whether only watchers hear it: while a game runs they do not talk to players."""


class Inherited(Message, frozen=True):
    """You play on for somebody: all that this seat was told so far, push by push."""

    chair: int
    seat: int
    name: str
    """The owner's."""
    pushes: tuple[Push, ...]


class Closing(Message, frozen=True):
    """The last message before the server closes this socket."""

    reason: Literal["stopping", "moved", "removed", "deleted", "replaced"]


class Pong(Message, frozen=True):
    """The answer to ``ping``."""

    clock: int
    """The server's clock, in milliseconds."""


AnyMessage = Welcome | Room | Push | Foreseen | Accepted | Done | Refused | Said | Inherited | Closing | Pong
