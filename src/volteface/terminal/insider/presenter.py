"""How Insider is drawn in a terminal: the questions in sight, the word and the role behind a peek."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.style import Style
from rich.text import Text

from volteface.games.insider.actions import (
    Accuse,
    Answer,
    Ask,
    Begin,
    EndDiscussion,
    Look,
    Place,
    Point,
    Redraw,
    Turn,
    Write,
)
from volteface.games.insider.view import QuestionView, View
from volteface.terminal.insider import speech
from volteface.terminal.presenter import Choice, Question, Room
from volteface.terminal.words import Words

_ANSWERS = (("y", "yes"), ("n", "no"), ("u", "unknown"), ("f", "found"))
_COLOURS = {"yes": "#7bd88f", "no": "#ff8f70", "unknown": "#aab3c8", "found": "#ffd166", None: "#8b93a7"}
_GOLD = Style(bold=True, color="#ffd166")


class InsiderPresenter:
    """The drawing code of Insider."""

    @property
    def talking(self) -> bool:
        """There are no cards in hand."""
        return True

    def title(self, words: Words) -> str:
        """Name the game."""
        return words.say("in-say-title")

    def status(self, view: View, words: Words) -> list[str]:
        """Say who the Master is, and how the answers stand."""
        parts = [words.say("in-status-master", name=words.name(view.master))]
        if view.questions:
            counts = view.answers
            parts.append(words.say("in-status-answers", yes=counts.yes, no=counts.no, unknown=counts.unknown))
        if view.advanced:
            parts.append(words.say("in-status-advanced"))
        return parts

    def banner(self, view: View, words: Words) -> Text:
        """Say what happens now."""
        return Text(words.say("in-phase", phase=view.phase), Style(bold=True))

    def seats(self, view: View, words: Words, room: Room) -> Text:
        """List who sits where, with what everyone knows of them."""
        text = Text()
        for seat in range(view.players):
            if seat:
                text.append("\n")
            known = self._known(view, seat, words)
            name = words.short(seat, max(room.width - len(known) - 5, 6))
            text.append(f"{seat + 1} ", Style(dim=True))
            text.append(name, Style(bold=seat == words.reader))
            if known:
                text.append(f"  {known}", _GOLD)
        if view.advanced:
            centre = speech.role(view.ending.centre, words) if view.ending and view.ending.centre else "?"
            text.append(f"\n· {words.say('in-say-centre')} {centre}", Style(dim=True))
        return text

    def _known(self, view: View, seat: int, words: Words) -> str:
        """What the whole table knows of a seat; at the end, its role."""
        if view.ending is not None:
            return speech.role(view.ending.roles[seat], words)
        if seat == view.master:
            return speech.role("master", words)
        if seat != view.answerer:
            return ""
        shown = f", {speech.role(view.answerer_role, words)}" if view.answerer_role else ""
        return words.say("in-say-answerer") + shown

    def table(self, view: View, words: Words, room: Room) -> Text:
        """List the latest questions; before there are any, what everyone waits for."""
        if not view.questions:
            return Text(words.say("in-table-empty", phase=view.phase))
        text = Text()
        for row, one in enumerate(view.questions[-max(room.height, 1) :]):
            line = speech.question(one, words, room.width)
            text.append(("\n" if row else "") + line, Style(color=_COLOURS[one.answer]))
        return text

    def hand(self, _view: View, _words: Words) -> tuple[Choice, ...]:
        """There are no cards."""
        return ()

    def ask(self, view: View, legal: Sequence[Any], words: Words) -> Question:
        """Put the question of the phase."""
        if not legal:
            return Question(words.say("in-wait", phase=view.phase, name=words.name(view.master)), ())
        first = legal[0]
        match view.phase:
            case "prepare":
                return self._ask_prepare(legal, words)
            case "questions" if isinstance(first, Answer):
                return self._ask_answer(view, words)
            case "questions":
                return self._ask_question(words)
            case "discussion":
                end = Choice("e", words.say("in-choose-end"), EndDiscussion(), allowed=True)
                return Question(words.say("in-ask-discussion"), (end,))
            case "first-ballot":
                assert view.answerer is not None
                text = words.say("in-ask-first", name=words.name(view.answerer), needed=view.needed)
                choices = (
                    Choice("y", words.say("in-choose-guilty"), Accuse(True), allowed=True),
                    Choice("n", words.say("in-choose-innocent"), Accuse(False), allowed=True),
                )
                return Question(text, choices)
        return self._ask_place(view, legal, words)

    def _ask_prepare(self, legal: Sequence[Any], words: Words) -> Question:
        """IN-3, IN-5: take the word, another one, or write one."""
        choices: list[Choice] = []
        if Begin() in legal:
            choices.append(Choice("b", words.say("in-choose-begin"), Begin(), allowed=True))
        if Redraw() in legal:
            choices.append(Choice("d", words.say("in-choose-redraw"), Redraw(), allowed=True))
        offers = [one for one in legal if isinstance(one, Write)]
        if offers:
            choices.append(Choice("a", words.say("in-choose-write"), offers[0], allowed=True, text=Write))
            choices += [
                Choice(str(number), one.word, one, allowed=True) for number, one in enumerate(offers, start=1)
            ]
        return Question(words.say("in-ask-prepare" if not offers else "in-ask-write"), tuple(choices))

    def _ask_question(self, words: Words) -> Question:
        """IN-6, IN-30: ask in writing or aloud."""
        choices = (
            Choice("a", words.say("in-choose-ask"), Ask(""), allowed=True, text=_asked),
            Choice("s", words.say("in-choose-spoken"), Ask(""), allowed=True),
        )
        return Question(words.say("in-ask-question"), choices)

    def _ask_answer(self, view: View, words: Words) -> Question:
        """IN-6, IN-7: the oldest open question first; the others can be taken before it."""
        opened = [(number, one) for number, one in enumerate(view.questions) if one.answer is None]
        questions = [self._answers(number, one, words) for number, one in opened]
        others = tuple(
            Choice(str(at), _text(one, words), None, allowed=True, more=question)
            for at, ((_, one), question) in enumerate(zip(opened[1:], questions[1:], strict=True), start=1)
        )
        first = questions[0]
        return Question(first.text, (*first.choices, *others), start=first.start)

    def _answers(self, number: int, one: QuestionView, words: Words) -> Question:
        text = words.say("in-ask-answer", name=words.name(one.seat), text=_text(one, words))
        if one.names_word:
            text = f"{text} {words.say('in-ask-answer-found')}"
        choices = tuple(
            Choice(code, words.say("in-choose-answer", answer=answer), Answer(number, answer), allowed=True)
            for code, answer in _ANSWERS
        )
        return Question(text, choices, start=len(choices) - 1 if one.names_word else 0)

    def _ask_place(self, view: View, legal: Sequence[Any], words: Words) -> Question:
        """IN-12, IN-21, IN-22: choose a player, or the centre."""
        choices: list[Choice] = []
        for action in legal:
            where = _place(action)
            if where is not None:
                code = "c" if where == "centre" else str(where + 1)
                choices.append(Choice(code, speech.place(where, words), action, allowed=True))
        return Question(words.say("in-ask-place", phase=view.phase), tuple(choices))

    def sentence(self, event: Any, view: View, words: Words, *, hidden: bool) -> str | None:
        """Tell an event."""
        return speech.sentence(event, view, words, hidden=hidden)

    def begins_round(self, _event: Any) -> bool:
        """Everything that was said may be read again."""
        return False

    def still(self, _before: View, _after: View, _events: Sequence[Any]) -> View | None:
        """Nothing is swept from the table."""
        return None

    def secret(self, view: View, words: Words) -> list[str]:
        """Write the reader's role, the word if he may know it, and the card he saw."""
        if view.you is None:
            return []
        lines = [speech.role(view.you.role, words), words.say("in-card", role=view.you.role)]
        if view.word is None:
            lines.append(words.say("in-card-no-word"))
        else:
            lines.append(words.say("in-card-word", word=view.word))
        if view.looked is not None and view.looked.card is not None and view.you.seen_role is not None:
            card, seen = speech.place(view.looked.card, words), speech.role(view.you.seen_role, words)
            lines.append(words.say("in-told-seen", card=card, role=seen))
        return lines

    def rules(self, view: View, words: Words) -> list[str]:
        """Write the rules of this table in brief."""
        lines = [
            words.say("in-help-goal", seconds=view.seconds),
            words.say("in-help-questions"),
            words.say("in-help-first", needed=view.needed),
            words.say("in-help-second"),
        ]
        return [*lines, words.say("in-help-advanced")] if view.advanced else lines

    def history(self, view: View, words: Words) -> list[str]:
        """List every question."""
        return [f"{number}. {speech.question(one, words)}" for number, one in enumerate(view.questions, 1)]

    def ending(self, view: View, words: Words) -> Text:
        """Say who has won and why, and show the word and every role."""
        ending = view.ending
        if ending is None:
            return Text()
        winners = words.join([words.name(seat) for seat in ending.winners])
        over = words.say(
            "in-told-over", by=speech.reason(ending.by, words), winners=winners, count=len(ending.winners)
        )
        text = Text.assemble((over, _GOLD), "\n", words.say("in-end-word", word=ending.word), "\n")
        for seat, role in enumerate(ending.roles):
            text.append(f"\n{words.name(seat)}: {speech.role(role, words)}")
        if ending.centre is not None:
            text.append(f"\n{words.say('in-say-centre')}: {speech.role(ending.centre, words)}")
        return text.append("\n")

    def lines(self, view: View, words: Words) -> list[str]:
        """Write the whole table as a few lines."""
        lines = [" · ".join([words.say("in-phase", phase=view.phase), *self.status(view, words)])]
        lines += [f"  {speech.question(one, words)}" for one in view.questions[-6:]]
        return lines


def _asked(text: str) -> Ask:
    """Make a question of what was typed; the game says what is wrong with it."""
    return Ask(" ".join(text.split()))


def _text(one: QuestionView, words: Words) -> str:
    return one.text or words.say("in-say-spoken")


def _place(action: Any) -> Place | None:
    match action:
        case Look() | Turn():
            return action.card
        case Point():
            return action.place
    return None
