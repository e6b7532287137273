"""IJ-70: what bots say tells no role, has its reasons, and is never said against one's own partner."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest
from msgspec.structs import replace

from tests.bots.inside_job.playing import tell
from tests.bots.inside_job.test_levels import sit
from volteface.bots import Budget, Hearing, Talker, make_bot
from volteface.bots.inside_job.notes import Notes
from volteface.bots.inside_job.talk import ACCUSING, Tongue
from volteface.core.json import Json
from volteface.core.phrases import Said, phrases_of
from volteface.core.rng import Rng
from volteface.games.inside_job import INSIDE_JOB
from volteface.games.inside_job.roles import SPECIAL_ROLES

PHRASES = phrases_of(INSIDE_JOB)


class Chance(NamedTuple):
    """A chance to speak, and what became of it."""

    state: Any
    seat: int
    said: Said | None


def evening(number: int, *roles: str) -> Iterator[Chance]:
    """Play a game in which somebody is asked for words before every move."""
    wish: dict[str, Json] = {"players": 4, "special_roles": list(roles)}
    table, bots = sit(INSIDE_JOB.read_options(wish), number, "easy", Budget(0))
    rng = Rng(number, "evening")
    while actors := INSIDE_JOB.to_act(table.state):
        speaker = rng.below(len(bots))
        bot = bots[speaker]
        assert isinstance(bot, Talker)
        yield Chance(table.state, speaker, bot.say(table.view(speaker), PHRASES))
        seat = actors[0]
        table.act(seat, bots[seat].choose(table.view(seat), INSIDE_JOB.legal(table.state, seat)))
        tell(table, bots)


def shares(games: int) -> dict[str, tuple[float, float]]:
    """How often a phrase comes per chance to speak, from Agents and from the Insider."""
    chances: Counter[bool] = Counter()
    said: Counter[tuple[str, bool]] = Counter()
    for number in range(games):
        for chance in evening(number):
            traitor = bool(chance.state.chairs[chance.seat].role.is_insider)
            chances[traitor] += 1
            if chance.said is not None:
                said[chance.said.phrase.id, traitor] += 1
    return {
        phrase: (said[phrase, False] / chances[False], said[phrase, True] / chances[True])
        for phrase, _ in said
    }


@pytest.mark.once
def test_ij_70_the_insider_trusts_and_suspects_aloud_as_often_as_an_agent(soak: bool) -> None:
    found = shares(40 if soak else 15)
    for phrase in ("ij-say-trust", "ij-say-suspect"):
        agents, insider = found[phrase]
        assert agents > 0.01
        assert 0.4 * agents < insider < 2.5 * agents


def seats_of(said: Said) -> list[int]:
    return [int(said.slots[slot.name]) for slot in said.phrase.slots if slot.kind == "seat"]


@pytest.mark.once
def test_ij_47_the_accomplice_says_nothing_against_her_partner() -> None:
    spoken = 0
    for number in range(12):
        for chance in evening(number, "accomplice"):
            if chance.said is None or not chance.state.chairs[chance.seat].role.chooses_partner:
                continue
            spoken += 1
            if chance.said.phrase.id in ACCUSING:
                assert int(chance.state.partner) not in seats_of(chance.said)
    assert spoken > 10


@pytest.mark.parametrize(
    ("players", "roles"), [(2, []), (3, []), *((5, [role.id]) for role in SPECIAL_ROLES)]
)
def test_ij_70_everybody_tells_the_story_of_somebody_innocent(players: int, roles: list[str]) -> None:
    options = INSIDE_JOB.read_options({"players": players, "special_roles": [*roles]})
    table, _ = sit(options, 3)
    for seat in range(players):
        notes = Notes(seat, table.view(seat))
        story = notes.story()
        assert story
        mine = {way.roles[seat].id for way in story}
        shown = table.view(None).seats[seat].role
        if shown is not None:
            assert mine == {shown}
        else:
            assert all(not way.roles[seat].is_insider for way in story)
            assert "agent" not in {one.id for one in notes.pool} or mine == {"agent"}
        # What only this seat knows makes no difference.
        notes.partner_role = "insider"
        assert [[one.id for one in way.roles] for way in notes.story()] == [
            [one.id for one in way.roles] for way in story
        ]


def charge(phrase: str, **slots: int) -> Said:
    return Said(next(one for one in PHRASES if one.id == phrase), slots)


def answers(seat: int, said: Said, *, by: int = 2, seeds: int = 20) -> list[Said | None]:
    """Let bots at one seat hear a phrase, and ask them for words at the very beginning."""
    found = []
    for seed in range(seeds):
        table, _ = sit(INSIDE_JOB.read_options({"players": 4}), 5)
        bot = make_bot("easy", INSIDE_JOB, seat, Rng(seed), Budget(0))
        assert isinstance(bot, Talker)
        assert isinstance(bot, Hearing)
        bot.watch(table.told(seat))
        bot.hear(by, said)
        found.append(bot.say(table.view(seat), PHRASES))
        # Once per accusation: what it says next is about something else.
        later = bot.say(table.view(seat), PHRASES)
        assert later is None or later.phrase.id not in DEFENCES
    return found


DEFENCES = {"ij-say-not-me", "say-disagree", "ij-say-wanted-it"}


@pytest.mark.parametrize("phrase", ["ij-say-suspect", "ij-say-vote", "ij-say-spoiled", "ij-say-why-wager"])
def test_ij_70_whoever_is_accused_defends_himself_but_not_always(phrase: str) -> None:
    mine = [one.phrase.id for one in answers(1, charge(phrase, seat=1)) if one is not None]
    assert 8 <= sum(one in DEFENCES for one in mine) < 20
    assert len(set(mine) & DEFENCES) == 2
    others = [one.phrase.id for one in answers(1, charge(phrase, seat=3)) if one is not None]
    assert not set(others) & DEFENCES


def test_ij_70_all_roles_defend_themselves_by_one_rule() -> None:
    said = [answers(seat, charge("ij-say-suspect", seat=seat), by=(seat + 1) % 4) for seat in range(4)]
    assert len({tuple(None if one is None else one.phrase.id for one in one_seat) for one_seat in said}) == 1


def test_ij_70_what_is_heard_changes_no_move() -> None:
    options = INSIDE_JOB.read_options({"players": 4})
    played = []
    for accused in (False, True):
        table, bots = sit(options, 7, "easy", Budget(0))
        moves = []
        while actors := INSIDE_JOB.to_act(table.state):
            seat = actors[0]
            bot = bots[seat]
            assert isinstance(bot, Hearing)
            assert isinstance(bot, Talker)
            if accused:
                bot.hear((seat + 1) % 4, charge("ij-say-suspect", seat=seat))
            bot.say(table.view(seat), PHRASES)
            moves.append(bot.choose(table.view(seat), INSIDE_JOB.legal(table.state, seat)))
            table.act(seat, moves[-1])
            tell(table, bots)
        played.append(moves)
    assert played[0] == played[1]


def lines(lately: list[tuple[str, int, str | None]], doubts: list[float], intel: int = 0) -> set[str]:
    """What bots say of seat 2 and others, by what they have in mind."""
    table, _ = sit(INSIDE_JOB.read_options({"players": 4}), 5)
    view = table.view(0)
    seats = [replace(one, intel=intel if seat == 2 else 0) for seat, one in enumerate(view.seats)]
    view = replace(view, trick_number=4, seats=tuple(seats))
    notes = Notes(0, view)
    notes.lately = lately
    said = [Tongue(Rng(seed)).say(view, PHRASES, notes, doubts) for seed in range(30)]
    return {one.phrase.id for one in said if one is not None}


def test_ij_70_a_suspicion_with_its_reason_goes_before_one_without() -> None:
    sure = [0.0, 0.05, 0.9, 0.05]
    assert "ij-say-suspect" in lines([], sure)
    assert lines([("ij-say-spoiled", 2, None)], sure) == {"ij-say-spoiled"}
    assert "ij-say-after-intel" in lines([], sure, intel=2)
    assert "ij-say-suspect" not in lines([], sure, intel=2)


def test_ij_70_whom_one_trusts_is_praised_and_whom_one_suspects_is_not() -> None:
    saved = [("ij-say-helped", 2, None)]
    assert lines([*saved], [0.0, 0.45, 0.1, 0.45]) == {"ij-say-helped"}
    assert "ij-say-helped" not in lines([*saved], [0.0, 0.05, 0.9, 0.05])


def test_ij_70_what_came_too_late_may_be_said_again() -> None:
    for seed in range(20):
        tables = [sit(INSIDE_JOB.read_options({"players": 4}), 5)[0] for _ in range(2)]
        again = []
        for number, table in enumerate(tables):
            bot = make_bot("easy", INSIDE_JOB, 1, Rng(seed), Budget(0))
            assert isinstance(bot, Talker)
            assert isinstance(bot, Hearing)
            bot.watch(table.told(1))
            said = []
            for _ in range(12):
                bot.hear(2, charge("ij-say-suspect", seat=1))
                said.append(bot.say(table.view(1), PHRASES))
                if number and said[-1] is not None:
                    bot.unsaid()
            again.append(sum(one is not None for one in said))
        assert again[0] <= 3 < again[1]
