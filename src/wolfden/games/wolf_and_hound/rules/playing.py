"""Phases 3 and 4: a card is played, by a person or a ghost, and one is drawn (6-3, 6-4, 10-4).

Each step returns whether somebody has to decide before the turn can end.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from ....core import Event, LooseEvent, Tell
from ..actions import PLAYS_WITHOUT_THREES
from ..events import tell_moves, words_of
from ..model import NO_CARD, SEEN, THREES, UNIT, WORDS, cards_in, kind_of
from .moving import NO_STOPS, moved, moves_by_card, pair_to_part, stops_for, turned_over

if TYPE_CHECKING:
    from ..state import WolfAndHoundState

T = TypeVar("T")
PLAY, EXCHANGE, TURN, OVER = range(4)
"""What a state awaits."""


def begin_playing(state: WolfAndHoundState, tell: Tell | None) -> bool:
    if state.table.is_ghost(state.active):
        return _begin_ghost(state, tell)
    hand = state.hands[state.active]
    if state.no_threes and not PLAYS_WITHOUT_THREES[hand]:
        state.shown = _with(state.shown, state.active, hand)
        if tell is not None:
            tell(_event(state, "hand-shown", cards=words_of(cards_in(hand))))
        return False
    state.awaiting = PLAY
    return True


def play_from_hand(state: WolfAndHoundState, kind: int, tell: Tell | None) -> bool:
    place = state.active
    state.hands = _with(state.hands, place, state.hands[place] - UNIT[kind])
    if state.shown[place] and kind in cards_in(state.shown[place]):
        state.shown = _with(state.shown, place, state.shown[place] - UNIT[kind])
    if tell is not None:
        tell(_event(state, "played", card=WORDS[kind]))
    return _carry_out(state, kind, tell)


def keep(state: WolfAndHoundState, tell: Tell | None) -> bool:
    kind, state.turned_up = state.turned_up, NO_CARD
    if tell is not None:
        tell(_event(state, "kept", card=WORDS[kind]))
    return _carry_out(state, kind, tell)


def exchange(state: WolfAndHoundState, tell: Tell | None, asked: bool = True) -> bool:
    first, pile = state.turned_up, state.ghosts[state.active]
    state.turned_up, top = NO_CARD, kind_of(pile[0])
    data = {"card": WORDS[top], "first": WORDS[first]}
    if state.no_threes and top in THREES:
        state.ghosts = _with(state.ghosts, state.active, (top | SEEN, *pile[1:]))
        if tell is not None:
            tell(_event(state, "exchange-failed", **data))
        return _carry_out(state, first, tell)
    state.ghosts = _with(state.ghosts, state.active, (*pile[1:], first | SEEN))
    if tell is not None:
        tell(_event(state, "exchanged", **data, asked=asked))
    return _carry_out(state, top, tell)


def turn_over(state: WolfAndHoundState, index: int, tell: Tell | None) -> bool:
    """One of two metamorphic cards of the same colour."""
    if tell is not None:
        move = turned_over(index, state.places[index], "pair")
        tell_moves(state.table, state.backs, [move], tell)
    state.backs ^= 1 << index
    return _part_pairs(state, tell)


def _begin_ghost(state: WolfAndHoundState, tell: Tell | None) -> bool:
    if not state.pile:
        return _play_from_ghost_pile(state, tell)
    kind, state.pile = state.pile[-1], state.pile[:-1]
    if tell is not None:
        tell(_event(state, "turned-up", card=WORDS[kind], source="draw"))
    state.turned_up = kind
    if not (state.no_threes and kind in THREES):
        state.awaiting = EXCHANGE
        return True
    top, *rest = state.ghosts[state.active]
    if kind_of(top) not in THREES:
        return exchange(state, tell, asked=False)
    state.turned_up = NO_CARD
    _stick(state, (top | SEEN, *rest, kind | SEEN), kind_of(top), WORDS[kind], tell)
    return False


def _play_from_ghost_pile(state: WolfAndHoundState, tell: Tell | None) -> bool:
    top, *rest = state.ghosts[state.active]
    kind = kind_of(top)
    if state.no_threes and kind in THREES:
        _stick(state, (*rest, kind | SEEN), kind, None, tell)
        return False
    state.ghosts = _with(state.ghosts, state.active, tuple(rest))
    if tell is not None:
        tell(_event(state, "turned-up", card=WORDS[kind], source="ghost"))
    return _carry_out(state, kind, tell)


def _stick(
    state: WolfAndHoundState, pile: tuple[int, ...], top: int, first: str | None, tell: Tell | None
) -> None:
    """A ghost with nothing but 3s to play beside sheep 02 plays no card."""
    state.ghosts = _with(state.ghosts, state.active, pile)
    if tell is not None:
        tell(LooseEvent("ghost-stuck", {"place": state.active, "card": WORDS[top], "first": first}))


def _carry_out(state: WolfAndHoundState, kind: int, tell: Tell | None) -> bool:
    """The card lies in its row; every animal that it affects moves."""
    state.card = kind
    state.rows = _with(state.rows, state.active, (*state.rows[state.active], kind))
    table, places, backs = state.table, state.places, state.backs
    stops = stops_for(state.rows, state.active) if table.expansion else NO_STOPS
    moves = moves_by_card(table, places, backs, kind, stops)
    if tell is not None:
        tell_moves(table, backs, moves, tell)
    state.places, state.backs = moved(places, backs, moves)
    return _part_pairs(state, tell)


def _part_pairs(state: WolfAndHoundState, tell: Tell | None) -> bool:
    pair = pair_to_part(state.table, state.places, state.backs)
    if pair is None:
        _draw(state, tell)
        return False
    state.awaiting = TURN
    if tell is not None:
        tell(_event(state, "pair", animals=[state.table.animals[each].word for each in pair]))
    return True


def _draw(state: WolfAndHoundState, tell: Tell | None) -> None:
    place = state.active
    if state.pile and not state.table.is_ghost(place):
        kind, state.pile = state.pile[-1], state.pile[:-1]
        state.hands = _with(state.hands, place, state.hands[place] + UNIT[kind])
        if tell is not None:
            tell(_event(state, "drew", left=len(state.pile)))
            tell(LooseEvent("drew-card", {"card": WORDS[kind]}, frozenset({place})))
    if tell is not None and state.out_of_cards == [place]:
        tell(LooseEvent("last-round", {"place": place}))


def _with(values: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    return (*values[:place], value, *values[place + 1 :])


def _event(state: WolfAndHoundState, name: str, **data: object) -> Event:
    """An event of the active place, with the seat that decides there."""
    seat = state.table.owners[state.active]
    return LooseEvent(name, {"place": state.active, "seat": seat, **data})
