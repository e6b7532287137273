"""Whether a typed question denies what it asks about.

"Isn't it alive?", "is it not alive?" and « N’est-il pas vivant ? » expect a yes: that it is alive. So do "it
is alive, isn't it?", « c’est vivant, non ? » and the reversed "it isn't alive, is it?", « c’est pas vivant,
si ? »: whoever answers them speaks of what is the case. But "it is not alive?" and « ce n’est pas vivant ? »
put it to the Master that it is not: a yes to them says so.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from volteface.bots.insider.knowledge import wording
from volteface.games.insider.words.forms import normalised
from volteface.text import LANGUAGES


class Asked(NamedTuple):
    """A question without what only asks for agreement; ``negated`` if it denies."""

    words: tuple[str, ...]
    negated: bool
    unclear: bool = False
    """Whether it denies, or doubts, in a way that a yes or a no would not answer."""


_VERBS: Final = "is|are|was|were|does|do|did|can|could|would|has|have|should|will|might|may|must"
_SUBJECTS: Final = "it|they|you|we|one|he|she|this|that|people|i|there"
_REVERSED: Final = {
    "en": re.compile(rf"\b(?:{_VERBS}) (?:it|they|you|we|one|he|she)$"),
    "fr": re.compile(r"\bsi$"),
}
_TAG: Final = {
    "en": re.compile(
        rf"(?:\b(?:{_VERBS})(?: ?n ?t| not)? (?:it|they|you|we|one|he|she)"
        r"|\b(?:right|correct|yes|no|eh|huh|true|or not|innit|yeah))$"
    ),
    "fr": re.compile(r"\b(?:n est ce pas|non|hein|pas vrai|si|oui|ou pas|ou non|d accord|c est ca)$"),
}
# A verb in front that is denied only asks for agreement.
_FRONT: Final = {
    "en": re.compile(
        rf"^(?:so |but |and |then |well )*(?:(?:{_VERBS}|won|ca|ai) ?n ?t"
        r"|cant|isnt|arent|doesnt|dont|wouldnt|couldnt|hasnt|wasnt|didnt|wont)\b"
        rf"|^(?:so |but |and |then |well )*(?:{_VERBS}) (?:{_SUBJECTS}) not\b(?! only\b| just\b)"
    ),
    "fr": re.compile(
        r"^(?:alors |mais |et |donc )*(?:n|ne) (?:y )?\w+(?: t)? (?:il|elle|on|ce|ils|elles|je)(?: y)? pas\b"
    ),
}
_DENIALS: Final = {
    "en": """not n t never no without cannot nothing non impossible unable hardly isnt doesnt cant dont wasnt
    arent wouldnt couldnt hasnt isn doesn don wasn aren wouldn couldn hasn aint ain lack lacks lacking""",
    "fr": "pas jamais sans aucun aucune rien impossible non guere incapable ne n manque",
}
_NOT: Final = {language: frozenset(words.split()) for language, words in _DENIALS.items()}
# « ne » alone denies nothing: « n’a que », « ne … plus ».
_SILENT: Final = {"en": frozenset[str](), "fr": frozenset({"ne", "n"})}
# How many of something, what is no more, and questions that are not answered by yes or no.
_OPEN: Final = {
    "en": re.compile(
        r"\b(?:more|less|fewer) than (?:two|three|four|six|seven|eight|ten|\d+)\b"
        r"|^(?:what|why|how|where|which|who)\b"
    ),
    "fr": re.compile(
        r"\b(?:n|ne) (?:y )?\w+(?: t il)? plus\b(?! (?:grand|gros|petit|lourd|de|que|qu))"
        r"|\b(?:plus|moins) de (?:deux|trois|quatre|six|sept|huit|dix|\d+)\b"
    ),
}
_UNCLEAR: Final = {language: wording("unclear", language) for language in LANGUAGES}


def _is_unclear(plain: str, language: str) -> bool:
    padded = f" {plain} "
    return _OPEN[language].search(plain) is not None or any(
        f" {words} " in padded for words in _UNCLEAR[language]
    )


def plainly(text: str, language: str) -> Asked:
    """Take a question apart: its words without tags and negations, and whether it denies."""
    plain = _plain(text)
    unclear = _is_unclear(plain, language)
    tagged = _TAG[language].sub("", plain).strip() or plain
    front = _FRONT[language].match(tagged)
    if front is not None:
        words = f"{_verbs_own(front.group(), language)} {tagged[front.end() :]}".split()
        return Asked(tuple(_meant(words, language)), negated=False, unclear=unclear)
    words = tagged.split()
    denied = sum(word in _NOT[language] and word not in _SILENT[language] for word in words) > 0
    if denied and tagged != plain and _REVERSED[language].search(plain):
        denied = False
    return Asked(tuple(_meant(words, language)), denied, unclear)


def _verbs_own(front: str, language: str) -> str:
    """What a verb in front means itself: « ne vole-t-il pas » asks whether it flies."""
    if language == "en":
        return ""
    return re.sub(r"^(?:alors |mais |et |donc )*(?:n|ne) ", "", front)


def _plain(text: str) -> str:
    # normalised() drops an article at the start only; that is no loss here.
    plain = normalised(text)
    # « Ça n’existe que dans les contes » does not deny.
    return re.sub(r"\bne? (\w+) qu?e?\b", r"\1 seulement", plain)


def _meant(words: list[str], language: str) -> list[str]:
    return [word for word in words if word not in _NOT[language]]
