"""``volteface arena``: bots measured against one another."""

from __future__ import annotations

import importlib
import secrets
import sys
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any

import click
import msgspec

from volteface.cli.options import (
    GameGroup,
    language_option,
    option_flags,
    players_option,
    read_flags,
    refusal,
)
from volteface.cli.progress import progress
from volteface.core.errors import VoltefaceError
from volteface.core.game import AnyGame
from volteface.lab.arena import play_arena
from volteface.lab.contest import Contest, Contestant
from volteface.lab.results import Results
from volteface.lab.standings import Standings, standings


def _contest(game: AnyGame, given: dict[str, Any]) -> Contest:
    bots, seed, load, against = (given.pop(key) for key in ("bots", "seed", "load", "against"))
    # An arena can be run where the bot is being written.
    sys.path.insert(0, str(Path.cwd()))
    for module in load:
        try:
            importlib.import_module(module)
        except ModuleNotFoundError as fault:
            raise VoltefaceError("arena-module-unknown", module=fault.name or module) from None
    raw, draw = read_flags(game, given)
    seed = secrets.randbits(32) if seed is None else seed
    names, opponents = (
        tuple(Contestant.read(name) for name in names.split(",") if name.strip()) for names in (bots, against)
    )
    return Contest(game.id, names, seed, raw, draw, load, tuple(one.name for one in opponents))


def _played(contest: Contest, games: int, file: Path | None, jobs: int) -> Standings:
    contest.check()
    units = sum(1 for _ in contest.units(games))
    with Results(contest, file) as results, progress(units, contest.game) as step:
        play_arena(contest, games, results, jobs=jobs, step=step)
        return standings(results.tally)


def _command(game: AnyGame) -> click.Command:
    def run(**given: Any) -> None:
        language = given["lang"]
        games, jobs, file, report, as_json = (
            given.pop(key) for key in ("games", "jobs", "results", "report", "as_json")
        )
        try:
            found = _played(_contest(game, given), games, file, jobs)
        except VoltefaceError as fault:
            raise refusal(fault, language) from None
        except BrokenProcessPool:
            raise click.ClickException(VoltefaceError("arena-worker-lost").sentence(language)) from None
        _tell(found, language, report, as_json=as_json)

    return click.Command(
        game.id,
        callback=run,
        params=[
            click.Option(
                ["--bots"],
                required=True,
                help="Who is measured. hard:40 has a budget of 40 playouts, hard+told is told the truth.",
            ),
            click.Option(
                ["--against"],
                default="",
                help="Some of them: only pairs with one of these play.  [default: every pair]",
            ),
            players_option(game, allow_any=True),
            click.Option(
                ["--games"],
                type=click.IntRange(1),
                default=100,
                show_default=True,
                help="How many games each pair plays; the last deal is played to its end.",
            ),
            click.Option(["--seed"], type=int, help="The same seed gives the same games.  [default: drawn]"),
            click.Option(["--jobs"], type=click.IntRange(1), default=1, show_default=True, help="Processes."),
            click.Option(
                ["--results"],
                type=click.Path(dir_okay=False, path_type=Path),
                help="A file that keeps what was played; the same command goes on where it stopped.",
            ),
            click.Option(
                ["--report"],
                type=click.Path(dir_okay=False, writable=True, path_type=Path),
                help="Write a page with tables and plots.",
            ),
            click.Option(["--load"], multiple=True, metavar="MODULE", help="Import a module that adds bots."),
            click.Option(["--json", "as_json"], is_flag=True, help="Print the figures for programs."),
            language_option(),
            *option_flags(game),
        ],
        help=f"Measure bots in {game.id}.\n\n"
        "Every pair of bots plays the same deals, on either side, in every chair. "
        "With --players any a setup is drawn for each deal.",
        epilog=f"Examples:\n\n\b\n  volteface arena {game.id} --bots careful,random --games 200 --seed 1\n"
        f"  volteface arena {game.id} --bots careful,random --games 2000 --seed 1 --jobs 2 \\\n"
        "    --results arena.jsonl --report arena.html",
    )


def _tell(found: Standings, language: str, report: Path | None, *, as_json: bool) -> None:
    from volteface.lab.report import page
    from volteface.lab.summary import plain
    from volteface.lab.wording import Wording

    words = Wording(language, found.game)
    if report is not None:
        report.write_text(page(found, words), encoding="utf-8")
    click.echo(msgspec.json.encode(found).decode() if as_json else plain(found, words))


arena = GameGroup("arena", "Measure bots against one another, on the same deals.", _command)
