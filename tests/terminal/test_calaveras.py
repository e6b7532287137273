"""Mission Calaveras in the terminal: every play can be reached, everything is told, nothing leaks."""

from __future__ import annotations

import io
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.games.calaveras.tables import asked, dealt, do, go_on, public, step, table
from tests.terminal.tables import Person, at_table, screen_text
from volteface.core.json import Json
from volteface.core.rng import Rng
from volteface.games.calaveras import CALAVERAS, State
from volteface.games.calaveras.events import CardsDrawn, PileEmpty
from volteface.terminal.calaveras import CalaverasPresenter
from volteface.terminal.plain import PlainTable
from volteface.terminal.presenter import Question, Room, find_presenter
from volteface.terminal.sitting import Sitting
from volteface.terminal.words import Words
from volteface.text import LANGUAGES

PRESENTER = CalaverasPresenter()
NAMES = ("Ann", "Ben", "Cleo", "Dora", "Eli", "Finn")


def words(state: State, reader: int | None, language: str = "en") -> Words:
    seats = range(len(public(state).seats))
    names = tuple(None if seat == public(state).ghost else NAMES[seat] for seat in seats)
    return Words(language, names, tuple(seats), reader)


def sitting(language: str = "en", *, seed: int = 1, hot_seat: bool = False, **options: Json) -> Sitting:
    read = CALAVERAS.read_options({"players": 4, **options})
    return Sitting(
        CALAVERAS, read, language=language, seed=seed, hot_seat=hot_seat, bot="random", names=["Ann"]
    )


def leaves(question: Question) -> Iterator[Any]:
    """List every action at the end of a chain of questions."""
    for choice in question.choices:
        if choice.more is not None:
            yield from leaves(choice.more)
        else:
            yield choice.action


def positions(players: int) -> Iterator[State]:
    rng = Rng("screens", players)
    state = dealt(2, players=players)
    while asked(state):
        yield state
        state = go_on(state, rng).state
    yield state


def test_it_is_found_by_the_terminal() -> None:
    assert isinstance(find_presenter(CALAVERAS), CalaverasPresenter)
    assert not PRESENTER.talking


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_mc_7_mc_10_every_play_can_be_reached_and_no_other(players: int) -> None:
    for state in positions(players):
        for seat in asked(state):
            if seat < 0:
                continue
            reader = CALAVERAS.decider(state, seat)
            legal = CALAVERAS.legal(state, seat)
            question = PRESENTER.ask(CALAVERAS.view(state, reader), legal, words(state, reader))
            assert set(leaves(question)) == set(legal)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [3, 6])
def test_every_position_can_be_drawn_and_said_in_80_by_24(players: int, language: str) -> None:
    for state in positions(players):
        for reader in (None, 0):
            view, speak = CALAVERAS.view(state, reader), words(state, reader, language)
            assert max(map(len, PRESENTER.seats(view, speak, Room(35, 7)).plain.split("\n"))) <= 35
            drawn = PRESENTER.table(view, speak, Room(41, 7)).plain.split("\n")
            assert max(map(len, drawn)) <= 41
            assert len(drawn) <= 7
            said = [
                *PRESENTER.lines(view, speak),
                *PRESENTER.rules(view, speak),
                *PRESENTER.secret(view, speak),
            ]
            said += [*PRESENTER.history(view, speak), *PRESENTER.status(view, speak)]
            said += [
                PRESENTER.banner(view, speak).plain,
                PRESENTER.title(speak),
                PRESENTER.ask(view, (), speak).text,
            ]
            if view.ending is not None:
                said.append(PRESENTER.ending(view, speak).plain)
            for line in said:
                assert "mc-" not in line
                assert "{" not in line


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [3, 6])
def test_every_event_is_told_but_that_somebody_draws(players: int, language: str) -> None:
    rng = Rng("told", players)
    state = dealt(4, players=players)
    events = CALAVERAS.opening(state)
    while True:
        for event in events:
            for reader in (None, 0, 1):
                text = PRESENTER.sentence(
                    event, CALAVERAS.view(state, reader), words(state, reader, language), hidden=False
                )
                if isinstance(event, CardsDrawn | PileEmpty):
                    assert text is None
                else:
                    assert text is not None
                    assert "mc-" not in text
                    assert text[0] == text[0].upper()
        if not asked(state):
            return
        state, events = go_on(state, rng)


def test_mc_23_behind_a_peek_stays_what_the_hand_shows() -> None:
    state = dealt(players=4)
    for event in CALAVERAS.opening(state):
        text = PRESENTER.sentence(event, CALAVERAS.view(state, 0), words(state, 0), hidden=True)
        assert (text is None) == (event.only is not None)


def test_mc_17_the_centre_stays_in_sight_when_somebody_is_named() -> None:
    before = table(4, ["lab twist phone"], shows={1: "hotel"}, suspect="hotel", innocent="phone")
    assert public(before).suspect == ("hotel",)
    one = table(4, ["lab twist phone"], shows={1: "hotel"}, suspect="hotel")
    for play, innocent, suspect in [
        ("place lab to innocent", ("lab",), ("hotel",)),
        ("place lab to suspect", (), ("hotel", "lab")),
    ]:
        after, events = step(one, play)
        still = PRESENTER.still(public(one), public(after), events)
        assert still is not None
        assert (still.innocent, still.suspect) == (innocent, suspect)
        assert (public(after).innocent, public(after).suspect) == ((), ())
    after, events = step(before, "twist phone from innocent to suspect")
    still = PRESENTER.still(public(before), public(after), events)
    assert still is not None
    assert (still.innocent, still.suspect) == ((), ("hotel", "phone"))
    three = table(4, ["lab twist phone"], shows={1: "hotel"}, suspect="hotel carnival", innocent="lab")
    after, events = step(three, "place lab to suspect")
    still = PRESENTER.still(public(three), public(after), events)
    assert still is not None
    assert (still.innocent, still.suspect) == ((), ("carnival", "hotel"))
    after, events = step(one, "place phone to 0")
    assert PRESENTER.still(public(one), public(after), events) is None


def test_mc_4_the_ghost_goes_by_its_partners_name() -> None:
    state = do(table(3, ["lab lab lab"], ghost=1), "place lab to 1")
    lines = PRESENTER.lines(CALAVERAS.view(state, 0), words(state, 0))
    assert any("Dora’s ghost" in line for line in lines)
    own = PRESENTER.lines(CALAVERAS.view(state, 3), words(state, 3))
    assert any("your ghost" in line for line in own)
    question = PRESENTER.ask(CALAVERAS.view(state, 3), CALAVERAS.legal(state, 1), words(state, 3))
    assert question.text.startswith("Your ghost’s turn")


def test_mc_11a_who_has_no_card_is_asked_to_pass() -> None:
    state = table(3, ["", "lab lab lab", "phone phone phone"], "twist", deck=(0, 0, 0, 3, 3, 1))
    question = PRESENTER.ask(CALAVERAS.view(state, 0), CALAVERAS.legal(state, 0), words(state, 0))
    assert [choice.label for choice in question.choices] == ["pass"]


@pytest.mark.parametrize(("language", "players"), [("en", 3), ("fr", 4), ("en", 6)])
def test_a_whole_game_as_lines(language: str, players: int) -> None:
    where = sitting(language, players=players)
    out = io.StringIO()
    typed = "1\n3\n" * 400 + "q\ny\n"
    assert PlainTable(where, io.StringIO(typed), out, Path("unused")).run() == 0
    text = out.getvalue()
    assert "Nicole" in text
    assert "mc-" not in text


def test_people_at_one_screen() -> None:
    where = sitting(hot_seat=True, players=3)
    out = io.StringIO()
    PlainTable(where, io.StringIO("\n1\n1\n" * 30), out, Path("unused")).run()
    assert len(where.table.log) > 10


@pytest.mark.parametrize(("language", "players", "size"), [("en", 4, (80, 24)), ("fr", 5, (120, 40))])
def test_on_a_full_screen(language: str, players: int, size: tuple[int, int]) -> None:
    where = sitting(language, players=players)

    async def story(person: Person) -> None:
        for pick in range(8):
            await person.move(pick)
        text = screen_text(person.app)
        assert "Mission Calaveras" in text
        assert "Nicole" in text
        assert "mc-" not in text

    at_table(where, story, size=size)
    assert len(where.table.log) > 8 * 3
