"""Play many games between bots and write their records. One seed gives the same records everywhere."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from volteface.bots import Policy, make_bot
from volteface.core.game import ACTOR_NAMES, CHANCE, CLOCK, Actor, AnyGame, Seat
from volteface.core.json import Entry, Json
from volteface.core.outcome import Outcome
from volteface.core.record import Record, seal
from volteface.core.rng import Rng

_QUICKEST, _SLOWEST = 1_000, 7_000
"""How long, in milliseconds, bots of a simulated clock take for what people take a few seconds for."""


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
    run = _Run(game, state, [first], bots, players, rng)
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


class _Run:
    """One game between bots, with chance and a simulated clock."""

    def __init__(
        self,
        game: AnyGame,
        state: Any,
        log: list[Entry],
        bots: dict[Seat, Policy],
        players: list[Seat],
        rng: Rng,
    ) -> None:
        self._game = game
        self._state = state
        self.log = log
        self._bots = bots
        self._players = players
        self._listening = any(bot.listens for bot in bots.values())
        self._order = rng.fork("order")
        self._chance = rng.fork("chance")
        self._pace = rng.fork("pace")
        self._now = 0

    def to_the_end(self) -> Outcome:
        """Play on until nobody is asked."""
        game = self._game
        if self._listening:
            self._tell(game.opening(self._state))
        while actors := game.to_act(self._state):
            if actors[0] >= 0 and len(actors) == 1 and not game.timed:
                self._act(actors[0], self._choose(actors[0]))
            elif actors[0] == CHANCE:
                self._act(CHANCE, game.draw(self._state, self._chance))
            else:
                self._together(actors)
        outcome = game.outcome(self._state)
        assert outcome is not None
        return outcome

    def _together(self, actors: tuple[Actor, ...]) -> None:
        """Several are asked, in any order; while a clock runs each may also wait, and time may run out."""
        deadline = self._game.deadline(self._state)
        soon = self._now + _QUICKEST + self._pace.below(_SLOWEST - _QUICKEST)
        if deadline is None or soon <= deadline:
            for seat in self._order.shuffled([actor for actor in actors if actor >= 0]):
                action = self._choose(seat)
                if action is not None:
                    self._now = soon if self._game.timed else 0
                    self._act(seat, action)
                    return
        assert deadline is not None, "a bot waits where nothing else can happen"
        self._now = deadline
        self._act(CLOCK, self._game.legal(self._state, CLOCK)[0])

    def _choose(self, seat: Seat) -> Any:
        """Let the bot of a seat choose, from its own view."""
        player = self._players[seat]
        bot = self._bots[player]
        view = self._game.view(self._state, player) if bot.listens else None
        return bot.choose(view, self._game.legal(self._state, seat))

    def _act(self, actor: Actor, action: Any) -> None:
        game = self._game
        if self._listening:
            self._state, events = game.apply(self._state, actor, action, self._now)
            self._tell(events)
        else:
            game.advance(self._state, actor, action, self._now)
        entry: Entry = {"by": ACTOR_NAMES.get(actor, actor), **game.write_action(action)}
        if game.timed:
            entry["at"] = self._now
        self.log.append(entry)

    def _tell(self, events: list[Any]) -> None:
        game = self._game
        for seat, bot in self._bots.items():
            if bot.listens:
                told = [one for one in (game.redact(event, seat) for event in events) if one is not None]
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
