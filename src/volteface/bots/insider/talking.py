"""What bots say by ready-made phrases: whom they suspect and why, that it was not them, and lies.

How often a bot speaks does not depend on its role.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from volteface.bots.charges import Charge, Charges, names
from volteface.bots.insider.accusing import worst_clue
from volteface.bots.insider.moments import follow
from volteface.bots.insider.searching import spent
from volteface.bots.insider.steering import own_suspicion
from volteface.core.phrases import Phrase, Said
from volteface.core.rng import Rng
from volteface.games.insider.actions import Place
from volteface.games.insider.state import DISCUSSION, QUESTIONS
from volteface.games.insider.view import View

_SPEAKS: Final = 0.35
"""How often a bot has something to say when it may."""
_MOST: Final = 3
"""How often at most in the questions, and again in the discussion."""
_SUSPECTS: Final = 0.3
"""How likely somebody must be the Insider before it is said."""
_TRUSTS: Final = 0.08
_ODD: Final = 0.7
"""How much a question must speak against whoever asked it to be called odd."""
_DRY: Final = 4
"""After so many questions without a yes somebody says so."""
_LAST_QUESTION: Final = 200


_FAST: Final = 1 / 3
"""The share of the time in which a word is found fast."""
_ANSWERS: Final = 0.7
"""How often a bot answers when it was accused."""
ACCUSING: Final = frozenset(
    {
        "in-say-suspect",
        "in-say-steered",
        "in-say-knew",
        "in-say-odd-question",
        "in-say-quiet",
        "in-say-why",
        "in-say-why-you",
        "in-say-accuse",
        "in-say-point",
    }
)
"""What speaks against whom it names, or who asked the question that it names."""


class _Remark(NamedTuple):
    phrase: str
    slots: Mapping[str, int]


class Voice:
    """One seat's talk: it says nothing twice."""

    def __init__(self, rng: Rng) -> None:
        """Keep the generator."""
        self._rng = rng
        self._said: dict[str, list[_Remark]] = {}
        self._latest: str | None = None
        self.charges: Final = Charges(ACCUSING)

    def say(self, view: View, phrases: Sequence[Phrase], likely: Mapping[Place, float]) -> Said | None:
        """Find something to say among the phrases, or nothing; whoever is accused may answer besides."""
        known = {phrase.id: phrase for phrase in phrases}
        remark = self._defence(view) or self._remark(view, known, likely)
        if remark is None:
            return None
        self._said.setdefault(view.phase, []).append(remark)
        self._latest = view.phase
        return Said(known[remark.phrase], remark.slots)

    def unsay(self) -> None:
        """What was found last was not said: it may be found again."""
        if self._latest is not None:
            self._said[self._latest].pop()
            self._latest = None

    def _defence(self, view: View) -> _Remark | None:
        """Answer what was said against oneself, more often than not, whoever one is."""
        charge = self.charges.answer(lambda said: _aims(said, view))
        if charge is None or view.ending is not None or not self._rng.chance(_ANSWERS):
            return None
        said = [one for before in self._said.values() for one in before]
        fresh = [one for one in _defences(view, charge) if one not in said]
        return self._rng.choice(fresh) if fresh else None

    def _remark(
        self, view: View, known: Mapping[str, Phrase], likely: Mapping[Place, float]
    ) -> _Remark | None:
        speaks, draw = self._rng.chance(_SPEAKS), self._rng.below(1 << 30)
        said = self._said.setdefault(view.phase, [])
        if not speaks or len(said) >= _MOST:
            return None
        fresh = [one for one in _remarks(view, likely) if one.phrase in known and one not in said]
        return fresh[draw % len(fresh)] if fresh else None


def _aims(said: Said, view: View) -> bool:
    """Tell whether a phrase speaks of this seat, or of a question that it asked."""
    assert view.seat is not None
    number = said.slots.get("number")
    if isinstance(number, int) and 0 < number <= len(view.questions):
        return view.questions[number - 1].seat == view.seat
    return names(said, view.seat)


def _defences(view: View, charge: Charge) -> Iterator[_Remark]:
    """What fits as an answer; that the Master is not the Insider is known."""
    yield _Remark("say-disagree", {"seat": charge.by})
    if view.seat != view.master:
        yield _Remark("in-say-not-me", {})


def _remarks(view: View, likely: Mapping[Place, float]) -> list[_Remark]:
    if view.phase == QUESTIONS:
        return _while_asking(view)
    if view.phase == DISCUSSION and view.answerer is not None:
        return _about_suspects(view, likely)
    return []


def _while_asking(view: View) -> list[_Remark]:
    """Nothing here hangs on the word: the Insider and the Master say it as anybody would."""
    found: list[_Remark] = []
    if spent(view) > 0.75:
        found.append(_Remark("in-say-time", {}))
    if view.seat == view.master:
        return found
    answers = [question.answer for question in view.questions if question.answer is not None]
    if len(answers) >= _DRY and "yes" not in answers[-_DRY:]:
        found += [_Remark("in-say-elsewhere", {}), _Remark("in-say-stuck", {})]
    moment = follow(view.questions, view.language)[1]
    if max(moment.chances) > 0.3:
        found.append(_Remark("in-say-guess", {}))
    if len(answers) >= 10:
        found.append(_Remark("in-say-sum-up", {}))
    return found


def _about_suspects(view: View, likely: Mapping[Place, float]) -> list[_Remark]:
    """Suspicion with its reason, and a defence if there is some of oneself.

    The Insider says of others what could be said of him, and by the same rules, so that nothing tells.
    """
    seats = [place for place in likely if isinstance(place, int) and place != view.seat]
    found: list[_Remark] = []
    if not seats:
        return found
    suspect = max(seats, key=lambda seat: likely[seat])
    if likely[suspect] >= _SUSPECTS:
        proposal = "in-say-accuse" if suspect == view.answerer else "in-say-point"
        found += [_Remark(one, {"seat": suspect}) for one in ("in-say-suspect", proposal)]
        found += _reasons(view, suspect)
    if view.answerer not in (None, view.seat) and worst_clue(view, view.answerer) is None:
        found.append(_Remark("in-say-lucky", {"seat": view.answerer}))
    accused = view.seat == view.answerer or own_suspicion(view) >= _SUSPECTS
    if view.seat != view.master and accused:
        found.append(_Remark("in-say-not-me", {}))
    trusted = min(seats, key=lambda seat: likely[seat])
    if likely[trusted] <= _TRUSTS and trusted != suspect:
        found.append(_Remark("in-say-trust", {"seat": trusted}))
    if spent(view) < _FAST:
        found.append(_Remark("in-say-fast", {}))
    # Nobody is to be known by having nothing to say.
    idle = [_Remark(phrase, {}) for phrase in ("say-unsure", "in-say-sum-up", "say-wow")]
    return [*found, *idle][: max(len(found), _MOST)]


def _reasons(view: View, suspect: int) -> list[_Remark]:
    clue = worst_clue(view, suspect)
    if clue is None:
        asked = sum(question.seat == suspect for question in view.questions)
        share = len(view.questions) / max(view.players - 1, 1)
        return [_Remark("in-say-quiet", {"seat": suspect})] if asked < share / 3 else []
    if clue.named:
        return [_Remark("in-say-knew", {"seat": suspect}), _Remark("in-say-why-you", {"seat": suspect})]
    found = [_Remark("in-say-steered", {"seat": suspect})]
    if clue.weight >= _ODD and clue.number < _LAST_QUESTION:
        found.append(_Remark("in-say-odd-question", {"number": clue.number + 1}))
        found.append(_Remark("in-say-why", {"number": clue.number + 1}))
    return found
