"""Scores by their parts, and the outcome ("end of the game")."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from ...core import Outcome, places
from .model import Part

if TYPE_CHECKING:
    from .state import WolfsspurenState


Sheet = tuple[tuple[tuple[int, ...], ...], ...]


@lru_cache(maxsize=4096)
def _totals(sheet: Sheet, players: int) -> tuple[int, ...]:
    return tuple(sum(sum(year[seat]) for year in sheet) for seat in range(players))


def totals(state: WolfsspurenState) -> tuple[int, ...]:
    return _totals(state.sheet, state.players)


def outcome(state: WolfsspurenState) -> Outcome:
    """The highest score wins, equals share. A pack that died out has no winner: places from 2."""
    scores = totals(state)
    ranking = places(scores)
    if state.reason == "died-out":
        ranking = tuple(place + 1 for place in ranking)
    parts = tuple(
        {part.word: sum(year[seat][part] for year in state.sheet) for part in Part}
        for seat in range(state.players)
    )
    return Outcome(ranking, scores, parts, state.reason)
