"""What a client may say over the socket: one class is one message, and schemas and types are made of it.

Every request but ``hello`` and ``ping`` carries an ``id`` of the client's own choosing and is answered
once: by ``done``, by ``refused``, or, for ``act``, by the push that it led to. A repeat of an ``id`` is
answered as the first one was, and does nothing.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from volteface.core.event import kebab

PROTOCOL: Final = 1
"""The version of all messages, of both directions."""

LARGEST: Final = 16_384
"""No message of a client is longer, in bytes."""

Id = Annotated[
    str, Meta(min_length=1, max_length=64, description="Chosen by the client, new for each request.")
]
Name = Annotated[
    str, Meta(min_length=1, max_length=80, description="Shown to everybody; 20 characters are kept.")
]
ChairNumber = Annotated[int, Meta(ge=0, le=15, description="A chair of the room, counted from 0.")]
MemberId = Annotated[str, Meta(min_length=1, max_length=32, description="Public; never a credential.")]
BotName = Annotated[str, Meta(min_length=1, max_length=32)]
Token = Annotated[str, Meta(min_length=1, max_length=128)]


class Request(
    msgspec.Struct, frozen=True, kw_only=True, tag=kebab, tag_field="type", forbid_unknown_fields=True
):
    """The root of all requests."""


class Hello(Request, frozen=True):
    """The first message of every socket. Without a token, and without a cookie, one only watches."""

    protocol: int
    token: Token | None = None
    """The private token that joining gave; the cookie serves as well."""
    view: Literal["seat", "public"] = "seat"
    """``public``: show what a spectator sees, whoever asks; this is what a television does."""


class Ping(Request, frozen=True):
    """Asks for a ``pong``, for clients that cannot ping on their own."""


class Numbered(Request, frozen=True):
    """A request that is answered."""

    id: Id


class Act(Numbered, frozen=True):
    """Does something in the game: one of the ``legal`` actions, free text filled in."""

    game: Annotated[int, Meta(ge=0)]
    """Which game of the table."""
    n: Annotated[int, Meta(ge=0)]
    """The number of the push that this answers; another one has come since: refused as ``stale``."""
    action: dict[str, Any]


class Preview(Numbered, frozen=True):
    """Asks what everybody would see follow at once from one of the ``legal`` actions; nothing is done."""

    game: Annotated[int, Meta(ge=0)]
    n: Annotated[int, Meta(ge=0)]
    """As in ``act``."""
    action: dict[str, Any]


class Resync(Numbered, frozen=True):
    """Asks for the room and for the newest push again."""


class Introduction(Numbered, frozen=True):
    """Says whether your client shows an introduction; the deal waits for players who still read it."""

    open: bool


class Sit(Numbered, frozen=True):
    """Takes an open chair; before the start, or between games."""

    chair: ChairNumber


class Stand(Numbered, frozen=True):
    """Leaves the chair and watches; before the start, or between games."""


class Leave(Numbered, frozen=True):
    """Leaves the table; in a game the chair stays one's own, and the grace time is over at once."""


class Rename(Numbered, frozen=True):
    """Changes one's name."""

    name: Name


class RequestRole(Numbered, frozen=True):
    """IJ-42: asks for a role before the deal, where the game has seat requests; ``null`` takes it back."""

    role: Annotated[str, Meta(max_length=32)] | None


class AllowWatching(Numbered, frozen=True):
    """Lets watchers see what one's own seat sees, or no longer."""

    allowed: bool


class Watch(Numbered, frozen=True):
    """For watchers: look at the table from a seat that allows it; ``null`` is the spectator's view."""

    chair: ChairNumber | None


class Fill(Numbered, frozen=True):
    """Host: seats a bot on a chair that is open or a bot's; ``null`` opens the chair."""

    chair: ChairNumber
    bot: BotName | None


class Remove(Numbered, frozen=True):
    """Host: sends somebody away; the token is worth nothing from then on. Not a player during a game."""

    member: MemberId


class Shuffle(Numbered, frozen=True):
    """Host: seats everybody anew at random, before the start or between games."""


class HandOver(Numbered, frozen=True):
    """Host: makes somebody else the host; once the host is away too long, anybody may name himself."""

    member: MemberId


class Mute(Numbered, frozen=True):
    """Host: takes somebody's voice, or gives it back."""

    member: MemberId
    muted: bool


class SetOptions(Numbered, frozen=True):
    """Host: sets the options of the next game, as records write them."""

    options: dict[str, Any]


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How the table is run; none of it is a rule of the game."""

    public: bool = False
    """Listed for everybody; a private table is found by its code alone."""
    talk: Literal["chat", "phrases", "none"] = "chat"
    pacing: Literal["off", "soft", "strict"] = "soft"
    """Poker face: how much of a player's thinking time the others can read off the table."""
    turn_seconds: Annotated[int, Meta(ge=0, le=1_209_600)] = 0
    """How long a seat may think before a move is made for it; 0: as long as it likes. Two weeks at most."""
    grace_seconds: Annotated[int, Meta(ge=0, le=604_800)] = 60
    """How long somebody may be away before the table may vote for an heir."""
    fair_roles: bool = False
    """Over an evening a role that only one seat has goes around."""
    preview: bool = True
    """Whether players may ask what a move would lead to, in games that can tell (Mission Calaveras)."""


class SetSettings(Numbered, frozen=True):
    """Host: sets how the table is run; pacing and clocks between games only."""

    settings: Settings


class Start(Numbered, frozen=True):
    """Host: deals, for the first time or for a rematch; the start moves on by the rules.

    While a player reads the introduction, the deal waits; after 30 seconds a second ``start`` deals at once.
    """


class Propose(Numbered, frozen=True):
    """Proposes who plays on for a player who is away: a watcher, or a bot."""

    chair: ChairNumber
    member: MemberId | None = None
    bot: BotName | None = None


class Vote(Numbered, frozen=True):
    """Votes on the proposal; a vote is set, never toggled, and may be changed while it is open."""

    proposal: Annotated[int, Meta(ge=0)]
    yes: bool


class Reclaim(Numbered, frozen=True):
    """Takes one's own chair back from an heir."""


class Say(Numbered, frozen=True):
    """Says something in one's own words."""

    text: Annotated[str, Meta(min_length=1, max_length=1200)]


class SayPhrase(Numbered, frozen=True):
    """Says a ready-made phrase, which everybody reads in his own language."""

    phrase: Annotated[str, Meta(min_length=1, max_length=64)]
    slots: dict[Annotated[str, Meta(max_length=32)], Any] = {}


AnyRequest = (
    Hello | Ping | Act | Preview | Resync | Introduction | Sit | Stand | Leave | Rename | RequestRole
    | AllowWatching | Watch | Fill | Remove | Shuffle | HandOver | Mute | SetOptions | SetSettings | Start
    | Propose | Vote | Reclaim | Say | SayPhrase
)  # fmt: skip
