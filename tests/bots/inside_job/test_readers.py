"""The Insider's readers: what tells on him by the rules tells them, and a hard Insider minds it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.bots.inside_job.playing import tell
from tests.bots.inside_job.test_levels import informed, tell_all
from volteface.bots import Budget, make_bot
from volteface.bots.inside_job.belief import imagine
from volteface.bots.inside_job.levels import HARD, Level, level
from volteface.bots.inside_job.notes import Notes
from volteface.bots.inside_job.readers import SUREST, Readers
from volteface.core.dice import Dice
from volteface.core.json import Json
from volteface.core.rng import Rng
from volteface.core.table import Table
from volteface.games.inside_job import INSIDE_JOB, Action, Options, State
from volteface.games.inside_job.actions import Play, Vote

FOUR = INSIDE_JOB.read_options({"players": 4})


def positions(options: Options, seed: int) -> Iterator[tuple[State, int]]:
    """Play a game of careful players; stop wherever the Insider has a choice."""
    rng = Rng(seed, "readers")
    table = Table(INSIDE_JOB, options, INSIDE_JOB.deal(options, rng.fork("deal")))
    # IJ-60: with two players it may be Larry, whom nobody plays.
    insider = next(seat for seat, role in enumerate(table.state.deal.roles) if role.is_insider)
    bots = [make_bot("careful", INSIDE_JOB, seat, rng.fork("bot", seat)) for seat in range(options.players)]
    tell(table, bots)
    while actors := INSIDE_JOB.to_act(table.state):
        seat = actors[0]
        legal = INSIDE_JOB.legal(table.state, seat)
        if seat == insider and len(legal) > 1 and not isinstance(legal[0], Vote):
            yield table.state, seat
        table.act(seat, bots[seat].choose(table.view(seat), legal))
        tell(table, bots)


def notes_of(state: State, options: Options, seat: int) -> Notes:
    table, bot = informed(state, options, seat)
    return bot._read(table.view(seat))


def doubts(notes: Notes, legal: list[Action]) -> list[float]:
    """Ask readers what they would think of everything that is legal."""
    own = (notes.dossiers, notes.parts, notes.firsts)
    guesses = imagine(notes.castings(), notes.known(), notes.room, *own, 300, Dice(1))
    readers = Readers(notes.public, notes.room, notes.seat, notes.parts, notes.firsts)
    castings = notes.castings(everybody=True)
    readers.ask(castings, notes.known(), notes.dossiers, notes.parts, guesses, 120, Dice(2))
    return [readers.doubt(action, notes.missions) for action in legal]


@pytest.mark.once
def test_ij_13_what_only_an_insider_can_do_convinces_everybody() -> None:
    proofs = 0
    for seed in range(60):
        for state, seat in positions(FOUR, seed):
            notes = notes_of(state, FOUR, seat)
            denied = int(notes.room.faces[seat].voids)
            legal = list(INSIDE_JOB.legal(state, seat))
            telling = [isinstance(one, Play) and bool(one.card.bit & denied) for one in legal]
            if any(telling):
                found = doubts(notes, legal)
                assert all(
                    doubt > SUREST - 1e-6 for doubt, tells in zip(found, telling, strict=True) if tells
                )
                proofs += sum(telling)
        if proofs > 5:
            return
    pytest.fail("nobody ever denied a suit that he had")


@pytest.mark.once
def test_whoever_does_not_follow_suit_though_he_could_is_suspected_more(soak: bool) -> None:
    more: list[float] = []
    for seed in range(8 if soak else 3):
        for state, seat in positions(FOUR, seed):
            led = int(state.trick.led_bits)
            legal = [one for one in INSIDE_JOB.legal(state, seat) if isinstance(one, Play) and not one.wager]
            follows = [bool(one.card.bit & led) for one in legal]
            if not state.trick.count or all(follows) or not any(follows):
                continue
            found = doubts(notes_of(state, FOUR, seat), list(legal))
            honest = [doubt for doubt, same in zip(found, follows, strict=True) if same]
            revokes = [doubt for doubt, same in zip(found, follows, strict=True) if not same]
            more.append(sum(revokes) / len(revokes) - sum(honest) / len(honest))
    assert len(more) > 10
    assert sum(more) / len(more) > 0.02


@pytest.mark.once
def test_an_insider_looks_the_better_the_more_it_fears(soak: bool) -> None:
    """At the same positions: a hard one, one that fears much more, and one without fear."""
    styles = (HARD._replace(fear=1.0), HARD, HARD._replace(fear=0.0))
    looks: list[list[float]] = []
    for seed in range(12 if soak else 4):
        for number, (state, seat) in enumerate(positions(FOUR, 100 + seed)):
            if number % 4:
                continue
            legal = list(INSIDE_JOB.legal(state, seat))
            found = dict(zip(legal, doubts(notes_of(state, FOUR, seat), legal), strict=True))
            looks.append([found[hard(state, FOUR, seat, playouts=60, style=one)] for one in styles])
    timid, hardened, fearless = (sum(one) / len(looks) for one in zip(*looks, strict=True))
    assert timid < hardened - 0.02
    assert hardened < fearless - 0.01


def hard(state: State, options: Options, seat: int, *, playouts: int, style: Level = HARD) -> Action:
    """Let a bot choose that was told all that its seat was ever told."""
    bot = level(style)(INSIDE_JOB, seat, Rng("same"), Budget(playouts))
    table = tell_all(bot, state, options, seat)
    action: Action = bot.choose(table.view(seat), INSIDE_JOB.legal(table.state, seat))
    return action


@pytest.mark.once
@pytest.mark.parametrize(
    "fixed", [{"players": 2}, {"players": 4}, {"players": 5, "special_roles": ["prof-no", "paranoid"]}]
)
def test_the_insiders_readers_do_not_cheat(fixed: dict[str, Json]) -> None:
    """Whatever he cannot know is dealt again: what a hard Insider decides stays the same."""
    options = INSIDE_JOB.read_options(fixed)
    compared = different = 0
    for seed in range(12):
        rng = Rng(seed, "again")
        for state, seat in positions(options, seed):
            if not rng.chance(0.2):
                continue
            other = INSIDE_JOB.resample(state, seat, rng)
            same = [hard(truth, options, seat, playouts=2) for truth in (state, other)]
            assert same[0] == same[1]
            compared += 1
            different += INSIDE_JOB.log(state) != INSIDE_JOB.log(other)
        if compared > 12:
            break
    assert compared > 5
    assert different > 0.8 * compared
