"""Every sentence a person reads, in English and French: one catalogue for terminal, server and client.

Code names a message and what it speaks of; here it becomes a sentence. Catalogues are Fluent files,
``text/en.ftl`` and ``text/fr.ftl`` beside the code that uses them; a package adds its own with
``add_catalogue``.
"""

from __future__ import annotations

from functools import lru_cache
from importlib import resources
from typing import TYPE_CHECKING, Final
from unicodedata import category

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES: Final = ("en", "fr")

# Larger numbers mean nothing to a reader and too much to the formatter.
_LARGEST: Final = 10**15
_LONGEST: Final = 400
_STEERING: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})

_packages: Final[list[str]] = []


def add_catalogue(package: str) -> None:
    """Add the catalogue of a package that has a ``text`` folder."""
    if package not in _packages:
        _packages.append(package)
        _bundle.cache_clear()


def catalogue(package: str, language: str) -> str:
    """Read the source of one catalogue."""
    return (resources.files(package) / "text" / f"{language}.ftl").read_text("utf-8")


def packages() -> tuple[str, ...]:
    """Name the packages that have added a catalogue."""
    return tuple(_packages)


@lru_cache(maxsize=len(LANGUAGES))
def _bundle(language: str) -> FluentBundle:
    # The runtime takes a while to load and a program that only plays needs no sentences.
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for package in _packages:
        bundle.add_resource(FluentResource(catalogue(package, language)))
    return bundle


def has(message: str, language: str = "en") -> bool:
    """Tell whether the catalogue has a message."""
    return _bundle(language).has_message(message)


def sentence(message: str, language: str = "en", **arguments: str | int) -> str:
    """Say a message in a language; a message that no catalogue has is said by its name."""
    bundle = _bundle(language)
    if not bundle.has_message(message):
        return message
    pattern = bundle.get_message(message).value
    if pattern is None:
        return message
    shown = {name: _shown(value) for name, value in arguments.items()}
    text, _errors = bundle.format_pattern(pattern, shown)
    return str(text)


def _shown(value: str | int) -> str | int:
    """Let nothing that somebody wrote steer the screen that it is shown on, or fill it."""
    if isinstance(value, int):
        return value if abs(value) < _LARGEST else "…"
    if len(value) > _LONGEST:
        value = value[:_LONGEST] + "…"
    if value.isprintable():
        return value
    return "".join("\ufffd" if category(sign) in _STEERING else sign for sign in value)
