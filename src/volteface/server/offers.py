"""What can be played here: the games, their options, bots and phrases, for forms."""

from __future__ import annotations

from collections.abc import Mapping

from volteface.bots import bot_names
from volteface.core.errors import Refused
from volteface.core.game import AnyGame, OptionFlag
from volteface.core.guide import ListGuide
from volteface.core.json import Json
from volteface.core.phrases import SEAT, Slot, phrases_of
from volteface.games import all_games, find_game
from volteface.server import bodies
from volteface.server.errors import Declined, refusal


def offer_games() -> bodies.GameList:
    """List the games."""
    return bodies.GameList(games=tuple(_offer(game) for game in all_games()))


def _offer(game: AnyGame) -> bodies.GameOffer:
    return bodies.GameOffer(
        id=game.id,
        players=tuple(game.players),
        options=tuple(_option(flag) for flag in game.flags),
        bots=tuple(bot_names(game)),
        phrases=tuple(
            bodies.PhraseOffer(id=phrase.id, slots=tuple(_slot(slot) for slot in phrase.slots))
            for phrase in phrases_of(game)
        ),
    )


def _option(flag: OptionFlag) -> bodies.Option:
    return bodies.Option(
        name=flag.name,
        kind=flag.kind,
        choices=flag.choices,
        default=flag.default,
        help=flag.help,
        guide=_guide(flag.guide()) if flag.guide is not None else None,
        parts=tuple(bodies.Part(**part._asdict()) for part in flag.parts),
    )


def _guide(guide: ListGuide) -> bodies.ListGuide:
    return bodies.ListGuide(
        most=guide.most,
        choices=tuple(
            bodies.ChoiceFacts(choice=one.choice, players=one.players, facts=dict(one.facts))
            for one in guide.choices
        ),
        conflicts=tuple(
            bodies.Conflict(
                choices=one.choices,
                rule=one.refusal.rule,
                message=one.refusal.message,
                arguments=one.refusal.arguments,
            )
            for one in guide.conflicts
        ),
        recommended=tuple(bodies.Recommendation(**one._asdict()) for one in guide.recommended),
    )


def check_options(name: str, raw: Mapping[str, Json]) -> bodies.OptionsChecked:
    """Tell whether options fit together, or what making a table of them would be refused with."""
    game = find_game(name)
    try:
        options = game.read_options(raw)
    except Refused as fault:
        return bodies.OptionsChecked(refused=refusal(fault))
    return bodies.OptionsChecked(options=game.write_options(options), seats=game.seats(options))


def sift_lines(name: str, asked: bodies.Lines) -> bodies.SiftedLines:
    """Separate the lines of a list that a game can use from the others."""
    sifts = {flag.name: flag.sift for flag in find_game(name).flags}
    sift = sifts.get(asked.option)
    if sift is None:
        raise Declined("illegal", "srv-no-such-list", option=asked.option)
    sifted = sift(asked.lines)
    return bodies.SiftedLines(good=tuple(sifted.good), bad=tuple(refusal(fault) for fault in sifted.bad))


def _slot(slot: Slot) -> bodies.SlotOffer:
    choices = () if slot.kind == SEAT else slot.values
    return bodies.SlotOffer(name=slot.name, kind=slot.kind, choices=choices)
