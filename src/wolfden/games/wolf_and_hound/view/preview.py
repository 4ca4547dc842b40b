"""Looks ahead for people: each action is carried out in a copy, to the start of the next turn.

No further, so that nothing hidden can show: not the card drawn, and no exchange against a card
that nobody has seen.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ....core import Action, Event
from ..actions import EXCHANGE_IT
from ..events import Moved, Turned
from ..model import SEEN, TEAMS, TURN, WORDS
from ..position import WolfAndHoundPosition
from ..rules.deciding import DECISIONS
from ..rules.turn import end_turn, start_of, winner_at
from ..rules.turning import pair_of
from .standing import animal_views, turn_starts
from .structs import MoveView, Preview


def previews(position: WolfAndHoundPosition) -> Iterator[Preview]:
    """For each legal action of the seat that decides."""
    for action in DECISIONS[position.awaiting].legal(position, position.owner):
        if action is not EXCHANGE_IT or position.ghosts[position.active][0] & SEEN:
            yield _preview(position, action)


def _preview(position: WolfAndHoundPosition, action: Action) -> Preview:
    after = position.copy()
    events: list[Event] = []
    waiting = DECISIONS[position.awaiting].step(after, action, events.append)
    card, pair = after.card, pair_of(after) if waiting else ()
    end_turn(after, None)
    won_by = None if pair else winner_at(after, start_of(after))
    return Preview(
        action=action.text,
        card=None if position.awaiting == TURN else WORDS[card],
        moves=tuple(_moves(events)),
        animals=animal_views(after),
        pair=tuple(after.table.animals[index].word for index in pair),
        starts=turn_starts(after),
        wins=None if won_by is None else TEAMS[won_by],
    )


def _moves(events: Sequence[Event]) -> Iterator[MoveView]:
    """The animals that the card moved."""
    turned = {event.animal for event in events if isinstance(event, Turned)}
    for event in events:
        if isinstance(event, Moved):
            yield MoveView(
                animal=event.animal,
                origin=event.origin,
                steps=event.steps,
                place=event.to,
                stopped=event.stopped,
                turned=event.animal in turned,
            )
