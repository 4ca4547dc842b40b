"""Howling: which lone wolf within the howl range of an alpha joins the pack."""

from __future__ import annotations

from typing import Final

from ....core import Action, Tell
from ..actions import HEX, TO, on
from ..events import Howled
from ..model import ALONE, HEX_NAMES, PIECES, WOLVES
from ..pieces import recruit
from ..position import TheWolvesPosition
from .calendar import cover_with_lone_wolf
from .requirements import (
    ON_TERRAIN,
    Reasons,
    anywhere,
    in_howl_range,
    on_terrain,
    unmet,
)
from .turn import finish_action

VERBS: Final = ("to",)
REASONS: Final[Reasons] = ("no-wolves-left", "no-lone-wolf", "out-of-howl-range")


def targets(position: TheWolvesPosition, seat: int) -> int:
    left, lone, heard = requirements(position, seat)
    return left & lone & heard


def requirements(position: TheWolvesPosition, seat: int) -> tuple[int, int, int]:
    return (
        anywhere(position, position.wolves[seat] < len(WOLVES)),
        position.lone,
        in_howl_range(position, seat),
    )


def legal(position: TheWolvesPosition, seat: int) -> tuple[Action, ...]:
    return on(TO, targets(position, seat) & position.country.of_terrain[position.terrain])


def carry_out(position: TheWolvesPosition, seat: int, action: Action, tell: Tell | None) -> None:
    hex_index = HEX[action.id]
    position.lone ^= ALONE[hex_index]
    position.clear |= ALONE[hex_index]
    position.ends = None
    rank = recruit(position, seat, hex_index)
    if tell is not None:
        tell(Howled(seat, HEX_NAMES[hex_index], PIECES[rank].word))
    cover_with_lone_wolf(position, tell)
    finish_action(position, seat, tell)


def forbids(position: TheWolvesPosition, seat: int, action: Action) -> str:
    required = *on_terrain(position), *requirements(position, seat)
    return unmet((*ON_TERRAIN, *REASONS), required, HEX[action.id])
