"""Who takes the prey, and what the catches are worth."""

from __future__ import annotations

from collections.abc import Sequence

from wolfden.core import Outcome, places


def hunter_of(cards: Sequence[int]) -> int | None:
    """The seat with the highest card that nobody else played; None where there is none."""
    alone = [card for card in cards if cards.count(card) == 1]
    return cards.index(max(alone)) if alone else None


def outcome(caught: Sequence[Sequence[int]]) -> Outcome:
    points = tuple(sum(prey) for prey in caught)
    return Outcome(places(points), points, tuple({"prey": each} for each in points), "last-night")
