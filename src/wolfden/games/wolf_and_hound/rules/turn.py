"""How a turn begins and ends, and how turns and games follow each other (4, 5, 6, 8-3, 15)."""

from __future__ import annotations

from ....core import Tell
from ....kit.tuples import of_four
from ..actions import PLAYS_WITHOUT_THREES
from ..events import Ended, GameBegan, GameEnded, HandShown, Reason, TurnBegan
from ..model import FIRST, NO_CARD, OVER, PLACES, PLAY, TEAMS, cards_in, team_of, words_of
from ..position import Result, WolfAndHoundPosition
from ..scoring import decided
from ..standing import Activation
from .activation import activate
from .dealing import deal
from .ending import winner
from .ghosts import begin_ghost
from .moving import after_turn, moves_at_end, stops_for
from .telling import tell_activation, tell_moves


def go_on(position: WolfAndHoundPosition, tell: Tell | None) -> None:
    """End this turn and begin the next, and so on until somebody has to decide."""
    waiting = False
    while not waiting:
        end_turn(position, tell)
        waiting = begin_turn(position, tell)


def end_turn(position: WolfAndHoundPosition, tell: Tell | None) -> None:
    """Animals that move or turn by themselves do so, and it is the next player's turn."""
    if position.table.restless:
        _move_at_end(position, tell)
    position.active = (position.active + 1) % len(PLACES)
    position.turn += 1
    position.previous, position.card = position.card, NO_CARD


def _move_at_end(position: WolfAndHoundPosition, tell: Tell | None) -> None:
    table, standing, card = position.table, position.standing, position.previous
    stops = stops_for(table, position.rows, (position.active - 1) % len(PLACES))
    if tell is not None:
        tell_moves(table, standing.backs, moves_at_end(table, standing, card, stops), tell)
    position.standing = after_turn(table, standing, card, stops)


def begin_turn(position: WolfAndHoundPosition, tell: Tell | None) -> bool:
    """Whether somebody has to decide now, or the match is over."""
    if tell is not None:
        ghost = position.table.is_ghost(position.active)
        tell(TurnBegan(position.turn, position.active, ghost))
    begun = start_of(position)
    if tell is not None and position.turn > 1:
        tell_activation(position, begun, tell)
    position.sheep, position.no_threes = begun.sheep, begun.no_threes
    won_by = winner_at(position, begun)
    if won_by is not None:
        return _end_game(position, won_by, begun.bare, tell)
    return False if begun.skipped else _begin_playing(position, tell)


def start_of(position: WolfAndHoundPosition) -> Activation:
    """What the animals do at the start of the active player's turn: nothing in the very first."""
    table, sheep = position.table, position.sheep
    if position.turn == 1:
        return Activation(sheep, False, False, None, ())
    return activate(table, position.standing, sheep, position.active)


def winner_at(position: WolfAndHoundPosition, begun: Activation) -> int | None:
    """The team that wins at this start of the active player's turn."""
    return winner(begun, position.active == FIRST and bool(position.out_of_cards))


def _begin_playing(position: WolfAndHoundPosition, tell: Tell | None) -> bool:
    active = position.active
    if position.table.is_ghost(active):
        return begin_ghost(position, tell)
    hand = position.hands[active]
    if position.no_threes and not PLAYS_WITHOUT_THREES[hand]:
        position.shown = of_four(position.shown, active, hand)
        if tell is not None:
            tell(HandShown(active, position.owner, words_of(cards_in(hand))))
        return False
    position.awaiting = PLAY
    return True


def _end_game(
    position: WolfAndHoundPosition, won_by: int, bare: int | None, tell: Tell | None
) -> bool:
    """The next game begins unless the match is over too."""
    reason: Reason = "cards" if bare is None else "no-sheep"
    position.results += (Result(won_by, reason, position.sheep),)
    if tell is not None:
        tell(GameEnded(position.game, TEAMS[won_by], reason, bare, position.sheep))
    if decided(position):
        position.awaiting = OVER
        if tell is not None:
            winners = tuple(seat for seat in range(position.players) if team_of(seat) == won_by)
            tell(Ended(TEAMS[won_by], winners))
        return True
    position.game += 1
    deal(position)
    if tell is not None:
        tell(GameBegan(position.game))
    return begin_turn(position, tell)
