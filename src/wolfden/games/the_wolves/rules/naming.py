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
from . import digging, dominating, howling, upgrading
from .paying import settle
from .requirements import Reasons, Requirements
from .turn import end_turn
from .ways import reached

VERBS: Final = (*(deed.word for deed in DEEDS), "end")
CHOICES: Final = (*(action for actions in NAME for action in actions), END)
"""The actions of every deed by terrain, then the end."""
TO_END: Final = len(DEEDS) * len(TERRAINS)


def legal(position: TheWolvesPosition, seat: int) -> tuple[Action, ...]:
    return tuple([CHOICES[each] for each in choices(position, seat)])


def choices(position: TheWolvesPosition, seat: int) -> list[int]:
    """What may be named, by its place in `CHOICES`.

    Within the two actions one must act while one can; later ones cost a token."""
    if position.actions_done < ACTIONS_A_TURN:
        return possible(position, seat) or [TO_END]
    if position.action_tokens[seat]:
        return [*possible(position, seat), TO_END]
    return [TO_END]


def possible(position: TheWolvesPosition, seat: int) -> list[int]:
    """The actions that can be paid and have a target, whether or not one is left."""
    tokens = position.terrain_tokens[seat]
    shown_on = SHOWN_ON[position.packs[seat]][position.faces[seat]]
    found: list[int] = []
    for deed, cost in enumerate(COSTS):
        payable = shown_on[max(cost - tokens, 0)]
        if payable:
            first = len(TERRAINS) * deed
            found += [first + each for each in aimed(position, seat, deed, payable)]
    return found


def aimed(
    position: TheWolvesPosition, seat: int, deed: int, terrains: tuple[int, ...]
) -> list[int]:
    """Of some terrains those where an action has a target."""
    if deed == TO_MOVE:
        return reached(position, seat, terrains)
    of_terrain, targets = position.country.of_terrain, targets_of(position, seat, deed)
    return [each for each in terrains if targets & of_terrain[each]] if targets else []


def targets_of(position: TheWolvesPosition, seat: int, deed: int) -> int:
    """The hexes that an action other than a move could aim at."""
    if deed == TO_DIG:
        return digging.targets(position, seat)
    if deed == TO_UPGRADE:
        return upgrading.targets(position, seat)
    if deed == TO_HOWL:
        return howling.targets(position, seat)
    return dominating.targets(position, seat)


def carry_out(position: TheWolvesPosition, seat: int, action: Action, tell: Tell | None) -> None:
    choose(position, seat, TO_END if action is END else action.id - CHOICES[0].id, tell)


def choose(position: TheWolvesPosition, seat: int, choice: int, tell: Tell | None) -> None:
    if choice == TO_END:
        end_turn(position, tell)
        return
    deed, terrain = choice // len(TERRAINS), choice % len(TERRAINS)
    position.deed, position.terrain, position.to_pay = deed, terrain, COSTS[deed]
    extra = position.actions_done >= ACTIONS_A_TURN
    if extra:
        position.action_tokens[seat] -= 1
    if tell is not None:
        tell(Named(seat, DEEDS[deed].word, TERRAINS[terrain].word, extra))
    settle(position, seat, tell)


def forbids(position: TheWolvesPosition, seat: int, action: Action) -> str:
    if action is END:
        return "must-act"
    if position.actions_done >= ACTIONS_A_TURN and not position.action_tokens[seat]:
        return "no-actions-left"
    deed = DEED[action.verb]
    if lacking := lacks(position, seat, deed):
        return lacking
    some = aimed(position, seat, deed, (INDEX[action.id],))
    return "too-dear" if some else f"no-target-{deed.word}"


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
