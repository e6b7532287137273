"""One live table: a room, the game that runs in it, and everybody who is connected."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import partial
from typing import Any, Final

import msgspec
import structlog

from volteface.core.errors import Refused, VoltefaceError
from volteface.core.game import Seat
from volteface.server import heirs, introductions, messages, requests, talk
from volteface.server.audience import Audience, Line
from volteface.server.dealing import deal_next
from volteface.server.errors import Declined, refusal
from volteface.server.foresight import preview
from volteface.server.hall import Hall
from volteface.server.limits import Bucket
from volteface.server.minds import Minds
from volteface.server.orders import Answers
from volteface.server.play import Play
from volteface.server.room import RoomState
from volteface.server.seating import OPERATIONS, Presence
from volteface.server.showing import show
from volteface.server.store import Conflict, DeleteTable, Gone, RevokeMember, StoreError, Write
from volteface.server.telling import story
from volteface.server.thinking.messages import Utterance

MOST_AT_ONCE, CHANGES_A_SECOND = 20, 1
"""How often somebody may change the room or say something, at once and then a second."""

_HEIRS: Final[dict[type[requests.Request], Callable[[RoomState, str, Any, Presence], None]]] = {
    requests.Propose: heirs.propose,
    requests.Vote: heirs.vote,
    requests.Reclaim: heirs.reclaim,
}
_log = structlog.get_logger("volteface")
_encode: Final = msgspec.json.Encoder().encode


class LiveTable:
    """A table in memory. All of it can be let go at any time, and found again in the store."""

    def __init__(
        self, hall: Hall, room: RoomState, tokens: dict[str, str], said: Iterable[bytes], version: int
    ) -> None:
        """Open a table; ``tokens`` are the members by the hash of their token."""
        self.hall, self.tokens = hall, tokens
        self.version = version
        """The version of the room in the store."""
        self.audience = Audience(hall, room, said)
        self.minds: Minds | None = None
        self.idle_since = hall.clock.now()
        self.lost = False
        """Whether the store knows better; the table is then opened anew for whoever comes."""
        self.reopen: Callable[[], None] = lambda: None
        self._paces: dict[str, Bucket] = {}
        self._away: dict[str, int] = dict.fromkeys(room.members, hall.clock.now())
        self._lock = asyncio.Lock()
        self._answers: Answers[str] = Answers()
        self._tasks: set[asyncio.Task[None]] = set()
        self._shut = False

    # Who is there

    @property
    def room(self) -> RoomState:
        """Who sits where."""
        return self.audience.room

    @property
    def play(self) -> Play | None:
        """The game that runs, or ran last."""
        return self.audience.play

    @property
    def lines(self) -> set[Line]:
        """All open sockets."""
        return self.audience.lines

    @property
    def presence(self) -> Presence:
        """Who is there, and how long the others have been away."""
        now = self.hall.clock.now()
        return Presence(self.audience.here, {member: now - since for member, since in self._away.items()})

    @property
    def asleep(self) -> bool:
        """Whether nothing will happen until somebody comes."""
        waiting = self.play is not None and not self.play.over and self._awake
        return not self.lines and not waiting and not self._tasks and not self._lock.locked()

    @property
    def _awake(self) -> bool:
        """Whether the game goes on by itself: bots, clocks, timers."""
        assert self.play is not None
        bots = any(place.bot is not None for place in self.room.places)
        timed = self.play.game.deadline(self.play.table.state) is not None or self.room.settings.turn_seconds
        return bots or bool(timed)

    def attach(self, line: Line) -> None:
        """Somebody has connected, or come back: the room, what was said lately, and exactly what he knows."""
        member = line.member
        back = member is not None and not line.public and member not in self.audience.here
        self.lines.add(line)
        welcome = messages.Welcome(
            protocol=requests.PROTOCOL, you=member, view="public" if line.public else "seat"
        )
        line.send(_encode(welcome))
        if back and member is not None:
            self._away.pop(member, None)
            self._run(self._come_back(member))
            self.audience.show_room(besides=line)
        self.audience.enter(line)

    def detach(self, line: Line) -> None:
        """A socket has closed."""
        self.audience.leave(line)
        self.idle_since = self.hall.clock.now()
        member = line.member
        if self._shut:
            return
        if member is not None and member in self.room.members and member not in self.audience.here:
            self._away[member] = self.hall.clock.now()
            self.audience.show_room()

    # Requests

    def request(self, line: Line, request: requests.Numbered) -> None:
        """Take a request of somebody's; every one is answered."""
        member = line.member
        if member is None or line.public:
            fault = Declined("not-allowed", "srv-only-watching")
            line.send(_encode(refusal(fault, request.id)))
            return
        if isinstance(request, requests.Act):
            self._act(line, member, request)
            return
        if isinstance(request, requests.Preview):
            line.send(_encode(self._foresee(line, request)))
            return
        if self._answers.knows(member, request.id):
            earlier = self._answers.find(member, request.id)
            if earlier is not None:
                self.audience.answer(member, earlier)
            return
        if isinstance(request, requests.Resync):
            line.send(_encode(show(self.room, self.audience.here)))
            self.audience.push_newest(line)
            line.send(_encode(messages.Done(re=request.id)))
            return
        if not self._may_ask(member):
            self.audience.answer(member, refusal(Declined("too-many", "srv-too-many"), request.id))
            return
        self._answers.note(member, request.id, None)
        self._run(self._carry_out(member, request))

    def _may_ask(self, member: str) -> bool:
        """A changed room is sent to everybody and written down, so nobody may change it all the time."""
        now = self.hall.clock.now() / 1000
        bucket = self._paces.setdefault(member, Bucket(MOST_AT_ONCE, CHANGES_A_SECOND, now))
        return self.hall.config.unlimited or bucket.take(now)

    def _act(self, line: Line, member: str, request: requests.Act) -> None:
        seat = line.eyes if line.plays else None
        answer = partial(self.audience.answer, member)
        if self.play is None:
            answer(refusal(Declined("not-now", "srv-no-game"), request.id))
        elif seat is None:
            answer(refusal(Declined("not-allowed", "srv-not-seated"), request.id))
        else:
            self.play.act(seat, member, request, answer)

    def _foresee(self, line: Line, request: requests.Preview) -> messages.Message:
        """Let a player see what a move would lead to; nobody else is told, and nothing is kept."""
        seat = line.eyes if line.plays else None
        if self.play is None or not self.room.playing:
            return refusal(Declined("not-now", "srv-no-game"), request.id)
        if seat is None:
            return refusal(Declined("not-allowed", "srv-not-seated"), request.id)
        if not self.room.settings.preview:
            return refusal(Declined("not-now", "srv-no-preview"), request.id)
        return preview(self.play, seat, request)

    async def _carry_out(self, member: str, request: requests.Numbered) -> None:
        answer: messages.Message = messages.Done(re=request.id)
        try:
            async with self._lock:
                if member not in self.room.members:
                    return
                await self._change(member, request)
        except StoreError:
            # Nothing has happened, so the same request may be tried again.
            self._answers.forget(member, request.id)
            self.audience.answer(member, refusal(Declined("not-stored", "srv-not-stored"), request.id))
            return
        except VoltefaceError as fault:
            answer = refusal(fault, request.id)
        except Exception:  # noqa: BLE001 - every request is answered, whatever happens
            _log.exception("request failed")
            answer = refusal(Declined("failed", "srv-failed"), request.id)
        self._answers.note(member, request.id, answer)
        self.audience.answer(member, answer)

    async def _change(self, member: str, request: requests.Numbered) -> None:
        draft = self.room.copy()
        if isinstance(request, (requests.Say, requests.SayPhrase)):
            await self._speak(member, request)
        elif isinstance(request, requests.Start):
            await self._start(member, draft)
        elif type(request) in _HEIRS:
            _HEIRS[type(request)](draft, member, request, self.presence)
            await self._keep(draft)
        else:
            OPERATIONS[type(request)](draft, member, request, self.presence)
            begins = introductions.goes_on(draft, self.audience.here)
            await self._keep(draft)
            if begins:
                await self._begin_at_last()

    # Changes of the room

    async def _store(self, room: RoomState, writes: Iterable[Write]) -> None:
        """Store a changed room; if another server has changed it, store nothing and read the table again."""
        if self._shut:
            raise Declined("no-table", "srv-no-table")
        if not self.lost:
            try:
                await self.hall.keep([room.put(self.version + 1, self.hall.clock.unix()), *writes])
            except (Conflict, Gone):
                self._replace()
            else:
                self.version += 1
                return
        raise Declined("stale", "srv-room-changed")

    async def change(self, change: Callable[[RoomState], list[Write]]) -> None:
        """Change the room from outside, together with what else must be stored."""
        async with self._lock:
            draft = self.room.copy()
            await self._keep(draft, *change(draft))

    async def delete(self) -> None:
        """Forget the table; whoever still waits to change it finds it gone."""
        async with self._lock:
            await self.hall.keep([DeleteTable(self.room.code)])
            self.shut(4000, "deleted")

    async def _come_back(self, member: str) -> None:
        async with self._lock:
            draft = self.room.copy()
            if member in draft.members and heirs.is_back(draft, member):
                with suppress(VoltefaceError):
                    await self._keep(draft)

    async def _keep(self, draft: RoomState, *more: Write) -> None:
        """Store a changed room, then let it be the room and tell everybody."""
        removed = [member for member in self.room.members if member not in draft.members]
        revoked = [RevokeMember(draft.code, member) for member in removed]
        heirs_now = heirs.new_heirs(self.room, draft)
        heirs.note(draft, heirs_now, len(self.play.table.log) if self.play is not None else 0)
        await self._store(draft, [*revoked, *more])
        before, self.audience.room = self.room, draft
        for member in removed:
            self.put_out(member, "removed")
            self._answers.drop(member)
            self._away.pop(member, None)
            self._paces.pop(member, None)
        for member in draft.members:
            if member not in before.members:
                self._away[member] = self.hall.clock.now()
        self._seat_bots()
        for one in heirs_now:
            self._tell_heir(*one)
        self.audience.refocus()
        self.audience.show_room()

    def put_out(self, member: str, reason: str) -> None:
        """Close all sockets of somebody whose token is worth nothing any more."""
        self.tokens = {token: who for token, who in self.tokens.items() if who != member}
        for line in [line for line in self.lines if line.member == member]:
            line.close(4001 if reason == "moved" else 4000, reason)

    def _seat_bots(self) -> None:
        if self.minds is not None:
            seats = {place.seat: place.bot for place in self.room.places if place.bot is not None}
            self.minds.seat({seat: bot for seat, bot in seats.items() if seat is not None})

    def _tell_heir(self, seat: Seat, heir: str, chair: int) -> None:
        """Tell a new heir all that his seat was ever told."""
        owner = self.room.places[chair].owner
        if self.play is not None and owner is not None:
            told = story(self.play.table, seat, self.play.moments)
            pushes = tuple(reader.push(self.play.number) for _, reader in told)
            name = self.room.members[owner].name
            self.audience.answer(heir, messages.Inherited(chair=chair, seat=seat, name=name, pushes=pushes))

    # The game

    async def _start(self, member: str, draft: RoomState) -> None:
        if draft.host != member:
            raise Declined("not-allowed", "srv-host-only")
        if introductions.begin(draft, self.hall.clock.now()):
            await self._deal(draft)
        else:
            await self._keep(draft)

    async def _begin_at_last(self) -> None:
        """Deal for a start that has waited; what the rules refuse is told to the host, who starts again."""
        try:
            await self._deal(self.room.copy())
        except (Declined, Refused):
            draft = self.room.copy()
            draft.starting = None
            await self._keep(draft)

    async def _deal(self, draft: RoomState) -> None:
        dealt = deal_next(self.hall, draft, self.play)
        await self._store(draft, dealt.writes)
        self.audience.room = draft
        self.begin(dealt.play)
        self.audience.show_room()
        for line in self.lines:
            self.audience.push_newest(line)

    def begin(self, play: Play) -> None:
        """Go on with a game, new or found in the store."""
        self.end_play()
        self.audience.play = play
        play.deliver = self.audience.deliver
        play.ended = self._ended
        play.lost = self._replace
        self.minds = Minds(play)
        self.minds.chatter.heard = self._listens
        self.minds.chatter.speak = self.bot_says
        self.audience.refocus(silently=True)
        play.open_eyes(dict.fromkeys(line.eyes for line in self.lines))
        self._seat_bots()
        play.start()

    def _replace(self) -> None:
        """Another server was faster: what it wrote is in the store, and those who connect again find it."""
        self.lost = True
        self._run(self._reload())

    async def _reload(self) -> None:
        self.end_play()
        for line in list(self.lines):
            line.close(1012, "replaced")
        self.reopen()

    def _ended(self) -> None:
        self._run(self._after_the_game())

    async def _after_the_game(self) -> None:
        async with self._lock:
            draft = self.room.copy()
            close_game(draft, self.play)
            # The game itself is stored; if this cannot be, it is done when the table is opened next.
            try:
                await self._keep(draft)
            except StoreError:
                self.audience.room = draft
                self.audience.show_room()
            except Declined:
                pass  # The table is read again.

    def end_play(self) -> None:
        """Let go of the game."""
        if self.minds is not None:
            self.minds.stop()
        if self.play is not None:
            self.play.stop()
        self.audience.play = self.minds = None

    # Talk

    async def _speak(self, member: str, request: requests.Say | requests.SayPhrase) -> None:
        state = self.play.table.state if self.play is not None and self.room.playing else None
        apart = self.room.playing and talk.only_watches(self.room, member)
        number = self.audience.number(watchers=apart)
        await self._say(talk.speak(self.room, state, member, request, number))

    def _listens(self) -> bool:
        """Whether somebody is there to hear a bot, at a table where bots may talk."""
        return bool(self.audience.here) and self.room.settings.talk != "none"

    async def bot_says(self, seat: Seat, said: Utterance) -> None:
        """Let a bot say a ready-made phrase."""
        async with self._lock:
            number = self.audience.number(watchers=False)
            await self._say(talk.bot_speaks(self.room, seat, said.phrase, said.slots, number))

    async def _say(self, said: messages.Said) -> None:
        """What is said is stored first, as what is done is."""
        await self.hall.keep(self.audience.heard_by(said))
        self.audience.say(said)
        if self.minds is not None:
            self.minds.overhear(said)

    # The end

    def _run(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def settle(self) -> None:
        """Wait until everything that was begun is done."""
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)

    async def finish(self) -> None:
        """Wait until the change that is being stored is done."""
        async with self._lock:
            pass

    def shut(self, code: int, reason: str) -> None:
        """Close all sockets and let go of the game."""
        self._shut = True
        for line in list(self.lines):
            line.close(code, reason)
        self.end_play()


def close_game(room: RoomState, play: Play | None) -> None:
    """The game is over: its salt is shown, and every chair is its owner's again."""
    if not room.playing or play is None:
        return
    room.state = "over"
    room.salt = play.table.record().salt
    heirs.after_the_game(room)
