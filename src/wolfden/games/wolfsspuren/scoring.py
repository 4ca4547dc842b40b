"""Scores by their parts, and the outcome ("end of the game")."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from ...core import Outcome, places
from .hierarchy import REMEMBERED, Orders, rows_of
from .model import Part
from .position import WolfsspurenPosition

Sheet = tuple[tuple[tuple[int, ...], ...], ...]


@lru_cache(maxsize=REMEMBERED)
def _totals(sheet: Sheet, players: int) -> tuple[int, ...]:
    return tuple(sum(sum(year[seat]) for year in sheet) for seat in range(players))


@lru_cache(maxsize=REMEMBERED)
def _rank_points(orders: Orders, omega: int) -> Mapping[int, int]:
    upwards = enumerate(reversed(rows_of(orders, omega)), 1)
    return {wolf: points for points, row in upwards for wolf in row}


def rank_points(position: WolfsspurenPosition) -> Mapping[int, int]:
    """What each wolf's row is worth: 1 for the lowest, one more for each above."""
    return _rank_points(position.orders, position.omega)


def totals(position: WolfsspurenPosition) -> tuple[int, ...]:
    return _totals(position.sheet, position.players)


def outcome(position: WolfsspurenPosition) -> Outcome:
    """The highest score wins, equals share. A pack that died out has no winner: places from 2."""
    scores = totals(position)
    ranking = places(scores)
    if position.reason == "died-out":
        ranking = tuple(place + 1 for place in ranking)
    parts = tuple(
        {part.word: sum(year[seat][part] for year in position.sheet) for part in Part}
        for seat in range(position.players)
    )
    return Outcome(ranking, scores, parts, position.reason)
