"""What the levels do at tables where the right play is plain, and that they decide from their view alone."""

from __future__ import annotations

import itertools

import pytest

from tests.bots.calaveras.playing import playing, winning_team
from tests.games.calaveras.tables import dealt, go_on, table
from volteface.bots import Budget, Explainer, Policy, bot_names, make_bot
from volteface.core.game import CHANCE
from volteface.core.rng import Rng
from volteface.games.calaveras import CALAVERAS, Action, State
from volteface.games.calaveras.history import read_turn
from volteface.text import sentence

LEVELS = ["easy", "normal", "hard"]
SEEDS = range(3)
QUICK = Budget(80)
SMALL = Budget(25)


def bot_at(state: State, level: str = "hard", seed: int = 0, budget: Budget = QUICK) -> Policy:
    player = CALAVERAS.decider(state, CALAVERAS.to_act(state)[0])
    return make_bot(level, CALAVERAS, player, Rng(seed, "levels"), budget)


def decide(state: State, level: str = "hard", seed: int = 0, budget: Budget = QUICK) -> Action:
    (seat,) = CALAVERAS.to_act(state)
    view = CALAVERAS.view(state, CALAVERAS.decider(state, seat))
    chosen: Action = bot_at(state, level, seed, budget).choose(view, CALAVERAS.legal(state, seat))
    return chosen


def plays(state: State) -> set[str]:
    return {decide(state, seed=seed).notation for seed in SEEDS}


def test_mc_20_it_ends_the_game_when_its_team_wins() -> None:
    """Seat 1 has 5 points and alone shows the Hotel; a second card at the centre makes it guilty."""
    state = table(
        4,
        ["hotel lab airport"],
        shows={0: "carnival lab", 1: "hotel", 2: "lab"},
        innocent="phone",
        suspicion=[0, 5, 1, 1],
        nicole=0,
    )
    assert plays(state) == {"place hotel to suspect"}


def test_mc_20_it_does_not_end_the_game_when_a_rival_wins() -> None:
    """A card at the centre would make seat 1 guilty while Nicole is with its partner, seat 3."""
    state = table(
        4,
        ["hotel hotel hotel"],
        shows={1: "hotel", 3: "lab carnival"},
        innocent="phone",
        suspicion=[2, 5, 2, 0],
        nicole=3,
    )
    assert "place hotel to suspect" not in plays(state)


def test_mc_21_it_makes_its_own_partner_guilty_if_that_wins() -> None:
    state = table(
        4,
        ["hotel lab lab"],
        shows={0: "carnival airport", 2: "hotel"},
        innocent="phone",
        suspicion=[0, 3, 6, 3],
        nicole=0,
    )
    assert plays(state) == {"place hotel to suspect"}


def test_mc_10_it_wins_with_a_twist() -> None:
    """No Place of the hand names seat 1; the Lab that the partner shows does, in the Suspect zone."""
    state = table(
        4,
        ["twist airport airport"],
        shows={0: "carnival hotel", 1: "lab", 2: "lab"},
        innocent="phone carnival",
        suspicion=[0, 4, 2, 4],
        nicole=0,
    )
    assert plays(state) == {"twist lab from 2 to suspect"}


def test_mc_14_it_wins_by_making_everybody_else_innocent() -> None:
    """The Hotel in the Innocent zone leaves seat 3 alone without an alibi, though it shows nothing."""
    state = table(
        4,
        ["hotel airport airport"],
        shows={0: "hotel lab", 1: "hotel", 2: "hotel"},
        suspect="phone",
        suspicion=[0, 3, 3, 5],
        nicole=0,
    )
    assert plays(state) == {"place hotel to innocent"}


def test_mc_20_it_takes_away_what_would_lose_at_the_next_turn() -> None:
    """Whatever lands at the centre makes seat 0 guilty, and Nicole is with a rival: the Hotel must go."""
    state = table(
        4,
        ["hotel hotel hotel"],
        shows={0: "hotel", 1: "lab phone carnival", 3: "lab phone airport"},
        suspect="hotel",
        suspicion=[5, 0, 4, 4],
        nicole=1,
    )
    for seed in SEEDS:
        after = CALAVERAS.apply(state, 0, decide(state, seed=seed)).state
        assert not (after.board.lies(1, 0) and after.board.lies(1, 7))


def test_mc_4_it_plays_for_the_ghost_from_its_own_hand() -> None:
    state = table(3, ["lab lab lab", "hotel hotel hotel"], ghost=3, first=3)
    assert decide(state).notation.startswith("place hotel")


def test_mc_11a_it_passes_when_it_must() -> None:
    state = table(3, ["", "lab lab lab", "phone phone phone"], "twist", deck=(0, 0, 0, 3, 3, 1))
    assert plays(state) == {"pass"}


def test_mc_11a_it_searches_where_the_pile_runs_out() -> None:
    state = table(4, ["hotel lab twist"], "phone", shows={1: "hotel"}, suspect="lab")
    assert plays(state)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_mc_23_it_decides_from_what_its_seat_knows(level: str, players: int) -> None:
    """In another truth that the seat cannot tell apart it does the same."""
    rng = Rng("truths", level, players)
    state = dealt(players, players=players)
    for number in range(18):
        state = go_on(state, rng).state
        if CALAVERAS.to_act(state) in ((CHANCE,), ()) or number % 8 != players % 2:
            continue
        (seat,) = CALAVERAS.to_act(state)
        world = CALAVERAS.resample(state, seat, rng)
        assert decide(world, level, budget=SMALL) == decide(state, level, budget=SMALL)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_mc_7_whole_games_with_every_number_of_players(players: int) -> None:
    """Each play is legal, or the table would refuse it; ghosts and late piles included."""
    teams = ["easy", "hard"] if players <= 4 else ["easy", "normal", "hard"]
    *_, last = playing(players, 5, teams, Budget(8))
    assert CALAVERAS.outcome(last) is not None


GOLDEN = """
place carnival to 5
place lab to 5
place carnival to 5
place lab to suspect
place carnival to innocent
place lab to 4
place airport to 1
place lab to 4
twist lab from 5 to 1
place hotel to 4
twist lab from 1 to 0
place airport to suspect
"""


def test_one_seed_gives_the_same_plays_compiled_and_interpreted() -> None:
    """Both forms are held against the same plays; a change of weights or of the search writes them anew."""
    states = itertools.islice(playing(6, 3, ["hard", "normal", "hard"], Budget(40)), 13)
    *_, last = states
    made = [turn.action.notation for turn in map(read_turn, last.history)]
    assert made == GOLDEN.strip().split("\n")


def test_a_bot_that_sits_down_late_decides_like_one_that_was_there() -> None:
    rng = Rng("late")
    state = dealt(8)
    old = make_bot("hard", CALAVERAS, 0, Rng(0, "levels"), SMALL)
    for _ in range(20):
        if CALAVERAS.to_act(state) == (0,):
            legal, view = CALAVERAS.legal(state, 0), CALAVERAS.view(state, 0)
            new = make_bot("hard", CALAVERAS, 0, Rng(0, "levels"), SMALL)
            assert new.choose(view, legal) == old.choose(view, legal)
        state = go_on(state, rng).state


def test_they_can_be_asked_for_by_name() -> None:
    assert bot_names(CALAVERAS) == ["random", "careful", "greedy", "two-ply", *LEVELS]


def test_mc_21_the_easiest_level_beats_random_play() -> None:
    won = 0
    for seed in range(6):
        teams = ["easy", "random"] if seed % 2 else ["random", "easy"]
        team = winning_team(4, seed, teams)
        won += team is not None and teams[team] == "easy"
    assert won >= 5


@pytest.mark.parametrize("language", ["en", "fr"])
def test_it_says_why_in_whole_sentences(language: str) -> None:
    rng = Rng("why")
    state = dealt(2, players=6)
    bot = bot_at(state, budget=SMALL)
    decisions = 0
    for _ in range(40):
        actors = CALAVERAS.to_act(state)
        if not actors:
            break
        if actors != (CHANCE,) and actors[0] == 0:
            bot.choose(CALAVERAS.view(state, 0), CALAVERAS.legal(state, 0))
            decisions += 1
        state = go_on(state, rng).state
    assert isinstance(bot, Explainer)
    reasons = bot.why()
    assert [reason.decision for reason in reasons] == [*range(decisions)]
    for reason in reasons:
        names = {slot: f"seat {seat}" for slot, seat in reason.seats.items()}
        text = sentence(reason.message, language, **dict(reason.arguments), **names)
        assert text != reason.message
        assert "$" not in text
        assert "{" not in text
