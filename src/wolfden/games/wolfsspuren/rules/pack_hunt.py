"""Phase 3, the pack hunt: all tokens together against the prey, then the meal."""

from __future__ import annotations

from typing import Final

from ....core import Tell
from ..events import Fed, Hunted, Meal, WentHungry, Wounded
from ..hierarchy import from_the_top, shares
from ..model import (
    COMPONENTS,
    FIGHT_CARDS,
    LARGE,
    MEAL,
    NOBODY,
    HuntResult,
    Phase,
    phase_word,
)
from ..position import WolfsspurenPosition
from .pack import exclude, settle, weaken
from .prey import discard
from .rearing import lose_pups
from .tokens import best, reveal, reward

HUNGER: Final[int] = COMPONENTS["pack_hunt"]["hunger"]


def begin(position: WolfsspurenPosition, tell: Tell | None) -> None:
    total = reveal(position, Phase.PACK_HUNT, tell)
    result = result_of(position, total)
    position.result = result
    if tell:
        tell(Hunted(LARGE[position.hunted], total, result.word))
    if result in (HuntResult.KILLED_HURT, HuntResult.ESCAPED_HURT):
        hurt(position, best(position), tell)
    if result in (HuntResult.KILLED, HuntResult.KILLED_HURT):
        eat(position, tell)
        reward(position, tell)
        discard(position, position.hunted)
    else:
        fail(position, tell)
    if position.omega != NOBODY and not position.terms.lasting_omega:
        exclude(position, position.omega, tell)
        settle(position, tell)


def result_of(position: WolfsspurenPosition, total: int) -> HuntResult:
    figures, kind = position.figures, position.hunted
    if total >= figures.black[kind]:
        return HuntResult.KILLED
    if total >= figures.green[kind]:
        return HuntResult.KILLED_HURT
    return HuntResult.ESCAPED_HURT if total >= figures.red[kind] else HuntResult.ESCAPED


def hurt(position: WolfsspurenPosition, wolf: int, tell: Tell | None) -> None:
    """A fight card is drawn and lost in strength."""
    card = 1 + position.chance.below(FIGHT_CARDS)
    if tell:
        tell(Wounded(*position.wolves.told[wolf], card))
    weaken(position, {wolf: card}, "wound", tell)


def eat(position: WolfsspurenPosition, tell: Tell | None) -> None:
    meals = shares(position, position.figures.food[position.hunted])
    for wolf, food in meals.items():
        position.meals[wolf] = food
    if tell:
        eaten = tuple(Meal(position.wolves.names[wolf], food) for wolf, food in meals.items())
        tell(Fed(eaten, position.litter.bit_count()))
    go_hungry(position, {wolf: HUNGER - food for wolf, food in meals.items() if food < MEAL}, tell)


def fail(position: WolfsspurenPosition, tell: Tell | None) -> None:
    """Without a kill all pups die and every wolf goes hungry."""
    lose_pups(position, position.litter.bit_count(), "hunger", tell)
    wolves = from_the_top(position)
    for wolf in wolves:
        position.meals[wolf] = 0
    go_hungry(position, dict.fromkeys(wolves, HUNGER), tell)


def go_hungry(position: WolfsspurenPosition, losses: dict[int, int], tell: Tell | None) -> None:
    for lost in sorted(set(losses.values())) if tell else ():
        wolves = [wolf for wolf, loss in losses.items() if loss == lost]
        if tell:
            tell(WentHungry(position.wolves.named(wolves), lost, phase_word(Phase.PACK_HUNT)))
    weaken(position, losses, "hunger", tell)
