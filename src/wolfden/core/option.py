"""Options of a game: a default and the values it may take."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from .chance import Chance
from .errors import BadOption, BadPlayerCount, UnevenChoice, UnknownOption

Value = bool | int | str
"""Several words are one string, joined by commas in the order of the option's words."""

BY_CHANCE: Final = "any"
"""What stands for a place that chose nothing, where an option is chosen by seat."""


class Numbers(msgspec.Struct, frozen=True):
    """The default and the limits of a number."""

    default: int
    low: int
    high: int


class Kinds(msgspec.Struct, frozen=True):
    """Words that are of several kinds, of which a table may have so many of one and no more."""

    alike: tuple[tuple[str, ...], ...]
    """The words of each kind."""
    most: Mapping[int, int]
    """By number of players: how many places may have words of one kind."""


class Option(msgspec.Struct, frozen=True):
    """A switch (default True or False), a number from low to high, one of some words, or several.

    With `several`, the value is from low to high many of the words, each once, and at least one.
    With `by_seat`, it is a word for each place in the order of the seats, each once, or `any`; what
    is missing at the end is `any` too. There are at least `low` places, be they anybody's or not.
    A default that names more places than a table has is cut.
    """

    name: str
    default: Value
    low: int | None = None
    high: int | None = None
    words: tuple[str, ...] = ()
    several: bool = False
    by_seat: bool = False
    kinds: Kinds | None = None
    """Where words that are chosen by seat have to be spread."""
    only_with: tuple[str, str] | None = None
    """Another option and the word with which this one counts; forms may hide it otherwise."""
    by_players: Mapping[int, Numbers] = {}
    """Where a number depends on how many play: what holds for them. All lie within low and high."""
    recommended: bool = False
    """A switch that is off by default and better on in a first match; forms say so, and why."""

    def at(self, players: int) -> Option:
        """The option as it is at a table of so many."""
        if self.by_seat:
            return msgspec.structs.replace(self, default=self.default_at(players))
        numbers = self.by_players.get(players)
        if numbers is None:
            return self
        return msgspec.structs.replace(self, by_players={}, **msgspec.structs.asdict(numbers))

    def default_at(self, players: int) -> Value:
        """Its default at a table of so many."""
        if self.by_seat:
            return ",".join(str(self.default).split(",")[: self.places(players)])
        return self.by_players[players].default if players in self.by_players else self.default

    def check_at(self, players: int, value: object) -> Value:
        """As `check`, at a table of so many."""
        if players in self.by_players and not self.at(players)._fits(value):
            raise self.at(players)._refusal(value, players)
        checked = self.check(value)
        if self.by_seat:
            self._check_places(players, split(str(checked)))
        return checked

    def places(self, players: int) -> int:
        """For how many a word is chosen at a table of so many."""
        return max(players, self.low or 0)

    def chosen(self, players: int, value: Value) -> tuple[str, ...]:
        """The word of each place, seats first."""
        words = split(str(value))
        return words + (BY_CHANCE,) * (self.places(players) - len(words))

    def too_many(self, players: int, words: Sequence[str]) -> tuple[str, ...]:
        """The kind of which these words have more than a table of so many may; mostly none."""
        for alike in self.kinds.alike if self.kinds else ():
            if sum(word in alike for word in words) > self._most(players):
                return alike
        return ()

    def fitting(self, players: int, words: Sequence[str]) -> tuple[str, ...]:
        """The words by place, without those for which the ones before them leave no room."""
        kept: list[str] = []
        for word in words:
            kept.append(BY_CHANCE if self.too_many(players, (*kept, word)) else word)
        return tuple(kept)

    def drawn(self, players: int, value: Value, chance: Chance) -> tuple[str, ...]:
        """The word of each place; those that nobody chose by chance, all ways equally likely."""
        words = self.chosen(players, value)
        left = [word for word in self.words if word not in words]
        while BY_CHANCE in words:
            chance.shuffle(left)
            rest = iter(left)
            full = tuple(next(rest) if word == BY_CHANCE else word for word in words)
            if not self.too_many(players, full):
                return full
        return words

    def of_places(self, words: Sequence[str]) -> str:
        """The value that gives each place its word."""
        given = max((place for place, word in enumerate(words, 1) if word != BY_CHANCE), default=1)
        return ",".join(words[:given])

    def check(self, value: object) -> Value:
        """The value itself if it is allowed; several words are put in order."""
        if not self._fits(value):
            raise self._refusal(value)
        if self.by_seat:
            return self.of_places(split(str(value)))
        if self.several:
            return ",".join(sorted(split(str(value)), key=self.words.index))
        return value  # type: ignore[return-value]

    def check_word(self, word: str) -> None:
        """Raises unless a place may have this word."""
        if word not in (*self.words, BY_CHANCE):
            raise self._refusal(word)

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
        words = ", ".join((*self.words, BY_CHANCE) if self.by_seat else self.words)
        return f"{self.low or 1}–{self.high or len(self.words)}: {words}" if self.several else words

    def _refusal(self, value: object, players: int = 0) -> BadOption:
        """The error for a value; `players` is 0 unless the limits depend on how many play."""
        table = f" with {players} players" if players else ""
        return BadOption(
            f"option '{self.name}' cannot be {value!r:.200}{table}: {self.limits}",
            option=self.name,
            limits=self.limits,
            players=players,
        )

    def _check_places(self, players: int, words: tuple[str, ...]) -> None:
        if len(words) > self.places(players):
            raise self._refusal(",".join(words), players)
        if alike := self.too_many(players, words):
            most = self._most(players)
            raise UnevenChoice(
                f"with {players} players at most {most} may choose among {', '.join(alike)}",
                option=self.name,
                words=", ".join(alike),
                most=most,
                players=players,
            )

    def _most(self, players: int) -> int:
        return self.kinds.most[players] if self.kinds else players

    def _fits(self, value: object) -> bool:
        if isinstance(self.default, bool):
            return isinstance(value, bool)
        if isinstance(self.default, int):
            return isinstance(value, int) and not isinstance(value, bool) and self._within(value)
        if self.several:
            return isinstance(value, str) and self._fits_several(split(value))
        if self.by_seat:
            return isinstance(value, str) and self._fits_seats(split(value))
        return value in self.words

    def _fits_several(self, words: tuple[str, ...]) -> bool:
        once = set(words)
        return len(once) == len(words) and once <= set(self.words) and self._within(len(words))

    def _fits_seats(self, words: tuple[str, ...]) -> bool:
        given = [word for word in words if word != BY_CHANCE]
        return len(set(given)) == len(given) and set(given) <= set(self.words)

    def _within(self, value: int) -> bool:
        return (self.low is None or value >= self.low) and (self.high is None or value <= self.high)


def split(value: str) -> tuple[str, ...]:
    """The words of an option that takes several, or one for each seat."""
    return tuple(word.strip() for word in value.split(","))


def written_in_python(options: Sequence[Option], given: Mapping[str, Any]) -> dict[str, Any]:
    """Options as Python can write them: `best_of_five` is `best-of-five`, words may be a list."""
    known = {option.name.replace("-", "_"): option.name for option in options}
    return {
        known.get(name, name): ",".join(map(str, value))
        if isinstance(value, list | tuple)
        else value
        for name, value in given.items()
    }


def check_players(game: str, allowed: range, players: object) -> int:
    if isinstance(players, bool) or not isinstance(players, int) or players not in allowed:
        low, high = allowed[0], allowed[-1]
        raise BadPlayerCount(
            f"{game} is for {low} to {high} players, not {players!r}", low=low, high=high
        )
    return players


def check_options(
    options: Sequence[Option], players: int, given: Mapping[str, object]
) -> dict[str, Value]:
    """All options with their values, those not given by their defaults at such a table."""
    if not given:
        return {option.name: option.at(players).default for option in options}
    known = {option.name: option for option in options}
    for name in given:
        if name not in known:
            raise UnknownOption(name, known)
    return {
        name: option.check_at(players, given[name]) if name in given else option.default_at(players)
        for name, option in known.items()
    }
