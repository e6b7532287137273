"""A kit that any game must pass, with no list of exceptions: one call, ``conform``, runs every check.

- *Turns*: legal actions exist for whoever is asked, and for nobody else; chance is asked alone.
- *Legality*: an action is legal exactly if it is accepted; a refused one changes nothing, and says why.
- *Time*: where a clock runs it acts at its deadline, not before; nothing happens after it or in the past.
- *Two ways*: ``advance`` in place does what ``apply`` does on a copy, and neither touches the original.
- *Views*: several built together are what each would be alone.
- *Conservation*: the game's own ``check`` holds in every state.
- *Records*: the log a state writes is the log that led to it; a record replays byte for byte.
- *Secrecy*: nothing a seat or a spectator has ever been told changes with what it cannot know
  (see ``volteface.core.secrecy``), and the other truths really differ.
- *Fallbacks*: whoever is asked has one, it is legal, and neither what the seat cannot know nor the role that
  it keeps secret makes a difference to it.
- *Foresight*: what a game foresees is what everybody is told next, and hangs on nothing that the seat cannot
  know.
- *Termination*: every game ends, with an outcome.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any

import msgspec

from volteface.core.errors import Refused
from volteface.core.game import CHANCE, CLOCK, Actor, AnyGame
from volteface.core.json import Json
from volteface.core.record import Record
from volteface.core.rng import Rng
from volteface.core.secrecy import check_roles_hidden, check_secrecy, check_story
from volteface.core.table import Table
from volteface.text import LANGUAGES

STEP_LIMIT = 20_000
"""No game of people takes this many actions."""


_TIME_UP = 0.05


class NonConforming(AssertionError):
    """A check failed; the message names it, the game's number and seed, and holds the record."""


class Report(msgspec.Struct):
    """What was checked."""

    games: int = 0
    steps: int = 0
    accepted: int = 0
    refused: int = 0
    refusals: Counter[str] = msgspec.field(default_factory=Counter)
    """How often each reason was given."""
    worlds: int = 0
    stories: int = 0
    foreseen: int = 0
    """How many actions were foreseen."""
    exchanges: int = 0
    """How many truths in which two seats had exchanged their secret roles."""
    differences: Counter[str] = msgspec.field(default_factory=Counter)
    """How many of the other truths differed in each part of the deal, and in what was done unseen."""
    outcomes: Counter[str] = msgspec.field(default_factory=Counter)
    players: Counter[int] = msgspec.field(default_factory=Counter)


def conform(
    game: AnyGame,
    *,
    games: int = 100,
    seed: int = 0,
    fixed: Mapping[str, Json] | None = None,
    tries: int = 4,
    exhaust: float = 0.02,
    worlds: float = 1.0,
    stories: float = 0.15,
    progress: Callable[[int], None] | None = None,
) -> Report:
    """Play random games over all options and check every step; the first fault raises ``NonConforming``.

    At each step ``tries`` actions of the game's vocabulary are tried, at a part ``exhaust`` of the steps all
    of them for every seat. At every step all that each seat and a spectator see is compared with another
    truth, where games are long and many a part ``worlds`` of that; at a part ``stories`` of the steps, all
    that one of them was ever told, and whether the fallbacks keep the roles secret.
    """
    report = Report()
    for number in range(games):
        rng = Rng(seed, game.id, number)
        options = game.draw_options(rng, fixed or {})
        table = Table(game, options, game.deal(options, rng), salt=rng.salt())
        try:
            _play(table, rng, report, tries=tries, exhaust=exhaust, worlds=worlds, stories=stories)
            _check_record(table)
        except AssertionError as fault:
            where = f"game {number} of seed {seed}"
            raise NonConforming(f"{fault} ({where}: {table.record().to_json()})") from fault
        outcome = game.outcome(table.state)
        assert outcome is not None
        report.games += 1
        report.outcomes[str(outcome.by)] += 1
        report.players[len(table.seats)] += 1
        if progress is not None:
            progress(number + 1)
    return report


def _play(table: Table[Any, Any, Any, Any, Any, Any], rng: Rng, report: Report, **shares: float) -> None:
    game, seats = table.game, len(table.seats)
    vocabulary = list(game.vocabulary(table.options))
    seen = snapshot(game, table.state, seats)
    for _ in range(STEP_LIMIT):
        state = table.state
        game.check(state)
        actors = game.to_act(state)
        _check_turns(table, actors)
        _check_fallbacks(table, actors, rng)
        report.worlds += check_secrecy(game, state, seats, rng, report.differences, shares["worlds"])
        _check_views(table)
        if rng.chance(shares["stories"]):
            check_story(table, rng)
            report.exchanges += check_roles_hidden(table, rng)
            report.stories += 1
            report.foreseen += _check_foresight(table, actors, rng)
        if not actors:
            return
        offered = [action for actor in actors for action in game.legal(state, actor)]
        if rng.chance(shares["exhaust"]):
            for seat in range(seats):
                for action in [*vocabulary, *offered]:
                    _check_legality(table, seat, action, report)
        for _ in range(int(shares["tries"])):
            wanted = vocabulary or offered
            if wanted:
                _check_legality(table, rng.below(seats), rng.choice(wanted), report)
        _check_log(table)
        actor, action, at = _next(table, actors, rng)
        if game.timed:
            _check_time(table, actor, action)
        seen = _act(table, actor, action, at, seen)
        report.steps += 1
    raise AssertionError(f"the game has not ended after {STEP_LIMIT} actions")


def _next(
    table: Table[Any, Any, Any, Any, Any, Any], actors: tuple[Actor, ...], rng: Rng
) -> tuple[Actor, Any, int | None]:
    """Draw who does what, and when."""
    game, state = table.game, table.state
    # Time seldom runs out, so that what comes after gets its share.
    seats = [actor for actor in actors if actor != CLOCK]
    actor = CLOCK if CLOCK in actors and (not seats or rng.chance(_TIME_UP)) else rng.choice(seats)
    action = game.draw(state, rng) if actor == CHANCE else rng.choice(list(game.legal(state, actor)))
    if not game.timed:
        return actor, action, None
    deadline = game.deadline(state)
    if actor == CLOCK:
        return actor, action, deadline
    soon = table.now + rng.below(10_000)
    return actor, action, soon if deadline is None else min(soon, deadline)


def _check_time(table: Table[Any, Any, Any, Any, Any, Any], actor: Actor, action: Any) -> None:
    deadline = table.game.deadline(table.state)
    wrong = [] if table.now == 0 else [table.now - 1]
    if deadline is not None:
        wrong.append(deadline + 1)
        if actor == CLOCK and deadline > table.now:
            wrong.append(deadline - 1)
    for at in wrong:
        with suppress(Refused):
            table.game.apply(table.state, actor, action, at)
            raise AssertionError(f"accepted at the wrong moment, {at}: {action}")


def snapshot(game: AnyGame, state: Any, seats: int) -> bytes:
    """Write down all there is to see of a state: its log, and every view."""
    views = game.views(state, (None, *range(seats)))
    return msgspec.json.encode([game.log(state), views])


def _check_turns(table: Table[Any, Any, Any, Any, Any, Any], actors: tuple[int, ...]) -> None:
    game, state = table.game, table.state
    over = game.outcome(state) is not None
    assert over == (not actors), "a game is over exactly if nobody is asked"
    assert list(actors) == sorted(set(actors)), "everyone is asked once, in order"
    assert CHANCE not in actors or len(actors) == 1, "chance is asked together with others"
    clocked = len(game.legal(state, CLOCK)) == 1 and game.deadline(state) is not None
    assert clocked == (CLOCK in actors), "the clock has a deadline and one action exactly if it runs"
    assert game.timed or CLOCK not in actors, "a clock runs in a game that is not timed"
    for seat in range(len(table.seats)):
        legal = list(game.legal(state, seat))
        assert bool(legal) == (seat in actors), f"seat {seat} has legal actions exactly if it is asked"
        assert len(set(legal)) == len(legal), f"seat {seat} is offered an action twice"


def _check_views(table: Table[Any, Any, Any, Any, Any, Any]) -> None:
    game, state = table.game, table.state
    readers = (None, *range(len(table.seats)))
    together = msgspec.json.encode(game.views(state, readers))
    alone = msgspec.json.encode([game.view(state, reader) for reader in readers])
    assert together == alone, "views shows something else than view"
    written = list(game.write_views(state, readers))
    assert written == [msgspec.json.encode(view) for view in game.views(state, readers)], (
        "write_views writes something else than views shows"
    )


def _check_fallbacks(table: Table[Any, Any, Any, Any, Any, Any], actors: tuple[Actor, ...], rng: Rng) -> None:
    game, state = table.game, table.state
    for seat in (actor for actor in actors if actor >= 0):
        move = game.fallback(state, seat, rng)
        legal = any(game.covers(offer, move) for offer in game.legal(state, seat))
        assert legal, f"the fallback of seat {seat} is not legal: {move}"


def _check_foresight(table: Table[Any, Any, Any, Any, Any, Any], actors: tuple[Actor, ...], rng: Rng) -> int:
    """Compare what is foreseen of some actions with what comes, and with what another truth foresees."""
    game, state = table.game, table.state
    foreseen = 0
    for seat in (actor for actor in actors if actor >= 0):
        legal = list(game.legal(state, seat))
        world = game.resample(state, game.decider(state, seat), rng)
        for action in rng.shuffled(legal)[:3]:
            events = game.foresee(state, seat, action)
            if events is None:
                continue
            happened = game.apply(state, seat, action, table.now).events
            told = [one for one in happened if game.redact(one, None) is not None]
            assert list(events) == told[: len(events)], f"seat {seat}: {action} leads to something else"
            same = game.foresee(world, seat, action) == events
            assert same, f"seat {seat}: what is foreseen of {action} depends on what it cannot know"
            foreseen += 1
    return foreseen


def _check_legality(
    table: Table[Any, Any, Any, Any, Any, Any], seat: int, action: Any, report: Report
) -> None:
    game = table.game
    legal = any(game.covers(offer, action) for offer in game.legal(table.state, seat))
    refusal: Refused | None = None
    try:
        game.apply(table.state, seat, action, table.now)
    except Refused as reason:
        refusal = reason
    if refusal is None:
        assert legal, f"seat {seat}: not legal, but accepted: {action}"
        report.accepted += 1
        return
    assert not legal, f"seat {seat}: legal, but refused: {action}"
    assert refusal.rule, f"a refusal without a rule: {action}"
    report.refused += 1
    if refusal.message not in report.refusals:
        for language in LANGUAGES:
            assert refusal.sentence(language) != refusal.message, f"no sentence for {refusal.message}"
    report.refusals[refusal.message] += 1


def _act(
    table: Table[Any, Any, Any, Any, Any, Any], actor: Actor, action: Any, at: int | None, seen: bytes
) -> bytes:
    """Carry an action out both ways; ``seen`` is what there was to see before, and is returned anew."""
    game, before, seats = table.game, table.state, len(table.seats)
    assert game.read_action(game.write_action(action)) == action, f"{action} is not read as it is written"
    twin = game.copy(before)
    try:
        table.act(actor, action, at)
    except Refused as refusal:
        raise AssertionError(f"actor {actor}: legal, but refused: {action}") from refusal
    asked = game.advance(twin, actor, action, table.now)
    assert asked == game.to_act(twin), "advance names other seats than to_act"
    assert snapshot(game, before, seats) == seen, (
        f"trying actions changed the state they were tried on: {action}"
    )
    after = snapshot(game, table.state, seats)
    assert snapshot(game, twin, seats) == after, f"advance and apply disagree: {action}"
    return after


def _check_log(table: Table[Any, Any, Any, Any, Any, Any]) -> None:
    entries, led = (msgspec.json.encode(log) for log in (table.game.log(table.state), table.log))
    assert entries == led, "a state does not write the log that led to it"


def _check_record(table: Table[Any, Any, Any, Any, Any, Any]) -> None:
    written = table.record().to_json()
    again = Table.replay(table.game, Record.from_json(written))
    assert again.record().to_json() == written, "a record does not replay byte for byte"
    seats = len(table.seats)
    same = snapshot(table.game, again.state, seats) == snapshot(table.game, table.state, seats)
    assert same, "a record does not lead to the same state"
