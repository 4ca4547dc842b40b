"""What a viewer is shown of a match."""

from __future__ import annotations

import msgspec

from ..model import CardName
from ..scoring import DayScore, Sheet


class CardCounts(msgspec.Struct, frozen=True, cache_hash=True):
    hunter: int
    wolf: int
    rabbit: int
    carrot: int
    closed: int


class LodgeView(msgspec.Struct, frozen=True):
    hand: CardCounts
    """Counts by kind, a sealed card included: everyone can deduce them."""
    chosen: bool
    choice: CardName | None
    """The sealed card, for its owner alone."""
    easy: CardName | None
    prey: CardCounts
    four: bool
    hunter_lost: bool
    now: DayScore
    """What this day would score if it ended now."""
    total: int
    """Points of the finished days."""


class JagdfieberView(msgspec.Struct, frozen=True):
    seat: int | None
    days: int
    day: int
    round: int
    marker: int
    over: bool
    lodges: tuple[LodgeView, ...]
    sheet: Sheet
