"""``volteface backup``, ``restore`` and ``doctor``: looking after what a server keeps."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import click

from volteface.cli.progress import progress
from volteface.cli.serve import chosen_store, need_server, store_option
from volteface.core.errors import VoltefaceError
from volteface.text import LANGUAGES


@click.command(epilog="Example:\n\n\b\n  volteface backup club-2026-11-16.db")
@click.argument("file", type=click.Path(path_type=Path))
@store_option
def backup(file: Path, store: str | None) -> None:
    """Copy all tables into one FILE; the server may go on running."""
    need_server()
    from volteface.server.store import backup as copy

    with progress(None, "rows") as step:
        rows = _told(lambda: copy(chosen_store(store), file, _counted(step)))
    click.echo(f"{file}: {rows} rows.")


@click.command(epilog="Example:\n\n\b\n  volteface restore club-2026-11-16.db --store sqlite:///club.db")
@click.argument("file", type=click.Path(path_type=Path))
@store_option
def restore(file: Path, store: str | None) -> None:
    """Bring the tables of a backup FILE into an empty store, of either kind."""
    need_server()
    from volteface.server.store import restore as copy

    with progress(None, "rows") as step:
        rows = _told(lambda: copy(file, chosen_store(store), _counted(step)))
    click.echo(f"{rows} rows.")


@click.command()
@store_option
@click.option("--lang", type=click.Choice(LANGUAGES), default="en", show_default=True, help="Language.")
@click.option("--json", "as_json", is_flag=True, help="One JSON object.")
def doctor(store: str | None, lang: str, as_json: bool) -> int:
    """Look whether a server can run here, and whether its store is well; changes nothing."""
    need_server()
    from volteface.server.doctor import examine

    findings = examine(chosen_store(store))
    if as_json:
        lines = [{"name": one.name, "good": one.good, "says": one.sentence(lang)} for one in findings]
        click.echo(
            json.dumps({"good": all(one.good for one in findings), "findings": lines}, ensure_ascii=False)
        )
    else:
        for one in findings:
            click.echo(f"{'✓' if one.good else '✗'} {one.sentence(lang)}")
    return 0 if all(one.good for one in findings) else 1


def _counted(step: Callable[..., None]) -> Callable[[int], None]:
    """Turn the rows so far into rows more."""
    before = 0

    def count(rows: int) -> None:
        nonlocal before
        step(rows - before)
        before = rows

    return count


def _told(work: Callable[[], int]) -> int:
    try:
        return work()
    except VoltefaceError as fault:
        raise click.ClickException(str(fault)) from None
