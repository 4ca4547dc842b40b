"""Phase 3, the pack hunt: all tokens together against the prey, then the meal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core import Tell
from ..events import fed, hunted, went_hungry, wounded
from ..model import (
    BLACK,
    COLUMNS,
    COMPONENTS,
    FIGHT_CARDS,
    FOOD,
    GREEN,
    NOBODY,
    OWNERS,
    RED,
    HuntResult,
    Phase,
    bits,
)  # fmt: skip
from .pack import alpha, exclude, from_the_top, settle, weaken
from .prey import discard
from .rearing import lose_pups
from .tokens import best, reveal, reward

if TYPE_CHECKING:
    from ..state import WolfsspurenState

MEAL: int = COMPONENTS["pack_hunt"]["meal"]
PUP_MEAL: int = COMPONENTS["pack_hunt"]["pup_meal"]
HUNGER: int = COMPONENTS["pack_hunt"]["hunger"]


def begin(state: WolfsspurenState, tell: Tell | None) -> None:
    remember(state)
    total = reveal(state, Phase.PACK_HUNT, tell)
    result = result_of(state.hunted, total)
    state.result = result
    if tell:
        tell(hunted(state.hunted, total, result))
    if result in (HuntResult.KILLED_HURT, HuntResult.ESCAPED_HURT):
        hurt(state, best(state), tell)
    if result in (HuntResult.KILLED, HuntResult.KILLED_HURT):
        eat(state, tell)
        reward(state, tell)
        discard(state, state.hunted)
    else:
        fail(state, tell)
    if state.omega != NOBODY and not state.lasting_omega:
        exclude(state, state.omega, tell)
        settle(state, tell)


def remember(state: WolfsspurenState) -> None:
    """Who gave how much of a fair share, as everyone sees."""
    given, wolves = [0] * state.players, [0] * state.players
    for wolf in state.pack:
        given[OWNERS[wolf]] += state.plan[COLUMNS * wolf + Phase.PACK_HUNT]
        wolves[OWNERS[wolf]] += 1
    share = BLACK[state.hunted] / len(state.pack)
    year = tuple(
        round(100 * tokens / (share * count)) if count else NOBODY
        for tokens, count in zip(given, wolves, strict=True)
    )
    state.generosity += (year,)


def result_of(kind: int, total: int) -> HuntResult:
    if total >= BLACK[kind]:
        return HuntResult.KILLED
    if total >= GREEN[kind]:
        return HuntResult.KILLED_HURT
    return HuntResult.ESCAPED_HURT if total >= RED[kind] else HuntResult.ESCAPED


def hurt(state: WolfsspurenState, wolf: int, tell: Tell | None) -> None:
    """A fight card is drawn and lost in strength."""
    card = 1 + state.chance.below(FIGHT_CARDS)
    if tell:
        tell(wounded(wolf, card))
    weaken(state, {wolf: card}, "wound", tell)


def shares(state: WolfsspurenState, food: int) -> dict[int, int]:
    """Who gets how much: the alphas, then the pups, then the others from the top."""
    alphas = [alpha(state, sex) for sex in (0, 1)]  # type: ignore[arg-type]
    first = [wolf for wolf in alphas if wolf != NOBODY]
    others = [wolf for wolf in from_the_top(state) if wolf not in first]
    meals = {wolf: min(MEAL, food - MEAL * place) for place, wolf in enumerate(first)}
    food -= MEAL * len(first) + PUP_MEAL * len(bits(state.litter))
    for wolf in others:
        meals[wolf] = max(min(MEAL, food), 0)
        food -= meals[wolf]
    return meals


def eat(state: WolfsspurenState, tell: Tell | None) -> None:
    meals = shares(state, FOOD[state.hunted])
    for wolf, food in meals.items():
        state.meals[wolf] = food
    if tell:
        tell(fed(meals, state.litter.bit_count()))
    go_hungry(state, {wolf: HUNGER - food for wolf, food in meals.items() if food < MEAL}, tell)


def fail(state: WolfsspurenState, tell: Tell | None) -> None:
    """Without a kill all pups die and every wolf goes hungry."""
    lose_pups(state, state.litter.bit_count(), "hunger", tell)
    wolves = from_the_top(state)
    for wolf in wolves:
        state.meals[wolf] = 0
    go_hungry(state, dict.fromkeys(wolves, HUNGER), tell)


def go_hungry(state: WolfsspurenState, losses: dict[int, int], tell: Tell | None) -> None:
    for lost in sorted(set(losses.values())):
        wolves = [wolf for wolf, loss in losses.items() if loss == lost]
        if tell:
            tell(went_hungry(wolves, lost, Phase.PACK_HUNT))
    weaken(state, losses, "hunger", tell)
