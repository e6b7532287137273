"""The comparison itself: whatever is let out on purpose, a word, a byte, a moment or a number, is found."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.secrecy.drive import Manner, Run, Theatre
from tests.server.secrecy.stage import Altered
from tests.server.secrecy.truths import one_ballot_less, twins, whole
from volteface.core.errors import Refused
from volteface.games.calaveras.events import PlacePlayed
from volteface.server import archive, pacing
from volteface.server.requests import Settings
from volteface.server.sockets import SocketLine
from volteface.server.telling import Reader

DIFFERENT = r" differs: | came at | received "


def halfway(path: Path, game: str = "inside-job", **settings: Any) -> Run:
    drawn = twins(game, {"players": 4}, 1, 9, 0.5)
    return Run(path=path, twins=drawn, live=5, settings=Settings(pacing="soft", **settings))


def unseen_ballot(path: Path) -> Run:
    drawn = one_ballot_less("inside-job", {"players": 4}, 1, 3, "vote")
    return Run(path=path, twins=drawn, live=6, settings=Settings(pacing="off"))


async def found(run: Run, theirs: Manner | None = None) -> None:
    with pytest.raises(AssertionError, match=DIFFERENT):
        await run.compare(Manner(), theirs or Manner())


def alter(theatre: Theatre, **doors: Any) -> None:
    theatre.play.table.game = Altered(theatre.play.table.game, **doors)


@pytest.mark.asyncio
async def test_nothing_is_found_where_nothing_leaks(tmp_path: Path) -> None:
    for number, run in enumerate((halfway(tmp_path), unseen_ballot(tmp_path))):
        run.path = tmp_path / str(number)
        run.path.mkdir()
        # A game that was altered in nothing, so that altering itself is no leak.
        run.meddle = alter
        await run.compare(Manner(), Manner())


@pytest.mark.asyncio
async def test_the_curious_are_refused_for_every_reason(tmp_path: Path) -> None:
    run = halfway(tmp_path)
    run.meddle = lambda theatre: setattr(theatre, "thorough", True)
    received = await run.play("ours", run.twins.ours, Manner())
    all_of = {who: b"".join(message for _, message in messages) for who, messages in received.items()}
    for reason in ("malformed", "illegal", "not-allowed", "stale"):
        assert f'"reason":"{reason}"'.encode() in all_of["seat"]
    assert b"srv-not-seated" in all_of["watcher"]
    assert b"srv-only-watching" in all_of["television"]
    assert b"/games/0', 401" in all_of["outsider"]
    assert b"/metrics', 403" in all_of["outsider"]
    assert b"/told', 401" in all_of["liar"]
    assert b"/games/0', 409" in all_of["seat, visiting"]


@pytest.mark.asyncio
async def test_the_curious_look_ahead(tmp_path: Path) -> None:
    run = halfway(tmp_path, "mission-calaveras")
    run.meddle = lambda theatre: setattr(theatre, "thorough", True)
    received = await run.play("ours", run.twins.ours, Manner())
    seat = b"".join(message for _, message in received["seat"])
    assert b'"type":"foreseen"' in seat
    assert not any(b"foreseen" in message for _, message in [*received["watcher"], *received["peeker"]])


@pytest.mark.asyncio
async def test_a_hand_that_is_foreseen_is_found(tmp_path: Path) -> None:
    def leak(theatre: Theatre) -> None:
        theatre.thorough = True
        game = theatre.play.game

        def foresee(state: Any, _seat: int, _action: Any) -> list[Any]:
            return [PlacePlayed(seat=0, card=str(game.log(state)[0]["hands"]), to=0)]

        theatre.play.game = theatre.play.table.game = Altered(game, foresee=foresee)

    run = halfway(tmp_path, "mission-calaveras")
    run.meddle = leak
    await found(run)


@pytest.mark.asyncio
async def test_a_view_with_a_hidden_card_is_found(tmp_path: Path) -> None:
    def leak(theatre: Theatre) -> None:
        game = theatre.play.table.game

        def write_views(state: Any, readers: list[int | None]) -> list[bytes]:
            hands = msgspec.json.encode(game.log(state)[0]["hands"])
            return [b'%b,"hands":%b}' % (view[:-1], hands) for view in game.write_views(state, readers)]

        alter(theatre, write_views=write_views)

    run = halfway(tmp_path)
    run.meddle = leak
    await found(run)


@pytest.mark.asyncio
async def test_an_event_for_somebody_else_is_found(tmp_path: Path) -> None:
    run = unseen_ballot(tmp_path)
    run.meddle = lambda theatre: alter(theatre, redact=lambda event, _seat: event)
    await found(run)


@pytest.mark.asyncio
async def test_a_refusal_that_knows_too_much_is_found(tmp_path: Path) -> None:
    def leak(theatre: Theatre) -> None:
        game = theatre.play.table.game

        def apply(state: Any, actor: int, action: Any, at: int = 0) -> Any:
            try:
                return game.apply(state, actor, action, at)
            except Refused as refused:
                hands = str(game.log(state)[0]["hands"])
                raise Refused(refused.rule, refused.message, cards=hands) from None

        alter(theatre, apply=apply)

    run = halfway(tmp_path)
    run.meddle = leak
    await found(run)


@pytest.mark.asyncio
async def test_a_size_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    send = SocketLine.send
    padding = [b""]
    run = halfway(tmp_path)

    def leak(theatre: Theatre) -> None:
        # The same message to any reader of JSON, but longer by what must not be known.
        padding[0] = b" " if theatre.log == run.twins.theirs else b""

    run.meddle = leak
    monkeypatch.setattr(SocketLine, "send", lambda line, message: send(line, message + padding[0]))
    await found(run)


@pytest.mark.asyncio
async def test_a_moment_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pacing, "release_at", lambda _level, _asked, now: now)
    await found(halfway(tmp_path), Manner(delay=900))


@pytest.mark.asyncio
async def test_a_number_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    look = Reader.look

    def counts(reader: Reader, *seen: Any) -> bool:
        """Count every entry, as a log does, also those of which this reader is told nothing."""
        before = reader.n
        look(reader, *seen)
        reader.n = before + 1
        return True

    monkeypatch.setattr(Reader, "look", counts)
    await found(unseen_ballot(tmp_path))


@pytest.mark.asyncio
async def test_an_end_that_is_listed_too_early_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(archive, "_runs", lambda _table, _number: False)
    drawn = whole("mission-calaveras", {"players": 4}, 1, 0)
    run = Run(path=tmp_path, twins=drawn, live=2, settings=Settings(pacing="soft"))
    run.meddle = lambda theatre: setattr(theatre, "thorough", True)
    await found(run, Manner(delay=900))
