"""Play many games between bots and write their records. One seed gives the same records everywhere."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from volteface.bots import make_bot
from volteface.core.game import AnyGame
from volteface.core.json import Json
from volteface.core.record import Record, seal
from volteface.core.rng import Rng
from volteface.lab.run import Run


class Simulation(msgspec.Struct, frozen=True):
    """What to simulate."""

    game: AnyGame
    games: int
    seed: int
    bots: tuple[str, ...] = ("random",)
    """One name for every seat, or one for each in turn."""
    options: Mapping[str, Json] = {}
    draw: bool = False
    """Draw an allowed setup for each game, leaving the given options as they are."""


def simulate(simulation: Simulation) -> Iterator[Record]:
    """Play the games one after another."""
    fixed = None
    if not simulation.draw:
        fixed = simulation.game.read_options(simulation.options)
    for number in range(simulation.games):
        rng = Rng(simulation.seed, simulation.game.id, number)
        options = fixed
        if options is None:
            options = simulation.game.draw_options(rng.fork("options"), simulation.options)
        yield _play(simulation, options, rng)


def _play(simulation: Simulation, options: Any, rng: Rng) -> Record:
    game = simulation.game
    deal = game.deal(options, rng.fork("deal"))
    first = game.write_deal(deal)
    salt = rng.fork("salt").salt()
    seats = game.write_seats(deal)
    state = game.start(options, deal)
    names = [simulation.bots[seat % len(simulation.bots)] for seat in range(len(seats))]
    players = [game.decider(state, seat) for seat in range(len(seats))]
    # Where nobody sits, the partner's bot decides.
    bots = {
        seat: make_bot(names[seat], game, seat, rng.fork("bot", seat))
        for seat, player in enumerate(players)
        if player == seat
    }
    for seat in bots:
        seats[seat] = {"bot": names[seat], **seats[seat]}
    run = Run(game, state, [first], bots, players, rng)
    outcome = run.to_the_end()
    return Record(
        game=game.id,
        options=game.write_options(options),
        seats=seats,
        log=run.log,
        result=outcome.result(),
        seal=seal(salt, first),
        salt=salt,
    )


class Summary(msgspec.Struct):
    """What came of a simulation; counts only."""

    game: str
    seed: int
    games: int = 0
    decisions: int = 0
    players: Counter[int] = msgspec.field(default_factory=Counter)
    by: Counter[str] = msgspec.field(default_factory=Counter)
    """How often each reason ended the game; where records give none, whether anybody won."""
    seat_wins: Counter[int] = msgspec.field(default_factory=Counter)
    role_games: Counter[str] = msgspec.field(default_factory=Counter)
    """By role, or by team."""
    role_wins: Counter[str] = msgspec.field(default_factory=Counter)
    bot_games: Counter[str] = msgspec.field(default_factory=Counter)
    bot_wins: Counter[str] = msgspec.field(default_factory=Counter)

    def add(self, record: Record) -> None:
        """Count one record."""
        result = record.result
        assert result is not None
        self.games += 1
        self.decisions += len(record.log) - 1
        self.players[record.options["players"]] += 1
        self.by[result.get("by") or ("won" if result["winners"] else "nobody-won")] += 1
        roles = record.log[0].get("roles") or [seat["team"] for seat in record.seats if "team" in seat]
        for seat, sitter in enumerate(record.seats):
            won = seat in result["winners"]
            self.seat_wins[seat] += won
            if "bot" in sitter:
                self.bot_games[sitter["bot"]] += 1
                self.bot_wins[sitter["bot"]] += won
            if roles:
                self.role_games[roles[seat]] += 1
                self.role_wins[roles[seat]] += won
