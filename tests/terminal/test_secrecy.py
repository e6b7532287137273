"""No screen shows what its reader may not know: compared with the truth, position by position."""

from __future__ import annotations

import re

import pytest

from tests.terminal.tables import Person, at_table, screen_text, sitting
from volteface.core.json import Json
from volteface.core.rng import Rng
from volteface.games.inside_job import INSIDE_JOB
from volteface.games.inside_job.cards import card_of, cards_of
from volteface.terminal.inside_job.speech import role_name
from volteface.terminal.sitting import Sitting

_CODE = re.compile(r"(?<![A-Za-z0-9])[bgyp]\d{1,2}(?![A-Za-z0-9])")

TABLES: list[tuple[int, int, dict[str, Json]]] = [
    (2, 11, {}),
    (4, 13, {"special_roles": ["sleeper", "decoy"]}),
]


def _hands(where: Sitting) -> list[set[str]]:
    state = where.table.state
    players = len(where.words.names)
    return [{card.name for card in cards_of(state.chairs[seat].hand)} for seat in range(players)]


def _hidden_roles(where: Sitting) -> set[str]:
    """The roles that nobody may read yet, except those that everybody knows to be in the game."""
    state = where.table.state
    view = INSIDE_JOB.view(state, None)
    hidden = {chair.role.id for chair in state.chairs if not chair.revealed}
    shown = {seat.role for seat in view.seats} | set(view.special_roles)
    return {role_name(role, where.words) for role in hidden - shown}


def _check(where: Sitting, text: str, reader: int | None) -> None:
    codes = set(_CODE.findall(text))
    for seat, hand in enumerate(_hands(where)):
        if seat != reader:
            assert not codes & hand, f"seat {reader} reads cards of seat {seat}"
    if where.options.players == 2:
        state = where.table.state
        stack = {card_of(code).name for code in state.stack[state.stack_top :]}
        view = where.table.view(reader) if reader is not None else None
        own = set(view.you.larry) if view is not None else set()
        back = {str(where.table.log[-1].get("back"))}
        assert not codes & (stack - own - back), "Larry's stack is hidden"


@pytest.mark.parametrize(("players", "seed", "options"), TABLES)
def test_while_the_screen_is_handed_over_it_shows_nobodys_secrets(
    players: int, seed: int, options: dict[str, Json]
) -> None:
    where = sitting("en" if players == 2 else "fr", players, seed=seed, hot_seat=True, options=options)
    rng = Rng("secrets", seed)

    async def story(person: Person) -> None:
        handed = 0
        while person.sheet is None:
            evening = person.app.evening
            text = screen_text(person.app)
            if evening.handing_to is not None:
                handed += 1
                _check(where, text, None)
                assert not any(role in text for role in _hidden_roles(where) - {"Agent"})
                if handed % 7 == 0:
                    # Neither does anything that can be asked for meanwhile.
                    await person.press("r", "t", "b", "w", "space", "right")
                    await person.press("?")
                    await person.rest()
                    _check(where, screen_text(person.app), None)
                    await person.press("x")
                    await person.rest()
                    assert evening.handing_to is not None
            else:
                _check(where, text, evening.reader)
            await person.move(rng.below(20))
        assert handed > players
        assert where.outcome is not None

    at_table(where, story)


@pytest.mark.parametrize("seed", [21, 22])
def test_a_seat_never_reads_a_card_in_another_hand(seed: int) -> None:
    where = sitting("en", 3 + seed % 3, seed=seed)
    rng = Rng("secrets", seed)

    async def story(person: Person) -> None:
        while person.sheet is None:
            _check(where, screen_text(person.app), person.app.evening.reader)
            await person.move(rng.below(20))

    at_table(where, story)


def test_a_role_is_hidden_until_it_is_peeked_at() -> None:
    where = sitting(seed=5)

    async def story(person: Person) -> None:
        assert "Insider" not in screen_text(person.app)
        assert "Agent" not in screen_text(person.app)

    at_table(where, story)
