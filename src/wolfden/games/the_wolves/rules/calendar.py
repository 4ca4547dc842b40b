"""The moon calendar: whatever leaves the map covers the next date."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core import Tell
from .. import events
from ..model import Piece

if TYPE_CHECKING:
    from ..state import TheWolvesState


def cover(state: TheWolvesState, piece: int | None, pack: int, tell: Tell | None) -> None:
    """Put a piece of a pack, or a lone wolf, on the next date."""
    state.calendar += ((None if piece is None else Piece(piece), pack),)
    if tell is not None:
        events.covered(state, tell)
