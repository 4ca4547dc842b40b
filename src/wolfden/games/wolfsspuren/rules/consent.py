"""Optional rule: all others must agree before a wolf joins the pack."""

from __future__ import annotations

from typing import Final

from ....core import Action, Tell
from ..actions import AGREE, INDEX, REFUSE
from ..events import Answered, JoinedByConsent
from ..position import WolfsspurenPosition
from .joining import next_asker
from .pack import join
from .sealing import changeable, seal, unseal

VERBS: Final = ("agree", "refuse")


def legal(position: WolfsspurenPosition, seat: int) -> tuple[Action, ...]:
    return changeable(position, seat, [AGREE, REFUSE])


def forbids(position: WolfsspurenPosition, seat: int, action: Action) -> str:
    return "already-chosen"


def carry_out(position: WolfsspurenPosition, seat: int, action: Action, tell: Tell | None) -> None:
    if not seal(position, seat, action, tell):
        return
    answers = tuple(None if each is None else each == INDEX[AGREE] for each in unseal(position))
    agreed = False not in answers
    if tell:
        tell(Answered(answers, agreed))
    if agreed:
        position.unknown &= ~(1 << position.asked)
        if tell:
            tell(JoinedByConsent(*position.wolves.told[position.asked]))
        join(position, position.asked, tell)
    next_asker(position)
