"""The moon calendar: whatever leaves the map covers the next date."""

from __future__ import annotations

from ....core import Tell
from ..events import Covered
from ..model import Piece, Terrain
from ..position import NONE, TheWolvesPosition


def cover_with_lone_wolf(position: TheWolvesPosition, tell: Tell | None) -> None:
    position.calendar += ((None, NONE),)
    if tell is not None:
        tell(Covered(len(position.calendar), "lone", "none"))


def cover(position: TheWolvesPosition, piece: Piece, pack: int, tell: Tell | None) -> None:
    """Put a piece of a pack on the next date."""
    position.calendar += ((piece, pack),)
    if tell is not None:
        habitat = Terrain(position.packs[pack])
        tell(Covered(len(position.calendar), piece.word, habitat.word))
