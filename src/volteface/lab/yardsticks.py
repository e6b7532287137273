"""What suspicion is measured beside: what anybody could tell by counting, from public events alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from volteface.core.game import AnyGame, Seat
from volteface.games.inside_job import events as inside_job
from volteface.games.insider import events as insider


class Yardstick(Protocol):
    """Looks on from nowhere in particular."""

    def see(self, events: Sequence[Any]) -> str | None:
        """Look at what everybody was told; names the moment if it is one at which suspicion is measured."""

    def suspicion(self, seat: Seat) -> list[float]:
        """Say how likely each seat is the traitor, as a seat would that is not."""


class SuitFailures:
    """IJ-12, IJ-13: counts who did not follow suit; whoever did not is as much more suspect."""

    def __init__(self, seats: int) -> None:
        """Start with nothing seen."""
        self._failures = [0] * seats
        self._cleared: set[Seat] = set()
        self._led: str | None = None
        self._tricks = 0

    def see(self, events: Sequence[Any]) -> str | None:
        """Count; suspicion is measured after each trick."""
        judged = None
        for event in events:
            match event:
                case inside_job.MissionChosen():
                    self._led = None
                case inside_job.CardPlayed(seat=seat, card=card):
                    if self._led is None:
                        self._led = card[0]
                    elif isinstance(seat, int) and card[0] != self._led:
                        self._failures[seat] += 1
                case inside_job.RoleRevealed(seat=seat, role=role):
                    if isinstance(seat, int) and role != "insider":
                        self._cleared.add(seat)
                case inside_job.MissionJudged():
                    self._tricks += 1
                    judged = f"{self._tricks}"
        return judged

    def suspicion(self, seat: Seat) -> list[float]:
        """Share it out by 1 + the number of failures, among those who may be the Insider."""
        weights = [
            0.0 if one == seat or one in self._cleared else 1.0 + failures
            for one, failures in enumerate(self._failures)
        ]
        return _shares(weights)


class NoOpinion:
    """IN-1: everybody but the Master and oneself is as likely."""

    def __init__(self, seats: int) -> None:
        """Start with nothing seen."""
        self._seats = seats
        self._master: Seat | None = None
        self._cleared: set[Seat] = set()

    def see(self, events: Sequence[Any]) -> str | None:
        """Note who the Master is; suspicion is measured before each ballot."""
        reached = None
        for event in events:
            match event:
                case insider.MasterNamed(seat=seat):
                    self._master = seat
                case insider.RoleShown(seat=seat, role="common"):
                    self._cleared.add(seat)
                case insider.FirstBallotOpened():
                    reached = "1"
                case insider.SecondBallotOpened():
                    reached = "2"
        return reached

    def suspicion(self, seat: Seat) -> list[float]:
        """Share it out evenly."""
        out = {seat, self._master, *self._cleared}
        return _shares([0.0 if one in out else 1.0 for one in range(self._seats)])


def _shares(weights: list[float]) -> list[float]:
    total = sum(weights)
    return [weight / total for weight in weights] if total else weights


def yardstick_of(game: AnyGame, seats: int) -> Yardstick | None:
    """Find what suspicion is measured beside in a game; nothing where nobody hides."""
    if game.id == "inside-job":
        return SuitFailures(seats)
    return NoOpinion(seats) if game.id == "insider" else None
