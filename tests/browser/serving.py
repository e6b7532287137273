"""A server in a process of its own, as people run it, that can be stopped and started again on its store."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, Final
from urllib.error import HTTPError
from urllib.request import Request, urlopen

ROOT: Final = Path(__file__).parents[2]
PATIENCE: Final = 30.0
"""Seconds until a server that does not stop has failed the test."""


class ServerProcess:
    """One server: bots move at once, nothing is limited."""

    def __init__(self, folder: Path, *, bot_pace: float = 0.0) -> None:
        """Keep tables in this folder."""
        self._store, self._log = folder / "tables.db", folder / "server.log"
        self._pace = bot_pace
        self._port = 0
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        """The server's own origin."""
        return f"http://127.0.0.1:{self._port}"

    def start(self) -> None:
        """Start, under the same address as before, and wait until it listens."""
        began = self._log.stat().st_size if self._log.exists() else 0
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                [
                    sys.executable, "-m", "volteface", "serve", "--host", "127.0.0.1",
                    "--port", str(self._port), "--store", f"sqlite:///{self._store}",
                    "--bot-pace", str(self._pace), "--unlimited", "--no-browser", "--log", "json",
                ],
                cwd=ROOT,
                env={**os.environ, "PYTHONUNBUFFERED": "1"},
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=log,
            )  # fmt: skip
        self._port = self._listening(began)

    def _listening(self, began: int) -> int:
        """Wait until the log tells of a port."""
        assert self._process is not None
        while True:
            ended = self._process.poll() is not None
            told = self._log.read_bytes()[began:].splitlines(keepends=True)
            for line in told:
                if b'"listening"' in line and line.endswith(b"\n"):
                    return int(json.loads(line)["port"])
            assert not ended, b"".join(told).decode()
            time.sleep(0.02)

    def stop(self) -> None:
        """Ask it to stop, and wait until it has."""
        assert self._process is not None
        self._process.terminate()
        try:
            assert self._process.wait(PATIENCE) == 0, self._log.read_text()
        except subprocess.TimeoutExpired:
            self.kill()
            raise
        self._process = None

    def kill(self) -> None:
        """End it as a power cut does."""
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()
        self._process = None

    def end(self) -> None:
        """Stop if it runs; whatever it logged as an error fails the test."""
        if self._process is not None:
            self.stop()
        log = self._log.read_text()
        assert '"level": "error"' not in log, log
        assert "Traceback" not in log, log

    def call(self, method: str, path: str, body: Any = None, token: str | None = None) -> Any:
        """Ask the API; an answer that refuses fails the test."""
        headers = {"Content-Type": "application/json"}
        if token is not None:
            headers["Authorization"] = f"Bearer {token}"
        content = None if body is None else json.dumps(body).encode()
        request = Request(self.url + path, content, headers, method=method)
        try:
            with urlopen(request, timeout=PATIENCE) as answer:
                raw = answer.read()
        except HTTPError as refusal:
            raise AssertionError(f"{method} {path}: {refusal.read().decode()}") from None
        return json.loads(raw) if raw else None
