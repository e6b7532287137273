"""The careful player is stronger than chance on either side. The margins are wide: a change that halves its
strength fails, and games dealt otherwise fail with a probability below one in ten thousand."""

from __future__ import annotations

from tests.bots.inside_job.playing import ending
from volteface.games.inside_job import INSIDE_JOB
from volteface.games.inside_job.roles import AGENTS

GAMES = 60


def agents_win(*, insider: str, others: str) -> int:
    """Count the games of four that the Agents win."""
    options = INSIDE_JOB.read_options({"players": 4})
    ends = [ending(options, number, insider=insider, others=others) for number in range(GAMES)]
    return sum(end.winning_side == AGENTS for end in ends)


def test_careful_agents_beat_a_random_insider() -> None:
    # Measured: 99 in 100; random Agents win 15.
    assert agents_win(insider="random", others="careful") >= 0.8 * GAMES


def test_a_careful_insider_beats_random_agents() -> None:
    # Measured: the Agents win 1 or 2 in 100; against a random Insider 15.
    assert agents_win(insider="careful", others="random") <= 0.15 * GAMES


def test_between_careful_players_both_sides_win() -> None:
    # Measured: the Agents win 59 in 100. Against a random Insider they would win nearly all of these.
    assert 0.3 * GAMES <= agents_win(insider="careful", others="careful") <= 0.87 * GAMES
