"""Who does what in a question: "does it eat?", "can you eat it?", "do you eat with it?" ask three things."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from volteface.bots.insider.knowledge import wording
from volteface.text import LANGUAGES

DOES: Final = "does"
"""It does something itself: "does it drink?", « ça boit ? »."""
DONE: Final = "done"
"""Something is done to it: "can you drink it?", « ça se boit ? »."""
WITH: Final = "with"
"""Something is done with it, in it or from it: "do you drink from it?", « on boit dedans ? »."""
ROLES: Final = frozenset({DOES, DONE, WITH})

_IT: Final = "(?:it|he|she|they|this|that|these)"
_PLACES: Final = "with|from|in|on|into|inside|onto|through|off|out of|by|upon|under"
_MEANT: Final = "used?|meant|made|designed|serves?|helps?"
_SERVES: Final = "sert|servent|servir|utilise|permet|aide|concue?|faite?s?"
_FOR: Final = r"\w+(?:er|ir|re)\b"
"""A French verb in its infinitive."""

# The first that fits counts. Texts are folded: no accents, no apostrophes.
_SIGNS: Final = {
    "en": (
        (WITH, rf"\b(?:{_PLACES}) (?:it|them|this|that|there)\b|\b(?:{_PLACES}|there)$"),
        (WITH, rf"\b(?:{_MEANT}) (?:it |you |people |us |mostly |mainly |often )*(?:to|for|when|while)\b"),
        (WITH, r"\b(?:is|s) (?:it |this |that )?for \w+ing\b|\bfor \w+ing$"),
        (DOES, rf"^(?:\w+ )?(?:does|did|can|could|will|would|might|may|do|doesn t|can t) {_IT}\b(?! be\b)"),
        (DOES, rf"^(?:so |well |then )?{_IT} (?!is\b|s\b|are\b|was\b|can be\b|could be\b)\w+"),
        (DOES, r"\b(?:something|one|animal|someone|thing) (?:that|who) (?!is\b|you\b|people\b|we\b)"),
        (DOES, rf"\b(?:is|are) {_IT} (?:able to|\w+ing$)"),
        (DONE, r"\b(?:you|people|i|we|one|humans|anyone|everyone|kids|children|they|most)\b|\bbe \w+"),
    ),
    "fr": (
        (WITH, r"\b(?:avec|dedans|dessus|dessous)$|\bavec (?:ca|lui|elle|cela)\b"),
        (WITH, r"\b(?:on|gens|je|nous) (?:peut )?y\b"),
        (WITH, rf"\b(?:{_SERVES}) (?:\w+ )?(?:a|pour|de) {_FOR}|\bpour (?!etre\b){_FOR}"),
        (DONE, r"\b(?:on|gens|je|peut|peux|qui|nous|vous|tu) (?:le|la|l|les|en)\b"),
        (DONE, r"\b(?:se|s) \w+|\betre\b|\b(?:qu|que l) on\b"),
        (DOES, r"\b(?:ca|il|elle|ils|elles|cela) (?:ne |n )?(?!est\b|sont\b|y a\b)\w+"),
        (DOES, r"\b\w+(?: t)? (?:il|elle|ils|elles)\b"),
        (DONE, r"\bon\b"),
    ),
}  # fmt: skip
_COMPILED: Final = {
    language: tuple((role, re.compile(sign)) for role, sign in signs) for language, signs in _SIGNS.items()
}
_BETWEEN: Final = frozenset(word for language in LANGUAGES for word in wording("between", language))
_THING: Final = frozenset(word for language in LANGUAGES for word in wording("thing", language))


def does_it(words: Sequence[str], at: int) -> bool:
    """Whether the thing itself does what the word at a place says: it stands right before, or after."""
    before = at - 1
    while before >= 0 and words[before] in _BETWEEN:
        before -= 1
    if before >= 0 and words[before] in _THING:
        return True
    after = words[at + 1 : at + 3]
    return bool(after) and (after[0] in _THING or (after[0] == "t" and after[-1] in _THING)) and at < 2


_STATES: Final = {
    "en": re.compile(
        rf"^(?:\w+ )?(?:is|was|are|s|could|would|might|can|isn t|isnt) {_IT}(?: be)?\b(?! (?:able|from)\b)"
        rf"|^(?:\w+ )?{_IT} (?:is|s|are|isn t|isnt|ain t|aint|was)\b"
        r"|\b(?:belong|call|consider|count|talking|have|has|get)\b"
    ),
    "fr": re.compile(
        r"\b(?:c est|est ce(?! qu)|est il|est elle|s agit|serait|n est|sont|est une?|parle|partie)\b"
        r"|\bressemble\b"
        r"|\b(?:a|ont|avoir|il a|y a) (?:des?|une?|du)\b|\bc\b"
    ),
}


_OTHERS_DO: Final = re.compile(rf"^(?:do|does|did) (?!{_IT}\b)")


def says_what_it_is(folded: str, language: str) -> bool:
    """Whether a question says what the thing is or has, not what others do: "do animals have it?"."""
    if role(folded, language) is None:
        return _OTHERS_DO.match(folded) is None
    return _STATES[language].search(folded) is not None


_NAMES_ONLY: Final = {
    "en": re.compile(rf"(?:is|s|was|isn t|isnt) {_IT} (?:an?|the) \w+"),
    "fr": re.compile(r"(?:est ce(?: que c est)?|c est|ce n est pas|c est pas) (?:une?|l[ea]?|les|des) \w+"),
}


def names_only(folded: str, language: str) -> bool:
    """Whether a question only puts a name to the thing: "is it the sea?"."""
    return _NAMES_ONLY[language].fullmatch(folded) is not None


def role(folded: str, language: str) -> str | None:
    """What part the thing has that a folded question asks about; ``None`` where nothing shows it."""
    return next((role for role, sign in _COMPILED[language] if sign.search(folded)), None)
