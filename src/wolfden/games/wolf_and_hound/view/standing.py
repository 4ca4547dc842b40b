"""How animals stand, and what the turns' starts would bring there."""

from __future__ import annotations

from operator import sub
from typing import cast

from ..model import PLACES
from ..position import WolfAndHoundPosition
from ..rules.activation import activate
from .structs import AnimalView, Four, TurnStart


def animal_views(position: WolfAndHoundPosition) -> tuple[AnimalView, ...]:
    return tuple([_animal(position, index) for index in range(len(position.places))])


def _animal(position: WolfAndHoundPosition, index: int) -> AnimalView:
    animal, back = position.table.animals[index], position.backs >> index & 1
    side = animal.sides[back]
    return AnimalView(
        animal=animal.word,
        place=position.places[index],
        kind=side.kind,
        moves=side.moves,
        target=side.target,
        two_sided=animal.two_sided,
        back=bool(back),
    )


def turn_starts(position: WolfAndHoundPosition) -> tuple[TurnStart, ...]:
    """By place, as if the turn were its own."""
    return tuple([_start(position, place) for place in PLACES])


def _start(position: WolfAndHoundPosition, place: int) -> TurnStart:
    sheep = position.sheep
    done = activate(position.table, position.standing, sheep, place)
    changes = tuple(map(sub, done.sheep, sheep))
    return TurnStart(cast(Four, changes), done.skipped, done.no_threes)
