"""What bots of Inside Job say of their moves is true of what they found."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from tests.bots.inside_job.test_levels import informed, play_out, sit
from tests.games.inside_job.tables import a_ballot, a_play
from volteface.bots import Budget
from volteface.bots.inside_job import levels
from volteface.bots.inside_job.notes import Notes
from volteface.bots.inside_job.reasons import reason_of
from volteface.bots.inside_job.search import Prospect
from volteface.bots.policy import Reason
from volteface.games.inside_job import INSIDE_JOB
from volteface.games.inside_job.actions import Action
from volteface.games.inside_job.view import PlayedCard, View
from volteface.text import LANGUAGES, sentence


def seated(insider: bool, players: int = 4, **options: Any) -> tuple[View, Notes, list[Action]]:
    """Seat a bot that is the Insider, or not, at the beginning of a game."""
    chosen = INSIDE_JOB.read_options({"players": players, **options})
    for seed in range(40):
        table, _ = sit(chosen, seed)
        seat = INSIDE_JOB.to_act(table.state)[0]
        if bool(table.state.chairs[seat].role.is_insider) == insider:
            _, bot = informed(table.state, chosen, seat)
            view = table.view(seat)
            return view, bot._read(view), list(INSIDE_JOB.legal(table.state, seat))
    raise AssertionError


def prospects(actions: Sequence[Action], *shares: tuple[int, float]) -> list[Prospect]:
    """Choices that won so many of ten games, each with its mission's chance."""
    found = []
    for action, (won, success) in zip(actions, shares, strict=False):
        one = Prospect(action)
        one.games, one.won, one.success = 10, won, success
        found.append(one)
    return found


def why(view: View, notes: Notes, choices: list[Prospect], chances: Sequence[float] = ()) -> Reason:
    return reason_of(view, 0, notes, choices[0], choices, chances or [0.25] * notes.chairs, 10.0)


@pytest.mark.parametrize(
    ("insider", "ours", "other", "message"),
    [
        (False, 0.8, 0.5, "ij-why-easier"),
        (True, 0.8, 0.5, "ij-why-easier-insider"),
        (True, 0.5, 0.8, "ij-why-harder"),
        (False, 0.5, 0.8, "ij-why-harder-yet"),
        (False, 0.5, 0.55, "ij-why-either"),
    ],
)
def test_ij_7_why_a_mission_was_chosen(insider: bool, ours: float, other: float, message: str) -> None:
    view, notes, legal = seated(insider)
    assert why(view, notes, prospects(legal, (5, ours), (5, other))).message == message


def answering(view: View) -> View:
    """The same table, with a card on the trick."""
    return replace(view, trick=(PlayedCard(seat=3, card="y3", wager=False),), winning=3)


@pytest.mark.parametrize(
    ("insider", "shares", "message"),
    [
        (False, [(6, 0.5), (5, 0.5)], "ij-why-best"),
        (False, [(6, 0.5), (7, 0.5)], "ij-why-overall"),
        (False, [(5, 0.8), (5, 0.6)], "ij-why-help"),
        (False, [(5, 0.8), (5, 0.81), (5, 0.6)], "ij-why-best"),
        (False, [(5, 0.5), (5, 0.8)], "ij-why-keep"),
        (True, [(5, 0.8), (5, 0.6)], "ij-why-help-insider"),
        (True, [(5, 0.5), (5, 0.8)], "ij-why-spoil"),
    ],
)
def test_why_a_card_was_played(insider: bool, shares: list[tuple[int, float]], message: str) -> None:
    view, notes, _ = seated(insider)
    cards = [a_play(word) for word in ("y5", "y6", "y7")]
    assert why(answering(view), notes, prospects(cards, *shares)).message == message


def test_without_playouts_nothing_is_said_of_them() -> None:
    view, notes, _ = seated(False)
    choices = [Prospect(a_play("y5")), Prospect(a_play("y6"))]
    choices[0].glance = 0.4
    assert why(view, notes, choices).message == "ij-why-overall"


def test_what_every_card_would_do_is_no_reason() -> None:
    """IJ-21: the intel is the reason only where another card would have left it to somebody else."""
    view, notes, _ = seated(True)
    choices = prospects([a_play("y5"), a_play("y6")], (5, 0.5), (5, 0.5))
    for one in choices:
        one.ahead = True
    assert why(answering(view), notes, choices).message == "ij-why-best"
    choices[1].ahead = False
    assert why(answering(view), notes, choices).message == "ij-why-intel"


def test_ij_50_prof_no_is_not_after_the_intel_and_nobody_keeps_him_from_it() -> None:
    choices = prospects([a_play("y5"), a_play("y6")], (5, 0.5), (5, 0.5))
    choices[0].ahead = True
    for insider in (True, False):
        view, notes, _ = seated(insider, special_roles=["prof-no"])
        assert why(answering(view), notes, choices, [0.0, 0.2, 0.2, 0.6]).message == "ij-why-best"
    view, notes, _ = seated(False)
    assert why(answering(view), notes, choices, [0.0, 0.2, 0.2, 0.6]).message == "ij-why-deny"


def test_ij_32_why_somebody_was_voted_for() -> None:
    view, notes, _ = seated(False)
    others = [seat for seat in range(4) if seat != notes.seat]
    chances = [0.0] * 4
    for seat, chance in zip(others, (0.6, 0.3, 0.1), strict=True):
        chances[seat] = chance
    likely, unlikely = (
        why(view, notes, prospects([a_ballot(str(seat))], (5, 0.5)), chances) for seat in others[:2]
    )
    assert (likely.message, likely.arguments["doubt"]) == ("ij-why-vote", 60)
    assert unlikely.message == "ij-why-vote-suits"
    both = why(view, notes, prospects([a_ballot(f"{others[0]},{others[1]}")], (5, 0.5)), chances)
    assert both.message == "ij-why-vote-two"
    assert (both.arguments["doubt"], both.arguments["less"]) == (60, 30)
    assert dict(both.seats) == {"seat": others[0], "other": others[1]}


def test_ij_32_an_insider_accuses_whom_the_table_suspects() -> None:
    view, notes, _ = seated(True)
    other, third = [seat for seat in range(4) if seat != notes.seat][:2]
    notes.room.note(other, 2.0)
    chances = [float(seat == notes.seat) for seat in range(4)]
    found = [why(view, notes, prospects([a_ballot(str(seat))], (5, 0.5)), chances) for seat in (other, third)]
    assert [one.message for one in found] == ["ij-why-scapegoat", "ij-why-vote-suits"]


def test_ij_66_larry_is_named_in_both_languages() -> None:
    for insider, chances, message in [
        (False, [0.0, 0.3, 0.7], "ij-why-vote"),
        (True, [1.0, 0.0, 0.0], "ij-why-vote-suits"),
    ]:
        view, notes, _ = seated(insider, players=2)
        reason = why(view, notes, prospects([a_ballot("L")], (5, 0.5)), chances)
        assert (reason.message, dict(reason.seats)) == (message, {})
        for language in LANGUAGES:
            said = sentence(reason.message, language, **reason.arguments)
            assert "Larry" in said
            assert "{" not in said


@pytest.mark.once
def test_what_is_said_in_whole_games_holds(monkeypatch: pytest.MonkeyPatch) -> None:
    said: Counter[str] = Counter()

    def checked(
        view: View, number: int, notes: Notes, best: Prospect, choices: Sequence[Prospect], *more: Any
    ) -> Reason:
        reason = reason_of(view, number, notes, best, choices, *more)
        said[reason.message] += 1
        if reason.message == "ij-why-best":
            assert best.share() >= max(one.share() for one in choices)
        if reason.message == "ij-why-help":
            assert best.success >= max(one.success for one in choices)
            assert not notes.role.is_insider
        return reason

    monkeypatch.setattr(levels, "reason_of", checked)
    for players in (2, 4):
        play_out(*sit(INSIDE_JOB.read_options({"players": players}), 3, "hard", Budget(3)))
    assert said["ij-why-best"]
    assert said["ij-why-help"]
