"""Whether a typed question denies what it asks about.

"Isn't it alive?" and « N’est-ce pas vivant ? » expect a yes: that it is alive. So do "it is alive, isn't it?"
and « c’est vivant, non ? ». But "it is not alive?" and « ce n’est pas vivant ? » put it to the Master that
it is not: a yes to them says so.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from volteface.games.insider.words.forms import normalised


class Asked(NamedTuple):
    """A question without what only asks for agreement; ``negated`` if it denies."""

    words: tuple[str, ...]
    negated: bool


_VERBS: Final = "is|are|was|were|does|do|did|can|could|would|has|have|should|will"
_TAG: Final = {
    "en": re.compile(
        rf"(?:\b(?:{_VERBS})(?: ?n ?t| not)? (?:it|they|you|we|one)"
        r"|\b(?:right|correct|yes|no|eh|huh|true|or not|innit|yeah))$"
    ),
    "fr": re.compile(r"\b(?:n est ce pas|non|hein|pas vrai|si|oui|ou pas|ou non|d accord|c est ca)$"),
}
# A verb in front that is denied only asks for agreement.
_FRONT: Final = {
    "en": re.compile(
        rf"^(?:so |but |and |then |well )*(?:(?:{_VERBS}|won|ca) ?n ?t"
        r"|cant|isnt|arent|doesnt|dont|wouldnt|couldnt|hasnt|wasnt)\b"
    ),
    "fr": re.compile(
        r"^(?:alors |mais |et |donc )*(?:n est ce pas|ne (?:peut|serait|pourrait) (?:on|ce) pas)\b"
    ),
}
_DENIALS: Final = {
    "en": """not n t never no without cannot nothing neither nor non impossible unable hardly isnt doesnt cant
    dont wasnt arent wouldnt couldnt hasnt isn doesn don wasn aren wouldn couldn hasn""",
    "fr": "pas jamais sans aucun aucune rien impossible ni non guere incapable",
}
_NOT: Final = {language: frozenset(words.split()) for language, words in _DENIALS.items()}


def plainly(text: str, language: str) -> Asked:
    """Take a question apart: its words without tags and negations, and whether it denies."""
    plain = _plain(text)
    tagged = _TAG[language].sub("", plain).strip() or plain
    front = _FRONT[language].match(tagged)
    if front is not None:
        tagged = tagged[front.end() :].strip()
        return Asked(tuple(_meant(tagged.split(), language)), negated=False)
    words = tagged.split()
    denied = any(word in _NOT[language] for word in words)
    return Asked(tuple(_meant(words, language)), denied)


def _plain(text: str) -> str:
    # normalised() drops an article at the start only; that is no loss here.
    plain = normalised(text)
    # « Ça n’existe que dans les contes » does not deny.
    return re.sub(r"\bne? (\w+) qu?e?\b", r"\1 seulement", plain)


def _meant(words: list[str], language: str) -> list[str]:
    return [word for word in words if word not in _NOT[language]]
