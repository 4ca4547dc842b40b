"""How the arena speaks: words, numbers and names in one language."""

from __future__ import annotations

from babel.numbers import format_decimal, format_percent

from ..texts import translate
from .ratings import Rating
from .shares import Share


class Words:
    def __init__(self, lang: str, game: str) -> None:
        self.lang, self.game = lang, game

    def say(self, key: str, **values: str | int) -> str:
        return translate(self.lang, f"arena-{key}", **values)

    def title(self, figure: str) -> str:
        """The title of a statistics' figure."""
        return translate(self.lang, f"{self.game}-statistics-{figure}")

    def label(self, noun: str, word: str) -> str:
        """A word that a game counted, as its catalogue tells it."""
        if not noun:
            return word
        told = translate(self.lang, f"{self.game}-{noun}", **{noun: word})
        return told[:1].upper() + told[1:]

    def reason(self, reason: str) -> str:
        return translate(self.lang, f"{self.game}-end-{reason}").rstrip(".")

    def seats(self, seats: tuple[int, ...]) -> str:
        names = " + ".join(str(seat + 1) for seat in seats)
        return self.say("seats", count=len(seats), names=names)

    def number(self, value: float, digits: int = 1) -> str:
        pattern = "#,##0." + "0" * digits if digits else "#,##0"
        return _minus(format_decimal(value, format=pattern, locale=self.lang))

    def plain(self, value: float) -> str:
        """As many digits as it needs, for axes."""
        return _minus(format_decimal(round(value, 6), format="0.######", locale=self.lang))

    def percent(self, value: float, digits: int = 1) -> str:
        pattern = ("#0." + "0" * digits if digits else "#0") + "\u00a0%"
        return format_percent(value, format=pattern, locale=self.lang)

    def share(self, share: Share | None) -> str:
        if share is None:
            return "–"
        low, high = self.number(100 * share.low), self.number(100 * share.high)
        return f"{self.percent(share.value)} ({low}–{high})"

    def rating(self, rating: Rating) -> str:
        low, high = self.number(rating.low), self.number(rating.high)
        return f"{self.number(rating.value)} ({low}–{high})"

    def milliseconds(self, seconds: float) -> str:
        value = 1000 * seconds
        return f"{self.number(value, 0 if value >= 100 else 1 if value >= 1 else 2)}\u00a0ms"


def _minus(text: str) -> str:
    """A real minus sign, that nobody takes for the dash of an interval."""
    return text.replace("-", "−")
