"""The packed table of the search follows the same rules as the table that people play at."""

from __future__ import annotations

import pytest

from tests.games.calaveras.tables import dealt, go_on, public, table
from volteface.bots.calaveras.hands import HELD, KINDS, SIZE, WITH, WITHOUT, cards_of, hand_of
from volteface.bots.calaveras.mind import Table, code_of
from volteface.bots.calaveras.plays import Plays, card_of, perform
from volteface.bots.calaveras.scene import NOBODY, Scene
from volteface.bots.calaveras.weights import load
from volteface.bots.calaveras.worth import SURE, Judge
from volteface.core.game import CHANCE
from volteface.core.rng import Rng
from volteface.games.calaveras import CALAVERAS, State
from volteface.games.calaveras.actions import BY_CODE
from volteface.games.calaveras.cards import codes_of


def scene_of(state: State) -> Scene:
    packed = Table(public(state))
    scene = Scene(packed.seats)
    scene.lay(packed.shown, packed.points, packed.nicole)
    return scene


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("seed", range(3))
def test_mc_11_every_play_leads_to_the_same_table(players: int, seed: int) -> None:
    rng = Rng("scene", players, seed)
    state = dealt(seed, players=players)
    while actors := CALAVERAS.to_act(state):
        if actors == (CHANCE,):
            state = go_on(state, rng).state
            continue
        for action in rng.shuffled(CALAVERAS.legal(state, actors[0]))[:8]:
            scene = scene_of(state)
            perform(scene, action.code)
            after = CALAVERAS.apply(state, actors[0], action).state
            packed = Table(public(after))
            assert (scene.shown, scene.points, scene.nicole) == (packed.shown, packed.points, packed.nicole)
            assert (None if scene.guilty == NOBODY else scene.guilty) == after.guilty
            assert code_of(public(after).history[-1]) == action.code
        state = go_on(state, rng).state


@pytest.mark.parametrize("players", [4, 6])
def test_mc_7_plays_of_a_card_are_all_that_differ(players: int) -> None:
    """Plays that lead to the same table may be left out, but one of them; nothing else is."""
    rng = Rng("plays", players)
    state = dealt(2, players=players)
    plays = Plays(Judge(load(players)))
    for _ in range(40):
        actors = CALAVERAS.to_act(state)
        if not actors:
            break
        if actors != (CHANCE,):
            here = Table(public(state))
            legal = CALAVERAS.legal(state, actors[0])
            for kind in {card_of(action.code) for action in legal}:
                plays.see(here.shown, here.points, here.nicole, here.turn, kind, every=True)
                found = [landing(state, code) for code in plays.codes]
                wanted = {landing(state, one.code) for one in legal if card_of(one.code) == kind}
                assert set(found) == wanted
                assert {BY_CODE[code] for code in plays.codes} <= set(legal)
        state = go_on(state, rng).state


def landing(state: State, code: int) -> tuple[int, int, int]:
    scene = scene_of(state)
    perform(scene, code)
    return scene.shown, scene.points, scene.nicole


def test_mc_5_hands_are_numbered() -> None:
    hand = hand_of([5, 0, 0])
    assert cards_of(hand) == (0, 0, 5)
    assert SIZE[hand] == 3
    assert HELD[KINDS * hand] == 2
    assert cards_of(WITHOUT[KINDS * hand + 5]) == (0, 0)
    assert WITH[KINDS * WITHOUT[KINDS * hand + 5] + 5] == hand


@pytest.mark.parametrize("players", [4, 6])
def test_mc_21_chances_of_all_teams_come_to_one(players: int) -> None:
    rng = Rng("chances", players)
    state = dealt(4, players=players)
    judge = Judge(load(players))
    for _ in range(30):
        if state.guilty is not None:
            break
        here = Table(public(state))
        judge.look(here.shown, here.points, here.nicole, here.turn)
        chances = [judge.of(team) for team in range(players // 2)]
        assert SURE - 4 < sum(chances) <= SURE
        state = go_on(state, rng).state


def test_mc_18_a_lead_in_trust_is_worth_something() -> None:
    ahead = Table(public(table(4, shows={0: "lab hotel"}, suspicion=[0, 5, 2, 6], nicole=0)))
    judge = Judge(load(4))
    judge.look(ahead.shown, ahead.points, ahead.nicole, ahead.turn)
    assert 10 * judge.of(0) > 8 * SURE


def test_mc_22_a_game_that_nobody_wins_is_worth_nothing_to_anybody() -> None:
    judge = Judge(load(4))
    judge.settle(1, 1)
    assert [judge.of(team) for team in range(2)] == [0, 0]
    judge.settle(1, 2)
    assert [judge.of(team) for team in range(2)] == [SURE, 0]


def test_mc_5_a_hand_is_read_as_it_is_held() -> None:
    state = table(4, ["hotel twist lab"])
    assert sorted(codes_of(state.hands[0])) == list(cards_of(hand_of(codes_of(state.hands[0]))))
