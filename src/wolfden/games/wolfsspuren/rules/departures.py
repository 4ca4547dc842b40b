"""Departures (M): players decide in secret which of their young leave, best in pairs."""

from __future__ import annotations

from typing import Final

from ....core import Action, Tell
from ....kit.tuples import replaced
from ..actions import DEPART
from ..events import DeparturesRevealed, LeftAlone, PairLeft
from ..hierarchy import from_the_top
from ..model import (
    COMPONENTS,
    OWNERS,
    Part,
    Sex,
    Stage,
    bits,
    letters_of,
    wolves_with,
)
from ..position import WolfsspurenPosition
from .pack import remove, settle
from .sealing import changeable, is_sealed, open_choice, seal, unseal

VERBS: Final = ("depart",)
PAIR: Final[int] = COMPONENTS["marking"]["pair"]
ALONE: Final[int] = COMPONENTS["marking"]["alone"]


def open_departures(position: WolfsspurenPosition) -> None:
    seats = 0
    for wolf in bits(position.young):
        seats |= 1 << OWNERS[wolf]
    if seats:
        open_choice(position, Stage.DEPART, seats)


def legal(position: WolfsspurenPosition, seat: int) -> tuple[Action, ...]:
    young = letters_of(position.young, seat)
    if not young:
        return ()
    fitting = [action for chosen, action in enumerate(DEPART) if not chosen & ~young]
    return changeable(position, seat, fitting)


def forbids(position: WolfsspurenPosition, seat: int, action: Action) -> str:
    return "already-chosen" if is_sealed(position, seat, action) else "not-young"


def carry_out(position: WolfsspurenPosition, seat: int, action: Action, tell: Tell | None) -> None:
    if not seal(position, seat, action, tell):
        return
    leaving = 0
    for each, letters in enumerate(unseal(position)):
        leaving |= wolves_with(letters or 0, each)
    if tell:
        tell(DeparturesRevealed(position.wolves.named(bits(leaving))))
    depart(position, leaving, tell)


def depart(position: WolfsspurenPosition, leaving: int, tell: Tell | None) -> None:
    """The lowest male and the lowest female form the first pair, and so on."""
    upwards = [wolf for wolf in reversed(from_the_top(position)) if leaving >> wolf & 1]
    sexes, names = position.wolves.sexes, position.wolves.names
    females = [wolf for wolf in upwards if sexes[wolf] == Sex.FEMALE]
    males = [wolf for wolf in upwards if sexes[wolf] == Sex.MALE]
    pairs = min(len(females), len(males))
    for female, male in zip(females[:pairs], males[:pairs], strict=True):
        if tell:
            tell(PairLeft(names[male], names[female]))
        leave(position, female, PAIR)
        leave(position, male, PAIR)
    for wolf in females[pairs:] + males[pairs:]:
        if tell:
            tell(LeftAlone(*position.wolves.told[wolf]))
        leave(position, wolf, ALONE)
    settle(position, tell)


def leave(position: WolfsspurenPosition, wolf: int, points: int) -> None:
    seat = OWNERS[wolf]
    position.young &= ~(1 << wolf)
    remove(position, wolf)
    *years, row = position.sheet
    parts = list(row[seat])
    parts[Part.DEPARTED] += points
    position.sheet = (*years, replaced(row, seat, tuple(parts)))
