"""A ghost's card: turned up, exchanged, or from its own pile (10-4, 11-4).

Each step answers whether somebody has to decide before the turn can end.
"""

from __future__ import annotations

from ....core import Tell
from ....kit.tuples import added, of_four, replaced
from ..events import Exchanged, ExchangeFailed, GhostStuck, Kept, TurnedUp
from ..model import EXCHANGE, NO_CARD, SEEN, THREES, WORDS, CardName, kind_of
from ..position import WolfAndHoundPosition
from .laying import lay


def begin_ghost(position: WolfAndHoundPosition, tell: Tell | None) -> bool:
    if not position.pile:
        return _play_from_ghost_pile(position, tell)
    pile = position.pile
    kind, position.pile = pile[-1], pile[:-1]
    if tell is not None:
        tell(TurnedUp(position.active, position.owner, WORDS[kind], "draw"))
    position.turned_up = kind
    if not (position.no_threes and kind in THREES):
        position.awaiting = EXCHANGE
        return True
    if not top_is_forbidden(position):
        return exchange(position, tell, asked=False)
    position.turned_up = NO_CARD
    ghost = position.ghosts[position.active]
    stuck = added(replaced(ghost, 0, ghost[0] | SEEN), kind | SEEN)
    _stick(position, stuck, kind_of(ghost[0]), WORDS[kind], tell)
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
    ghost = position.ghosts[active]
    kind, position.turned_up = kind_of(ghost[0]), NO_CARD
    position.ghosts = of_four(position.ghosts, active, added(ghost[1:], first | SEEN))
    if tell is not None:
        tell(Exchanged(active, position.owner, WORDS[kind], WORDS[first], asked))
    return lay(position, kind, tell)


def _fail_to_exchange(position: WolfAndHoundPosition, tell: Tell | None) -> bool:
    active, first = position.active, position.turned_up
    ghost = position.ghosts[active]
    position.turned_up = NO_CARD
    position.ghosts = of_four(position.ghosts, active, replaced(ghost, 0, ghost[0] | SEEN))
    if tell is not None:
        tell(ExchangeFailed(active, position.owner, WORDS[kind_of(ghost[0])], WORDS[first]))
    return lay(position, first, tell)


def _play_from_ghost_pile(position: WolfAndHoundPosition, tell: Tell | None) -> bool:
    ghost = position.ghosts[position.active]
    kind = kind_of(ghost[0])
    if top_is_forbidden(position):
        _stick(position, added(ghost[1:], kind | SEEN), kind, None, tell)
        return False
    position.ghosts = of_four(position.ghosts, position.active, ghost[1:])
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
    position.ghosts = of_four(position.ghosts, position.active, pile)
    if tell is not None:
        tell(GhostStuck(position.active, WORDS[top], first))
