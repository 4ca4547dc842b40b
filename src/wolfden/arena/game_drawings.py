"""Drawings of what a game counted: how matches ended and every figure of its statistics."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

from ..core.statistics import Counts, Number, Rates, SeatCounts
from .drawing import SERIES, SIGNS, Drawing, bars, draw, histogram, name_rows
from .drawing import rows_height as height
from .results import Played
from .summary import Summary
from .words import Words

if TYPE_CHECKING:
    from matplotlib.axes import Axes


class GameDrawings:
    def __init__(self, matches: Sequence[Played], summary: Summary, words: Words) -> None:
        self.matches, self.summary, self.words = matches, summary, words
        self.bots = [standing.bot for standing in summary.standings]

    def all(self) -> Iterator[Drawing]:
        if len(self.summary.reasons) > 1:
            yield self.reasons()
        names = dict.fromkeys(name for match in self.matches for name in match.statistics)
        for name in names:
            if drawing := self._figure(name):
                yield drawing

    def reasons(self) -> Drawing:
        total = sum(self.summary.reasons.values())
        labels = [self.words.reason(reason) for reason in self.summary.reasons]
        shares = [count / total for count in self.summary.reasons.values()]
        told = [self.words.percent(share) for share in shares]
        svg = self._bars("reasons", labels, [100 * share for share in shares], told, "%")
        say = self.words.say
        return Drawing(say("plot-reasons"), say("plot-reasons-help"), _told(labels, told), svg)

    def _figure(self, name: str) -> Drawing | None:
        found = [match.statistics[name] for match in self.matches if name in match.statistics]
        match found[0]:
            case Number():
                return self._numbers(name, [each for each in found if isinstance(each, Number)])
            case Counts():
                return self._counts(name, [each for each in found if isinstance(each, Counts)])
            case Rates():
                return self._rates(name, [each for each in found if isinstance(each, Rates)])
        return self._seat_counts(name)

    def _drawing(self, name: str, kind: str, told: str, svg: str) -> Drawing:
        return Drawing(self.words.title(name), self.words.say(f"help-{kind}"), told, svg)

    def _numbers(self, name: str, found: Sequence[Number]) -> Drawing:
        values = [each.value for each in found]
        mean = sum(values) / len(values)

        def paint(axes: Axes) -> None:
            histogram(axes, values, mean)
            axes.set_xlabel(self.words.title(name))
            axes.set_ylabel(self.words.say("axis-matches"))

        told = self.words.say("mean", value=self.words.number(mean))
        return self._drawing(name, "number", told, draw(paint, 2.4, name, self.words))

    def _counts(self, name: str, found: Sequence[Counts]) -> Drawing | None:
        total: Counter[str] = Counter()
        for each in found:
            total.update(each.counts)
        words = in_order(total, found[0].noun)
        if not words:
            return None
        values = [total[word] / len(found) for word in words]
        told = [self.words.number(value, 2) for value in values]
        labels = [self.words.label(found[0].noun, word) for word in words]
        svg = self._bars(name, labels, values, told, self.words.say("axis-each"))
        return self._drawing(name, "counts", _told(labels, told), svg)

    def _rates(self, name: str, found: Sequence[Rates]) -> Drawing | None:
        parts: Counter[str] = Counter()
        wholes: Counter[str] = Counter()
        for each in found:
            for word, (part, whole) in each.rates.items():
                parts[word] += part
                wholes[word] += whole
        words = [word for word, whole in wholes.items() if whole]
        if not words:
            return None
        values = [100 * parts[word] / wholes[word] for word in words]
        told = [self.words.say("rate", part=parts[word], whole=wholes[word]) for word in words]
        labels = [self.words.label(found[0].noun, word) for word in words]
        svg = self._bars(name, labels, values, told, "%")
        return self._drawing(name, "rates", _told(labels, told), svg)

    def _seat_counts(self, name: str) -> Drawing | None:
        """A row a word, a sign a bot: what each of its seats had on average."""
        noun, means = self._means(name)
        words = in_order(Counter({word: 1 for each in means.values() for word in each}), noun)
        if not words:
            return None
        labels = [self.words.label(noun, word) for word in words]

        def paint(axes: Axes) -> None:
            for number, (bot, mean) in enumerate(means.items()):
                values = [mean.get(word, 0) for word in words]
                sign, colour = SIGNS[number % len(SIGNS)], SERIES[number % len(SERIES)]
                axes.plot(values, range(len(words)), sign, color=colour, markersize=8, label=bot)
            name_rows(axes, labels)
            axes.set_xlabel(self.words.say("axis-seat"))
            axes.legend(loc="lower center", bbox_to_anchor=(0.5, 1.0), ncols=3)

        told = (
            f"{bot}: " + _told(labels, [self.words.number(mean.get(word, 0), 2) for word in words])
            for bot, mean in means.items()
        )
        svg = draw(paint, height(len(words)) + 0.3, name, self.words)
        return self._drawing(name, "seats", ". ".join(told), svg)

    def _means(self, name: str) -> tuple[str, dict[str, dict[str, float]]]:
        sums: dict[str, Counter[str]] = {bot: Counter() for bot in self.bots}
        seats: Counter[str] = Counter()
        noun = ""
        for match in self.matches:
            figure = match.statistics.get(name)
            if isinstance(figure, SeatCounts):
                noun = figure.noun
                for bot, counts in zip(match.seating, figure.counts, strict=True):
                    seats[bot] += 1
                    sums[bot].update(counts)
        means = {
            bot: {word: count / seats[bot] for word, count in total.items()}
            for bot, total in sums.items()
            if seats[bot]
        }
        return noun, means

    def _bars(
        self, name: str, labels: Sequence[str], values: Sequence[float], told: Sequence[str],
        axis: str,
    ) -> str:  # fmt: skip
        def paint(axes: Axes) -> None:
            bars(axes, labels, values, told)
            axes.set_xlabel(axis)
            if axis == "%":
                axes.set_xticks(range(0, 101, 20))

        return draw(paint, height(len(labels)), name, self.words)


def in_order(counted: Counter[str], noun: str) -> list[str]:
    """Numbers by size, words the most frequent first."""
    if noun:
        return [word for word, _ in counted.most_common()]
    return sorted(counted, key=lambda word: (len(word), word))


def _told(labels: Iterable[str], values: Iterable[str]) -> str:
    return ", ".join(f"{label} {value}" for label, value in zip(labels, values, strict=True))
