"""The command line knows three games: their options, their bots, and a table's own words."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from volteface.cli import cli
from volteface.games.insider.words import find


def run(*arguments: str, stdin: str = "") -> tuple[int, str]:
    result = CliRunner().invoke(cli, arguments, input=stdin)
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result.exit_code, result.output


def test_the_three_games_are_listed() -> None:
    code, output = run("games")
    assert code == 0
    assert all(name in output for name in ("inside-job", "mission-calaveras", "insider"))


@pytest.mark.parametrize("game", ["inside-job", "mission-calaveras", "insider"])
def test_the_name_of_a_game_alone_plays_it(game: str) -> None:
    code, output = run(game, "--plain", "--seed", "1", "--seat", "1")
    assert code == 0, output
    assert output == run("play", game, "--plain", "--seed", "1", "--seat", "1")[1]
    assert run("chess")[0] == 2


@pytest.mark.parametrize("bots", ["random", "careful"])
@pytest.mark.parametrize("game", ["inside-job", "mission-calaveras", "insider"])
def test_whatever_is_simulated_replays(game: str, bots: str, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    games = "12" if bots == "random" else "4"
    code, output = run(
        "simulate",
        game,
        "--players",
        "any",
        "--games",
        games,
        "--seed",
        "3",
        "--bots",
        bots,
        "--out",
        str(path),
    )
    assert code == 0, output
    code, output = run("replay", str(path), "--json")
    assert json.loads(output) == {"records": int(games), "faults": []}
    code, output = run("replay", str(path), "--game", "1")
    assert code == 0, output


def test_simulations_are_the_same_for_a_seed(tmp_path: Path) -> None:
    for game in ("mission-calaveras", "insider"):
        texts = []
        for name in ("one", "two"):
            path = tmp_path / f"{game}-{name}.jsonl"
            assert (
                run("simulate", game, "--players", "any", "--games", "5", "--seed", "8", "--out", str(path))[
                    0
                ]
                == 0
            )
            texts.append(path.read_text())
        assert texts[0] == texts[1]


def test_options_are_flags(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    flags = ["--players", "5", "--advanced", "--seconds", "60", "--look-seconds", "3", "--language", "fr"]
    assert run("simulate", "insider", *flags, "--games", "2", "--seed", "1", "--out", str(path))[0] == 0
    options = json.loads(path.read_text().splitlines()[0])["options"]
    assert options == {"players": 5, "seconds": 60, "look_seconds": 3, "advanced": True, "language": "fr"}
    flags = ["--players", "3", "--ghost", "2", "--teams", "kgb,dgse", "--first", "1"]
    assert (
        run("simulate", "mission-calaveras", *flags, "--games", "2", "--seed", "1", "--out", str(path))[0]
        == 0
    )
    record = json.loads(path.read_text().splitlines()[0])
    assert record["seats"][2] == {"ghost_of": 0, "team": "kgb"}
    assert record["log"][0]["first"] == 1


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["insider", "--players", "8", "--advanced"], "IN-20"),
        (["insider", "--seconds", "0"], "IN-6"),
        (["mission-calaveras", "--players", "4", "--ghost", "1"], "MC-3"),
        (["mission-calaveras", "--players", "7"], "7 is not a number"),
        (["insider", "--bots", "genius"], "There is no bot genius"),
    ],
)
def test_options_that_do_not_fit_are_refused_in_a_sentence(arguments: list[str], said: str) -> None:
    code, output = run("simulate", *arguments, "--games", "1")
    assert code == 2
    assert said in output


@pytest.mark.parametrize("flags", [[], ["--language", "en"]])
def test_the_words_are_in_the_language_of_the_screen_unless_told_otherwise(flags: list[str]) -> None:
    play = [
        "play",
        "insider",
        "--plain",
        "--lang",
        "fr",
        "--players",
        "4",
        "--seed",
        "2",
        "--look-seconds",
        "0",
    ]
    for seat in "1234":
        code, output = run(*play, "--seat", seat, *flags)
        assert code == 0
        if "Le mot est" in output:
            word = output.split("Le mot est «\u00a0")[1].split("\u00a0»")[0]
            assert (find("fr", word) is not None) == (not flags)
            assert (find("en", word) is not None) == bool(flags)
            return
    raise AssertionError("nobody is the Master")


@pytest.fixture
def words(tmp_path: Path) -> Path:
    path = tmp_path / "words.txt"
    path.write_text("zorb\nquell\n\x07bad\nframble\ndringle\nmoxel\ntarn\nzorb\n")
    return path


def test_bad_lines_of_a_list_are_named_and_the_rest_is_used_after_a_yes(words: Path, tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    simulate = [
        "simulate",
        "insider",
        "--own-words",
        str(words),
        "--games",
        "8",
        "--seed",
        "1",
        "--out",
        str(out),
    ]
    code, output = run(*simulate, stdin="y\n")
    assert code == 0
    assert "Line 3 " in output
    assert "Line 8 " in output
    drawn = {json.loads(line)["log"][0]["word"] for line in out.read_text().splitlines()}
    assert drawn <= {"zorb", "quell", "framble", "dringle", "moxel", "tarn"}
    assert len(drawn) > 1


def test_without_a_yes_nothing_is_done(words: Path, tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    simulate = ["simulate", "insider", "--own-words", str(words), "--games", "1", "--out", str(out)]
    assert run(*simulate, stdin="n\n")[0] != 0
    assert run(*simulate)[0] != 0
    assert not out.exists()
    assert run(*simulate, "--yes")[0] == 0
    assert out.exists()


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "words.bin"
    path.write_bytes(b"\xff\xfe\x00")
    code, output = run("simulate", "insider", "--own-words", str(path), "--games", "1")
    assert code == 2
    assert "not text in UTF-8" in output
    path.write_text("word\n" * 60_000)
    code, output = run("simulate", "insider", "--own-words", str(path), "--games", "1")
    assert code == 2
    assert "more than" in output
