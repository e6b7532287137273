"""``volteface play``: a game in the terminal."""

from __future__ import annotations

from typing import Any

import click

from volteface.bots import bot_names, preferred_bot
from volteface.cli.options import (
    GameGroup,
    language_option,
    option_flags,
    players_option,
    read_flags,
    refusal,
)
from volteface.core.errors import VoltefaceError
from volteface.core.game import AnyGame
from volteface.games import all_games


def _command(game: AnyGame) -> click.Command:
    def run(**given: Any) -> int:
        language = given["lang"]
        hot_seat, bot, seed, plain, seat, names = (
            given.pop(key) for key in ("hot_seat", "bots", "seed", "plain", "seat", "name")
        )
        raw, _ = read_flags(game, given)
        if any(flag.name == "language" and language in flag.choices for flag in game.flags):
            # Whoever reads French wants French words, unless told otherwise.
            raw.setdefault("language", language)
        try:
            options = game.read_options(raw)
        except VoltefaceError as fault:
            raise refusal(fault, language) from None
        # The screen takes a while to load; nothing else needs it.
        from volteface.terminal import play as play_at_terminal

        try:
            return play_at_terminal(
                game,
                options,
                language=language,
                seed=seed,
                hot_seat=hot_seat,
                bot=bot,
                plain=plain,
                names=names or None,
                seat=None if seat is None else seat - 1,
            )
        except VoltefaceError as fault:
            raise refusal(fault, language) from None

    return click.Command(
        game.id,
        callback=run,
        params=[
            players_option(game, allow_any=False),
            click.Option(
                ["--bots"],
                type=click.Choice(bot_names(game)),
                default=preferred_bot(game),
                show_default=True,
                help="Who fills the chairs.",
            ),
            click.Option(["--hot-seat"], is_flag=True, help="Everyone is a person and shares this screen."),
            click.Option(["--seat"], type=click.IntRange(1), help="Where you sit, from 1.  [default: drawn]"),
            click.Option(["--name"], multiple=True, help="Your name; with --hot-seat one for each person."),
            click.Option(["--seed"], type=int, help="Deal the same cards again."),
            click.Option(["--plain"], is_flag=True, help="Lines of text instead of a full screen."),
            language_option(),
            *option_flags(game),
        ],
        help=f"Play {game.id} in the terminal.",
        epilog=f"Examples:\n\n\b\n  volteface play {game.id} --players 4 --lang fr\n"
        f"  volteface play {game.id} --hot-seat",
    )


class _Play(GameGroup):
    """``play`` without a game plays the first one."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Put the first game in where none is named."""
        if not args or (args[0].startswith("-") and args[0] not in ("-h", "--help")):
            args = [all_games()[0].id, *args]
        return super().parse_args(ctx, args)


play = _Play("play", "Play a game in the terminal, against bots or with people at one screen.", _command)
