"""The levels keep the rules at every table, repeat themselves for a seed, and know what their seats know."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.bots.inside_job.playing import tell
from volteface.bots import Budget, Explainer, Policy, Suspicious, Talker, Tellable, make_bot
from volteface.bots.inside_job.levels import SearchPolicy
from volteface.core.phrases import phrases_of, say
from volteface.core.rng import Rng
from volteface.core.table import Table
from volteface.games.inside_job import INSIDE_JOB, Action, Options, State
from volteface.games.inside_job.roles import SPECIAL_ROLES
from volteface.text import sentence

SMALL = Budget(1)
LEVELS = ("easy", "normal", "hard")

AnyTable = Table[Any, Any, Any, Any, Any, Any]


def sit(
    options: Options, seed: int, level: str = "easy", budget: Budget = SMALL
) -> tuple[AnyTable, list[Policy]]:
    """Seat a level everywhere."""
    rng = Rng(seed, "levels")
    table = Table(INSIDE_JOB, options, INSIDE_JOB.deal(options, rng.fork("deal")))
    bots = [
        make_bot(level, INSIDE_JOB, seat, rng.fork("bot", seat), budget) for seat in range(options.players)
    ]
    tell(table, bots)
    return table, bots


def play_out(table: AnyTable, bots: list[Policy]) -> list[str]:
    """Play to the end; every action must be legal. Write down the actions."""
    actions: list[str] = []
    while actors := INSIDE_JOB.to_act(table.state):
        seat = actors[0]
        legal = INSIDE_JOB.legal(table.state, seat)
        action = bots[seat].choose(table.view(seat), legal)
        assert action in legal
        actions.append(action.notation)
        table.act(seat, action)
        tell(table, bots)
    return actions


def informed(
    state: State, options: Options, seat: int, budget: Budget = SMALL
) -> tuple[AnyTable, SearchPolicy]:
    """Seat a bot that was told all that its seat was ever told."""
    bot = make_bot("easy", INSIDE_JOB, seat, Rng("informed"), budget)
    assert isinstance(bot, SearchPolicy)
    return tell_all(bot, state, options, seat), bot


def tell_all(bot: Policy, state: State, options: Options, seat: int) -> AnyTable:
    """Tell a bot all that its seat was ever told in a game; gives the table where it is now."""
    entries = INSIDE_JOB.log(state)
    table = Table(INSIDE_JOB, options, INSIDE_JOB.read_deal(options, entries[0]))
    bot.watch(table.told(seat))
    for number, entry in enumerate(entries[1:], start=1):
        table.append(number, entry)
        bot.watch(table.told(seat))
    return table


def decide(state: State, options: Options, seat: int, budget: Budget = SMALL) -> Action:
    """Let a bot that was told everything choose."""
    table, bot = informed(state, options, seat, budget)
    return bot.choose(table.view(seat), INSIDE_JOB.legal(table.state, seat))


@pytest.mark.once
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_whole_games_at_every_number_of_players(players: int) -> None:
    for number, level in enumerate(LEVELS if players == 2 else LEVELS[:1]):
        options = INSIDE_JOB.draw_options(Rng(number, players, "setup"), {"players": players})
        table, bots = sit(options, number, level)
        play_out(table, bots)


@pytest.mark.once
@pytest.mark.parametrize("role", [*(role.id for role in SPECIAL_ROLES), "blank"])
def test_ij_40_every_role_is_played(role: str) -> None:
    fixed: dict[str, Any] = {"players": 4, "special_roles": [role], "wager": True}
    if role == "blank":
        fixed["blank_role"] = {"name": "Mole", "side": "insider", "must_follow": False, "votes": 2}
    table, bots = sit(INSIDE_JOB.read_options(fixed), 3)
    play_out(table, bots)


@pytest.mark.once
def test_the_same_seed_plays_the_same_game() -> None:
    options = INSIDE_JOB.draw_options(Rng(5, "setup"), {"players": 4})
    games = [play_out(*sit(options, 7)) for _ in range(2)]
    assert games[0] == games[1]


@pytest.mark.once
def test_it_does_not_cheat() -> None:
    """Whatever a seat cannot know is dealt again: what it decides stays the same."""
    compared = different = 0
    for number in range(5):
        options = INSIDE_JOB.draw_options(Rng(number, "truths"), {})
        table, bots = sit(options, number, "easy", Budget(0))
        rng = Rng(number, "sample")
        while actors := INSIDE_JOB.to_act(table.state):
            seat = actors[0]
            if rng.chance(0.1):
                world = INSIDE_JOB.resample(table.state, seat, rng)
                assert decide(world, options, seat) == decide(table.state, options, seat)
                compared += 1
                different += INSIDE_JOB.log(world) != INSIDE_JOB.log(table.state)
            table.act(seat, bots[seat].choose(table.view(seat), INSIDE_JOB.legal(table.state, seat)))
            tell(table, bots)
    assert compared > 10
    assert different > 0.8 * compared


@pytest.mark.once
def test_what_it_remembers_is_what_the_table_shows() -> None:
    """The table that everybody sees has turns, tokens and missions where the truth has them."""
    for number in range(4):
        options = INSIDE_JOB.draw_options(Rng(number, "memory"), {})
        table, bots = sit(options, number, "easy", Budget(0))
        while actors := INSIDE_JOB.to_act(table.state):
            seat = actors[0]
            bot = bots[seat]
            assert isinstance(bot, SearchPolicy)
            action = bot.choose(table.view(seat), INSIDE_JOB.legal(table.state, seat))
            assert bot._notes is not None
            seen, truth = bot._notes.public, table.state
            assert [one.intel for one in seen.chairs] == [one.intel for one in truth.chairs]
            assert (seen.missions_done, seen.tricks_done) == (truth.missions_done, truth.tricks_done)
            assert (seen.phase, seen.starter) == (truth.phase, truth.starter)
            table.act(seat, action)
            tell(table, bots)


@pytest.mark.once
def test_somebody_who_takes_over_a_seat_plays_on() -> None:
    """A seat may change hands without its memory; the newcomer reads the table."""
    for number in range(3):
        options = INSIDE_JOB.draw_options(Rng(number, "takeover"), {})
        table, bots = sit(options, number, "easy", Budget(1))
        rng = Rng(number, "new")
        while actors := INSIDE_JOB.to_act(table.state):
            seat = actors[0]
            if rng.chance(0.15):
                bots[seat] = make_bot("easy", INSIDE_JOB, seat, rng.fork(seat), Budget(1))
            legal = INSIDE_JOB.legal(table.state, seat)
            action = bots[seat].choose(table.view(seat), legal)
            assert action in legal
            table.act(seat, action)
            tell(table, bots)


def test_it_says_why_in_both_languages() -> None:
    options = INSIDE_JOB.read_options({"players": 4})
    table, bots = sit(options, 1)
    play_out(table, bots)
    messages: Counter[str] = Counter()
    for bot in bots:
        assert isinstance(bot, Explainer)
        for reason in bot.why():
            messages[reason.message] += 1
            seats = {name: f"seat {seat}" for name, seat in reason.seats.items()}
            for language in ("en", "fr"):
                assert "{" not in sentence(reason.message, language, **reason.arguments, **seats)
    assert len(messages) > 2


@pytest.mark.once
def test_ij_70_it_talks_now_and_then_within_the_phrases(soak: bool) -> None:
    phrases = phrases_of(INSIDE_JOB)
    said: Counter[str] = Counter()
    asked: Counter[bool] = Counter()
    spoken: Counter[bool] = Counter()
    for number in range(16 if soak else 6):
        options = INSIDE_JOB.read_options({"players": 4})
        table, bots = sit(options, number, "easy", Budget(0))
        while actors := INSIDE_JOB.to_act(table.state):
            seat = actors[0]
            bot = bots[seat]
            assert isinstance(bot, Talker)
            traitor = table.state.chairs[seat].role.is_insider
            asked[traitor] += 1
            word = bot.say(table.view(seat), phrases)
            if word is not None:
                spoken[traitor] += 1
                assert say(word, "en", ["Ann", "Bob", "Cid", "Dan"])
                said[word.phrase.id] += 1
            table.act(seat, bot.choose(table.view(seat), INSIDE_JOB.legal(table.state, seat)))
            tell(table, bots)
    assert len(said) > 2
    shares = [spoken[traitor] / asked[traitor] for traitor in (False, True)]
    assert max(shares) < 0.35
    # How often somebody talks tells nobody who he is.
    assert min(shares) > 0.5 * max(shares)


def test_suspicion_is_a_share_for_every_seat_but_its_own() -> None:
    options = INSIDE_JOB.read_options({"players": 4})
    table, bots = sit(options, 2, "easy", Budget(0))
    play_out(table, bots)
    for seat, bot in enumerate(bots):
        assert isinstance(bot, Suspicious)
        doubts = bot.suspicion()
        assert sum(doubts) == pytest.approx(1)
        insider = bool(table.state.chairs[seat].role.is_insider)
        assert doubts[seat] == pytest.approx(1 if insider else 0)


def test_who_is_told_believes_it() -> None:
    options = INSIDE_JOB.read_options({"players": 4})
    table, bots = sit(options, 2, "easy", Budget(0))
    guilty = [seat for seat, chair in enumerate(table.state.chairs) if chair.role.is_insider]
    for bot in bots:
        assert isinstance(bot, Tellable)
        bot.tell(guilty)
    play_out(table, bots)
    for bot in bots:
        assert isinstance(bot, Suspicious)
        assert bot.suspicion()[guilty[0]] == pytest.approx(1)


# What was chosen at the start of three games, in either form. After a change of the bots it is written down
# anew; a difference between the compiled and the interpreted form is a fault.
FIRST_CHOICES: dict[int, list[str]] = {
    2: [
        "mission first-lowest",
        "play g1",
        "larry g8 back p8 out p7",
        "play g12",
        "mission odd-only",
        "play p13",
        "larry p8 back b13 out y8",
        "play p4",
        "mission ends-match",
        "play p9",
    ],
    4: [
        "mission first-highest",
        "play y11",
        "play y9",
        "play y1",
        "play y6+",
        "mission second-highest",
        "play p4",
        "play p9",
        "play p6",
        "play p8+",
    ],
    5: [
        "mission first-lowest",
        "play y1",
        "play y5",
        "play y4",
        "play y9",
        "play y6+",
        "mission ascending",
        "play b9",
        "play b13",
        "play b7",
    ],
}


def first_choices(players: int) -> list[str]:
    """Write down the first choices of one game with a few playouts each."""
    table, bots = sit(INSIDE_JOB.read_options({"players": players}), players, "hard", Budget(3))
    chosen: list[str] = []
    while len(chosen) < 10:
        seat = INSIDE_JOB.to_act(table.state)[0]
        action = bots[seat].choose(table.view(seat), INSIDE_JOB.legal(table.state, seat))
        chosen.append(action.notation)
        table.act(seat, action)
        tell(table, bots)
    return chosen


@pytest.mark.parametrize("players", [2, 4, 5])
def test_compiled_and_interpreted_choose_the_same(players: int) -> None:
    assert first_choices(players) == FIRST_CHOICES[players]
