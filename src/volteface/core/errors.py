"""What can go wrong, split by cause.

VoltefaceError
├── Refused          an action, or options, that the rules do not allow
│   └── NotInTurn    the seat is not asked for anything now
├── BadRecord        a record that cannot be read or does not play
└── BadText          what somebody typed and others must not see
"""

from __future__ import annotations

from volteface.text import sentence

Argument = str | int


class VoltefaceError(Exception):
    """The root of all errors of this package; ``str`` is a sentence in English."""

    def __init__(self, message: str, **arguments: Argument) -> None:
        """Name a message of the catalogue and what it speaks of."""
        super().__init__(message)
        self.message = message
        self.arguments = arguments

    def sentence(self, language: str = "en") -> str:
        """Say it to a person."""
        return sentence(self.message, language, **self.arguments)

    def __str__(self) -> str:
        """Say it in English."""
        return self.sentence()


class Refused(VoltefaceError):
    """Not allowed, with the id of the rule that says so. Nothing has changed."""

    def __init__(self, rule: str, message: str, **arguments: Argument) -> None:
        """Name the rule, the message, and what the message speaks of."""
        super().__init__(message, **arguments)
        self.rule = rule


class NotInTurn(Refused):
    """The seat is not asked for anything now."""


class BadRecord(VoltefaceError):
    """A record that cannot be read or does not play; ``entry`` is the number of the entry at fault."""

    def __init__(
        self, message: str, entry: int | None = None, rule: str | None = None, **arguments: Argument
    ) -> None:
        """Name the message, and the entry and the rule where there is one."""
        super().__init__(message, **arguments)
        self.entry = entry
        self.rule = rule


class BadText(VoltefaceError):
    """A text that others must not see: too long, empty, or with something hidden in it."""
