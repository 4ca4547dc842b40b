"""Departures (M): players decide in secret which of their young leave, best in pairs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core import Action, Tell
from ..actions import DEPART
from ..events import departures_revealed, left_alone, pair_left
from ..model import COMPONENTS, OWNERS, SEXES, WOLVES_EACH, WOLVES_OF, Part, Sex, Stage, bits
from .pack import from_the_top, remove, settle
from .sealing import changeable, is_sealed, open_choice, seal, unseal
from .tokens import replaced

if TYPE_CHECKING:
    from ..state import WolfsspurenState

VERBS = ("depart",)
PAIR: int = COMPONENTS["marking"]["pair"]
ALONE: int = COMPONENTS["marking"]["alone"]


def open_departures(state: WolfsspurenState) -> None:
    seats = 0
    for wolf in bits(state.young):
        seats |= 1 << OWNERS[wolf]
    if seats:
        open_choice(state, Stage.DEPART, seats)


def young_of(state: WolfsspurenState, seat: int) -> int:
    """The letters of the seat's young wolves, as a bit set."""
    return (state.young & WOLVES_OF[seat]) >> WOLVES_EACH * seat


def legal(state: WolfsspurenState, seat: int) -> tuple[Action, ...]:
    young = young_of(state, seat)
    if not young:
        return ()
    fitting = [action for chosen, action in enumerate(DEPART) if not chosen & ~young]
    return changeable(state, seat, fitting)


def forbids(state: WolfsspurenState, seat: int, action: Action) -> str:
    return "already-chosen" if is_sealed(state, seat, action) else "not-young"


def carry_out(state: WolfsspurenState, seat: int, action: Action, tell: Tell | None) -> None:
    if not seal(state, seat, action, tell):
        return
    leaving = 0
    for each, letters in enumerate(unseal(state)):
        leaving |= (letters or 0) << WOLVES_EACH * each
    if tell:
        tell(departures_revealed(bits(leaving)))
    depart(state, leaving, tell)


def depart(state: WolfsspurenState, leaving: int, tell: Tell | None) -> None:
    """The lowest male and the lowest female form the first pair, and so on."""
    upwards = [wolf for wolf in reversed(from_the_top(state)) if leaving >> wolf & 1]
    females = [wolf for wolf in upwards if SEXES[wolf] == Sex.FEMALE]
    males = [wolf for wolf in upwards if SEXES[wolf] == Sex.MALE]
    pairs = min(len(females), len(males))
    for female, male in zip(females[:pairs], males[:pairs], strict=True):
        if tell:
            tell(pair_left(male, female))
        leave(state, female, PAIR)
        leave(state, male, PAIR)
    for wolf in females[pairs:] + males[pairs:]:
        if tell:
            tell(left_alone(wolf))
        leave(state, wolf, ALONE)
    settle(state, tell)


def leave(state: WolfsspurenState, wolf: int, points: int) -> None:
    seat = OWNERS[wolf]
    state.young &= ~(1 << wolf)
    remove(state, wolf)
    *years, row = state.sheet
    parts = list(row[seat])
    parts[Part.DEPARTED] += points
    state.sheet = (*years, replaced(row, seat, tuple(parts)))
