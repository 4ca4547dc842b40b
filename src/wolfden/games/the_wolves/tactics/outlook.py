"""What regions promise at the coming scorings: tables that fill as needed."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from ..model import FIGURES, MOON_POINTS, MOONS, Moon
from ..position import TheWolvesPosition
from ..scoring import award
from ..shares import claims_of
from .worth import ALPHA_SHARE, DOUBT, LATER, MOST_DOUBT

OTHERS: Final = 0.7
"""How much the others' average weighs against one's own."""
MOST_KNOWN: Final = 20_000
"""Regions that one date of the calendar remembers."""


class Outlook:
    """What the calendar leaves to come."""

    def __init__(self, players: int, scorings: int, covered: int, scored: int) -> None:
        figures = FIGURES[players]
        self.players = players
        last = figures.dates[scorings - 1]
        self.packs = max(players, 3)
        self.left = max(last - covered, 0) / last
        """The share of the match that is still to come."""
        self.weights = [LATER[max(moon - scored, 0)] if moon < scorings else 0.0 for moon in MOONS]
        self.doubts = [
            min(DOUBT * max(figures.dates[moon] - covered, 0), MOST_DOUBT) for moon in MOONS
        ]
        self._known: dict[tuple[tuple[Moon, ...], int], list[float]] = {}
        self._leads: dict[tuple[tuple[Moon, ...], int], list[float]] = {}

    def promise(self, moons: tuple[Moon, ...], share: int) -> list[float]:
        """What a region promises each pack at the scorings still to come there."""
        found = self._known.get((moons, share))
        if found is None:
            if len(self._known) >= MOST_KNOWN:
                self._known.clear()
            found = self._known[moons, share] = self._promise(moons, share)
        return found

    def leads(self, moons: tuple[Moon, ...], share: int) -> list[float]:
        """How much more that is for each seat than for the others."""
        found = self._leads.get((moons, share))
        if found is None:
            if len(self._leads) >= MOST_KNOWN:
                self._leads.clear()
            promised, players = self.promise(moons, share), self.players
            found = [advantage(promised, seat, players) for seat in range(players)]
            self._leads[moons, share] = found
        return found

    def _promise(self, moons: tuple[Moon, ...], share: int) -> list[float]:
        found = [0.0] * self.packs
        claims = claims_of(share)
        total = 1 + sum(each.control for each in claims)
        for moon in moons:
            high, weight, doubt = MOON_POINTS[moon], self.weights[moon], self.doubts[moon]
            for each, points in zip(claims, award(claims, high).points, strict=True):
                part = high * (each.control + ALPHA_SHARE * each.alphas) / total
                found[each.pack] += weight * ((1 - doubt) * points + doubt * part)
        return found


def advantage(values: Sequence[float], seat: int, players: int) -> float:
    """A seat's value against the others' average; the neutral pack does not count."""
    mine = values[seat]
    return mine - OTHERS * (sum(values[:players]) - mine) / (players - 1)


@lru_cache(maxsize=256)
def outlook_at(players: int, scorings: int, covered: int, scored: int) -> Outlook:
    return Outlook(players, scorings, covered, scored)


def outlook(position: TheWolvesPosition) -> Outlook:
    return outlook_at(position.players, position.scorings, len(position.calendar), position.scored)
