"""The duel: both choose a card, the lower one loses points by the difference."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .....core import Action, Tell
from ...actions import STRIKE
from ...events import fight_began, fight_drawn, struck
from ...model import COLUMNS, FIGHT_CARDS, FIGHT_HAND, LOSSES, OWNERS, ROUT, Phase, Stage, bits
from ..sealing import changeable, is_sealed, open_choice, seal, unseal
from .aftermath import win
from .attack import next_attacker

if TYPE_CHECKING:
    from ...state import WolfsspurenState

VERBS = ("strike",)


def begin_duel(state: WolfsspurenState, tell: Tell | None) -> None:
    wolf, target = state.acting, state.target
    sizes = hand_size(state, wolf, target), hand_size(state, target, wolf)
    state.hands = _deal(state, sizes[0]), _deal(state, sizes[1])
    state.scores = _token(state, wolf), _token(state, target)
    state.strikes = ()
    if tell:
        tell(fight_began(wolf, target, sizes, state.scores))
    open_choice(state, Stage.STRIKE, 1 << OWNERS[wolf] | 1 << OWNERS[target])


def hand_size(state: WolfsspurenState, wolf: int, other: int) -> int:
    """Six cards, one more for greater strength, one more for more discs."""
    stronger = state.strength[wolf] > state.strength[other]
    return FIGHT_HAND + stronger + (state.discs[wolf] > state.discs[other])


def _deal(state: WolfsspurenState, size: int) -> int:
    cards = list(range(FIGHT_CARDS))
    state.chance.shuffle(cards)
    return sum(1 << card for card in cards[:size])


def _token(state: WolfsspurenState, wolf: int) -> int:
    return state.plan[COLUMNS * wolf + Phase.RANK_FIGHTS]


def side_of(state: WolfsspurenState, seat: int) -> int:
    """0 for the attacker's player, 1 for the defender's."""
    return 0 if seat == OWNERS[state.acting] else 1


def fights(state: WolfsspurenState, seat: int) -> bool:
    return seat in (OWNERS[state.acting], OWNERS[state.target])


def legal(state: WolfsspurenState, seat: int) -> tuple[Action, ...]:
    if not fights(state, seat):
        return ()
    cards = bits(state.hands[side_of(state, seat)])
    return changeable(state, seat, [STRIKE[card] for card in cards])


def forbids(state: WolfsspurenState, seat: int, action: Action) -> str:
    return "already-chosen" if is_sealed(state, seat, action) else "no-such-card"


def carry_out(state: WolfsspurenState, seat: int, action: Action, tell: Tell | None) -> None:
    if not seal(state, seat, action, tell):
        return
    chosen = unseal(state)
    cards = chosen[OWNERS[state.acting]] or 0, chosen[OWNERS[state.target]] or 0
    state.hands = state.hands[0] & ~(1 << cards[0]), state.hands[1] & ~(1 << cards[1])
    exchange(state, (cards[0] + 1, cards[1] + 1), tell)
    if state.owing:
        return
    next_attacker(state, tell)


def losses(cards: tuple[int, int]) -> tuple[int, int]:
    """What each side loses; a rout is not counted here."""
    difference = abs(cards[0] - cards[1])
    loss = LOSSES[difference] if difference < ROUT else 0
    return (loss, 0) if cards[0] < cards[1] else (0, loss)


def exchange(state: WolfsspurenState, cards: tuple[int, int], tell: Tell | None) -> None:
    rout = abs(cards[0] - cards[1]) >= ROUT
    lost = losses(cards)
    state.scores = state.scores[0] - lost[0], state.scores[1] - lost[1]
    state.strikes += (cards,)
    if tell:
        tell(struck(cards, lost, state.scores, rout))
    if rout:
        end(state, cards[0] - cards[1], tell)
    elif min(state.scores) <= 0 or not all(state.hands):
        end(state, state.scores[0] - state.scores[1], tell)
    else:
        open_choice(state, Stage.STRIKE, 1 << OWNERS[state.acting] | 1 << OWNERS[state.target])


def end(state: WolfsspurenState, lead: int, tell: Tell | None) -> None:
    """`lead` is above zero if the attacker has won, below if the defender has."""
    wolf, target = state.acting, state.target
    state.hands = (0, 0)
    if lead > 0:
        win(state, wolf, target, tell)
    elif lead < 0:
        win(state, target, wolf, tell)
    elif tell:
        tell(fight_drawn(wolf, target))
