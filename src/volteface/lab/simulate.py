"""Play many games between bots and write their records. One seed gives the same records everywhere."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from volteface.bots import Policy, make_bot
from volteface.core.game import AnyGame
from volteface.core.json import Entry, Json
from volteface.core.record import Record, seal
from volteface.core.rng import Rng


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
    state = game.start(options, deal)
    names = [simulation.bots[seat % len(simulation.bots)] for seat in range(game.seats(options))]
    bots = [make_bot(name, game, seat, rng.fork("bot", seat)) for seat, name in enumerate(names)]
    first = game.write_deal(deal)
    salt = rng.fork("salt").salt()
    log: list[Entry] = [first]
    listening = any(bot.listens for bot in bots)
    choice = rng.fork("order")
    if listening:
        _tell(game, bots, game.opening(state))
    while actors := game.to_act(state):
        # In a vote the ballots come in any order.
        seat = actors[0] if len(actors) == 1 else choice.choice(actors)
        bot = bots[seat]
        view = game.view(state, seat) if bot.listens else None
        action = bot.choose(view, game.legal(state, seat))
        if listening:
            state, events = game.apply(state, seat, action)
            _tell(game, bots, events)
        else:
            game.advance(state, seat, action)
        log.append({"by": seat, **game.write_action(action)})
    outcome = game.outcome(state)
    assert outcome is not None
    return Record(
        game=game.id,
        options=game.write_options(options),
        seats=[{"bot": name} for name in names],
        log=log,
        result=outcome.result(),
        seal=seal(salt, first),
        salt=salt,
    )


def _tell(game: AnyGame, bots: list[Policy], events: list[Any]) -> None:
    for seat, bot in enumerate(bots):
        if bot.listens:
            told = [event for event in (game.redact(event, seat) for event in events) if event is not None]
            if told:
                bot.watch(told)


class Summary(msgspec.Struct):
    """What came of a simulation; counts only."""

    game: str
    seed: int
    games: int = 0
    decisions: int = 0
    players: Counter[int] = msgspec.field(default_factory=Counter)
    by: Counter[str] = msgspec.field(default_factory=Counter)
    """How often each reason ended the game."""
    seat_wins: Counter[int] = msgspec.field(default_factory=Counter)
    role_games: Counter[str] = msgspec.field(default_factory=Counter)
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
        self.by[str(result.get("by"))] += 1
        roles = record.log[0].get("roles", [])
        for seat, sitter in enumerate(record.seats):
            won = seat in result["winners"]
            self.seat_wins[seat] += won
            self.bot_games[sitter["bot"]] += 1
            self.bot_wins[sitter["bot"]] += won
            if roles:
                self.role_games[roles[seat]] += 1
                self.role_wins[roles[seat]] += won
