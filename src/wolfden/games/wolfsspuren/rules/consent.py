"""Optional rule: all others must agree before a wolf joins the pack."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core import Action, Tell
from ..actions import AGREE, INDEX, REFUSE
from ..events import answered, joined_by_consent
from .joining import next_asker
from .pack import join
from .sealing import changeable, seal, unseal

if TYPE_CHECKING:
    from ..state import WolfsspurenState

VERBS = ("agree", "refuse")


def legal(state: WolfsspurenState, seat: int) -> tuple[Action, ...]:
    return changeable(state, seat, [AGREE, REFUSE])


def forbids(state: WolfsspurenState, seat: int, action: Action) -> str:
    return "already-chosen"


def carry_out(state: WolfsspurenState, seat: int, action: Action, tell: Tell | None) -> None:
    if not seal(state, seat, action, tell):
        return
    answers = [None if each is None else each == INDEX[AGREE] for each in unseal(state)]
    agreed = False not in answers
    if tell:
        tell(answered(answers, agreed))
    if agreed:
        state.unknown &= ~(1 << state.asked)
        if tell:
            tell(joined_by_consent(state.asked))
        join(state, state.asked, tell)
    next_asker(state)
