"""What bots of Insider say of their moves is true of what they thought."""

from __future__ import annotations

from typing import Any

import pytest

from tests.bots.insider.test_player import AnyTable, answered, ask, table_of
from volteface.bots import Explainer, make_bot
from volteface.bots.insider.answering import reply
from volteface.bots.insider.levels import LEVELS
from volteface.bots.insider.searching import Idea, Seeker
from volteface.core.rng import Rng
from volteface.games.insider import INSIDER
from volteface.games.insider.actions import Accuse
from volteface.games.insider.view import View
from volteface.lab.run import Run
from volteface.text import sentence

HARD = LEVELS["hard"]
AT_ONCE = HARD._replace(least=0.0, most=0.0)
"""Every word comes to its mind at once."""
NEVER = HARD._replace(least=99.0, most=99.0)
"""No word ever does."""

NARROW = [
    "Is it made by people?",
    "Does it give light?",
    "Would you find it at sea?",
    "Is it very high or tall?",
]


def play(level: str, seed: int, **options: Any) -> list[Any]:
    """Play a game among bots of a level, and give them."""
    chosen = INSIDER.read_options({"players": 5, **options})
    rng = Rng(seed)
    state = INSIDER.start(chosen, INSIDER.deal(chosen, rng.fork("deal")))
    bots = {seat: make_bot(level, INSIDER, seat, rng.fork("bot", seat)) for seat in range(5)}
    Run(INSIDER, state, [], bots, list(range(5)), rng).to_the_end()
    return [*bots.values()]


def narrowed(questions: list[str]) -> AnyTable:
    """A table that looks for the lighthouse, with questions that were answered."""
    table = table_of("lighthouse")
    master = make_bot("hard", INSIDER, 0, Rng(1))
    for text in questions:
        ask(table, 2, text)
        answered(table, master)
    return table


def why_asked(level: Any, questions: list[str]) -> tuple[str, Any]:
    """What a seeker says of a question that it would ask next, if it named no word."""
    seeker = Seeker(level._replace(sure=2.0), Rng(1))
    view = narrowed(questions).view(3)
    query = seeker.remembered(view).fresh[0]
    return seeker.why(Idea(query, None, 0.0), view)


def test_at_the_beginning_many_words_are_possible() -> None:
    seeker = Seeker(HARD, Rng(1))
    view = narrowed([]).view(3)
    message, arguments = seeker.why(seeker.idea(view, Rng(2)), view)
    assert message == "in-why-ask"
    assert int(arguments["words"]) > 500


def test_where_few_words_are_left_it_is_not_their_number_for_which_one_asks() -> None:
    assert why_asked(NEVER, NARROW) == ("in-why-ask-mind", {})
    assert why_asked(AT_ONCE, NARROW) == ("in-why-ask-unsure", {})


def test_a_poor_question_tells_some_words_apart_at_most() -> None:
    seeker = Seeker(HARD, Rng(1))
    view = narrowed(NARROW[:1]).view(3)
    moment = seeker.remembered(view)
    worst = min(moment.fresh, key=lambda query: moment.gains[query])
    assert seeker.why(Idea(worst, None, 0.0), view)[0] == "in-why-ask-some"


def test_whoever_says_that_nothing_came_to_mind_had_nothing_in_mind(monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[tuple[str, bool]] = []
    really = Seeker.why

    def why(self: Seeker, idea: Idea, view: View) -> tuple[str, Any]:
        message, arguments = really(self, idea, view)
        moment = self.remembered(view)
        word = self._best_word(moment, moment.chances)
        said.append((message, word is not None and moment.chances[word] >= 0.05))
        assert int(arguments.get("words", 9)) > 3
        return message, arguments

    monkeypatch.setattr(Seeker, "why", why)
    for seed in range(6):
        play("hard", seed)
    assert ("in-why-ask-mind", False) in said
    assert ("in-why-ask-mind", True) not in said


@pytest.mark.parametrize(("worth", "message"), [(0.7, "in-why-name"), (0.0, "in-why-name-try")])
def test_a_word_is_sure_or_a_try(worth: float, message: str) -> None:
    view = narrowed(NARROW).view(3)
    assert Seeker(HARD, Rng(1)).why(Idea(None, 5, worth), view)[0] == message


def test_a_word_is_tried_when_time_runs_out() -> None:
    table = narrowed(NARROW)
    late = table.state.now + 265_000
    table.append(len(table.log), {"by": 2, "do": "ask", "text": "Is it alive?", "at": late})
    assert Seeker(HARD, Rng(1)).why(Idea(None, 5, 0.1), table.view(3))[0] == "in-why-name-hurry"


def test_a_master_who_might_know_says_that_he_did_not_dare() -> None:
    table = table_of("dog")
    ask(table, 2, "Is it alive?")
    view = table.view(0)
    sure, timid = (reply(view, view.questions[0], hesitates=hesitates) for hesitates in (False, True))
    assert (sure.why, timid.why) == ("in-why-answer", "in-why-hesitate")


def test_an_insider_says_why_he_accuses_somebody_and_why_not() -> None:
    table = narrowed([*NARROW, "Is it a lighthouse?"])
    table.append(len(table.log), {"by": 0, "do": "end-discussion", "at": table.state.now + 1000})
    said: dict[bool, set[str]] = {True: set(), False: set()}
    for seed in range(12):
        bot = make_bot("hard", INSIDER, 1, Rng(seed))
        action = bot.choose(table.view(1), INSIDER.legal(table.state, 1))
        assert isinstance(action, Accuse)
        assert isinstance(bot, Explainer)
        said[bool(action.guilty)].add(bot.why()[-1].message)
    assert said[True] == {"in-why-frame"}
    assert said[False] <= {"in-why-frame-not"}


@pytest.mark.parametrize("message", ["in-why-accuse", "in-why-acquit", "in-why-suspect"])
def test_shares_are_written_as_each_language_writes_them(message: str) -> None:
    assert "81%" in sentence(message, "en", seat="Ann", chance=81)
    assert "81\u202f%" in sentence(message, "fr", seat="Ann", chance=81)
