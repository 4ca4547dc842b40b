"""How promising a position is: points made, regions at the coming scorings, and prospects.

The weights were set by hand from what things score and have not been tuned; `wolfden arena`
shows how they do against other bots. A search asks for very many values, so whatever depends
on little is worked out once: see `outlook.py` and `nearby.py`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from .model import FIGURES, MOON_POINTS, VALUES
from .nearby import Nearby
from .outlook import SHOWN, outlook, shares
from .worth import ACTION_TOKEN, ATTRIBUTE, DEN_TAKEN, TERRAIN_TOKEN

if TYPE_CHECKING:
    from .state import TheWolvesState

OTHERS: Final = 0.7
"""How much the others' average weighs against one's own."""


def evaluate(state: TheWolvesState) -> tuple[float, ...]:
    """About how many points each seat may expect in the end."""
    now = outlook(state)
    values = [
        board(state, seat, now.left) + Nearby(state, seat, now.left).total
        for seat in range(state.players)
    ]
    for moons, share in zip(state.moons, shares(state), strict=True):
        if moons and share:
            for seat, points in zip(range(state.players), now.promise(moons, share), strict=False):
                values[seat] += points
    return tuple(values)


def board(state: TheWolvesState, seat: int, left: float) -> float:
    """Points made, and what tiles, tokens and attributes promise."""
    figures = FIGURES[state.players]
    promise = ACTION_TOKEN * state.action_tokens[seat] + TERRAIN_TOKEN * state.terrain_tokens[seat]
    points = state.halves[seat]
    for moon in state.taken[seat]:
        points += MOON_POINTS[moon]
    for track, dens in enumerate(state.dens[3 * seat : 3 * seat + 3]):
        points += figures.track_points[dens]
        promise += ATTRIBUTE[track] * VALUES[track][dens] + DEN_TAKEN * dens
    points += figures.lair_points[state.lairs[seat]]
    points += figures.prey_points[state.caught[seat].bit_count()]
    points += figures.wolf_points[state.wolves[seat]]
    return points + left * (promise + SHOWN[state.packs[seat]][state.faces[seat]])


def advantage(values: Sequence[float], seat: int, players: int) -> float:
    """A seat's value against the others' average; the neutral pack does not count."""
    mine = values[seat]
    return mine - OTHERS * (sum(values[:players]) - mine) / (players - 1)
