"""What lies on the table: hands, sealed cards, easy prey, prey piles and lodges."""

from __future__ import annotations

from typing import Any, ClassVar, NamedTuple, Self

from mypy_extensions import i64

from ...core import AnyState


class PastDay(NamedTuple):
    """What counts of a finished day, packed; it is scored when asked for."""

    hands: int
    meat: int
    greens: int
    fours: int


class JagdfieberPosition(AnyState):
    __slots__ = (
        "choices", "day", "days", "easy", "fours", "greens", "hands", "lost", "marker", "meat",
        "opened", "owing", "past", "round",
    )  # fmt: skip
    derived: ClassVar[tuple[str, ...]] = ("opened",)

    days: int
    day: int
    round: int
    marker: i64
    """The seat that holds the horn: whoever is first to take prey."""
    hands: i64
    """What everyone holds, the cards lying sealed above the lodges included."""
    choices: i64
    owing: i64
    """The seats that have not chosen, as a bit set."""
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
        twin.marker, twin.hands, twin.choices = self.marker, self.hands, self.choices
        twin.owing, twin.easy, twin.meat = self.owing, self.easy, self.meat
        twin.greens, twin.fours = self.greens, self.fours
        twin.lost, twin.past, twin.opened = self.lost, self.past, self.opened
        return twin

    @property
    def over(self) -> bool:
        return len(self.past) == self.days
