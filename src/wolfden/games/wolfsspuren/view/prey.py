"""Prey, large and small, and what the pack needs, as a viewer sees them."""

from __future__ import annotations

from ....core import Viewer
from ....kit.sealed import choice_of
from ..hierarchy import leader, shares
from ..model import (
    FEW_HOWLS,
    LARGE,
    MANY_HOWLS,
    MEAL,
    NO_PREY,
    NOBODY,
    PUP_NEEDS,
    SMALL,
    LargeName,
    Stage,
    kinds_in,
    small_prey_in,
)
from ..position import WolfsspurenPosition
from .pack import sees
from .structs import LargePreyView, NeedsView, PreyView, PupsView, SmallPreyView


def prey(position: WolfsspurenPosition, viewer: Viewer) -> PreyView:
    decider = leader(position)
    return PreyView(
        face_up=tuple(_large(position, kind) for kind in kinds_in(position.face_up)),
        pile=sum(position.pile),
        discarded=sum(position.discards),
        unseen={LARGE[kind]: position.pile[kind] for kind in kinds_in(position.pile)},
        hunted=None if position.hunted == NOBODY else LARGE[position.hunted],
        votes=tuple(_vote(position, viewer, seat) for seat in range(position.players)),
        decider=None if decider == NOBODY else decider,
    )


def _vote(position: WolfsspurenPosition, viewer: Viewer, seat: int) -> LargeName | None:
    if position.votes:
        return LARGE[position.votes[seat]]
    if position.stage != Stage.VOTE or not sees(viewer, seat):
        return None
    kind = choice_of(position.choices, seat)
    return None if kind is None else LARGE[kind]


def _large(position: WolfsspurenPosition, kind: int) -> LargePreyView:
    figures = position.figures
    meals = shares(position, figures.food[kind])
    return LargePreyView(
        kind=LARGE[kind],
        count=position.face_up[kind],
        black=figures.black[kind],
        green=figures.green[kind],
        red=figures.red[kind],
        food=figures.food[kind],
        hungry=sum(food < MEAL for food in meals.values()),
        hunted=kind == position.hunted,
    )


def small_prey(position: WolfsspurenPosition) -> SmallPreyView:
    strength = dict(zip(SMALL, position.figures.small_strength, strict=True))
    return SmallPreyView(
        face_up=small_prey_in(position.small_up),
        strength=strength,
        pile=sum(position.small_pile),
        animals_left=sum(position.small_pile) - position.small_pile[NO_PREY],
    )


def needs(position: WolfsspurenPosition) -> NeedsView:
    figures, kind, known = position.figures, position.hunted, position.hunted != NOBODY
    return NeedsView(
        rearing=PUP_NEEDS * position.litter.bit_count(),
        black=figures.black[kind] if known else None,
        green=figures.green[kind] if known else None,
        red=figures.red[kind] if known else None,
        few_howls=FEW_HOWLS,
        many_howls=MANY_HOWLS,
    )


def pups(position: WolfsspurenPosition) -> PupsView:
    count = position.litter.bit_count()
    adding = position.queue if position.stage == Stage.BIRTH and position.owing else ()
    return PupsView(
        count=count,
        needed=PUP_NEEDS * count,
        each=PUP_NEEDS,
        born=position.born,
        to_come=len(adding),
        order=adding,
    )
