"""What a careful player does at tables where the right play is plain."""

from __future__ import annotations

import pytest

from tests.bots.calaveras.playing import decide, playing, winning_team
from tests.games.calaveras.tables import dealt, do, go_on, public, step, table
from volteface.bots import bot_names, make_bot
from volteface.bots.calaveras.outlook import after, board_of
from volteface.core.game import CHANCE
from volteface.core.rng import Rng
from volteface.games.calaveras import CALAVERAS, State
from volteface.lab.simulate import Simulation, simulate

SEEDS = range(5)


def plays(state: State) -> set[str]:
    """Collect what it plays, whatever it draws."""
    return {decide(state, seed).notation for seed in SEEDS}


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


def test_mc_17_it_names_a_rival_rather_than_its_partner() -> None:
    state = table(4, ["hotel lab twist"], shows={1: "hotel", 2: "lab"}, suspect="phone", nicole=0)
    for seed in SEEDS:
        points = [
            seat.suspicion for seat in public(CALAVERAS.apply(state, 0, decide(state, seed)).state).seats
        ]
        assert points[0] == points[2] == 0


def test_mc_4_it_plays_for_the_ghost_from_its_own_hand() -> None:
    state = table(3, ["lab lab lab", "hotel hotel hotel"], ghost=3, first=3)
    assert decide(state).notation.startswith("place hotel")


def test_mc_11a_it_passes_when_it_must() -> None:
    state = table(3, ["", "lab lab lab", "phone phone phone"], "twist", deck=(0, 0, 0, 3, 3, 1))
    assert plays(state) == {"pass"}


def test_mc_23_it_decides_from_what_its_seat_knows() -> None:
    """In another truth that the seat cannot tell apart it does the same."""
    rng = Rng("truths")
    state = dealt(3, players=6)
    for _ in range(40):
        state = go_on(state, rng).state
        if CALAVERAS.to_act(state) in ((CHANCE,), ()):
            continue
        (seat,) = CALAVERAS.to_act(state)
        world = CALAVERAS.resample(state, seat, rng)
        assert decide(world) == decide(state)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_mc_11_it_foresees_what_its_play_leads_to(players: int) -> None:
    """The open table after a play is as it thought."""
    rng = Rng("foresees", players)
    state = dealt(1, players=players)
    while (actors := CALAVERAS.to_act(state)) and len(state.history) < 60:
        if actors == (CHANCE,):
            state = go_on(state, rng).state
            continue
        action = rng.choice(CALAVERAS.legal(state, actors[0]))
        thought = after(board_of(public(state)), action)
        state = step(state, action.notation).state
        seen = board_of(public(state))
        assert (thought.shown, thought.suspicion, thought.nicole) == (seen.shown, seen.suspicion, seen.nicole)


def test_mc_7_equal_plays_are_not_always_the_same() -> None:
    state = table(4, ["hotel lab phone"])
    assert len({decide(state, seed).notation for seed in range(20)}) > 1


def test_it_can_be_asked_for_by_name() -> None:
    assert bot_names(CALAVERAS)[:2] == ["random", "careful"]
    bot = make_bot("careful", CALAVERAS, 0, Rng(1))
    assert bot.listens
    bot.watch([])


def test_it_plays_whole_games_in_the_simulator() -> None:
    for players in (3, 5):
        (record,) = simulate(Simulation(CALAVERAS, 1, 7, ("careful",), {"players": players}))
        assert record.result is not None
        assert [("bot" in seat) for seat in record.seats].count(False) == 1


def test_mc_20_games_between_careful_teams_end_soon() -> None:
    """Measured: 34 turns with four players; two teams that only wait for each other need hundreds."""
    lengths = [len([*playing(4, seed, ["careful", "careful"])]) for seed in range(12)]
    assert sum(lengths) / len(lengths) < 90


@pytest.mark.once
def test_mc_21_careful_teams_beat_random_ones() -> None:
    # Measured: 300 of 300. The margin is wide: a change that halves the strength fails.
    won = 0
    for seed in range(60):
        teams = ["careful", "random"] if seed % 2 else ["random", "careful"]
        team = winning_team(3 + seed % 2, seed, teams)
        won += team is not None and teams[team] == "careful"
    assert won >= 50


@pytest.mark.once
def test_mc_21_a_careful_team_beats_two_random_ones() -> None:
    won = 0
    for seed in range(24):
        teams = ["random", "random", "random"]
        teams[seed % 3] = "careful"
        won += winning_team(5 + seed % 2, seed, teams) == seed % 3
    assert won >= 18


def test_mc_20_it_takes_a_turn_when_nothing_is_open() -> None:
    state = do(table(4, ["twist twist twist"]), "twist nothing")
    assert decide(state).notation in {action.notation for action in CALAVERAS.legal(state, 1)}
