"""The bots of Insider that people choose by level. All they do follows from a seat's view and their seed."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import partial
from typing import Any, Final

from volteface.bots.insider import accusing, steering
from volteface.bots.insider.answering import reply
from volteface.bots.insider.catching_up import caught_up
from volteface.bots.insider.hearing import prepare
from volteface.bots.insider.interpreter import rephrase
from volteface.bots.insider.knowledge.vocabulary import concept_of, queries, spellings, vocabulary
from volteface.bots.insider.levels import LEVELS, Level
from volteface.bots.insider.moments import follow, start
from volteface.bots.insider.notebook import Notebook
from volteface.bots.insider.searching import Idea, Seeker, spent
from volteface.bots.insider.talking import Voice
from volteface.bots.insider.understanding import guess
from volteface.bots.policy import Budget, Maker, Reason
from volteface.core.game import AnyGame
from volteface.core.phrases import Phrase, Said
from volteface.core.rng import Rng
from volteface.games.insider.actions import (
    Accuse,
    Action,
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
from volteface.games.insider.deals import INSIDER_ROLE
from volteface.games.insider.state import CARD, DISCUSSION, FIRST_BALLOT, PREPARE, QUESTIONS, SECOND_BALLOT
from volteface.games.insider.view import View
from volteface.games.insider.words.forms import normalised

_REDRAWS: Final = 2
"""IN-3: how often a Master asks for a word that he knows."""
_ENOUGH_TALK: Final = 0.1
"""IN-9: how often a Master who is asked ends the discussion: people want to talk for a while."""
_PRESSED: Final = 0.7
"""The share of the time after which the Insider cares less about suspicion."""


class LevelPolicy:
    """Plays each role from its view alone."""

    def __init__(self, level: Level, _game: AnyGame, seat: int, rng: Rng, _budget: Budget) -> None:
        """Draw what this bot has in mind; what takes a while to read is read now and not in a decision."""
        prepare()
        start()
        self._level = level
        self._seat = seat
        self._rng = rng.fork("choices")
        self._seeker = Seeker(level, rng.fork("memory"))
        self._voice = Voice(rng.fork("talk"))
        self._notes = Notebook()
        self._view: View | None = None
        opinions = rng.fork("opinions")
        self._opinions: dict[Place, float] = {
            other: level.guesswork * _about_normal(opinions) for other in range(8)
        }

    @property
    def listens(self) -> bool:
        """It looks at the view."""
        return True

    def watch(self, events: Sequence[Any]) -> None:
        """Choices follow from the view alone; what is heard before it counts for suspicion."""
        if self._view is not None:
            self._view = caught_up(self._view, events)

    def choose(self, view: View, legal: Sequence[Action]) -> Action | None:
        """Do what the phase asks for; ``None`` waits."""
        self._view = view
        self._notes.begin()
        action = self._decide(view, legal)
        self._notes.end(action)
        return action

    def why(self) -> Sequence[Reason]:
        """Give the reasons so far."""
        return self._notes.reasons

    def suspicion(self) -> Sequence[float]:
        """Say how likely each seat is the Insider, by the view that it saw last and what it heard since."""
        if self._view is None:
            return [1 / 8] * 8
        view = self._view
        if _is_insider(view):
            return [float(seat == view.seat) for seat in range(view.players)]
        likely = self._likely(view)
        return [likely.get(seat, 0.0) for seat in range(view.players)]

    def hear(self, by: int, said: Said) -> None:
        """Note what was said against oneself; it is answered, and changes no move."""
        self._voice.charges.hear(by, said)

    def unsaid(self) -> None:
        """What it wished to say last it may say again."""
        self._voice.unsay()

    def say(self, view: View, phrases: Sequence[Phrase]) -> Said | None:
        """Say one of the phrases, or nothing."""
        return self._voice.say(view, phrases, self._likely(view))

    def _decide(self, view: View, legal: Sequence[Action]) -> Action | None:
        match view.phase:
            case phase if phase == PREPARE:
                return self._prepare(view, legal)
            case phase if phase == QUESTIONS:
                return self._answer(view) if view.seat == view.master else self._ask(view)
            case phase if phase == DISCUSSION:
                return EndDiscussion() if self._rng.chance(_ENOUGH_TALK) else None
            case phase if phase == CARD:
                return Look(self._suspect(view, [one.card for one in legal if isinstance(one, Look)]))
            case phase if phase == FIRST_BALLOT:
                return Accuse(self._accuses(view))
            case phase if phase == SECOND_BALLOT:
                return Point(self._suspect(view, [one.place for one in legal if isinstance(one, Point)]))
        return Turn(self._suspect(view, [one.card for one in legal if isinstance(one, Turn)]))

    def _prepare(self, view: View, legal: Sequence[Action]) -> Action:
        """IN-3, IN-5: a word that bots know is the best to answer about."""
        if Begin() not in legal:
            self._notes.because("in-why-write")
            return Write(self._rng.choice(vocabulary()).words[view.language].text)
        assert view.word is not None
        if concept_of(view.language, view.word) is None and Redraw() in legal and view.redraws < _REDRAWS:
            self._notes.because("in-why-redraw", word=view.word)
            return Redraw()
        return Begin()

    def _answer(self, view: View) -> Action | None:
        """IN-6, IN-7: answer the oldest open question."""
        for number, question in enumerate(view.questions):
            if question.answer is None:
                said, why, arguments = reply(
                    view, question, hesitates=self._rng.chance(self._level.hesitates)
                )
                self._notes.because(why, number=number + 1, **arguments)
                return Answer(number, said)
        return None

    def _ask(self, view: View) -> Action | None:
        """IN-6: one question at a time; a spoken one says nothing, so a bot always writes."""
        if _is_waiting(view):
            return None
        if _is_insider(view):
            return Ask(self._insider_asks(view))
        idea = self._seeker.idea(view, self._rng)
        message, arguments = self._seeker.why(idea, view)
        self._notes.because(message, **arguments)
        return Ask(_phrased(idea, view))

    def _insider_asks(self, view: View) -> str:
        """IN-7, IN-8: the word must be found, by somebody else if possible."""
        assert view.word is not None
        word = spellings(view.language).get(normalised(view.word))
        late = spent(view)
        moment = follow(view.questions, view.language)[1]
        reach = 0.0
        if word is not None:
            reach = steering.within_reach(moment, word, view.players - 2, self._level)
        if late > steering.speaks_up(self._level, view.players) and self._rng.chance(1 - reach / 2):
            self._notes.because("in-why-speak-up")
            return guess(view.word, view.language)
        if word is not None and self._may_name(view, late, word):
            self._notes.because("in-why-unnoticed")
            return guess(view.word, view.language)
        if word is not None and self._helps(view, late, reach):
            query = steering.steer(moment, word, self._level, view.players)
            if query is not None:
                self._notes.because("in-why-steer")
                return _phrased(Idea(query, None, 0.0), view)
        self._notes.because("in-why-blend")
        if word is not None and moment.fresh and self._rng.chance(self._level.covers):
            return _phrased(Idea(steering.cover(moment, word), None, 0.0), view)
        idea = self._seeker.idea(view, self._rng)
        if idea.word is not None and idea.word == word and moment.fresh:
            # Let another find it: whoever names the word is looked at first.
            idea = Idea(max(moment.fresh, key=lambda query: moment.appeal[query]), None, 0.0)
        return _phrased(idea, view)

    def _may_name(self, view: View, late: float, word: int) -> bool:
        if late < steering.begins(self._level, view.players):
            return False
        return accusing.naming_evidence(view, word) <= self._level.unnoticed

    def _helps(self, view: View, late: float, reach: float) -> bool:
        if late < steering.begins(self._level, view.players):
            return False
        if not self._rng.chance(self._level.steers * (1 - reach)):
            return False
        if late > _PRESSED or self._level.wary >= 1:
            return True
        return steering.own_suspicion(view) <= self._level.wary

    def _likely(self, view: View) -> dict[Place, float]:
        return accusing.suspicions(view, self._level.weight, self._opinions)

    def _suspect(self, view: View, places: Sequence[Place | None]) -> Any:
        """IN-12, IN-21, IN-22: the likeliest; the Insider goes for the likeliest of the others."""
        likely = self._likely(view)
        open_to = [place for place in places if place is not None and place != view.seat]
        best = max(likely.get(place, 0.0) for place in open_to)
        place = self._rng.choice([place for place in open_to if likely.get(place, 0.0) >= best - 1e-9])
        self._note_suspect(view, place, best)
        return place

    def _note_suspect(self, view: View, place: Place, chance: float) -> None:
        if _is_insider(view):
            # IN-22: he knows already that no other card is his.
            self._notes.because("in-why-look-idle" if view.phase == CARD else "in-why-frame")
        elif not isinstance(place, int):
            self._notes.because("in-why-centre", chance=round(100 * chance))
        else:
            clue = accusing.worst_clue(view, place)
            if clue is None:
                self._notes.because_of(place, "in-why-suspect", chance=round(100 * chance))
            else:
                self._notes.because_of(
                    place, "in-why-suspect-question", chance=round(100 * chance), number=clue.number + 1
                )

    def _accuses(self, view: View) -> bool:
        """IN-10: the Insider is glad of any Common who is accused, as long as it does not stand out."""
        assert view.answerer is not None
        likely = self._likely(view)
        chance = likely.get(view.answerer, 0.0)
        if _is_insider(view):
            frames = chance > 1 / len(likely) or self._rng.chance(0.5)
            self._notes.because_of(view.answerer, "in-why-frame" if frames else "in-why-frame-not")
            return frames
        guilty = accusing.accuses(likely, view.answerer)
        why = "in-why-accuse" if guilty else "in-why-acquit"
        self._notes.because_of(view.answerer, why, chance=round(100 * chance))
        return guilty


def _is_waiting(view: View) -> bool:
    """IN-6: whether a question waits for its answer; one that the Master passed over does not."""
    return bool(view.questions) and view.questions[-1].answer is None


def _is_insider(view: View) -> bool:
    return view.you is not None and view.you.role == INSIDER_ROLE and view.word is not None


def _phrased(idea: Idea, view: View) -> str:
    if idea.word is not None:
        return guess(vocabulary()[idea.word].words[view.language].text, view.language)
    assert idea.query is not None
    return rephrase(queries()[idea.query].question[view.language], view.language)


def _about_normal(rng: Rng) -> float:
    """Draw a number that is mostly near 0, with a spread of 1."""
    return (sum(rng.below(1000) for _ in range(6)) / 1000 - 3) * math.sqrt(2)


def maker(level: str) -> Maker:
    """Make the maker of a level's bots."""
    return partial(LevelPolicy, LEVELS[level])
