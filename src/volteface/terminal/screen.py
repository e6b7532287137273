"""The table on a full screen: what the reader sees, and what the reader's keys do."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from rich.style import Style
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Container, Horizontal, Vertical, VerticalScroll
from textual.events import Key, Resize
from textual.screen import Screen
from textual.widget import Widget

from volteface.core.errors import Refused
from volteface.terminal.glyphs import REFUSED
from volteface.terminal.presenter import Choice, Question, Room
from volteface.terminal.sheets import TextSheet, keys_line
from volteface.terminal.widgets import Choices, LogPane, Pane

if TYPE_CHECKING:
    from volteface.terminal.evening import Evening

_NEXT = {"right": 1, "left": -1, "tab": 1, "shift+tab": -1}
_SEAL_SHOWN = 12


class TableScreen(Screen[None]):
    """Seats, mission, trick, log, question, hand."""

    def __init__(self, evening: Evening) -> None:
        """Show one evening's table."""
        super().__init__()
        self._evening = evening
        self._laid = False
        self._stale = False
        self._at = 0
        self._token = False
        self._typed = ""
        self._second: Question | None = None
        self._notice: str | None = None
        self._question: Question | None = None

    def compose(self) -> ComposeResult:
        """Lay the table out."""
        with Vertical(id="board"):
            yield from self._compose_board()

    def _compose_board(self) -> ComposeResult:
        yield Pane("status")
        yield Pane("banner")
        with Horizontal(id="middle"):
            yield Pane("seats")
            with Container(id="trick"):
                yield Pane("trick-cards")
        yield LogPane("log")
        with VerticalScroll(id="offer", can_focus=False):
            yield Choices(lifted=False, widget_id="offer-choices")
        yield Pane("message")
        yield Choices(lifted=True, widget_id="hand")
        yield Pane("cover")
        yield Pane("keys")

    def on_mount(self) -> None:
        """Draw it for the first time, and a running glass every second."""
        self._laid = True
        self.call_after_refresh(self.redraw)
        self.set_interval(1, self._count_down)

    def _count_down(self) -> None:
        if self._evening.remaining is not None:
            self.redraw()

    def on_resize(self, _event: Resize) -> None:
        """Draw anew once every pane has its new size."""
        self.call_after_refresh(self.redraw)

    def fresh(self) -> None:
        """Forget what was half chosen: another position, or another reader."""
        self._second, self._token, self._typed, self._notice = None, False, "", None
        self._at = self._first_allowed()
        self.redraw()

    def notify_refusal(self, refusal: Refused) -> None:
        """Say why something is not allowed, with the rule."""
        words = self._evening.words
        sentence = refusal.sentence(words.language)
        self._notice = f"{REFUSED} " + words.say("term-refused", sentence=sentence, rule=refusal.rule)

    def _ask(self) -> Question:
        evening = self._evening
        legal = evening.legal
        return self._second or evening.presenter.ask(evening.view, legal, evening.words)

    def _first_allowed(self) -> int:
        question = self._ask()
        if question.start is not None:
            return question.start
        allowed = [at for at, choice in enumerate(question.choices) if choice.allowed]
        return allowed[0] if allowed else 0

    def redraw(self) -> None:
        """Draw everything anew, from the reader's view alone."""
        self._stale = False
        # Whoever leaves while bots move takes the panes away first.
        if not self._laid or not self.app.is_running:
            return
        evening = self._evening
        presenter, view, words = evening.presenter, evening.view, evening.words
        self.set_class(presenter.talking, "-talking")
        status = Text.assemble((f" {presenter.title(words)} ", Style(bold=True, color="#ffd166")))
        if evening.remaining is not None:
            minutes, seconds = divmod(math.ceil(evening.remaining), 60)
            status.append(f"· {minutes}:{seconds:02} ", Style(bold=True))
        for part in presenter.status(view, words):
            status.append(f"· {part} ")
        self._put("status", status)
        self._put("banner", presenter.banner(view, words))
        seats = self.query_one("#seats", Pane)
        _head(seats, words.say("term-seats"))
        _head(self.query_one("#trick", Container), words.say("term-table"))
        seats.put(presenter.seats(view, words, _room(seats)))
        self._put("trick-cards", presenter.table(view, words, _room(self.query_one("#trick", Container))))
        self._draw_log()
        self._draw_choices()
        self._draw_cover()
        self._put("keys", self._keys())

    def _put(self, widget: str, text: Text) -> None:
        self.query_one(f"#{widget}", Pane).put(text)

    def _draw_log(self) -> None:
        words = self._evening.words
        pane = self.query_one(LogPane)
        sealed = words.say("term-sealed", seal=self._evening.seal[:_SEAL_SHOWN])
        _head(pane, f"{words.say('term-log')} · {sealed}")
        pane.show(self._evening.told)

    def _draw_choices(self) -> None:
        evening = self._evening
        before, question = self._question, self._ask()
        self._question = question
        asked = bool(evening.legal)
        self._at = _same_choice(before, question, self._at)
        offered = asked and not question.from_hand
        self.set_class(offered, "-offering")
        hand = self.query_one("#hand", Choices)
        offer = self.query_one("#offer-choices", Choices)
        if offered:
            offer.show(question.choices, self._at)
            hand.show(evening.presenter.hand(evening.view, evening.words), None, resting=True)
            spot = offer.spot(self._at)
            if spot is not None:
                self.query_one("#offer", VerticalScroll).scroll_to_region(spot, animate=False)
        else:
            offer.show((), None)
            hand.show(question.choices, self._at if asked else None, token=self._token, resting=not asked)
        self._put("message", self._message(question, asked=asked))

    def _message(self, question: Question, *, asked: bool) -> Text:
        words = self._evening.words
        if self._notice is not None:
            return Text(self._notice, Style(bold=True, color="#ff8f70"))
        if self._evening.pausing:
            return Text.assemble(
                (self._evening.summary, Style(bold=True)), "  ", (words.say("term-any-key"), Style(dim=True))
            )
        if self._token:
            return Text(words.say("term-with-token"), Style(bold=True, color="#ffd166"))
        text = Text(question.text, Style(bold=asked))
        chosen = self._chosen()
        if asked and not question.from_hand and chosen is not None and chosen.face is not None:
            text.append(f"  {chosen.label}", Style(dim=True))
        return text

    def _draw_cover(self) -> None:
        evening = self._evening
        self.set_class(evening.handing_to is not None or (evening.reader is None), "-public")
        if evening.handing_to is None:
            self._put("cover", Text(evening.summary))
            return
        name = evening.words.name(evening.handing_to)
        self._put(
            "cover",
            Text.assemble(
                (evening.summary + "\n\n" if evening.summary else "", Style(bold=True)),
                (evening.words.say("term-hand-over", name=name), Style(bold=True, color="#ffd166")),
                "\n",
                evening.words.say("term-hand-over-wait", name=name),
                justify="center",
            ),
        )

    def _keys(self) -> Text:
        say = self._evening.words.say
        tail = [("?", say("term-key-help")), ("l", say("term-key-language")), ("q", say("term-key-leave"))]
        if self._evening.handing_to is not None:
            return keys_line([(say("term-key-enter"), say("term-key-ready")), *tail])
        if self._evening.pausing:
            return keys_line([(say("term-key-enter"), say("term-key-go-on")), *tail])
        head = [("←→", say("term-key-choose")), (say("term-key-enter"), say("term-key-play"))]
        if self._evening.may_wait:
            head.append(("x", say("term-key-wait")))
        if self._second is not None:
            head.append((say("term-key-escape"), say("term-key-back")))
        elif self._question is not None and any(one.with_token is not None for one in self._question.choices):
            head.append(("w", say("term-key-token")))
        return keys_line([*head, ("r", say("term-key-role")), *tail])

    def on_key(self, event: Key) -> None:
        """Do what a key says."""
        event.stop()
        event.prevent_default()
        self._notice = None
        if not (self._evening.wake(event.key) or self._command(event.key)):
            self._choose(event)
        self._redraw_soon()

    def _redraw_soon(self) -> None:
        """Draw once for all keys that wait in line."""
        if not self._stale:
            self._stale = True
            self.call_after_refresh(self.redraw)

    def _command(self, key: str) -> bool:
        match key:
            case "question_mark" | "f1" | "h":
                self._evening.open_help()
            case "r":
                self._evening.open_secret()
            case "t":
                self._evening.open_history()
            case "l":
                self._evening.switch_language()
            case "q":
                self._evening.open_leave()
            case "x" if self._evening.may_wait:
                self._evening.wait()
            case _:
                return False
        return True

    def _choose(self, event: Key) -> None:
        """Walk through the choices, type a code, play."""
        key = event.key
        if self._evening.reader is None:
            return
        if key in _NEXT:
            self._step(_NEXT[key])
        elif key in ("up", "down"):
            self._step_group(1 if key == "down" else -1)
        elif key in ("enter", "space"):
            self._do()
        elif key in ("w", "plus"):
            self._turn_token()
        elif key in ("escape", "backspace"):
            self._second, self._token = None, False
        elif event.character is not None and event.character.isalnum():
            self._type(event.character.casefold())

    def _chosen(self) -> Choice | None:
        choices = self._ask().choices
        return choices[self._at] if self._at < len(choices) else None

    def _move_to(self, at: int) -> None:
        self._at, self._token = at, False

    def _step(self, by: int) -> None:
        count = len(self._ask().choices)
        self._typed = ""
        if count and self._evening.legal:
            self._move_to((self._at + by) % count)

    def _step_group(self, by: int) -> None:
        """Go to the next suit; among boxes, to the next box."""
        choices = self._ask().choices
        chosen = self._chosen()
        if chosen is None or chosen.face is None or not self._evening.legal:
            self._step(by)
            return
        shapes = list(dict.fromkeys(one.face.shape for one in choices if one.face is not None))
        wanted = shapes[(shapes.index(chosen.face.shape) + by) % len(shapes)]
        self._typed = ""
        self._move_to(next(at for at, one in enumerate(choices) if one.face and one.face.shape == wanted))

    def _type(self, sign: str) -> None:
        """Look for a code that begins with what was typed, or for a card's number alone."""
        if not self._evening.legal:
            return
        for typed in (self._typed + sign, sign):
            found = _matches(self._ask().choices, typed)
            if found:
                again = typed == self._typed and self._at in found
                self._typed = typed
                self._move_to(found[(found.index(self._at) + 1) % len(found)] if again else found[0])
                return
        self._typed = ""

    def _do(self) -> None:
        """Play what is chosen; what is not allowed is tried, and the table says why not."""
        chosen, seat = self._chosen(), self._evening.reader
        if chosen is None or seat is None:
            return
        if chosen.more is not None and self._evening.legal:
            self._second, self._at, self._typed = chosen.more, 0, ""
            return
        if chosen.text is not None and self._evening.legal:
            self._write(chosen.text)
            return
        self._try(chosen.with_token if self._token else chosen.action)

    def _write(self, make: Callable[[str], Any]) -> None:
        """Let the reader type; what is sent is tried like any other action."""

        def sent(text: str | None) -> None:
            if text is not None:
                self._try(make(text))
                self.redraw()

        _ = self.app.push_screen(TextSheet(self._evening.words), sent)

    def _try(self, action: Any) -> None:
        try:
            self._evening.act(action)
        except Refused as refusal:
            self.notify_refusal(refusal)

    def _turn_token(self) -> None:
        """A clear second gesture: the token goes on the card, or comes back, before the card is played."""
        chosen = self._chosen()
        if chosen is None or chosen.with_token is None or self._evening.reader is None:
            self._notice = self._evening.words.say("term-no-token")
            return
        if self._token:
            self._token = False
            return
        refusal = self._evening.why_not(chosen.with_token)
        if refusal is None:
            self._token = True
        else:
            self.notify_refusal(refusal)

    def on_choices_clicked(self, message: Choices.Clicked) -> None:
        """Choose with the pointer; a second click on the same card plays it."""
        offering = self.has_class("-offering")
        if not self._evening.legal or (message.widget.id == "hand") == offering or self._evening.pausing:
            return
        self._notice = None
        if message.at == self._at:
            self._do()
        else:
            self._move_to(message.at)
        self.redraw()


def _same_choice(before: Question | None, question: Question, at: int) -> int:
    """Find what was chosen again where others have added to the choices meanwhile."""
    codes = [choice.code for choice in question.choices]
    if before is not None and before is not question and at < len(before.choices):
        code = before.choices[at].code
        if len(before.choices) != len(codes) and code in codes:
            return codes.index(code)
    return min(at, max(len(codes) - 1, 0))


def _head(widget: Widget, title: str) -> None:
    """Put a title on a frame; setting it always repaints."""
    if widget.border_title != title:
        widget.border_title = title


def _room(widget: Widget) -> Room:
    """Measure a widget; before the first layout, guess."""
    width, height = widget.content_size
    return Room(width, height) if width and height else Room(35, 7)


def _matches(choices: tuple[Choice, ...], typed: str) -> list[int]:
    """Find choices by code; an exact one first, then the start of one, then a card's number alone."""
    codes = [choice.code.casefold() for choice in choices]
    exact = [at for at, code in enumerate(codes) if code == typed]
    if exact:
        return exact
    begins = [at for at, code in enumerate(codes) if code.startswith(typed)]
    if begins or not typed.isdecimal():
        return begins
    numbers = [code.lstrip("abcdefghijklmnopqrstuvwxyz") for code in codes]
    return [at for at, number in enumerate(numbers) if number == typed] or [
        at for at, number in enumerate(numbers) if number.startswith(typed)
    ]
