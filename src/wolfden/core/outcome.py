"""How a match ended."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec


class Outcome(msgspec.Struct, frozen=True):
    places: tuple[int, ...]
    """1 for every winner, by seat; equals share a place. Where nobody wins they begin with 2."""
    scores: tuple[int, ...]
    parts: tuple[Mapping[str, int], ...]
    """What each seat's score is made of; the values add up to it."""
    reason: str
    """Why the match ended, as the last part of a text key."""

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


def places(merits: Sequence[Any]) -> tuple[int, ...]:
    """Places by comparable merits, the greatest first; equal merits share a place."""
    order = sorted(merits, reverse=True)
    return tuple([1 + order.index(mine) for mine in merits])


RESIGNED: Final = "resigned"


def resignation(
    teams: Sequence[Sequence[int]], seat: int, sheet: Sequence[Sequence[Mapping[str, int]]]
) -> Outcome:
    """The side of this seat has lost, whatever was scored until then: the sheet's rounds."""
    players = sum(map(len, teams))
    losers = next(team for team in teams if seat in team)
    parts = [Counter[str]() for _ in range(players)]
    for row in sheet:
        for scored, part in zip(parts, row, strict=True):
            scored.update(part)
    return Outcome(
        places=tuple(2 if each in losers else 1 for each in range(players)),
        scores=tuple(sum(part.values()) for part in parts),
        parts=tuple(map(dict, parts)),
        reason=RESIGNED,
    )


def winning(shares: Sequence[float]) -> list[float]:
    """Each seat's chance to win, from the share of the others that it may hope to finish above.

    As if whoever it meets were equally strong, then scaled to add up to one.
    """
    others = len(shares) - 1
    odds = [share / max(share + (1.0 - share) * others, 1e-9) for share in shares]
    total = sum(odds) or 1.0
    return [each / total for each in odds]


def ahead(places: Sequence[int]) -> tuple[float, ...]:
    """The share of the others that each seat finished above, those beside it counting half."""
    others = len(places) - 1
    return tuple(
        [
            (sum([mine < other for other in places]) + (places.count(mine) - 1) / 2) / others
            for mine in places
        ]
    )
