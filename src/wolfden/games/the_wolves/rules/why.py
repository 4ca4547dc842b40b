"""Why an action is not allowed now, as the last part of a text key."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from ....core import Action
from ..actions import DONE, END, INDEX, SPEND
from ..model import ACTIONS_A_TURN, DEEDS, LAIRS, WOLVES, Deed, Phase
from ..pieces import KINDS, PACK
from .placing import allowed_sides, crescents
from .targets import all_targets, tracks_left
from .why_target import why_not_target

if TYPE_CHECKING:
    from ..state import TheWolvesState

PHASE_OF: Final = {
    "arrange": Phase.ARRANGE, "place": Phase.PLACE, "end": Phase.ACT, "flip": Phase.PAY,
    "spend": Phase.PAY, "wolf": Phase.WOLF, "done": Phase.WOLF, "to": Phase.TARGET,
    "take": Phase.TARGET, "displace": Phase.DISPLACE, "track": Phase.TRACK, "hunt": Phase.HUNT,
    **{deed.word: Phase.ACT for deed in DEEDS},
}  # fmt: skip
"""When each verb may be used."""


def why_not(state: TheWolvesState, action: Action) -> str:
    """The rule against an action that is not among the choices of the active seat."""
    if not _is_time_for(state, action):
        return f"now-{state.phase.word}"
    return BY_PHASE[state.phase](state, action)


def _is_time_for(state: TheWolvesState, action: Action) -> bool:
    if PHASE_OF[action.verb] is not state.phase:
        return False
    return state.phase is not Phase.TARGET or (action.verb == "take") == (
        state.deed == Deed.DOMINATE
    )


def _why_not_place(state: TheWolvesState, action: Action) -> str:
    land, hex_index = state.country.land, INDEX[action.id]
    if hex_index >= len(land.map):
        return "not-on-map"
    if not land.open >> hex_index & 1:
        return "impassable"
    if land.sides and not sum(land.sides) >> hex_index & 1:
        return "place-starting-tile"
    if land.sides and not allowed_sides(state) >> hex_index & 1:
        return "place-other-side"
    if not land.sides and crescents(state) >> hex_index & 1:
        return "place-crescent"
    return "place-taken"


def _why_not_name(state: TheWolvesState, action: Action) -> str:
    if action is END:
        return "must-act"
    deed = Deed[action.verb.upper()]
    if state.actions_done >= ACTIONS_A_TURN and not state.action_tokens[state.active]:
        return "no-actions-left"
    if _none_left(state, deed):
        return f"no-{PIECES_OF[deed]}-left"
    if not all_targets(state)[deed] & state.country.of_terrain[INDEX[action.id]]:
        return f"no-target-{deed.word}"
    return "too-dear"


PIECES_OF: Final = {Deed.DEN: "dens", Deed.UPGRADE: "lairs", Deed.HOWL: "wolves"}
"""What an action takes from the player board."""


def _none_left(state: TheWolvesState, deed: Deed) -> bool:
    seat = state.active
    return (
        (deed == Deed.DEN and not tracks_left(state, seat))
        or (deed == Deed.UPGRADE and state.lairs[seat] == LAIRS)
        or (deed == Deed.HOWL and state.wolves[seat] == len(WOLVES))
    )


def _why_not_pay(state: TheWolvesState, action: Action) -> str:
    if action is SPEND:
        return "no-terrain-token"
    return "tile-used" if state.flipped >> INDEX[action.id] & 1 else "tile-shows-other"


def _why_not_wolf(state: TheWolvesState, action: Action) -> str:
    if action is DONE:
        return "move-one-first"
    wolf = INDEX[action.id]
    kind, bit = KINDS * state.active + PACK + wolf % 2, 1 << wolf // 2
    if not state.on[kind] & bit:
        return "no-such-wolf"
    standing = 1 + bool(state.twice[kind] & bit)
    return "wolf-has-moved" if state.moved.count(wolf) == standing else "wolf-stuck"


BY_PHASE: Final[dict[Phase, Callable[[TheWolvesState, Action], str]]] = {
    Phase.PLACE: _why_not_place,
    Phase.ACT: _why_not_name,
    Phase.PAY: _why_not_pay,
    Phase.WOLF: _why_not_wolf,
    Phase.TARGET: why_not_target,
    Phase.DISPLACE: lambda state, action: "not-nearest",
    Phase.TRACK: lambda state, action: "track-empty",
    Phase.HUNT: lambda state, action: "not-surrounded",
}
