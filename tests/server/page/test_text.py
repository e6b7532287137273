"""Every sentence of the page exists in both languages, says the same things, and is used."""

from __future__ import annotations

import re
import typing
from collections.abc import Iterator
from typing import Any, get_args

import msgspec
import pytest
from fluent.syntax import ast as fluent
from fluent.syntax import parse

from tests.server.page.node import SOURCE
from volteface.bots import bot_names
from volteface.core.phrases import phrases_of
from volteface.core.rng import Rng
from volteface.games import all_games
from volteface.games.calaveras import events as mc_events
from volteface.games.calaveras import view as mc_view
from volteface.games.calaveras.state import PHASES as MC_PHASES
from volteface.games.inside_job import events as ij_events
from volteface.games.inside_job import view as ij_view
from volteface.games.inside_job.state import PHASES as IJ_PHASES
from volteface.games.insider import events as in_events
from volteface.games.insider import view as in_view
from volteface.server.messages import AnyMessage, Closing, Reason
from volteface.server.requests import AnyRequest, Settings
from volteface.text import LANGUAGES

CODE = "\n".join(path.read_text("utf-8") for path in sorted(SOURCE.glob("*.js")))
EVENTS = {"ij": ij_events.AnyEvent, "mc": mc_events.AnyEvent, "in": in_events.AnyEvent}
VIEWS = {"ij": ij_view.View, "mc": mc_view.View, "in": in_view.View}
SHORT = {"inside-job": "ij", "mission-calaveras": "mc", "insider": "in"}
# What the page itself can find wrong, besides the server's reasons.
FAULTS = ("unreachable", "unreadable")
STOPS = ("moved", "removed", "deleted", "replaced", "no-table", "unknown-token", "protocol")


def _messages(language: str) -> dict[str, fluent.Message]:
    found: dict[str, fluent.Message] = {}
    for name in (language, f"{language}-games"):
        for entry in parse((SOURCE / f"{name}.ftl").read_text("utf-8")).body:
            assert not isinstance(entry, fluent.Junk), entry.content
            if isinstance(entry, fluent.Message):
                assert entry.id.name not in found, f"{entry.id.name} stands twice"
                found[entry.id.name] = entry
    return found


OWN = {language: _messages(language) for language in LANGUAGES}


def _variables(node: object) -> Iterator[str]:
    if isinstance(node, fluent.VariableReference):
        yield node.id.name
    for part in vars(node).values() if isinstance(node, fluent.BaseNode) else ():
        for one in part if isinstance(part, list) else [part]:
            yield from _variables(one)


def _tags(union: Any) -> list[str]:
    return [str(kind.__struct_config__.tag) for kind in get_args(union)]


def _fields(kind: Any) -> Iterator[str]:
    """Name all fields of a view, those of its parts too."""
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        for name, inner in typing.get_type_hints(kind).items():
            yield name
            yield from _fields(inner)
    for inner in get_args(kind):
        yield from _fields(inner)


def _deeds() -> Iterator[tuple[str, str]]:
    for game in all_games():
        rng = Rng("deeds", 1)
        for players in game.players:
            options = game.draw_options(rng, {"players": players})
            for action in game.vocabulary(options):
                yield SHORT[game.id], str(game.write_action(action)["do"])


# What chance and the clock do is never offered to anybody.
NOT_OFFERED = {("mc", "reshuffle"), ("in", "draw"), ("in", "questions"), ("in", "time-up")}
# Fields of views that are drawn in words of their own, or not at all.
NOT_LABELLED = {
    "players", "seats", "you", "ending", "winners", "by", "deadline", "glass_at", "bundled",
    # Of a house role, which is drawn as one line.
    "name", "side", "revealed_at_start", "must_follow", "may_wager", "votes_when_revealed", "votes",
    "on_reveal", "wins",
}  # fmt: skip


def _families() -> set[str]:
    """Every message whose name the page puts together."""
    names = {f"page-refused-{reason}" for reason in (*get_args(Reason), *FAULTS)}
    names |= {f"page-closed-{reason}" for reason in STOPS}
    closing = get_args(typing.get_type_hints(Closing)["reason"])
    names |= {f"page-closing-{reason}" for reason in set(closing) - set(STOPS)}
    names |= {f"page-link-{state}" for state in ("connecting", "waiting", "open", "closed")}
    names |= {f"page-badge-{kind}" for kind in ("you", "host", "bot", "away", "gone", "shown", "muted")}
    names |= {"page-sent", "page-accepted", "page-type-text", "page-type-word"}
    hints = typing.get_type_hints(Settings)
    names |= {f"page-set-{name}-{one}" for name in ("talk", "pacing") for one in get_args(hints[name])}
    for game in all_games():
        names |= {f"page-game-{game.id}", f"page-about-{game.id}"}
        names |= {f"page-word-{bot}" for bot in bot_names(game)}
        names |= {f"page-slot-{slot.kind}" for phrase in phrases_of(game) for slot in phrase.slots}
    names |= {f"page-{short}-event-{tag}" for short, union in EVENTS.items() for tag in _tags(union)}
    names |= {"page-mc-event-twist-empty", "page-in-event-looked-nothing", "page-in-event-question-spoken"}
    names |= {f"page-{short}-do-{do}" for short, do in set(_deeds()) - NOT_OFFERED} | {
        "page-ij-do-play-wager"
    }
    fields = {name for view in VIEWS.values() for name in _fields(view)} - NOT_LABELLED
    names |= {f"page-field-{name}" for name in fields}
    names |= {f"page-ij-phase-{phase}" for phase in IJ_PHASES} | {
        f"page-mc-phase-{phase}" for phase in MC_PHASES
    }
    return names


FAMILIES = _families()
# Labels of an action's fields, words for values, and the rest of the same kind: looked up if they are there.
LOOKED_UP = ("page-field-", "page-word-", "page-in-role-", "page-in-phase-", "page-in-reason-")


def test_both_languages_have_the_same_messages() -> None:
    assert set(OWN["en"]) == set(OWN["fr"])


@pytest.mark.parametrize("name", sorted(OWN["en"]))
def test_both_languages_speak_of_the_same_things(name: str) -> None:
    assert set(_variables(OWN["en"][name])) == set(_variables(OWN["fr"][name]))


def test_every_message_that_the_page_names_exists() -> None:
    named = set(re.findall(r'"(page-[a-z0-9-]+)"', CODE))
    assert (named | FAMILIES) - set(OWN["en"]) == set()


def test_no_message_is_unused() -> None:
    named = set(re.findall(r'"(page-[a-z0-9-]+)"', CODE))
    unused = set(OWN["en"]) - named - FAMILIES
    assert {name for name in unused if not name.startswith(LOOKED_UP)} == set()


@pytest.mark.parametrize("name", ["fr.ftl", "fr-games.ftl"])
def test_french_has_its_own_spaces_and_apostrophes(name: str) -> None:
    text = (SOURCE / name).read_text("utf-8")
    assert not re.search(r"\S [;:!?»]", re.sub(r" ->$", "", text, flags=re.MULTILINE))
    assert not re.search(r"« ", text)
    assert not re.search(r"[A-Za-z]'[a-zéê]", text)


def test_the_page_can_say_every_request_and_says_no_other() -> None:
    said = set(re.findall(r'type: "([a-z-]+)"', CODE))
    # Buttons and fields have a type too, and the page tells itself about its connection in the same form.
    others = {"button", "submit", "checkbox", "number", "connection"}
    assert said - others == set(_tags(AnyRequest))


def test_the_page_understands_every_message() -> None:
    named = set(re.findall(r'"([a-z-]+)"', CODE))
    assert set(_tags(AnyMessage)) <= named


def test_every_option_has_a_form() -> None:
    kinds = {flag.kind for game in all_games() for flag in game.flags}
    assert kinds <= set(re.findall(r"^  ([a-z]+)\(_?option, value, label", CODE, re.MULTILINE))
