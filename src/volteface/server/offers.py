"""What can be played here: the games, their options, bots and phrases, for forms."""

from __future__ import annotations

from volteface.bots import bot_names
from volteface.core.game import AnyGame
from volteface.core.phrases import SEAT, Slot, phrases_of
from volteface.games import all_games
from volteface.server import bodies


def offer_games() -> bodies.GameList:
    """List the games."""
    return bodies.GameList(games=tuple(_offer(game) for game in all_games()))


def _offer(game: AnyGame) -> bodies.GameOffer:
    return bodies.GameOffer(
        id=game.id,
        players=tuple(game.players),
        options=tuple(
            bodies.Option(
                name=flag.name, kind=flag.kind, choices=flag.choices, default=flag.default, help=flag.help
            )
            for flag in game.flags
        ),
        bots=tuple(bot_names(game)),
        phrases=tuple(
            bodies.PhraseOffer(id=phrase.id, slots=tuple(_slot(slot) for slot in phrase.slots))
            for phrase in phrases_of(game)
        ),
    )


def _slot(slot: Slot) -> bodies.SlotOffer:
    choices = () if slot.kind == SEAT else slot.values
    return bodies.SlotOffer(name=slot.name, kind=slot.kind, choices=choices)
