"""Every sentence exists in both languages, says the same things, and is used."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from importlib import import_module, resources
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast as fluent
from fluent.syntax import parse

import volteface
from volteface.core.errors import Refused
from volteface.core.json import Entry
from volteface.core.rng import Rng
from volteface.games.inside_job import INSIDE_JOB
from volteface.terminal.inside_job.families import FAMILIES
from volteface.text import LANGUAGES, catalogue, packages, sentence

SOURCE = Path(str(resources.files(volteface)))
ROOT = Path(__file__).parents[2]
WITH_TEXT = {
    ".".join(["volteface", *path.parent.parent.relative_to(SOURCE).parts])
    for path in SOURCE.rglob("text/en.ftl")
}
# Importing a package adds its catalogue.
for package in sorted(WITH_TEXT):
    import_module(package)
PACKAGES = packages()
SPEAKERS = {"say", "sentence", "has", "Refused", "NotInTurn", "BadRecord", "VoltefaceError"}


class _Names:
    """The variables and the other messages that a message speaks of."""

    def __init__(self, message: fluent.Message) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self._read(message)

    def _read(self, node: Any) -> None:
        if isinstance(node, fluent.VariableReference):
            self.variables.add(node.id.name)
        elif isinstance(node, fluent.MessageReference):
            self.messages.add(node.id.name)
        for part in vars(node).values() if isinstance(node, fluent.BaseNode) else ():
            for one in part if isinstance(part, list) else [part]:
                self._read(one)


def _messages(package: str, language: str) -> dict[str, _Names]:
    found: dict[str, _Names] = {}
    for entry in parse(catalogue(package, language)).body:
        assert not isinstance(entry, fluent.Junk), f"{package} {language}: {entry.content}"
        if isinstance(entry, fluent.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice"
            found[entry.id.name] = _Names(entry)
    return found


ALL = {
    language: {name: one for package in PACKAGES for name, one in _messages(package, language).items()}
    for language in LANGUAGES
}


def _variables(name: str, language: str) -> set[str]:
    names = ALL[language][name]
    return names.variables.union(*(_variables(other, language) for other in names.messages))


def _literals() -> Iterator[tuple[str, bool]]:
    """Every string in the source that looks like a message, and whether it is surely one."""
    for path in sorted(SOURCE.rglob("*.py")):
        tree = ast.parse(path.read_text("utf-8"))
        spoken: set[int] = set()
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                name = getattr(node.func, "attr", getattr(node.func, "id", ""))
                if name in SPEAKERS:
                    spoken |= {id(argument) for argument in node.args[:2]}
        for node in ast.walk(tree):
            if not (isinstance(node, ast.Constant) and isinstance(node.value, str)):
                continue
            if re.fullmatch(r"[a-z]+(-[a-z0-9]+)+", node.value):
                yield node.value, id(node) in spoken


def _used() -> set[str]:
    used = {name for name, _ in _literals()}
    used |= {f"{family}-{member}" for family, members in FAMILIES.items() for member in members}
    for path in (ROOT / "web" / "src").rglob("*") if (ROOT / "web" / "src").is_dir() else ():
        if path.suffix in (".ts", ".svelte"):
            used |= set(re.findall(r"[\"'`]([a-z]+(?:-[a-z0-9]+)+)[\"'`]", path.read_text("utf-8")))
    for names in ALL["en"].values():
        used |= names.messages
    return used


def test_every_package_with_a_text_folder_adds_its_catalogue() -> None:
    assert set(PACKAGES) == WITH_TEXT


@pytest.mark.parametrize("package", PACKAGES)
def test_both_languages_have_the_same_messages(package: str) -> None:
    assert set(_messages(package, "en")) == set(_messages(package, "fr"))


def test_both_languages_speak_of_the_same_things() -> None:
    assert [name for name in sorted(ALL["en"]) if _variables(name, "en") != _variables(name, "fr")] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_that_the_source_names_exists(language: str) -> None:
    families = tuple(FAMILIES)
    prefixes = ("ij-", "in-", "mc-", "phrase-", "say-", "term-")
    missing = {
        name
        for name, spoken in _literals()
        if (spoken or name.startswith(prefixes)) and name not in ALL[language] and name not in families
    }
    members = {f"{family}-{member}" for family, members in FAMILIES.items() for member in members}
    assert missing | (members - set(ALL[language])) == set()


def test_no_message_is_unused() -> None:
    assert set(ALL["en"]) - _used() == set()


def test_french_has_its_own_spaces_and_apostrophes() -> None:
    for package in PACKAGES:
        if package == "volteface.core":
            continue
        text = catalogue(package, "fr")
        assert not re.search(r"[a-zé] [;:!?»]", text)
        assert not re.search(r"[A-Za-z]'[a-zéê]", text)


def test_shares_are_written_as_each_language_writes_them() -> None:
    """74% in English; in French with a narrow space that does not break; the arena writes tables."""
    for package in PACKAGES:
        if not package.startswith(("volteface.bots.", "volteface.games.")):
            continue
        assert not re.search(r"\s%", catalogue(package, "en"))
        assert not re.search(r"[^\u202f]%", catalogue(package, "fr"))


FRENCH_NAMES = {"inside": ("Espion", "Traître"), "insider": ("Traître", "Espion")}
"""What the box of each game calls its Insider, and what the other one does."""


@pytest.mark.parametrize("name", ["inside_job", "inside-job", "insider"])
def test_french_calls_an_insider_by_one_word(name: str) -> None:
    """In catalogues of the library, the terminal and the client, and in the rules."""
    own, other = FRENCH_NAMES["insider" if name == "insider" else "inside"]
    paths = [path for path in SOURCE.rglob("fr.ftl") if name in path.parts]
    paths += [*(ROOT / "web" / "src" / "text" / "fr").glob(f"{name}.ftl")]
    paths += [*(ROOT / "docs" / "rules").rglob(f"fr/{name}.md")]
    assert paths
    written = {path: path.read_text("utf-8") for path in paths}
    assert any(own in text for text in written.values())
    wrong = {"Initié", "initié", other}
    assert {path.name for path, text in written.items() if any(word in text for word in wrong)} == set()


_BLANK: Entry = {"name": "Mole"}
BAD_OPTIONS: list[Entry] = [
    {"players": "four"},
    {"players": 9},
    {"players": 4, "special_roles": ["spy"]},
    {"players": 4, "special_roles": ["risky", "risky"]},
    {"players": 5, "special_roles": ["risky", "decoy", "sleeper"]},
    {"players": 3, "special_roles": ["risky"]},
    {"players": 4, "special_roles": ["blank"]},
    {"players": 4, "blank_role": _BLANK},
    {"players": 4, "special_roles": ["blank"], "blank_role": {"name": " "}},
    {"players": 4, "special_roles": ["blank"], "blank_role": {"name": "Mole", "side": "neutral"}},
    {
        "players": 4,
        "special_roles": ["blank"],
        "blank_role": {"name": "Mole", "revealed_at_start": True, "wins": "most-votes"},
    },
    {"players": 5, "special_roles": ["decoy", "tim-shady"]},
    {"players": 5, "special_roles": ["bugged", "accomplice"]},
    {"players": 4, "wager": False, "risky_mode": True},
    {"players": 4, "wager": False, "special_roles": ["risky"]},
    {"players": 4, "special_roles": ["bugged"], "seat_requests": {"7": "bugged"}},
    {"players": 4, "special_roles": ["bugged"], "seat_requests": {"1": "insider"}},
    {"players": 4, "special_roles": ["bugged"], "seat_requests": {"1": "accomplice"}},
    {"players": 4, "special_roles": ["accomplice"], "seat_requests": {"1": "bugged"}},
    {"players": 4, "special_roles": ["bugged"], "seat_requests": {"1": "bugged", "2": "bugged"}},
]


def _is_whole(text: str, message: str) -> bool:
    return bool(text) and text != message and "{" not in text and "\u2068" not in text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("raw", BAD_OPTIONS, ids=str)
def test_refused_options_are_refused_in_a_sentence(raw: Entry, language: str) -> None:
    with pytest.raises(Refused) as refusal:
        INSIDE_JOB.read_options(raw)
    assert _is_whole(refusal.value.sentence(language), refusal.value.message)


def test_every_refusal_of_options_is_tried() -> None:
    tried: set[str] = set()
    for raw in BAD_OPTIONS:
        with pytest.raises(Refused) as refusal:
            INSIDE_JOB.read_options(raw)
        tried.add(refusal.value.message)
    named = {name for name in ALL["en"] if name.startswith("ij-options-")}
    assert tried == named | {"options-unreadable"}


def test_refused_actions_are_refused_in_a_sentence() -> None:
    """Whatever anybody could try, in random games of every size: each refusal is a whole sentence, twice."""
    heard: dict[str, Refused] = {}
    for number in range(12):
        rng = Rng("refusals", number)
        options = INSIDE_JOB.draw_options(rng, {"players": 2 + number % 4})
        state = INSIDE_JOB.start(options, INSIDE_JOB.deal(options, rng))
        vocabulary = INSIDE_JOB.vocabulary(options)
        while (asked := INSIDE_JOB.to_act(state)) and INSIDE_JOB.outcome(state) is None:
            for _ in range(25):
                seat, action = rng.below(options.players), vocabulary[rng.below(len(vocabulary))]
                try:
                    INSIDE_JOB.apply(state, seat, action)
                except Refused as refusal:
                    heard[refusal.sentence()] = refusal
            legal = INSIDE_JOB.legal(state, asked[0])
            state = INSIDE_JOB.apply(state, asked[0], legal[rng.below(len(legal))]).state
    for one in heard.values():
        for language in LANGUAGES:
            assert _is_whole(one.sentence(language), one.message)
    assert len({one.message for one in heard.values()}) > 15


def test_a_message_that_no_catalogue_has_is_said_by_its_name() -> None:
    assert sentence("no-such-message", "fr") == "no-such-message"
