"""Whom the questions speak against: would somebody who knew only the history have asked them.

A question is weighed by how much likelier the Insider, who knows the word, would have asked it than a
Common. Single questions never weigh much: people have ideas of their own.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache
from types import MappingProxyType
from typing import Final, NamedTuple

from volteface.bots.insider.knowledge import Fact
from volteface.bots.insider.knowledge.vocabulary import spellings, vocabulary
from volteface.bots.insider.moments import Exchange, Moment, follow, rarity
from volteface.bots.insider.searching import share_spent
from volteface.bots.insider.suspicion import mind_what_was_seen
from volteface.bots.insider.weighing import MAYBE_SAYS, NO_SAYS, YES_SAYS, said, soft_choice
from volteface.games.insider.actions import CENTRE, Place
from volteface.games.insider.deals import INSIDER_ROLE
from volteface.games.insider.view import View
from volteface.games.insider.words.forms import normalised

_WARMTH: Final = 0.1
"""How far from the best question a Common is thought to stray."""
_ANYTHING: Final = 0.3
"""How often a Common is thought to ask whatever comes to mind."""
_STEERS: Final = 0.35
"""How often the Insider is thought to ask what helps."""
_HELP_WARMTH: Final = 0.7
"""How far from the most helpful question he is thought to stray."""
_MOST: Final = 2.2
"""No single question counts for more, as the logarithm of how much likelier it is."""
_OF_A_NO: Final = 0.4
"""How much a no is worth beside a yes."""
_HINT: Final = 0.6
"""How much it is worth that a yes fits few words."""
_COMES: Final = (6.0, 41.0)
"""Between how many bits of yes a word is thought to come to somebody's mind."""
_INSIDER_NAMES: Final = 0.2
"""How likely the Insider is thought to name the word when it is his turn to ask."""
_INSIDER_NAMES_LATE: Final = 0.25
"""The same, when time is running out."""
_LATE: Final = 0.82
"""The share of the time after which it is."""
_WRONG_WORD: Final = -0.2
"""A wrong word speaks for whoever named it, a little."""
_GUESSES: Final = 3
"""While the word is not known, questions are held against so many of the likeliest."""
_TALKATIVE: Final = 2
_SILENT: Final = 1.2
"""What it says about a seat that it asked nothing, where others asked so many questions each."""
_ACCUSED: Final = 0.3
_ACQUITTED: Final = -0.2
"""What a ballot says about whoever cast it, when the answerer was no Insider."""
_NO_IDEA: Final = 0.5
"""A word found that bots have never heard of: whoever found it had help."""


class Clue(NamedTuple):
    """What one question says about who asked it."""

    seat: int
    number: int
    weight: float
    """The logarithm of how much likelier the Insider would have asked it."""
    named: bool
    """Whether it named a word."""


def helps(before: Moment, word: int) -> list[float]:
    """How many bits the true answer to each fresh question brings the word nearer.

    A yes also brings the word to mind, where a no only takes others away: a no counts less.
    """
    facts = vocabulary()[word].facts
    rare = rarity()
    found: list[float] = []
    for query in before.fresh:
        sure, unsure = before.sure[query], before.unsure[query]
        yes, no, unknown = said(sure, unsure)
        match facts[query]:
            case Fact.YES:
                found.append(math.log2(YES_SAYS[0] / yes) + _HINT * rare[query])
            case Fact.NO:
                found.append(_OF_A_NO * math.log2(NO_SAYS[1] / no))
            case _:
                found.append(_OF_A_NO * math.log2(MAYBE_SAYS[2] / unknown))
    return found


@lru_cache(maxsize=600)
def evidence(before: Moment, word: int) -> Mapping[int, float]:
    """For each fresh question the logarithm of how much likelier the Insider would ask it than a Common."""
    fresh = before.fresh
    wandering = _ANYTHING / max(len(fresh), 1)
    common = soft_choice([before.appeal[one] for one in fresh], _WARMTH)
    steering = soft_choice(helps(before, word), _HELP_WARMTH)
    found: dict[int, float] = {}
    for query, plain, steered in zip(fresh, common, steering, strict=True):
        asked = (1 - _ANYTHING) * plain + wandering
        ratio = math.log(((1 - _STEERS) * asked + _STEERS * steered) / asked)
        found[query] = min(max(ratio, -_MOST), _MOST)
    return MappingProxyType(found)


def clues(view: View) -> list[Clue]:
    """What each answered question says about who asked it; little, as long as the word is not known."""
    exchanges, now = follow(view.questions, view.language)
    found: list[Clue] = []
    last: dict[int, Moment] = {}
    words = _words(view, now)
    for exchange in exchanges:
        if exchange.answer is not None:
            late = share_spent(view, exchange.number)
            found.append(_clue(exchange, words, last.get(exchange.seat), late))
            last[exchange.seat] = exchange.before
    return found


def naming_evidence(view: View, word: int) -> float:
    """What it would say about a seat if it named the word now."""
    exchanges, now = follow(view.questions, view.language)
    own = [exchange.before for exchange in exchanges if exchange.seat == view.seat]
    late = share_spent(view, len(view.questions) - 1)
    return _naming(now, word, own[-1] if own else None, late)


def _words(view: View, now: Moment) -> Sequence[tuple[int, float]]:
    """The words that it may be, and how likely each is: one if it is known, else the likeliest."""
    if view.word is not None:
        known = spellings(view.language).get(normalised(view.word))
        return () if known is None else ((known, 1.0),)
    best = sorted(range(len(now.chances)), key=lambda at: -now.chances[at])[:_GUESSES]
    return tuple((at, now.chances[at]) for at in best)


def worst_clue(view: View, seat: int) -> Clue | None:
    """The question that speaks most against a seat, if any does."""
    against = [clue for clue in clues(view) if clue.seat == seat and clue.weight > 0]
    return max(against, key=lambda clue: clue.weight, default=None)


def _clue(
    exchange: Exchange, words: Sequence[tuple[int, float]], earlier: Moment | None, late: float
) -> Clue:
    seat, number = exchange.seat, exchange.number
    if exchange.answer == "found":
        weight = _naming(exchange.before, words[0][0], earlier, late) if words else _NO_IDEA
        return Clue(seat, number, weight, named=True)
    if exchange.named is not None:
        return Clue(seat, number, _WRONG_WORD, named=True)
    weight = 0.0
    if exchange.meaning is not None:
        query = exchange.meaning.query
        weight = sum(chance * evidence(exchange.before, word).get(query, 0.0) for word, chance in words)
    return Clue(seat, number, weight, named=False)


def _naming(before: Moment, word: int, earlier: Moment | None, late: float) -> float:
    """A Common names the word as soon as it comes to mind; the Insider rather when time is running out."""
    ready = (before.cues[word] - _COMES[0]) / (_COMES[1] - _COMES[0])
    common = max(before.chances[word], 0.01) * min(max(ready, 0.06), 1.0)
    if earlier is not None:
        # Whoever could have named it before and did not would hardly do so without a new hint.
        hints = before.cues[word] - earlier.cues[word]
        closer = math.log2(max(before.chances[word], 1e-6) / max(earlier.chances[word], 1e-6))
        common *= min(max(0.25 + 0.25 * max(hints, 0.0) + 0.25 * max(closer, 0.0), 0.25), 1.0)
    insider = _INSIDER_NAMES if late < _LATE else _INSIDER_NAMES_LATE
    return min(max(math.log((insider + 0.3 * common) / common), -_MOST), _MOST)


def suspicions(
    view: View, weight: float = 1.0, doubts: Mapping[Place, float] | None = None
) -> dict[Place, float]:
    """How likely each player, or the centre, is the Insider, for a seat that is not; they add up to 1.

    ``weight`` is how much the questions count; ``doubts`` is what else speaks against somebody.
    """
    suspects = [seat for seat in range(view.players) if seat not in (view.master, view.seat)]
    logs: dict[Place, float] = dict.fromkeys(suspects, 0.0)
    for clue in clues(view):
        if clue.seat in logs:
            logs[clue.seat] += weight * clue.weight
    quiet = _quiet(view)
    for place in logs:
        logs[place] += weight * quiet.get(place, 0.0)
        logs[place] += (doubts or {}).get(place, 0.0) + weight * _ballot(view, place)
    top = max(logs.values(), default=0.0)
    likely: dict[Place, float] = {place: math.exp(log - top) for place, log in logs.items()}
    if view.advanced:
        # IN-20: with n players the centre weighs n - 1 where a seat weighs n - 2, and asks nothing.
        likely[CENTRE] = math.exp(-top) * (view.players - 1) / (view.players - 2)
    mind_what_was_seen(view, likely)
    whole = sum(likely.values()) or 1.0
    return {place: one / whole for place, one in likely.items()}


def _quiet(view: View) -> Mapping[Place, float]:
    """Whoever asked nothing that could be read, where the others did, may have had nothing to ask."""
    asked = Counter[Place](question.seat for question in view.questions if question.text)
    others = [seat for seat in range(view.players) if seat != view.master]
    if sum(asked.values()) < _TALKATIVE * len(others):
        return {}
    return {seat: _SILENT for seat in others if not asked[seat]}


def _ballot(view: View, place: Place) -> float:
    """IN-11: the Insider would rather have accused an answerer who turned out to be a Common."""
    if view.first_ballot is None or view.answerer_role == INSIDER_ROLE:
        return 0.0
    for ballot in view.first_ballot:
        if ballot.seat == place:
            return _ACCUSED if ballot.guilty else _ACQUITTED
    return 0.0


def accuses(likely: Mapping[Place, float], answerer: Place) -> bool:
    """IN-10, IN-11: to accuse wins if it is the answerer; not to accuse leaves the second ballot to win.

    The second ballot is won about as often as the likeliest of the others is the one.
    """
    others = [chance for place, chance in likely.items() if place != answerer]
    return likely.get(answerer, 0.0) > max(others, default=0.0)
