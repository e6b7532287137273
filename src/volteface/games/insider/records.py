"""Insider in records: the deal, the actions and the log, written and read (docs/rules/records.md)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, cast

import msgspec

from volteface.core.errors import Refused
from volteface.core.game import ACTOR_NAMES
from volteface.core.json import Entry, Json
from volteface.games.insider.actions import (
    ANSWERS,
    CENTRE,
    Accuse,
    Action,
    Answer,
    Ask,
    Begin,
    Draw,
    EndDiscussion,
    Look,
    Place,
    Point,
    Redraw,
    TimeUp,
    Turn,
    TurnGlass,
    Write,
)
from volteface.games.insider.deals import COMMON, INSIDER_ROLE, MASTER, Deal, suggestions
from volteface.games.insider.options import PLAYERS, Options
from volteface.games.insider.refusals import QUESTION_LIMIT, refuse_word
from volteface.games.insider.state import State
from volteface.games.insider.words import WORD_LIMIT

# What needs no more words than its name.
_PLAIN: Final[dict[str, Action]] = {
    action.notation: action for action in (Redraw(), Begin(), TurnGlass(), TimeUp(), EndDiscussion())
}


def write_deal(deal: Deal) -> Entry:
    """Write the deal entry."""
    return {
        "by": "chance",
        "do": "deal",
        "roles": [*deal.roles],
        "centre": deal.centre,
        "word": deal.word,
        "at": deal.at,
    }


def read_deal(options: Options, entry: Mapping[str, Json]) -> Deal:
    """Read a deal entry; the roles must be those of this table. The word need not be one of our lists."""
    roles = entry.get("roles")
    if not isinstance(roles, list) or len(roles) != options.players:
        raise Refused("IN-1", "in-deal-roles")
    centre = _read_centre(options, entry.get("centre"))
    _check_roles(options, [*roles, centre] if options.advanced else roles)
    if MASTER not in roles:
        raise Refused("IN-1", "in-deal-roles")
    at = entry.get("at")
    word = _read_word(options, entry.get("word"))
    return Deal(tuple(cast(list[str], roles)), centre, word, at if isinstance(at, int) else 0)


def _read_centre(options: Options, centre: Json) -> str | None:
    """IN-20: a card lies at the centre exactly with the advanced rules."""
    if centre is None and not options.advanced:
        return None
    if isinstance(centre, str) and options.advanced:
        return centre
    raise Refused("IN-20", "in-deal-centre")


def _check_roles(options: Options, dealt: Sequence[Json]) -> None:
    """IN-1, IN-20: one Master, one Insider, the others Commons."""
    commons = options.players - (1 if options.advanced else 2)
    counts = [dealt.count(role) for role in (MASTER, INSIDER_ROLE, COMMON)]
    if counts != [1, 1, commons]:
        raise Refused("IN-20" if options.advanced else "IN-1", "in-deal-roles")


def _read_word(options: Options, word: Json) -> str | None:
    """IN-2, IN-5: a word is drawn unless the Master writes it."""
    if options.free_word:
        if word is not None:
            raise Refused("IN-5", "in-deal-word-free")
        return None
    if not isinstance(word, str):
        raise Refused("IN-2", "in-deal-word")
    refusal = refuse_word("IN-2", word)
    if refusal is not None:
        raise refusal
    return word


def read_action(entry: Mapping[str, Json]) -> Action:
    """Read what an entry does; whether a text is allowed the rules will say."""
    match entry:
        case {"do": str(do)} if do in _PLAIN:
            return _PLAIN[do]
        case {"do": "draw", "word": str(word)}:
            return Draw(word)
        case {"do": "write", "word": str(word)}:
            return Write(word)
        case {"do": "ask", "text": str(text)}:
            return Ask(text)
        case {"do": "answer", "question": int(question), "answer": str(said)} if not isinstance(
            question, bool
        ):
            return Answer(question, said)
        case {"do": "look", "card": card}:
            return Look(None if card is None else _place("IN-22", card))
        case {"do": "accuse", "guilty": bool(guilty)}:
            return Accuse(guilty)
        case {"do": "accuse", "guilty": None}:
            return Accuse(None)
        case {"do": "point", "at_seat": place}:
            return Point(None if place is None else _place("IN-12", place))
        case {"do": "turn", "card": card}:
            return Turn(_place("IN-21", card))
    raise Refused("IN-30", "in-unknown-action", do=str(entry.get("do")))


def _place(rule: str, raw: Json) -> Place:
    if raw == CENTRE:
        return CENTRE
    if isinstance(raw, int) and not isinstance(raw, bool) and 0 <= raw < PLAYERS[-1]:
        return raw
    raise Refused(rule, "in-no-such-card")


def write_action(action: Action) -> Entry:
    """Write ``do`` and what goes with it."""
    return cast(Entry, msgspec.to_builtins(action))


def log(state: State) -> list[Entry]:
    """Write the log that leads to this state."""
    entries: list[Entry] = [
        {"by": ACTOR_NAMES.get(actor, actor), **write_action(action), "at": at}
        for actor, action, at in state.log
    ]
    return [write_deal(state.deal), *entries]


def vocabulary(options: Options) -> Sequence[Action]:
    """List every kind of action, with fair samples of texts, those too that no one may use."""
    texts = [
        "",
        "lion",
        "Is it a lion?",
        "Est-ce un œuf ?",
        "  two  spaces ",
        "?",
        "tab\tbed",
        "bell\a",
        "\u202eliar",
    ]
    long = [suggestions(options, 0)[0], "x" * WORD_LIMIT, "x" * (WORD_LIMIT + 1)]
    questions = [*texts, *long, "x" * QUESTION_LIMIT, "x" * (QUESTION_LIMIT + 1), "e\u0301toile"]
    places: list[Place] = [*range(PLAYERS[-1]), CENTRE]
    return [
        *_PLAIN.values(),
        *(Draw(text) for text in [*texts, *long]),
        *(Write(text) for text in [*texts, *long]),
        *(Ask(text) for text in questions),
        *(Answer(number, said) for number in (-1, *range(6)) for said in (*ANSWERS, "maybe")),
        *(Look(card) for card in [*places, None]),
        *(Accuse(guilty) for guilty in (True, False, None)),
        *(Point(place) for place in [*places, None]),
        *(Turn(card) for card in places),
    ]


def check(state: State) -> None:
    """IN-1, IN-6, IN-10, IN-12, IN-20: cards, answers and ballots are where they belong."""
    options, deal = state.options, state.deal
    _check_roles(options, [*deal.roles, deal.centre] if options.advanced else [*deal.roles])
    unanswered = [number for number, one in enumerate(state.questions) if one.answer is None]
    assert state.open == unanswered, "an open question has an answer, or one without is not open"
    assert all(one.seat != state.master for one in state.questions), "the Master asked"
    answered = [done.action.question for done in state.log if isinstance(done.action, Answer)]
    assert len(set(answered)) == len(answered), "a question was answered twice"
    found = [one.seat for one in state.questions if one.answer == "found"]
    assert found == ([] if state.answerer is None else [state.answerer]), (
        "who found the word is not the answerer"
    )
    assert state.answerer not in state.first_ballot, "the answerer accused himself"
    known = (state.master, state.answerer)
    for seat, ballot in state.second_ballot.items():
        assert ballot.place is None or ballot.place not in (seat, *known), "a ballot against a known role"
    assert [done.at for done in state.log] == sorted(done.at for done in state.log), "time ran backwards"
