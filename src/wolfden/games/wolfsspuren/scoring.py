"""Scores by their parts, and the outcome ("end of the game")."""

from __future__ import annotations

from ...core import Outcome, places
from .model import Part
from .position import WolfsspurenPosition


def rank_points(position: WolfsspurenPosition) -> dict[int, int]:
    """What each wolf's row is worth: 1 for the lowest, one more for each above."""
    return position.ranks.points


def totals(position: WolfsspurenPosition) -> tuple[int, ...]:
    """Added up anew only when the sheet is another."""
    known, sheet = position.added_up, position.sheet
    if known is not None and known[0] is sheet:
        return known[1]
    found = tuple([sum([sum(year[seat]) for year in sheet]) for seat in range(position.players)])
    position.added_up = sheet, found
    return found


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
