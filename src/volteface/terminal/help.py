"""The help text: the rules in brief, the keys, and the reader's own card."""

from __future__ import annotations

from typing import Any

from volteface.terminal.presenter import Presenter
from volteface.terminal.words import Words


def key_lines(presenter: Presenter, view: Any, words: Words) -> list[str]:
    """List the keys of the full screen; tokens where there are such."""
    lines = [words.say("term-help-arrows"), words.say("term-help-enter")]
    if _has_tokens(presenter, view, words):
        lines.append(words.say("term-help-token"))
    return [
        *lines,
        words.say("term-help-peek"),
        words.say("term-help-history"),
        words.say("term-help-more"),
    ]


def _has_tokens(presenter: Presenter, view: Any, words: Words) -> bool:
    return any(card.with_token is not None for card in presenter.hand(view, words))


def help_lines(presenter: Presenter, view: Any, words: Words, *, plain: bool) -> list[str]:
    """Write the help as lines; headings stand alone and end with a colon."""
    keys = [words.say("term-plain-commands")] if plain else key_lines(presenter, view, words)
    if plain and _has_tokens(presenter, view, words):
        keys.append(words.say("term-plain-token"))
    return [
        f"{words.say('term-help-keys')}:",
        *keys,
        "",
        f"{words.say('term-help-rules')}:",
        *presenter.rules(view, words),
    ]
