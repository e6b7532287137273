"""``volteface games``."""

from __future__ import annotations

import json

import click

from volteface.bots import bot_names
from volteface.games import all_games


@click.command(epilog="Example: volteface games --json")
@click.option("--json", "as_json", is_flag=True, help="Print one object for programs.")
def games(as_json: bool) -> None:
    """List the games, for how many, and the bots that play them."""
    rows = [
        {
            "game": game.id,
            "version": game.version,
            "players": [game.players[0], game.players[-1]],
            "bots": bot_names(game),
            "options": [flag.name for flag in game.flags],
        }
        for game in all_games()
    ]
    if as_json:
        click.echo(json.dumps({"games": rows}))
        return
    width = max(len(game.id) for game in all_games())
    for game in all_games():
        bots = ", ".join(bot_names(game))
        click.echo(f"{game.id:{width}}  {game.players[0]}–{game.players[-1]} players  bots: {bots}")
