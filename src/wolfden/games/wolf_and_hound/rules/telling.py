"""Tells moves of animals and what they did at the start of a turn."""

from __future__ import annotations

from collections.abc import Iterable
from typing import cast

from ....core import Tell
from ..events import (
    Moved,
    NothingHappened,
    SheepFound,
    SheepLost,
    ThreesForbidden,
    Turned,
    TurnSkipped,
    WhyMoved,
    WhyTurned,
)
from ..position import WolfAndHoundPosition
from ..standing import Act, Activation
from ..table import Table
from .activation import NO_THREES, SKIP
from .moving import Move


def tell_moves(table: Table, backs: int, moves: Iterable[Move], tell: Tell) -> None:
    """`backs` are those before the moves."""
    for move in moves:
        if move.steps:
            tell(_moved(table, backs, move))
        if move.turned:
            backs ^= 1 << move.animal
            tell(_turned(table, backs, move))


def _moved(table: Table, backs: int, move: Move) -> Moved:
    return Moved(
        animal=table.animals[move.animal].word,
        kind=table.kind(move.animal, backs),
        origin=move.origin,
        to=move.place,
        steps=move.steps,
        why=cast(WhyMoved, move.why),
        stopped=table.symbol(move.animal, backs) if move.stopped else None,
    )


def _turned(table: Table, backs: int, move: Move) -> Turned:
    return Turned(
        animal=table.animals[move.animal].word,
        place=move.place,
        kind=table.kind(move.animal, backs),
        back=bool(backs >> move.animal & 1),
        why="first" if move.steps else cast(WhyTurned, move.why),
    )


def tell_activation(position: WolfAndHoundPosition, done: Activation, tell: Tell) -> None:
    """`position` is the one before the animals act."""
    for animal, at in zip(position.table.animals, position.places, strict=True):
        if at == position.active and animal.effect == SKIP:
            tell(TurnSkipped(position.active, animal.word))
        elif at == position.active and animal.effect == NO_THREES and not done.skipped:
            tell(ThreesForbidden(position.active, animal.word))
    for act in done.acts:
        _tell_act(position, act, tell)


def _tell_act(position: WolfAndHoundPosition, act: Act, tell: Tell) -> None:
    animal, target, change, left = act
    place, word = position.active, position.table.animals[animal].word
    if change < 0:
        tell(SheepLost(place, word, target, left))
    elif change > 0:
        tell(SheepFound(place, word, target, left))
    else:
        kind = position.table.kind(animal, position.backs)
        tell(NothingHappened(place, word, target, kind))
