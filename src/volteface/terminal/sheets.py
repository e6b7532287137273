"""Sheets that lie on the table for a moment: help, the secret card, leaving, the end."""

from __future__ import annotations

from collections.abc import Callable

from rich.style import Style
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.events import Key
from textual.screen import ModalScreen
from textual.widgets import Input, Static

from volteface.terminal.words import Words

HEADING = Style(bold=True, color="#ffd166")
Write = Callable[[], tuple[str, Text, str]]
"""Writes a sheet anew, in whatever language is on: title, text, and the line at the bottom."""

TEXT_LIMIT = 200
"""More than any game takes."""

_SCROLLS = ("up", "down", "pageup", "pagedown", "home", "end")


class Sheet(ModalScreen[str]):
    """A text that any key puts away; the key is the answer."""

    def __init__(self, write: Write, *, keys: tuple[str, ...] | None = None) -> None:
        """``keys`` are the only ones that put it away, where there are such."""
        super().__init__()
        self._write = write
        self.keys = keys
        self._laid = False
        self._gone = False

    def compose(self) -> ComposeResult:
        """Lay it out."""
        with Vertical(id="sheet"):
            with VerticalScroll(id="sheet-scroll", can_focus=False):
                yield Static(id="sheet-text")
            yield Static(id="sheet-keys")

    def on_mount(self) -> None:
        """Write it."""
        self._laid = True
        self.redraw()

    def redraw(self) -> None:
        """Write it anew."""
        # The game may redraw while the program ends and the sheet's parts are already gone.
        if not self._laid or not self.app.is_running:
            return
        title, text, keys = self._write()
        self.query_one("#sheet", Vertical).border_title = title
        self.query_one("#sheet-text", Static).update(text)
        self.query_one("#sheet-keys", Static).update(Text(keys))

    def on_key(self, event: Key) -> None:
        """Scroll, or put the sheet away."""
        event.stop()
        if not self._laid:
            return
        scroll = self.query_one("#sheet-scroll", VerticalScroll)
        if event.key in _SCROLLS and (scroll.max_scroll_y > 0 or self.keys is not None):
            match event.key:
                case "up":
                    scroll.scroll_up(animate=False)
                case "down":
                    scroll.scroll_down(animate=False)
                case "pageup":
                    scroll.scroll_page_up(animate=False)
                case "pagedown":
                    scroll.scroll_page_down(animate=False)
                case "home":
                    scroll.scroll_home(animate=False)
                case _:
                    scroll.scroll_end(animate=False)
        elif self.keys is None or event.key in self.keys:
            self._put_away(event.key)

    def _put_away(self, key: str) -> None:
        """Keys can come faster than a sheet goes: only the first puts it away, and only the top one."""
        if not self._gone and self.is_current:
            self._gone = True
            _ = self.dismiss(key)


class TextSheet(ModalScreen[str | None]):
    """A line to write on: Enter sends it, Escape puts it away."""

    def __init__(self, words: Words) -> None:
        """Speak the reader's language."""
        super().__init__()
        self._words = words

    def compose(self) -> ComposeResult:
        """Lay it out."""
        with Vertical(id="sheet"):
            yield Input(id="sheet-line", max_length=TEXT_LIMIT)
            yield Static(self._words.say("term-type-keys"), id="sheet-keys")

    def on_mount(self) -> None:
        """Let the first key be the first letter."""
        self.query_one("#sheet", Vertical).border_title = self._words.say("term-type-title")
        self.query_one(Input).focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Send it."""
        event.stop()
        if self.is_current:
            _ = self.dismiss(event.value)

    def on_key(self, event: Key) -> None:
        """Escape sends nothing."""
        if event.key == "escape" and self.is_current:
            event.stop()
            _ = self.dismiss(None)


def headed(heading: str, lines: list[str]) -> Text:
    """Write a heading and its paragraphs."""
    text = Text.assemble((heading, HEADING))
    for line in lines:
        text.append("\n" + line, Style(bold=False, color="#d9deea"))
    return text


def keys_line(pairs: list[tuple[str, str]]) -> Text:
    """Write keys and what they do, as the bottom line shows them."""
    text = Text(no_wrap=True)
    for key, does in pairs:
        text.append(f" {key} ", Style(bold=True, color="#ffd166"))
        text.append(does + "  ")
    return text


def leave_keys(words: Words) -> str:
    """The bottom line of the question whether to leave."""
    return (
        f"y/o {words.say('term-leave-yes')}   n/{words.say('term-key-escape')} {words.say('term-leave-no')}"
    )
