"""Flags made from what a game says of its options, so that a new game needs no new command."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import click

from volteface.core.errors import Refused, VoltefaceError
from volteface.core.game import AnyGame, OptionFlag, Sifted
from volteface.core.json import Entry, Json
from volteface.games import all_games, find_game
from volteface.text import LANGUAGES, sentence

ANY = "any"
FILE_LIMIT = 200_000
"""No list that people write is longer than this."""
LINES_NAMED = 20
Body = Callable[..., int | None]


class GameGroup(click.Group):
    """A command with one subcommand for each game, made when it is asked for."""

    def __init__(self, name: str, summary: str, make: Callable[[AnyGame], click.Command]) -> None:
        """Keep how a game's subcommand is made."""
        first = all_games()[0].id
        epilog = f"Example: volteface {name} {first} --players 4. More: volteface {name} {first} --help"
        super().__init__(name, help=summary, no_args_is_help=True, epilog=epilog)
        self._make = make

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Name the games."""
        return [game.id for game in all_games()]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Make the subcommand of a game."""
        try:
            game = find_game(cmd_name)
        except VoltefaceError as fault:
            raise click.UsageError(str(fault), ctx) from None
        return self._make(game)


class Players(click.ParamType[int | str]):
    """A number of players, or ``any``."""

    name = "players"

    def __init__(self, game: AnyGame, allow_any: bool) -> None:
        """Keep which numbers the game allows."""
        self._game = game
        self._any = allow_any

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int | str:
        """Read it, or say what is allowed."""
        low, high = self._game.players[0], self._game.players[-1]
        if self._any and value == ANY:
            return ANY
        if str(value).isdecimal() and int(value) in self._game.players:
            return int(value)
        wanted = f"from {low} to {high}" + (", or any" if self._any else "")
        raise click.BadParameter(f"{value} is not a number {wanted}.", ctx, param)


def players_option(game: AnyGame, *, allow_any: bool) -> click.Option:
    """Make ``--players``."""
    default = 4 if 4 in game.players else game.players[0]
    return click.Option(
        ["--players"],
        type=Players(game, allow_any),
        default=default,
        show_default=True,
        help=f"How many play, {game.players[0]} to {game.players[-1]}" + (", or any." if allow_any else "."),
    )


def language_option() -> click.Option:
    """Make ``--lang``."""
    return click.Option(
        ["--lang"], type=click.Choice(LANGUAGES), default="en", show_default=True, help="Language."
    )


def option_flags(game: AnyGame) -> list[click.Parameter]:
    """Make a flag for each of the game's options; a flag that is not given stays ``None``."""
    flags: list[click.Parameter] = [_flag(flag) for flag in game.flags]
    if any(flag.sift is not None for flag in game.flags):
        flags.append(
            click.Option(["--yes"], is_flag=True, help="Use the good lines of a file, whatever the others.")
        )
    return flags


def _flag(flag: OptionFlag) -> click.Option:
    word = "--" + flag.name.replace("_", "-")
    said = sentence(flag.help) if flag.help else None
    if flag.kind == "switch":
        return click.Option([f"{word}/--no-{word[2:]}"], default=None, help=said)
    if flag.kind == "choice":
        return click.Option([word], type=click.Choice(flag.choices), default=None, help=said)
    if flag.kind == "number":
        return click.Option([word], type=int, default=None, help=said)
    if flag.kind == "lines":
        path = click.Path(exists=True, dir_okay=False, path_type=Path)
        return click.Option([word], type=path, default=None, help=said)
    metavar = "LIST" if flag.kind == "list" else "JSON or @FILE"
    if flag.choices:
        said = f"{said or ''} Any, or some of: {', '.join(flag.choices)}.".strip()
    return click.Option([word], default=None, metavar=metavar, help=said)


def read_flags(game: AnyGame, given: dict[str, Any]) -> tuple[Entry, bool]:
    """Gather what was given into options as records write them; and whether the rest is to be drawn."""
    raw: Entry = {}
    draw = False
    yes, language = given.pop("yes", False), given.get("lang") or "en"
    players = given.pop("players")
    if players == ANY:
        draw = True
    else:
        raw["players"] = players
    for flag in game.flags:
        value = given.pop(flag.name)
        if value is None:
            continue
        if flag.kind == "list" and value == ANY:
            draw = True
        else:
            raw[flag.name] = _value(flag, value)
        if flag.sift is not None:
            raw[flag.name] = _sifted(flag.sift(cast(list[str], raw[flag.name])), yes=yes, language=language)
    return raw, draw


def _value(flag: OptionFlag, value: Any) -> Json:
    word = "--" + flag.name.replace("_", "-")
    if flag.kind == "list":
        return [part.strip() for part in value.split(",") if part.strip()]
    if flag.kind == "lines":
        return _lines(word, value)
    if flag.kind != "json":
        return value  # type: ignore[no-any-return]
    text = Path(value[1:]).read_text("utf-8") if value.startswith("@") else value
    try:
        return json.loads(text)  # type: ignore[no-any-return]
    except (json.JSONDecodeError, RecursionError):
        raise click.UsageError(f"{word}: this is not JSON.") from None


def _lines(word: str, path: Path) -> Json:
    """Read a file into a list of lines; what they mean, the game knows."""
    if path.stat().st_size > FILE_LIMIT:
        raise click.UsageError(f"{word}: {path} has more than {FILE_LIMIT} bytes.")
    try:
        return [*path.read_text("utf-8-sig").splitlines()]
    except UnicodeDecodeError:
        raise click.UsageError(f"{word}: {path} is not text in UTF-8.") from None


def _sifted(sifted: Sifted, *, yes: bool, language: str) -> Json:
    """Name the bad lines, and go on with the rest after a yes."""
    for fault in sifted.bad[:LINES_NAMED]:
        click.echo(fault.sentence(language), err=True)
    if len(sifted.bad) > LINES_NAMED:
        click.echo(f"… and {len(sifted.bad) - LINES_NAMED} more", err=True)
    if sifted.bad and not yes:
        click.confirm(sentence("cli-use-the-rest", language, lines=len(sifted.good)), abort=True, err=True)
    return [*sifted.good]


def refusal(fault: VoltefaceError, language: str = "en") -> click.ClickException:
    """Turn an error into what the command line says; a refusal names its rule."""
    rule = f" ({fault.rule})" if isinstance(fault, Refused) else ""
    return click.UsageError(fault.sentence(language) + rule)
