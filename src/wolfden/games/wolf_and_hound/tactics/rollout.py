"""How a search plays Wolf & Hound on from where it stops, and what it hopes for there.

`outlook` knows how the animals and sheep of a position stand; here it meets the hands that were
guessed for it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from ..model import NO_CARD, OVER, PLACES, PLAY, SEEN, TURN, kind_of, size, team_of
from ..position import WolfAndHoundPosition
from ..rules.ghosts import top_is_forbidden
from ..rules.turning import pair_of
from ..scoring import needed, wins
from ..state import WolfAndHoundState
from .outlook import BASE, Prospect, Stand, outlook_of

ROUND: Final = len(PLACES)


def play_on(state: WolfAndHoundState, turns: int = ROUND) -> None:
    """So many turns, or to the end of the game, everyone plays the best card by the outlook."""
    game, last = state.game, state.turn + turns
    while state.awaiting != OVER and state.game == game and state.turn < last:
        seat = state.owner
        legal = state.legal(seat)
        chosen = 0
        if len(legal) > 1:
            values = chances_after(state)
            chosen = values.index(_best(state)(values))
        state.carry_out(seat, legal[chosen], None)


def evaluate(state: WolfAndHoundState) -> list[float]:
    """Each seat's chance to win the match."""
    blue, yellow = wins(state.results)
    if state.awaiting == OVER:
        chance = float(blue > yellow)
    else:
        won = match_chance(blue + 1, yellow, needed(state))
        lost = match_chance(blue, yellow + 1, needed(state))
        chance = lost + (won - lost) * _best(state)(chances_after(state))
    return [1.0 - chance if team_of(seat) else chance for seat in range(state.players)]


@cache
def match_chance(blue: int, yellow: int, games: int) -> float:
    """Blue's chance at so many games won; so many win the match, and the next ones are even."""
    if games in (blue, yellow):
        return float(blue > yellow)
    won, lost = match_chance(blue + 1, yellow, games), match_chance(blue, yellow + 1, games)
    return (won + lost) / 2


def chances_after(state: WolfAndHoundState) -> list[float]:
    """Blue's chance to win the game after each legal action, by the outlook."""
    if state.awaiting == TURN:
        look, cards, stand = outlook_of(state.table), _cards_left(state), _stand(state)
        table, places, backs = state.table, state.places, state.backs
        turned = [table.standing(places, backs ^ 1 << index) for index in pair_of(state)]
        ways = [Stand(animals, stand.late) for animals in turned]
        sheep, active, card = state.sheep, state.active, BASE[state.card]
        return [look.ended(way, sheep, active, cards, card) for way in ways]
    met = prospect(state)
    if state.awaiting == PLAY:
        return [met.values[BASE[action.id]] for action in state.legal(state.owner)]
    return [met.values[BASE[state.turned_up]], _after_exchange(state, met)]


def prospect(state: WolfAndHoundState) -> Prospect:
    """What the outlook says of the cards that may be played now."""
    look = outlook_of(state.table)
    return look.at(_stand(state), state.sheep, state.active, _cards_left(state))


def _stand(position: WolfAndHoundPosition) -> Stand:
    look, before = outlook_of(position.table), position.previous
    late = NO_CARD if before == NO_CARD else look.late[BASE[before]]
    return Stand(position.standing, late)


def _after_exchange(position: WolfAndHoundPosition, met: Prospect) -> float:
    top = position.ghosts[position.active][0]
    if not top & SEEN:
        return met.average
    fails = top_is_forbidden(position)
    return met.values[BASE[position.turned_up if fails else kind_of(top)]]


def _best(position: WolfAndHoundPosition) -> Callable[[list[float]], float]:
    return min if team_of(position.active) else max


def _cards_left(position: WolfAndHoundPosition) -> int:
    one, two, three, four = position.hands
    held = size(one) + size(two) + size(three) + size(four)
    if position.players == len(PLACES):
        return len(position.pile) + held
    ghosts = sum([len(pile) for pile in position.ghosts]) + (position.turned_up != NO_CARD)
    return len(position.pile) + held + ghosts
