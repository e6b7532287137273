"""Tables in the words of the rulebook: deal one, play on it, ask what lies there.

Everything goes through the doors of ``INSIDER``. A state is a value: every function returns the next one.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TypeVar

import pytest

from volteface.core.errors import Refused
from volteface.core.game import CHANCE, CLOCK, Step
from volteface.core.json import Json
from volteface.core.outcome import Winner
from volteface.games.insider import (
    CENTRE,
    INSIDER,
    Accuse,
    Action,
    Answer,
    Ask,
    Begin,
    EndDiscussion,
    Event,
    Look,
    Place,
    Point,
    State,
    Write,
)

__all__ = ["CENTRE", "CHANCE", "CLOCK"]

ROLES = "master insider common common common common common common"

EventT = TypeVar("EventT", bound=Event)


def table(
    players: int = 4, roles: str = "", centre: str | None = None, word: str | None = "lion", **options: Json
) -> State:
    """Deal a table: seat 0 is the Master and seat 1 the Insider, unless ``roles`` say otherwise."""
    chosen = INSIDER.read_options({"players": players, **options})
    dealt = roles.split() or ROLES.split()[:players]
    entry: dict[str, Json] = {"roles": [*dealt], "centre": centre, "word": word}
    return INSIDER.start(chosen, INSIDER.read_deal(chosen, entry))


def advanced(players: int = 4, *, at_centre: bool = False, **options: Json) -> State:
    """Deal a table with the advanced rules: the Insider is seat 1, or at the centre."""
    roles = " ".join(["master", *["common"] * (players - 1)]) if at_centre else ""
    centre = "insider" if at_centre else "common"
    return table(players, roles, centre, "lion", advanced=True, **options)


def step(state: State, actor: int, action: Action, wait: int = 0) -> Step[State, Event]:
    """Do something, so many milliseconds after the last entry, and say what was told."""
    return INSIDER.apply(state, actor, action, state.now + wait)


def do(state: State, actor: int, action: Action, wait: int = 0) -> State:
    """Do something, so many milliseconds after the last entry."""
    return step(state, actor, action, wait).state


def tick(state: State) -> State:
    """Let the time run out that is running."""
    return ring(state).state


def ring(state: State) -> Step[State, Event]:
    """Let the time run out that is running, and say what was told."""
    deadline = INSIDER.deadline(state)
    assert deadline is not None, "no time is running"
    (action,) = INSIDER.legal(state, CLOCK)
    return INSIDER.apply(state, CLOCK, action, deadline)


def asking(state: State) -> State:
    """Begin, look, and turn the glass; a free word is a lion too."""
    if INSIDER.view(state, None).free_word:
        state = do(state, state.master, Write("lion"))
    return tick(do(state, state.master, Begin()))


def found(state: State, answerer: int = 2, after: int = 60_000) -> State:
    """Turn the glass, and find the word so many milliseconds later."""
    state = do(asking(state), answerer, Ask("Is it a lion?"), after)
    return do(state, state.master, Answer(0, "found"))


def first_ballot(state: State, answerer: int = 2, look: Place | None = None) -> State:
    """Find the word, look at a card where one may, talk, and open the first ballot."""
    state = found(state, answerer)
    if phase(state) == "card":
        state = do(state, answerer, Look(look))
    return do(state, state.master, EndDiscussion())


def accuse(state: State, yes: Iterable[int]) -> State:
    """Let these seats say yes and the others no."""
    for seat in INSIDER.to_act(state):
        state = do(state, seat, Accuse(seat in yes))
    return state


def second_ballot(state: State, answerer: int = 2) -> State:
    """Open the second ballot: nobody accuses the answerer, who is a Common."""
    return accuse(first_ballot(state, answerer), ())


def point(state: State, at: Mapping[int, Place | None]) -> State:
    """Let the seats point; whoever is not named points at nobody."""
    for seat in INSIDER.to_act(state):
        state = do(state, seat, Point(at.get(seat)))
    return state


def phase(state: State) -> str:
    """Name the phase, as everybody sees it."""
    return INSIDER.view(state, None).phase


def result(state: State) -> tuple[list[Winner], str | None]:
    """Say who has won and why."""
    outcome = INSIDER.outcome(state)
    assert outcome is not None, "the game is not over"
    return list(outcome.winners), outcome.by


def refused(state: State, actor: int, action: Action, rule: str, wait: int = 0) -> str:
    """Try something that the rules do not allow; name the message."""
    before = INSIDER.log(state)
    with pytest.raises(Refused) as refusal:
        INSIDER.apply(state, actor, action, state.now + wait)
    assert refusal.value.rule == rule
    assert INSIDER.log(state) == before
    return refusal.value.message


def one(events: Sequence[Event], kind: type[EventT]) -> EventT:
    """Find the only event of its kind."""
    (event,) = [event for event in events if isinstance(event, kind)]
    return event


def told(events: Sequence[Event], seat: int | None) -> list[Event]:
    """Keep what a seat is told."""
    redacted = [INSIDER.redact(event, seat) for event in events]
    return [event for event in redacted if event is not None]
