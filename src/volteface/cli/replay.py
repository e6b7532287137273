"""``volteface replay``: check records, or look at one step by step."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import click
import msgspec

from volteface.cli.options import language_option
from volteface.cli.progress import progress
from volteface.core.errors import BadRecord, VoltefaceError
from volteface.core.json import Json
from volteface.core.record import Record
from volteface.core.table import Table
from volteface.games import find_game

FAULTS_SHOWN = 20


class Fault(msgspec.Struct):
    """One record that does not play."""

    record: int
    entry: int | None
    rule: str | None
    message: str


def _lines(path: Path) -> Iterator[tuple[int, bytes]]:
    """Number the lines of a file from 1; empty ones hold no record."""
    with path.open("rb") as file:
        for number, line in enumerate(file, start=1):
            if line.strip():
                yield number, line


def _check(line: bytes) -> None:
    record = Record.from_json(line)
    Table.replay(find_game(record.game), record)


def _fault(number: int, fault: VoltefaceError, language: str) -> Fault:
    entry, rule = (fault.entry, fault.rule) if isinstance(fault, BadRecord) else (None, None)
    return Fault(number, entry, rule, fault.sentence(language))


def _check_all(path: Path, language: str) -> tuple[int, list[Fault]]:
    count, faults = 0, []
    total = sum(1 for _ in _lines(path))
    with progress(total, "records") as step:
        for number, line in _lines(path):
            count += 1
            try:
                _check(line)
            except VoltefaceError as fault:
                faults.append(_fault(number, fault, language))
            step()
    return count, faults


def _say(fault: Fault) -> str:
    entry = "" if fault.entry is None else f", entry {fault.entry}"
    rule = "" if fault.rule is None else f" [{fault.rule}]"
    return f"record {fault.record}{entry}{rule}: {fault.message}"


def _show(path: Path, number: int, seat: str, language: str) -> None:
    line = next((line for at, line in _lines(path) if at == number), None)
    if line is None:
        raise click.UsageError(f"There is no record on line {number}.")
    try:
        record = Record.from_json(line)
        table = Table.replay(find_game(record.game), record, until=1)
        seats = _seats(seat, len(table.seats))
        say = _speaker(table, language)
        for at, entry in enumerate(record.log):
            if at:
                table.append(at, entry)
            told = say(seats)
            if len(seats) > 1:
                told = [_entry(entry), *told]
            for row, text in enumerate(told):
                click.echo(f"{at if row == 0 else '':>4}  {text}")
        table.compare(record)
    except VoltefaceError as fault:
        raise click.ClickException(_say(_fault(number, fault, language))) from None
    click.echo(f"result: {json.dumps(record.result)}")


def _speaker(table: Table[Any, Any, Any, Any, Any, Any], language: str) -> Callable[[list[int]], list[str]]:
    """Make what tells the last events: to one seat as it heard them, to several each event once."""
    from volteface.terminal.presenter import find_presenter
    from volteface.terminal.words import Words

    presenter = find_presenter(table.game)
    words = Words(language, tuple(_name(seat.get("name")) for seat in table.seats), ())

    def sentence(event: Any, reader: int | None) -> str:
        view = table.view(reader)
        return presenter.sentence(event, view, words.to(reader), hidden=False) or ""

    def say(seats: list[int]) -> list[str]:
        if len(seats) == 1:
            said = [sentence(event, seats[0]) for event in table.told(seats[0])]
        else:
            said = []
            for event in table.events:
                private = [seat for seat in seats if table.game.redact(event, seat) is not None]
                public = table.game.redact(event, None) is not None
                said += (
                    [sentence(event, None)]
                    if public
                    else [f"[seat {seat}] {sentence(event, seat)}" for seat in private]
                )
        return [text for text in said if text]

    return say


def _name(raw: Json) -> str | None:
    """A name from a file goes to the screen without whatever could steer the screen."""
    if not isinstance(raw, str):
        return None
    return "".join(letter for letter in raw if letter.isprintable())[:40] or None


def _seats(seat: str, seats: int) -> list[int]:
    if seat == "all":
        return [*range(seats)]
    if seat.isdecimal() and int(seat) < seats:
        return [int(seat)]
    raise click.UsageError(f"--seat is a number from 0 to {seats - 1}, or all.")


def _entry(entry: dict[str, Any]) -> str:
    rest = {key: value for key, value in entry.items() if key not in ("by", "do")}
    said = json.dumps(rest, ensure_ascii=False) if rest else ""
    return f"{entry['by']} {entry['do']} {said}".rstrip()


@click.command(
    params=[language_option()],
    epilog="Examples:\n\n\b\n  volteface replay games.jsonl\n"
    "  volteface replay games.jsonl --game 3 --seat 2\n\nExit code 1 if a record does not play.",
)
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--game", "number", type=click.IntRange(1), help="Show the record on this line, step by step.")
@click.option("--seat", default="all", show_default=True, help="From which seat: 0, 1, … or all.")
@click.option("--json", "as_json", is_flag=True, help="Print one object for programs.")
def replay(file: Path, number: int | None, seat: str, as_json: bool, lang: str) -> int:
    """Check every record of a FILE: legal, result right, seal right; or show one step by step."""
    if number is not None:
        _show(file, number, seat, lang)
        return 0
    count, faults = _check_all(file, lang)
    if as_json:
        click.echo(json.dumps({"records": count, "faults": msgspec.to_builtins(faults)}, ensure_ascii=False))
    else:
        for fault in faults[:FAULTS_SHOWN]:
            click.echo(_say(fault))
        if len(faults) > FAULTS_SHOWN:
            click.echo(f"… and {len(faults) - FAULTS_SHOWN} more")
        click.echo(f"{count} records, {len(faults)} with a fault")
    return 1 if faults else 0
