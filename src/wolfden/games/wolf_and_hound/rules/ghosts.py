"""A ghost's card: turned up, exchanged, or from its own pile (10-4, 11-4).

Each step answers whether somebody has to decide before the turn can end.
"""

from __future__ import annotations

from ....core import Tell
from ....kit.tuples import replaced
from ..events import Exchanged, ExchangeFailed, GhostStuck, Kept, TurnedUp
from ..model import EXCHANGE, NO_CARD, SEEN, THREES, WORDS, CardName, kind_of
from ..position import WolfAndHoundPosition
from .laying import lay


def begin_ghost(position: WolfAndHoundPosition, tell: Tell | None) -> bool:
    if not position.pile:
        return _play_from_ghost_pile(position, tell)
    kind, position.pile = position.pile[-1], position.pile[:-1]
    if tell is not None:
        tell(TurnedUp(position.active, position.owner, WORDS[kind], "draw"))
    position.turned_up = kind
    if not (position.no_threes and kind in THREES):
        position.awaiting = EXCHANGE
        return True
    if not top_is_forbidden(position):
        return exchange(position, tell, asked=False)
    position.turned_up = NO_CARD
    top, *rest = position.ghosts[position.active]
    _stick(position, (top | SEEN, *rest, kind | SEEN), kind_of(top), WORDS[kind], tell)
    return False


def top_is_forbidden(position: WolfAndHoundPosition) -> bool:
    """Whether sheep 02 forbids the next card of the ghost pile."""
    return position.no_threes and kind_of(position.ghosts[position.active][0]) in THREES


def keep(position: WolfAndHoundPosition, tell: Tell | None) -> bool:
    kind, position.turned_up = position.turned_up, NO_CARD
    if tell is not None:
        tell(Kept(position.active, position.owner, WORDS[kind]))
    return lay(position, kind, tell)


def exchange(position: WolfAndHoundPosition, tell: Tell | None, asked: bool = True) -> bool:
    if top_is_forbidden(position):
        return _fail_to_exchange(position, tell)
    active, first = position.active, position.turned_up
    top, *rest = position.ghosts[active]
    kind, position.turned_up = kind_of(top), NO_CARD
    position.ghosts = replaced(position.ghosts, active, (*rest, first | SEEN))
    if tell is not None:
        tell(Exchanged(active, position.owner, WORDS[kind], WORDS[first], asked))
    return lay(position, kind, tell)


def _fail_to_exchange(position: WolfAndHoundPosition, tell: Tell | None) -> bool:
    active, first = position.active, position.turned_up
    top, *rest = position.ghosts[active]
    position.turned_up = NO_CARD
    position.ghosts = replaced(position.ghosts, active, (top | SEEN, *rest))
    if tell is not None:
        tell(ExchangeFailed(active, position.owner, WORDS[kind_of(top)], WORDS[first]))
    return lay(position, first, tell)


def _play_from_ghost_pile(position: WolfAndHoundPosition, tell: Tell | None) -> bool:
    top, *rest = position.ghosts[position.active]
    kind = kind_of(top)
    if top_is_forbidden(position):
        _stick(position, (*rest, kind | SEEN), kind, None, tell)
        return False
    position.ghosts = replaced(position.ghosts, position.active, tuple(rest))
    if tell is not None:
        tell(TurnedUp(position.active, position.owner, WORDS[kind], "ghost"))
    return lay(position, kind, tell)


def _stick(
    position: WolfAndHoundPosition,
    pile: tuple[int, ...],
    top: int,
    first: CardName | None,
    tell: Tell | None,
) -> None:
    """A ghost with nothing but 3s to play beside sheep 02 plays no card."""
    position.ghosts = replaced(position.ghosts, position.active, pile)
    if tell is not None:
        tell(GhostStuck(position.active, WORDS[top], first))
