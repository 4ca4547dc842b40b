"""Looks ahead for people: what a card would move, and what the next turns' starts would bring."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ...core import Action
from .actions import EXCHANGE_IT
from .events import SYMBOL
from .model import FIRST, PLACES, SEEN, TEAMS, THREES, WORDS, kind_of, size, team_of
from .rules.activation import activate
from .rules.ending import bare_place, more_sheep
from .rules.moving import (
    NO_STOPS,
    Move,
    Places,
    Stops,
    moved,
    moves_at_end,
    moves_by_card,
    pair_to_part,
    stops_for,
)
from .rules.playing import EXCHANGE, PLAY, TURN
from .table import Table
from .view import AnimalView, MoveView, Preview, Team, TurnStart

if TYPE_CHECKING:
    from .state import WolfAndHoundState


def animal_views(table: Table, places: Places, backs: int) -> tuple[AnimalView, ...]:
    return tuple(_animal(table, places, backs, index) for index in range(len(table.animals)))


def _animal(table: Table, places: Places, backs: int, index: int) -> AnimalView:
    animal, back = table.animals[index], backs >> index & 1
    side = animal.sides[back]
    return AnimalView(
        animal=animal.word,
        place=places[index],
        kind=side.kind,  # type: ignore[arg-type]
        moves=side.moves,  # type: ignore[arg-type]
        target=side.target,  # type: ignore[arg-type]
        two_sided=animal.two_sided,
        back=bool(back),
    )


def turn_starts(
    table: Table, places: Places, backs: int, sheep: tuple[int, ...]
) -> tuple[TurnStart, ...]:
    return tuple(_start(table, places, backs, sheep, place) for place in PLACES)


def _start(
    table: Table, places: Places, backs: int, sheep: tuple[int, ...], place: int
) -> TurnStart:
    done = activate(table, places, backs, sheep, place)
    changes = tuple(after - now for after, now in zip(done.sheep, sheep, strict=True))
    return TurnStart(changes, done.skipped, done.no_threes)  # type: ignore[arg-type]


def previews(state: WolfAndHoundState, seat: int) -> Iterator[Preview]:
    """For each legal action of the seat, but for an exchange against a card nobody has seen."""
    for number, action in enumerate(state.legal(seat)):
        after = state.copy()
        if state.awaiting == TURN:
            after.backs ^= 1 << state.pair[number]
            yield _preview(state, after, action, None, [])
        elif (card := _card_of(state, action)) is not None:
            after.card = card
            after.rows = tuple(
                (card,) if place == state.active else row for place, row in enumerate(state.rows)
            )
            stops = _stops(after, state.active)
            moves = moves_by_card(state.table, state.places, state.backs, card, stops)
            after.places, after.backs = moved(state.places, state.backs, moves)
            yield _preview(state, after, action, card, moves)


def _stops(state: WolfAndHoundState, mover: int) -> Stops:
    return stops_for(state.rows, mover) if state.table.expansion else NO_STOPS


def _card_of(state: WolfAndHoundState, action: Action) -> int | None:
    """The number card that the action plays, if that is known."""
    if state.awaiting != EXCHANGE:
        return action.id
    if action is not EXCHANGE_IT:
        return state.turned_up
    top = state.ghosts[state.active][0]
    if not top & SEEN:
        return None
    return state.turned_up if state.no_threes and kind_of(top) in THREES else kind_of(top)


def _preview(
    state: WolfAndHoundState,
    after: WolfAndHoundState,
    action: Action,
    card: int | None,
    moves: list[Move],
) -> Preview:
    table = state.table
    pair = pair_to_part(table, after.places, after.backs) or ()
    stops = _stops(after, (state.active - 1) % len(PLACES))
    at_end = moves_at_end(table, after.places, after.backs, state.previous, stops)
    after.places, after.backs = moved(after.places, after.backs, at_end)
    return Preview(
        action=action.text,
        card=None if card is None else WORDS[card],
        moves=tuple(_move(table, state.backs, move) for move in moves),
        animals=animal_views(table, after.places, after.backs),
        pair=tuple(table.animals[index].word for index in pair),
        starts=turn_starts(table, after.places, after.backs, state.sheep),
        wins=None if pair else _winner(state, after),
    )


def _winner(state: WolfAndHoundState, after: WolfAndHoundState) -> Team | None:
    """The team that wins when the next turn starts."""
    following = (state.active + 1) % len(PLACES)
    done = activate(state.table, after.places, after.backs, state.sheep, following)
    bare = None if done.skipped else bare_place(done.sheep, following)
    if bare is not None:
        return TEAMS[1 - team_of(bare)]
    last_card = state.awaiting == PLAY and size(state.hands[state.active]) == 1
    if following == FIRST and (state.out_of_cards or (last_card and not state.pile)):
        return TEAMS[more_sheep(done.sheep)]
    return None


def _move(table: Table, backs: int, move: Move) -> MoveView:
    back = backs >> move.animal & 1
    symbol = SYMBOL.get(table.stopped_by[move.animal][back]) if move.stopped else None
    return MoveView(
        animal=table.animals[move.animal].word,
        origin=move.origin,
        steps=move.steps,
        place=move.place,
        stopped=symbol,  # type: ignore[arg-type]
        turned=move.turned,
    )
