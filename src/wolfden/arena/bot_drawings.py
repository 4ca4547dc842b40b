"""Drawings of how the bots did."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from .drawing import INK, LINE, SERIES, SIGNS, Drawing, broken, draw, histogram, name_rows
from .drawing import rows_height as height
from .results import Played
from .summary import Summary
from .words import Words

if TYPE_CHECKING:
    from matplotlib.axes import Axes


class BotDrawings:
    """Rows are bots in the order of the standings, so no drawing needs colour to be read."""

    def __init__(self, matches: Sequence[Played], summary: Summary, words: Words) -> None:
        self.matches, self.summary, self.words = matches, summary, words
        self.bots = [standing.bot for standing in summary.standings]

    def all(self) -> Iterator[Drawing]:
        if len(self.bots) > 1:
            yield self.ratings()
            yield self.pairs()
        yield self.seats()
        yield self.scores()
        yield self.length()
        yield self.thought()

    def _drawing(self, name: str, told: Sequence[str], svg: str) -> Drawing:
        say = self.words.say
        return Drawing(say(f"plot-{name}"), say(f"plot-{name}-help"), "; ".join(told), svg)

    def ratings(self) -> Drawing:
        standings = self.summary.standings

        def paint(axes: Axes) -> None:
            for row, each in enumerate(standings):
                rating = each.rating
                axes.plot([rating.low, rating.high], [row, row], color=INK, linewidth=1.6)
                axes.plot(rating.value, row, SIGNS[0], color=SERIES[0], markersize=9)
            name_rows(axes, self.bots)
            axes.set_xlabel(self.words.say("axis-rating"))

        told = [f"{each.bot}: {self.words.rating(each.rating)}" for each in standings]
        return self._drawing("ratings", told, draw(paint, height(len(told)), "ratings", self.words))

    def pairs(self) -> Drawing:
        above = {(pair.bot, pair.other): pair.above for pair in self.summary.pairs}
        places = {bot: place for place, bot in enumerate(self.bots)}

        def paint(axes: Axes) -> None:
            for (bot, other), share in above.items():
                x, y = places[other], places[bot]
                colour = SERIES[0] if share.value >= 0.5 else SERIES[1]
                strength = 0.08 + 0.9 * abs(share.value - 0.5)
                axes.bar(x, 0.94, 0.94, y - 0.47, color=colour, alpha=strength)
                axes.text(x, y, self.words.percent(share.value, 0), ha="center", va="center")
            name_rows(axes, self.bots)
            axes.grid(visible=False)
            axes.set_xticks(range(len(self.bots)), [broken(bot) for bot in self.bots])
            axes.set_xlim(-0.5, len(self.bots) - 0.5)
            axes.tick_params(axis="x", length=0)

        told = [f"{one} > {two}: {self.words.share(share)}" for (one, two), share in above.items()]
        return self._drawing(
            "pairs", told, draw(paint, height(len(self.bots), 0.5), "pairs", self.words)
        )

    def seats(self) -> Drawing:
        seats = self.summary.seats
        names = [self.words.seats(each.seats) for each in seats]

        def paint(axes: Axes) -> None:
            for row, each in enumerate(seats):
                first = each.first
                axes.plot([100 * first.low, 100 * first.high], [row] * 2, color=INK, linewidth=1.6)
                axes.plot(100 * first.value, row, SIGNS[0], color=SERIES[0], markersize=9)
            axes.axvline(100 / len(seats), color=LINE, linestyle="--")
            name_rows(axes, names)
            axes.set_xlabel("%")

        told = [f"{n}: {self.words.share(s.first)}" for n, s in zip(names, seats, strict=True)]
        return self._drawing("seats", told, draw(paint, height(len(seats)), "seats", self.words))

    def scores(self) -> Drawing:
        scores = [self._scores_of(bot) for bot in self.bots]

        def paint(axes: Axes) -> None:
            axes.boxplot(
                scores, positions=range(len(scores)), orientation="horizontal", widths=0.55,
                whis=(5, 95), showfliers=False, showmeans=True,
                boxprops={"color": SERIES[0]}, medianprops={"color": INK, "linewidth": 2},
                whiskerprops={"color": SERIES[0]}, capprops={"color": SERIES[0]},
                meanprops={
                    "marker": "D", "markerfacecolor": SERIES[1], "markeredgecolor": SERIES[1],
                },
            )  # fmt: skip
            name_rows(axes, self.bots)
            axes.set_xlabel(self.words.say("axis-points"))

        means = [sum(each) / len(each) for each in scores]
        told = [f"{b}: {self._mean(m)}" for b, m in zip(self.bots, means, strict=True)]
        return self._drawing(
            "scores", told, draw(paint, height(len(scores), 0.42), "scores", self.words)
        )

    def _scores_of(self, bot: str) -> list[int]:
        """Of all its seats in all matches."""
        return [
            score
            for match in self.matches
            for name, score in zip(match.seating, match.scores, strict=True)
            if name == bot
        ] or [0]

    def _mean(self, value: float) -> str:
        return self.words.say("mean", value=self.words.number(value))

    def length(self) -> Drawing:
        lengths = [float(match.decisions) for match in self.matches]
        mean = sum(lengths) / len(lengths)

        def paint(axes: Axes) -> None:
            histogram(axes, lengths, mean)
            axes.set_xlabel(self.words.say("axis-decisions"))
            axes.set_ylabel(self.words.say("axis-matches"))

        return self._drawing("length", [self._mean(mean)], draw(paint, 2.4, "length", self.words))

    def thought(self) -> Drawing:
        thoughts = [standing.thought for standing in self.summary.standings]
        means = [1000 * each.processor / max(1, each.decisions) for each in thoughts]
        slowest = [1000 * each.slowest for each in thoughts]

        def paint(axes: Axes) -> None:
            rows = range(len(self.bots))
            axes.plot(means, rows, "o", color=SERIES[0], markersize=9)
            axes.plot(slowest, rows, "x", color=SERIES[1], markersize=8, markeredgewidth=2)
            axes.set_xscale("log")
            axes.xaxis.set_major_formatter(lambda value, _: self.words.plain(value))
            name_rows(axes, self.bots)
            axes.set_xlabel(self.words.say("axis-milliseconds"))

        milliseconds = self.words.milliseconds
        told = [
            f"{bot}: {milliseconds(mean / 1000)} ({milliseconds(worst / 1000)})"
            for bot, mean, worst in zip(self.bots, means, slowest, strict=True)
        ]
        return self._drawing("thought", told, draw(paint, height(len(told)), "thought", self.words))
