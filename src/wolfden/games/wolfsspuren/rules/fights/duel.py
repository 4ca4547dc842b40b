"""The duel: both choose a card, the lower one loses points by the difference."""

from __future__ import annotations

from typing import Final

from .....core import Action, Tell
from ...actions import STRIKE
from ...events import FightBegan, FightDrawn, Struck
from ...hierarchy import hand_size
from ...model import (
    CELL,
    FIGHT_CARDS,
    OWNERS,
    Phase,
    Stage,
    bits,
    is_rout,
    losses,
)
from ...position import WolfsspurenPosition
from ..sealing import changeable, is_sealed, open_choice, seal, unseal
from .aftermath import win
from .attack import next_attacker

VERBS: Final = ("strike",)


def begin_duel(position: WolfsspurenPosition, tell: Tell | None) -> None:
    wolf, target = position.acting, position.target
    sizes = hand_size(position, wolf, target), hand_size(position, target, wolf)
    position.hands = _deal(position, sizes[0]), _deal(position, sizes[1])
    position.scores = _token(position, wolf), _token(position, target)
    position.strikes = ()
    if tell:
        whose = (*position.wolves.told[wolf], position.wolves.names[target], OWNERS[target])
        tell(FightBegan(*whose, *sizes, *position.scores))
    open_choice(position, Stage.STRIKE, 1 << OWNERS[wolf] | 1 << OWNERS[target])


def _deal(position: WolfsspurenPosition, size: int) -> int:
    cards = list(range(FIGHT_CARDS))
    position.chance.shuffle(cards)
    return sum(1 << card for card in cards[:size])


def _token(position: WolfsspurenPosition, wolf: int) -> int:
    return position.plan[CELL[wolf][Phase.RANK_FIGHTS]]


def side_of(position: WolfsspurenPosition, seat: int) -> int:
    """0 for the attacker's player, 1 for the defender's."""
    return 0 if seat == OWNERS[position.acting] else 1


def fights(position: WolfsspurenPosition, seat: int) -> bool:
    return seat in (OWNERS[position.acting], OWNERS[position.target])


def legal(position: WolfsspurenPosition, seat: int) -> tuple[Action, ...]:
    if not fights(position, seat):
        return ()
    cards = bits(position.hands[side_of(position, seat)])
    return changeable(position, seat, [STRIKE[card] for card in cards])


def forbids(position: WolfsspurenPosition, seat: int, action: Action) -> str:
    return "already-chosen" if is_sealed(position, seat, action) else "no-such-card"


def carry_out(position: WolfsspurenPosition, seat: int, action: Action, tell: Tell | None) -> None:
    if not seal(position, seat, action, tell):
        return
    chosen = unseal(position)
    cards = chosen[OWNERS[position.acting]] or 0, chosen[OWNERS[position.target]] or 0
    position.hands = position.hands[0] & ~(1 << cards[0]), position.hands[1] & ~(1 << cards[1])
    exchange(position, (cards[0] + 1, cards[1] + 1), tell)
    if position.owing:
        return
    next_attacker(position, tell)


def exchange(position: WolfsspurenPosition, cards: tuple[int, int], tell: Tell | None) -> None:
    rout = is_rout(cards)
    lost = losses(cards)
    position.scores = position.scores[0] - lost[0], position.scores[1] - lost[1]
    position.strikes += (cards,)
    if tell:
        tell(Struck(*cards, *lost, *position.scores, rout))
    if rout:
        end(position, cards[0] - cards[1], tell)
    elif min(position.scores) <= 0 or not all(position.hands):
        end(position, position.scores[0] - position.scores[1], tell)
    else:
        open_choice(
            position, Stage.STRIKE, 1 << OWNERS[position.acting] | 1 << OWNERS[position.target]
        )


def end(position: WolfsspurenPosition, lead: int, tell: Tell | None) -> None:
    """`lead` is above zero if the attacker has won, below if the defender has."""
    wolf, target = position.acting, position.target
    position.hands, position.scores, position.strikes = (0, 0), (0, 0), ()
    if lead > 0:
        win(position, wolf, target, tell)
    elif lead < 0:
        win(position, target, wolf, tell)
    elif tell:
        tell(FightDrawn(*position.wolves.told[wolf], position.wolves.names[target]))
