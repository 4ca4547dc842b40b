"""The vote on the prey (P2): all at once; more than half of all players decide."""

from __future__ import annotations

from typing import Final

from ....core import Action, Tell
from ..actions import VOTE
from ..events import VotesRevealed
from ..hierarchy import leader
from ..model import LARGE, Stage, kinds_in
from ..position import WolfsspurenPosition
from .prey import choose
from .sealing import changeable, is_sealed, seal, unseal

VERBS: Final = ("vote",)


def legal(position: WolfsspurenPosition, seat: int) -> tuple[Action, ...]:
    return changeable(position, seat, [VOTE[kind] for kind in kinds_in(position.face_up)])


def forbids(position: WolfsspurenPosition, seat: int, action: Action) -> str:
    return "already-chosen" if is_sealed(position, seat, action) else "not-face-up"


def carry_out(position: WolfsspurenPosition, seat: int, action: Action, tell: Tell | None) -> None:
    if not seal(position, seat, action, tell):
        return
    position.votes = tuple(vote or 0 for vote in unseal(position))
    if tell:
        tell(VotesRevealed(tuple(LARGE[kind] for kind in position.votes)))
    wanted = max(position.votes, key=position.votes.count)
    if 2 * position.votes.count(wanted) > position.players:
        choose(position, wanted, None, tell)
    else:
        position.stage, position.owing = Stage.HUNT, 1 << leader(position)
