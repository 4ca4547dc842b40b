"""Phase 2, the lone hunt: in order each wolf takes one of the small prey."""

from __future__ import annotations

from typing import Final

from ....core import Action, Tell
from ..actions import CATCH, INDEX
from ..events import Caught, HuntOver, SmallPreyTurned, WentHungry
from ..hierarchy import from_the_top
from ..model import (
    COMPONENTS,
    FULL_STRENGTH,
    NO_PREY,
    NOBODY,
    OWNERS,
    SMALL,
    SMALL_FACE_UP,
    Phase,
    Stage,
    kinds_in,
    moved,
    phase_word,
    small_prey_in,
)
from ..position import WolfsspurenPosition
from .pack import weaken
from .prey import draw
from .tokens import reveal

VERBS: Final = ("catch",)
HUNGER: Final[int] = COMPONENTS["lone_hunt"]["hunger"]


def begin(position: WolfsspurenPosition, tell: Tell | None) -> None:
    reveal(position, Phase.LONE_HUNT, tell)
    position.queue = position.turns[Phase.LONE_HUNT]
    go_on_hunting(position, tell)


def animals(position: WolfsspurenPosition) -> list[int]:
    """The kinds face up that can be caught."""
    return [kind for kind in kinds_in(position.small_up) if kind != NO_PREY]


def go_on_hunting(position: WolfsspurenPosition, tell: Tell | None) -> None:
    """The next wolf chooses; where only one kind lies there, it takes that."""
    position.owing, position.acting = 0, NOBODY
    while position.queue:
        turn_up_small(position, tell)
        kinds = animals(position)
        if not kinds:
            if tell:
                tell(HuntOver())
            break
        if len(kinds) > 1:
            position.acting = position.queue[0]
            position.stage, position.owing = Stage.CATCH, 1 << OWNERS[position.acting]
            return
        take(position, kinds[0], tell)
    position.queue = ()
    starve(position, tell)


def turn_up_small(position: WolfsspurenPosition, tell: Tell | None) -> None:
    while sum(position.small_up) < SMALL_FACE_UP and any(position.small_pile):
        kind = draw(position.small_pile, position.chance)
        position.small_pile = moved(position.small_pile, kind, -1)
        position.small_up = moved(position.small_up, kind, 1)
    if tell:
        tell(SmallPreyTurned(small_prey_in(position.small_up)))


def take(position: WolfsspurenPosition, kind: int, tell: Tell | None) -> None:
    wolf, *rest = position.queue
    position.queue = tuple(rest)
    position.small_up = moved(position.small_up, kind, -1)
    position.caught[wolf] = kind + 1
    before = position.strength[wolf]
    position.strength[wolf] = min(before + position.figures.small_strength[kind], FULL_STRENGTH)
    if tell:
        tell(Caught(*position.wolves.told[wolf], SMALL[kind], position.strength[wolf] - before))


def starve(position: WolfsspurenPosition, tell: Tell | None) -> None:
    """Whoever took nothing goes hungry, with a token or without."""
    hungry = [wolf for wolf in from_the_top(position) if not position.caught[wolf]]
    if tell and hungry:
        tell(WentHungry(position.wolves.named(hungry), HUNGER, phase_word(Phase.LONE_HUNT)))
    weaken(position, dict.fromkeys(hungry, HUNGER), "hunger", tell)


def legal(position: WolfsspurenPosition, seat: int) -> tuple[Action, ...]:
    if not position.owing >> seat & 1:
        return ()
    return tuple(CATCH[kind] for kind in animals(position))


def forbids(position: WolfsspurenPosition, seat: int, action: Action) -> str:
    return "not-face-up"


def carry_out(position: WolfsspurenPosition, seat: int, action: Action, tell: Tell | None) -> None:
    take(position, INDEX[action], tell)
    go_on_hunting(position, tell)
