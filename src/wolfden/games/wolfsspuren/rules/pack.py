"""What wins or loses a place in the pack ("the pack", "omega wolf")."""

from __future__ import annotations

from ....core import Tell
from ..events import (
    AlphaAlone,
    DeathCause,
    Died,
    DiscLost,
    DiscWon,
    OmegaAccepted,
    OmegaExcluded,
    OmegaMade,
)
from ..model import (
    CELL,
    FIRST_DISCS,
    FULL_STRENGTH,
    MOST_DISCS,
    NOBODY,
    OWNERS,
    Phase,
    Sex,
    moved,
)
from ..position import NO_MEAL, WolfsspurenPosition


def set_order(position: WolfsspurenPosition, sex: int, order: tuple[int, ...]) -> None:
    females, males = position.orders
    position.orders = (order, males) if sex == Sex.FEMALE else (females, order)


def put_last(position: WolfsspurenPosition, wolf: int) -> None:
    """At the bottom of its sex."""
    sex = position.wolves.sexes[wolf]
    set_order(position, sex, (*position.orders[sex], wolf))


def take_out(position: WolfsspurenPosition, wolf: int) -> None:
    """Those below move up."""
    sex = position.wolves.sexes[wolf]
    set_order(position, sex, tuple(other for other in position.orders[sex] if other != wolf))


def remove(position: WolfsspurenPosition, wolf: int) -> None:
    """Its card goes back to hand; tokens of phases to come are taken back unseen."""
    if wolf == position.omega:
        position.omega = NOBODY
    else:
        take_out(position, wolf)
    position.strength[wolf] = position.discs[wolf] = position.caught[wolf] = 0
    position.meals[wolf] = NO_MEAL
    if position.phase != Phase.MARKING:
        for cell in CELL[wolf][position.phase + 1 :]:
            position.plan[cell] = 0


def join(position: WolfsspurenPosition, wolf: int, tell: Tell | None) -> None:
    """A wolf comes in at the bottom of its sex, above an omega."""
    put_last(position, wolf)
    position.strength[wolf], position.discs[wolf] = FULL_STRENGTH, FIRST_DISCS
    settle(position, tell)


def settle(position: WolfsspurenPosition, tell: Tell | None) -> None:
    """An omega that is the last of its sex is alpha, and omega again with a second one."""
    omega = position.omega
    if omega != NOBODY and not position.orders[position.wolves.sexes[omega]]:
        position.omega = NOBODY
        put_last(position, omega)
        if tell:
            tell(AlphaAlone(*position.wolves.told[omega]))
    for order in position.orders:
        if len(order) > 1 and not position.discs[order[0]]:
            make_omega(position, order[0], tell)


def weaken(
    position: WolfsspurenPosition, losses: dict[int, int], cause: DeathCause, tell: Tell | None
) -> None:
    """Wolves lose strength together; those below 1 die."""
    dying = []
    for wolf, loss in losses.items():
        left = position.strength[wolf] - loss
        position.strength[wolf] = max(left, 0)
        if left < 1:
            dying.append(wolf)
    for wolf in dying:
        die(position, wolf, cause, tell)
    if dying:
        settle(position, tell)


def die(position: WolfsspurenPosition, wolf: int, cause: DeathCause, tell: Tell | None) -> None:
    position.dead = moved(position.dead, OWNERS[wolf], 1)
    remove(position, wolf)
    if tell:
        tell(Died(*position.wolves.told[wolf], cause))


def win_disc(position: WolfsspurenPosition, wolf: int, tell: Tell | None) -> None:
    """A fifth is lost; an omega becomes the lowest ordinary wolf of its sex."""
    full = position.discs[wolf] == MOST_DISCS
    if not full:
        position.discs[wolf] += 1
    if tell:
        tell(DiscWon(*position.wolves.told[wolf], position.discs[wolf], full))
    if wolf == position.omega:
        position.omega = NOBODY
        put_last(position, wolf)
        if tell:
            tell(OmegaAccepted(*position.wolves.told[wolf]))


def lose_discs(position: WolfsspurenPosition, wolf: int, count: int, tell: Tell | None) -> None:
    """Without a disc a wolf is omega."""
    position.discs[wolf] = max(position.discs[wolf] - count, 0)
    if tell:
        tell(DiscLost(*position.wolves.told[wolf], position.discs[wolf]))
    if not position.discs[wolf]:
        make_omega(position, wolf, tell)


def make_omega(position: WolfsspurenPosition, wolf: int, tell: Tell | None) -> None:
    """There is one omega at most: of two the weaker goes, of equals the older."""
    older = position.omega
    take_out(position, wolf)
    position.omega = wolf
    if tell:
        tell(OmegaMade(*position.wolves.told[wolf]))
    if older == NOBODY:
        return
    if position.strength[wolf] < position.strength[older]:
        exclude(position, wolf, tell)
        position.omega = older
    else:
        position.omega = older
        exclude(position, older, tell)
        position.omega = wolf


def exclude(position: WolfsspurenPosition, wolf: int, tell: Tell | None) -> None:
    """The omega leaves the pack."""
    position.excluded = moved(position.excluded, OWNERS[wolf], 1)
    remove(position, wolf)
    if tell:
        tell(OmegaExcluded(*position.wolves.told[wolf]))


def swap(position: WolfsspurenPosition, wolf: int, other: int) -> None:
    sex = position.wolves.sexes[wolf]
    order = [
        other if each == wolf else wolf if each == other else each for each in position.orders[sex]
    ]
    set_order(position, sex, tuple(order))
