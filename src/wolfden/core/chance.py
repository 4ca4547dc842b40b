"""Chance as a value: a keyed hash in counter mode.

Sixteen bytes and a counter are the whole state, so a copy costs nothing, every machine draws the
same numbers, and whoever lacks the key cannot foretell the next one.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import Any, Final, TypeVar

from .errors import BadSeed

T = TypeVar("T")

SEED_BITS: Final = 128
_WORD: Final = 1 << 64
_LAST_BYTES: Final = tuple(bytes([count]) for count in range(256))
_SEEDING: Final = blake2b(digest_size=16, person=b"wolfden seed")
_to_int: Final = int.from_bytes
_FAIR: Final = (_WORD, *(_WORD - _WORD % limit for limit in range(1, 64)))
"""The words below which each number under a small limit is equally likely. Under 0 there is none:
any word ends the search, which then fails."""


class Chance:
    __slots__ = ("count", "key", "keyed")

    def __init__(self, key: bytes, count: int = 0) -> None:
        self.key = key
        self.count = count
        self.keyed: blake2b | None = None
        """The hash of the key and of all but the last byte of the counter, which is the greater
        part of the work; made for the first draw, since few copies draw."""

    @classmethod
    def from_seed(cls, seed: object) -> Chance:
        if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < 1 << SEED_BITS:
            raise BadSeed(f"a seed is a whole number from 0 to 2^{SEED_BITS} - 1, not {seed!r}")
        hashed = _SEEDING.copy()
        hashed.update(seed.to_bytes(SEED_BITS // 8, "big"))
        return cls(hashed.digest())

    def word(self) -> int:
        """The next 64 random bits."""
        count, keyed = self.count, self.keyed
        if keyed is None or not count & 255:
            keyed = blake2b((count >> 8).to_bytes(7, "big"), digest_size=8, key=self.key)
            self.keyed = keyed
        hashed = keyed.copy()
        hashed.update(_LAST_BYTES[count & 255])
        self.count = count + 1
        return _to_int(hashed.digest(), "big")

    def below(self, limit: int) -> int:
        """A number from 0 to limit - 1, each equally likely."""
        fair = _FAIR[limit] if limit < len(_FAIR) else _WORD - _WORD % limit
        while (word := self.word()) >= fair:
            pass
        return word % limit

    def fraction(self) -> float:
        """A number from 0 up to, and never, 1."""
        return (self.word() >> 11) / (1 << 53)

    def choice(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]

    def shuffle(self, items: list[T]) -> None:
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def copy(self) -> Chance:
        twin = Chance(self.key, self.count)
        twin.keyed = self.keyed
        return twin

    def fork(self) -> Chance:
        """An independent stream, drawn from this one."""
        return Chance(self.word().to_bytes(8, "big") + self.word().to_bytes(8, "big"))

    def __reduce__(self) -> tuple[Any, ...]:
        return Chance, (self.key, self.count)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Chance) and self.key == other.key and self.count == other.count

    def __hash__(self) -> int:
        return hash((self.key, self.count))

    def __repr__(self) -> str:
        return f"Chance(key={self.key.hex()}, count={self.count})"
