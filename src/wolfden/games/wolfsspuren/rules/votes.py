"""The vote on the prey (P2): all at once; more than half of all players decide."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core import Action, Tell
from ..actions import VOTE
from ..events import votes_revealed
from ..model import Stage, kinds_in
from .pack import leader
from .prey import choose
from .sealing import changeable, is_sealed, seal, unseal

if TYPE_CHECKING:
    from ..state import WolfsspurenState

VERBS = ("vote",)


def legal(state: WolfsspurenState, seat: int) -> tuple[Action, ...]:
    return changeable(state, seat, [VOTE[kind] for kind in kinds_in(state.face_up)])


def forbids(state: WolfsspurenState, seat: int, action: Action) -> str:
    return "already-chosen" if is_sealed(state, seat, action) else "not-face-up"


def carry_out(state: WolfsspurenState, seat: int, action: Action, tell: Tell | None) -> None:
    if not seal(state, seat, action, tell):
        return
    state.votes = tuple(vote or 0 for vote in unseal(state))
    if tell:
        tell(votes_revealed(state.votes))
    wanted = max(state.votes, key=state.votes.count)
    if 2 * state.votes.count(wanted) > state.players:
        choose(state, wanted, None, tell)
    else:
        state.stage, state.owing = Stage.HUNT, 1 << leader(state)
