"""How animals move and turn over (6-3, 8, 12 and 15). Nothing here changes a position."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from ..events import WhyMoved, WhyTurned
from ..model import BONE, CARDS, FIRST, MEAT, NO_CARD, PLACES
from ..standing import Places, Standing
from ..table import BY_BONE, BY_MEAT, Table

Stops = int
"""Places that stop wolves and hounds, as bit sets; they begin where `Table.stopped_by` says."""
NO_STOPS: Final = 0
CARD_BITS: Final = 12
"""Of a key: the stops; the card comes before."""
STOP_BY: Final = tuple(
    1 << BY_MEAT if kind in MEAT else 1 << BY_BONE if kind in BONE else NO_STOPS
    for kind in range(len(CARDS))
)
"""What a kind of card stops where it lies last in the row of the first place."""
EVERY_PLACE: Final = (1 << len(PLACES)) - 1
_FARTHEST: Final = 12


class Walk(NamedTuple):
    place: int
    stopped: bool
    """Whether it was held up before its last step."""
    past_first: bool
    """Whether it passed player 1 or stopped there."""


def _walk(origin: int, steps: int, stops: int) -> Walk:
    place, past_first = origin, False
    for step in range(1, abs(steps) + 1):
        place = (place + (1 if steps > 0 else -1)) % len(PLACES)
        past_first = past_first or place == FIRST
        if stops >> place & 1 and step < abs(steps):
            return Walk(place, True, past_first)
    return Walk(place, False, past_first)


WALKS: Final = {
    steps: tuple(tuple(_walk(origin, steps, stops) for stops in range(16)) for origin in PLACES)
    for steps in range(-_FARTHEST, _FARTHEST + 1)
}
"""By steps, origin and the bit set of places that stop it."""


class Move(NamedTuple):
    """One animal moved, or was turned over where it stands (no steps)."""

    animal: int
    origin: int
    steps: int
    place: int
    stopped: bool
    turned: bool
    why: WhyMoved | WhyTurned


def turned_over(animal: int, place: int, why: WhyTurned) -> Move:
    return Move(animal, place, 0, place, False, True, why)


def stops_for(table: Table, rows: Sequence[Sequence[int]], mover: int) -> Stops:
    """Where meat and bone stop animals that this player's card moves (12-2)."""
    if not table.expansion:
        return NO_STOPS
    stops = NO_STOPS
    for place, row in enumerate(rows):
        if row and place != mover:
            stops |= STOP_BY[row[-1]] << place
    return stops


def after_card(table: Table, standing: Standing, card: int, stops: Stops) -> Standing:
    """The animals when the card has moved them."""
    known = standing.worked_out
    if known is None:
        return moved(table, standing, moves_by_card(table, standing, card, stops))
    key = card << CARD_BITS | stops
    found = known.after_card.get(key)
    if found is None:
        found = moved(table, standing, moves_by_card(table, standing, card, stops))
        known.after_card[key] = found
    return found


def after_turn(table: Table, standing: Standing, card: int, stops: Stops) -> Standing:
    """The animals when those have moved that do so by themselves; see `moves_at_end`."""
    if not table.restless:
        return standing
    known = standing.worked_out
    if known is None:
        return moved(table, standing, moves_at_end(table, standing, card, stops))
    key = card + 1 << CARD_BITS | stops
    found = known.after_turn.get(key)
    if found is None:
        found = moved(table, standing, moves_at_end(table, standing, card, stops))
        known.after_turn[key] = found
    return found


def moves_by_card(table: Table, standing: Standing, card: int, stops: Stops) -> list[Move]:
    """All animals that the card moves, in phase 3."""
    moves = []
    for index, sides in table.movers[card]:
        back = standing.backs >> index & 1
        if steps := sides[back]:
            origin = standing.places[index]
            walk = WALKS[steps][origin][stops >> table.stopped_by[index][back] & EVERY_PLACE]
            turned = walk.past_first and index in table.metamorphic
            moves.append(Move(index, origin, steps, walk.place, walk.stopped, turned, "card"))
    return moves


def pair_to_part(table: Table, standing: Standing) -> tuple[int, int] | None:
    """Two metamorphic cards, no more, at one place and of one colour (8-3, special rule)."""
    if not table.pairs:
        return None
    for place in PLACES:
        here = [index for index in table.metamorphic if standing.places[index] == place]
        if len(here) == 2:
            one, other = here
            if table.kind(one, standing.backs) == table.kind(other, standing.backs):
                return one, other
    return None


def moved(table: Table, standing: Standing, moves: Sequence[Move]) -> Standing:
    """The animals after these moves."""
    if not moves:
        return standing
    after, backs = list(standing.places), standing.backs
    for move in moves:
        after[move.animal] = move.place
        if move.turned:
            backs ^= 1 << move.animal
    return table.standing(tuple(after), backs)


def moves_at_end(table: Table, standing: Standing, card: int, stops: Stops) -> Sequence[Move]:
    """What moves by itself at the end of a turn: blanket wolf, grandfather, confused hound.

    `card` is that of the turn before, `stops` are for whoever played it.
    """
    places, backs = standing.places, standing.backs
    moves = [move for index in table.blanket_wolves
             for move in _search(table, places, backs, index)]  # fmt: skip
    if card != NO_CARD:
        for index in table.late:
            steps = table.late_steps[card][index][backs >> index & 1]
            walk = WALKS[steps][places[index]][stops >> table.stopped_by[index][0] & EVERY_PLACE]
            place, stopped = walk.place, walk.stopped
            moves.append(Move(index, places[index], steps, place, stopped, False, "late"))
    if table.company:
        places = moved(table, standing, moves).places
        moves += [
            turned_over(index, places[index], "company")
            for index in table.company
            if places.count(places[index]) > 1
        ]
    return moves


def _search(table: Table, places: Places, backs: int, index: int) -> list[Move]:
    """Beside a blanket the wolf rests; without one it searches, a step back each turn (15-2)."""
    place = places[index]
    rests = any(places[blanket] == place for blanket in table.blankets)
    moves = []
    if rests == bool(backs >> index & 1):
        moves.append(turned_over(index, place, "rests" if rests else "searches"))
    if not rests:
        moves.append(Move(index, place, -1, WALKS[-1][place][0].place, False, False, "search"))
    return moves
