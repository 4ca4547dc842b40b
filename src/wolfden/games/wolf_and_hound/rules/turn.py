"""A turn from its end to the next decision: end effects, activation, end check (6, 8-3, 15)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core import LooseEvent, Tell
from ..events import tell_activation, tell_ended, tell_game_ended, tell_moves
from ..model import FIRST, NO_CARD, PLACES, team_of
from .activation import activate
from .ending import CARDS, NO_SHEEP, Result, bare_place, more_sheep
from .moving import NO_STOPS, moved, moves_at_end, stops_for
from .playing import OVER, begin_playing

if TYPE_CHECKING:
    from ..state import WolfAndHoundState


def go_on(state: WolfAndHoundState, tell: Tell | None) -> None:
    """End this turn and begin the next, and so on until somebody has to decide."""
    decided = False
    while not decided:
        end_turn(state, tell)
        state.active = (state.active + 1) % len(PLACES)
        state.turn += 1
        state.previous, state.card = state.card, NO_CARD
        decided = begin_turn(state, tell)


def end_turn(state: WolfAndHoundState, tell: Tell | None) -> None:
    table, places, backs = state.table, state.places, state.backs
    if not (table.blanket_wolves or table.late or table.company):
        return
    before = (state.active - 1) % len(PLACES)
    stops = stops_for(state.rows, before) if table.expansion else NO_STOPS
    moves = moves_at_end(table, places, backs, state.previous, stops)
    if tell is not None:
        tell_moves(table, backs, moves, tell)
    state.places, state.backs = moved(places, backs, moves)


def begin_turn(state: WolfAndHoundState, tell: Tell | None) -> bool:
    """Whether somebody has to decide now, or the match is over."""
    if tell is not None:
        ghost = state.table.is_ghost(state.active)
        tell(LooseEvent("turn-began", {"turn": state.turn, "place": state.active, "ghost": ghost}))
    skipped = _activate(state, tell) if state.turn > 1 else False
    bare = None if skipped else bare_place(state.sheep, state.active)
    if bare is not None:
        return finish(state, 1 - team_of(bare), NO_SHEEP, bare, tell)
    if state.active == FIRST and state.out_of_cards:
        return finish(state, more_sheep(state.sheep), CARDS, None, tell)
    return False if skipped else begin_playing(state, tell)


def _activate(state: WolfAndHoundState, tell: Tell | None) -> bool:
    """Phase 1; whether it ends the turn."""
    done = activate(state.table, state.places, state.backs, state.sheep, state.active)
    if tell is not None:
        tell_activation(state, done, tell)
    state.sheep, state.no_threes = done.sheep, done.no_threes
    return done.skipped


def finish(
    state: WolfAndHoundState, winner: int, reason: str, bare: int | None, tell: Tell | None
) -> bool:
    """A game is over; the next one begins unless the match is over too."""
    state.results += (Result(winner, reason, state.sheep),)
    if tell is not None:
        tell_game_ended(state, bare, tell)
    if state.decided:
        state.awaiting = OVER
        if tell is not None:
            tell_ended(state, tell)
        return True
    state.game += 1
    state.deal()
    if tell is not None:
        tell(LooseEvent("game-began", {"game": state.game}))
    return begin_turn(state, tell)
