"""Truths of a game that a seat cannot tell apart, as logs that can be played at a table."""

from __future__ import annotations

from typing import Any

import msgspec

from volteface.core.errors import BadRecord, Refused
from volteface.core.game import CHANCE, CLOCK, AnyGame
from volteface.core.json import Entry
from volteface.core.rng import Rng
from volteface.core.secrecy import story
from volteface.core.table import Table
from volteface.games import find_game

BETWEEN = 3_000
"""Where a clock runs, something happens every so many milliseconds: longer than any poker face lasts."""

_TIME_UP = 0.03


class Twins(msgspec.Struct):
    """Two truths that differ only in what a seat cannot know."""

    game: str
    options: dict[str, Any]
    seat: int
    ours: list[Entry]
    theirs: list[Entry]


def play_out(game: AnyGame, options: Any, rng: Rng) -> list[list[Entry]]:
    """Play a game with random moves and list its logs, from the bare deal to the end."""
    table = Table(game, options, game.deal(options, rng))
    logs = [list(table.log)]
    while asked := game.to_act(table.state):
        seats = [actor for actor in asked if actor >= 0]
        if CHANCE in asked:
            table.let_chance(rng)
        elif CLOCK in asked and (not seats or rng.chance(_TIME_UP)):
            table.let_clock()
        else:
            seat = rng.choice(seats)
            action = rng.choice(list(game.legal(table.state, seat)))
            table.act(seat, action, table.now + BETWEEN if game.timed else None)
        logs.append(list(table.log))
    return logs


def _state(game: AnyGame, options: Any, log: list[Entry]) -> Any:
    table = Table(game, options, game.read_deal(options, log[0]))
    for number, entry in enumerate(log[1:], start=1):
        table.append(number, entry)
    return table.state


def twins(name: str, options: dict[str, Any], seat: int, seed: int, share: float) -> Twins:
    """Draw a game, go a share of the way to its end, and draw another truth that fits what a seat knows.

    At the very end everything is shown, so a share of 1 stops one entry before. Where the seat knows
    everything, as the Master of Insider may, the two are alike; then another game is drawn.
    """
    game = find_game(name)
    read = game.read_options(options)
    for attempt in range(50):
        rng = Rng("secrecy", name, seed, attempt)
        logs = play_out(game, read, rng)
        ours = logs[int((len(logs) - 2) * share)]
        theirs = game.log(game.resample(_state(game, read, ours), seat, rng))
        if ours != theirs:
            return Twins(name, options, seat, ours, theirs)
    raise AssertionError("no two truths were found")


def before_the_ballots(name: str, options: dict[str, Any], seat: int, seed: int, do: str) -> Twins:
    """Draw a game that comes to its first secret ballots, and go on until all but the last are in."""
    game = find_game(name)
    read = game.read_options(options)
    for attempt in range(200):
        rng = Rng("ballots", name, seed, attempt)
        for log in play_out(game, read, rng):
            votes = [entry for entry in log if entry.get("do") == do]
            asked = game.to_act(_state(game, read, log)) if len(votes) >= 2 else ()
            if len(asked) == 1 and log[-1].get("do") == do and any(vote["by"] == seat for vote in votes):
                return Twins(name, options, seat, log, log)
    raise AssertionError("no game came to its ballots")


def exchanged_roles(name: str, options: dict[str, Any], seed: int, share: float) -> tuple[Twins, int]:
    """Draw a game in which somebody is asked who could have another's role, for all that a third one knows.

    Returns the twins and the seat that is asked.
    """
    game = find_game(name)
    read = game.read_options(options)
    for attempt in range(200):
        rng = Rng("exchange", name, seed, attempt)
        logs = play_out(game, read, rng)
        log = logs[int((len(logs) - 2) * share)]
        asked = [actor for actor in game.to_act(_state(game, read, log)) if actor >= 0]
        if CLOCK in game.to_act(_state(game, read, log)):
            continue
        for one in asked:
            found = _exchange(game, read, log, one, rng)
            if found is not None:
                theirs, seat = found
                return Twins(name, options, seat, log, theirs), one
    raise AssertionError("no roles could be exchanged")


def _exchange(
    game: AnyGame, options: Any, log: list[Entry], one: int, rng: Rng
) -> tuple[list[Entry], int] | None:
    roles = log[0]["roles"]
    assert isinstance(roles, list)
    players = range(game.seats(options))
    seats: list[Entry] = [{} for _ in players]
    for other in rng.shuffled([seat for seat in players if roles[seat] != roles[one]]):
        swapped = [*roles]
        swapped[one], swapped[other] = roles[other], roles[one]
        theirs: list[Entry] = [{**log[0], "roles": swapped}, *log[1:]]
        for seat in rng.shuffled([seat for seat in players if seat not in (one, other)]):
            try:
                same = story(game, options, seats, log, seat) == story(game, options, seats, theirs, seat)
            except (Refused, BadRecord):
                break
            if same:
                return theirs, seat
    return None
