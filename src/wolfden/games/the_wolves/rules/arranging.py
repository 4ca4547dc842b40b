"""Set-up: how a seat's terrain tiles lie at first."""

from __future__ import annotations

from typing import Final

from ....core import Action, Tell
from ..actions import ARRANGE, INDEX
from ..events import Arranged
from ..model import TERRAIN_TILES, Phase
from ..position import TheWolvesPosition
from ..tiles import ALL_SECOND, shown_by
from .turn import next_to_set_up

VERBS: Final = ("arrange",)


def legal(position: TheWolvesPosition, seat: int) -> tuple[Action, ...]:
    return ARRANGE


def carry_out(position: TheWolvesPosition, seat: int, action: Action, tell: Tell | None) -> None:
    """All two-faced tiles on the same face: only so does every terrain show once."""
    second = INDEX[action.id]
    faces = position.faces[seat] = ALL_SECOND if second else 0
    if tell is not None:
        habitat = position.packs[seat]
        shown = tuple(shown_by(habitat, faces, n).word for n in range(1, TERRAIN_TILES))
        tell(Arranged(seat, "second" if second else "first", shown))
    position.step += 1
    if position.step == position.players:
        position.step = 0
        position.phase = Phase.PLACE
    position.active = next_to_set_up(position)


def forbids(position: TheWolvesPosition, seat: int, action: Action) -> str:
    raise AssertionError("every arrangement is legal")
