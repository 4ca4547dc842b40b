"""Optional rule: before the tokens, a player without a wolf may ask to bring one in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core import Action, Tell
from ....kit.sealed import EVERYONE
from ..actions import ASK, INDEX, WAIT
from ..events import asked, asked_not
from ..model import NOBODY, OWNERS, WOLVES_EACH, WOLVES_OF, Stage, bits
from .sealing import open_choice

if TYPE_CHECKING:
    from ..state import WolfsspurenState

VERBS = ("ask", "wait")


def begin(state: WolfsspurenState, tell: Tell | None) -> None:
    if not state.joining:
        return
    present = {OWNERS[wolf] for wolf in state.pack}
    state.queue = tuple(
        seat
        for seat in range(state.players)
        if seat not in present and state.in_hand & WOLVES_OF[seat]
    )
    next_asker(state)


def next_asker(state: WolfsspurenState) -> None:
    state.asker = state.asked = NOBODY
    state.owing = 0
    if state.queue:
        state.asker, *rest = state.queue
        state.queue = tuple(rest)
        state.stage, state.owing = Stage.ASK, 1 << state.asker


def legal(state: WolfsspurenState, seat: int) -> tuple[Action, ...]:
    if not state.owing >> seat & 1:
        return ()
    wolves = bits(state.in_hand & WOLVES_OF[seat])
    return (*(ASK[wolf % WOLVES_EACH] for wolf in wolves), WAIT)


def forbids(state: WolfsspurenState, seat: int, action: Action) -> str:
    return "already-a-pup"


def carry_out(state: WolfsspurenState, seat: int, action: Action, tell: Tell | None) -> None:
    if action is WAIT:
        if tell:
            tell(asked_not(seat))
        next_asker(state)
        return
    state.asked = WOLVES_EACH * seat + INDEX[action]
    if tell:
        tell(asked(state.asked))
    open_choice(state, Stage.CONSENT, EVERYONE[state.players] & ~(1 << seat))
