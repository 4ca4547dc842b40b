"""Hunting: prey with the active seat's wolves on three sides is caught after every action."""

from __future__ import annotations

from typing import Final

from ....core import Action, Tell
from ..actions import HEX, HUNT, on
from ..events import Hunted, TokenGained
from ..hexes import lowest
from ..land import MOST_SIDES, STACK_BITS
from ..model import (
    ACTING,
    ALONE,
    FIGURES,
    HEX_NAMES,
    HEX_OF_WOLF,
    PREYS,
    SURROUNDING,
    TILE_OF,
    Phase,
)
from ..pieces import gain
from ..position import NONE, TheWolvesPosition

VERBS: Final = ("hunt",)
STACKS: Final = max(len(figures.prey) for figures in FIGURES.values())
ENOUGH: Final = sum(1 << STACK_BITS * stack + STACK_BITS - 1 for stack in range(STACKS))
"""The highest bit of every stack's sides …"""
LACKING: Final = ENOUGH - sum(SURROUNDING << STACK_BITS * stack for stack in range(STACKS))
"""… and what lifts those that are surrounded up to it."""


def surrounded(position: TheWolvesPosition, seat: int) -> dict[int, int]:
    """Stacks to be hunted now, as a bit set for each kind that the seat still lacks."""
    found = dict[int, int]()
    caught, sides = position.caught[seat], sides_taken(position, seat)
    region = position.country.land.number
    for each, kind in position.prey_at:
        if (
            sides >> STACK_BITS * region[TILE_OF[each]] & MOST_SIDES >= SURROUNDING
            and not caught >> kind & 1
            and position.prey_left[0] & ALONE[each]
        ):
            found[kind] = found.get(kind, 0) | ALONE[each]
    return found


def sides_taken(position: TheWolvesPosition, seat: int) -> int:
    """On how many sides of every region's stack the seat has wolves, in `STACK_BITS` for each."""
    sides, last, beside = 0, NONE, position.country.land.sides_of_prey
    for wolf in position.roaming[seat]:
        each = HEX_OF_WOLF[wolf]
        if each != last:
            sides += beside[each]
        last = each
    return sides


def hunt(position: TheWolvesPosition, seat: int, tell: Tell | None) -> None:
    """Catch what is surrounded; ask where two stacks of a kind are."""
    if not sides_taken(position, seat) + LACKING & ENOUGH:
        return
    for hexes in surrounded(position, seat).values():
        if hexes & (hexes - 1):
            position.phase = Phase.HUNT
        else:
            catch(position, seat, lowest(hexes), tell)


def catch(position: TheWolvesPosition, seat: int, hex_index: int, tell: Tell | None) -> None:
    bit = ALONE[hex_index]
    kind = dict(position.prey_at)[hex_index]
    position.caught[seat] |= 1 << kind
    second = position.prey_left[1] & bit
    if second:
        position.prey_left[1] ^= bit
    else:
        position.prey_left[0] ^= bit
        position.clear |= bit
        position.ends = None
    if tell is not None:
        tell(Hunted(seat, HEX_NAMES[hex_index], PREYS[kind].word, 1 if second else 0))
    if FIGURES[position.players].hunt_token:
        gain(position, seat, "action")
        if tell is not None:
            tell(TokenGained(seat, "action", "hunt"))


def legal(position: TheWolvesPosition, seat: int) -> tuple[Action, ...]:
    """The stacks of one kind to choose from; what had no choice is caught already."""
    return on(HUNT, next(iter(surrounded(position, seat).values())))


def carry_out(position: TheWolvesPosition, seat: int, action: Action, tell: Tell | None) -> None:
    catch(position, seat, HEX[action.id], tell)
    position.phase = ACTING
    hunt(position, seat, tell)


def forbids(position: TheWolvesPosition, seat: int, action: Action) -> str:
    return "not-surrounded"
