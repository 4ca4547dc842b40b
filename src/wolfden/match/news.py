"""What there is to tell a person who is away, and since which moment of the match.

Moments only grow: a turn is the number of moves with which it began to wait, and one; then come the
end of the match and a rematch. A match that rests waits for each of its people as if it were their
turn, but for whoever let it rest. Whoever was told of a moment is not told of it, or of an
earlier one, again.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from .table import Table

What = Literal["turn", "over", "rematch", "test", "confirm"]


class News(NamedTuple):
    what: What
    moment: int
    game: str
    match: str
    """The one to open: a rematch is another."""
    mover: str | None = None
    """Who moved last, by name, as far as the person knows; None: a bot, or nobody yet."""


def news_for(table: Table, seat: int) -> News | None:
    stored, match = table.stored, table.match
    if table.phase == "over" and stored.rematch:
        return News("rematch", match.number + 2, stored.game, stored.rematch)
    if table.phase == "over":
        return News("over", match.number + 1, stored.game, stored.id)
    if not table.waits_for(seat):
        return None
    if table.rests:
        return News("turn", match.number + 1, stored.game, stored.id)
    since = match.waits_since[seat] + 1
    return News("turn", since, stored.game, stored.id, _last_mover(table, seat))


def _last_mover(table: Table, seat: int) -> str | None:
    """Moves that show nothing to this seat are none for it."""
    for move in reversed(table.match.moves):
        if any(event.visible_to(seat) for event in move.events):
            return table.stored.seats[move.seat].name if move.seat != seat else None
    return None


def seat_of_holder(table: Table, holder: str) -> int | None:
    """Where the person sits whose token has this hash."""
    for seat in table.stored.seats:
        if seat.token_hash == holder:
            return seat.seat
    return None
