"""What moving wolves would change, one after the other."""

from __future__ import annotations

from typing import Final

from ..hexes import lowest, members
from ..model import ALONE, HEX_OF_WOLF, IS_ALPHA, TERRAINS, TILE_OF, Wolf
from ..pieces import of_others, owner_of
from ..position import PACK, TheWolvesPosition
from ..rules.displacement import nearest_places
from ..rules.picking import able_wolves
from .situation import Situation, Step, situation_of
from .stakes import Change

SECOND_LOOKS: Final = 6
"""How many of the best moves of single wolves are looked at again after the first has moved."""


def march(situation: Situation, ranked: list[Step]) -> float:
    """Move wolves to a terrain, the best first, as long as the next one helps."""
    if not ranked:
        return 0.0
    total = ranked[0][0]
    for _ in range(1, situation.spread):
        _, wolf, goal = ranked[0]
        again = [each for each in ranked[1:] if each[1] != wolf][:SECOND_LOOKS]
        if not again:
            break
        situation = situation.after(wolf, goal)
        ranked = looked_at_again(situation, again)
        if not ranked or ranked[0][0] <= 0:
            break
        total += ranked[0][0]
    return total


def glance(situation: Situation, ranked: list[Step]) -> float:
    """About the same, as if no wolf's way changed what the others' are worth."""
    total, left, moved = 0.0, situation.spread, set[Wolf]()
    for worth, wolf, _ in ranked:
        if not left or (moved and worth <= 0):
            break
        if wolf not in moved:
            moved.add(wolf)
            left -= 1
            total += worth
    return total


def looked_at_again(situation: Situation, ways: list[Step]) -> list[Step]:
    """What some ways are worth now that another wolf stands elsewhere, the best first."""
    found: list[Step] = []
    for _, wolf, goal in ways:
        found += steps_of(situation, wolf, ALONE[goal])
    return sorted(found, reverse=True)


def steps_by_terrain(situation: Situation) -> list[list[Step]]:
    """Every wolf's ways, the most helpful first."""
    if situation.steps is None:
        situation.steps = _steps_by_terrain(situation)
    return situation.steps


def _steps_by_terrain(situation: Situation) -> list[list[Step]]:
    position = situation.position
    country, terrain_of = position.country, position.country.terrain
    found: list[list[Step]] = [[] for _ in TERRAINS]
    for wolf in dict.fromkeys(position.roaming[situation.seat]):
        split: list[list[Step]] = [[] for _ in TERRAINS]
        for step in steps_of(situation, wolf, country.land.open):
            split[terrain_of[step[2]]].append(step)
        for terrain, area in enumerate(country.of_terrain):
            situation.ways[wolf, area] = split[terrain]
            found[terrain] += split[terrain]
    for ranked in found:
        ranked.sort(reverse=True)
    return found


def best_by_wolf(position: TheWolvesPosition, seat: int) -> dict[Wolf, float]:
    """The best way of every wolf that may still move in the action that is being made."""
    situation = situation_of(position, seat)
    area = position.country.of_terrain[position.terrain]
    return {
        wolf: max([worth for worth, _, _ in ways_into(situation, wolf, area)])
        for wolf in able_wolves(position, seat)
    }


def ways_into(situation: Situation, wolf: Wolf, area: int) -> list[Step]:
    """One wolf's ways into an area, found out once."""
    known = situation.ways.get((wolf, area))
    if known is None:
        known = situation.ways[wolf, area] = steps_of(situation, wolf, area)
    return known


def steps_of(situation: Situation, wolf: Wolf, area: int) -> list[Step]:
    start, alpha = HEX_OF_WOLF[wolf], IS_ALPHA[wolf]
    ends = situation.ends.to_alpha if alpha else situation.ends.to_pack
    goals = situation.reach[start] & ends & area
    found: list[Step] = []
    if not goals:
        return found
    here = TILE_OF[start]
    rivals = of_others(situation.position, situation.seat, PACK) & goals if alpha else 0
    stakes, surroundings = situation.stakes, situation.surroundings
    gap = surroundings.without(start, alpha)
    for goal in members(goals):
        if rivals and rivals & ALONE[goal]:
            worth = push(situation, here, goal)
        else:
            there = TILE_OF[goal]
            worth = 0.0 if here == there else stakes.way(here, there, alpha)
        found.append((worth + surroundings.moved(gap, goal, alpha), wolf, goal))
    return found


def push(situation: Situation, here: int, goal: int) -> float:
    """What an alpha changes in the regions that ends its way on another's wolf."""
    seat, there = situation.seat, TILE_OF[goal]
    changes: list[Change] = [] if here == there else [(seat, here, -1, -1), (seat, there, 1, 1)]
    return situation.stakes.gain(*changes, *pushed(situation.position, seat, goal))


def pushed(position: TheWolvesPosition, seat: int, hex_index: int) -> list[Change]:
    """A displaced wolf's way out of a region, if its nearest place is elsewhere."""
    rival = owner_of(position, PACK, hex_index, but=seat)
    assert rival is not None
    here, there = TILE_OF[hex_index], TILE_OF[lowest(nearest_places(position, rival, hex_index))]
    return [] if there == here else [(rival, here, -1, 0), (rival, there, 1, 0)]
