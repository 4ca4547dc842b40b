"""How a search plays Wolf & Hound on from where it stops, and what it hopes for there.

`outlook` knows how the animals and sheep of a position stand; here it meets the hands that were
guessed for it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Final

from .model import NO_CARD, PLACES, SEEN, kind_of, size, team_of
from .outlook import BASE, Stand, outlook_of
from .rules.playing import EXCHANGE, OVER, PLAY
from .scoring import wins

if TYPE_CHECKING:
    from .state import WolfAndHoundState

ROUND: Final = len(PLACES)


def play_on(state: WolfAndHoundState, turns: int = ROUND) -> None:
    """So many turns, or to the end of the game, everyone plays the best card by the outlook."""
    game, last = state.game, state.turn + turns
    while state.awaiting != OVER and state.game == game and state.turn < last:
        seat = state.table.owners[state.active]
        legal = state.legal(seat)
        chosen = 0
        if len(legal) > 1:
            values = chances_after(state)
            chosen = values.index(_best(state)(values))
        state.play(seat, legal[chosen])


def prospects(state: WolfAndHoundState) -> list[float]:
    """Each seat's chance to win the match."""
    blue, yellow = wins(state.results)
    if state.awaiting == OVER:
        chance = float(blue > yellow)
    else:
        won = match_chance(blue + 1, yellow, state.needed)
        lost = match_chance(blue, yellow + 1, state.needed)
        chance = lost + (won - lost) * _best(state)(chances_after(state))
    return [1.0 - chance if team_of(seat) else chance for seat in range(state.players)]


@cache
def match_chance(blue: int, yellow: int, needed: int) -> float:
    """Blue's chance at so many games each, the next ones being even."""
    if needed in (blue, yellow):
        return float(blue > yellow)
    won, lost = match_chance(blue + 1, yellow, needed), match_chance(blue, yellow + 1, needed)
    return (won + lost) / 2


def chances_after(state: WolfAndHoundState) -> list[float]:
    """Blue's chance to win the game after each legal action, by the outlook."""
    look, cards = outlook_of(state.table), _cards_left(state)
    late = NO_CARD if state.previous == NO_CARD else look.late[BASE[state.previous]]
    stand = Stand(state.places, state.backs, late)
    sheep, active = state.sheep, state.active
    if state.awaiting not in (PLAY, EXCHANGE):
        card = BASE[state.card]
        ways = [stand._replace(backs=state.backs ^ 1 << index) for index in state.pair]
        return [look.ended(way, sheep, active, cards, card) for way in ways]
    met = look.at(stand, sheep, active, cards)
    if state.awaiting == PLAY:
        legal = state.legal(state.table.owners[active])
        return [met.values[BASE[action.id]] for action in legal]
    top = state.ghosts[active][0]
    exchanged = met.values[BASE[kind_of(top)]] if top & SEEN else met.average
    return [met.values[BASE[state.turned_up]], exchanged]


def _best(state: WolfAndHoundState) -> Callable[[list[float]], float]:
    return min if team_of(state.active) else max


def _cards_left(state: WolfAndHoundState) -> int:
    ghosts = sum([len(pile) for pile in state.ghosts]) + (state.turned_up != NO_CARD)
    return len(state.pile) + sum([size(hand) for hand in state.hands]) + ghosts
