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

Log = list[Entry]


class Twins(msgspec.Struct):
    """Two truths that differ only in what a seat cannot know."""

    game: str
    options: dict[str, Any]
    seats: list[Entry]
    """What the rules say of every seat, and everybody knows."""
    seat: int
    ours: Log
    theirs: Log


class Game:
    """A game that was played with random moves, and all the positions on the way."""

    def __init__(self, name: str, options: dict[str, Any], rng: Rng) -> None:
        self.name, self.raw, self.rng = name, options, rng
        self.rules: AnyGame = find_game(name)
        self.options = self.rules.read_options(options)
        table = Table(self.rules, self.options, self.rules.deal(self.options, rng))
        self.seats = table.seats
        self.logs: list[Log] = [list(table.log)]
        self.states = [table.state]
        while asked := self.rules.to_act(table.state):
            self._step(table, asked)
            self.logs.append(list(table.log))
            self.states.append(table.state)

    def _step(self, table: Table[Any, Any, Any, Any, Any, Any], asked: tuple[int, ...]) -> None:
        seats = [actor for actor in asked if actor >= 0]
        if CHANCE in asked:
            table.let_chance(self.rng)
        elif CLOCK in asked and (not seats or self.rng.chance(_TIME_UP)):
            table.let_clock()
        else:
            seat = self.rng.choice(seats)
            action = self.rng.choice(list(self.rules.legal(table.state, seat)))
            table.act(seat, action, table.now + BETWEEN if self.rules.timed else None)

    def twins(self, seat: int, ours: Log, theirs: Log) -> Twins:
        """Put two truths together."""
        return Twins(self.name, self.raw, self.seats, seat, ours, theirs)

    def story(self, log: Log, seat: int) -> list[bytes]:
        """List all that a seat is told by a log; raises if the log cannot be played."""
        return story(self.rules, self.options, self.seats, log, seat)


def twins(name: str, options: dict[str, Any], seat: int, seed: int, share: float) -> Twins:
    """Draw a game, go a share of the way to its end, and draw another truth that fits what a seat knows.

    At the very end everything is shown, so a share of 1 stops one entry before. Where the seat knows
    everything, as the Master of Insider may, the two are alike; then another game is drawn.
    """
    for attempt in range(50):
        game = Game(name, options, Rng("secrecy", name, seed, attempt))
        at = int((len(game.logs) - 2) * share)
        theirs = game.rules.log(game.rules.resample(game.states[at], seat, game.rng))
        if game.logs[at] != theirs:
            return game.twins(seat, game.logs[at], theirs)
    raise AssertionError("no two truths were found")


def whole(name: str, options: dict[str, Any], seat: int, seed: int) -> Twins:
    """Draw a game to its end; both truths alike, so that only what people do may differ."""
    game = Game(name, options, Rng("whole", name, seed))
    return game.twins(seat, game.logs[-1], game.logs[-1])


def ballots(name: str, options: dict[str, Any], seat: int, seed: int, do: str) -> Twins:
    """Draw a game that comes to its secret ballots, up to the one that completes them; both truths alike.

    The seat in question hands one in too, neither first nor last.
    """
    for attempt in range(500):
        game = Game(name, options, Rng("ballots", name, seed, attempt))
        votes = [number for number, entry in enumerate(game.logs[-1]) if entry["do"] == do]
        if seat in [game.logs[-1][number]["by"] for number in votes[1:-1]]:
            log = game.logs[votes[-1]]
            return game.twins(seat, log, log)
    raise AssertionError("no game came to its ballots")


def one_ballot_less(name: str, options: dict[str, Any], seat: int, seed: int, do: str) -> Twins:
    """Draw a game whose ballots are not complete: in one truth somebody else has handed his in, unseen."""
    drawn = ballots(name, options, seat, seed, do)
    drawn.ours = drawn.ours[:-1]
    other = next(entry for entry in drawn.ours if entry["do"] == do and entry["by"] != seat)
    drawn.theirs = [entry for entry in drawn.ours if entry is not other]
    return drawn


def exchanged_roles(name: str, options: dict[str, Any], seed: int, share: float) -> tuple[Twins, int]:
    """Draw a game in which somebody is asked who could have another's role, for all that a third one knows.

    Returns the twins, for that third one, and the seat that is asked.
    """
    for attempt in range(200):
        game = Game(name, options, Rng("exchange", name, seed, attempt))
        at = int((len(game.logs) - 2) * share)
        asked = game.rules.to_act(game.states[at])
        for one in asked:
            found = _exchange(game, game.logs[at], one) if min(asked) >= 0 else None
            if found is not None and _hidden_on(game, found):
                return found, one
    raise AssertionError("no roles could be exchanged")


def _exchange(game: Game, log: Log, one: int) -> Twins | None:
    roles = log[0]["roles"]
    assert isinstance(roles, list)
    players = range(len(game.seats))
    for other in game.rng.shuffled([seat for seat in players if roles[seat] != roles[one]]):
        swapped = [*roles]
        swapped[one], swapped[other] = roles[other], roles[one]
        theirs: Log = [{**log[0], "roles": swapped}, *log[1:]]
        for seat in game.rng.shuffled([seat for seat in players if seat not in (one, other)]):
            try:
                same = game.story(log, seat) == game.story(theirs, seat)
            except (Refused, BadRecord):
                break
            if same:
                return game.twins(seat, log, theirs)
    return None


def _hidden_on(game: Game, found: Twins) -> bool:
    """Tell whether the exchange is still hidden once everybody who is asked has run out of time."""
    table = Table(game.rules, game.options, game.rules.read_deal(game.options, found.ours[0], game.seats))
    for number, entry in enumerate(found.ours[1:], start=1):
        table.append(number, entry)
    for seat in game.rules.to_act(table.state):
        table.act(seat, game.rules.fallback(table.state, seat, game.rng))
    if game.rules.outcome(table.state) is not None:
        return False
    theirs = [*found.theirs, *table.log[len(found.ours) :]]
    return game.story(table.log, found.seat) == game.story(theirs, found.seat)
