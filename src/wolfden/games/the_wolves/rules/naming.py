"""A turn: name an action and its terrain, or end the turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ....core import Action, Tell
from ..actions import END, INDEX, NAME
from ..events import Named
from ..model import (
    ACTIONS_A_TURN,
    COSTS,
    DEED,
    DEEDS,
    TERRAINS,
    TO_DIG,
    TO_HOWL,
    TO_MOVE,
    TO_UPGRADE,
    Deed,
)
from ..position import TheWolvesPosition
from ..tiles import SHOWN_ON
from . import digging, dominating, howling, upgrading, walking
from .paying import settle
from .requirements import Reasons, Requirements
from .turn import end_turn

VERBS: Final = (*(deed.word for deed in DEEDS), "end")


def legal(position: TheWolvesPosition, seat: int) -> tuple[Action, ...]:
    """Within the two actions one must act while one can; later ones cost a token."""
    if position.actions_done < ACTIONS_A_TURN:
        return possible(position, seat) or (END,)
    if position.action_tokens[seat]:
        return (*possible(position, seat), END)
    return (END,)


def possible(position: TheWolvesPosition, seat: int) -> tuple[Action, ...]:
    """The actions that can be paid and have a target, whether or not one is left."""
    of_terrain, tokens = position.country.of_terrain, position.terrain_tokens[seat]
    shown_on = SHOWN_ON[position.packs[seat]][position.faces[seat]]
    found = []
    for deed, cost in enumerate(COSTS):
        payable = shown_on[max(cost - tokens, 0)]
        targets = targets_of(position, seat, deed) if payable else 0
        if targets:
            names = NAME[deed]
            found += [names[each] for each in payable if targets & of_terrain[each]]
    return tuple(found)


def targets_of(position: TheWolvesPosition, seat: int, deed: int) -> int:
    """The hexes that an action could aim at."""
    if deed == TO_MOVE:
        return walking.targets(position, seat)
    if deed == TO_DIG:
        return digging.targets(position, seat)
    if deed == TO_UPGRADE:
        return upgrading.targets(position, seat)
    if deed == TO_HOWL:
        return howling.targets(position, seat)
    return dominating.targets(position, seat)


def carry_out(position: TheWolvesPosition, seat: int, action: Action, tell: Tell | None) -> None:
    if action is END:
        end_turn(position, tell)
        return
    deed, terrain = DEED[action.verb], INDEX[action.id]
    position.deed, position.terrain, position.to_pay = deed, terrain, COSTS[deed]
    extra = position.actions_done >= ACTIONS_A_TURN
    if extra:
        position.action_tokens[seat] -= 1
    if tell is not None:
        tell(Named(seat, deed.word, TERRAINS[terrain].word, extra))
    settle(position, seat, tell)


def forbids(position: TheWolvesPosition, seat: int, action: Action) -> str:
    if action is END:
        return "must-act"
    if position.actions_done >= ACTIONS_A_TURN and not position.action_tokens[seat]:
        return "no-actions-left"
    deed = DEED[action.verb]
    if lacking := lacks(position, seat, deed):
        return lacking
    terrain = position.country.of_terrain[INDEX[action.id]]
    return "too-dear" if targets_of(position, seat, deed) & terrain else f"no-target-{deed.word}"


def lacks(position: TheWolvesPosition, seat: int, deed: Deed) -> str | None:
    """What an action takes from the player board, where nothing of it is left."""
    if deed not in TAKING:
        return None
    reasons, requirements = TAKING[deed]
    required = zip(reasons, requirements(position, seat), strict=False)
    return next((reason for reason, hexes in required if reason in LACKING and not hexes), None)


TAKING: Final[dict[Deed, tuple[Reasons, Callable[[TheWolvesPosition, int], Requirements]]]] = {
    Deed.DEN: (digging.REASONS, digging.requirements),
    Deed.UPGRADE: (upgrading.REASONS, upgrading.requirements),
    Deed.HOWL: (howling.REASONS, howling.requirements),
}
LACKING: Final = ("no-dens-left", "no-lairs-left", "no-wolves-left")
