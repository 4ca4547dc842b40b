"""Who catches whom ("sequence of the cards' effects").

It depends only on three sets of seats and the marker, so it is worked out once for each and kept.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from ....kit.sealed import SEAT_LIMIT, SEAT_MASK

EASY: Final = SEAT_LIMIT
PLAYED: Final = 2 * SEAT_LIMIT
"""Where the key of a feeding has the easy and the played food; the eaters come first."""


class Catch(NamedTuple):
    seat: int
    owner: int
    easy: bool


class Feeding(NamedTuple):
    """What happens when some cards go after others, in order from the marker's holder."""

    fed: int
    hungry: int
    easy_taken: int
    played_taken: int
    catches: tuple[Catch, ...]


class Feedings(dict[int, Feeding]):
    """Every feeding of a table with this marker, by eaters, easy food and played food."""

    def __init__(self, players: int, marker: int) -> None:
        super().__init__()
        self.players = players
        self.marker = marker

    def __missing__(self, key: int) -> Feeding:
        eaters, easy = key & SEAT_MASK, key >> EASY & SEAT_MASK
        self[key] = found = self.feed(eaters, easy, key >> PLAYED)
        return found

    def feed(self, eaters: int, easy: int, played: int) -> Feeding:
        fed = easy_taken = played_taken = 0
        catches = []
        for seat in self.seats_from(self.marker):
            catch = self.nearest(seat, easy & ~easy_taken, played & ~played_taken)
            if eaters >> seat & 1 and catch:
                fed |= 1 << seat
                catches.append(catch)
                easy_taken |= catch.easy << catch.owner
                played_taken |= (not catch.easy) << catch.owner
        return Feeding(fed, eaters & ~fed, easy_taken, played_taken, tuple(catches))

    def nearest(self, seat: int, easy: int, played: int) -> Catch | None:
        """The first food clockwise, easy prey before the played card, never one's own."""
        for owner in self.seats_from(seat)[1:]:
            if (easy | played) >> owner & 1:
                return Catch(seat, owner, bool(easy >> owner & 1))
        return None

    def seats_from(self, first: int) -> list[int]:
        return [(first + step) % self.players for step in range(self.players)]


FEEDINGS: Final = tuple(
    tuple(Feedings(players, marker) for marker in range(players))
    for players in range(SEAT_LIMIT + 1)
)


NOBODY: Final = Feeding(0, 0, 0, 0, ())
