"""The next game of a table: who sits where, the deal, its seal, and what is stored before anyone sees it."""

from __future__ import annotations

import secrets
from typing import Any, final

import msgspec

from volteface.core.game import ACTOR_NAMES, AnyGame
from volteface.core.json import Entry
from volteface.core.rng import Rng
from volteface.core.table import Table
from volteface.server.fair import fair_deal, rare_roles
from volteface.server.hall import Hall
from volteface.server.orders import REQUEST, read_log
from volteface.server.play import Play
from volteface.server.room import Place, RoomState
from volteface.server.seating import options_of
from volteface.server.store import AppendEntries, StartGame, StoredGame, Write

_encode = msgspec.json.Encoder().encode


@final
class Dealt:
    """A game that may begin once it is stored."""

    __slots__ = ("play", "writes")

    def __init__(self, play: Play, writes: list[Write]) -> None:
        """Hold both."""
        self.play, self.writes = play, writes


def deal_next(hall: Hall, room: RoomState, last: Play | None) -> Dealt:
    """Deal a table's next game into its room; raises ``Declined`` or ``Refused`` if it cannot begin."""
    room.check_start()
    game = room.rules
    wanted = options_of(room)
    # Once read they do not change, and in a rematch they are what they were.
    again = last is not None and last.wanted == wanted
    options = last.table.options if last is not None and again else game.read_options(wanted)
    # Drawn in one go: asking the system for chance is slow on some machines.
    drawn = secrets.token_hex(64)
    seed, salt = drawn[:64], drawn[64:]
    rng = Rng(seed)
    previous = _previous(room, last, options)
    if room.settings.fair_roles:
        had = [room.roles.get(_who(place), {}) for place in room.places]
        deal = fair_deal(game, options, rng, previous, had)
    else:
        deal = game.deal(options, rng.fork("deal", 0), previous)
    _take_seats(room, options, deal)
    number = 0 if room.number is None else room.number + 1
    table = Table(game, options, deal, seats=_seats(room, game.seats(options)), salt=salt)
    now = hall.clock.now()
    room.number, room.seal, room.salt, room.state, room.proposal = number, table.seal, None, "playing", None
    room.starting = None
    for member in room.members.values():
        member.peeked = member.watching is not None and room.places[member.watching].shown
    for role, seat in rare_roles(table.log[0]).items():
        place = next(one for one in room.places if one.seat == seat)
        had_now = room.roles.setdefault(_who(place), {})
        had_now[role] = had_now.get(role, 0) + 1
    by_seat = {place.seat: place.owner for place in room.places}
    sitters = [by_seat.get(seat) for seat in range(len(table.seats))]
    assert table.seal is not None
    writes: list[Write] = [
        StartGame(
            room.code,
            number,
            _encode(game.write_options(options)),
            _encode(table.seats),
            table.seal,
            salt,
            seed,
            _encode(sitters),
            hall.clock.unix(),
        ),
        AppendEntries(room.code, number, 0, (_encode(table.log[0]),), now),
    ]
    play = Play(hall, room.code, number, table, seed=seed, moments=[now], asked=now, settings=room.settings)
    play.wanted = wanted
    return Dealt(play, writes)


def _previous(room: RoomState, last: Play | None, options: Any) -> Any:
    """The deal before, if it was for as many: the start moves on from it (IJ-8)."""
    game = room.rules
    if last is None or len(last.table.seats) != game.seats(options):
        return None
    if (
        last.table.options != options
        and game.write_options(last.table.options)["players"] != room.options["players"]
    ):
        return None
    return last.table.deal


def _take_seats(room: RoomState, options: Any, deal: Any) -> None:
    """Give the chairs, in their order, the seats where somebody sits; the others are ghosts'."""
    game = room.rules
    state = game.start(options, deal)
    deciders = [game.decider(state, seat) for seat in range(game.seats(options))]
    players = [seat for seat, decider in enumerate(deciders) if decider == seat]
    for place, seat in zip(room.places, players, strict=True):
        place.seat = seat
    room.ghosts = {str(seat): decider for seat, decider in enumerate(deciders) if decider != seat}


def _seats(room: RoomState, count: int) -> list[Entry]:
    """Write who sits where, as records do."""
    entries: list[Entry] = [{} for _ in range(count)]
    for place in room.places:
        assert place.seat is not None
        entries[place.seat]["name"] = room.name_at(place)
        if place.bot is not None:
            entries[place.seat]["bot"] = place.bot
    return entries


def _who(place: Place) -> str:
    return place.owner or f"bot {place.bot_name}"


def open_game(hall: Hall, room: RoomState, stored: StoredGame) -> Play:
    """Go on with a game from the store, exactly where its log ends."""
    table, since = _replay(room.rules, stored)
    play = Play(
        hall,
        room.code,
        stored.number,
        table,
        seed=stored.seed,
        moments=list(stored.moments),
        asked=min(stored.moments[since], hall.clock.now()),
        settings=room.settings,
    )
    for entry in stored.entries:
        read: Entry = msgspec.json.decode(entry)
        match read.get(REQUEST):
            case [str(member), str(name)]:
                play.remember(member, name)
    return play


def replay(game: AnyGame, stored: StoredGame) -> Table[Any, Any, Any, Any, Any, Any]:
    """Play a stored log."""
    return _replay(game, stored)[0]


def _replay(game: AnyGame, stored: StoredGame) -> tuple[Table[Any, Any, Any, Any, Any, Any], int]:
    """Play a stored log, and say with which entry those were asked who are asked now."""
    options = game.read_options(msgspec.json.decode(stored.options))
    seats: list[Entry] = msgspec.json.decode(stored.seats)
    log = read_log(stored.entries)
    table = Table(game, options, game.read_deal(options, log[0], seats), seats=seats, salt=stored.salt)
    # The seal that everybody was shown was made of the entry as it stands.
    table.log[0], table.seal = log[0], stored.seal
    since = 0
    asked = game.to_act(table.state)
    for number, entry in enumerate(log[1:], start=1):
        table.append(number, entry)
        others = {actor for actor in asked if ACTOR_NAMES.get(actor, actor) != entry["by"]}
        asked = game.to_act(table.state)
        if not others or not others <= set(asked):
            # A secret ballot asks nobody anew: the time that is left must not tell that it was handed in.
            since = number
    return table, since
