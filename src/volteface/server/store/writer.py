"""Writing: all that waits goes into one transaction, and is answered once it is kept."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from queue import SimpleQueue
from time import perf_counter
from typing import Final, final

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from volteface.server.store.carrier import Carrier, EntryRow
from volteface.server.store.engine import be_patient, writing
from volteface.server.store.errors import Conflict, Full, Gone, StoreError, Unreachable, translate
from volteface.server.store.writes import Journal, SaveClock, Write, log_of

Done = Callable[[StoreError | None], None]
Wake = Callable[[Callable[[], None]], object]
Log = tuple[str, int]

BRING_IN = "PRAGMA wal_checkpoint(PASSIVE)"
"""Brings the write-ahead log of an SQLite file in, as far as nobody has to wait for it."""

# Not final, because tests have slower disks: what is final, compiled code does not look up.
QUICK = 0.001
"""Seconds: where a commit usually takes less, waking a thread for it is not worth while."""
_USUAL_OF: Final = 16
"""How many of the latest commits count, about, for what is usual."""
_STALL: Final = 0.1
_CALM: Final = 60.0
"""A commit that took so many seconds may be followed by others like it for so many."""


@final
class _Unit:
    __slots__ = ("done", "sequence", "unsure", "writes")

    def __init__(self, sequence: int, writes: Sequence[Write], done: Done) -> None:
        self.sequence, self.writes, self.done = sequence, writes, done
        self.unsure = False
        """Whether it may be there already, because its commit broke off."""

    def logs(self) -> set[Log]:
        return {log for write in self.writes if (log := log_of(write)) is not None}


@final
class _Answer:
    __slots__ = ("broken", "error", "unit")

    def __init__(self, unit: _Unit, error: StoreError | None, broken: frozenset[Log] = frozenset()) -> None:
        self.unit, self.error = unit, error
        self.broken = broken
        """The logs that the failure of this unit broke; a unit that fell with an earlier one broke none."""


class _Failed(Exception):
    """A transaction did not go through; ``unsure`` if it broke off while it was being committed."""

    def __init__(self, error: StoreError, *, unsure: bool) -> None:
        super().__init__()
        self.error = error
        self.unsure = unsure


class Writer:
    """Carries units out in the order of their submission, on a thread of its own or where they are handed in.

    Where the disk is quick and the thread has nothing to do, whoever hands in what is small carries it out
    himself, which takes less than waking the thread. What does not go smoothly is left to the thread.

    A caller may submit the next entry of a log before the last one is answered. Should that one fail, what
    was built on it must fail too, even if its number is free by now. So a log on which a unit failed is
    *broken*: every unit about it that was submitted before the failure was told is refused.
    """

    def __init__(self, engine: Engine, wake: Wake) -> None:
        """Start the thread; ``wake`` runs a function where the answers belong."""
        self._engine = engine
        self._wake = wake
        self._carrier = Carrier(engine)
        # Opened by the thread; used by whoever hands in only while the thread has nothing to do.
        self._connection: Connection | None = None
        self._patient = True
        """Whether the connection waits while another program writes."""
        # A queue that is not Python's own work: whoever hands something in waits for nobody.
        self._waiting: SimpleQueue[list[_Unit] | threading.Event | None] = SimpleQueue()
        """What was handed in together; whoever waits for all before; ``None`` where the log wants tidying."""
        self._entering = threading.Lock()
        self._submitted = self._answered = 0
        self._untidy = 0
        """How often the log is still to be tidied."""
        # A disk is slow until it has shown that it is quick.
        self._usual = 2 * QUICK
        """Seconds that a commit takes."""
        self._calm_at = 0.0
        """When enough time will have passed since a commit took long."""
        self._closing = False
        self.full = False
        """Whether something found no room, and nothing of its kind has found any since."""
        # The last unit that was submitted before the failure was told; None while it is not told.
        self._broken: dict[Log, int | None] = {}
        self._writing = threading.Thread(target=self._run, name="volteface-store", daemon=True)
        self._writing.start()

    def submit(self, units: Sequence[tuple[Sequence[Write], Done]], *, here: bool = False) -> None:
        """Queue atomic units; ``here``: from where the answers belong, so that they may be given at once."""
        handed_in: list[_Unit] = []
        with self._entering:
            if self._closing:
                raise StoreError("store-closed")
            idle = self._answered == self._submitted and self._untidy == 0
            for writes, done in units:
                self._submitted += 1
                handed_in.append(_Unit(self._submitted, writes, done))
            kept = here and idle and self._keep_here(handed_in)
            if not kept:
                self._waiting.put(handed_in)
        if kept:
            self._answer(iter([_Answer(unit, None) for unit in handed_in]))

    def tidy(self) -> None:
        """Between two commits, bring in the rest of a file's write-ahead log.

        Only then does it begin anew, and to write over it is half the work of making it longer.
        """
        with self._entering:
            self._untidy += 1
        self._waiting.put(None)

    def flush(self) -> None:
        """Wait until all that was submitted is carried out and its answers are on their way."""
        reached = threading.Event()
        self._waiting.put(reached)
        # One that has stopped has carried everything out.
        while self._writing.is_alive() and not reached.wait(0.1):
            pass

    def close(self) -> None:
        """Carry out what was submitted, then stop."""
        with self._entering:
            self._closing = True
        # It looks whether it is to stop once everything before is done.
        self._waiting.put(None)
        self._writing.join()

    def _keep_here(self, units: list[_Unit]) -> bool:
        """Carry units out on the thread that hands them in; tells whether all went smoothly.

        All failures are told, so none of them is built on one, and no log is broken for them.
        """
        begin = perf_counter()
        if self._connection is None or self._usual >= QUICK or begin < self._calm_at:
            return False
        writes = _writes(units)
        if not self._carrier.only_small(writes):
            return False
        try:
            self._transact(writes, self._carrier.only_appends(writes), patient=False)
        except _Failed as failed:
            for unit in units:
                unit.unsure = failed.unsure
            return False
        finally:
            self._time(begin)
        return True

    def _time(self, begin: float) -> None:
        end = perf_counter()
        self._usual += (end - begin - self._usual) / _USUAL_OF
        if end - begin > _STALL:
            self._calm_at = end + _CALM

    def _run(self) -> None:
        while self._serve_next():
            pass
        self._hang_up()

    def _serve_next(self) -> bool:
        """Wait for something and do it, with all that has come meanwhile; tells whether to go on.

        By itself, so that a thread that waits holds on to nothing that it has done.
        """
        found = self._waiting.get()
        units: list[_Unit] = []
        untidy = 0
        reached: list[threading.Event] = []
        while True:
            if found is None:
                untidy += 1
            elif isinstance(found, threading.Event):
                reached.append(found)
            else:
                units += found
            if self._waiting.empty():
                break
            found = self._waiting.get()
        if units:
            self._serve(units)
        for event in reached:
            event.set()
        if self._closing and self._waiting.empty():
            return False
        if untidy:
            self._tidy()
            with self._entering:
                self._untidy -= untidy
        return True

    def _serve(self, units: list[_Unit]) -> None:
        begin = perf_counter()
        answers = iter(self._carry_out(units))
        self._time(begin)
        # A loop that has ended has nobody left to tell.
        with suppress(RuntimeError):
            self._wake(lambda: self._answer(answers))

    def _tidy(self) -> None:
        if self._connection is not None:
            with suppress(SQLAlchemyError, sqlite3.Error):
                self._connection.connection.cursor().execute(BRING_IN)

    def _answer(self, answers: Iterator[_Answer]) -> None:
        """Tell every unit of a batch; one callback that fails does not keep the others waiting."""
        try:
            for answer in answers:
                for log in answer.broken:
                    self._broken[log] = self._submitted
                try:
                    answer.unit.done(answer.error)
                finally:
                    self._answered += 1
        except BaseException:
            self._wake(lambda: self._answer(answers))
            raise

    def _carry_out(self, units: list[_Unit]) -> list[_Answer]:
        broken = self._broken and any(self._broken.keys() & unit.logs() for unit in units)
        if not broken and not any(unit.unsure for unit in units):
            writes = _writes(units)
            try:
                self._transact(writes, self._carrier.only_appends(writes))
            except _Failed as failed:
                if len(units) == 1 and isinstance(failed.error, (Conflict, Gone, Full)):
                    return [self._fail(units[0], failed.error)]
                for unit in units:
                    unit.unsure = failed.unsure
            else:
                return [_Answer(unit, None) for unit in units]
        return self._one_by_one(units)

    def _one_by_one(self, units: list[_Unit]) -> list[_Answer]:
        """Give every unit a transaction of its own, so that a bad one fails alone."""
        answers: list[_Answer] = []
        hopeless: StoreError | None = None
        for unit in units:
            if self._is_outdated(unit):
                answers.append(_Answer(unit, Conflict("store-conflict")))
                continue
            if hopeless is None:
                try:
                    self._keep(unit)
                except _Failed as failed:
                    answers.append(self._fail(unit, failed.error))
                    # Each further try would wait as long again.
                    hopeless = failed.error if isinstance(failed.error, Unreachable) else None
                else:
                    answers.append(_Answer(unit, None))
            else:
                answers.append(self._fail(unit, hopeless))
        return answers

    def _keep(self, unit: _Unit) -> None:
        """Carry one unit out; if its commit breaks off, look whether it is there before trying again."""
        try:
            self._transact(unit.writes, unless_kept=unit.unsure)
        except _Failed as failed:
            if not failed.unsure:
                raise
            self._transact(unit.writes, unless_kept=True)

    def _fail(self, unit: _Unit, error: StoreError) -> _Answer:
        logs = frozenset(unit.logs())
        for log in logs:
            self._broken[log] = None
        return _Answer(unit, error, logs)

    def _is_outdated(self, unit: _Unit) -> bool:
        """Tell whether a unit was submitted by somebody who had not yet heard that the log is broken."""
        for log in unit.logs() & self._broken.keys():
            told = self._broken[log]
            if told is None or unit.sequence <= told:
                return True
            del self._broken[log]
        return False

    def _transact(
        self,
        writes: Sequence[Write],
        rows: list[EntryRow] | None = None,
        *,
        unless_kept: bool = False,
        patient: bool = True,
    ) -> None:
        """Keep writes, unless they are found to be there; ``rows`` are they if they are a few appends."""
        unsure = at_once = False
        try:
            if self._connection is None:
                self._connection, self._patient = writing(self._engine), True
            connection = self._connection
            if patient is not self._patient:
                be_patient(connection, patient)
                self._patient = patient
            if rows is not None:
                unsure = at_once = True
                self._carrier.append_at_once(connection, rows)
            else:
                connection.begin()
                if not (unless_kept and self._carrier.kept(connection, writes)):
                    self._carrier.carry(connection, writes)
                unsure = True
                connection.commit()
            if self.full:
                # The clock is written over its old self, and a line of the journal finds room for longer.
                self.full = all(isinstance(write, (SaveClock, Journal)) for write in writes)
        except Exception as error:  # noqa: BLE001
            # Whatever is wrong with one unit, the thread goes on for the others.
            failure = translate(error)
            self.full = self.full or isinstance(failure, Full)
            refused = isinstance(failure, (Conflict, Gone, Full))
            self._carrier.forget()
            if not (refused and self._roll_back()):
                self._hang_up()
            # A single statement that was refused never came to its commit.
            raise _Failed(failure, unsure=unsure and not (at_once and refused)) from None

    def _roll_back(self) -> bool:
        """Take back what was begun; what cannot be taken back goes with its connection."""
        try:
            if self._connection is not None:
                self._connection.rollback()
        except Exception:  # noqa: BLE001
            return False
        return True

    def _hang_up(self) -> None:
        """Let the connection go; the next unit opens a new one."""
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(SQLAlchemyError):
                connection.invalidate()
            with suppress(SQLAlchemyError):
                connection.close()


def _writes(units: list[_Unit]) -> list[Write]:
    return [write for unit in units for write in unit.writes]
