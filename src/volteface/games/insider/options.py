"""What a table may choose before the deal, and what does not fit together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from volteface.core.errors import Refused
from volteface.core.game import OptionFlag, Sifted
from volteface.core.json import Entry, Json
from volteface.core.options import convert
from volteface.core.rng import Rng
from volteface.games.insider.words import DIFFICULTIES, LANGUAGES, WORDS_ON_A_CARD
from volteface.games.insider.words.own import BadLine, read_own, write_own

PLAYERS: Final = range(4, 9)
ADVANCED_PLAYERS: Final = range(4, 8)
SECONDS: Final = range(1, 86_401)
LOOK_SECONDS: Final = range(3_601)
FEWEST_OWN_WORDS: Final = WORDS_ON_A_CARD


# What may stand there, for whoever reads the schema: reading it refuses the rest with a rule and a sentence.
_Players = Annotated[int, Meta(extra_json_schema={"enum": [*PLAYERS]})]


class Options(msgspec.Struct, frozen=True):
    """The options of one table, already found to fit together: ``read_options`` makes them."""

    players: _Players
    seconds: int = 300
    look_seconds: int = 8
    strict_majority: bool = False
    advanced: bool = False
    free_word: bool = False
    language: Literal["en", "fr"] = "en"
    """IN-2: which of the bundled lists."""
    difficulty: Literal["any", "easy", "medium", "hard"] = "any"
    own_words: tuple[str, ...] = ()
    """IN-2: lines ``word; form, form`` that replace the bundled list, whatever its difficulty."""


def sift_words(lines: Sequence[str]) -> Sifted:
    """IN-2: keep the good lines of a table's own list, and say what is wrong with each of the others."""
    own = read_own("\n".join(lines))
    return Sifted(write_own(own.words), [_refusal(bad) for bad in own.bad])


def _refusal(bad: BadLine) -> Refused:
    return Refused("IN-2", "in-options-own-words", line=bad.number, text=bad.text, reason=bad.reason)


FLAGS: Final = (
    OptionFlag("seconds", "number", default=300, help="in-option-seconds"),
    OptionFlag("look_seconds", "number", default=8, help="in-option-look-seconds"),
    OptionFlag("strict_majority", "switch", default=False, help="in-option-strict-majority"),
    OptionFlag("advanced", "switch", default=False, help="in-option-advanced"),
    OptionFlag("free_word", "switch", default=False, help="in-option-free-word"),
    OptionFlag("language", "choice", LANGUAGES, "en", help="in-option-language", extra=True),
    OptionFlag(
        "difficulty", "choice", ("any", *DIFFICULTIES), "any", help="in-option-difficulty", extra=True
    ),
    OptionFlag("own_words", "lines", default=[], help="in-option-own-words", extra=True, sift=sift_words),
)


def read_options(raw: Mapping[str, Json]) -> Options:
    """Read options as records write them, and refuse what does not fit together."""
    options = convert(raw, Options, "IN-1")
    _check_players(options)
    _check_times(options)
    return _with_own_words(options) if options.own_words else options


def _check_players(options: Options) -> None:
    """IN-1, IN-20: 4 to 8 players; with the advanced rules 4 to 7."""
    if options.players not in PLAYERS:
        raise Refused("IN-1", "in-options-players", players=options.players)
    if options.advanced and options.players not in ADVANCED_PLAYERS:
        raise Refused("IN-20", "in-options-advanced", players=options.players)


def _check_times(options: Options) -> None:
    """IN-4, IN-6: how long people look, and how long they ask."""
    if options.seconds not in SECONDS:
        raise Refused("IN-6", "in-options-seconds", least=SECONDS[0], most=SECONDS[-1])
    if options.look_seconds not in LOOK_SECONDS:
        raise Refused("IN-4", "in-options-look-seconds", most=LOOK_SECONDS[-1])


def _with_own_words(options: Options) -> Options:
    """IN-2: a table's own list, every line of it good, and put into its one form."""
    own = read_own("\n".join(options.own_words))
    for bad in own.bad:
        raise _refusal(bad)
    if len(own.words) < FEWEST_OWN_WORDS:
        raise Refused("IN-2", "in-options-own-words-few", words=len(own.words), least=FEWEST_OWN_WORDS)
    return msgspec.structs.replace(options, own_words=tuple(write_own(own.words)))


def write_options(options: Options) -> Entry:
    """Write options as records do: ``players``, and whatever differs from the default."""
    # Not left to msgspec, which omits a default only if it is the very same object.
    default = Options(options.players)
    written: Entry = {"players": options.players}
    for name in options.__struct_fields__:
        value = getattr(options, name)
        if value != getattr(default, name):
            written[name] = [*value] if isinstance(value, tuple) else value
    return written


_SAMPLE_LIST: Final = (
    "anchor",
    "bell; bells",
    "compass",
    "drum",
    "echo",
    "ferry; ferry boat",
    "globe",
    "harp",
    "igloo",
)


def draw_options(rng: Rng, fixed: Mapping[str, Json]) -> Options:
    """Draw an allowed setup, all options included, leaving what is fixed as it is."""
    raw: Entry = {
        "players": rng.choice([*PLAYERS]),
        "seconds": rng.choice([30, 60, 300]),
        "look_seconds": rng.choice([0, 3, 8]),
        "strict_majority": rng.chance(0.4),
        "advanced": rng.chance(0.5),
        "free_word": rng.chance(0.25),
        "language": rng.choice(LANGUAGES),
        "difficulty": rng.choice(["any", *DIFFICULTIES]),
    }
    if rng.chance(0.25):
        own = rng.shuffled(_SAMPLE_LIST)
        raw["own_words"] = [*own[: FEWEST_OWN_WORDS + rng.below(4)]]
    raw.update(fixed)
    # Whichever of the two was not asked for gives way.
    if raw["advanced"] is True and raw["players"] not in ADVANCED_PLAYERS:
        if "players" not in fixed:
            raw["players"] = rng.choice([*ADVANCED_PLAYERS])
        elif "advanced" not in fixed:
            raw["advanced"] = False
    return read_options(raw)
