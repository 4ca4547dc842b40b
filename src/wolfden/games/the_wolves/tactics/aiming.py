"""What the target of an action would change, without playing it out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ..hexes import members
from ..model import (
    FIGURES,
    LAIR_CONTROL,
    TILE_OF,
    VALUES,
    Deed,
    Moon,
    Track,
)
from ..pieces import next_wolf, of, owner_of, token_under
from ..position import ALPHA, DEN, DEN_TRACK, LAIR, PACK, TheWolvesPosition
from ..rules.naming import targets_of
from ..rules.uncovering import tracks_left
from .outlook import outlook
from .situation import Situation
from .stakes import Change
from .worth import (
    ACTION_TOKEN,
    ATTRIBUTE,
    DEN_TAKEN,
    FIRST_LONE_WOLF,
    FIRST_MOON,
    FIRST_WATER,
    LAIR_SITE,
    NOTHING_LEFT,
    TERRAIN_TOKEN,
)


def best_aim(situation: Situation, deed: Deed, terrain: int) -> float:
    """Of an action other than a move."""
    position, aim = situation.position, AIMS[deed]
    found = targets_of(position, situation.seat, deed) & position.country.of_terrain[terrain]
    return max([aim(situation, each) for each in members(found)])


def den(situation: Situation, hex_index: int) -> float:
    position, seat, tile = situation.position, situation.seat, TILE_OF[hex_index]
    land = position.country.land
    promise = 0.0
    if land.waterside >> hex_index & 1 and not of(position, seat, LAIR) & land.tile[tile]:
        promise = LAIR_SITE * situation.outlook.left
    return situation.stakes.gain((seat, tile, 1, 0)) + promise + best_track(situation)


def best_track(situation: Situation) -> float:
    position, seat = situation.position, situation.seat
    tracks = tracks_left(position, seat)
    return max([uncovered(position, seat, track) for track in tracks], default=NOTHING_LEFT)


def upgrade(situation: Situation, hex_index: int) -> float:
    position, seat = situation.position, situation.seat
    points, lairs = FIGURES[position.players].lair_points, position.lairs[seat]
    gain = situation.stakes.gain((seat, TILE_OF[hex_index], LAIR_CONTROL - 1, 0))
    return gain + points[lairs + 1] - points[lairs] + situation.outlook.left * TERRAIN_TOKEN


def recruit(situation: Situation, hex_index: int, *lost: Change) -> float:
    """The next wolf of the board enters the map."""
    position, seat = situation.position, situation.seat
    rank = next_wolf(position, seat)
    assert rank is not None
    points, wolves = FIGURES[position.players].wolf_points, position.wolves[seat]
    arrived = (seat, TILE_OF[hex_index], 1, int(rank == ALPHA))
    prospects = situation.surroundings.joined(hex_index, rank == ALPHA)
    gain = situation.stakes.gain(arrived, *lost)
    return gain + points[wolves + 1] - points[wolves] + prospects


def dominate(situation: Situation, hex_index: int) -> float:
    """The better of the pieces there."""
    position, seat = situation.position, situation.seat
    return max(
        dominate_piece(situation, hex_index, piece)
        for piece in (DEN, PACK)
        if owner_of(position, piece, hex_index, seat) in range(position.players)
    )


def dominate_piece(situation: Situation, hex_index: int, piece: int) -> float:
    position, seat = situation.position, situation.seat
    rival = owner_of(position, piece, hex_index, but=seat)
    assert rival is not None
    lost = (rival, TILE_OF[hex_index], -1, 0)
    if piece == DEN:
        return situation.stakes.gain((seat, lost[1], 1, 0), lost) + best_track(situation)
    if next_wolf(position, seat) is None:
        return NOTHING_LEFT
    return recruit(situation, hex_index, lost)


AIMS: Final[dict[Deed, Callable[[Situation, int], float]]] = {
    Deed.DEN: den,
    Deed.UPGRADE: upgrade,
    Deed.HOWL: recruit,
    Deed.DOMINATE: dominate,
}


def uncovered(position: TheWolvesPosition, seat: int, track: int) -> float:
    """What the next den of a track uncovers."""
    dens = position.dens[DEN_TRACK[seat][track]]
    points = FIGURES[position.players].track_points
    token = token_under(position.players, track, dens + 1)
    tokens = {"action": ACTION_TOKEN, "terrain": TERRAIN_TOKEN, None: 0.0}[token]
    more = VALUES[track][dens + 1] - VALUES[track][dens]
    promise = tokens + ATTRIBUTE[track] * more + DEN_TAKEN
    return float(outlook(position).left * promise + points[dens + 1] - points[dens])


def first_place(position: TheWolvesPosition, hex_index: int) -> float:
    """Close to regions that are scored early, to lone wolves and to water."""
    land = position.country.land
    total = 0.0
    for tile, (moon, *_) in zip(land.regions, position.moons, strict=True):
        rings = enumerate(land.layers[hex_index])
        steps = next(count for count, ring in rings if ring & land.tile[tile])
        total += FIRST_MOON[moon] / (1 + steps) if moon != Moon.CRESCENT or steps else 0
    lone = land.reach[VALUES[Track.SPEED][0]][hex_index] & position.lone
    water = land.range[VALUES[Track.HOWL][0]][hex_index] & land.waterside
    return total + FIRST_LONE_WOLF * lone.bit_count() + FIRST_WATER * water.bit_count()
