"""Chance for thinking: the same draws from the same seed, many times faster than a keyed hash."""

from __future__ import annotations

from random import Random
from typing import Self, TypeVar

from ..core import Chance

T = TypeVar("T")


class Luck(Chance):
    """Copies and forks share one stream: imagined matches need no independence of each other."""

    __slots__ = ("source",)

    def __init__(self, chance: Chance) -> None:
        super().__init__(b"")
        self.source = Random(chance.word())

    def word(self) -> int:
        return self.source.getrandbits(64)

    def below(self, limit: int) -> int:
        return int(self.source.random() * limit)

    def fraction(self) -> float:
        return self.source.random()

    def shuffle(self, items: list[T]) -> None:
        """The same draws as one by one."""
        random = self.source.random
        for last in range(len(items) - 1, 0, -1):
            other = int(random() * (last + 1))
            items[last], items[other] = items[other], items[last]

    def copy(self) -> Self:
        return self

    def fork(self) -> Self:
        return self
