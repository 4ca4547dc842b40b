"""Pieces on the map, terrain tiles and tokens: how they are put, taken and counted."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .hexes import bit_set
from .model import FACES, FIGURES, TERRAIN_TILES, TERRAINS, VALUES, WOLVES, Terrain, Track

if TYPE_CHECKING:
    from .state import TheWolvesState

DEN, PACK, ALPHA, LAIR = range(4)
KINDS: Final = 4


def put(state: TheWolvesState, pack: int, piece: int, hex_index: int) -> None:
    bit = 1 << hex_index
    kind = KINDS * pack + piece
    if state.on[kind] & bit:
        state.twice[kind] |= bit
    else:
        state.on[kind] |= bit
        state.every[piece] |= bit
    if state.some & bit:
        state.full |= bit
    else:
        state.some |= bit


def lift(state: TheWolvesState, pack: int, piece: int, hex_index: int) -> None:
    bit = 1 << hex_index
    kind = KINDS * pack + piece
    if state.twice[kind] & bit:
        state.twice[kind] ^= bit
    else:
        state.on[kind] ^= bit
        state.every[piece] ^= bit
    if state.full & bit:
        state.full ^= bit
    else:
        state.some ^= bit


def all_of(state: TheWolvesState, pack: int) -> int:
    """The hexes where a pack has any piece."""
    on, first = state.on, KINDS * pack
    return on[first] | on[first + 1] | on[first + 2] | on[first + 3]


def of_others(state: TheWolvesState, pack: int, piece: int) -> int:
    """The hexes where any other pack has this piece; no hex has it from two packs."""
    return state.every[piece] & ~state.on[KINDS * pack + piece]


def owner_of(state: TheWolvesState, piece: int, hex_index: int, but: int) -> int:
    """The other pack that has this piece on the hex; -1 where none has."""
    for pack in range(len(state.packs)):
        if pack != but and state.on[KINDS * pack + piece] >> hex_index & 1:
            return pack
    return -1


def count(state: TheWolvesState, pack: int, piece: int, area: int) -> int:
    kind = KINDS * pack + piece
    return (state.on[kind] & area).bit_count() + (state.twice[kind] & area).bit_count()


def wolves_on_map(state: TheWolvesState, pack: int) -> int:
    return count(state, pack, PACK, -1) + count(state, pack, ALPHA, -1)


def value(state: TheWolvesState, seat: int, track: Track) -> int:
    """A pack's attribute now."""
    return int(VALUES[track][state.dens[3 * seat + track]])


def next_wolf(state: TheWolvesState, seat: int) -> int | None:
    """The wolf that would leave the player board next."""
    taken = state.wolves[seat]
    return WOLVES[taken] if taken < len(WOLVES) else None


def gain(state: TheWolvesState, seat: int, token: str | None) -> None:
    if token == "action":
        state.action_tokens[seat] += 1
    elif token == "terrain":
        state.terrain_tokens[seat] += 1


def token_under(players: int, track: int, dens: int) -> str | None:
    """The token that the last of so many dens uncovers."""
    return FIGURES[players].track_tokens[track][dens]


def shown_by(habitat: int, faces: int, tile: int) -> Terrain:
    """What a terrain tile shows; tile 0 shows the habitat whichever way it lies."""
    return Terrain(habitat) if tile == 0 else FACES[tile - 1][faces >> (tile - 1) & 1]


SHOWING: Final = tuple(
    tuple(
        tuple(
            bit_set(n for n in range(TERRAIN_TILES) if shown_by(habitat, faces, n) == terrain)
            for terrain in TERRAINS
        )
        for faces in range(1 << TERRAIN_TILES - 1)
    )
    for habitat in TERRAINS
)
"""The tiles that show a terrain, as a bit set, by habitat, faces and terrain."""
