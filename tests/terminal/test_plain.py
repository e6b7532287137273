"""The table as plain lines, through pipes."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.terminal.tables import sitting
from volteface.core.errors import VoltefaceError
from volteface.core.json import Json
from volteface.core.rng import Rng
from volteface.games.inside_job import INSIDE_JOB
from volteface.games.inside_job.cards import cards_of
from volteface.terminal import play
from volteface.terminal.plain import Lines, PlainTable
from volteface.terminal.sitting import Sitting


class Typist:
    """Somebody who types: sensible choices, drawn at random, for so many lines."""

    def __init__(self, where: Sitting, rng: Rng, lines: int) -> None:
        self.left = lines
        self._where, self._rng = where, rng

    def readline(self) -> str:
        if self.left <= 0:
            return ""
        self.left -= 1
        seat = self._where.asked
        if seat is None:
            return "q\n"
        legal = self._where.legal(seat)
        notation = str(legal[self._rng.below(len(legal))])[1:-1]
        # A card is typed as a card; anything else by its number; an empty line takes the screen.
        choices = [notation.removeprefix("play "), str(1 + self._rng.below(4)), ""]
        return self._rng.choice(choices) + "\n"


def _play(where: Sitting, source: Lines, folder: Path = Path("unused")) -> str:
    out = io.StringIO()
    assert PlainTable(where, source, out, folder).run() == 0
    return out.getvalue()


@pytest.mark.parametrize(
    ("language", "seed", "hot_seat", "options"),
    [
        ("en", 1, False, {"players": 2}),
        ("fr", 2, False, {"players": 5, "special_roles": ["accomplice", "paranoid"]}),
        ("fr", 3, True, {"players": 3, "risky_mode": True}),
        ("en", 4, True, {"players": 2}),
    ],
)
def test_a_whole_game_by_lines(language: str, seed: int, hot_seat: bool, options: dict[str, Json]) -> None:
    where = sitting(language, seed=seed, hot_seat=hot_seat, options=options)
    said = _play(where, Typist(where, Rng("lines", seed), 5000))
    assert where.outcome is not None
    assert where.seal in said
    assert str(where.record().salt) in said
    assert "{" not in said
    assert "ij-" not in said
    assert "term-" not in said


@pytest.mark.parametrize(("hot_seat", "step"), [(False, 3), (True, 13)])
def test_the_input_may_end_at_any_prompt(hot_seat: bool, step: int) -> None:
    full = sitting(seed=6, players=2, hot_seat=hot_seat)
    typist = Typist(full, Rng("end"), 2000)
    _play(full, typist)
    prompts = 2000 - typist.left
    for lines in range(0, prompts, step):
        where = sitting(seed=6, players=2, hot_seat=hot_seat)
        said = _play(where, Typist(where, Rng("end"), lines))
        assert "Goodbye" in said


@pytest.mark.parametrize("language", ["en", "fr"])
def test_garbage_is_answered_and_asked_again(language: str) -> None:
    rng = Rng("garbage", language)
    signs = "abgyp+0123456789?!-é☃\x00\x1b[]{}$'\" \t"
    garbage = ["".join(rng.choice(signs) for _ in range(rng.below(9))) for _ in range(400)]
    garbage = [line for line in garbage if line.strip() != "q"] + ["9" * 5000, "²", "b7++", "+", "0", "-1"]
    where = sitting(language, seed=7, players=2)
    said = _play(where, io.StringIO("\n".join(garbage) + "\n"))
    assert ("is not one of the choices" if language == "en" else "ne fait pas partie des choix") in said


def test_a_refusal_names_its_rule() -> None:
    where = sitting(seed=8, players=3)
    seat = where.persons[0]
    rest = "\n".join(["1"] * 3 + [f"{suit}{value}+" for suit in "bgyp" for value in range(1, 14)])
    said = _play(where, io.StringIO(rest))
    assert "(IJ-" in said
    assert seat in where.persons


def test_help_role_language_and_leaving() -> None:
    where = sitting(seed=9)
    said = _play(where, io.StringIO("?\nr\nt\nl\nq\nn\nq\no\n"))
    for part in ("IJ-14", "stay face down", "Votre choix", "Au revoir"):
        assert part in said


def test_another_game_and_saving(tmp_path: Path) -> None:
    where = sitting(seed=10, players=3)

    class Twice(Typist):
        ends = 0

        def readline(self) -> str:
            if self._where.asked is not None or self.left <= 0:
                return super().readline()
            Twice.ends += 1
            return ["s\n", "x\n", "l\n", "a\n", "q\n"][Twice.ends - 1]

    said = _play(where, Twice(where, Rng("twice"), 5000), tmp_path)
    (saved,) = tmp_path.glob("*.jsonl")
    assert saved.name in said
    assert where.number == 1


@pytest.mark.parametrize(("bot", "language"), [("easy", "en"), ("easy", "fr"), ("random", "en")])
def test_bots_say_why_when_the_game_is_over(bot: str, language: str) -> None:
    where = sitting(language, seed=3, players=3, bot=bot)

    class Curious(Typist):
        asks = True

        def readline(self) -> str:
            if self._where.asked is not None or not self.asks:
                # Nobody gives reasons while the game goes on.
                assert self._where.reasons(self._where.words) == [] or not self.asks
                return super().readline()
            self.asks = False
            return "w\n"

    said = _play(where, Curious(where, Rng("why"), 5000))
    told = where.reasons(where.words)
    if bot == "random":
        assert "No bot has left a reason" in said
        return
    assert [name for name, _ in told] == [
        where.words.name(seat) for seat in range(3) if seat not in where.persons
    ]
    # Beside the reason stands what everybody saw.
    assert " ".join(told[0][1][0].split()) in " ".join(said.split())
    assert all("ij-" not in line and len(line) > 20 for _, lines in told for line in lines)


def test_between_two_persons_the_screen_is_wiped_of_secrets() -> None:
    """Between the wipe and the next person's Enter only public things are written."""
    where = sitting(seed=11, players=3, hot_seat=True)
    wiped: list[str] = []

    class Watching(Typist):
        out = io.StringIO()

        def readline(self) -> str:
            text = self.out.getvalue().rsplit("\n" * 40, 1)[-1]
            if text.rstrip().endswith("is looking."):
                wiped.append(text)
                state = self._where.table.state
                for seat in range(3):
                    for card in cards_of(state.chairs[seat].hand):
                        assert f" {card.name}." not in text
                        assert f" {card.name} " not in text
                return "\n"
            return super().readline()

    watching = Watching(where, Rng("wiped"), 3000)
    assert PlainTable(where, watching, watching.out, Path("unused")).run() == 0
    assert len(wiped) > 20


def test_ascii_terminals_and_closed_pipes() -> None:
    """A real process: another encoding, and a reader that goes away, end without a trace of a stack."""
    program = (
        "from volteface.games import find_game; from volteface.terminal import play; import sys; "
        "game = find_game('inside-job'); sys.exit(play(game, game.read_options({'players': 2}), "
        "language='fr', seed=1, hot_seat=False, bot='random'))"
    )
    environment = {**os.environ, "PYTHONIOENCODING": "ascii"}
    done = subprocess.run(
        [sys.executable, "-c", program],
        input=b"1\n\xff\xfe\n?\n" * 20,
        capture_output=True,
        env=environment,
        check=False,
        timeout=60,
    )
    assert done.returncode == 0
    assert done.stderr == b""
    assert done.stdout.isascii()
    assert b"Au revoir" in done.stdout
    with subprocess.Popen(
        [sys.executable, "-c", program],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        process.stdin.write(b"1\n" * 50)
        process.stdin.close()
        assert process.stderr.read() == b""


def test_a_seat_or_a_bot_that_is_not_there_is_refused_in_a_sentence() -> None:
    with pytest.raises(VoltefaceError, match="there are: 1, 2, 3, 4"):
        sitting(seat=9)
    with pytest.raises(VoltefaceError, match="no bot nobody"):
        play(
            INSIDE_JOB,
            INSIDE_JOB.read_options({"players": 4}),
            language="en",
            seed=1,
            hot_seat=False,
            bot="nobody",
        )


def test_names_go_to_the_persons_first() -> None:
    where = sitting(names=["Ann", "  Ben   Bot ", ""], seat=2)
    assert where.words.name(2) == "Ann"
    assert [where.words.name(seat) for seat in range(4)].count("Ben Bot") == 1
    assert sitting("fr", hot_seat=True).words.name(1) == "Joueur 2"
    assert sitting("fr", seat=0).words.name(0) == "Vous"


def test_the_same_seed_deals_the_same_game_and_none_another() -> None:
    assert sitting(seed=3).table.log == sitting(seed=3).table.log
    options = INSIDE_JOB.read_options({"players": 4})
    deals = [
        Sitting(INSIDE_JOB, options, language="en", seed=None, hot_seat=True, bot="random").seal
        for _ in range(2)
    ]
    assert deals[0] != deals[1]
