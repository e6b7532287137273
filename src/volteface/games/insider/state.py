"""The full truth of a game in progress. It never leaves the server: a seat is shown its view."""

from __future__ import annotations

from typing import Final, NamedTuple, final

from volteface.core.game import CHANCE, CLOCK, Actor
from volteface.games.insider.actions import Accuse, Action, Look, Point, Turn
from volteface.games.insider.deals import Deal
from volteface.games.insider.options import Options

PREPARE: Final = "prepare"
DRAW: Final = "draw"
LOOK: Final = "look"
QUESTIONS: Final = "questions"
CARD: Final = "card"
DISCUSSION: Final = "discussion"
FIRST_BALLOT: Final = "first-ballot"
SECOND_BALLOT: Final = "second-ballot"
TURN: Final = "turn"
OVER: Final = "over"


class Done(NamedTuple):
    """An entry of the log after the deal."""

    actor: Actor
    action: Action
    at: int


class Question(NamedTuple):
    """IN-6: a question, and what the Master said to it."""

    seat: int
    text: str
    at: int
    answer: str | None = None


@final
class State:
    """The truth: the roles, the word, what was asked and answered, the ballots so far."""

    __slots__ = (
        "answerer",
        "deadline",
        "deal",
        "drawn",
        "first_ballot",
        "found_after",
        "glass_at",
        "log",
        "looked",
        "master",
        "now",
        "open",
        "options",
        "phase",
        "questions",
        "reason",
        "second_ballot",
        "turned",
        "winners",
        "word",
    )

    def __init__(self, options: Options, deal: Deal) -> None:
        """IN-1, IN-3: set the table up; the Master is asked first."""
        self.options = options
        self.deal = deal
        self.master = deal.master
        self.phase: str = PREPARE
        self.now = deal.at
        """The moment of the last entry."""
        self.deadline: int | None = None
        self.log: list[Done] = []
        self.word = deal.word
        self.drawn: list[str] = [] if deal.word is None else [deal.word]
        """IN-3, IN-5: every word so far, the one in play last."""
        self.glass_at: int | None = None
        """IN-6: the moment the glass was turned for the questions."""
        self.found_after = 0
        """IN-9: how long the word took to find; nothing before it is found."""
        self.questions: list[Question] = []
        self.open: list[int] = []
        """IN-6: the numbers of the questions without an answer, in order."""
        self.answerer: int | None = None
        self.looked: Look | None = None
        self.first_ballot: dict[int, Accuse] = {}
        self.second_ballot: dict[int, Point] = {}
        self.turned: Turn | None = None
        self.winners: tuple[int, ...] = ()
        self.reason: str | None = None

    def copy(self) -> State:
        """Make an independent copy."""
        twin = State.__new__(State)
        for name in State.__slots__:
            value = getattr(self, name)
            setattr(twin, name, value.copy() if isinstance(value, list | dict) else value)
        return twin

    @property
    def others(self) -> list[int]:
        """IN-6: everyone but the Master."""
        return [seat for seat in range(self.options.players) if seat != self.master]


def asked(state: State) -> tuple[Actor, ...]:
    """Name who is asked, in order."""
    players = range(state.options.players)
    match state.phase:
        case "prepare" | "turn":
            return (state.master,)
        case "draw":
            return (CHANCE,)
        case "look":
            return (CLOCK,)
        case "questions":
            # IN-6: the Master has something to say only while a question is open.
            return (CLOCK, *(players if state.open else state.others))
        case "card":
            assert state.answerer is not None
            return (state.answerer,)
        case "discussion":
            return (CLOCK, state.master)
        case "first-ballot":
            return tuple(seat for seat in voters(state) if seat not in state.first_ballot)
        case "second-ballot":
            return tuple(seat for seat in voters(state) if seat not in state.second_ballot)
    return ()


def voters(state: State) -> list[int]:
    """IN-10, IN-12: in the first ballot everyone but the answerer, in the second everyone."""
    everyone = range(state.options.players)
    return [seat for seat in everyone if state.phase != FIRST_BALLOT or seat != state.answerer]
