"""Who has won a game (4, 6-2, 10-5, 11-5)."""

from __future__ import annotations

from collections.abc import Sequence

from ..model import PLACES, YELLOW, team_of
from ..standing import Activation


def winner(start: Activation, counting: bool) -> int | None:
    """The team that has won at the start of a turn.

    Sheep are counting when player 1's turn has come after somebody ran out of cards.
    """
    bare = start.bare
    if bare is not None:
        return 1 - team_of(bare)
    return more_sheep(start.sheep) if counting else None


def more_sheep(sheep: Sequence[int]) -> int:
    """The team that wins when cards have run out; a tie goes to yellow."""
    counts = [sum(sheep[place] for place in PLACES if team_of(place) == team) for team in (0, 1)]
    return 0 if counts[0] > counts[1] else YELLOW
