"""What bots of Mission Calaveras say of their plays: what came of them, of themselves as of themselves."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.calaveras.tables import PLAYS, table
from volteface.bots import Budget, Explainer, make_bot
from volteface.bots.calaveras.reasons import reason_of
from volteface.bots.calaveras.search import Node
from volteface.bots.calaveras.worth import SURE
from volteface.bots.policy import Reason
from volteface.core.rng import Rng
from volteface.games.calaveras import CALAVERAS, State
from volteface.text import LANGUAGES, sentence


def why(state: State, play: str) -> Reason:
    """What the seat whose turn it is says of a play, if it thought that it wins three of four games."""
    node = Node(0, 0, 0, 0, 0, 0, 0)
    node.visits, node.total, node.worth = 3, 3 * SURE * 3 // 4, SURE * 3 // 4
    (seat,) = CALAVERAS.to_act(state)
    return reason_of(CALAVERAS.view(state, CALAVERAS.decider(state, seat)), 0, PLAYS[play], node)


def said(reason: Reason, language: str = "en") -> str:
    names = {slot: "ABCDEF"[seat] for slot, seat in reason.seats.items()}
    return sentence(reason.message, language, **dict(reason.arguments), **names)


def winning(**more: Any) -> State:
    """Seat 1 has 5 points and alone shows the Hotel; a second card at the centre makes it guilty."""
    shows = {0: "carnival lab", 1: "hotel", 2: "lab"}
    return table(
        4,
        ["hotel lab airport"],
        **{"shows": shows, "innocent": "phone", "suspicion": [0, 5, 1, 1], "nicole": 0, **more},
    )


def test_mc_21_it_says_that_a_play_wins() -> None:
    state = winning()
    bot = make_bot("hard", CALAVERAS, 0, Rng(0, "levels"), Budget(80))
    bot.choose(CALAVERAS.view(state, 0), CALAVERAS.legal(state, 0))
    assert isinstance(bot, Explainer)
    (reason,) = bot.why()
    assert (reason.message, dict(reason.seats)) == ("mc-why-win", {"seat": 1})
    assert said(reason) == "B became guilty while Nicole was with my team: that won."


def test_mc_21_whoever_becomes_guilty_and_wins_speaks_of_himself() -> None:
    state = winning(shows={0: "hotel", 2: "lab carnival"}, suspicion=[5, 1, 0, 1], nicole=2)
    reason = why(state, "place hotel to suspect")
    assert said(reason) == "I became guilty while Nicole was with my team: that won."
    assert said(reason, "fr").startswith("Je devenais coupable")


@pytest.mark.parametrize(
    ("shows", "play", "english", "french"),
    [
        ({0: "phone"}, "place phone to innocent", "It gave me an alibi.", "Cela me donnait un alibi."),
        ({2: "phone"}, "place phone to innocent", "It gave C an alibi.", "Cela donnait un alibi à C."),
        (
            {1: "phone"},
            "place phone to suspect",
            "It gathered evidence against B.",
            "Cela réunissait des preuves contre B.",
        ),
        ({1: "phone"}, "place phone to 0", "It brought Nicole to me.", "Cela amenait Nicole devant moi."),
        ({}, "place phone to 1", "Looking ahead, I found nothing better.", "En regardant plus loin, je ne"),
    ],
)
def test_it_says_what_came_of_a_play(shows: dict[int, str], play: str, english: str, french: str) -> None:
    nicole = 1 if play.endswith("0") else 0
    points = [0, 1, 1, 1] if play.endswith("0") else []
    state = table(4, ["phone lab airport"], shows=shows, nicole=nicole, suspicion=points)
    reason = why(state, play)
    assert said(reason).startswith(english)
    assert said(reason).endswith("I gave my team 75% to win.")
    assert said(reason, "fr").startswith(french)
    assert "75\u202f%" in said(reason, "fr")


def test_mc_17_it_says_that_it_is_named_itself() -> None:
    state = table(4, ["phone lab airport"], shows={0: "lab"}, suspect="lab")
    assert said(why(state, "place phone to suspect")).startswith("It named me, but I saw nothing better.")


def test_mc_18_it_says_whom_nicole_prefers() -> None:
    state = table(4, ["lab phone airport"], shows={0: "phone hotel"}, nicole=0)
    assert said(why(state, "place lab to 0")).startswith("Laboratory in front of me: with equal points")
    reason = why(state, "place lab to 2")
    for language in LANGUAGES:
        assert "C" in said(reason, language)
