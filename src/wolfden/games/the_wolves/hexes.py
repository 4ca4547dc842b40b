"""The geometry of hexes: axial coordinates, neighbours, distances, and sets of hexes as bit sets.

Hexes are flat-topped: columns go east by x; y counts southwards within a column, and one step east
goes half a hex down. A set of hexes is an int with bit i set for hex i, so unions, intersections
and differences cost one operation whatever their size.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

WORD_BITS: Final = 60
WORD: Final = (1 << 60) - 1
"""As much of a bit set as is quick to count through."""


class Hex(NamedTuple):
    x: int
    y: int

    def plus(self, other: Hex) -> Hex:
        return Hex(self.x + other.x, self.y + other.y)

    def turned(self) -> Hex:
        """The hex half a turn about the origin away."""
        return Hex(-self.x, -self.y)


DIRECTIONS: Final = {
    "n": Hex(0, -1), "ne": Hex(1, 0), "se": Hex(1, 1),
    "s": Hex(0, 1), "sw": Hex(-1, 0), "nw": Hex(-1, -1),
}  # fmt: skip


def distance(one: Hex, other: Hex) -> int:
    """Steps in a straight line, over whatever lies between."""
    dx, dy = other.x - one.x, other.y - one.y
    return (abs(dx) + abs(dy) + abs(dx - dy)) // 2


def bit_set(members: Iterable[int]) -> int:
    total = 0
    for member in members:
        total |= 1 << member
    return total


def members(bits: int) -> list[int]:
    """The hexes of a bit set, lowest first."""
    found = []
    while bits:  # from the highest: finding the lowest takes two operations more
        highest = bits.bit_length() - 1
        found.append(highest)
        bits ^= 1 << highest
    found.reverse()
    return found


def nth(bits: int, number: int) -> int:
    """The hex of a bit set that comes after so many others."""
    first = 0
    word = bits & WORD
    while (count := word.bit_count()) <= number:
        number -= count
        first += WORD_BITS
        bits >>= WORD_BITS
        word = bits & WORD
    for _ in range(number):
        word &= word - 1
    return first + lowest(word)


def lowest(bits: int) -> int:
    """The first hex of a bit set that is not empty."""
    return (bits & -bits).bit_length() - 1


class HexMap:
    """Hexes in a fixed order, with tables of what is next to, near to and reachable from each.

    `blocked` hexes can be neither entered nor crossed; straight distances ignore that.
    """

    def __init__(self, hexes: Sequence[Hex], blocked: int) -> None:
        self.hexes = tuple(hexes)
        self.everywhere = (1 << len(self.hexes)) - 1
        self.open = self.everywhere & ~blocked
        self.index = {each: number for number, each in enumerate(self.hexes)}
        self.next_to = tuple(self._next_to(each) for each in self.hexes)
        self.layers = tuple(self._layers(start) for start in range(len(self.hexes)))

    def __len__(self) -> int:
        return len(self.hexes)

    def _next_to(self, centre: Hex) -> int:
        around = (centre.plus(step) for step in DIRECTIONS.values())
        return bit_set(self.index[each] for each in around if each in self.index)

    def _layers(self, start: int) -> tuple[int, ...]:
        """What is exactly 0, 1, 2 … walking steps away, until nothing more is."""
        found = [1 << start]
        seen = 1 << start
        while ring := self.touching(found[-1]) & self.open & ~seen:
            found.append(ring)
            seen |= ring
        return tuple(found)

    def touching(self, bits: int) -> int:
        """Every neighbour of every hex of a set."""
        total = 0
        for each in members(bits):
            total |= self.next_to[each]
        return total

    def within_steps(self, steps: int) -> tuple[int, ...]:
        """By hex: what can be walked to in one to `steps` steps."""
        return tuple(union(layers[1 : steps + 1]) for layers in self.layers)

    def within_distance(self, limit: int) -> tuple[int, ...]:
        """By hex: what is at most `limit` away in a straight line, itself included."""
        return tuple(
            bit_set(i for i, other in enumerate(self.hexes) if distance(one, other) <= limit)
            for one in self.hexes
        )

    def steps(self, start: int, goal: int) -> int | None:
        """Walking steps between two hexes; None where there is no way."""
        for count, ring in enumerate(self.layers[start]):
            if ring >> goal & 1:
                return count
        return None

    def path(self, start: int, goal: int) -> tuple[int, ...]:
        """A shortest walk, both ends included; empty where there is none."""
        count = self.steps(start, goal)
        if count is None:
            return ()
        walk = [goal]
        for ring in reversed(self.layers[start][:count]):
            walk.append(lowest(self.next_to[walk[-1]] & ring))
        return tuple(reversed(walk))


def union(sets: Iterable[int]) -> int:
    total = 0
    for each in sets:
        total |= each
    return total
