"""The first wolves ("preparation" 6): all pick in secret, chance orders them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core import Action, Tell
from ....kit.sealed import EVERYONE
from ..actions import PICK
from ..events import pack_formed, picked
from ..model import COMPONENTS, FIRST_DISCS, FULL_STRENGTH, SEXES, WOLVES_EACH, Sex, Stage
from .prey import turn_up
from .sealing import changeable, open_choice, seal, unseal

if TYPE_CHECKING:
    from ..state import WolfsspurenState

VERBS = ("pick",)


def begin(state: WolfsspurenState, tell: Tell | None) -> None:
    for _ in range(COMPONENTS["pack_hunt"]["face_up"]):
        turn_up(state, tell)
    open_choice(state, Stage.PICK, EVERYONE[state.players])


def legal(state: WolfsspurenState, seat: int) -> tuple[Action, ...]:
    return changeable(state, seat, list(PICK))


def forbids(state: WolfsspurenState, seat: int, action: Action) -> str:
    return "already-chosen"


def carry_out(state: WolfsspurenState, seat: int, action: Action, tell: Tell | None) -> None:
    if not seal(state, seat, action, tell):
        return
    wolves = [WOLVES_EACH * each + (letter or 0) for each, letter in enumerate(unseal(state))]
    again = len({SEXES[wolf] for wolf in wolves}) == 1
    if tell:
        tell(picked(wolves, again))
    if again:
        open_choice(state, Stage.PICK, EVERYONE[state.players])
    else:
        form_pack(state, wolves, tell)


def form_pack(state: WolfsspurenState, wolves: list[int], tell: Tell | None) -> None:
    state.chance.shuffle(wolves)
    females = tuple(wolf for wolf in wolves if SEXES[wolf] == Sex.FEMALE)
    males = tuple(wolf for wolf in wolves if SEXES[wolf] == Sex.MALE)
    state.orders = (females, males)
    for wolf in wolves:
        state.strength[wolf], state.discs[wolf] = FULL_STRENGTH, FIRST_DISCS
    if tell:
        tell(pack_formed(females, males))
