"""What lies on the table: animals, sheep, hands, piles and rows."""

from __future__ import annotations

from typing import NamedTuple, Self

from ...core import AnyState, Chance
from .events import Reason
from .model import PLACES
from .standing import Places, Standing
from .table import Table


class Result(NamedTuple):
    """How one game ended."""

    winner: int
    reason: Reason
    sheep: tuple[int, ...]


class WolfAndHoundPosition(AnyState):
    __slots__ = (
        "active", "awaiting", "best_of_five", "card", "chance", "game", "ghosts", "hands",
        "no_threes", "pile", "previous", "results", "rows", "sheep", "shown", "standing", "table",
        "turn", "turned_up",
    )  # fmt: skip

    table: Table
    best_of_five: bool
    chance: Chance
    """Shared by copies: whoever deals draws from a copy of it."""
    game: int
    results: tuple[Result, ...]
    turn: int
    active: int
    """The place whose turn it is."""
    awaiting: int
    standing: Standing
    """Where each animal stands, and which show their backs."""
    sheep: tuple[int, ...]
    hands: tuple[int, ...]
    shown: tuple[int, ...]
    """The part of each hand that everyone has seen."""
    ghosts: tuple[tuple[int, ...], ...]
    """The ghost piles, the next card first; some cards are marked SEEN."""
    pile: tuple[int, ...]
    """The draw pile, the next card last."""
    rows: tuple[tuple[int, ...], ...]
    """The cards that each player has played."""
    card: int
    """The card played this turn, NO_CARD before."""
    previous: int
    """The card played in the turn before, NO_CARD if none was."""
    turned_up: int
    """The card turned up for a ghost while its exchange is open."""
    no_threes: bool

    def copy(self) -> Self:
        """As any position's, four times as fast: nothing of it changes in place."""
        twin = self.blank()
        twin.table, twin.best_of_five, twin.chance = self.table, self.best_of_five, self.chance
        twin.game, twin.results, twin.turn = self.game, self.results, self.turn
        twin.active, twin.awaiting, twin.standing = self.active, self.awaiting, self.standing
        twin.sheep, twin.hands = self.sheep, self.hands
        twin.shown, twin.ghosts, twin.pile = self.shown, self.ghosts, self.pile
        twin.rows, twin.card, twin.previous = self.rows, self.card, self.previous
        twin.turned_up, twin.no_threes = self.turned_up, self.no_threes
        return twin

    @property
    def places(self) -> Places:
        """Where each animal stands."""
        return self.standing.places

    @property
    def backs(self) -> int:
        """The animals that show their backs, as a bit set."""
        return self.standing.backs

    @property
    def owner(self) -> int:
        """The seat that decides for the active place."""
        return self.table.owners[self.active]

    @property
    def out_of_cards(self) -> list[int]:
        """The places that have run out of cards (4; a ghost's cards are its pile and the draw)."""
        return [place for place in PLACES if not self.hands[place] and self._has_no_pile(place)]

    def _has_no_pile(self, place: int) -> bool:
        return place < self.players or not (self.ghosts[place] or self.pile)
