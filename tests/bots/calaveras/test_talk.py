"""What bots say: phrases of the game with their slots filled, not too often, and nothing of the hand."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.calaveras.tables import dealt, do, go_on, table
from volteface.bots import Hearing, Talker, make_bot
from volteface.bots.calaveras.talk import Tongue, claim
from volteface.core.phrases import Said, phrases_of, read_phrase
from volteface.core.rng import Rng
from volteface.games.calaveras import CALAVERAS


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_mc_23_what_is_said_can_be_said_at_this_table(players: int) -> None:
    options = CALAVERAS.read_options({"players": players})
    rng = Rng("said", players)
    said: Counter[str] = Counter()
    turns = 0
    for seed in range(6):
        state = dealt(seed, players=players)
        tongues = [Tongue(rng.fork(seed, seat)) for seat in range(CALAVERAS.seats(options))]
        while CALAVERAS.to_act(state) and len(state.history) < 60:
            state = go_on(state, rng).state
            turns += 1
            for seat, tongue in enumerate(tongues):
                if CALAVERAS.decider(state, seat) != seat:
                    continue
                one = tongue.say(CALAVERAS.view(state, seat), phrases_of(CALAVERAS))
                if one is not None:
                    assert read_phrase(CALAVERAS, options, one.phrase.id, dict(one.slots)) == one
                    said[one.phrase.id] += 1
    assert len(said) > 8
    assert sum(said.values()) < 2 * turns


@pytest.mark.parametrize(
    ("play", "phrase"),
    [
        ("place hotel to 0", "mc-say-me"),
        ("place hotel to 1", "mc-say-saw"),
        ("place hotel to 2", "mc-say-together"),
        ("place hotel to suspect", "mc-say-happened"),
        ("place hotel to innocent", "mc-say-nothing"),
    ],
)
def test_mc_23_a_play_is_announced_as_a_claim(play: str, phrase: str) -> None:
    state = do(table(4, ["hotel lab twist"]), play)
    line = claim(CALAVERAS.view(state, 0).history[-1], 0, 2)
    assert line is not None
    assert (line[0], line[1]["place"]) == (phrase, "hotel")


def test_mc_10_there_is_nothing_to_claim_of_a_twist_that_moves_nothing() -> None:
    state = do(table(4, ["hotel lab twist"]), "twist nothing")
    assert claim(CALAVERAS.view(state, 0).history[-1], 0, 2) is None


def test_mc_23_words_tell_nothing_of_the_hand() -> None:
    """With other cards in the hand the same is said."""
    rng = Rng("words")
    state = dealt(3, players=6)
    for number in range(40):
        state = go_on(state, rng).state
        if not CALAVERAS.to_act(state):
            break
        lines = []
        for world in (state, CALAVERAS.resample(state, None, rng)):
            bot = make_bot("hard", CALAVERAS, 2, Rng(number))
            assert isinstance(bot, Talker)
            lines.append(bot.say(CALAVERAS.view(world, 2), phrases_of(CALAVERAS)))
        assert lines[0] == lines[1]


def test_it_says_nothing_twice_about_one_turn_nor_after_the_end() -> None:
    state = do(table(4, ["hotel lab twist"]), "place hotel to 1")
    view = CALAVERAS.view(state, 0)
    tongues = [Tongue(Rng(seed)) for seed in range(20)]
    first = [tongue.say(view, CALAVERAS.phrases) for tongue in tongues]
    assert 4 <= sum(one is not None for one in first) <= 16
    assert [tongue.say(view, CALAVERAS.phrases) for tongue in tongues] == [None] * 20


def _said(phrase: str, **slots: int | str) -> Said:
    return Said(next(one for one in phrases_of(CALAVERAS) if one.id == phrase), slots)


@pytest.mark.parametrize(
    ("accusation", "defences"),
    [
        (_said("mc-say-suspect", seat=2), {"mc-say-not-me", "mc-say-believe", "say-disagree"}),
        (_said("mc-say-saw", seat=2, place="hotel"), {"mc-say-never"}),
        (_said("mc-say-suspect", seat=3), set()),
    ],
)
def test_mc_23_whoever_is_accused_defends_himself_but_not_always(
    accusation: Said, defences: set[str]
) -> None:
    state = do(table(4, ["hotel lab twist"]), "place lab to innocent")
    view = CALAVERAS.view(state, 2)
    answers = []
    for seed in range(30):
        bot = make_bot("easy", CALAVERAS, 2, Rng(seed))
        assert isinstance(bot, Talker)
        assert isinstance(bot, Hearing)
        bot.say(view, phrases_of(CALAVERAS))
        bot.hear(1, accusation)
        # Of this turn it has spoken, or not: an answer comes besides, and once.
        answers.append(bot.say(view, phrases_of(CALAVERAS)))
        assert bot.say(view, phrases_of(CALAVERAS)) is None
    said = [one for one in answers if one is not None]
    assert {one.phrase.id for one in said} == defences
    assert not defences or 10 < len(said) < 30


def test_mc_4_a_ghost_is_not_thanked_nor_asked_for_help_and_a_partner_is_no_liar() -> None:
    rng = Rng("ghosts")
    options = CALAVERAS.read_options({"players": 3})
    seen: Counter[str] = Counter()
    for seed in range(12):
        state = dealt(seed, players=3)
        tongues = [Tongue(rng.fork(seed, seat)) for seat in range(CALAVERAS.seats(options))]
        while CALAVERAS.to_act(state) and len(state.history) < 60:
            state = go_on(state, rng).state
            for seat, tongue in enumerate(tongues):
                if CALAVERAS.decider(state, seat) != seat:
                    continue
                view = CALAVERAS.view(state, seat)
                one = tongue.say(view, phrases_of(CALAVERAS))
                if one is None:
                    continue
                seen[one.phrase.id] += 1
                partner = (seat + len(view.seats) // 2) % len(view.seats)
                if one.phrase.id in {"mc-say-partner", "mc-say-well-done"}:
                    assert view.ghost != partner
                if one.phrase.id in {"mc-say-lie", "mc-say-suspect"}:
                    assert one.slots["seat"] not in (seat, partner)
                if one.phrase.id == "mc-say-suspect":
                    suspect = view.seats[int(one.slots["seat"])]
                    assert suspect.suspect_places or suspect.suspicion == max(x.suspicion for x in view.seats)
    assert {"mc-say-partner", "mc-say-suspect"} <= seen.keys()
    assert seen["mc-say-suspect"] < 0.2 * seen.total()
