"""``volteface simulate``: many games between bots, and their records."""

from __future__ import annotations

import secrets
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import IO, Any

import click
import msgspec

from volteface.cli.options import GameGroup, option_flags, players_option, read_flags, refusal
from volteface.cli.progress import progress
from volteface.core.errors import VoltefaceError
from volteface.core.game import AnyGame
from volteface.lab.simulate import Simulation, Summary
from volteface.lab.simulate import simulate as run_simulation


@contextmanager
def _output(path: str | None) -> Iterator[IO[str] | None]:
    if path is None:
        yield None
    elif path == "-":
        yield sys.stdout
    else:
        with open(path, "w", encoding="utf-8", newline="\n") as file:  # noqa: PTH123 - as the user wrote it
            yield file


def _command(game: AnyGame) -> click.Command:
    def run(**given: Any) -> None:
        games, seed, bots, out, as_json = (
            given.pop(key) for key in ("games", "seed", "bots", "out", "as_json")
        )
        raw, draw = read_flags(game, given)
        seed = secrets.randbits(32) if seed is None else seed
        names = tuple(name.strip() for name in bots.split(",") if name.strip()) or ("random",)
        simulation = Simulation(game, games, seed, names, raw, draw)
        summary = Summary(game.id, seed)
        try:
            with _output(out) as file, progress(games, "games") as step:
                for record in run_simulation(simulation):
                    summary.add(record)
                    if file is not None:
                        file.write(record.to_json() + "\n")
                    step()
        except VoltefaceError as fault:
            raise refusal(fault) from None
        _report(summary, as_json=as_json, to_stderr=out == "-")

    return click.Command(
        game.id,
        callback=run,
        params=[
            players_option(game, allow_any=True),
            click.Option(
                ["--games"], type=click.IntRange(1), default=100, show_default=True, help="How many."
            ),
            click.Option(
                ["--seed"], type=int, help="The same seed gives the same records.  [default: drawn]"
            ),
            click.Option(
                ["--bots"],
                default="random",
                show_default=True,
                help="One bot for all seats, or a list in turn.",
            ),
            click.Option(
                ["--out"],
                type=click.Path(dir_okay=False, allow_dash=True),
                help="Where records go; - is here.",
            ),
            click.Option(["--json", "as_json"], is_flag=True, help="Print the summary for programs."),
            *option_flags(game),
        ],
        help=f"Simulate {game.id} between bots.\n\n"
        "With --players any, or any for a list, an allowed setup is drawn for each game, all options "
        "included; what is given stays as it is.",
        epilog=f"Examples:\n\n\b\n  volteface simulate {game.id} --games 1000 --seed 7 --out games.jsonl\n"
        f"  volteface simulate {game.id} --players any --bots random --json",
    )


def _report(summary: Summary, *, as_json: bool, to_stderr: bool) -> None:
    if as_json:
        click.echo(msgspec.json.encode(summary).decode(), err=to_stderr)
        return
    each = summary.decisions / summary.games
    lines = [f"{summary.games} games of {summary.game}, seed {summary.seed}, {each:.1f} decisions each"]
    lines += [f"  {reason}: {count}" for reason, count in summary.by.most_common()]
    for role, sat in summary.role_games.most_common():
        won = summary.role_wins[role]
        lines.append(f"  {role} won {won} of {sat} ({won / sat:.1%})")
    click.echo("\n".join(lines), err=to_stderr)


simulate = GameGroup("simulate", "Play many games between bots and write their records.", _command)
