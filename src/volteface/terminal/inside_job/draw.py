"""Inside Job drawn with signs: seats, the trick, the mission, the end."""

from __future__ import annotations

from rich.style import Style
from rich.text import Text

from volteface.games.inside_job.view import Place, View
from volteface.terminal import tiles
from volteface.terminal.glyphs import NO_TOKEN, STAR, TOKEN, TURN, shorten
from volteface.terminal.inside_job.families import member
from volteface.terminal.inside_job.speech import (
    SUIT_OF,
    ballot,
    controls_larry,
    mission_text,
    place_label,
    reason,
    role_name,
    suit_name,
)
from volteface.terminal.presenter import Face, Room
from volteface.terminal.words import Words

# The token is a disc, so no suit is one.

SHAPES = {"blue": "◆", "green": "▲", "yellow": "★", "pink": "■"}
COLOURS = {"blue": "#6cb6ff", "green": "#6bdc8b", "yellow": "#f7cf46", "pink": "#ff86c8"}
LETTERS = {suit: letter for letter, suit in SUIT_OF.items()}
_NAME_WIDTH = 9
_SOFT = Style(color=tiles.PALE)


def face(code: str) -> Face:
    """Show a card's code, shape and colour."""
    suit = SUIT_OF[code[0]]
    return Face(code, SHAPES[suit], COLOURS[suit])


def suit_mark(suit: str, words: Words) -> Text:
    """Show a suit as shape, name and letter, in its colour."""
    style = Style(color=COLOURS[suit], bold=True)
    return Text(f"{SHAPES[suit]} {suit_name(suit, words)} ({LETTERS[suit]})", style)


def banner(view: View, words: Words) -> Text:
    """Show the mission and its trump."""
    if view.mission is None or view.trump is None:
        match view.phase:
            case "vote":
                return Text(words.say("ij-label-the-vote"), Style(bold=True))
            case "over":
                return Text(words.say("ij-wait-over"), _SOFT)
        return Text(words.say("ij-label-no-mission"), _SOFT)
    colour = COLOURS[view.trump]
    text = Text.assemble(
        (mission_text(view.mission, words), Style(color="#ffffff", bold=True)),
        ("  " + words.say("ij-label-trump") + " ", Style(color=colour)),
    )
    text.append_text(suit_mark(view.trump, words))
    if view.mission_state in ("met", "failed"):
        text.append("  " + words.say(member("ij-state", view.mission_state)), Style(italic=True))
    return text


def _tokens(count: int, reveal_at: int, revealed: bool) -> Text:
    if revealed:
        return Text(f"{TOKEN}{count}" if count else "", tiles.TOKEN_STYLE)
    text = Text(TOKEN * count, tiles.TOKEN_STYLE)
    return text.append(NO_TOKEN * max(reveal_at - count, 0), _SOFT)


def _row(view: View, place: Place, words: Words, width: int) -> Text:
    """One seat: whose turn, number, name, intel, and the role where it is revealed."""
    if isinstance(place, str):
        assert view.larry is not None
        intel, role = view.larry.intel, view.larry.role
        side = words.say("ij-label-stack", cards=view.larry.stack)
        turn, number = view.phase == "larry", " "
    else:
        seat = view.seats[place]
        intel, role = seat.intel, seat.role
        side = words.say("ij-label-cards", cards=seat.cards)
        turn, number = view.turn == place and view.phase != "larry", str(place + 1)
    own = Style(bold=True, underline=place == words.reader)
    name = words.short(place, _NAME_WIDTH)
    row = Text.assemble(
        (TURN if turn else " ", Style(color="#ffd166", bold=True)),
        (number + " ", _SOFT),
        (name, own),
        " " * (_NAME_WIDTH - len(name) + 1),
    )
    row.append_text(_tokens(intel, view.reveal_at, role is not None))
    if role is not None:
        side = role_name(role, words, view)
        if view.accomplice is not None and view.accomplice.seat == place:
            side += " → " + words.short(view.accomplice.partner, 7)
    gap = "" if role is not None and not intel else " "
    side = shorten(side, max(width - len(row) - len(gap), 0))
    row.append(gap + side, Style(italic=True) if role else _SOFT)
    return row


def seats(view: View, words: Words, room: Room) -> Text:
    """Show everyone, and which special roles are in the game."""
    width = room.width
    rows = [_row(view, seat, words, width) for seat in range(view.players)]
    if view.larry is not None:
        rows.append(_row(view, "larry", words, width))
        rows.append(Text(shorten(controls_larry(view.larry, words), width), _SOFT))
    if view.special_roles:
        roles = ", ".join(role_name(role, words, view) for role in view.special_roles)
        rows.append(Text(words.say("ij-label-special", roles=roles), _SOFT))
    spread = 2 * len(rows) + 1 <= room.height
    return Text("\n\n" if spread else "\n").join(rows)


def trick(view: View, words: Words, room: Room) -> Text:
    """Draw the trick in the order of play, with the places of those who are still to play."""
    if view.phase == "vote":
        return Text(words.say("ij-event-vote-opened"), _SOFT)
    if not view.order:
        return Text("")
    order = view.order
    column = min(room.width // len(order), 14)
    size = tiles.Size.HUGE if column > tiles.Size.HUGE.width and room.height >= 9 else tiles.Size.BIG
    wide = max(min(column - 1, 11), size.width)
    side = " " * ((wide - size.width) // 2), " " * (wide - size.width - (wide - size.width) // 2)
    blocks: list[list[Text]] = []
    for at, place in enumerate(order):
        lies = at < len(view.trick)
        drawn = tiles.empty(size)
        if lies:
            card = view.trick[at]
            drawn = tiles.card(face(card.card), tiles.Look.ALLOWED, size, token=card.wager)
        label = place_label(at, len(order), words)
        style = Style(bold=place == words.reader) if lies else _SOFT
        drawn = [
            Text(shorten(label, wide).center(wide), _SOFT),
            *(Text.assemble(side[0], line, side[1]) for line in drawn),
            Text(words.short(place, wide).center(wide), style),
        ]
        blocks.append(drawn)
    return Text("\n").join(tiles.beside(blocks, [0] + [1] * (len(blocks) - 1)))


def ending(view: View, words: Words) -> Text:
    """Say who has won and why, and show all roles and ballots."""
    end = view.ending
    assert end is not None
    winners = [words.name(place) for place in end.winners]
    won = words.say("ij-won-by", names=words.join(winners), count=len(winners))
    if words.reader is not None:
        you = words.say("ij-you-won" if words.reader in end.winners else "ij-you-lost")
        won = f"{you} {won}"
    text = Text.assemble((won, Style(bold=True, color="#ffd166")), "\n")
    text.append(reason(end.by, view, words) + "\n\n", Style(color="#ffffff"))
    places: list[Place] = [*range(view.players), *(["larry"] if view.larry is not None else [])]
    for at, place in enumerate(places):
        intel = view.larry.intel if isinstance(place, str) and view.larry else 0
        votes = None
        if isinstance(place, int):
            intel = view.seats[place].intel
            votes = end.ballots[place]
        text.append(f" {STAR if place in end.winners else ' '} ", Style(color="#ffd166", bold=True))
        text.append(words.short(place, 17).ljust(18), Style(bold=place == words.reader))
        text.append(role_name(end.roles[at], words, view).ljust(20), Style(italic=True))
        text.append(f"{TOKEN}{intel}".ljust(5), tiles.TOKEN_STYLE)
        if votes is not None:
            text.append("→ " + ballot(votes, words), _SOFT)
        text.append("\n")
    return text
