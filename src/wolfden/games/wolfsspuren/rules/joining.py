"""Optional rule: before the tokens, a player without a wolf may ask to bring one in."""

from __future__ import annotations

from typing import Final

from ....core import Action, Tell
from ....kit.sealed import EVERYONE
from ..actions import ASK, INDEX, WAIT
from ..events import Asked, AskedNot
from ..model import LETTER_OF, NOBODY, OWNERS, WOLVES_OF, Stage, bits, wolf_of
from ..position import WolfsspurenPosition
from .sealing import open_choice

VERBS: Final = ("ask", "wait")


def begin(position: WolfsspurenPosition, tell: Tell | None) -> None:
    if not position.terms.joining:
        return
    present = {OWNERS[wolf] for wolf in position.pack}
    position.queue = tuple(
        seat
        for seat in range(position.players)
        if seat not in present and position.in_hand & WOLVES_OF[seat]
    )
    next_asker(position)


def next_asker(position: WolfsspurenPosition) -> None:
    position.asker = position.asked = NOBODY
    position.owing = 0
    if position.queue:
        position.asker, *rest = position.queue
        position.queue = tuple(rest)
        position.stage, position.owing = Stage.ASK, 1 << position.asker


def legal(position: WolfsspurenPosition, seat: int) -> tuple[Action, ...]:
    if not position.owing >> seat & 1:
        return ()
    wolves = bits(position.in_hand & WOLVES_OF[seat])
    return (*(ASK[LETTER_OF[wolf]] for wolf in wolves), WAIT)


def forbids(position: WolfsspurenPosition, seat: int, action: Action) -> str:
    return "already-a-pup"


def carry_out(position: WolfsspurenPosition, seat: int, action: Action, tell: Tell | None) -> None:
    if action is WAIT:
        if tell:
            tell(AskedNot(seat))
        next_asker(position)
        return
    position.asked = wolf_of(seat, INDEX[action])
    if tell:
        tell(Asked(*position.wolves.told[position.asked]))
    open_choice(position, Stage.CONSENT, EVERYONE[position.players] & ~(1 << seat))
