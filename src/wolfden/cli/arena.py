"""`wolfden arena`: bots against bots, told in tables."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)
from rich.table import Table

from ..arena import Arena, Failed, Result, Summary, Workers
from ..arena.words import Words
from ..core.registry import spec_of
from ..texts import title_of
from .play import read_options

INTERRUPTED = 130
SOME_FAILED = 1
SHOWN = 10
"""How many failed matches are told one by one."""


@dataclass(frozen=True)
class Wish:
    """What was asked for on the command line."""

    game: str
    bots: Sequence[str]
    players: int | None
    games: int
    seed: int
    option: Sequence[str]
    workers: Workers
    json: Path | None
    report: Path | None


def run_arena(wish: Wish, lang: str) -> None:
    """Play, tell, draw; the exit status says how it went."""
    spec = spec_of(wish.game)
    players = min(spec.players[-1], 4) if wish.players is None else wish.players
    options = read_options(spec, wish.option)
    arena = Arena(wish.game, wish.bots, players, wish.games, seed=wish.seed, options=options)
    if wish.report is not None:
        check_report(wish.report)
    evening = Evening(arena, Words(lang, spec.id))
    whole = evening.play(wish)
    summary = arena.summary()
    evening.tell(summary)
    if wish.report is not None and arena.played:
        evening.draw(summary, wish.report)
    if not whole:
        sys.exit(INTERRUPTED)
    if arena.failed:
        sys.exit(SOME_FAILED)


def check_report(file: Path) -> None:
    """Refuse before the matches, not after them, what could not be drawn or written."""
    from ..arena.report import check

    check(file)


class Evening:
    """One run of an arena at the terminal: a bar while it plays, tables at the end."""

    def __init__(self, arena: Arena, words: Words) -> None:
        self.arena, self.words = arena, words
        self.console = Console()
        self.aside = Console(stderr=True)

    def play(self, wish: Wish) -> bool:
        """Whether everything was played; Ctrl-C ends it early."""
        self.introduce(wish.games)
        columns = (
            TextColumn(self.words.say("playing")), BarColumn(), MofNCompleteColumn(),
            TimeElapsedColumn(), TextColumn(self.words.say("left")), TimeRemainingColumn(),
        )  # fmt: skip
        try:
            with Progress(*columns, console=self.aside) as progress:
                self.play_on(wish, progress)
        except KeyboardInterrupt:
            return False
        return True

    def play_on(self, wish: Wish, progress: Progress) -> None:
        arena = self.arena
        bar = progress.add_task("", total=len(arena.fixtures))

        def watch(result: Result | None) -> None:
            progress.update(bar, completed=len(arena.played) + len(arena.failed))
            if result is None and arena.played:
                progress.console.print(self.words.say("resumed", count=len(arena.played)))

        arena.run(wish.workers, wish.json, watch)

    def introduce(self, asked: int) -> None:
        header, fixtures = self.arena.header, self.arena.fixtures
        deals = fixtures[-1].deal + 1
        game = title_of(self.arena.spec, self.words.lang)
        self.aside.print(self.words.say(
            "intro", game=game, players=header.players, matches=len(fixtures), deals=deals,
        ))  # fmt: skip
        if len(fixtures) > asked:
            self.aside.print(self.words.say("rounded", asked=asked, matches=len(fixtures)))

    def tell(self, summary: Summary) -> None:
        if summary.matches < len(self.arena.fixtures):
            count, total = summary.matches, len(self.arena.fixtures)
            self.console.print(self.words.say("partly", count=count, total=total))
        if summary.matches:
            self.show("standings", standings(summary, self.words))
            if summary.pairs:
                self.show("pairs", pairs(summary, self.words))
            self.show("by-seat", seats(summary, self.words))
        self.tell_failures(list(self.arena.failed.values()))

    def show(self, title: str, table: Table) -> None:
        self.console.print(f"\n[italic]{self.words.say(title)}[/italic]")
        self.console.print(table)

    def tell_failures(self, failed: Sequence[Failed]) -> None:
        for each in failed[:SHOWN]:
            told = self.words.say(
                "failed", number=each.number, seed=str(each.seed),
                seating=", ".join(each.seating), error=each.error,
            )  # fmt: skip
            self.aside.print(told, style="red", markup=False, highlight=False)
        if failed:
            self.aside.print(self.words.say("failures", count=len(failed)), style="red")

    def draw(self, summary: Summary, file: Path) -> None:
        from ..arena.report import report, write

        page = report(self.arena.header, list(self.arena.played.values()), summary, self.words)
        write(file, page)
        self.aside.print(self.words.say("drawn", file=str(file)))


def _table(columns: Sequence[str]) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for number, column in enumerate(columns):
        table.add_column(column, justify="right" if number else "left")
    return table


def standings(summary: Summary, words: Words) -> Table:
    columns = ("bot", "rating", "first", "points", "thought", "slowest", "matches")
    table = _table([words.say(column) for column in columns])
    for each in summary.standings:
        decisions = max(1, each.thought.decisions)
        table.add_row(
            f"[bold]{each.bot}[/bold]",
            words.rating(each.rating),
            words.share(each.first),
            words.number(each.score),
            words.milliseconds(each.thought.processor / decisions),
            words.milliseconds(each.thought.slowest),
            words.number(each.matches, 0),
        )
    return table


def pairs(summary: Summary, words: Words) -> Table:
    """Who placed above whom, the row's bot above the column's."""
    bots = [standing.bot for standing in summary.standings]
    above = {(pair.bot, pair.other): pair.above for pair in summary.pairs}
    table = _table(["", *bots])
    for bot in bots:
        shares = ("" if bot == other else words.share(above.get((bot, other))) for other in bots)
        table.add_row(f"[bold]{bot}[/bold]", *shares)
    return table


def seats(summary: Summary, words: Words) -> Table:
    table = _table([words.say("seat"), words.say("first")])
    for each in summary.seats:
        table.add_row(words.seats(each.seats), words.share(each.first))
    return table
