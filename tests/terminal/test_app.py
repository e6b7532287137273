"""The full screen, played with keys."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.terminal.tables import Person, at_table, screen_text, sitting
from volteface.core.json import Json
from volteface.core.record import Record
from volteface.core.rng import Rng
from volteface.core.table import Table
from volteface.games.inside_job import INSIDE_JOB
from volteface.terminal.sitting import Sitting

# Whole games at a shared screen are played in test_secrecy.
TABLES: list[tuple[str, int, bool, tuple[int, int], dict[str, Json]]] = [
    ("en", 1, False, (80, 24), {"players": 2}),
    ("fr", 2, False, (120, 40), {"players": 3}),
    ("fr", 3, False, (80, 24), {"players": 5, "special_roles": ["accomplice", "prof-no"]}),
    ("en", 4, False, (80, 24), {"players": 4, "risky_mode": True, "wager_on": "led"}),
]


@pytest.mark.parametrize(("language", "seed", "hot_seat", "size", "options"), TABLES)
def test_a_whole_game_by_keys(
    language: str, seed: int, hot_seat: bool, size: tuple[int, int], options: dict[str, Json]
) -> None:
    where = sitting(language, seed=seed, hot_seat=hot_seat, options=options)
    rng = Rng("picks", seed)

    async def story(person: Person) -> None:
        while person.sheet is None:
            await person.move(rng.below(20))
        assert where.outcome is not None
        text = screen_text(person.app)
        assert where.seal in text
        assert str(where.record().salt) in text

    at_table(where, story, size=size)
    Table.replay(INSIDE_JOB, Record.from_json(where.record().to_json()))


def _as(role: str, language: str = "en", **options: Json) -> Sitting:
    """Find a deal that gives the person a role."""
    for seed in range(200):
        where = sitting(language, 5 if options else 4, seed=seed, options=options)
        if where.table.view(where.persons[0]).you.role == role:
            return where
    raise AssertionError(role)


ROLES = ["insider", "accomplice", "sleeper", "agent"]


@pytest.mark.parametrize("role", ROLES)
def test_every_role_can_peek_at_its_card_and_hides_it_again(role: str) -> None:
    where = _as(role, special_roles=["accomplice", "sleeper"])
    name = where.presenter.secret(where.table.view(where.persons[0]), where.words)[1]

    async def story(person: Person) -> None:
        first_words = name.split(".")[0][:30]
        assert first_words not in screen_text(person.app)
        await person.press("r")
        await person.rest()
        assert first_words in screen_text(person.app)
        await person.press("x")
        await person.rest()
        assert first_words not in screen_text(person.app)

    at_table(where, story)


async def _to_a_card_that_is_not_allowed(person: Person) -> None:
    while True:
        question = person.question()
        if question.from_hand and not all(choice.allowed for choice in question.choices):
            break
        await person.move()
    await person.choose(next(at for at, one in enumerate(question.choices) if not one.allowed))


@pytest.mark.parametrize(("language", "said"), [("en", "you must play"), ("fr", "il faut jouer")])
def test_a_pale_card_can_be_tried_and_the_table_says_why_not(language: str, said: str) -> None:
    async def story(person: Person) -> None:
        await _to_a_card_that_is_not_allowed(person)
        number = len(person.table.log)
        await person.press("enter")
        await person.rest()
        assert said in screen_text(person.app)
        assert "(IJ-12)" in screen_text(person.app)
        assert len(person.table.log) == number

    at_table(_as("agent", language), story)


def test_a_token_is_a_second_gesture() -> None:
    async def story(person: Person) -> None:
        while not (person.question().from_hand and person.app.evening.view.led):
            await person.move()
        at = next(at for at, one in enumerate(person.question().choices) if one.allowed)
        await person.choose(at)
        for keys, token in ((["w"], True), (["+"], False), (["w", "right"], False)):
            await person.press(*keys)
            assert person.screen._token is token, "w and + turn it; another card starts without a token"
        await person.press("left", "w", "enter")
        own = [entry for entry in person.table.log if entry.get("by") == person.app.evening.reader]
        assert own[-1]["wager"] is True

    at_table(_as("agent"), story)


def test_who_leads_is_told_why_no_token_goes_on_the_card() -> None:
    async def story(person: Person) -> None:
        while not (person.question().from_hand and person.app.evening.view.led is None):
            await person.move()
        await person.press("w")
        await person.rest()
        assert "(IJ-18)" in screen_text(person.app)

    at_table(sitting(seed=3), story)


def test_letters_and_numbers_go_straight_to_a_card() -> None:
    async def story(person: Person) -> None:
        while not person.question().from_hand:
            await person.move()
        for at, choice in enumerate(person.question().choices):
            await person.press(*choice.code)
            assert person.screen._at == at
            await person.press("left")

    at_table(sitting(seed=3), story)


def test_the_language_changes_during_the_game() -> None:
    async def story(person: Person) -> None:
        assert "Round the table" in screen_text(person.app)
        await person.press("l")
        await person.rest()
        assert "Autour de la table" in screen_text(person.app)
        assert "Round the table" not in screen_text(person.app)

    at_table(sitting(), story)


@pytest.mark.parametrize("key", ["question_mark", "f1", "h"])
def test_help_shows_the_rules_with_their_ids_and_leads_to_the_role(key: str) -> None:
    async def story(person: Person) -> None:
        await person.press(key)
        await person.rest()
        assert "(IJ-9, IJ-10)" in screen_text(person.app)
        await person.press("down", "pagedown", "end", "home", "r")
        await person.rest()
        assert "For your eyes only" in screen_text(person.app)

    at_table(sitting(), story)


@pytest.mark.parametrize("key", ["q", "ctrl+c", "ctrl+q"])
def test_leaving_asks_first(key: str) -> None:
    async def story(person: Person) -> None:
        await person.press(key)
        await person.rest()
        assert "Leave this game?" in screen_text(person.app)
        await person.press("n")
        await person.rest()
        assert person.sheet is None
        await person.press(key, "y")

    assert at_table(sitting(), story).return_code == 0


def test_a_rematch_moves_the_start_on_and_the_record_can_be_saved(tmp_path: Path) -> None:
    where = sitting(seed=8, players=3)

    async def story(person: Person) -> None:
        first = where.table.log[0]["starter"]
        while person.sheet is None:
            await person.move()
        await person.press("s")
        await person.rest()
        assert f"inside-job-{where.seal[:8]}.jsonl" in screen_text(person.app)
        await person.press("w")
        await person.rest()
        assert "No bot has left a reason" in screen_text(person.app)
        await person.press("x")
        await person.rest()
        await person.press("a")
        await person.settle()
        assert where.outcome is None
        assert where.table.log[0]["starter"] == (int(str(first)) + 1) % 3

    at_table(where, story, folder=tmp_path)
    (saved,) = tmp_path.glob("inside-job-*.jsonl")
    assert Record.from_json(saved.read_text("utf-8").strip()).result is not None


def test_a_record_that_cannot_be_saved_is_said_so(tmp_path: Path) -> None:
    async def story(person: Person) -> None:
        while person.sheet is None:
            await person.move()
        await person.press("s")
        await person.rest()
        assert "could not be saved" in screen_text(person.app)

    at_table(sitting(seed=8, players=3), story, folder=tmp_path / "missing")


def test_a_finished_trick_stays_in_sight_until_a_key() -> None:
    async def story(person: Person) -> None:
        while not person.app.evening.pausing:
            assert person.sheet is None, "the game is over, and no trick was shown"
            await person.move()
        view = person.app.evening.view
        text = screen_text(person.app)
        assert len(view.trick) == 3
        assert all(card.card in text for card in view.trick)
        await person.press("space")
        await person.settle()
        assert not person.app.evening.pausing

    # A pause of half a second: on a busy machine a shorter one is over before anybody looks.
    at_table(sitting(seed=2, players=3), story, pace=0.25)


def test_the_log_forgets_the_trick_before_the_last() -> None:
    """IJ-16: a played card is not told any more once the next trick has begun."""
    where = sitting(seed=2, players=3)

    async def story(person: Person) -> None:
        while person.sheet is None:
            told = " ".join(person.app.evening.told)
            log = [entry for entry in where.table.log if entry["do"] == "play"]
            lying = len(person.app.evening.view.trick)
            older = log[: len(log) - lying - (0 if lying else 3)]
            assert not any(f" {entry['card']}." in told for entry in older)
            await person.move()

    at_table(where, story)


def test_a_terminal_without_utf_8_is_shown_ascii() -> None:
    async def story(person: Person) -> None:
        await person.press("question_mark")
        await person.rest()
        assert screen_text(person.app).isascii()

    at_table(sitting("fr"), story, ascii_only=True)


@pytest.mark.parametrize("size", [(20, 5), (40, 12), (79, 23), (200, 60)])
def test_any_size_will_do(size: tuple[int, int]) -> None:
    async def story(person: Person) -> None:
        for _ in range(4):
            await person.move()
        await person.pilot.resize_terminal(80, 24)
        await person.pilot.resize_terminal(*size)
        await person.press("question_mark", "x", "r", "x", "q", "n")

    at_table(sitting(seed=2, players=2), story, size=size)


@pytest.mark.parametrize("seed", [1, 2])
def test_any_keys_in_any_order_break_nothing(seed: int, tmp_path: Path) -> None:
    rng = Rng("mash", seed)
    keys = [
        *"abcdefghijklmnoprstuvwxyz0123456789+?!,;:",
        *("up", "down", "left", "right", "enter", "enter", "enter", "space", "tab", "escape", "backspace"),
        *("f1", "f5", "home", "end", "pageup", "pagedown", "ctrl+a", "ctrl+c", "delete", "shift+tab"),
    ]

    async def story(person: Person) -> None:
        for number in range(12):
            batch = [rng.choice(keys) for _ in range(100)]
            # What leaves the game would end the test early; it has tests of its own.
            await person.mash([key for key in batch if key not in ("y", "o", "q", "ctrl+c")])
            if person.sheet is None:
                await person.press("q")
            await person.press("escape")
            assert not person.app._exit
            if number % 4 == 0:
                await person.pilot.resize_terminal(30 + rng.below(120), 8 + rng.below(40))

    app = at_table(
        sitting(seed=seed, hot_seat=seed == 2, players=2 * seed),
        story,
        folder=tmp_path,
    )
    assert app.return_code in (None, 0)
