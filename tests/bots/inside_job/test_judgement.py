"""What anybody who knows the game would do."""

from __future__ import annotations

from typing import Any

import pytest

from tests.bots.inside_job.playing import decide, playing
from tests.games.inside_job.tables import after, larry, mission, partner, play, table, to_the_vote
from volteface.bots.inside_job.goals import cast_of
from volteface.bots.inside_job.memory import Memory
from volteface.bots.inside_job.position import Position
from volteface.bots.inside_job.voting import ballots
from volteface.bots.inside_job.weights import WEIGHTS
from volteface.games.inside_job import INSIDE_JOB, Action, Play, State, Vote
from volteface.games.inside_job.cards import card_of
from volteface.games.inside_job.history import tricks as past_tricks

FOUR: dict[str, Any] = {"players": 4}


def chosen(state: State, options: dict[str, Any] = FOUR) -> str:
    """Write down what a careful player does for the seat that is asked."""
    return decide(state, INSIDE_JOB.to_act(state)[0], options).notation


# The mission


def test_the_last_agent_saves_the_mission_when_he_can() -> None:
    hands = ["b8", "b3", "b4", "b6 b12 b13 b1"]
    state = table(4, "insider agent agent agent", hands, "last-highest low-only")
    assert chosen(play(mission(state, "last-highest"), "b8 b3 b4")) in {"play b12", "play b13"}
    state = table(4, "insider agent agent agent", hands, "last-lowest low-only")
    assert chosen(play(mission(state, "last-lowest"), "b8 b3 b4")) == "play b1"


def test_on_the_last_mission_the_last_player_serves_his_side() -> None:
    """Whoever plays last and has the choice makes it an Agents' win, or not."""
    options = INSIDE_JOB.read_options(FOUR)
    choices = {True: 0, False: 0}
    for number in range(60):
        for state, seat, action in playing(options, number):
            seen = INSIDE_JOB.view(state, None)
            if len(seen.trick) < 3 or seen.missions_done < seen.missions_needed - 1:
                continue
            insider = bool(state.chairs[seat].role.is_insider)
            endings = {one.notation: agents_win(state, seat, one) for one in INSIDE_JOB.legal(state, seat)}
            if len(set(endings.values())) == 2:
                assert endings[action.notation] is not insider
                choices[insider] += 1
    assert min(choices.values()) > 0, "both had the choice"


def agents_win(state: State, seat: int, action: Action) -> bool:
    """Say whether an action ends the game for the Agents."""
    outcome = INSIDE_JOB.outcome(INSIDE_JOB.apply(state, seat, action).state)
    return outcome is not None and outcome.by == "missions"


def test_an_agent_in_the_middle_leaves_room() -> None:
    hands = ["b2", "b3 b11 b12 b13", "b7", "b8"]
    state = table(4, "insider agent agent agent", hands, "ascending odd-only")
    assert chosen(play(mission(state, "ascending"), "b2")) == "play b3"


def test_an_agent_leads_what_the_mission_asks_for() -> None:
    hand = "b2 b4 b13 g3 g5 g9 y2 y4 y6 p6 p8 p9"
    state = table(4, "agent insider agent agent", [hand], "first-highest odd-only")
    assert chosen(mission(state, "first-highest")) == "play b13"


def test_an_agent_shows_the_easier_mission() -> None:
    state = table(4, "agent insider agent agent", [], "descending some-trump")
    assert chosen(state) == "mission some-trump"


# Tokens


def test_ij_19_the_last_agent_pays_for_a_trump_that_the_mission_needs() -> None:
    hands = ["b9", "b3", "b2", "b6 b12 b13"]
    state = table(4, "insider agent agent agent", hands, "some-trump odd-only")
    assert chosen(play(mission(state, "some-trump"), "b9 b3 b2")).endswith("+")


@pytest.mark.parametrize("name", ["risky-last", "risky-third", "risky-second", "risky-second-or-third"])
def test_ij_56_an_agent_at_the_named_place_puts_his_token_down(name: str) -> None:
    place = {"risky-last": 3, "risky-third": 2}.get(name, 1)
    hands = ["b9", "b3 b12", "b2 b11", "b6 b13"]
    options = {**FOUR, "risky_mode": True}
    roles = ["agent"] * 4
    roles[(place + 1) % 4] = "insider"
    state = table(4, " ".join(roles), hands, f"{name} odd-only", risky_mode=True)
    state = play(mission(state, name), " ".join(["b9", "b3", "b2"][:place]))
    assert chosen(state, options).endswith("+")


def test_ij_13_the_insider_does_not_follow_suit_when_that_wins_the_race() -> None:
    """Seat 0 has 4 intel and plays last: one more trick is the game."""
    won = 0
    for seed in range(6):
        state = after("0- 0- 0- 1-", roles="insider agent agent agent", starter=seed % 4)
        while INSIDE_JOB.to_act(state)[0] != 0:
            seat = INSIDE_JOB.to_act(state)[0]
            state = INSIDE_JOB.apply(state, seat, decide(state, seat, FOUR)).state
        outcomes = {
            action.notation: INSIDE_JOB.outcome(INSIDE_JOB.apply(state, 0, action).state)
            for action in INSIDE_JOB.legal(state, 0)
        }
        if any(outcome is not None for outcome in outcomes.values()):
            outcome = outcomes[chosen(state)]
            assert outcome is not None
            assert (outcome.winners, outcome.by) == ((0,), "intel")
            won += 1
    assert won


def test_the_insider_takes_a_trick_in_which_nothing_else_is_at_stake() -> None:
    hands = ["b12 g2 g4 y2", "b3", "b2", "b13 b1 b4"]
    state = table(4, "agent agent agent insider", hands, "odd-only even-only", starter=0)
    # The mission is dead: whichever card it is, with or without a token, it must take the trick.
    at_stake = play(mission(state, "odd-only"), "b12 b3 b2")
    assert play(at_stake, chosen(at_stake).removeprefix("play ")).taker == 3


def test_the_last_agent_denies_a_proven_insider_the_trick_that_wins() -> None:
    options = INSIDE_JOB.read_options(FOUR)
    choices = 0
    for number in range(80):
        for state, seat, action in playing(options, number):
            if state.chairs[seat].role.is_insider or len(INSIDE_JOB.view(state, None).trick) < 3:
                continue
            if not proven(state):
                continue
            ends: dict[str, bool] = {}
            for one in INSIDE_JOB.legal(state, seat):
                outcome = INSIDE_JOB.outcome(INSIDE_JOB.apply(state, seat, one).state)
                ends[one.notation] = outcome is not None and outcome.by == "intel"
            if len(set(ends.values())) == 2:
                assert not ends[action.notation]
                choices += 1
    assert choices > 0


# The vote


def proven(state: State) -> set[int]:
    """List the seats that showed a suit after they had failed to follow it."""
    denied: dict[int, set[int]] = {seat: set() for seat in range(4)}
    found: set[int] = set()
    for past in past_tricks(state):
        led = card_of(past.codes[0]).suit
        for chair, code in zip(past.chairs, past.codes, strict=False):
            suit = card_of(code).suit
            if suit in denied[chair]:
                found.add(chair)
            if suit != led:
                denied[chair].add(int(led))
    return found


def test_ij_12_a_proven_seat_gets_every_vote() -> None:
    options = INSIDE_JOB.read_options(FOUR)
    votes = 0
    for number in range(30):
        for state, seat, action in playing(options, number, insider="random"):
            if isinstance(action, Vote) and not state.chairs[seat].role.is_insider:
                for guilty in proven(state):
                    assert action.targets == (guilty,)
                    votes += 1
    assert votes > 20


def test_ij_44_paranoid_votes_twice_only_in_doubt() -> None:
    state = to_the_vote(table(4, "paranoid agent agent insider", seed=3))
    view = INSIDE_JOB.view(state, 0)
    legal = [action for action in INSIDE_JOB.legal(state, 0) if isinstance(action, Vote)]
    cast = cast_of(view)
    memory = Memory(0, 4, cast, False, WEIGHTS)

    def best() -> tuple[int, ...]:
        weighed = ballots(Position(view, memory, cast, WEIGHTS), legal)
        return legal[weighed.index(max(weighed))].targets

    memory.scores = [0.0, 3.0, 0.0, 0.0]
    assert best() == (1,)
    memory.scores = [0.0, 2.0, 2.0, -2.0]
    assert best() == (1, 2)


def test_ij_48_tim_shady_votes_against_his_right() -> None:
    options = {**FOUR, "special_roles": ["tim-shady"]}
    state = to_the_vote(table(4, "agent tim-shady agent insider", seed=5))
    while INSIDE_JOB.to_act(state)[0] != 1:
        seat = INSIDE_JOB.to_act(state)[0]
        state = INSIDE_JOB.apply(state, seat, decide(state, seat, options)).state
    assert chosen(state, options) == "vote 0"


# Special roles


def test_ij_43_the_bugged_agent_ducks() -> None:
    hands = ["b5", "b7", "b9", "b2 b13 b12"]
    options = {**FOUR, "special_roles": ["bugged"]}
    state = table(4, "insider agent agent bugged", hands, "last-highest odd-only")
    state = play(mission(state, "last-highest"), "b5 b7 b9")
    action = decide(state, 3, options)
    assert isinstance(action, Play)
    assert action.card.value < 9


def test_ij_43_an_agent_takes_the_trick_that_would_bug_her() -> None:
    hands = ["b9", "b5", "b7", "b13 b2 b1"]
    options = {**FOUR, "special_roles": ["bugged"]}
    state = table(4, "bugged insider agent agent", hands, "odd-only even-only")
    state = play(mission(state, "odd-only"), "b9 b5 b7")
    state = INSIDE_JOB.apply(state, 3, decide(state, 3, options)).state
    assert INSIDE_JOB.view(state, None).starter == 3


def test_ij_43_the_insider_leaves_her_the_trick() -> None:
    hands = ["b9", "b5", "b7", "b13 b2 b1"]
    options = {**FOUR, "special_roles": ["bugged"]}
    state = table(4, "bugged agent agent insider", hands, "odd-only even-only")
    after_it = play(mission(state, "odd-only"), "b9 b5 b7")
    ended = INSIDE_JOB.apply(after_it, 3, decide(after_it, 3, options)).state
    outcome = INSIDE_JOB.outcome(ended)
    assert outcome is not None
    assert outcome.by == "bugged-agent"


def test_ij_47_the_accomplice_leaves_the_trick_to_an_insider_who_races() -> None:
    hands = ["b12", "b3", "b2", "b13 b1 b4"]
    options = {**FOUR, "special_roles": ["accomplice"]}
    state = partner(table(4, "insider agent agent accomplice", hands, "odd-only even-only"), 0)
    assert chosen(play(mission(state, "odd-only"), "b12 b3 b2"), options) != "play b13"


def test_ij_45_the_risky_agent_takes_what_wins_the_game() -> None:
    options = {**FOUR, "special_roles": ["risky"]}
    state = after("0- 0- 0- 1-", roles="risky agent agent insider")
    while INSIDE_JOB.to_act(state)[0] != 0:
        seat = INSIDE_JOB.to_act(state)[0]
        state = INSIDE_JOB.apply(state, seat, decide(state, seat, options)).state
    outcomes = {
        action.notation: INSIDE_JOB.outcome(INSIDE_JOB.apply(state, 0, action).state)
        for action in INSIDE_JOB.legal(state, 0)
    }
    winning = {name for name, outcome in outcomes.items() if outcome is not None and 0 in outcome.winners}
    assert winning, "a table where he can"
    assert chosen(state, options) in winning


def test_ij_50_prof_no_does_not_take_his_last_token() -> None:
    options = {**FOUR, "special_roles": ["prof-no"]}
    state = after("0- 0- 1-", roles="prof-no agent agent agent")
    while INSIDE_JOB.to_act(state)[0] != 0:
        seat = INSIDE_JOB.to_act(state)[0]
        state = INSIDE_JOB.apply(state, seat, decide(state, seat, options)).state
    ended = INSIDE_JOB.apply(state, 0, decide(state, 0, options)).state
    assert INSIDE_JOB.outcome(ended) is None


# Larry


def test_ij_62_the_controller_makes_the_mission_with_larrys_card_and_his_own() -> None:
    hands = ["b5", "b9 b1 -g -y"]
    state = table(2, "agent agent insider", hands, "ascending odd-only", stack="b7 b12 b2")
    state = play(mission(state, "ascending"), "b5")
    action = decide(state, 1, {"players": 2})
    assert action.notation.startswith("larry b7 ")
    assert chosen(larry(state, "b7", "b12", "b2"), {"players": 2}) in {"play b9", "play b9+"}
