"""Pieces on the map and on the player boards: how they are put, taken, found and counted."""

from __future__ import annotations

from .model import ALONE, FIGURES, TILE_OF, WOLF_AT, WOLVES, TokenName, Wolf
from .position import ALPHA, DEN, KIND, LAIR, PACK, TheWolvesPosition
from .shares import SHARE


def put(position: TheWolvesPosition, pack: int, piece: int, hex_index: int) -> None:
    _enter(position, pack, piece, hex_index)
    if piece in (PACK, ALPHA):
        wolves = list(position.roaming[pack])
        wolves.append(wolf_at(hex_index, piece))
        wolves.sort()
        position.roaming[pack] = tuple(wolves)


def lift(position: TheWolvesPosition, pack: int, piece: int, hex_index: int) -> None:
    _leave(position, pack, piece, hex_index)
    if piece in (PACK, ALPHA):
        wolves = list(position.roaming[pack])
        wolves.remove(wolf_at(hex_index, piece))
        position.roaming[pack] = tuple(wolves)


def move(position: TheWolvesPosition, pack: int, piece: int, start: int, goal: int) -> None:
    """Lift a wolf and put it elsewhere."""
    _leave(position, pack, piece, start)
    _enter(position, pack, piece, goal)
    wolves = list(position.roaming[pack])
    wolves[wolves.index(wolf_at(start, piece))] = wolf_at(goal, piece)
    wolves.sort()
    position.roaming[pack] = tuple(wolves)


def _enter(position: TheWolvesPosition, pack: int, piece: int, hex_index: int) -> None:
    bit, kind = ALONE[hex_index], KIND[pack][piece]
    region = position.country.land.number[TILE_OF[hex_index]]
    if region >= 0:
        position.shares[region] += SHARE[kind]
    if position.empty & bit:
        position.empty ^= bit
        _forget(position, pack, piece, alone=True)
    else:
        position.room ^= bit
        _forget(position, pack, piece, alone=False)
        if position.on[kind] & bit:
            position.twice[kind] |= bit
            return
    position.on[kind] |= bit
    position.every[piece] |= bit


def _leave(position: TheWolvesPosition, pack: int, piece: int, hex_index: int) -> None:
    bit, kind = ALONE[hex_index], KIND[pack][piece]
    region = position.country.land.number[TILE_OF[hex_index]]
    if region >= 0:
        position.shares[region] -= SHARE[kind]
    if position.room & bit:
        position.empty ^= bit
        _forget(position, pack, piece, alone=True)
    else:
        position.room ^= bit
        _forget(position, pack, piece, alone=False)
        if position.twice[kind] & bit:
            position.twice[kind] ^= bit
            return
    position.on[kind] ^= bit
    position.every[piece] ^= bit


def _forget(position: TheWolvesPosition, pack: int, piece: int, alone: bool) -> None:
    """Forget what was noted, unless a piece that comes or goes does not matter: where one stands
    alone, its own pack's wolves may end their ways just as if nothing were there."""
    ends = position.ends
    if ends is not None and not (alone and ends.seat == pack):
        position.ends = None
    if piece == ALPHA:
        position.senses = None


def wolf_at(hex_index: int, piece: int) -> Wolf:
    return WOLF_AT[hex_index][piece == ALPHA]


def of(position: TheWolvesPosition, pack: int, piece: int) -> int:
    """The hexes where a pack has this piece."""
    return position.on[KIND[pack][piece]]


def all_of(position: TheWolvesPosition, pack: int) -> int:
    """The hexes where a pack has any piece."""
    on, kind = position.on, KIND[pack]
    return on[kind[DEN]] | on[kind[PACK]] | on[kind[ALPHA]] | on[kind[LAIR]]


def accompanied(position: TheWolvesPosition, pack: int, piece: int) -> int:
    """The hexes where a pack has this piece and another one."""
    on, kind, others = position.on, KIND[pack][piece], 0
    for other in KIND[pack]:
        if other != kind:
            others |= on[other]
    return on[kind] & others | position.twice[kind]


def of_others(position: TheWolvesPosition, pack: int, piece: int) -> int:
    """The hexes where any other pack has this piece; no hex has it from two packs."""
    return position.every[piece] ^ position.on[KIND[pack][piece]]


def any_of_others(position: TheWolvesPosition, pack: int) -> int:
    """The hexes where any other pack has any piece."""
    return (
        of_others(position, pack, DEN)
        | of_others(position, pack, PACK)
        | of_others(position, pack, ALPHA)
        | of_others(position, pack, LAIR)
    )


def owner_of(position: TheWolvesPosition, piece: int, hex_index: int, but: int) -> int | None:
    """The other pack that has this piece on the hex."""
    bit = ALONE[hex_index]
    if not position.empty & bit and of_others(position, but, piece) & bit:
        for pack in range(len(position.packs)):
            if pack != but and position.on[KIND[pack][piece]] & bit:
                return pack
    return None


def count(position: TheWolvesPosition, pack: int, piece: int) -> int:
    kind = KIND[pack][piece]
    return position.on[kind].bit_count() + position.twice[kind].bit_count()


def wolves_on_map(position: TheWolvesPosition, pack: int) -> int:
    return len(position.roaming[pack])


def next_wolf(position: TheWolvesPosition, seat: int) -> int | None:
    """The wolf that would leave the player board next."""
    taken = position.wolves[seat]
    return WOLVES[taken] if taken < len(WOLVES) else None


def recruit(position: TheWolvesPosition, seat: int, hex_index: int) -> int:
    """The next wolf of the player board enters the map; the board tells its rank."""
    rank = next_wolf(position, seat)
    assert rank is not None
    position.wolves[seat] += 1
    put(position, seat, rank, hex_index)
    return rank


def gain(position: TheWolvesPosition, seat: int, token: TokenName | None) -> None:
    if token == "action":
        position.action_tokens[seat] += 1
    elif token == "terrain":
        position.terrain_tokens[seat] += 1


def token_under(players: int, track: int, dens: int) -> TokenName | None:
    """The token that the last of so many dens uncovers."""
    return FIGURES[players].track_tokens[track][dens]
