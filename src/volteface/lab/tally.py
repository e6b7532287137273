"""Counts what came of an arena, deal by deal: all that its figures are made of."""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import NamedTuple

from volteface.lab.bout import SHARES, Calibration, GameResult, Played, Times
from volteface.lab.contest import Contest


class Cell(NamedTuple):
    """A bot on a side, against another bot."""

    side: int
    bot: int
    against: int


class Match(NamedTuple):
    """Two whose ratings are compared, each a bot on a side; ``share`` is fair between equals."""

    one: int
    other: int
    share: float


class Score:
    """What was scored, by deal: the share of the side's seats that won, summed over its games."""

    def __init__(self) -> None:
        """Start with nothing."""
        self.games: dict[int, int] = {}
        self.wins: dict[int, float] = {}
        self.fair = 0.0
        """What would be fair between equals, where all sides want the same; summed over the games."""

    def add(self, deal: int, won: float, fair: float = 0.0) -> None:
        """Count a game."""
        self.games[deal] = self.games.get(deal, 0) + 1
        self.wins[deal] = self.wins.get(deal, 0.0) + won
        self.fair += fair

    @property
    def played(self) -> int:
        """How many games."""
        return sum(self.games.values())

    @property
    def won(self) -> float:
        """How many were won. The order of the deals, not of their coming in, decides the last digit."""
        return sum(self.wins[deal] for deal in sorted(self.wins))


class Tally:
    """All counts of an arena; they do not depend on the order in which units come in."""

    def __init__(self, contest: Contest) -> None:
        """Start with nothing."""
        self.contest = contest
        self.deals: set[int] = set()
        self.cells: dict[Cell, Score] = defaultdict(Score)
        self.matches: dict[Match, Score] = defaultdict(Score)
        self.roles: dict[tuple[int, str], list[int]] = defaultdict(lambda: [0, 0])
        """By bot and role: games and wins of single seats."""
        self.endings: dict[tuple[int, int], Counter[str]] = defaultdict(Counter)
        self.times: dict[int, Times] = defaultdict(Times)
        self.suspicions: dict[tuple[int, int], dict[str, Calibration]] = defaultdict(dict)
        self.shares: dict[int, list[list[int]]] = defaultdict(lambda: [[0, 0] for _ in range(SHARES)])

    def add(self, played: Played) -> None:
        """Count a unit."""
        self.deals.add(played.deal)
        for game in played.games:
            self.endings[played.first, played.second][game.by] += 1
            self._seats(played, game)
            if self.contest.alike:
                self._alike(played, game)
            else:
                self._unlike(played, game)
        for bot, times in played.times.items():
            self.times[bot].merge(times)
        for moment, found in played.suspicions.items():
            self.suspicions[played.first, played.second].setdefault(moment, Calibration()).merge(found)
        for own, more in zip(self.shares[played.first], played.shares, strict=True):
            own[0] += more[0]
            own[1] += more[1]

    def _seats(self, played: Played, game: GameResult) -> None:
        for side, role, won in zip(game.sides, game.roles, game.won, strict=True):
            count = self.roles[played.second if side == 1 else played.first, role]
            count[0] += 1
            count[1] += won

    def _unlike(self, played: Played, game: GameResult) -> None:
        pair = (played.first, played.second)
        scores = [_score(game, side) for side in (0, 1)]
        for side, score in enumerate(scores):
            if score is not None:
                self.cells[Cell(side, pair[side], pair[1 - side])].add(played.deal, score)
        if scores[0] is not None and scores[1] is not None:
            # Where nobody won, or everybody, neither was better.
            better = (scores[0] - scores[1] + 1) / 2
            other = len(self.contest.bots) + played.second
            self.matches[Match(played.first, other, 0.5)].add(played.deal, better)

    def _alike(self, played: Played, game: GameResult) -> None:
        pair = (played.first, played.second)
        seats = len(game.sides)
        fewest = min(game.sides.count(0), game.sides.count(1))
        for side in (0, 1):
            score = _score(game, side)
            # Of three teams, one bot has one: that one is measured, not the two others together.
            if score is not None and game.sides.count(side) == fewest:
                one, other = pair[side], pair[1 - side]
                fair = fewest / seats
                self.cells[Cell(0, one, other)].add(played.deal, score, fair)
                if side == 0 or fair != 0.5:
                    self.matches[Match(one, other, fair)].add(played.deal, score)


def _score(game: GameResult, side: int) -> float | None:
    """The share of a side's seats that won; nothing if the side had none."""
    won = [one for one, own in zip(game.won, game.sides, strict=True) if own == side]
    return sum(won) / len(won) if won else None
