"""What was played and told at a table, read from the store; never more than the reader was shown."""

from __future__ import annotations

from typing import Final, NamedTuple

import msgspec

from volteface.core.game import Seat
from volteface.core.json import Entry
from volteface.core.record import Record
from volteface.games import find_game
from volteface.server import bodies
from volteface.server.dealing import replay
from volteface.server.errors import Declined
from volteface.server.live import LiveTable
from volteface.server.orders import WHY
from volteface.server.replays import replay as tell_again
from volteface.server.store import GameSummary, Store, StoredGame
from volteface.server.telling import AnyTable, story
from volteface.server.thinking.messages import Why

_encode: Final = msgspec.json.Encoder().encode


def _runs(table: LiveTable, number: int) -> bool:
    """Tell whether a game runs for those who watch it: its last move may be stored and not shown yet."""
    return table.play is not None and table.play.number == number and not table.play.over


def played_games(store: Store, table: LiveTable) -> bodies.PlayedGames:
    """List the games of a table, oldest first."""
    return bodies.PlayedGames(games=tuple(_played(table, game) for game in store.games_of(table.room.code)))


def _played(table: LiveTable, game: GameSummary) -> bodies.PlayedGame:
    runs = _runs(table, game.number) or game.result is None
    result: Entry | None = None if runs or game.result is None else msgspec.json.decode(game.result)
    return bodies.PlayedGame(
        number=game.number,
        started=game.started,
        finished=None if runs else game.finished,
        result=result,
        seats=tuple(msgspec.json.decode(game.seats)),
    )


def _over(store: Store, table: LiveTable, number: int) -> StoredGame:
    """Load a game that is over for everybody."""
    stored = store.load_game(table.room.code, number)
    if stored is None:
        raise Declined("no-table", "srv-no-such-game", number=number)
    if stored.result is None or _runs(table, number):
        raise Declined("not-now", "srv-game-not-over")
    return stored


def written_record(store: Store, table: LiveTable, number: int) -> Record:
    """Write a game down that is over."""
    return replay(table.room.rules, _over(store, table, number)).record()


def told_again(store: Store, table: LiveTable, number: int, seat: Seat | None, first: int) -> bodies.Replay:
    """Tell a game that is over again, to any seat of it."""
    stored = _over(store, table, number)
    return tell_again(replay(table.room.rules, stored), seat, first, stored.moments)


def bot_reasons(store: Store, table: LiveTable, number: int) -> bodies.BotReasons:
    """Say why the bots of a game did what they did; it was kept with what they did."""
    return reasons_of(_over(store, table, number))


def reasons_of(stored: StoredGame) -> bodies.BotReasons:
    """Read the reasons out of a log that everybody may see."""
    found: list[bodies.BotReason] = []
    for number, written in enumerate(stored.entries):
        entry: Entry = msgspec.json.decode(written)
        seat = entry["by"]
        if WHY in entry and isinstance(seat, int):
            why = msgspec.convert(entry[WHY], Why)
            found.append(
                bodies.BotReason(
                    entry=number,
                    seat=seat,
                    message=why.message,
                    arguments=why.arguments,
                    seats=why.seats,
                )
            )
    return bodies.BotReasons(reasons=tuple(found))


# Shared games


def may_share(store: Store, table: LiveTable, number: int, member: str) -> None:
    """Check that somebody has played a game, as its player or as an heir, and that it is over."""
    sitters: list[str | None] = msgspec.json.decode(_over(store, table, number).sitters)
    heirs = [heir.member for heir in table.room.heirs if heir.game == number]
    if member not in (*sitters, *heirs):
        raise Declined("not-allowed", "srv-not-your-game")


class SharedTable(NamedTuple):
    """A shared game, played to its end."""

    table: AnyTable
    stored: StoredGame


def find_shared(store: Store, name: str) -> SharedTable | None:
    """Find a shared game by its address; games are shared once they are over, and stay so."""
    share = store.find_share(name)
    found = None if share is None else store.find_table(share.table)
    stored = None if share is None else store.load_game(share.table, share.game)
    if found is None or stored is None:
        return None
    return SharedTable(replay(find_game(found.game), stored), stored)


def shared_summary(shared: SharedTable) -> bodies.SharedGame:
    """Say who played what, and how it ended."""
    record, stored = shared.table.record(), shared.stored
    lists = {flag.name for flag in shared.table.game.flags if flag.kind == "lines"}
    assert record.result is not None
    assert stored.finished is not None
    return bodies.SharedGame(
        game=record.game,
        options={name: value for name, value in record.options.items() if name not in lists},
        seats=tuple(record.seats),
        result=record.result,
        seal=stored.seal,
        salt=stored.salt,
        started=stored.started,
        finished=stored.finished,
    )


# What somebody was told


def told_all(store: Store, table: LiveTable, member: str) -> bodies.ToldAll:
    """List all that somebody was told: the pushes of his seats, told again from the logs, and the journal."""
    code = table.room.code
    joined = table.room.members[member].joined
    lines = [
        bodies.ToldLine(at=line.at, message=msgspec.Raw(line.message))
        for line in store.journal_of(code, member, joined)
    ]
    for game in store.games_of(code):
        stored = store.load_game(code, game.number)
        if stored is not None:
            lines += _pushes(table, stored, member, joined)
    return bodies.ToldAll(messages=tuple(sorted(lines, key=lambda line: line.at)))


def _pushes(table: LiveTable, stored: StoredGame, member: str, joined: int) -> list[bodies.ToldLine]:
    again: AnyTable = replay(table.room.rules, stored)
    if _runs(table, stored.number):
        # Entries that are stored and not shown yet are left out.
        assert table.play is not None
        del again.log[len(table.play.table.log) :]
    sitters: list[str | None] = msgspec.json.decode(stored.sitters)
    known: dict[int | None, int | None] = {
        seat: None for seat, sitter in enumerate(sitters) if sitter == member
    }
    if not known:
        known = {None: None}
    for heir in table.room.heirs:
        if heir.game == stored.number and heir.member == member:
            known[heir.seat] = heir.until
    return [
        bodies.ToldLine(at=stored.moments[number], message=msgspec.Raw(_encode(reader.push(stored.number))))
        for seat, until in known.items()
        for number, reader in story(again, seat, stored.moments)
        if (until is None or number < until) and (seat is not None or stored.moments[number] >= joined)
    ]
