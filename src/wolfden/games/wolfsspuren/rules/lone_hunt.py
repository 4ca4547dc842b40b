"""Phase 2, the lone hunt: in order each wolf takes one of the small prey."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core import Action, Tell
from ..actions import CATCH, INDEX
from ..events import caught, hunt_over, small_prey_turned, went_hungry
from ..model import (
    COMPONENTS,
    FULL_STRENGTH,
    NO_PREY,
    NOBODY,
    OWNERS,
    SMALL_FACE_UP,
    SMALL_STRENGTH,
    Phase,
    Stage,
    kinds_in,
    moved,
)  # fmt: skip
from .pack import from_the_top, weaken
from .prey import draw
from .tokens import reveal

if TYPE_CHECKING:
    from ..state import WolfsspurenState

VERBS = ("catch",)
HUNGER: int = COMPONENTS["lone_hunt"]["hunger"]


def begin(state: WolfsspurenState, tell: Tell | None) -> None:
    reveal(state, Phase.LONE_HUNT, tell)
    state.queue = state.turns[Phase.LONE_HUNT]
    go_on_hunting(state, tell)


def animals(state: WolfsspurenState) -> list[int]:
    """The kinds face up that can be caught."""
    return [kind for kind in kinds_in(state.small_up) if kind != NO_PREY]


def go_on_hunting(state: WolfsspurenState, tell: Tell | None) -> None:
    """The next wolf chooses; where only one kind lies there, it takes that."""
    state.owing, state.acting = 0, NOBODY
    while state.queue:
        turn_up_small(state, tell)
        kinds = animals(state)
        if not kinds:
            if tell:
                tell(hunt_over())
            break
        if len(kinds) > 1:
            state.acting = state.queue[0]
            state.stage, state.owing = Stage.CATCH, 1 << OWNERS[state.acting]
            return
        take(state, kinds[0], tell)
    state.queue = ()
    starve(state, tell)


def turn_up_small(state: WolfsspurenState, tell: Tell | None) -> None:
    while sum(state.small_up) < SMALL_FACE_UP and any(state.small_pile):
        kind = draw(state.small_pile, state.chance)
        state.small_pile = moved(state.small_pile, kind, -1)
        state.small_up = moved(state.small_up, kind, 1)
    if tell:
        tell(small_prey_turned(state.small_up))


def take(state: WolfsspurenState, kind: int, tell: Tell | None) -> None:
    wolf, *rest = state.queue
    state.queue = tuple(rest)
    state.small_up = moved(state.small_up, kind, -1)
    state.caught[wolf] = kind + 1
    before = state.strength[wolf]
    state.strength[wolf] = min(before + SMALL_STRENGTH[kind], FULL_STRENGTH)
    if tell:
        tell(caught(wolf, kind, state.strength[wolf] - before))


def starve(state: WolfsspurenState, tell: Tell | None) -> None:
    """Whoever took nothing goes hungry, with a token or without."""
    hungry = [wolf for wolf in from_the_top(state) if not state.caught[wolf]]
    if tell and hungry:
        tell(went_hungry(hungry, HUNGER, Phase.LONE_HUNT))
    weaken(state, dict.fromkeys(hungry, HUNGER), "hunger", tell)


def legal(state: WolfsspurenState, seat: int) -> tuple[Action, ...]:
    if not state.owing >> seat & 1:
        return ()
    return tuple(CATCH[kind] for kind in animals(state))


def forbids(state: WolfsspurenState, seat: int, action: Action) -> str:
    return "not-face-up"


def carry_out(state: WolfsspurenState, seat: int, action: Action, tell: Tell | None) -> None:
    take(state, INDEX[action], tell)
    go_on_hunting(state, tell)
