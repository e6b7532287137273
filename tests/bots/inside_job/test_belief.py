"""The belief: exact where it can be worked out by hand, close to a full count of all deals where not."""

from __future__ import annotations

import math
from itertools import combinations

import pytest

from volteface.bots.inside_job.belief import Casting, Known, World, choose_worlds, imagine
from volteface.bots.inside_job.dossier import Dossier
from volteface.bots.inside_job.drives import Part, part_of
from volteface.bots.inside_job.room import Room
from volteface.bots.inside_job.scene import Scene
from volteface.core.dice import Dice
from volteface.games.inside_job.cards import SUIT_BITS, card, cards_of, count
from volteface.games.inside_job.missions import mission
from volteface.games.inside_job.roles import AGENT_ROLE, INSIDER_ROLE
from volteface.games.inside_job.rules import play, start
from volteface.games.inside_job.state import PLAY, Deal, Setup, State

PARTS: dict[str, Part] = {role.id: part_of(role, prof=False) for role in (INSIDER_ROLE, AGENT_ROLE)}
FIRSTS = {"insider": 0, "agent": len(PARTS["insider"].styles)}
DRIVES = [*PARTS["insider"].styles, *PARTS["agent"].styles]


def bits(names: str) -> int:
    total = 0
    for name in names.split():
        found = card(name)
        assert found is not None
        total |= int(found.bit)
    return total


def castings(chairs: int = 4, me: int = 0) -> list[Casting]:
    """Seat 0 is an Agent; anybody else may be the Insider."""
    return [
        Casting([INSIDER_ROLE if chair == guilty else AGENT_ROLE for chair in range(chairs)])
        for guilty in range(chairs)
        if guilty != me
    ]


def shares(worlds: list[World], chairs: int = 4) -> list[float]:
    found = [0.0] * chairs
    for world in worlds:
        found[int(world.casting.insider)] += world.weight
    return found


def dossiers(chairs: int = 4) -> list[Dossier]:
    return [Dossier(DRIVES) for _ in range(chairs)]


def believe(known: Known, room: Room, files: list[Dossier], worlds: int = 3000) -> list[World]:
    return imagine(castings(), known, room, files, PARTS, FIRSTS, worlds, Dice(1))


def test_before_anything_happens_all_are_alike() -> None:
    known = Known(0, bits("b1 b2"), bits("g1 g2 g3 g4 g5 g6 g7"), [1, 2, 3], [2, 2, 2, 2])
    assert shares(believe(known, Room(4), dossiers())) == pytest.approx([0, 1 / 3, 1 / 3, 1 / 3], abs=1e-9)


def test_ij_12_a_suit_denied_counts_by_the_deals_that_allow_it() -> None:
    """Seat 1 failed to follow blue. Worked out by hand.

    Seven unseen cards, three of them blue; each of three others holds one. If seat 1 is the Insider it may
    hold any: 7 x 6 x 5 = 210 deals. If not it holds one of the four others: 4 x 6 x 5 = 120 deals, for
    either rival.
    """
    room = Room(4)
    room.faces[1].voids = int(SUIT_BITS[0])
    known = Known(0, bits("b1"), bits("b2 b3 b4 g1 g2 y1 p1"), [1, 2, 3], [1, 1, 1, 1])
    total = 210 + 120 + 120
    expected = [0, 210 / total, 120 / total, 120 / total]
    assert shares(believe(known, room, dossiers())) == pytest.approx(expected, abs=1e-9)


def test_ij_12_who_shows_what_he_denied_is_the_insider() -> None:
    files = dossiers()
    files[2].proven = True
    known = Known(0, bits("b1"), bits("b2 b3 b4 g1 g2 y1 p1"), [1, 2, 3], [1, 1, 1, 1])
    assert shares(believe(known, Room(4), files)) == pytest.approx([0, 0, 1, 0])


def test_nobody_who_must_follow_is_given_what_he_denied() -> None:
    room = Room(4)
    room.faces[1].voids = int(SUIT_BITS[0] | SUIT_BITS[1])
    room.faces[3].voids = int(SUIT_BITS[2])
    unseen = bits("b2 b3 b4 g1 g2 g3 y1 y2 y3 p1 p2 p3")
    known = Known(0, bits("b1"), unseen, [1, 2, 3], [3, 3, 3, 3])
    worlds = believe(known, room, dossiers(), 300)
    assert len(worlds) > 200
    for world in worlds:
        held = 0
        for chair in (1, 2, 3):
            hand = int(world.hands[chair])
            assert count(hand) == 3
            assert hand & ~unseen == 0
            assert hand & held == 0
            held |= hand
            if not world.casting.roles[chair].is_insider:
                assert hand & int(room.faces[chair].voids) == 0


def a_trick() -> State:
    """The last card of a trick: seat 1 plays to an ascending mission after b3, b5 and b6."""
    setup = Setup(4, [INSIDER_ROLE, *[AGENT_ROLE] * 3], {}, True, False, False, False)
    state = start(setup, Deal([0] * 4, [AGENT_ROLE] * 4, [0] * 64, 2, []))
    chosen = mission("ascending")
    assert chosen is not None
    state.mission = chosen
    state.trick.trump = chosen.trump
    state.phase = PLAY
    for seat, name in ((2, "b3"), (3, "b5"), (0, "b6")):
        found = card(name)
        assert found is not None
        play(state, state.chairs[seat], seat, found.code, 0, None)
    return state


def judged(name: str, wager: bool = False) -> tuple[list[Dossier], Room]:
    """Let seat 1 play a card in that trick."""
    state, room, files = a_trick(), Room(4), dossiers()
    room.played = bits("b3 b5 b6")
    room.hope = 0.6
    found = card(name)
    assert found is not None
    assert state.mission is not None
    files[1].add(Scene(state, room), state, room, state.mission, 1, int(found.code), wager)
    room.played |= int(found.bit)
    return files, room


def test_the_belief_agrees_with_a_full_count() -> None:
    """Every deal of the unseen cards is weighed by the same likelihood; sampling comes near it."""
    files, room = judged("b1")
    unseen = bits("b2 b7 b9 g1 g2 y1 p1")
    known = Known(0, bits("p9"), unseen, [1, 2, 3], [1, 2, 1, 1])
    names = [int(one.bit) for one in cards_of(unseen)]
    exact = [0.0] * 4
    logs = [0.0] * 32
    for guilty in (1, 2, 3):
        for pair in combinations(names, 2):
            # The other hands are free, and equally many whatever seat 1 holds.
            files[1].weigh(sum(pair), logs)
            if guilty == 1:
                part = PARTS["insider"]
                likely = sum(share * math.exp(logs[at]) for at, share in enumerate(part.shares))
            else:
                likely = math.exp(logs[FIRSTS["agent"]])
            exact[guilty] += likely
    total = sum(exact)
    expected = [one / total for one in exact]
    assert shares(believe(known, room, files, 6000)) == pytest.approx(expected, abs=0.02)


def test_who_spoils_a_mission_he_could_have_saved_is_suspected() -> None:
    """b1 breaks an ascending mission; whoever follows with b9 keeps it."""
    unseen = bits("b7 b8 b10 b11 g1 g2 y1 p1 p5 y9")
    found: dict[str, float] = {}
    for name in ("b1", "b9"):
        files, room = judged(name)
        known = Known(0, bits("p9"), unseen, [1, 2, 3], [1, 3, 2, 2])
        found[name] = shares(believe(known, room, files))[1]
    assert found["b1"] > 1 / 3 + 0.05
    assert found["b9"] < 1 / 3


def test_worlds_are_taken_as_often_as_they_weigh() -> None:
    casting = castings()[0]
    worlds = [World(casting, [], [], share) for share in (0.5, 0.25, 0.25)]
    chosen = choose_worlds(worlds, 100, Dice(3))
    assert [sum(one is world for one in chosen) for world in worlds] == pytest.approx([50, 25, 25], abs=1)
