"""The command line: tables and games, records, and what a host needs."""

from __future__ import annotations

import sys

import click

from volteface.cli.arena import arena
from volteface.cli.completion import completion
from volteface.cli.games import games
from volteface.cli.keep import backup, doctor, restore
from volteface.cli.play import play
from volteface.cli.replay import replay
from volteface.cli.serve import serve
from volteface.cli.simulate import simulate

INTERRUPTED = 130


class _Commands(click.Group):
    """The commands; a game's name alone plays it."""

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Find a command, or the game that goes by this name."""
        found = super().get_command(ctx, cmd_name)
        if found is None and cmd_name in play.list_commands(ctx):
            return play.get_command(ctx, cmd_name)
        return found


@click.group(
    cls=_Commands,
    context_settings={"help_option_names": ["-h", "--help"]},
    epilog="Examples:\n\n\b\n"
    "  volteface serve\n"
    "  volteface play inside-job --players 4\n"
    "  volteface insider --players 6 --lang fr\n"
    "  volteface simulate inside-job --players 4 --games 1000 --seed 7 --out games.jsonl\n"
    "  volteface arena inside-job --bots careful,random --games 200 --seed 1\n"
    "  volteface replay games.jsonl\n\n"
    "Exit codes: 0 all is well, 1 something was found or failed, 2 the command was not understood, "
    "130 interrupted.",
)
@click.version_option(package_name="volteface")
def cli() -> None:
    """Games of trust: play them, simulate them, check their records."""


for _command in (serve, play, simulate, arena, replay, games, backup, restore, doctor, completion):
    cli.add_command(_command)


def main() -> None:
    """Run the command line; whatever goes wrong is one sentence, never a stack trace."""
    try:
        code = cli.main(prog_name="volteface", standalone_mode=False)
    except click.exceptions.Abort:
        click.echo("Interrupted.", err=True)
        sys.exit(INTERRUPTED)
    except click.ClickException as fault:
        fault.show()
        sys.exit(fault.exit_code)
    except BrokenPipeError:
        # Whoever read our output has had enough; closing it keeps the interpreter from complaining.
        sys.stderr.close()
        sys.exit(0)
    except OSError as fault:
        where = f"{fault.filename}: " if fault.filename else ""
        click.echo(f"Error: {where}{fault.strerror or fault}.", err=True)
        sys.exit(1)
    sys.exit(code if isinstance(code, int) else 0)
