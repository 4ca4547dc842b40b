"""Prey, large and small, and what the pack needs, as a viewer sees them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from ...core import Viewer
from ...kit.sealed import choice_of
from .model import (
    BLACK,
    FEW_HOWLS,
    FOOD,
    GREEN,
    LARGE,
    MANY_HOWLS,
    NO_PREY,
    NOBODY,
    PUP_NEEDS,
    RED,
    SMALL,
    SMALL_STRENGTH,
    Stage,
    kinds_in,
)  # fmt: skip
from .rules.pack import leader
from .rules.pack_hunt import MEAL, shares
from .seen_pack import sees
from .view import LargePreyView, NeedsView, PreyView, PupsView, SmallPreyView

if TYPE_CHECKING:
    from .state import WolfsspurenState


def prey(state: WolfsspurenState, viewer: Viewer) -> PreyView:
    decider = leader(state)
    return PreyView(
        face_up=tuple(_large(state, kind) for kind in kinds_in(state.face_up)),
        pile=sum(state.pile),
        discarded=sum(state.discards),
        unseen=cast(Any, {LARGE[kind]: state.pile[kind] for kind in kinds_in(state.pile)}),
        hunted=None if state.hunted == NOBODY else cast(Any, LARGE[state.hunted]),
        votes=cast(Any, tuple(_vote(state, viewer, seat) for seat in range(state.players))),
        decider=None if decider == NOBODY else decider,
    )


def _vote(state: WolfsspurenState, viewer: Viewer, seat: int) -> str | None:
    if state.votes:
        return LARGE[state.votes[seat]]
    if state.stage != Stage.VOTE or not sees(viewer, seat):
        return None
    kind = choice_of(state.choices, seat)
    return None if kind is None else LARGE[kind]


def _large(state: WolfsspurenState, kind: int) -> LargePreyView:
    meals = shares(state, FOOD[kind])
    return LargePreyView(
        kind=cast(Any, LARGE[kind]),
        count=state.face_up[kind],
        black=BLACK[kind],
        green=GREEN[kind],
        red=RED[kind],
        food=FOOD[kind],
        hungry=sum(food < MEAL for food in meals.values()),
        hunted=kind == state.hunted,
    )


def small_prey(state: WolfsspurenState) -> SmallPreyView:
    face_up = [SMALL[kind] for kind, count in enumerate(state.small_up) for _ in range(count)]
    strength = dict(zip(SMALL, SMALL_STRENGTH, strict=True))
    return SmallPreyView(
        face_up=cast(Any, tuple(face_up)),
        strength=cast(Any, strength),
        pile=sum(state.small_pile),
        animals_left=sum(state.small_pile) - state.small_pile[NO_PREY],
    )


def needs(state: WolfsspurenState) -> NeedsView:
    kind, known = state.hunted, state.hunted != NOBODY
    return NeedsView(
        rearing=PUP_NEEDS * state.litter.bit_count(),
        black=BLACK[kind] if known else None,
        green=GREEN[kind] if known else None,
        red=RED[kind] if known else None,
        few_howls=FEW_HOWLS,
        many_howls=MANY_HOWLS,
    )


def pups(state: WolfsspurenState) -> PupsView:
    count = state.litter.bit_count()
    adding = state.queue if state.stage == Stage.BIRTH and state.owing else ()
    return PupsView(
        count=count,
        needed=PUP_NEEDS * count,
        each=PUP_NEEDS,
        born=state.born,
        to_come=len(adding),
        order=adding,
    )
