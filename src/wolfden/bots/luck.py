"""Chance for thinking: the same draws from the same seed, many times faster than a keyed hash."""

from __future__ import annotations

from random import Random
from typing import Self

from ..core import Chance


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

    def copy(self) -> Self:
        return self

    def fork(self) -> Self:
        return self
