"""What the whole table has seen, as far as it tells whom to suspect. Compiled."""

from __future__ import annotations

import math
from typing import Final, final

from mypy_extensions import i64

# Beyond this a score is as good as proof, and exp stays a handy number.
_MOST: Final = 12.0

PROOF: Final = 6.0
WEAK_PROOF: Final = 2.0
"""IJ-12: only somebody who need not follow suit still has what he denied; weak where two need not."""


@final
class Face:
    """How one chair looks to everybody."""

    __slots__ = ("score", "voids", "weight")

    def __init__(self) -> None:
        """Look like anybody."""
        # The suits it failed to follow, as cards.
        self.voids: i64 = 0
        # Log-odds of being the Insider, up to a constant; their exponential, nothing once the role is known.
        self.score: float = 0.0
        self.weight: float = 1.0

    def copy(self) -> Face:
        """Make an independent copy."""
        twin = Face()
        twin.voids = self.voids
        twin.score = self.score
        twin.weight = self.weight
        return twin


@final
class Room:
    """What everybody has seen: the cards that are gone, the faces, how the mission seems to stand."""

    __slots__ = ("faces", "hope", "played", "proof", "total")

    def __init__(self, chairs: int) -> None:
        """Begin with a fresh table."""
        self.faces: list[Face] = [Face() for _ in range(chairs)]
        self.played: i64 = 0
        # The chance that the mission succeeds, as it seemed after the last card.
        self.hope: float = 0.5
        self.total: float = float(chairs)
        # What it tells, in log-odds, that somebody shows a suit that he had denied.
        self.proof: float = PROOF

    def copy(self) -> Room:
        """Make an independent copy."""
        twin = Room(0)
        for face in self.faces:
            twin.faces.append(face.copy())
        twin.played = self.played
        twin.hope = self.hope
        twin.proof = self.proof
        twin.total = self.total
        return twin

    def note(self, chair: i64, odds: float) -> None:
        """Suspect a chair more, or less, by so much log-odds."""
        face = self.faces[chair]
        if face.weight == 0.0:
            return
        face.score = min(max(face.score + odds, -_MOST), _MOST)
        self._weigh(face, math.exp(face.score))

    def clear(self, chair: i64) -> None:
        """Somebody is known not to be the Insider."""
        self._weigh(self.faces[chair], 0.0)

    def _weigh(self, face: Face, weight: float) -> None:
        face.weight = weight
        # Added up anew: a running sum would drift.
        total = 0.0
        for one in self.faces:
            total += one.weight
        self.total = total

    def believe(self, chances: list[float]) -> Room:
        """Make a copy in which somebody's own belief stands for what the table thinks."""
        twin = self.copy()
        for chair in range(len(chances)):
            face = twin.faces[chair]
            face.score = math.log(max(chances[chair], 1e-5))
            face.weight = chances[chair]
        twin.total = sum(chances)
        return twin

    def share(self, chances: list[float]) -> Room:
        """Make a copy in which all suspect as somebody does; of himself they think what the table thinks."""
        twin = self.copy()
        twin.total = 0.0
        for chair in range(len(chances)):
            face = twin.faces[chair]
            if face.weight > 0.0:
                chance = chances[chair] if chances[chair] > 0.0 else face.weight / self.total
                face.score = math.log(max(chance, 1e-4))
                face.weight = math.exp(face.score)
            twin.total += face.weight
        return twin

    def doubt(self, chair: i64, reader: i64) -> float:
        """How likely a chair is the Insider to somebody who knows that he is not."""
        rest = self.total - self.faces[reader].weight
        if chair == reader or rest <= 0.0:
            return 0.0
        return self.faces[chair].weight / rest
