"""Secrets and names that the server draws: codes of tables, ids of members, tokens, one-time links."""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

LETTERS: Final = "BCDFGHJKMNPQRTVWXY346789"
"""No two of them look alike, and without vowels they spell nothing."""

CODE_LENGTH: Final = 6


def new_code() -> str:
    """Draw the code of a table: an invitation, so it must not be guessed; guesses are also counted."""
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))


def read_code(typed: str) -> str | None:
    """Read a code as people type it, in any case and with spaces or dashes; ``None`` if it cannot be one."""
    if not typed.isascii():
        return None
    code = typed.upper().replace(" ", "").replace("-", "")
    return code if len(code) == CODE_LENGTH and all(letter in LETTERS for letter in code) else None


def new_member() -> str:
    """Draw the public id of somebody at a table."""
    return secrets.token_hex(6)


def new_secret() -> str:
    """Draw a private token."""
    return secrets.token_urlsafe(32)


def new_share() -> str:
    """Draw the address of a shared game: 128 random bits, which nobody guesses."""
    return secrets.token_urlsafe(16)


def hashed(secret: str) -> str:
    """Make what is stored of a secret. It has 256 random bits, so a plain hash cannot be undone."""
    # What strangers show need not even be text.
    return hashlib.sha256(secret.encode(errors="backslashreplace")).hexdigest()
