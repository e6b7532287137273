"""``volteface serve``, ``backup``, ``restore`` and ``doctor``, as a host types them."""

from __future__ import annotations

import asyncio
import json
import os
import re
import resource
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.live import Http, Person, started
from volteface.server.serve import Server


def run(*arguments: str, environ: dict[str, str] | None = None) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "volteface", *arguments]
    return subprocess.run(
        command, capture_output=True, text=True, check=False, env={**os.environ, **(environ or {})}
    )


class Running:
    """A server in a process of its own."""

    def __init__(self, *arguments: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "volteface", "serve", "--host", "127.0.0.1", "--port", "0", *arguments],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.fullmatch(r"Volteface is open at http://127\.0\.0\.1:(\d+)\n", line)
        assert found is not None, line
        self.server = Server(None, "127.0.0.1", int(found[1]))  # type: ignore[arg-type]

    def stop(self) -> tuple[int, str]:
        self.process.send_signal(signal.SIGTERM)
        _, errors = self.process.communicate(timeout=30)
        return self.process.returncode, errors


async def play_a_little(server: Server) -> list[Person]:
    people = await started(server, settings={"pacing": "off"})
    for person in people:
        await person.leave()
    return people


async def look(server: Server, code: str, token: str | None) -> tuple[int, object]:
    return await Http(server).get(f"/api/tables/{code}/games", token=token)


def test_a_server_starts_says_where_stops_and_its_backup_is_a_server_again(tmp_path: Path) -> None:
    store = f"sqlite:///{tmp_path / 'club.db'}"
    running = Running("--store", store)
    try:
        people = asyncio.run(play_a_little(running.server))
        copied = run("backup", str(tmp_path / "copy.db"), "--store", store)
        assert copied.returncode == 0, copied.stderr
    finally:
        code, errors = running.stop()
    assert code == 0
    assert [json.loads(line)["event"] for line in errors.splitlines() if line.startswith("{")] == [
        "listening",
        "stopping",
        "stopped",
    ]
    again = f"sqlite:///{tmp_path / 'again.db'}"
    restored = run("restore", str(tmp_path / "copy.db"), "--store", again)
    assert restored.returncode == 0, restored.stderr
    refused = run("restore", str(tmp_path / "copy.db"), "--store", again)
    assert refused.returncode == 1
    assert refused.stderr.startswith("Error: ")
    running = Running("--store", again)
    try:
        status, played = asyncio.run(look(running.server, people[0].code, people[0].token))
    finally:
        running.stop()
    assert status == 200
    assert isinstance(played, dict)
    assert [game["result"] for game in played["games"]] == [None]


@pytest.mark.parametrize(
    ("store", "says"),
    [
        ("sqlite:////nowhere/at/all.db", "nowhere"),
        ("mysql://host/base", "postgresql://"),
    ],
)
def test_a_store_that_cannot_be_opened_is_one_sentence(store: str, says: str) -> None:
    done = run("serve", "--port", "0", "--store", store)
    assert done.returncode == 1
    assert says in done.stderr
    assert "Traceback" not in done.stderr


def test_a_port_that_is_taken_is_one_sentence(tmp_path: Path) -> None:
    running = Running("--store", f"sqlite:///{tmp_path / 'a.db'}")
    try:
        port = str(running.server.port)
        done = run(
            "serve", "--host", "127.0.0.1", "--port", port, "--store", f"sqlite:///{tmp_path / 'b.db'}"
        )
    finally:
        running.stop()
    assert done.returncode == 1
    assert "Traceback" not in done.stderr
    assert "in use" in done.stderr


def with_files(limits: str, *arguments: str) -> list[str]:
    """Call volteface with other limits of open files, written as options of ``ulimit``."""
    return ["sh", "-c", f'ulimit {limits} && exec "$@"', "sh", sys.executable, "-m", "volteface", *arguments]


@pytest.mark.parametrize(("limits", "says"), [("-Sn 256", "sockets and files"), ("-n 1024", "At most 1,024")])
def test_the_doctor_is_content_with_the_files_of_an_ordinary_account(
    tmp_path: Path, limits: str, says: str
) -> None:
    command = with_files(limits, "doctor", "--store", f"sqlite:///{tmp_path / 'club.db'}")
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
    assert "✗" not in done.stdout
    assert says in done.stdout


def test_a_server_may_open_as_many_files_as_the_account(tmp_path: Path) -> None:
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    store = f"sqlite:///{tmp_path / 'club.db'}"
    arguments = ("serve", "--host", "127.0.0.1", "--port", "0", "--store", store)
    with subprocess.Popen(with_files("-Sn 256", *arguments), stdout=subprocess.PIPE) as server:
        try:
            assert server.stdout is not None
            server.stdout.readline()
            assert resource.prlimit(server.pid, resource.RLIMIT_NOFILE) == (hard, hard)
        finally:
            server.terminate()


def test_the_doctor_finds_what_is_wrong_and_changes_nothing(tmp_path: Path) -> None:
    well = run("doctor", "--store", f"sqlite:///{tmp_path / 'club.db'}", "--json")
    assert well.returncode == 0
    assert json.loads(well.stdout)["good"] is True
    assert list(tmp_path.iterdir()) == []
    (tmp_path / "bad.db").write_bytes(b"not a database at all" * 100)
    ill = run("doctor", "--store", f"sqlite:///{tmp_path / 'bad.db'}", "--lang", "fr")
    assert ill.returncode == 1
    assert "✗" in ill.stdout
