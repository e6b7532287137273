"""What goes to and fro over HTTP: one class is one body; the OpenAPI description is made of them."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from volteface.server.messages import Push, Refused, Room
from volteface.server.requests import BotName, Name, Settings, Token

SPECTATOR: Final = "spectator"
"""Whose eyes are nobody's in particular."""


class NewTable(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Asks for a table; whoever asks is its host."""

    game: Annotated[str, Meta(max_length=64)]
    options: dict[str, Any]
    """As records write them: ``players``, and whatever differs from the default."""
    name: Name
    settings: Settings = Settings()
    sit: bool = True
    """Whether the host takes the first chair; otherwise he watches."""
    bots: BotName | None = None
    """Fills all other chairs with this bot."""
    start: bool = False
    """Deals at once, if every chair is taken; with ``introduction`` as soon as that is closed."""
    introduction: bool = False
    """Whether your client shows you an introduction, until it says otherwise over the socket."""


class JoinTable(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Comes to a table."""

    name: Name
    sit: bool = True
    """Takes the first open chair, if there is one and no game runs; otherwise one watches."""
    introduction: bool = False
    """Whether your client shows you an introduction, until it says otherwise over the socket."""


class TakeLink(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Takes a place over to this device."""

    secret: Token


class Joined(msgspec.Struct, frozen=True, kw_only=True):
    """One's place at a table. The token is private: whoever has it is you. It also comes as a cookie."""

    code: str
    member: str
    token: str


class Link(msgspec.Struct, frozen=True, kw_only=True):
    """A link that works once. The secret stands behind the ``#``, so that no log ever sees it."""

    path: str
    secret: str
    seconds: int
    """How long it works."""


class TableSummary(msgspec.Struct, frozen=True, kw_only=True):
    """A table as strangers see it."""

    code: str
    game: str
    options: dict[str, Any]
    state: Literal["waiting", "playing", "over"]
    host: str
    """The host's name."""
    players: int
    taken: int
    """How many chairs are."""
    watchers: int
    public: bool


class TableList(msgspec.Struct, frozen=True, kw_only=True):
    """The tables that everybody may see."""

    tables: tuple[TableSummary, ...]


class PlayedGame(msgspec.Struct, frozen=True, kw_only=True):
    """One game of a table."""

    number: int
    started: int
    """When, in milliseconds of Unix time."""
    finished: int | None
    result: dict[str, Any] | None
    seats: tuple[dict[str, Any], ...]


class PlayedGames(msgspec.Struct, frozen=True, kw_only=True):
    """The games of a table, oldest first."""

    games: tuple[PlayedGame, ...]


class ChoiceFacts(msgspec.Struct, frozen=True, kw_only=True):
    """One choice of a list, alone."""

    choice: str
    players: tuple[int, ...]
    """With how many players it can be chosen."""
    facts: dict[str, Any]
    """What the game says of it. Of a role in Inside Job: ``side`` (``agents``, ``insider``, ``neutral``),
    ``revealed_at_start``, ``replaces`` (``agent``, ``insider``), ``needs_wager``; of the blank role nothing.
    """


class Conflict(msgspec.Struct, frozen=True, kw_only=True):
    """Choices that do not go together, and why: as in a refusal."""

    choices: tuple[str, ...]
    rule: str
    message: str
    arguments: dict[str, str | int]


class Recommendation(msgspec.Struct, frozen=True, kw_only=True):
    """Choices that play well together."""

    choices: tuple[str, ...]
    players: tuple[int, ...]
    """With how many players."""
    reason: str
    """The message that says why."""


class ListGuide(msgspec.Struct, frozen=True, kw_only=True):
    """What is to be known of an option that is a list of choices."""

    most: int
    """How many can be chosen at once."""
    choices: tuple[ChoiceFacts, ...]
    conflicts: tuple[Conflict, ...]
    recommended: tuple[Recommendation, ...]


class Part(msgspec.Struct, frozen=True, kw_only=True):
    """One part of an option that people put together."""

    name: str
    kind: Literal["text", "switch", "choice"]
    choices: tuple[Any, ...]
    default: Any
    longest: int | None
    """For a text: how many characters it may have."""


class ReplayStep(msgspec.Struct, frozen=True, kw_only=True):
    """What one seat, or a spectator, was told: one push of its time."""

    n: int
    """Its number, counted from 0 for this reader."""
    entry: int
    """The entry of the log that brought it about, counted from 0: the deal."""
    by: int | Literal["chance", "clock"]
    """Who made that entry."""
    view: msgspec.Raw
    events: msgspec.Raw
    at: int | None
    """Milliseconds since the start: of the game's clock where it has one, otherwise when it was shown."""


class Replay(msgspec.Struct, frozen=True, kw_only=True):
    """A game as one seat, or a spectator, was told it."""

    game: str
    options: dict[str, Any]
    seats: tuple[dict[str, Any], ...]
    """As records write them: names, bots, teams."""
    result: dict[str, Any] | None
    seat: int | None
    steps: tuple[ReplayStep, ...]
    next: int | None
    """``first`` of the next request, if the steps did not all fit into one answer."""


class BotReason(msgspec.Struct, frozen=True, kw_only=True):
    """Why a bot did something: a message of the catalogue and what it speaks of."""

    entry: int
    """The entry of the log, counted from 0: the deal."""
    seat: int
    message: str
    arguments: dict[str, str | int]
    seats: dict[str, int]
    """Arguments that are seats, which readers are shown by name."""


class BotReasons(msgspec.Struct, frozen=True, kw_only=True):
    """Why the bots of a game that is over did what they did, as far as they have said."""

    reasons: tuple[BotReason, ...]


class ShowRecord(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Asks for the replay of a record that somebody has as a file."""

    record: msgspec.Raw
    """As it was downloaded."""
    seat: Annotated[int, Meta(ge=0, le=15)] | Literal["spectator"] = SPECTATOR
    first: Annotated[int, Meta(ge=0)] = 0
    """From which step on."""


class Shared(msgspec.Struct, frozen=True, kw_only=True):
    """The address under which anybody may look at a game."""

    id: str
    path: str


class SharedGame(msgspec.Struct, frozen=True, kw_only=True):
    """A game that was shared: who played what, and how it ended."""

    game: str
    options: dict[str, Any]
    """Without lists of lines, such as own words."""
    seats: tuple[dict[str, Any], ...]
    result: dict[str, Any]
    seal: str
    salt: str
    started: int
    """When, in milliseconds of Unix time."""
    finished: int


class Option(msgspec.Struct, frozen=True, kw_only=True):
    """One option of a game, for a form."""

    name: str
    kind: str
    choices: tuple[str, ...]
    default: Any
    help: str | None
    guide: ListGuide | None
    """For a list: which choices go together."""
    parts: tuple[Part, ...]
    """For an object: what it is put together of."""


class CheckOptions(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Asks whether options fit together; nothing is made."""

    options: dict[str, Any]


class OptionsChecked(msgspec.Struct, frozen=True, kw_only=True):
    """They do: the same options as records write them, and the seats of such a table. Or why they do not."""

    options: dict[str, Any] | None = None
    seats: int | None = None
    refused: Refused | None = None
    """What making a table would be refused with; an answer like any other, for that is what was asked."""


class SlotOffer(msgspec.Struct, frozen=True, kw_only=True):
    """One gap of a phrase."""

    name: str
    kind: str
    choices: tuple[Any, ...]
    """Empty for a seat: any seat of the table."""


class PhraseOffer(msgspec.Struct, frozen=True, kw_only=True):
    """A ready-made phrase."""

    id: str
    slots: tuple[SlotOffer, ...]


class GameOffer(msgspec.Struct, frozen=True, kw_only=True):
    """A game that can be played here."""

    id: str
    players: tuple[int, ...]
    options: tuple[Option, ...]
    bots: tuple[str, ...]
    phrases: tuple[PhraseOffer, ...]


class GameList(msgspec.Struct, frozen=True, kw_only=True):
    """The games that can be played here."""

    games: tuple[GameOffer, ...]


class Lines(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Asks which lines of a list can be used, before it becomes an option of a table."""

    option: Annotated[str, Meta(max_length=64)]
    lines: list[str]


class SiftedLines(msgspec.Struct, frozen=True, kw_only=True):
    """The lines of a list that can be used, in their one form, and why each of the others cannot."""

    good: tuple[str, ...]
    bad: tuple[Refused, ...]


class ToldLine(msgspec.Struct, frozen=True, kw_only=True):
    """One message that was sent to you, and when, in milliseconds of the server's clock."""

    at: int
    message: msgspec.Raw


class ToldAll(msgspec.Struct, frozen=True, kw_only=True):
    """What has the server told me? All pushes of your seats, and every other message, oldest first."""

    messages: tuple[ToldLine, ...]


class Addresses(msgspec.Struct, frozen=True, kw_only=True):
    """The addresses under which others reach this server, the best one first.

    If there are none, it is the one that you used yourself.
    """

    addresses: tuple[str, ...]


class Health(msgspec.Struct, frozen=True, kw_only=True):
    """Whether the server works; nothing about any table."""

    status: Literal["ok", "stopping", "not-storing"]


__all__ = [
    "Addresses",
    "CheckOptions",
    "ChoiceFacts",
    "Conflict",
    "GameList",
    "GameOffer",
    "Health",
    "JoinTable",
    "Joined",
    "Lines",
    "Link",
    "ListGuide",
    "NewTable",
    "Option",
    "OptionsChecked",
    "Part",
    "PhraseOffer",
    "PlayedGame",
    "PlayedGames",
    "Push",
    "Recommendation",
    "Refused",
    "Replay",
    "ReplayStep",
    "Room",
    "Shared",
    "SharedGame",
    "ShowRecord",
    "SiftedLines",
    "SlotOffer",
    "TableList",
    "TableSummary",
    "TakeLink",
    "ToldAll",
    "ToldLine",
]
