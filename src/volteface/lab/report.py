"""The report of an arena: one page that needs nothing else, with a table for every plot."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from importlib import resources

from volteface.lab import plots
from volteface.lab.standings import Standings, Suspicion
from volteface.lab.summary import Sheet, facts, sheets
from volteface.lab.wording import Wording


def page(found: Standings, words: Wording) -> str:
    """Write the page."""
    title, *lines = facts(found, words)
    style = (resources.files("volteface.lab") / "report.css").read_text("utf-8")
    body = [f"<h1>{escape(title)}</h1>", *(f'<p class="soft">{escape(line)}</p>' for line in lines)]
    for sheet in sheets(found, words):
        body += [f'<section id="{sheet.id}"><h2>{escape(sheet.title)}</h2>']
        if sheet.about:
            body.append(f'<p class="soft">{escape(sheet.about)}</p>')
        body += _plots(sheet.id, found, words)
        body += [_table(sheet), "</section>"]
    return (
        f'<!doctype html>\n<html lang="{words.language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{style}</style></head>\n<body>\n"
        + "\n".join(body)
        + "\n</body></html>\n"
    )


def _table(sheet: Sheet) -> str:
    head = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in sheet.head)
    rows = "".join(
        "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in sheet.rows
    )
    # A table that is too wide is scrolled by keys too.
    wide = f'class="wide" tabindex="0" role="region" aria-label="{escape(sheet.title, quote=True)}"'
    return f"<div {wide}><table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table></div>"


def _plots(sheet: str, found: Standings, words: Wording) -> Iterator[str]:
    if sheet == "results":
        yield from _results(found, words)
    elif sheet == "order":
        yield _order(found, words)
    elif sheet == "ratings":
        yield _ratings(found, words)
    elif sheet == "suspicions":
        yield _suspicions(found, words, "arena-most-suspected")
    elif sheet == "brier":
        yield _suspicions(found, words, "arena-brier")
        yield _reliability(found, words)
    elif sheet == "time":
        yield _time(found, words)


def _results(found: Standings, words: Wording) -> Iterator[str]:
    for side in found.sides:
        bars = [
            plots.Bar(
                f"{one.bot} {words.say('arena-against')} {one.against}",
                one.rate,
                *one.interval,
                found.bots.index(one.bot),
                words.share(one.rate, one.interval),
            )
            for one in found.results
            if one.side == side
        ]
        fair = next((one.fair for one in found.results if one.side == side), None)
        yield plots.dots(words.side(side), bars, plots.percent_axis(), 0.5 if fair is None else fair)


def _order(found: Standings, words: Wording) -> str:
    bars = [
        plots.Bar(
            f"{words.side(one.side)}: {one.better} > {one.worse}",
            one.difference * 100,
            one.interval.low * 100,
            one.interval.high * 100,
            found.sides.index(one.side),
            words.points(one.difference, one.interval),
        )
        for one in found.order
    ]
    low, high = min(0.0, *(bar.low for bar in bars)), max(0.0, *(bar.high for bar in bars))
    return plots.dots(words.say("arena-difference"), bars, plots.round_axis(low, high), 0.0)


def _ratings(found: Standings, words: Wording) -> str:
    bars = [
        plots.Bar(
            f"{words.side(one.side)}: {one.bot}",
            one.rating,
            *one.interval,
            found.sides.index(one.side),
            words.number(one.rating, 0),
        )
        for one in sorted(found.ratings, key=lambda one: -one.rating)
    ]
    low, high = min(bar.low for bar in bars), max(bar.high for bar in bars)
    return plots.dots(words.say("arena-ratings"), bars, plots.round_axis(low, high), 0.0)


def _suspicions(found: Standings, words: Wording, title: str) -> str:
    """Draw one line a bot against itself, or against whom it met first: more would hide one another."""
    moments = sorted({int(one.moment) for one in found.suspicions})
    across = plots.Axis(moments[0] - 0.5, moments[-1] + 0.5, [(moment, f"{moment}") for moment in moments])
    series = []
    for colour, bot in enumerate(dict.fromkeys(one.bot for one in found.suspicions)):
        met = {one.against for one in found.suspicions if one.bot == bot}
        against = bot if bot in met else next(one for one in found.bots if one in met)
        name = f"{bot} {words.say('arena-against')} {against}"
        points = [one for one in found.suspicions if (one.bot, one.against) == (bot, against)]
        for beside in (False, True):
            line = [(float(one.moment), _height(one, title, beside=beside)) for one in points]
            series.append(plots.Series(f"({name})" if beside else name, line, colour, beside))
    most = max(y for one in series for _, y in one.points)
    up = plots.percent_axis() if title == "arena-most-suspected" else plots.round_axis(0, most)
    return plots.lines(words.say(title), series, across, up)


def _height(one: Suspicion, title: str, *, beside: bool) -> float:
    if title == "arena-brier":
        return one.yardstick_brier if beside else one.brier
    return one.yardstick_most_suspected if beside else one.most_suspected


def _reliability(found: Standings, words: Wording) -> str:
    ideal = [(0.0, 0.0), (1.0, 1.0)]
    series = [plots.Series(words.say("arena-ideal"), ideal, len(found.reliability), beside=True)]
    for colour, one in enumerate(found.reliability):
        width = 1 / len(one.shares)
        points = [((at + 0.5) * width, hits / count) for at, (count, hits) in enumerate(one.shares) if count]
        series.append(plots.Series(one.bot, points, colour))
    axis = plots.percent_axis()
    return plots.lines(words.say("arena-reliability"), series, axis, axis)


def _time(found: Standings, words: Wording) -> str:
    bars = [
        plots.Bar(
            one.bot,
            max(one.p99, 0.001),
            max(one.median, 0.001),
            max(one.worst, 0.001),
            number,
            f"{words.number(one.median, 2)} – {words.number(one.p99, 2)} – {words.number(one.worst, 2)} ms",
        )
        for number, one in enumerate(found.thinking)
    ]
    axis = plots.steep_axis(min(bar.low for bar in bars), max(bar.high for bar in bars) * 1.01)
    names = [words.say(name) for name in ("arena-median", "arena-p99", "arena-worst")]
    return plots.dots(f"{words.say('arena-time')}: {', '.join(names)}, ms", bars, axis)
