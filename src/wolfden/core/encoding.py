"""What learners are given of a game: its view as numbers with names, its actions as indices.

Numbers are read from the *view* alone, so whoever learns from them knows no more than the seat.
Everything is told from where the seat sits: it comes first, the others follow clockwise.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeVar

from .action import Action, Actions

V = TypeVar("V")

LEFT_OUT: Final = -1
"""The index of an action that learners are not offered, since it only takes another one back."""


@dataclass(frozen=True)
class Block(Generic[V]):
    """Some numbers that belong together, each with a label, all within the same bounds."""

    name: str
    labels: tuple[str, ...]
    read: Callable[[V], Sequence[float]]
    """As many numbers as there are labels; of `small` blocks bytes are the quickest."""
    high: float = 1
    low: float = 0
    unit: float | None = None
    """What counts as one in the vector; without it the greatest number that can be."""
    whole: bool = True
    """Whether there are only whole numbers."""

    @property
    def small(self) -> bool:
        """Whether each number fits into a byte."""
        return self.whole and self.low >= 0 and self.high <= 255

    @property
    def scale(self) -> float:
        return 1 / (self.unit or max(self.high, -self.low))


class Encoding(Generic[V]):
    """Of one game for so many players with these options."""

    def __init__(
        self,
        blocks: Iterable[Block[V]],
        indices: Sequence[Sequence[int]],
        pack: Callable[[V], bytes] | None = None,
    ) -> None:
        self.blocks = tuple(blocks)
        self.pack = pack
        """A shortcut for games whose moves take no longer than reading them: what the blocks say,
        in their units, as floats of 32 bits in memory."""
        self.length = sum(len(block.labels) for block in self.blocks)
        self.indices = tuple(tuple(each) for each in indices)
        """By seat and action id. Actions that are never legal together may share one."""
        self.actions = 1 + max(max(each) for each in self.indices)

    def read(self, view: V) -> list[float]:
        """All numbers, not yet divided by their units."""
        found: list[float] = []
        for block in self.blocks:
            found += block.read(view)
        return found

    def index(self, seat: int, action: Action) -> int:
        return self.indices[seat][action.id]

    def offered(self, seat: int, legal: Iterable[Action]) -> dict[int, Action]:
        """What the seat may choose from, by index."""
        numbers = self.indices[seat]
        found = {numbers[action.id]: action for action in legal}
        found.pop(LEFT_OUT, None)
        return found


AnyEncoding = Encoding[Any]


def numbered(
    actions: Actions, players: int, name: Callable[[int, Action], Hashable | None]
) -> list[list[int]]:
    """By seat and action id: an index for every name, in the order in which seat 0 meets them.

    What has the same name has the same index; what has none is left out.
    """
    numbers: dict[Hashable | None, int] = {None: LEFT_OUT}
    return [
        [numbers.setdefault(name(seat, action), len(numbers) - 1) for action in actions]
        for seat in range(players)
    ]


def by_text(seat: int, action: Action) -> str:
    """The name of an action in games whose actions all have an index of their own."""
    return action.text


def one_hot(words: Sequence[Any]) -> dict[Any, bytes]:
    """A row of zeros with a single one, for each of the words; all zeros for None."""
    rows = {word: bytes(each == word for each in words) for word in words}
    return {None: bytes(len(words))} | rows


def seats_ahead(players: int) -> tuple[str, ...]:
    """What the seats are called from where one sits."""
    return ("me", *(f"+{ahead}" for ahead in range(1, players)))
