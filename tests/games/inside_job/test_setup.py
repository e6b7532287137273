"""IJ-1 to IJ-8: the material and the setup."""

from __future__ import annotations

import pytest

from tests.games.inside_job.tables import (
    CARDS_EACH,
    MISSIONS_NEEDED,
    REVEAL_AT,
    TRICKS,
    dealt,
    intel,
    one,
    public,
    table,
    to_the_vote,
    told,
    tricks,
)
from volteface.core.errors import Refused
from volteface.core.json import Entry, Json
from volteface.core.rng import Rng
from volteface.games.inside_job import INSIDE_JOB, MISSIONS
from volteface.games.inside_job.cards import CARDS
from volteface.games.inside_job.events import HandDealt, RoleDealt, StarterNamed

PLAYERS = [2, 3, 4, 5]


def deal(players: int, seed: int = 0, **options: Json) -> Entry:
    chosen = INSIDE_JOB.read_options({"players": players, **options})
    return INSIDE_JOB.write_deal(INSIDE_JOB.deal(chosen, Rng(seed)))


def words(entry: Entry, key: str) -> list[str]:
    found = entry[key]
    assert isinstance(found, list)
    return [str(word) for word in found]


def hands(entry: Entry) -> list[list[str]]:
    found = entry["hands"]
    assert isinstance(found, list)
    return [[str(name) for name in hand] for hand in found if isinstance(hand, list)]


def test_ij_1_four_suits_of_thirteen() -> None:
    expected = {f"{suit}{value}" for suit in "bgyp" for value in range(1, 14)}
    assert {card.name for card in CARDS} == expected
    assert len(CARDS) == 52


def test_ij_2_24_missions_and_4_risky_ones_with_six_of_each_trump() -> None:
    plain = [row for row in MISSIONS if not row.risky]
    assert (len(plain), len(MISSIONS)) == (24, 28)
    assert [sum(row.trump == suit for row in plain) for suit in range(4)] == [6, 6, 6, 6]
    assert sorted(row.trump for row in MISSIONS if row.risky) == [0, 1, 2, 3]


def test_ij_2_the_pile_of_a_plain_table_is_the_24() -> None:
    names = words(deal(4), "missions")
    assert sorted(names) == sorted(row.id for row in MISSIONS if not row.risky)


@pytest.mark.parametrize("players", PLAYERS)
def test_ij_3_tokens_dealt_plus_tricks_is_14(players: int) -> None:
    state = table(players)
    assert sum(intel(state)) + public(state).supply == 14
    assert sum(intel(state)) + TRICKS[players] == 14
    last = to_the_vote(state)
    assert public(last).supply == 0
    assert sum(intel(last)) == 14


@pytest.mark.parametrize("players", PLAYERS)
def test_ij_3_supply_held_and_wagered_is_14_at_every_moment(players: int) -> None:
    rng = Rng("tokens", players)
    state = table(players)
    while seats := INSIDE_JOB.to_act(state):
        state = INSIDE_JOB.apply(state, seats[0], rng.choice(list(INSIDE_JOB.legal(state, seats[0])))).state
        wagered = sum(card.wager for card in public(state).trick)
        assert public(state).supply + sum(intel(state)) + wagered == 14
        assert public(state).supply >= 0


def test_ij_4_ten_printed_roles_and_a_blank_one() -> None:
    (flag,) = [flag for flag in INSIDE_JOB.flags if flag.name == "special_roles"]
    printed = "bugged paranoid risky decoy accomplice tim-shady sleeper prof-no"
    assert flag.choices == (*printed.split(), "blank")


@pytest.mark.parametrize("players", [3, 4, 5])
def test_ij_5_one_insider_and_the_rest_agents(players: int) -> None:
    dealt_roles = [words(deal(players, seed), "roles") for seed in range(40)]
    for roles in dealt_roles:
        assert sorted(roles) == ["agent"] * (players - 1) + ["insider"]
    assert {roles.index("insider") for roles in dealt_roles} == set(range(players))


def test_ij_5_a_role_is_told_to_its_own_seat_only() -> None:
    start = dealt(roles="agent insider agent agent")
    for seat in range(4):
        mine = one(told(start.events, seat), RoleDealt)
        assert mine.role == ("insider" if seat == 1 else "agent")
    assert not any(isinstance(event, RoleDealt) for event in told(start.events, None))
    assert public(start.state).seats[1].role is None


@pytest.mark.parametrize("players", PLAYERS)
def test_ij_6_cards_are_dealt_as_in_the_table_and_the_rest_stays_unseen(players: int) -> None:
    entry = deal(players)
    assert [len(hand) for hand in hands(entry)] == [CARDS_EACH[players]] * players
    every = [name for hand in hands(entry) for name in hand]
    assert len(set(every)) == len(every)
    assert ("larry_stack" in entry) == (players == 2)


def test_ij_6_a_hand_is_told_to_its_own_seat_only() -> None:
    start = dealt(hands=["b1", "b2", "b3", "b4"])
    for seat in range(4):
        mine = one(told(start.events, seat), HandDealt)
        assert f"b{seat + 1}" in mine.cards
        assert len(mine.cards) == 12
    assert not any(isinstance(event, HandDealt) for event in told(start.events, None))


@pytest.mark.parametrize("players", PLAYERS)
def test_ij_6_every_card_comes_to_every_seat_equally_often(players: int) -> None:
    deals = 600
    counts = [dict.fromkeys((card.name for card in CARDS), 0) for _ in range(players)]
    for seed in range(deals):
        for seat, hand in enumerate(hands(deal(players, seed))):
            for name in hand:
                counts[seat][name] += 1
    expected = deals * CARDS_EACH[players] / 52
    # Five standard deviations, for 52 cards at up to five seats.
    margin = 5 * (expected * (1 - CARDS_EACH[players] / 52)) ** 0.5
    assert all(abs(number - expected) < margin for seat in counts for number in seat.values())


@pytest.mark.parametrize("players", PLAYERS)
def test_ij_6_after_the_tricks_so_many_cards_are_left(players: int) -> None:
    left = {2: 1, 3: 2, 4: 2, 5: 1}[players]
    last = public(to_the_vote(table(players)))
    assert [seat.cards for seat in last.seats] == [left] * players


@pytest.mark.parametrize("players", PLAYERS)
def test_ij_7_everyone_starts_with_one_intel_in_public(players: int) -> None:
    assert [seat.intel for seat in public(table(players)).seats] == [1] * players


@pytest.mark.parametrize("players", PLAYERS)
def test_ij_5_the_numbers_of_the_table_are_shown(players: int) -> None:
    seen = public(table(players))
    assert (seen.tricks, seen.missions_needed) == (TRICKS[players], MISSIONS_NEEDED[players])
    assert seen.reveal_at == REVEAL_AT[players]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_ij_8_the_first_starting_player_is_drawn(players: int) -> None:
    starters = [deal(players, seed)["starter"] for seed in range(60)]
    assert set(starters) == set(range(players))


@pytest.mark.parametrize("starter", [0, 3])
def test_ij_8_the_starting_player_is_named_to_all_and_draws_first(starter: int) -> None:
    start = dealt(starter=starter)
    assert one(told(start.events, None), StarterNamed).seat == starter
    assert INSIDE_JOB.to_act(start.state) == (starter,)


def test_ij_8_deals_are_the_same_for_the_same_seed_and_differ_otherwise() -> None:
    assert deal(4, seed=1) == deal(4, seed=1)
    assert deal(4, seed=1) != deal(4, seed=2)


def broken(key: str, value: Json, players: int = 4, **options: Json) -> Refused:
    """Put one wrong thing into a deal."""
    chosen = INSIDE_JOB.read_options({"players": players, **options})
    entry = {**INSIDE_JOB.write_deal(INSIDE_JOB.deal(chosen, Rng(1))), key: value}
    with pytest.raises(Refused) as caught:
        INSIDE_JOB.read_deal(chosen, entry)
    return caught.value


def test_ij_1_a_deal_with_a_card_in_two_hands_is_refused() -> None:
    hand: list[Json] = [f"b{value}" for value in range(1, 13)]
    assert broken("hands", [hand, hand, hand, hand]).rule == "IJ-1"


def test_ij_1_a_deal_with_a_card_twice_in_one_hand_is_refused() -> None:
    twice: list[Json] = ["b1", "b1", *[f"b{value}" for value in range(2, 12)]]
    rest: list[list[Json]] = [[f"{suit}{value}" for value in range(1, 13)] for suit in "gyp"]
    assert broken("hands", [twice, *rest]).rule in ("IJ-1", "IJ-6")


def test_ij_1_a_deal_with_a_card_twice_in_larrys_stack_is_refused() -> None:
    hands: list[Json] = [[f"{suit}{value}" for value in range(1, 11)] for suit in "bg"]
    stack = [f"{suit}{value}" for suit in "yp" for value in range(1, 14)]
    whole: Entry = {"hands": hands, "roles": ["agent", "agent"], "larry_role": "insider", "starter": 0}
    whole |= {"missions": [row.id for row in MISSIONS[:24]]}
    chosen = INSIDE_JOB.read_options({"players": 2})
    INSIDE_JOB.read_deal(chosen, {**whole, "larry_stack": [*stack, "b11", "b12", "b13", "g11", "g12", "g13"]})
    with pytest.raises(Refused) as caught:
        INSIDE_JOB.read_deal(
            chosen, {**whole, "larry_stack": [*stack, "b11", "b12", "b13", "g11", "g12", "g12"]}
        )
    assert caught.value.rule in ("IJ-1", "IJ-60")


def test_ij_1_a_deal_with_a_card_that_does_not_exist_is_refused() -> None:
    hand: list[Json] = [f"b{value}" for value in range(2, 13)]
    rest: list[list[Json]] = [[f"{suit}{value}" for value in range(1, 13)] for suit in "gyp"]
    assert broken("hands", [[*hand, "b14"], *rest]).rule == "IJ-1"


def test_ij_2_a_deal_with_a_wrong_pile_is_refused() -> None:
    assert broken("missions", ["ascending"] * 24).rule == "IJ-2"
    assert broken("missions", ["ascending"]).rule == "IJ-2"
    assert broken("missions", [*[row.id for row in MISSIONS[:23]], "risky-last"]).rule == "IJ-2"
    assert broken("missions", [*[row.id for row in MISSIONS[:23]], "no-such"]).rule == "IJ-2"


def test_ij_5_a_deal_with_wrong_roles_is_refused() -> None:
    assert broken("roles", ["agent"] * 4).rule == "IJ-5"
    assert broken("roles", ["insider", "insider", "agent", "agent"]).rule == "IJ-5"
    assert broken("roles", ["insider", "decoy", "agent", "agent"]).rule == "IJ-5"
    assert broken("roles", ["insider", "agent", "agent"]).rule == "IJ-5"


def test_ij_6_a_deal_with_a_wrong_number_of_cards_is_refused() -> None:
    assert broken("hands", [["b1"], ["b2"], ["b3"], ["b4"]]).rule == "IJ-6"
    assert broken("hands", []).rule == "IJ-6"


@pytest.mark.parametrize("starter", [4, -1, True, None, "0"])
def test_ij_8_a_deal_with_a_wrong_starting_player_is_refused(starter: Json) -> None:
    assert broken("starter", starter).rule == "IJ-8"


def test_ij_42_a_deal_that_does_not_grant_a_request_is_refused() -> None:
    refusal = broken(
        "roles",
        ["insider", "agent", "bugged", "agent"],
        special_roles=["bugged"],
        seat_requests={"1": "bugged"},
    )
    assert refusal.rule == "IJ-42"


def test_ij_60_a_deal_without_larrys_cards_or_role_is_refused() -> None:
    assert broken("larry_stack", ["b1"], players=2).rule == "IJ-60"
    assert broken("larry_role", "decoy", players=2).rule == "IJ-5"


def test_ij_3_wagered_tokens_lie_on_the_cards() -> None:
    state = table(roles="agent insider agent agent")
    state = tricks(state, "0-:1")
    assert intel(state) == [3, 0, 1, 1]
    assert public(state).supply == 9
