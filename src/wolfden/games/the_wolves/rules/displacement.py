"""A displaced wolf goes to the nearest hex that is empty or holds one piece of its own."""

from __future__ import annotations

from ....core import Tell
from ..events import Displaced
from ..hexes import lowest
from ..model import HEX_NAMES, PIECES, Phase
from ..pieces import all_of, lift, put
from ..position import TheWolvesPosition, Uprooted


def uproot(position: TheWolvesPosition, pack: int, piece: int, hex_index: int) -> None:
    """Take the wolf off its hex; `resettle` finds it another."""
    lift(position, pack, piece, hex_index)
    position.displaced = Uprooted(pack, piece, hex_index)


def resettle(position: TheWolvesPosition, seat: int, tell: Tell | None) -> bool:
    """Give the displaced wolf its place; False where the active seat must choose among equals."""
    assert position.displaced is not None
    nearest = nearest_places(position, position.displaced.pack, position.displaced.hex)
    if nearest & (nearest - 1):
        position.phase = Phase.DISPLACE
        return False
    arrive(position, seat, lowest(nearest), tell)
    return True


def nearest_places(position: TheWolvesPosition, pack: int, hex_index: int) -> int:
    """The places for a wolf of this pack that has to leave a hex."""
    fit = position.clear & (position.empty | all_of(position, pack) & position.room)
    for ring in position.country.land.layers[hex_index][1:]:
        if places := ring & fit:
            return places
    raise AssertionError("the map has more room than there are pieces")


def arrive(position: TheWolvesPosition, seat: int, goal: int, tell: Tell | None) -> None:
    assert position.displaced is not None
    (pack, piece, start), position.displaced = position.displaced, None
    put(position, pack, piece, goal)
    if tell is not None:
        tell(Displaced(seat, pack, PIECES[piece].word, HEX_NAMES[start], HEX_NAMES[goal]))
