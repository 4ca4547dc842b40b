"""The outcome of a match: a point for each game that a seat's team has won."""

from __future__ import annotations

from collections.abc import Sequence

from ...core import Outcome, places
from .model import team_of
from .rules.ending import Result


def wins(results: Sequence[Result]) -> tuple[int, int]:
    """Games won by blue and by yellow."""
    yellow = sum(result.winner for result in results)
    return len(results) - yellow, yellow


def outcome(players: int, results: Sequence[Result]) -> Outcome:
    parts = tuple(
        {
            f"game-{number}": int(result.winner == team_of(seat))
            for number, result in enumerate(results, 1)
        }
        for seat in range(players)
    )
    scores = tuple(sum(part.values()) for part in parts)
    reason = results[0].reason if len(results) == 1 else "best-of-five"
    return Outcome(places(scores), scores, parts, reason)
