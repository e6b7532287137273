"""How the actions of the games with compiled actions look in messages (docs/rules/records.md).

The rules keep their actions as small compiled values; these are only described, never made. The tests hold
them against every action that the games write.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from volteface.games.calaveras.board import Spot


class Choice(msgspec.Struct, frozen=True, tag_field="do"):
    """Something that a seat can do."""


class Partner(Choice, frozen=True, tag="partner"):
    """IJ-47: the Accomplice chooses her partner."""

    seat: int


class ChooseMission(Choice, frozen=True, tag="mission"):
    """IJ-9: the starting player makes one of two missions public."""

    choose: str
    """The id of the mission."""


class Play(Choice, frozen=True, tag="play"):
    """IJ-11, IJ-12, IJ-17: a card, with or without a token on it."""

    card: str
    """The letter of the suit, `b`, `g`, `y` or `p`, and the value: `b7`."""
    wager: bool


class PlayLarry(Choice, frozen=True, tag="larry"):
    """IJ-62: of Larry's three cards one is played, one goes back on top, one is out of the game."""

    play: str
    back: str
    out: str


class Vote(Choice, frozen=True, tag="vote", rename={"targets": "for"}):
    """IJ-30: a ballot."""

    targets: list[int | Literal["larry"]]
    """Whom it is against; nobody: empty."""


class Place(Choice, frozen=True, tag="place"):
    """MC-7: a Place in front of a seat or in a zone."""

    card: str
    to: Spot
    """A seat, `innocent` or `suspect`."""


class Twist(Choice, frozen=True, tag="twist", rename={"origin": "from"}):
    """MC-10: a Twist that moves a Place."""

    card: str
    origin: Spot
    to: Spot


class EmptyTwist(Choice, frozen=True, tag="twist", forbid_unknown_fields=True):
    """MC-10: a Twist that moves nothing."""


class Pass(Choice, frozen=True, tag="pass"):
    """MC-11a: no card to play."""
