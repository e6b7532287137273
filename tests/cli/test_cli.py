"""The command line: what it prints, what it refuses, and its exit codes."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from pathlib import Path
from unittest.mock import patch

import pytest
from click.testing import CliRunner

from volteface.cli import main


def volteface(*arguments: str, stdin: str = "") -> subprocess.CompletedProcess[str]:
    """Run a command in this process: the start of a Python takes longer than most commands."""
    runner = CliRunner(env={"COLUMNS": "100", "NO_COLOR": "1"})
    with (
        runner.isolation(stdin) as (out, err, _),
        patch.object(sys, "argv", ["volteface", *arguments]),
        pytest.raises(SystemExit) as ended,
    ):
        main()
    code = ended.value.code
    assert isinstance(code, int)
    return subprocess.CompletedProcess(arguments, code, out.getvalue().decode(), err.getvalue().decode())


def in_a_process(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run a command in a process of its own: one that writes past ``sys.stdout``, or lists bots and games."""
    return subprocess.run(
        [sys.executable, "-m", "volteface", *arguments], capture_output=True, text=True, check=False
    )


def simulated(path: Path, *flags: str) -> Path:
    file = path / "games.jsonl"
    made = volteface("simulate", "inside-job", "--games", "20", "--seed", "7", "--out", str(file), *flags)
    assert made.returncode == 0, made.stderr
    return file


def test_games_are_listed() -> None:
    # Other tests add bots and games of their own to this process.
    first = in_a_process("games").stdout.splitlines()[0]
    assert first.split(maxsplit=1) == ["inside-job", "2–5 players  bots: random, careful, easy, normal, hard"]
    listed = json.loads(volteface("games", "--json").stdout)
    assert listed["games"][0]["players"] == [2, 5]


@pytest.mark.parametrize(
    "arguments",
    [[], ["play"], ["play", "inside-job"], ["simulate"], ["simulate", "inside-job"], ["replay"], ["games"]],
    ids=" ".join,
)
def test_help_has_examples_everywhere(arguments: list[str]) -> None:
    said = volteface(*arguments, "--help")
    assert said.returncode == 0
    assert said.stdout.startswith("Usage: volteface")
    assert "Example" in said.stdout


def test_simulate_writes_records_that_replay(tmp_path: Path) -> None:
    file = simulated(tmp_path, "--players", "any", "--special-roles", "any")
    assert len(file.read_text("utf-8").splitlines()) == 20
    checked = volteface("replay", str(file))
    assert (checked.returncode, checked.stdout) == (0, "20 records, 0 with a fault\n")


def test_simulate_is_the_same_for_a_seed(tmp_path: Path) -> None:
    once = simulated(tmp_path).read_bytes()
    assert simulated(tmp_path).read_bytes() == once


def test_simulate_to_standard_output_keeps_the_summary_apart() -> None:
    said = in_a_process("simulate", "inside-job", "--games", "2", "--seed", "1", "--out", "-", "--json")
    assert [json.loads(line)["game"] for line in said.stdout.splitlines()] == ["inside-job"] * 2
    assert json.loads(said.stderr)["games"] == 2


def test_options_are_flags() -> None:
    said = in_a_process(
        *("simulate", "inside-job", "--games", "1", "--seed", "1", "--out", "-", "--players", "5"),
        *("--risky-mode", "--wager-on", "led", "--open-history", "--special-roles", "sleeper,bugged"),
        *("--seat-requests", '{"2": "bugged"}'),
    )
    assert json.loads(said.stdout)["options"] == {
        "players": 5,
        "wager_on": "led",
        "risky_mode": True,
        "open_history": True,
        "special_roles": ["sleeper", "bugged"],
        "seat_requests": {"2": "bugged"},
    }


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["simulate", "chess"], "There is no game chess"),
        (["simulate", "inside-job", "--players", "9"], "9 is not a number from 2 to 5, or any"),
        (["simulate", "inside-job", "--games", "0"], "--games"),
        (["simulate", "inside-job", "--bots", "psychic"], "There is no bot psychic"),
        (["simulate", "inside-job", "--players", "3", "--special-roles", "decoy"], "(IJ-40)"),
        (["simulate", "inside-job", "--no-wager", "--risky-mode"], "(IJ-56)"),
        (["simulate", "inside-job", "--blank-role", "{"], "this is not JSON"),
        (["simulate", "inside-job", "--special-roles", "blank", "--blank-role", '{"name": 5}'], "(IJ-4)"),
        (["play", "inside-job", "--players", "4", "--special-roles", "decoy,tim-shady"], "(IJ-40)"),
        (["play", "inside-job", "--players", "any"], "any is not a number from 2 to 5"),
        (["replay", "nowhere.jsonl"], "nowhere.jsonl"),
        (["dance"], "dance"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_what_is_not_understood_is_one_sentence_and_exit_code_2(arguments: list[str], sentence: str) -> None:
    said = volteface(*arguments)
    assert said.returncode == 2
    assert sentence in " ".join(said.stderr.split())
    assert "Traceback" not in said.stderr


def test_a_refusal_is_said_in_the_readers_language() -> None:
    said = volteface("play", "inside-job", "--lang", "fr", "--players", "3", "--special-roles", "decoy")
    assert "joueurs" in said.stderr


def test_replay_names_record_entry_and_rule(tmp_path: Path) -> None:
    file = simulated(tmp_path)
    lines = file.read_text("utf-8").splitlines()
    broken = json.loads(lines[2])
    broken["log"][2]["card"] = next(
        card for card in ("b1", "g1", "y1") if card not in broken["log"][0]["hands"][broken["log"][2]["by"]]
    )
    lines[2] = json.dumps(broken)
    lines[5] = "not a record"
    file.write_text("\n".join(lines), "utf-8")
    checked = volteface("replay", str(file))
    assert checked.returncode == 1
    assert "record 3, entry 2 [IJ-6]: " in checked.stdout
    assert "record 6: This is not JSON." in checked.stdout
    assert "20 records, 2 with a fault" in checked.stdout
    faults = json.loads(volteface("replay", str(file), "--json").stdout)["faults"]
    assert [(fault["record"], fault["entry"], fault["rule"]) for fault in faults] == [
        (3, 2, "IJ-6"),
        (6, None, None),
    ]


def test_replay_shows_a_game_step_by_step(tmp_path: Path) -> None:
    file = simulated(tmp_path)
    record = json.loads(file.read_text("utf-8").splitlines()[2])
    whole = volteface("replay", str(file), "--game", "3")
    assert whole.returncode == 0
    for card in (card for hand in record["log"][0]["hands"] for card in hand):
        assert card in whole.stdout


def test_replay_from_one_seat_shows_what_that_seat_saw(tmp_path: Path) -> None:
    """The hands of the others, and what they put away, are not in it."""
    file = simulated(tmp_path)
    record = json.loads(file.read_text("utf-8").splitlines()[2])
    shown = volteface("replay", str(file), "--game", "3", "--seat", "2").stdout
    played = {entry["card"] for entry in record["log"] if entry["do"] == "play"}
    words = set(shown.replace(",", " ").replace('"', " ").replace(".", " ").split())
    for seat, hand in enumerate(record["log"][0]["hands"]):
        kept = set(hand) - played
        assert bool(kept & words) == (seat == 2), seat


@pytest.mark.parametrize(
    ("flags", "sentence"),
    [
        (["--game", "99"], "There is no record on line 99"),
        (["--game", "1", "--seat", "7"], "--seat is a number from 0 to 3, or all"),
        (["--game", "1", "--seat", "x"], "--seat is a number from 0 to 3, or all"),
    ],
)
def test_replay_says_what_it_cannot_show(tmp_path: Path, flags: list[str], sentence: str) -> None:
    said = volteface("replay", str(simulated(tmp_path)), *flags)
    assert said.returncode == 2
    assert sentence in said.stderr


def test_play_at_the_end_of_input_says_goodbye() -> None:
    said = volteface("play", "inside-job", "--seed", "1", "--plain")
    assert said.returncode == 0
    assert "Traceback" not in said.stderr


def test_a_place_that_cannot_be_written_is_a_sentence(tmp_path: Path) -> None:
    said = volteface("simulate", "inside-job", "--games", "1", "--out", str(tmp_path / "no" / "where.jsonl"))
    assert said.returncode == 1
    assert "No such file or directory" in said.stderr
    assert "Traceback" not in said.stderr


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_completion_scripts(shell: str) -> None:
    said = volteface("completion", shell)
    assert said.returncode == 0
    assert "_VOLTEFACE_COMPLETE" in said.stdout


def test_an_interrupted_simulation_stops_with_130(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    arguments = ["simulate", "inside-job", "--games", "1000000", "--seed", "1", "--out", str(file)]
    with subprocess.Popen(
        [sys.executable, "-m", "volteface", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        # Where the suite itself runs in the background its children would be deaf to this signal.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # noqa: PLW1509 - one signal call
    ) as running:
        try:
            while running.poll() is None and not (file.exists() and file.stat().st_size):
                time.sleep(0.01)
            running.send_signal(signal.SIGINT)
            _, complaint = running.communicate(timeout=30)
        finally:
            running.kill()
    assert running.returncode == 130
    assert complaint.strip() == "Interrupted."


def test_a_reader_that_has_had_enough_is_no_error() -> None:
    command = f"{sys.executable} -m volteface simulate inside-job --games 300 --out -"
    said = subprocess.run(
        ["/bin/sh", "-c", f"{command} | head -n 1"], capture_output=True, text=True, check=False
    )
    assert said.stdout.startswith('{"volteface":1')
    assert "Traceback" not in said.stderr
