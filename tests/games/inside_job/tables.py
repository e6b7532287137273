"""Tables in the words of the rulebook: deal one, play on it, ask what lies there.

Everything goes through the doors of ``INSIDE_JOB``. A state is a value: every function returns the next one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import NamedTuple, TypeVar

import pytest

from volteface.core.errors import Refused
from volteface.core.game import Step
from volteface.core.json import Entry, Json
from volteface.core.outcome import Winner
from volteface.core.rng import Rng
from volteface.games.inside_job import (
    INSIDE_JOB,
    MISSIONS,
    Action,
    Card,
    ChooseMission,
    Event,
    Partner,
    Play,
    PlayLarry,
    State,
    View,
    Vote,
    card,
)
from volteface.games.inside_job import mission as find_mission
from volteface.games.inside_job.actions import LARRY
from volteface.games.inside_job.cards import CARDS
from volteface.games.inside_job.events import MissionJudged, TrickTaken

CARDS_EACH = {2: 10, 3: 13, 4: 12, 5: 10}
TRICKS = {2: 9, 3: 11, 4: 10, 5: 9}
MISSIONS_NEEDED = {2: 7, 3: 9, 4: 7, 5: 6}
REVEAL_AT = {2: 6, 3: 6, 4: 5, 5: 4}

EventT = TypeVar("EventT", bound=Event)


def table(
    players: int = 4,
    roles: str = "",
    hands: Sequence[str] = (),
    missions: str = "",
    starter: int = 0,
    stack: str = "",
    seed: int = 0,
    **options: Json,
) -> State:
    """Deal a table and set it up.

    ``roles`` are words, seat by seat, Larry's last; the special ones among them are put into the options.
    A hand is words too: ``"b7 g3 -p"`` holds these two and no pink card. What is not said is filled up,
    always in the same way. ``missions`` and ``stack`` are the tops of the two piles.
    """
    return dealt(players, roles, hands, missions, starter, stack, seed, **options).state


def dealt(
    players: int = 4,
    roles: str = "",
    hands: Sequence[str] = (),
    missions: str = "",
    starter: int = 0,
    stack: str = "",
    seed: int = 0,
    **options: Json,
) -> Step[State, Event]:
    """Deal a table like ``table``, and say what was told."""
    chairs = 3 if players == 2 else players
    names = roles.split() or ["insider", *["agent"] * (chairs - 1)]
    options.setdefault("special_roles", [name for name in names if name not in ("insider", "agent")])
    chosen = INSIDE_JOB.read_options({"players": players, **options})
    rng = Rng(seed, "table")
    held, rest = _fill_hands(hands, players, stack.split(), rng)
    entry: Entry = {
        "hands": [list(hand) for hand in held],
        "roles": list(names[:players]),
        "missions": list(_fill_missions(missions.split(), len(chosen.setup.missions), rng)),
        "starter": starter,
    }
    if players == 2:
        entry["larry_role"] = names[2]
        entry["larry_stack"] = [*stack.split(), *rest]
    state = INSIDE_JOB.start(chosen, INSIDE_JOB.read_deal(chosen, entry))
    return Step(state, INSIDE_JOB.opening(state))


def _fill_hands(
    hands: Sequence[str], players: int, kept: list[str], rng: Rng
) -> tuple[list[list[str]], list[str]]:
    words = [hand.split() for hand in hands] + [[] for _ in range(players - len(hands))]
    held = [[word for word in hand if not word.startswith("-")] for hand in words]
    lacking = [{word[1] for word in hand if word.startswith("-")} for hand in words]
    named = {name for hand in held for name in hand} | set(kept)
    rest = [name for name in rng.shuffled([one.name for one in CARDS]) if name not in named]
    for seat in sorted(range(players), key=lambda one: -len(lacking[one])):
        wanted = CARDS_EACH[players] - len(held[seat])
        given = [name for name in rest if name[0] not in lacking[seat]][:wanted]
        held[seat] += given
        rest = [name for name in rest if name not in given]
    return held, rest


def _fill_missions(top: list[str], count: int, rng: Rng) -> list[str]:
    names = [one.id for one in MISSIONS[:count]]
    return [*top, *rng.shuffled([name for name in names if name not in top])]


def the_card(name: str) -> Card:
    """Find a card that must exist."""
    found = card(name)
    assert found is not None, name
    return found


def a_play(word: str) -> Play:
    """Read ``b7``, or ``b7+`` with a token on it."""
    return Play(the_card(word.rstrip("+")), word.endswith("+"))


def a_mission(name: str) -> ChooseMission:
    """Read a mission's id."""
    found = find_mission(name)
    assert found is not None, name
    return ChooseMission(found)


def for_larry(play: str, back: str, out: str) -> PlayLarry:
    """Read what is done with Larry's three cards."""
    return PlayLarry(the_card(play), the_card(back), the_card(out))


def a_ballot(word: str) -> Vote:
    """Read ``2``, ``1,3`` for two votes, ``L`` for Larry, ``-`` for an empty ballot."""
    if word == "-":
        return Vote(())
    return Vote(tuple(LARRY if part == "L" else int(part) for part in word.split(",")))


def asked(state: State) -> tuple[int, ...]:
    """Say who is asked for something."""
    return INSIDE_JOB.to_act(state)


def step(state: State, action: Action) -> Step[State, Event]:
    """Let the first seat that is asked act, and say what was told."""
    return INSIDE_JOB.apply(state, asked(state)[0], action)


def go_on(state: State, times: int = 1) -> State:
    """Let whoever is asked do the first thing that he may."""
    for _ in range(times):
        state = step(state, INSIDE_JOB.legal(state, asked(state)[0])[0]).state
    return state


def partner(state: State, seat: int) -> State:
    """Let the Accomplice choose."""
    return step(state, Partner(seat)).state


def mission(state: State, name: str) -> State:
    """Make a mission public."""
    return step(state, a_mission(name)).state


def play(state: State, words: str) -> State:
    """Play cards one after the other, each by the seat whose turn it is: ``"b7 g3+"``."""
    for word in words.split():
        state = step(state, a_play(word)).state
    return state


def larry(state: State, play: str, back: str, out: str) -> State:
    """Play for Larry."""
    return step(state, for_larry(play, back, out)).state


def trick(state: State, name: str, words: str) -> State:
    """Play a whole trick: its mission and its cards."""
    return play(mission(state, name), words)


def vote(state: State, words: str) -> State:
    """Hand in ballots in the order of the seats that are asked."""
    for word in words.split():
        state = step(state, a_ballot(word)).state
    return state


def last_step(state: State, words: str) -> Step[State, Event]:
    """Play cards like ``play``, and say what the last one brought."""
    *before, last = words.split()
    return step(play(state, " ".join(before)), a_play(last))


def refused(state: State, seat: int, action: Action, rule: str, message: str) -> None:
    """Check that an action is refused by a rule, with a reason, and that nothing has changed."""
    before = snapshot(state)
    with pytest.raises(Refused) as caught:
        INSIDE_JOB.apply(state, seat, action)
    assert (caught.value.rule, caught.value.message) == (rule, message)
    assert snapshot(state) == before
    assert action not in INSIDE_JOB.legal(state, seat)


def snapshot(state: State) -> tuple[object, ...]:
    """Gather all that can be asked of a state."""
    seats = public(state).players
    return (
        INSIDE_JOB.log(state),
        [INSIDE_JOB.legal(state, seat) for seat in range(seats)],
        [INSIDE_JOB.view(state, seat) for seat in (None, *range(seats))],
        asked(state),
    )


def public(state: State) -> View:
    """See what a spectator sees."""
    return INSIDE_JOB.view(state, None)


def intel(state: State) -> list[int]:
    """Count the intel of each seat, Larry's last."""
    seen = public(state)
    return [seat.intel for seat in seen.seats] + ([seen.larry.intel] if seen.larry else [])


def shown(state: State) -> list[str | None]:
    """List the roles that lie open, Larry's last."""
    seen = public(state)
    return [seat.role for seat in seen.seats] + ([seen.larry.role] if seen.larry else [])


def result(state: State) -> tuple[list[Winner], str | None]:
    """Say who has won and why."""
    outcome = INSIDE_JOB.outcome(state)
    assert outcome is not None, "the game is not over"
    return list(outcome.winners), outcome.by


def choices(state: State, seat: int) -> list[str]:
    """Write down what a seat may do."""
    return [action.notation for action in INSIDE_JOB.legal(state, seat)]


def one(events: Sequence[Event], kind: type[EventT]) -> EventT:
    """Find the only event of its kind."""
    (found,) = [event for event in events if isinstance(event, kind)]
    return found


def told(events: Sequence[Event], seat: int | None) -> list[Event]:
    """Keep what a seat is told."""
    redacted = [INSIDE_JOB.redact(event, seat) for event in events]
    return [event for event in redacted if event is not None]


def after(
    story: str, players: int = 4, roles: str = "", starter: int | None = None, **options: Json
) -> State:
    """Deal the first table on which a story can be told, and tell it (see ``tricks``)."""
    return end_of(story, players, roles, starter, **options).state


def end_of(
    story: str, players: int = 4, roles: str = "", starter: int | None = None, **options: Json
) -> Step[State, Event]:
    """Tell a story like ``after``, and say what its last card brought."""
    for seed in range(200):
        first = seed % players if starter is None else starter
        state = table(players, roles, (), "", first, "", seed, **options)
        for ending in _Story(seed, 6000).tell(Step(state, []), story.split()):
            return ending
    raise AssertionError(f"no deal allows {story!r}")


def tricks(state: State, story: str) -> State:
    """Play whole tricks that go as told, whatever the cards.

    ``"2+ 0- 1-:23"``: seat 2 takes the first trick and its mission succeeds; seats 0 and 1 take the next
    two and the missions fail; on the last one seats 2 and 3 wager. ``*`` is any winner, ``L`` is Larry;
    without a sign the mission may go either way. Nobody else wagers. ``partner=1``: the Accomplice chooses.
    ``vote``: the other tricks, with no mission succeeding and nobody else revealed.
    """
    for ending in _Story(0, 100_000).tell(Step(state, []), story.split()):
        return ending.state
    raise AssertionError(f"the cards do not allow {story!r}")


def to_the_vote(state: State) -> State:
    """Play on until the vote: no mission succeeds, nobody else is revealed, nobody wagers."""
    return tricks(state, "vote")


class _Wanted(NamedTuple):
    winner: str
    success: bool | None
    wagers: frozenset[int]


class _Story:
    """A search, with so many steps, for plays that make a story true."""

    def __init__(self, seed: int, steps: int) -> None:
        self.rng = Rng(seed, "story")
        self.steps = steps

    def tell(self, now: Step[State, Event], words: list[str]) -> Iterator[Step[State, Event]]:
        """Tell a story on this table, in every way that is found."""
        if not words:
            yield now
            return
        word, *rest = words
        if word == "vote":
            endings = self._last_tricks(now)
        elif word.startswith("partner="):
            endings = iter([step(now.state, Partner(int(word.removeprefix("partner="))))])
        else:
            endings = self._ways(now.state, _read_trick(word))
        for ending in endings:
            yield from self.tell(ending, rest)

    def _last_tricks(self, now: Step[State, Event]) -> Iterator[Step[State, Event]]:
        state = now.state
        if public(state).phase == "vote":
            yield now
            return
        held, open_roles, players = intel(state), shown(state), public(state).players
        # The poorest first, so that nobody is revealed; whoever is revealed already comes last.
        for chair in sorted(range(len(held)), key=lambda one: (open_roles[one] is not None, held[one])):
            winner = str(chair) if chair < players else "larry"
            for ending in self._ways(state, _Wanted(winner, success=False, wagers=frozenset())):
                if shown(ending.state) == open_roles and INSIDE_JOB.outcome(ending.state) is None:
                    yield from self._last_tricks(ending)

    def _ways(self, state: State, wanted: _Wanted) -> Iterator[Step[State, Event]]:
        """Find a few ways in which the trick that now begins goes as wanted."""
        yield from islice(self._lines(state, wanted), 4)

    def _lines(self, state: State, wanted: _Wanted) -> Iterator[Step[State, Event]]:
        for seat in asked(state)[:1]:
            for action in self.rng.shuffled(list(INSIDE_JOB.legal(state, seat))):
                if self.steps == 0:
                    return
                if isinstance(action, Play) and action.wager != (seat in wanted.wagers):
                    continue
                self.steps -= 1
                ending = INSIDE_JOB.apply(state, seat, action)
                taken = [event.seat for event in ending.events if isinstance(event, TrickTaken)]
                judged = [event.success for event in ending.events if isinstance(event, MissionJudged)]
                if not taken:
                    yield from self._lines(ending.state, wanted)
                elif wanted.winner in ("", str(taken[0])) and wanted.success in (None, judged[0]):
                    yield ending


def _read_trick(word: str) -> _Wanted:
    head, _, wagers = word.partition(":")
    success = {"+": True, "-": False}.get(head[-1])
    winner = {"*": "", "L": "larry"}.get(head[0], head[0])
    return _Wanted(winner, success, frozenset(int(seat) for seat in wagers))
