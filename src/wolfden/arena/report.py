"""The report: one HTML file that needs nothing else."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from importlib.resources import files
from pathlib import Path

from ..core.option import Value
from ..core.registry import spec_of
from ..texts import title_of
from .bot_drawings import BotDrawings
from .drawing import Drawing, check_writable, need_matplotlib
from .errors import BadResults
from .game_drawings import GameDrawings
from .results import Header, Played
from .summary import Summary
from .words import Words


def check(file: Path) -> None:
    """Whether a report can be drawn and written here."""
    need_matplotlib()
    check_writable(file)


def write(file: Path, page: str) -> None:
    try:
        file.write_text(page, "utf-8")
    except OSError as error:
        raise BadResults(file, 0, error.strerror or str(error)) from error


def report(header: Header, played: Iterable[Played], summary: Summary, words: Words) -> str:
    matches = sorted(played, key=lambda match: match.number)
    game = title_of(spec_of(header.game), words.lang)
    title = escape(words.say("report", game=game))
    style = files(__package__).joinpath("report.css").read_text("utf-8")
    bots = "".join(map(_figure, BotDrawings(matches, summary, words).all()))
    counted = "".join(map(_figure, GameDrawings(matches, summary, words).all()))
    return (
        f'<!doctype html>\n<html lang="{words.lang}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{title}</title>\n<style>\n{style}</style>\n</head>\n<body>\n<main>\n"
        f"<h1>{title}</h1>\n{_asked(header, summary, words)}"
        f"<section>\n<h2>{escape(words.say('bots-part'))}</h2>\n"
        f"{_standings(summary, words)}{_pairs(summary, words)}"
        f'<div class="drawings">\n{bots}</div>\n</section>\n'
        f"<section>\n<h2>{escape(words.say('game-part'))}</h2>\n"
        f'<div class="drawings">\n{counted}</div>\n</section>\n</main>\n</body>\n</html>\n'
    )


def _asked(header: Header, summary: Summary, words: Words) -> str:
    asked = words.say(
        "asked", players=header.players, matches=summary.matches, deals=summary.deals,
        seed=str(header.seed), bots=", ".join(header.bots),
    )  # fmt: skip
    lines = [asked, words.say("how")]
    if header.options:
        options = ", ".join(f"{name}={_written(value)}" for name, value in header.options.items())
        lines.insert(1, words.say("options", options=options))
    if summary.failed:
        lines.append(words.say("failures", count=summary.failed))
    return "".join(f"<p>{escape(line)}</p>\n" for line in lines)


def _written(value: Value) -> str:
    """As it is written on the command line."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def _standings(summary: Summary, words: Words) -> str:
    columns = ("bot", "rating", "first", "points", "thought", "slowest", "matches")
    rows = [
        (
            each.bot, words.rating(each.rating), words.share(each.first),
            words.number(each.score),
            words.milliseconds(each.thought.processor / max(1, each.thought.decisions)),
            words.milliseconds(each.thought.slowest), words.number(each.matches, 0),
        )
        for each in summary.standings
    ]  # fmt: skip
    return _table(words.say("standings"), [words.say(column) for column in columns], rows)


def _pairs(summary: Summary, words: Words) -> str:
    bots = [standing.bot for standing in summary.standings]
    above = {(pair.bot, pair.other): pair.above for pair in summary.pairs}
    rows = [
        (bot, *("" if bot == other else words.share(above.get((bot, other))) for other in bots))
        for bot in bots
    ]
    return _table(words.say("pairs"), ["", *bots], rows) if above else ""


def _table(caption: str, columns: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    head = "".join(f'<th scope="col">{escape(column)}</th>' for column in columns)
    body = "".join(
        f'<tr><th scope="row">{escape(row[0])}</th>'
        + "".join(f"<td>{escape(cell)}</td>" for cell in row[1:])
        + "</tr>\n"
        for row in rows
    )
    return (
        f'<div class="table" role="region" tabindex="0" aria-label="{escape(caption)}">\n'
        f"<table>\n<caption>{escape(caption)}</caption>\n"
        f"<thead><tr>{head}</tr></thead>\n<tbody>\n{body}</tbody>\n</table>\n</div>\n"
    )


def _figure(drawing: Drawing) -> str:
    told = escape(f"{drawing.title}: {drawing.told}")
    return (
        f"<figure>\n<figcaption><h3>{escape(drawing.title)}</h3>\n"
        f"<p>{escape(drawing.help)}</p></figcaption>\n"
        f'<div role="img" aria-label="{told}">{drawing.svg}</div>\n</figure>\n'
    )
