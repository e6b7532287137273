"""What passes between the server and a worker: all that a bot is told, and all that it answers.

A frame is its length in four bytes and then its body. Everything in a question was told to the bot's seat,
or is public.
"""

from __future__ import annotations

import io
import pickle
from collections.abc import Sequence
from typing import Any, Literal

import msgspec

HEAD = 4
"""The bytes that give a frame's length."""

Cause = Literal["late", "lost", "failed", "unknown", "full", "closed"]
"""Why a bot has not answered.

``late``: it took longer than the limit. ``lost``: its worker died, twice. ``failed``: it raised, or chose
what is not legal. ``unknown``: no such game or bot in a worker. ``full``: too many wait already. ``closed``:
the pool was closed.
"""


class Brief(msgspec.Struct, frozen=True, kw_only=True):
    """Who thinks, and where it sits. Options are not in it: the view tells what a seat may know of them."""

    bot: str
    game: str
    """The game's id."""
    seat: int
    seed: str
    """What the bot draws its chance from; it must not depend on the deal."""
    key: str
    """Names this one policy: another for every table, game, seat and owner of the seat."""


class Setup(msgspec.Struct, frozen=True):
    """The first frame to a worker; it answers with an empty frame when it has loaded everything."""

    preload: tuple[str, ...]
    limit: float


class Overheard(msgspec.Struct, frozen=True):
    """A ready-made phrase that somebody said at the table."""

    by: int
    phrase: str
    slots: dict[str, int | str]


class Question(msgspec.Struct, frozen=True):
    """One decision to make."""

    brief: Brief
    since: int | None
    """How many events this policy has heard before; ``None``: it sits down anew."""
    told: bytes
    """The events since then, and the view."""
    legal: Sequence[dict[str, Any]]
    gone: Sequence[str] = ()
    """Policies that may be let go."""
    talks: bool = False
    """Whether it is asked for something to say, and not for a decision."""
    overheard: Sequence[Overheard] = ()
    """What others said since it was last asked for words; no decision is told of it."""
    unsaid: bool = False
    """Whether what it wished to say last was not said."""


class Why(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why a bot did something: a message of the catalogue. It is shown when the game is over."""

    message: str
    arguments: dict[str, str | int] = {}
    seats: dict[str, int] = {}
    """The seats that it speaks of, which readers are shown by name."""


class Utterance(msgspec.Struct, frozen=True):
    """A ready-made phrase that a bot wants to say."""

    phrase: str
    slots: dict[str, int | str]


class Reply(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a bot does; ``entry`` is ``None`` if it waits."""

    entry: dict[str, Any] | None = None
    fault: Cause | None = None
    error: str | None = None
    """The kind of error that it raised, and nothing of what the error says."""
    why: Why | None = None
    said: Utterance | None = None


def pack_told(events: Sequence[Any], view: Any) -> bytes:
    """Write what a seat was told.

    Equal things become equal bytes: pickle would otherwise also write which of them are one object in memory,
    and that may depend on what the seat cannot know.
    """
    into = io.BytesIO()
    pickler = pickle.Pickler(into, protocol=5)
    pickler.fast = True
    pickler.dump((list(events), view))
    return into.getvalue()


def unpack_told(told: bytes) -> tuple[list[Any], Any]:
    """Read what a seat was told; only what this server has written itself may come here."""
    events, view = pickle.loads(told)  # noqa: S301 - the other end of our own pipe
    return events, view


def frame(message: msgspec.Struct | None) -> bytes:
    """Write a message as a frame; ``None`` is an empty one."""
    body = b"" if message is None else msgspec.msgpack.encode(message)
    return len(body).to_bytes(HEAD, "big") + body


def body_size(head: bytes) -> int:
    """Read the length that a frame begins with."""
    return int.from_bytes(head, "big")
