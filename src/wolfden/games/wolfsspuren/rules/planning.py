"""Placing the action tokens (P3): in secret, a token at a time, until all are ready."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from typing import Final

from ....core import Action, Tell
from ..actions import INDEX, PLACE, PLACED, READY, RECONSIDER, TAKE_BACK
from ..events import Planned, Readied, Reconsidered
from ..model import (
    CELL,
    COLUMNS,
    OWN,
    OWNERS,
    PHASE_AT,
    PLAN,
    TOKENS,
    WOLF_AT,
    WOLVES_EACH,
    Phase,
    Stage,
    cell_of,
    wolf_of,
)
from ..position import WolfsspurenPosition

VERBS: Final = ("place", "take-back", "ready", "reconsider")
BOUNDLESS: Final = 99
REMEMBERED: Final = 4096
"""So many plans' legal actions are kept: a search asks for the same ones over and over."""
ALL_TOKENS: Final = bytes(TOKENS)
IN_CELL: Final = tuple((back, *places) for back, places in zip(TAKE_BACK, PLACE, strict=True))
"""By own cell and token; 0 takes back what lies there."""
TAKING_BACK: Final = bytes([0])
NOTHING: Final = b""
Reserves = tuple[int, int, int]


def _cells_of(wolves: int, phases: range) -> tuple[int, ...]:
    """The own cells of some of a seat's wolves, a bit set, in some phases."""
    return tuple(
        CELL[letter][phase]
        for letter in range(WOLVES_EACH)
        if wolves >> letter & 1
        for phase in phases
    )


ALL_PHASES: Final = tuple(_cells_of(wolves, range(COLUMNS)) for wolves in range(1 << WOLVES_EACH))
NO_REARING: Final = tuple(
    _cells_of(wolves, range(Phase.REARING + 1, COLUMNS)) for wolves in range(1 << WOLVES_EACH)
)
"""Where tokens may lie, by the seat's wolves in the pack: with pups, and without."""


def begin(position: WolfsspurenPosition, tell: Tell | None) -> None:
    position.stage, position.stamina = Stage.PLAN, bytes(position.strength)
    for wolf in position.pack:
        position.owing |= 1 << OWNERS[wolf]


def reserve(position: WolfsspurenPosition, wolf: int) -> int:
    """What the spirals of one more token must stay below; 0 for a wolf outside the pack.

    With the rule of lifespan a wolf's spirals together must stay below its strength.
    """
    strength = position.strength[wolf]
    if not strength or not position.terms.lifespan:
        return BOUNDLESS if strength else 0
    return strength - position.spirals_of(wolf)


def legal(position: WolfsspurenPosition, seat: int) -> tuple[Action, ...]:
    if not position.owing >> seat & 1:
        has_wolf = any(OWNERS[wolf] == seat for wolf in position.pack)
        return (RECONSIDER,) if has_wolf else ()
    return _legal(*_desk(position, seat))


def drawn(position: WolfsspurenPosition, seat: int, random: Callable[[], float]) -> Action:
    """Any of `legal` for a seat that owes a plan, without putting them all side by side."""
    spirals, plan, reserves, pups = _desk(position, seat)
    cells, options = _usable(reserves, pups), _options(spirals, plan, reserves, pups)
    many = 1
    for tokens in options:
        many += len(tokens)
    number = int(random() * float(many))
    for index, tokens in enumerate(options):
        if number < len(tokens):
            return IN_CELL[cells[index]][tokens[number]]
        number -= len(tokens)
    return READY


def _desk(position: WolfsspurenPosition, seat: int) -> tuple[bytes, bytes, Reserves, bool]:
    """All that it depends on: spirals, the seat's plan, its wolves' reserves, and pups."""
    one, two, three = OWN[seat]
    reserves = reserve(position, one), reserve(position, two), reserve(position, three)
    plan = bytes(position.plan[PLAN[seat]])
    return position.figures.spirals, plan, reserves, position.litter != 0


@lru_cache(maxsize=REMEMBERED)
def _legal(spirals: bytes, plan: bytes, reserves: Reserves, pups: bool) -> tuple[Action, ...]:
    actions, cells = list[Action](), _usable(reserves, pups)
    for index, tokens in enumerate(_options(spirals, plan, reserves, pups)):
        row = IN_CELL[cells[index]]
        actions += [row[token] for token in tokens]
    actions.append(READY)
    return tuple(actions)


def _usable(reserves: Reserves, pups: bool) -> tuple[int, ...]:
    """The own cells where a token may lie."""
    one, two, three = reserves
    found = ALL_PHASES if pups else NO_REARING
    return found[(1 if one else 0) | (2 if two else 0) | (4 if three else 0)]


def _options(spirals: bytes, plan: bytes, reserves: Reserves, pups: bool) -> list[bytes]:
    """By usable cell: the tokens that may be put there; 0 takes back what lies there."""
    free = ALL_TOKENS.translate(None, plan)
    one, two, three = reserves
    fitting = [
        _fitting(free, spirals, one),
        _fitting(free, spirals, two),
        _fitting(free, spirals, three),
    ]
    return [
        TAKING_BACK if plan[cell] else fitting[WOLF_AT[cell]] for cell in _usable(reserves, pups)
    ]


def _fitting(free: bytes, spirals: bytes, left: int) -> bytes:
    """What may be put into an empty cell of a wolf with this reserve."""
    if left == BOUNDLESS:
        return free
    return free.translate(None, _dear(spirals, left)) if left else NOTHING


@cache
def _dear(spirals: bytes, left: int) -> bytes:
    """The tokens whose spirals do not stay below what is left."""
    return bytes([token for token in TOKENS if spirals[token] >= left])


def forbids(position: WolfsspurenPosition, seat: int, action: Action) -> str:
    if not position.owing >> seat & 1:
        return "already-ready"
    if action.verb == "place":
        return forbids_placing(position, seat, *PLACED[action])
    return "not-ready-yet" if action is RECONSIDER else "no-token-there"


def forbids_placing(position: WolfsspurenPosition, seat: int, cell: int, token: int) -> str:
    wolf = wolf_of(seat, WOLF_AT[cell])
    if not position.strength[wolf]:
        return "not-in-the-pack"
    if PHASE_AT[cell] == Phase.REARING and not position.litter:
        return "no-pups"
    if position.own_plan(seat)[cell]:
        return "cell-taken"
    return "too-many-spirals" if token in position.tokens_left(seat) else "token-used"


def carry_out(position: WolfsspurenPosition, seat: int, action: Action, tell: Tell | None) -> None:
    if action is READY:
        position.owing &= ~(1 << seat)
    elif action is RECONSIDER:
        position.owing |= 1 << seat
    elif action.verb == "place":
        cell, token = PLACED[action]
        position.plan[cell_of(seat, cell)] = token
    else:
        position.plan[cell_of(seat, INDEX[action])] = 0
    if tell:
        told = {"ready": Readied, "reconsider": Reconsidered}.get(action.verb, Planned)
        tell(told(seat))
