"""The kit finds what it is for: each broken game below has one fault, and the kit names it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from volteface.core.conformance import NonConforming, conform
from volteface.core.game import AnyGame
from volteface.core.json import Entry
from volteface.core.outcome import Outcome
from volteface.core.rng import Rng
from volteface.games.calaveras import CALAVERAS
from volteface.games.inside_job import INSIDE_JOB
from volteface.games.inside_job.events import MissionsDrawn
from volteface.games.insider import INSIDER


class Broken:
    """Inside Job, but for what a subclass gets wrong."""

    def __getattr__(self, name: str) -> Any:
        return getattr(INSIDE_JOB, name)

    def views(self, state: Any, readers: Sequence[int | None]) -> Sequence[Any]:
        return [self.view(state, reader) for reader in readers]

    def write_views(self, state: Any, readers: Sequence[int | None]) -> Sequence[bytes]:
        return [msgspec.json.encode(view) for view in self.views(state, readers)]


class LeakyView(Broken):
    """Shows everybody how many blue cards seat 0 holds."""

    def view(self, state: Any, seat: int | None) -> Any:
        blue = int(state.chairs[0].hand & 0x3FFE).bit_count()
        return [INSIDE_JOB.view(state, seat), blue]


class LeakyEvents(Broken):
    """Tells everybody which missions were drawn."""

    def redact(self, event: Any, seat: int | None) -> Any:
        return event if isinstance(event, MissionsDrawn) else INSIDE_JOB.redact(event, seat)


class LeakyBallots(Broken):
    """Shows everybody how many ballots are in."""

    def view(self, state: Any, seat: int | None) -> Any:
        return [INSIDE_JOB.view(state, seat), len(state.voters)]


class LeakyTogether(Broken):
    """Shows everybody the first reader's view, where several look."""

    def views(self, state: Any, readers: Sequence[int | None]) -> Sequence[Any]:
        return [INSIDE_JOB.view(state, readers[0]) for _ in readers]


class LeakyWritten(Broken):
    """Writes the last reader's view for everybody."""

    def write_views(self, state: Any, readers: Sequence[int | None]) -> Sequence[bytes]:
        return INSIDE_JOB.write_views(state, [readers[-1] for _ in readers])


class Permissive(Broken):
    """Lets anybody play any card that he holds, whatever ``legal`` says."""

    def legal(self, state: Any, seat: int) -> Sequence[Any]:
        return INSIDE_JOB.legal(state, seat)[:1]

    def fallback(self, state: Any, seat: int, _rng: Rng) -> Any:
        return self.legal(state, seat)[0]


class Strict(Broken):
    """Offers what it then refuses."""

    def legal(self, state: Any, seat: int) -> Sequence[Any]:
        legal = INSIDE_JOB.legal(state, seat)
        return (*legal, INSIDE_JOB.read_action({"do": "vote", "for": []})) if legal else legal


class InPlace(Broken):
    """Changes the state that it is given."""

    def apply(self, state: Any, seat: int, action: Any, _at: int = 0) -> Any:
        INSIDE_JOB.advance(state, seat, action)
        return (INSIDE_JOB.copy(state), [])


class Forgetful(Broken):
    """Writes a log without its last entry."""

    def log(self, state: Any) -> list[Entry]:
        log = INSIDE_JOB.log(state)
        return log if len(log) < 9 else log[:-1]


class Minting(Broken):
    """Makes intel out of nothing."""

    def advance(self, state: Any, seat: int, action: Any, _at: int = 0) -> tuple[int, ...]:
        asked = INSIDE_JOB.advance(state, seat, action)
        state.supply += 1
        return asked


class Undecided(Broken):
    """Never says who has won."""

    def outcome(self, _state: Any) -> Outcome | None:
        return None


class RoleShown(Broken):
    """Lets a seat whose time ran out do whatever its role allows: the Insider does not follow suit."""

    def fallback(self, state: Any, seat: int, rng: Rng) -> Any:
        return rng.choice(INSIDE_JOB.legal(state, seat))


class Clairvoyant(Broken):
    """Lets a seat whose time ran out play by the cards of the others."""

    def fallback(self, state: Any, seat: int, rng: Rng) -> Any:
        high = state.chairs[1 - min(seat, 1)].hand % 3 == 0
        return INSIDE_JOB.legal(state, seat)[-1 if high else 0]


class Hushed(Broken):
    """Lets everybody talk but the Insider."""

    def may_speak(self, state: Any, seat: int) -> bool:
        return not state.chairs[seat].role.is_insider


class Impossible(Broken):
    """Lets a seat whose time ran out vote for nobody, whatever it was asked."""

    def fallback(self, _state: Any, _seat: int, _rng: Rng) -> Any:
        return INSIDE_JOB.read_action({"do": "vote", "for": []})


@pytest.mark.parametrize(
    ("game", "fault"),
    [
        (LeakyView(), "can tell two truths apart"),
        (LeakyEvents(), "depends on what it cannot know"),
        (LeakyBallots(), "can tell two truths apart"),
        (LeakyTogether(), "views shows something else"),
        (LeakyWritten(), "write_views writes something else"),
        (Permissive(), "not legal, but accepted"),
        (Strict(), "legal, but refused"),
        (InPlace(), "changed the state they were tried on|the log that led to it"),
        (Forgetful(), "does not write the log that led to it"),
        (Minting(), "disagree"),
        (Undecided(), "over exactly if nobody is asked"),
        (RoleShown(), "fallback of seat . depends on"),
        (Clairvoyant(), "fallback of seat . depends on"),
        (Hushed(), "may speak tells"),
        (Impossible(), "fallback of seat . is not legal"),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, Broken) else "",
)
def test_the_kit_names_the_fault(game: Any, fault: str) -> None:
    with pytest.raises(NonConforming, match=fault):
        conform(game, games=25, seed=3, tries=8, exhaust=0.02, stories=0.1)


def test_a_fault_comes_with_the_record_that_shows_it() -> None:
    with pytest.raises(NonConforming, match=r'game \d+ of seed 3: \{"volteface":1'):
        conform(LeakyView(), games=25, seed=3)


def test_other_truths_reach_all_that_is_hidden() -> None:
    """Roles, hands, put-away missions, Larry's role and stack: each must really differ in many worlds."""
    report = conform(INSIDE_JOB, games=12, seed=5, tries=0, exhaust=0, stories=0)
    for hidden in ("hands", "missions", "roles"):
        assert report.differences[hidden] * 10 > report.worlds, hidden
    assert report.differences["nothing"] * 100 < report.worlds
    two = conform(INSIDE_JOB, games=4, seed=5, fixed={"players": 2}, tries=0, exhaust=0, stories=0)
    for hidden in ("hands", "roles", "larry_role", "larry_stack", "larry"):
        assert two.differences[hidden] * 25 > two.worlds, hidden


@pytest.mark.parametrize("game", [INSIDE_JOB, INSIDER], ids=lambda game: str(game.id))
def test_fallbacks_are_compared_with_exchanged_roles(game: AnyGame) -> None:
    report = conform(game, games=10, seed=5, tries=0, exhaust=0, worlds=0, stories=1)
    assert report.exchanges * 5 > report.steps


class Seer:
    """Foresees the cards that will be drawn."""

    def __getattr__(self, name: str) -> Any:
        return getattr(CALAVERAS, name)

    def foresee(self, state: Any, seat: int, action: Any) -> list[Any]:
        pile = [entry["pile"] for entry in CALAVERAS.log(state)[:1]]
        return [*CALAVERAS.foresee(state, seat, action), pile]


def test_foreseeing_what_is_hidden_is_found() -> None:
    with pytest.raises(NonConforming, match="leads to something else"):
        conform(Seer(), games=3)


class Gambler(Seer):
    """Foresees nothing where the next card of the pile is a Twist."""

    def foresee(self, state: Any, seat: int, action: Any) -> list[Any]:
        pile = CALAVERAS.log(state)[0]["pile"]
        assert isinstance(pile, list)
        return [] if pile[0] == "twist" else CALAVERAS.foresee(state, seat, action)


def test_foreseeing_by_what_is_hidden_is_found() -> None:
    with pytest.raises(NonConforming, match="depends on what it cannot know"):
        conform(Gambler(), games=30)


def test_put_away_missions_differ_and_own_ones_do_not() -> None:
    """IJ-9: what another put away is drawn again; what the seat itself put away stays."""
    options = INSIDE_JOB.read_options({"players": 4})
    rng = Rng(11)
    state = INSIDE_JOB.start(options, INSIDE_JOB.deal(options, rng))
    starters = []
    while state.tricks_done < 5:
        if INSIDE_JOB.view(state, None).phase == "mission":
            starters.append(state.starter)
        seat = INSIDE_JOB.to_act(state)[0]
        INSIDE_JOB.advance(state, seat, rng.choice(INSIDE_JOB.legal(state, seat)))
    watcher = starters[0]
    changed = [0] * 5
    for _ in range(40):
        world = INSIDE_JOB.resample(state, watcher, rng)
        for trick in range(5):
            pair, other = (one.deal.missions[2 * trick : 2 * trick + 2] for one in (state, world))
            changed[trick] += set(pair) != set(other)
    for trick, starter in enumerate(starters[:5]):
        assert (changed[trick] == 0) == (starter == watcher), (trick, changed)
