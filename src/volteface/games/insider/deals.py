"""Dealing: the roles, the card at the centre, and the word."""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache
from typing import Final

import msgspec

from volteface.core.rng import Rng
from volteface.games.insider.actions import CENTRE, Place
from volteface.games.insider.options import Options
from volteface.games.insider.words import WORDS_ON_A_CARD, Word, cards, find
from volteface.games.insider.words.forms import normalised
from volteface.games.insider.words.own import read_own

MASTER: Final = "master"
INSIDER_ROLE: Final = "insider"
COMMON: Final = "common"
ROLES: Final = (MASTER, INSIDER_ROLE, COMMON)


class Deal(msgspec.Struct, frozen=True):
    """What chance decided before the first action."""

    roles: tuple[str, ...]
    centre: str | None = None
    """IN-20: the card at the centre, with the advanced rules."""
    word: str | None = None
    """IN-2: the word, unless the Master writes it."""
    at: int = 0

    @property
    def master(self) -> int:
        """IN-1: the seat of the Master."""
        return self.roles.index(MASTER)

    @property
    def insider(self) -> Place:
        """IN-1, IN-20: where the Insider's card lies."""
        return CENTRE if self.centre == INSIDER_ROLE else self.roles.index(INSIDER_ROLE)

    def role_at(self, place: Place) -> str:
        """Name the role of a card."""
        if place == CENTRE:
            assert self.centre is not None
            return self.centre
        return self.roles[place]


def deal(options: Options, rng: Rng, previous: Deal | None = None) -> Deal:
    """IN-1, IN-2, IN-20: deal the roles and draw the word, another one than was dealt before a rematch."""
    roles, centre = (
        _deal_advanced(options.players, rng) if options.advanced else (_deal_roles(options, rng), None)
    )
    last = [] if previous is None or previous.word is None else [previous.word]
    word = None if options.free_word else draw_word(options, rng, last)
    return Deal(tuple(roles), centre, word)


def _deal_roles(options: Options, rng: Rng) -> list[str]:
    """IN-1: one Master, one Insider, the others Commons, at random."""
    return rng.shuffled([MASTER, INSIDER_ROLE, *[COMMON] * (options.players - 2)])


def _deal_advanced(players: int, rng: Rng) -> tuple[list[str], str]:
    """IN-20: one card of the Insider and (players - 2) Commons goes to the centre; a Common replaces it."""
    centre, *rest = rng.shuffled([INSIDER_ROLE, *[COMMON] * (players - 2)])
    return rng.shuffled([*rest, COMMON, MASTER]), centre


def draw_word(options: Options, rng: Rng, without: Collection[str]) -> str:
    """IN-2, IN-3: a card and a number from 1 to 6 say which word; never one of the earlier ones."""
    earlier = {normalised(text) for text in without}
    return rng.choice([word.text for form, word in _word_list(options).items() if form not in earlier])


def suggestions(options: Options, master: int) -> tuple[str, ...]:
    """IN-5: six words, for a Master who has no idea what to write."""
    texts = [word.text for word in _word_list(options).values()]
    first = master * WORDS_ON_A_CARD % (len(texts) - WORDS_ON_A_CARD + 1)
    return tuple(texts[first : first + WORDS_ON_A_CARD])


def count_words(options: Options) -> int:
    """IN-2: how many words may be drawn at a table."""
    return len(_word_list(options))


def known_word(options: Options, text: str) -> Word:
    """IN-7: a word with the other forms that its list gives it; a word of no list has none."""
    return _word_list(options).get(normalised(text)) or find(options.language, text) or Word(text)


def _word_list(options: Options) -> dict[str, Word]:
    return _words_of(options.language, options.difficulty, options.own_words)


@lru_cache(maxsize=64)
def _words_of(language: str, difficulty: str, own_words: tuple[str, ...]) -> dict[str, Word]:
    if own_words:
        words = list(read_own("\n".join(own_words)).words)
    else:
        some = cards(language, None if difficulty == "any" else difficulty)
        words = [word for card in some for word in card.words]
    return {normalised(word.text): word for word in words}
