"""The table as plain lines: for screen readers, pipes, and terminals that can do no more."""

from __future__ import annotations

import math
import os
import shutil
import textwrap
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Protocol, TextIO

from volteface.core.errors import Refused
from volteface.core.game import Seat
from volteface.terminal.glyphs import printable
from volteface.terminal.help import help_lines
from volteface.terminal.presenter import Choice, Question
from volteface.terminal.sitting import Sitting
from volteface.terminal.words import Words

_WIPE = "\x1b[H\x1b[2J\x1b[3J"
_LINES_BETWEEN_SEATS = 60
_BOT_SECONDS = 1.5
"""How long a bot seems to think while a clock runs."""


class _Left(Exception):
    """Somebody wants to leave."""


class Lines(Protocol):
    """Where lines are read from."""

    def readline(self) -> str:
        """Read one; nothing at all means that there are no more."""


class PlainTable:
    """Asks line by line."""

    def __init__(self, sitting: Sitting, source: Lines, out: TextIO, folder: Path) -> None:
        """Read from one stream and write to another."""
        self._sitting = sitting
        self._source = source
        self._out = out
        self._folder = folder
        self._looking: Seat | None = None
        self._knows_role: set[Seat] = set()
        self._language = sitting.words.language

    def run(self) -> int:
        """Play until somebody leaves or nothing more can be read; returns the exit code."""
        try:
            self._play_on()
        except _Left:
            self._print(self._words.say("term-goodbye"))
        except EOFError:
            self._print("", self._words.say("term-end-of-input"))
        except KeyboardInterrupt:
            self._print("", self._words.say("term-goodbye"))
        except BrokenPipeError:
            self._drop_output()
        return 0

    @property
    def _words(self) -> Words:
        return self._sitting.words

    def _drop_output(self) -> None:
        """Nobody reads any more: let the last flush of the interpreter go nowhere instead of complaining."""
        try:
            os.dup2(os.open(os.devnull, os.O_WRONLY), self._out.fileno())
        except (OSError, ValueError):
            return

    def _print(self, *lines: str) -> None:
        for line in lines:
            self._out.write(printable(self._wrapped(line), self._out.encoding) + "\n")
        self._out.flush()

    def _wrapped(self, text: str) -> str:
        """Break long lines between words where a terminal would break them within; pipes get them whole."""
        if not self._out.isatty():
            return text
        width = max(shutil.get_terminal_size().columns - 1, 20)
        return "\n".join(
            textwrap.fill(line, width, subsequent_indent="    ") if len(line) > width else line
            for line in text.split("\n")
        )

    def _read(self, prompt: str) -> str:
        self._print(prompt)
        line = self._source.readline()
        if not line:
            raise EOFError
        return line.strip()

    def _play_on(self) -> None:
        while True:
            self._begin()
            while self._sitting.outcome is None:
                self._turn()
            self._end()
            self._sitting.deal_again()

    def _begin(self) -> None:
        self._looking = None
        self._knows_role.clear()
        sitting, words = self._sitting, self._words
        self._print(sitting.presenter.title(words), words.say("term-sealed", seal=sitting.seal[:16]))
        if not sitting.hot_seat:
            self._looking = sitting.persons[0]
            self._tell(sitting.news(self._looking))

    def _turn(self) -> None:
        sitting = self._sitting
        seat = sitting.asked
        if seat is not None and sitting.player(seat) in sitting.persons:
            player = sitting.player(seat)
            if sitting.hot_seat:
                self._hand_over(player)
            self._ask(seat, player)
            if sitting.free:
                # Nobody at a keyboard is as quick as a bot: each has its say before the next line is read.
                self._let_bots(1 + len(sitting.asked_bots))
        elif not self._let_bots(1):
            self._wait_for_the_clock()
        # What only one seat is told waits until that seat looks again.
        self._tell(sitting.news(None if sitting.hot_seat else self._looking))

    def _let_bots(self, times: int) -> bool:
        """Let bots act, one after another, as long as one of them wants to; tells whether any did."""
        sitting = self._sitting
        acted = False
        for _ in range(times):
            choices = ((seat, sitting.choose(seat)) for seat in sitting.asked_bots)
            seat, action = next(((seat, one) for seat, one in choices if one is not None), (None, None))
            if seat is None:
                break
            if sitting.free:
                sitting.sleep(_BOT_SECONDS)
            if sitting.tick():
                return True
            sitting.act(seat, action)
            acted = True
        return acted

    def _wait_for_the_clock(self) -> None:
        remaining = self._sitting.remaining
        assert remaining is not None, "nobody acts and no clock runs"
        if remaining:
            self._tell(self._sitting.news(None if self._sitting.hot_seat else self._looking))
            self._print(self._words.say("term-time-passes", seconds=math.ceil(remaining)))
        self._sitting.sleep(remaining)
        self._sitting.tick()

    def _tell(self, events: Sequence[Any], reader: Seat | None = None) -> None:
        reader = self._looking if reader is None and not self._sitting.hot_seat else reader
        words = self._words.to(reader)
        view = self._sitting.table.view(reader)
        for event in events:
            text = self._sitting.presenter.sentence(event, view, words, hidden=False)
            if text is not None:
                self._print(f"* {text}")

    def _hand_over(self, seat: Seat) -> None:
        if self._looking == seat:
            return
        name = self._words.name(seat)
        if self._looking is not None:
            self._wipe()
            self._tell(self._sitting.pages[None].events)
        self._looking = None
        self._print(self._words.say("term-hand-over", name=name))
        while True:
            typed = self._read(self._words.say("term-hand-over-wait", name=name))
            if not typed:
                break
            self._command(typed, None)
        self._looking = seat

    def _wipe(self) -> None:
        if self._out.isatty() and os.environ.get("TERM", "dumb") != "dumb":
            self._out.write(_WIPE)
        self._print(*[""] * _LINES_BETWEEN_SEATS)

    def _ask(self, seat: Seat, player: Seat) -> None:
        """Ask for an action of a seat, of the player who decides for it."""
        if player not in self._knows_role:
            self._knows_role.add(player)
            self._secret(player)
        self._show(player)
        second: Question | None = None
        while True:
            words = self._words.to(player)
            question = second or self._question(seat, player)
            typed = self._read(self._prompt(question, words, second=second is not None))
            if self._sitting.tick():
                self._print(words.say("term-too-late"))
                return
            if second is not None and typed in ("", "0"):
                second = None
                continue
            if not typed and self._sitting.free:
                self._sitting.wait(seat)
                return
            if self._command(typed, player):
                if self._language != self._words.language:
                    self._language, second = self._words.language, None
                self._show(player)
                continue
            choice, token = _find(question, typed)
            writing = next((one.text for one in question.choices if one.text is not None), None)
            if choice is None and writing is not None and " " in typed:
                # A whole sentence where one may be written is that sentence.
                if self._tried(seat, writing(typed)):
                    return
            elif choice is None:
                self._print(words.say("term-not-understood", typed=typed[:40]))
            elif token and choice.with_token is None:
                self._print(words.say("term-no-token"))
            elif choice.more is not None:
                second = choice.more
            elif choice.text is not None:
                if self._typed_text(seat, choice.text):
                    return
            elif self._tried(seat, choice.with_token if token else choice.action):
                return

    def _typed_text(self, seat: Seat, make: Callable[[str], Any]) -> bool:
        """Read a line of free text; tells whether the question is done with."""
        text = self._read(self._words.say("term-type"))
        if self._sitting.tick():
            self._print(self._words.say("term-too-late"))
            return True
        return self._tried(seat, make(text))

    def _question(self, seat: Seat, player: Seat) -> Question:
        sitting = self._sitting
        view = sitting.table.view(player)
        return sitting.presenter.ask(view, sitting.legal(seat), self._words.to(player))

    def _prompt(self, question: Question, words: Words, *, second: bool) -> str:
        lines = [question.text]
        if question.from_hand:
            row = [f"{at} {_mark(one)}" for at, one in enumerate(question.choices, start=1)]
            lines += ["  " + "   ".join(row)]
        else:
            lines += [f"  {at} {_label(one)}" for at, one in enumerate(question.choices, start=1)]
        if second:
            lines.append("  " + words.say("term-plain-back"))
        remaining = self._sitting.remaining
        if remaining is not None:
            lines.append("  " + words.say("term-plain-wait", seconds=math.ceil(remaining)))
        lines.append(words.say("term-plain-prompt"))
        return "\n".join(lines)

    def _show(self, seat: Seat) -> None:
        view = self._sitting.table.view(seat)
        self._print("", *self._sitting.presenter.lines(view, self._words.to(seat)))

    def _tried(self, seat: Seat, action: Any) -> bool:
        try:
            self._sitting.act(seat, action)
        except Refused as refusal:
            sentence = refusal.sentence(self._words.language)
            self._print(self._words.say("term-refused", sentence=sentence, rule=refusal.rule))
            return False
        return True

    def _secret(self, seat: Seat) -> None:
        view = self._sitting.table.view(seat)
        lines = self._sitting.presenter.secret(view, self._words.to(seat))
        self._print("", *(lines or [self._words.say("term-no-secret")]))

    def _command(self, typed: str, seat: Seat | None) -> bool:
        """Do what a one-letter command says; ``False`` if it is none."""
        match typed.casefold():
            case "q":
                self._leave()
            case "?" | "h" | "help" | "aide":
                view = self._sitting.table.view(seat)
                words = self._words.to(seat)
                self._print(*help_lines(self._sitting.presenter, view, words, plain=True))
            case "l":
                self._sitting.words = self._words.other_language()
            case "r" if seat is not None:
                self._secret(seat)
            case "t" if seat is not None:
                view = self._sitting.table.view(seat)
                past = self._sitting.presenter.history(view, self._words.to(seat))
                self._print(*(past or [self._words.say("term-no-history")]))
            case _:
                return False
        return True

    def _leave(self) -> None:
        answer = self._read(self._words.say("term-plain-leave")).casefold()
        # Both languages' letters leave, whichever is on: nobody should be kept by a translation.
        if answer[:1] in ("y", "o", "q"):
            raise _Left

    def _end(self) -> None:
        sitting = self._sitting
        if sitting.hot_seat:
            self._wipe()
        self._looking = None if sitting.hot_seat else self._looking
        record = sitting.record()
        while True:
            words = self._words.to(None if sitting.hot_seat else sitting.persons[0])
            view = sitting.table.view(words.reader)
            self._print("", words.say("term-end-title"), sitting.presenter.ending(view, words).plain)
            self._print(words.say("term-seal", seal=record.seal or ""))
            self._print(words.say("term-salt", salt=record.salt or ""), words.say("term-check"))
            while True:
                match self._read(words.say("term-end-choose")).casefold():
                    case "a" | "":
                        return
                    case "s":
                        self._save()
                    case "w":
                        self._explain(words)
                    case "q":
                        raise _Left
                    case "l":
                        sitting.words = self._words.other_language()
                        break
                    case typed:
                        self._print(words.say("term-not-understood", typed=typed[:40]))

    def _explain(self, words: Words) -> None:
        told = self._sitting.reasons(words)
        for name, lines in told:
            self._print("", name, *(f"  · {line}" for line in lines))
        if not told:
            self._print(words.say("term-no-reasons"))

    def _save(self) -> None:
        try:
            path = self._sitting.save(self._folder)
        except OSError as error:
            self._print(self._words.say("term-not-saved", reason=error.strerror or str(error)))
        else:
            self._print(self._words.say("term-saved", file=path.name))


def _mark(choice: Choice) -> str:
    return choice.label if choice.allowed else f"({choice.label})"


def _label(choice: Choice) -> str:
    return _mark(choice)


def _find(question: Question, typed: str) -> tuple[Choice | None, bool]:
    """Find what was typed: a number, or a code, with + for a token."""
    wanted = typed.casefold().replace(" ", "")
    token = wanted.endswith("+")
    wanted = wanted.removesuffix("+")
    for choice in question.choices:
        if choice.code.casefold() == wanted and not wanted.isdecimal():
            return choice, token
    if wanted.isascii() and wanted.isdecimal() and 0 < int(wanted[:6]) <= len(question.choices):
        return question.choices[int(wanted[:6]) - 1], token
    return None, False
