"""What others' plays tell about their hands: who plays a poor card has hardly kept a good one.

Everything comes from the rows, which all see. Where they do not tell what happened (turns cut
short, cards turned by choice) nothing is concluded.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from ....core import Chance
from ....kit.shares import logistic
from ..model import HAND_SIZE, NO_CARD, PLACES, UNIT, cards_in, size, team_of
from ..rules.activation import activate
from ..rules.moving import Stops, after_card, after_turn, stops_for
from ..state import WolfAndHoundState
from ..table import Table
from .outlook import BASE, DECK, PLAIN, Stand, outlook_of

Row = tuple[int, ...]
Trust = tuple[float, ...]
"""By plain card: how likely somebody would have held it back."""
DOUBT: Final = 0.03
"""A card that is better by so much in blue's chance is e times as likely to be played as not."""
TRIES: Final = 12


def determinise(state: WolfAndHoundState, seat: int, chance: Chance) -> WolfAndHoundState:
    """The hidden cards dealt anew, hands by what their holders have played."""
    twin = state.redeal(seat, chance)
    told = trusts(state.table, state.rows)
    others = [place for place in PLACES if place != seat and state.hands[place]]
    if not told or not others:
        return twin
    hands, pool = list(twin.hands), list(twin.pile)
    for place in others:
        pool += cards_in(hands[place])
    chance.shuffle(pool)
    first = chance.below(len(others))
    for place in others[first:] + others[:first]:
        hands[place] = _hand(told[place], size(hands[place]), pool, chance)
    twin.hands, twin.pile = tuple(hands), tuple(pool)
    return twin


def _hand(trusts: tuple[Trust, ...], cards: int, pool: list[int], chance: Chance) -> int:
    """One card has come since the last play, unless the draw pile was empty; others are older."""
    hand = 0
    for older in range(HAND_SIZE - cards, HAND_SIZE):
        trust = trusts[min(older, len(trusts) - 1)]
        for _ in range(TRIES):
            index = chance.below(len(pool))
            if chance.fraction() < trust[BASE[pool[index]]]:
                break
        hand += UNIT[pool[index]]
        pool[index] = pool[-1]
        pool.pop()
    return hand


@lru_cache(maxsize=64)
def trusts(table: Table, rows: tuple[Row, ...]) -> tuple[tuple[Trust, ...], ...]:
    """For each place, of cards that were held back at its last plays: at none, at one, at two …"""
    if len(table.metamorphic) > 1 or any(animal.effect for animal in table.animals):
        return ()
    plays: tuple[list[Trust], ...] = ([], [], [], [])
    look, late = outlook_of(table), NO_CARD
    standing, sheep = table.standing((0,) * len(table.animals), 0), table.fences
    for turn in range(sum(map(len, rows))):
        active, card = turn % len(PLACES), rows[turn % len(PLACES)][turn // len(PLACES)]
        if turn:
            sheep = activate(table, standing, sheep, active).sheep
        before = look.late[BASE[late]] if late != NO_CARD else NO_CARD
        met = look.at(Stand(standing, before), sheep, active, sum(DECK) - turn)
        plays[active].append(_trust(met.values, BASE[card], active))
        by_card, by_late = _stops(table, rows, turn)
        standing = after_card(table, standing, card, by_card)
        standing = after_turn(table, standing, late, by_late)
        late = card
    return tuple(_together(each) for each in plays)


def _stops(table: Table, rows: tuple[Row, ...], turn: int) -> tuple[Stops, Stops]:
    """Meat and bone for the card of this turn and for that of the turn before."""
    lying = [row[: (turn - place) // len(PLACES) + 1] for place, row in enumerate(rows)]
    active, before = turn % len(PLACES), (turn - 1) % len(PLACES)
    return stops_for(table, lying, active), stops_for(table, lying, before)


def _trust(values: Sequence[float], played: int, active: int) -> Trust:
    sign = -1.0 if team_of(active) else 1.0
    leads = [sign * (values[played] - values[kind]) / DOUBT for kind in PLAIN]
    return tuple(logistic(lead) for lead in leads)


def _together(plays: list[Trust]) -> tuple[Trust, ...]:
    found = [(1.0,) * len(PLAIN)]
    for trust in reversed(plays[-HAND_SIZE:]):
        both = [one * other for one, other in zip(found[-1], trust, strict=True)]
        found.append(tuple(each / max(both) for each in both))
    return tuple(found)
