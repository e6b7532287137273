"""An optional language model behind an OpenAI-compatible endpoint; off unless it is named.

``VOLTEFACE_BOTS_ENDPOINT``  the address before ``/chat/completions``, such as ``http://localhost:8080/v1``
``VOLTEFACE_BOTS_MODEL``     the model's name there
``VOLTEFACE_BOTS_KEY``       a key, if it wants one
``VOLTEFACE_BOTS_TIMEOUT``   how many seconds to wait for an answer, 1.5 unless said

Whatever goes wrong, no answer comes back and the bot goes on by itself. Nothing is logged: neither the key
nor what was asked.
"""

from __future__ import annotations

import http.client
import os
import urllib.request
from collections.abc import Mapping
from functools import lru_cache
from typing import Final, NamedTuple

import msgspec

_LONGEST_ANSWER: Final = 100_000
_PATIENCE: Final = 3
"""After so many failures in a row it is left alone."""
_REST: Final = 50
"""For so many questions."""


class Settings(NamedTuple):
    """Where the endpoint is and how it is asked."""

    url: str
    model: str
    key: str
    timeout: float

    def __repr__(self) -> str:
        """Never show the key."""
        return f"Settings(url={self.url!r}, model={self.model!r}, timeout={self.timeout})"


def read_settings(environ: Mapping[str, str]) -> Settings | None:
    """Read the settings; ``None`` where no endpoint is named, or not by an address of the web."""
    url = environ.get("VOLTEFACE_BOTS_ENDPOINT", "").rstrip("/")
    if not url.startswith(("http://", "https://")):
        return None
    try:
        timeout = float(environ.get("VOLTEFACE_BOTS_TIMEOUT", "1.5"))
    except ValueError:
        timeout = 1.5
    model = environ.get("VOLTEFACE_BOTS_MODEL", "default")
    return Settings(url, model, environ.get("VOLTEFACE_BOTS_KEY", ""), min(max(timeout, 0.05), 5.0))


class _Said(msgspec.Struct):
    content: str


class _Choice(msgspec.Struct):
    message: _Said


class _Completion(msgspec.Struct):
    choices: list[_Choice]


class _NoRedirect(urllib.request.HTTPRedirectHandler):
    """The key goes to the address that was named and to no other."""

    def redirect_request(self, *_arguments: object) -> None:
        return None


class Endpoint:
    """Asks the endpoint, and leaves it alone for a while when it does not answer."""

    def __init__(self, settings: Settings) -> None:
        """Keep the settings."""
        self._settings = settings
        self._opener = urllib.request.build_opener(_NoRedirect)
        self._failures = 0
        self._resting = 0

    def ask(self, task: str, text: str) -> str | None:
        """Put a text to the model with a task; ``None`` if no answer came in time."""
        if self._resting:
            self._resting -= 1
            return None
        try:
            answer = self._post(task, text)
        except (OSError, ValueError, http.client.HTTPException, msgspec.MsgspecError):
            answer = None
        self._failures = 0 if answer is not None else self._failures + 1
        if self._failures >= _PATIENCE:
            self._failures, self._resting = 0, _REST
        return answer

    def _post(self, task: str, text: str) -> str | None:
        settings = self._settings
        body = msgspec.json.encode(
            {
                "model": settings.model,
                "temperature": 0,
                "seed": 0,
                "messages": [{"role": "system", "content": task}, {"role": "user", "content": text}],
            }
        )
        headers = {"Content-Type": "application/json"}
        if settings.key:
            headers["Authorization"] = f"Bearer {settings.key}"
        request = urllib.request.Request(f"{settings.url}/chat/completions", body, headers)  # noqa: S310 - http only
        with self._opener.open(request, timeout=settings.timeout) as response:
            completion = msgspec.json.decode(response.read(_LONGEST_ANSWER), type=_Completion)
        return completion.choices[0].message.content if completion.choices else None


@lru_cache(maxsize=1)
def endpoint() -> Endpoint | None:
    """The endpoint that the environment names, if any."""
    settings = read_settings(os.environ)
    return None if settings is None else Endpoint(settings)
