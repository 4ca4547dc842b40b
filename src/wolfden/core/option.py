"""Options of a game: a default and the values it may take."""

from __future__ import annotations

import msgspec

from .errors import BadOption

Value = bool | int | str


class Option(msgspec.Struct, frozen=True):
    """A switch (default True or False), a number from low to high, or one of some words."""

    name: str
    default: Value
    low: int | None = None
    high: int | None = None
    words: tuple[str, ...] = ()

    def check(self, value: object) -> Value:
        """The value itself if it is allowed."""
        if isinstance(self.default, bool):
            fits = isinstance(value, bool)
        elif isinstance(self.default, int):
            fits = isinstance(value, int) and not isinstance(value, bool) and self._within(value)
        else:
            fits = value in self.words
        if not fits:
            raise BadOption(
                f"option '{self.name}' cannot be {value!r}: {self.limits}",
                option=self.name,
                limits=self.limits,
            )
        return value  # type: ignore[return-value]

    def parse(self, text: str) -> Value:
        """The value that people write as `text`."""
        if isinstance(self.default, bool):
            return self.check({"true": True, "false": False}.get(text.lower(), text))
        if isinstance(self.default, int):
            return self.check(int(text) if text.isascii() and text.isdecimal() else text)
        return self.check(text)

    @property
    def limits(self) -> str:
        if isinstance(self.default, bool):
            return "true, false"
        if isinstance(self.default, int):
            return f"{self.low}–{self.high}"
        return ", ".join(self.words)

    def _within(self, value: int) -> bool:
        return (self.low is None or value >= self.low) and (self.high is None or value <= self.high)
