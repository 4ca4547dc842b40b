"""What lies on the table: hands, sealed cards, easy prey, prey piles and lodges."""

from __future__ import annotations

from typing import Any, ClassVar, Self

from mypy_extensions import i64

from ...core import AnyState
from .above import Above

PastDay = tuple[int, int, int, int]
"""What counts of a finished day, packed: hands, meat, greens and fours. It is scored when asked
for."""


class JagdfieberPosition(AnyState):
    __slots__ = (
        "above", "day", "days", "easy", "fours", "greens", "hands", "lost", "marker", "meat",
        "opened", "past", "round", "to_act",
    )  # fmt: skip
    derived: ClassVar[tuple[str, ...]] = ("opened",)

    days: int
    day: int
    round: int
    marker: i64
    """The seat that holds the horn: whoever is first to take prey."""
    hands: i64
    """What everyone holds, the cards lying sealed above the lodges included."""
    above: Above
    to_act: tuple[int, ...]
    """Those of `above`, kept here because they are asked for before every move."""
    easy: i64
    meat: i64
    greens: i64
    """The prey piles of all seats, in two halves; see `model.py`."""
    fours: i64
    """The lodges turned to "4", as a bit set."""
    lost: i64
    """The lodges with their hunter underneath, as a bit set."""
    past: tuple[PastDay, ...]
    opened: tuple[Any, Any] | None
    """What views show of this round whoever looks, once somebody has; see `view/showing.py`."""

    def copy(self) -> Self:
        """As any position's, three times as fast: nothing of it changes in place."""
        twin = self.blank()
        twin.days, twin.day, twin.round = self.days, self.day, self.round
        twin.marker, twin.hands, twin.above = self.marker, self.hands, self.above
        twin.to_act, twin.easy, twin.meat = self.to_act, self.easy, self.meat
        twin.greens, twin.fours, twin.lost = self.greens, self.fours, self.lost
        twin.past, twin.opened = self.past, self.opened
        return twin

    @property
    def choices(self) -> int:
        """The cards that have been sealed this round; see `kit/sealed.py`."""
        return self.above.choices

    @property
    def over(self) -> bool:
        return len(self.past) == self.days
