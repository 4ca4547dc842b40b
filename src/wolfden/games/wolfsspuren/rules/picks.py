"""The first wolves ("preparation" 6): all pick in secret, chance orders them."""

from __future__ import annotations

from typing import Final

from ....core import Action, Tell
from ....kit.sealed import EVERYONE
from ..actions import PICK
from ..events import PackFormed, Picked, PickedAgain
from ..model import COMPONENTS, FIRST_DISCS, FULL_STRENGTH, Sex, Stage, wolf_of
from ..position import WolfsspurenPosition
from .prey import turn_up
from .sealing import changeable, open_choice, seal, unseal

VERBS: Final = ("pick",)


def begin(position: WolfsspurenPosition, tell: Tell | None) -> None:
    for _ in range(COMPONENTS["pack_hunt"]["face_up"]):
        turn_up(position, tell)
    open_choice(position, Stage.PICK, EVERYONE[position.players])


def legal(position: WolfsspurenPosition, seat: int) -> tuple[Action, ...]:
    return changeable(position, seat, list(PICK))


def forbids(position: WolfsspurenPosition, seat: int, action: Action) -> str:
    return "already-chosen"


def carry_out(position: WolfsspurenPosition, seat: int, action: Action, tell: Tell | None) -> None:
    if not seal(position, seat, action, tell):
        return
    wolves = [wolf_of(each, letter or 0) for each, letter in enumerate(unseal(position))]
    again = len({position.wolves.sexes[wolf] for wolf in wolves}) == 1
    if tell:
        tell((PickedAgain if again else Picked)(position.wolves.named(wolves)))
    if again:
        open_choice(position, Stage.PICK, EVERYONE[position.players])
    else:
        form_pack(position, wolves, tell)


def form_pack(position: WolfsspurenPosition, wolves: list[int], tell: Tell | None) -> None:
    position.chance.shuffle(wolves)
    sexes, named = position.wolves.sexes, position.wolves.named
    females = tuple(wolf for wolf in wolves if sexes[wolf] == Sex.FEMALE)
    males = tuple(wolf for wolf in wolves if sexes[wolf] == Sex.MALE)
    position.orders = (females, males)
    for wolf in wolves:
        position.strength[wolf], position.discs[wolf] = FULL_STRENGTH, FIRST_DISCS
    if tell:
        tell(PackFormed(males=named(males), females=named(females)))
