"""Long work shows how far it is, on a terminal; elsewhere it is silent."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager


@contextmanager
def progress(total: int | None, what: str) -> Iterator[Callable[..., None]]:
    """Show a bar on standard error; the function that is yielded counts one more, or so many."""
    if not sys.stderr.isatty():
        yield lambda _=1: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(what, total=total)
        yield lambda more=1: bar.advance(task, more)
