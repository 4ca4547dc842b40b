"""Paying for an action: terrain tiles that show its terrain are flipped, tokens stand for any."""

from __future__ import annotations

from typing import Final

from ....core import Action, Tell
from ..actions import FLIP, INDEX, SPEND
from ..events import Chose, Paid
from ..hexes import members
from ..model import AIMING, PICKING, TO_MOVE, Phase, Terrain
from ..position import TheWolvesPosition
from ..tiles import SHOWING, flipped

VERBS: Final = ("flip", "spend")


def tiles_left(position: TheWolvesPosition, seat: int) -> int:
    """Tiles that show the terrain and were not flipped for this action."""
    showing = SHOWING[position.packs[seat]][position.faces[seat]]
    return showing[position.terrain] & ~position.flipped


def legal(position: TheWolvesPosition, seat: int) -> tuple[Action, ...]:
    tiles = tuple([FLIP[tile] for tile in members(tiles_left(position, seat))])
    return (*tiles, SPEND) if position.terrain_tokens[seat] else tiles


def carry_out(position: TheWolvesPosition, seat: int, action: Action, tell: Tell | None) -> None:
    if action is SPEND:
        spend(position, seat, 1)
    else:
        flip(position, seat, 1 << INDEX[action.id])
    if tell is not None:
        tell(Chose(seat, "spend" if action is SPEND else "flip"))
    settle(position, seat, tell)


def flip(position: TheWolvesPosition, seat: int, tiles: int) -> None:
    position.flipped |= tiles
    position.faces[seat] = flipped(position.faces[seat], tiles)
    position.to_pay -= tiles.bit_count()


def spend(position: TheWolvesPosition, seat: int, tokens: int) -> None:
    position.terrain_tokens[seat] -= tokens
    position.spent += tokens
    position.to_pay -= tokens


def settle(position: TheWolvesPosition, seat: int, tell: Tell | None) -> None:
    """Pay by itself what can be paid in one way only; ask for the rest."""
    left = tiles_left(position, seat)
    count, tokens = left.bit_count(), position.terrain_tokens[seat]
    if position.to_pay and count and count + tokens > position.to_pay:
        position.phase = Phase.PAY
        return
    if position.to_pay:
        flip(position, seat, left)
        spend(position, seat, position.to_pay)
    if tell is not None:
        tiles = tuple(tile + 1 for tile in members(position.flipped))
        tell(Paid(seat, Terrain(position.terrain).word, tiles, position.spent))
    position.phase = PICKING if position.deed == TO_MOVE else AIMING


def forbids(position: TheWolvesPosition, seat: int, action: Action) -> str:
    if action is SPEND:
        return "no-terrain-token"
    return "tile-used" if position.flipped >> INDEX[action.id] & 1 else "tile-shows-other"
