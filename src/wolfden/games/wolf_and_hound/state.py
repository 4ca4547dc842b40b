"""The state of a match: what lies where, and how a decision changes it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Self

from ...core import Action, Chance, Outcome, State, Tell, Viewer
from .actions import ANSWERS, EXCHANGE_IT, PLAYS, PLAYS_WITHOUT_THREES, TURNS
from .knowledge import redealt
from .model import COMPONENTS, FIRST, HAND_SIZE, NO_CARD, PLACES, THREES, UNIT, held
from .rules.ending import Result
from .rules.moving import pair_to_part
from .rules.playing import EXCHANGE, OVER, PLAY, TURN, exchange, keep, play_from_hand, turn_over
from .rules.turn import begin_turn, go_on
from .scoring import outcome, wins
from .showing import view
from .table import Table, Terms
from .view import WolfAndHoundView

WINS: Final[int] = COMPONENTS["match"]["wins"]


class WolfAndHoundState(State[WolfAndHoundView]):
    __slots__ = (
        "active", "awaiting", "backs", "card", "chance", "game", "ghosts", "hands", "no_threes",
        "pile", "places", "previous", "results", "rows", "sheep", "shown", "table",
        "terms", "turn", "turned_up",
    )  # fmt: skip

    players: int
    terms: Terms
    table: Table
    chance: Chance
    game: int
    results: tuple[Result, ...]
    turn: int
    active: int
    """The place whose turn it is."""
    awaiting: int
    places: tuple[int, ...]
    """Where each animal stands."""
    backs: int
    """The animals that show their backs, as a bit set."""
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

    @classmethod
    def first(cls, table: Table, terms: Terms, chance: Chance) -> Self:
        state = cls()
        state.players, state.table, state.terms = table.players, table, terms
        state.chance, state.game, state.results = chance, 1, ()
        state.deal()
        begin_turn(state, None)
        return state

    def deal(self) -> None:
        """Part 5: sheep on the pastures, four cards each, all animals in front of player 1."""
        cards = [kind for kind, count in enumerate(self.table.deck) for _ in range(count)]
        self.chance = self.chance.copy()  # copies of the state share it until the next deal
        self.chance.shuffle(cards)
        dealt = [tuple(cards.pop() for _ in range(HAND_SIZE)) for _ in PLACES]
        ghost = self.table.is_ghost
        self.hands = tuple(
            0 if ghost(place) else sum(UNIT[kind] for kind in dealt[place]) for place in PLACES
        )
        self.ghosts = tuple(dealt[place] if ghost(place) else () for place in PLACES)
        self.pile, self.rows, self.shown = tuple(cards), ((),) * 4, (0,) * 4
        self.sheep, self.places, self.backs = self.table.fences, (0,) * len(self.table.animals), 0
        self.turn, self.active, self.no_threes = 1, FIRST, False
        self.card = self.previous = self.turned_up = NO_CARD

    @property
    def to_act(self) -> tuple[int, ...]:
        return () if self.awaiting == OVER else (self.table.owners[self.active],)

    @property
    def pair(self) -> tuple[int, int]:
        """The two animals of which one has to be turned now."""
        found = pair_to_part(self.table, self.places, self.backs)
        assert found is not None
        return found

    def legal(self, seat: int) -> tuple[Action, ...]:
        if self.awaiting == OVER or seat != self.table.owners[self.active]:
            return ()
        if self.awaiting == PLAY:
            hand = self.hands[self.active]
            return PLAYS_WITHOUT_THREES[hand] if self.no_threes else PLAYS[hand]
        if self.awaiting == EXCHANGE:
            return ANSWERS
        return tuple(TURNS[self.table.animals[index].word] for index in self.pair)

    def carry_out(self, seat: int, action: Action, tell: Tell | None) -> None:
        self._carry_out(action, self.legal(seat), tell)

    def playout(self, random: Callable[[], float]) -> None:
        while self.awaiting != OVER:
            legal = self.legal(self.table.owners[self.active])
            self._carry_out(legal[int(random() * len(legal))], legal, None)

    def _carry_out(self, action: Action, legal: tuple[Action, ...], tell: Tell | None) -> None:
        if self.awaiting == PLAY:
            waiting = play_from_hand(self, action.id, tell)
        elif self.awaiting == TURN:
            waiting = turn_over(self, self.pair[legal.index(action)], tell)
        else:
            waiting = exchange(self, tell) if action is EXCHANGE_IT else keep(self, tell)
        if not waiting:
            go_on(self, tell)

    def forbids(self, seat: int, action: Action) -> str:
        return f"wolf-and-hound-why-{self._reason(action)}"

    def _reason(self, action: Action) -> str:
        if self.awaiting == PLAY and action.verb == "play":
            if not self.table.deck[action.id]:
                return "not-in-deck"
            in_hand = held(self.hands[self.active], action.id)
            return "no-threes" if in_hand and action.id in THREES else "not-in-hand"
        if self.awaiting == TURN and action.verb == "turn":
            return "not-of-the-pair"
        return ("play-first", "answer-first", "turn-first")[self.awaiting]

    def copy(self) -> Self:
        twin = object.__new__(type(self))
        twin.spec, twin.players, twin.options = self.spec, self.players, self.options
        twin.table, twin.terms = self.table, self.terms
        twin.chance, twin.game, twin.results = self.chance, self.game, self.results
        twin.turn, twin.active, twin.awaiting = self.turn, self.active, self.awaiting
        twin.places, twin.backs, twin.sheep = self.places, self.backs, self.sheep
        twin.hands, twin.shown, twin.ghosts = self.hands, self.shown, self.ghosts
        twin.pile, twin.rows, twin.card = self.pile, self.rows, self.card
        twin.previous, twin.turned_up = self.previous, self.turned_up
        twin.no_threes = self.no_threes
        return twin

    def view(self, viewer: Viewer) -> WolfAndHoundView:
        return view(self, viewer)

    def redeal(self, seat: int | None, chance: Chance) -> Self:
        return redealt(self, seat, chance)

    @property
    def out_of_cards(self) -> list[int]:
        """The places that have run out of cards (4; a ghost's cards are its pile and the draw)."""
        return [
            place
            for place in PLACES
            if not (self.hands[place] or self.ghosts[place])
            and (place < self.players or not self.pile)
        ]

    @property
    def needed(self) -> int:
        """How many games win the match."""
        return WINS if self.terms.best_of_five else 1

    @property
    def decided(self) -> bool:
        """Whether the games finished so far decide the match."""
        return max(wins(self.results)) >= self.needed

    @property
    def outcome(self) -> Outcome | None:
        return outcome(self.players, self.results) if self.awaiting == OVER else None
