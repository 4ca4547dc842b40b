"""The outcome of a match: a point for each game that a seat's team has won."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ...core import Outcome, places
from .model import COMPONENTS, team_of
from .position import Result, WolfAndHoundPosition

WINS: Final[int] = COMPONENTS["match"]["wins"]
"""Of the best of five."""


def wins(results: Sequence[Result]) -> tuple[int, int]:
    """Games won by blue and by yellow."""
    yellow = sum([result.winner for result in results])
    return len(results) - yellow, yellow


def needed(position: WolfAndHoundPosition) -> int:
    """How many games win the match."""
    return WINS if position.best_of_five else 1


def decided(position: WolfAndHoundPosition) -> bool:
    """Whether the games finished so far decide the match."""
    return max(wins(position.results)) >= needed(position)


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
