"""The page's modules, run: its Fluent agrees with Python's, and whole games are told and drawn in words."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast as fluent
from fluent.syntax import parse

from tests.server.page.node import run_module
from volteface.core.game import CHANCE, CLOCK, AnyGame
from volteface.core.phrases import phrases_of
from volteface.core.rng import Rng
from volteface.core.table import Table
from volteface.games import all_games
from volteface.server import page
from volteface.text import LANGUAGES

NAMES = ["Ann", "Benoît", "Chloé", "Dmitri", "Eve", "Farid", "Gus", "Hana"]
# What shows that a value or a name was not put into words.
RAW = re.compile(r"undefined|null|\[object|\{|\}|page-[a-z]|NaN|[a-z]_[a-z]|true|false")

SPEAK = """
import { loadText, say } from "./text.js";
stage(given.language);
await loadText();
answer(given.messages.map(([id, args]) => say(id, args)));
"""
TELL = """
import { loadText } from "./text.js";
import { Words } from "./words.js";
import { drawSecrets, drawView, seatParts } from "./view.js";
import { Actions } from "./actions.js";
import { el } from "./dom.js";
stage(given.language);
await loadText();
const tell = (words) => ({ view, legal, events, seat }, at) => {
  const told = events.map((event) => words.event(event));
  // A long history makes drawing slow, and most positions look like the one before.
  if (at % 11 && !view.ending) return { events: told, view: "", offered: "", buttons: legal.length };
  const actions = new Actions(() => {});
  const context = { seat, questions: view.questions };
  const [ending, lines, tables, agreed] = drawView(view, words);
  const parts = (view.seats ?? []).map((_, at) => seatParts(view, at, words));
  const offered = el("div", {}, actions.draw(legal, words, context));
  return {
    events: told,
    view: el("div", {}, ending, lines, tables, agreed, drawSecrets(view, words, []), parts).textContent,
    offered: offered.textContent,
    buttons: offered.all("button").length,
  };
};
answer(given.tables.map(({ room, offer, pushes }) => pushes.map(tell(new Words(room, offer)))));
"""
CLICK = """
import { loadText } from "./text.js";
import { Words } from "./words.js";
import { Actions } from "./actions.js";
import { el } from "./dom.js";
stage("en");
await loadText();
const click = (words) => ({ view, legal, seat }) => {
  const reached = new Set();
  const seen = new Set();
  // Every button of every step is pressed once.
  const explore = (group, path) => {
    const actions = new Actions((entry) => reached.add(JSON.stringify(entry)));
    const context = { seat, questions: view.questions };
    const draw = () => el("div", {}, actions.draw(legal, words, context)).all("button");
    const arrive = () => Object.assign(actions, { group, path });
    arrive();
    const key = JSON.stringify([group, path]);
    if (seen.has(key)) return;
    seen.add(key);
    draw().forEach((button) => {
      arrive();
      button.listeners.click?.();
      explore(actions.group, actions.path);
    });
  };
  explore(null, []);
  return [...reached].map((one) => JSON.parse(one));
};
answer(given.tables.map(({ room, offer, pushes }) => pushes.map(click(new Words(room, offer)))));
"""
TYPE = """
import { loadText } from "./text.js";
import { Words } from "./words.js";
import { Actions } from "./actions.js";
import { el } from "./dom.js";
stage("en");
await loadText();
const sent = [];
const actions = new Actions((entry) => sent.push(entry));
const drawn = el("div", {}, actions.draw(given.legal, new Words(given.room), { seat: 1 }));
const [form] = drawn.all("form");
const submit = () => form.listeners.submit({ preventDefault() {} });
const [input] = form.all("input");
input.value = "  ";
submit();
input.value = "  Is  it alive? ";
submit();
form.all("button").forEach((button) => button.listeners.click?.());
answer(sent);
"""


def _arguments(source: str) -> dict[str, list[dict[str, str | int]]]:
    """For each message of a catalogue, arguments that lead to each of its variants."""
    found: dict[str, list[dict[str, str | int]]] = {}
    for entry in parse(source).body:
        if isinstance(entry, fluent.Message):
            names = sorted(set(re.findall(r"\$([a-zA-Z_][\w-]*)", _written(entry, source))))
            keys = re.findall(r"\[([\w-]+)\]", _written(entry, source))
            numbers: list[str | int] = [0, 1, 2, 5]
            words: list[str | int] = ["Ann", *(key for key in keys if not key.isdigit())]
            # Where a message counts, its arguments are numbers.
            values = numbers if {"0", "one"} & {*keys} else numbers + words
            found[entry.id.name] = [dict.fromkeys(names, value) for value in values]
    return found


def _written(entry: fluent.Message, source: str) -> str:
    """Read a message's source, and that of the messages it speaks of."""
    assert entry.span is not None
    text = source[entry.span.start : entry.span.end]
    for other in re.findall(r"\{ ([a-z][\w-]*) \}", text):
        text += "".join(re.findall(rf"^{other} = .*(?:\n .*|\n\}}.*)*", source, re.MULTILINE))
    return text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pages_fluent_agrees_with_pythons(language: str, tmp_path: Path) -> None:
    source = page.spoken(language)
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(source))
    messages = [(name, one) for name, several in _arguments(source).items() for one in several]
    said = run_module(tmp_path, SPEAK, {"language": language, "messages": messages})
    assert len(messages) > 1000
    for (name, arguments), text in zip(messages, said, strict=True):
        pattern = bundle.get_message(name).value
        assert pattern is not None
        expected, _ = bundle.format_pattern(pattern, arguments)
        assert re.sub(r"[ \n]+", " ", text) == re.sub(r"[ \n]+", " ", str(expected)), name


def _played(game: AnyGame, players: int, number: int) -> dict[str, Any]:
    """Play a random game; give the room, and every push of every seat and of a spectator."""
    rng = Rng("page", number)
    options = game.draw_options(rng, {"players": players})
    table = Table(game, options, game.deal(options, rng), salt="salt")
    seats = range(game.seats(options))
    deciders = {seat: int(game.decider(table.state, seat)) for seat in seats}
    chairs = [
        {"kind": "person", "seat": seat, "owner": str(seat), "name": NAMES[seat]}
        for seat in seats
        if deciders[seat] == seat
    ]
    ghosts = {str(seat): decider for seat, decider in deciders.items() if decider != seat}
    room = {"game": game.id, "chairs": chairs, "ghosts": ghosts, "options": game.write_options(options)}
    pushes: list[dict[str, Any]] = []
    while True:
        asked = game.to_act(table.state)
        for seat in (None, *(seat for seat in seats if deciders[seat] == seat)):
            pushes.append(
                {
                    "seat": seat,
                    "view": json.loads(msgspec.json.encode(table.view(seat))),
                    "events": json.loads(msgspec.json.encode(table.told(seat))),
                    "legal": [
                        {"by": other, **game.write_action(action)}
                        for other in asked
                        if other >= 0 and seat is not None and deciders[other] == seat
                        for action in game.legal(table.state, other)
                    ],
                }
            )
        people = [actor for actor in asked if actor >= 0]
        if not asked:
            return {"room": room, "offer": _offer(game), "pushes": pushes}
        if asked[0] == CHANCE:
            table.let_chance(rng)
        elif asked[0] == CLOCK and (not people or rng.chance(0.1)):
            table.let_clock()
        else:
            actor = rng.choice(people)
            table.act(actor, rng.choice([*game.legal(table.state, actor)]))


def _offer(game: AnyGame) -> dict[str, Any]:
    slots = [[{"name": slot.name, "kind": slot.kind} for slot in phrase.slots] for phrase in phrases_of(game)]
    return {
        "phrases": [{"id": one.id, "slots": two} for one, two in zip(phrases_of(game), slots, strict=True)]
    }


def _names(game: AnyGame) -> str:
    return game.id


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", all_games(), ids=_names)
def test_whole_games_are_told_and_drawn_in_words(game: AnyGame, language: str, tmp_path: Path) -> None:
    tables = [_played(game, players, players) for players in game.players]
    told = run_module(tmp_path, TELL, {"language": language, "tables": tables})
    pairs = [
        pair
        for table, shown in zip(tables, told, strict=True)
        for pair in zip(table["pushes"], shown, strict=True)
    ]
    for push, shown in pairs:
        for event, line in zip(push["events"], shown["events"], strict=True):
            assert not RAW.search(line), (event, line)
        assert not RAW.search(shown["view"]), shown["view"]
        assert not RAW.search(shown["offered"]), shown["offered"]
        assert bool(shown["buttons"]) == bool(push["legal"])


@pytest.mark.parametrize("game", all_games(), ids=_names)
def test_every_legal_action_can_be_reached_and_no_other(game: AnyGame, tmp_path: Path) -> None:
    tables = [_played(game, players, players) for players in game.players]
    for table in tables:
        # What is typed is tested elsewhere: there the reader's words are sent.
        table["pushes"] = [push for push in table["pushes"] if push["legal"] and not _typed(push["legal"])][
            :20
        ]
        assert table["pushes"]
    reached = run_module(tmp_path, CLICK, {"tables": tables})
    for table, found in zip(tables, reached, strict=True):
        for push, entries in zip(table["pushes"], found, strict=True):
            assert _sorted(entries) == _sorted(push["legal"])


def test_in_6_what_is_typed_is_sent_and_what_was_spoken_is_sent_empty(tmp_path: Path) -> None:
    room = {"game": "insider", "chairs": [], "ghosts": {}, "options": {}}
    sent = run_module(tmp_path, TYPE, {"room": room, "legal": [{"by": 1, "do": "ask", "text": ""}]})
    assert sent == [{"by": 1, "do": "ask", "text": "Is it alive?"}, {"by": 1, "do": "ask", "text": ""}]


def _typed(legal: list[dict[str, Any]]) -> bool:
    return any("" in (entry.get("text"), entry.get("word")) for entry in legal)


def _sorted(entries: list[dict[str, Any]]) -> list[str]:
    return sorted(json.dumps(entry, sort_keys=True) for entry in entries)
