"""The figures of an arena as tables: for the terminal as they are, for the report with plots beside them."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from volteface.lab.standings import Comparison, Standings
from volteface.lab.wording import Wording


class Sheet(NamedTuple):
    """A table with a heading, and perhaps a word on how to read it."""

    id: str
    title: str
    about: str
    head: tuple[str, ...]
    rows: Sequence[tuple[str, ...]]


def facts(found: Standings, words: Wording) -> list[str]:
    """Say what was played."""
    options = ", ".join(f"{key} {json.dumps(value)}" for key, value in found.options.items())
    return [
        words.say("arena-title", game=found.game),
        words.say("arena-facts", seed=f"{found.seed}", deals=found.deals, games=found.games),
        words.say("arena-options", options=options),
    ]


def sheets(found: Standings, words: Wording) -> Iterator[Sheet]:
    """Lay the figures out; what there is nothing of is left out."""
    for sheet in (
        _results(found, words),
        _order(found, words),
        _told(found, words),
        _ratings(found, words),
        _roles(found, words),
        _endings(found, words),
        _most_suspected(found, words),
        _brier(found, words),
        _time(found, words),
    ):
        if sheet.rows:
            yield sheet


def plain(found: Standings, words: Wording) -> str:
    """Write all of it for a terminal."""
    lines = facts(found, words)
    for sheet in sheets(found, words):
        widths = [max(len(row[at]) for row in (sheet.head, *sheet.rows)) for at in range(len(sheet.head))]
        lines += ["", sheet.title]
        for row in (sheet.head, *sheet.rows):
            cells = [text.ljust(width) for text, width in zip(row, widths, strict=True)]
            lines.append("  " + "  ".join(cells).rstrip())
    return "\n".join(lines)


def _results(found: Standings, words: Wording) -> Sheet:
    against = [
        words.say("arena-all"),
        *(f"{words.say('arena-against')} {bot}" for bot in found.bots),
    ]
    rows = []
    for whole in found.overall:
        cells = {one.against: one for one in found.results if (one.side, one.bot) == (whole.side, whole.bot)}
        shares = [
            words.share(cells[bot].rate, cells[bot].interval) if bot in cells else "" for bot in found.bots
        ]
        rows.append((words.side(whole.side), whole.bot, words.share(whole.rate, whole.interval), *shares))
    about = words.say("arena-results-about")
    fair = next((one.fair for one in found.overall if one.fair is not None), None)
    if fair is not None:
        about = f"{about} {words.say('arena-fair', share=words.percent(fair))}"
    head = (words.say("arena-side"), words.say("arena-bot"), *against)
    return Sheet("results", words.say("arena-results"), about, head, rows)


def _compared(one: Comparison, what: str, words: Wording) -> tuple[str, ...]:
    return words.side(one.side), what, words.points(one.difference, one.interval), words.verdict(one.verdict)


def _order(found: Standings, words: Wording) -> Sheet:
    rows = [
        _compared(one, words.say("arena-better", better=one.better, worse=one.worse), words)
        for one in found.order
    ]
    head = (words.say("arena-side"), "", words.say("arena-difference"), "")
    return Sheet("order", words.say("arena-order"), words.say("arena-order-about"), head, rows)


def _told(found: Standings, words: Wording) -> Sheet:
    rows = [
        _compared(one, words.say("arena-told-row", told=one.better, bot=one.worse), words)[:3]
        for one in found.told
        # Only those who suspect have something to be told.
        if one.side == found.sides[0]
    ]
    head = (words.say("arena-side"), "", words.say("arena-difference"))
    return Sheet("told", words.say("arena-told"), words.say("arena-order-about"), head, rows)


def _ratings(found: Standings, words: Wording) -> Sheet:
    rows = []
    for one in sorted(found.ratings, key=lambda one: -one.rating):
        low, high = (words.number(bound, 0) for bound in one.interval)
        rows.append((words.side(one.side), one.bot, f"{words.number(one.rating, 0)} ({low} … {high})"))
    head = (words.say("arena-side"), words.say("arena-bot"), "")
    return Sheet("ratings", words.say("arena-ratings"), words.say("arena-ratings-about"), head, rows)


def _roles(found: Standings, words: Wording) -> Sheet:
    rows = [
        (one.role, one.bot, f"{one.games}", words.share(one.rate, one.interval))
        for one in sorted(found.roles, key=lambda one: (one.role, one.bot))
        # Where all sides are alike, the table of results has said it.
        if len(found.sides) > 1
    ]
    head = (words.say("arena-role"), words.say("arena-bot"), words.say("arena-games"), "")
    return Sheet("roles", words.say("arena-roles"), "", head, rows)


def _endings(found: Standings, words: Wording) -> Sheet:
    reasons = sorted({reason for one in found.endings for reason in one.by})
    rows = [
        (
            f"{one.bots[0]} {words.say('arena-against')} {one.bots[1]}",
            *(words.percent(one.by.get(reason, 0) / sum(one.by.values())) for reason in reasons),
        )
        for one in found.endings
    ]
    return Sheet("endings", words.say("arena-endings"), "", ("", *reasons), rows)


def _most_suspected(found: Standings, words: Wording) -> Sheet:
    cells = {
        (one.bot, one.against, one.moment): f"{words.percent(one.most_suspected)} "
        f"({words.percent(one.yardstick_most_suspected)})"
        for one in found.suspicions
    }
    title, about = words.say("arena-most-suspected"), words.say("arena-suspicions-about")
    return _by_moment("suspicions", title, about, cells, words)


def _brier(found: Standings, words: Wording) -> Sheet:
    cells = {
        (one.bot, one.against, one.moment): f"{words.number(one.brier, 2)} "
        f"({words.number(one.yardstick_brier, 2)})"
        for one in found.suspicions
    }
    return _by_moment("brier", words.say("arena-brier"), "", cells, words)


def _by_moment(
    name: str, title: str, about: str, cells: Mapping[tuple[str, str, str], str], words: Wording
) -> Sheet:
    moments = sorted({moment for _, _, moment in cells}, key=int)
    pairs = dict.fromkeys((bot, against) for bot, against, _ in cells)
    rows = [
        (
            f"{bot} {words.say('arena-against')} {against}",
            *(cells.get((bot, against, moment), "") for moment in moments),
        )
        for bot, against in pairs
    ]
    return Sheet(name, title, about, (words.moment, *moments), rows)


def _time(found: Standings, words: Wording) -> Sheet:
    rows = [
        (one.bot, f"{one.decisions}", *(words.number(time, 2) for time in (one.median, one.p99, one.worst)))
        for one in found.thinking
    ]
    head = tuple(
        words.say(name)
        for name in ("arena-bot", "arena-decisions", "arena-median", "arena-p99", "arena-worst")
    )
    return Sheet("time", words.say("arena-time"), words.say("arena-time-about"), head, rows)
