"""Mission Calaveras drawn with signs: who sits where, a grid of Places, the two zones, the end.

A Place is a shape, three letters and a colour, so that colour is never alone. ``+`` marks what is innocent,
``!`` what is suspect.
"""

from __future__ import annotations

from rich.style import Style
from rich.text import Text

from volteface.games.calaveras.cards import PLACES
from volteface.games.calaveras.view import View
from volteface.terminal import tiles
from volteface.terminal.calaveras import speech
from volteface.terminal.glyphs import NO_TOKEN, STAR, TOKEN, TURN, shorten
from volteface.terminal.presenter import Face, Room
from volteface.terminal.words import Words

SHAPES = {"carnival": "★", "hotel": "■", "airport": "↑", "phone": "◆", "lab": "▲", "twist": "→"}
COLOURS = {
    "carnival": "#f7cf46",
    "hotel": "#6cb6ff",
    "airport": "#d9deea",
    "phone": "#ff86c8",
    "lab": "#6bdc8b",
    "twist": "#c9a7ff",
}
SERVICES = {"cia": "#6cb6ff", "kgb": "#ff8f70", "dgse": "#6bdc8b"}
INNOCENT, SUSPECT = "+", "!"
_GREEN, _RED = Style(color="#6bdc8b", bold=True), Style(color="#ff8f70", bold=True)
_SOFT = Style(color=tiles.PALE)
_GOLD = Style(color="#ffd166", bold=True)
_NAME_WIDTH = 9
_POINTS = 7


def face(card: str, words: Words) -> Face:
    """Show a card's letters, shape and colour."""
    return Face(speech.card_code(card, words), SHAPES[card], COLOURS[card])


def marked(card: str, words: Words) -> Text:
    """Show a card as shape and name, in its colour."""
    return Text(f"{SHAPES[card]} {speech.card_name(card, words)}", Style(color=COLOURS[card], bold=True))


def banner(view: View, words: Words) -> Text:
    """Show the centre: what is innocent, what is suspect."""
    text = Text()
    for sign, zone, lying, style in (
        (INNOCENT, "innocent", view.innocent, _GREEN),
        (SUSPECT, "suspect", view.suspect, _RED),
    ):
        text.append(f"{sign} {words.say('mc-zone', zone=zone)}  ", style)
        if not lying:
            text.append(words.say("mc-nothing"), _SOFT)
        for at, card in enumerate(lying):
            text.append("  " if at else "")
            text.append_text(marked(card, words))
        text.append("     ")
    return text


def seats(view: View, words: Words, room: Room) -> Text:
    """Show everyone: whose turn, name, team, suspicion points, Nicole."""
    rows = [_row(view, seat, words, room.width) for seat in range(len(view.seats))]
    spread = 2 * len(rows) + 1 <= room.height
    return Text("\n\n" if spread else "\n").join(rows)


def _row(view: View, seat: int, words: Words, width: int) -> Text:
    one = view.seats[seat]
    name = speech.short(seat, view, words, _NAME_WIDTH)
    row = Text.assemble(
        (TURN if view.turn == seat else " ", _GOLD),
        (f"{seat + 1} ", _SOFT),
        (name.ljust(_NAME_WIDTH + 1), Style(bold=True, underline=seat == words.reader)),
        (speech.team(one.team, words).ljust(5), Style(color=SERVICES[one.team])),
        (TOKEN * min(one.suspicion, _POINTS), _RED),
        (NO_TOKEN * max(_POINTS - one.suspicion, 0), _SOFT),
    )
    if view.nicole == seat:
        row.append(shorten(" " + words.say("mc-label-nicole"), max(width - len(row), 0)), _GOLD)
    return row


def table(view: View, words: Words, _room: Room) -> Text:
    """Draw a grid: one row for each seat, one column for each Place; zones are marked at the head."""
    head = Text(" " * (_NAME_WIDTH + 2))
    for card in PLACES:
        sign = INNOCENT if card in view.innocent else SUSPECT if card in view.suspect else " "
        style = _GREEN if sign == INNOCENT else _RED if sign == SUSPECT else Style(color=COLOURS[card])
        head.append(f" {speech.card_code(card, words)}{sign}", style)
    rows = [head]
    for seat, one in enumerate(view.seats):
        name = speech.short(seat, view, words, _NAME_WIDTH)
        row = Text.assemble(
            (f"{seat + 1} ", _SOFT), (name.ljust(_NAME_WIDTH), Style(bold=seat == words.reader))
        )
        for card in PLACES:
            there = card in one.places
            row.append(
                f"  {SHAPES[card] if there else '·'}  ", Style(color=COLOURS[card]) if there else _SOFT
            )
        if one.innocent:
            row.append(f" {INNOCENT}", _GREEN)
        elif one.suspect_places:
            row.append(f" {SUSPECT}{one.suspect_places}", _RED)
        rows.append(row)
    return Text("\n").join(rows)


def ending(view: View, words: Words) -> Text:
    """Say who has won and why, and show all hands."""
    end = view.ending
    assert end is not None
    winners = [speech.name(seat, view, words) for seat in end.winners]
    won = words.say("mc-won-by", names=words.join(winners), count=len(winners))
    if words.reader is not None:
        you = words.say("mc-you-won" if words.reader in end.winners else "mc-you-lost")
        won = f"{you} {won}"
    text = Text.assemble((won, _GOLD), "\n")
    text.append(speech.reason(view, words) + "\n\n", Style(color="#ffffff"))
    for seat, one in enumerate(view.seats):
        text.append(f" {STAR if seat in end.winners else ' '} ", _GOLD)
        name = speech.short(seat, view, words, 17)
        text.append(name.ljust(18), Style(bold=seat == words.reader))
        text.append(speech.team(one.team, words).ljust(6), Style(color=SERVICES[one.team]))
        text.append(f"{TOKEN}{one.suspicion}".ljust(5), _RED)
        notes = [words.say("mc-label-guilty")] if seat == end.guilty else []
        notes += [words.say("mc-label-nicole")] if seat == end.nicole else []
        text.append(", ".join(notes) + "\n", _SOFT)
    return text
