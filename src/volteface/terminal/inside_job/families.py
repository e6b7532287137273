"""Messages whose ids are built from a name: every family and all its members, so that none can be missing."""

from __future__ import annotations

from typing import Final

from volteface.games.inside_job.cards import SUITS
from volteface.games.inside_job.conditions import STATES
from volteface.games.inside_job.missions import MISSIONS
from volteface.games.inside_job.roles import BLANK, ON_REVEAL, ROLES, SIDES, WINS
from volteface.games.inside_job.state import PHASES

ROLE_IDS: Final = (*ROLES, BLANK)
# A blank role's parts are only worth a word where they differ from a plain Agent's.
PARTS: Final = (
    *SIDES,
    *(part for part in (*ON_REVEAL, *WINS) if part not in ("nothing", "with-side")),
)
REASONS: Final = (
    "missions",
    "intel",
    "vote",
    "vote-larry",
    "decoy",
    "bugged-agent",
    "risky-agent",
    "prof-no-revealed",
    "all-revealed",
    "blank-role",
)

FAMILIES: Final[dict[str, tuple[str, ...]]] = {
    "ij-suit": SUITS,
    "ij-role": ROLE_IDS,
    "ij-card": ROLE_IDS,
    "ij-part": PARTS,
    "ij-mission": tuple(mission.id for mission in MISSIONS),
    "ij-state": STATES,
    "ij-reason": REASONS,
    "ij-wait": PHASES,
    "ij-event-role-revealed": ("start", "intel", "vote"),
    "ij-label": ("first", "second", "third", "fourth", "last"),
}


def member(family: str, name: str) -> str:
    """Name the message of a family's member."""
    assert name in FAMILIES[family], f"{family} has no {name}"
    return f"{family}-{name}"
