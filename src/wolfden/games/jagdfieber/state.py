"""The state of a match: what lies where, and how a decision changes it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Self

from ...core import Action, Chance, LooseEvent, Outcome, State, Tell, Viewer
from ...kit.sealed import EVERYONE, SEAT_LIMIT, SEATS_IN, choice_of, sealed, without
from .actions import CHANGES, CHOICES, card_of
from .events import tell_round
from .model import CARDS, FULL_HANDS, HAND_BITS, HAND_MASK, all_hold_cards, hand_of, held
from .rules import TABLES, carry_out
from .scoring import Sheet, outcome, score_day
from .view import JagdfieberView, view

SEALED: Final = tuple(tuple(sealed(seat, card) for card in CARDS) for seat in range(SEAT_LIMIT))
SEALED_FROM: Final = tuple(
    tuple(tuple(of_seat[action.id] for action in choices) for choices in CHOICES)
    for of_seat in SEALED
)
"""Each card a seat may seal, by seat and hand."""
PICKS: Final = tuple(
    tuple((HAND_BITS * seat, SEALED_FROM[seat]) for seat in seats) for seats in SEATS_IN
)
"""Where to find what the seats of a bit set hold, and what they may seal of it."""


class JagdfieberState(State[JagdfieberView]):
    __slots__ = (
        "chance", "choices", "day", "days", "easy", "fours", "hands", "lost", "marker", "owing",
        "past", "piles", "round",
    )  # fmt: skip

    players: int
    days: int
    day: int
    round: int
    marker: int
    hands: int
    """What everyone holds, the cards lying sealed above the lodges included."""
    choices: int
    owing: int
    """The seats that have not chosen, as a bit set."""
    easy: int
    piles: int
    fours: int
    lost: int
    past: tuple[tuple[int, int, int], ...]
    """Hands, prey piles and lodges at the end of every finished day, scored when asked for."""
    chance: Chance

    @classmethod
    def first(cls, players: int, days: int, chance: Chance) -> Self:
        state = cls()
        state.players, state.days, state.day = players, days, 1
        state.past, state.chance = (), chance
        state.marker = chance.below(players)
        state._begin_day()
        return state

    @property
    def to_act(self) -> tuple[int, ...]:
        return SEATS_IN[self.owing]

    def legal(self, seat: int) -> tuple[Action, ...]:
        if not 0 <= seat < self.players:
            return ()
        hand = self.hands >> HAND_BITS * seat & HAND_MASK
        if self.owing >> seat & 1:
            return CHOICES[hand]
        chosen = choice_of(self.choices, seat)
        return () if chosen is None else CHANGES[chosen][hand]

    def carry_out(self, seat: int, action: Action, tell: Tell | None) -> None:
        if not self.owing >> seat & 1:
            self.choices = without(self.choices, seat)
        self.choices |= SEALED[seat][action.id]
        self.owing &= ~(1 << seat)
        if tell is not None:
            tell(LooseEvent("chose", {"seat": seat}))
        if not self.owing:
            self._end_round(tell)

    def playout(self, random: Callable[[], float]) -> None:
        while self.owing:
            hands, choices = self.hands, self.choices
            for shift, sealed_from in PICKS[self.owing]:
                cards = sealed_from[hands >> shift & HAND_MASK]
                choices |= cards[int(random() * len(cards))]
            self.choices = choices
            self.owing = 0
            self._end_round(None)

    def forbids(self, seat: int, action: Action) -> str:
        if card_of(action) == choice_of(self.choices, seat):
            return "jagdfieber-why-already-chosen"
        return "jagdfieber-why-not-in-hand"

    def copy(self) -> Self:
        twin = object.__new__(type(self))
        twin.spec, twin.players, twin.options = self.spec, self.players, self.options
        twin.days, twin.day = self.days, self.day
        twin.round, twin.marker, twin.hands = self.round, self.marker, self.hands
        twin.choices, twin.owing, twin.easy = self.choices, self.owing, self.easy
        twin.piles, twin.fours, twin.lost = self.piles, self.fours, self.lost
        twin.past = self.past
        twin.chance = self.chance  # shared: nothing is drawn after the first position
        return twin

    def view(self, viewer: Viewer) -> JagdfieberView:
        return view(self, viewer)

    def redeal(self, seat: int | None, chance: Chance) -> Self:
        """Only the cards that others have sealed are hidden; each is drawn from its hand."""
        twin = self.copy()
        twin.chance = chance.fork()
        for other in range(self.players):
            if other != seat and not self.owing >> other & 1 and self.owing:
                hand = hand_of(self.hands, other)
                cards = [card for card in CARDS for _ in range(held(hand, card))]
                twin.choices = without(twin.choices, other)
                twin.choices |= sealed(other, twin.chance.choice(cards))
        return twin

    @property
    def outcome(self) -> Outcome | None:
        return outcome(self.players, self.sheet) if self.over else None

    @property
    def sheet(self) -> Sheet:
        """The score sheet: a row for each finished day, a column for each seat."""
        return tuple(score_day(self.players, *day) for day in self.past)

    @property
    def over(self) -> bool:
        return len(self.past) == self.days

    def _end_round(self, tell: Tell | None) -> None:
        done = carry_out(self.players, self.marker, self.choices, self.easy)
        if tell is not None:
            tell_round(self, done, tell)
        self.hands += done.hands
        self.piles += done.piles
        self.easy = done.easy
        self.fours |= done.fours
        self.lost |= done.lost
        self.choices = 0
        self.marker = (self.marker + 1) % self.players
        if all_hold_cards(self.players, self.hands):
            self.round += 1
            self.owing = EVERYONE[self.players]
        else:
            self._end_day(tell)

    def _end_day(self, tell: Tell | None) -> None:
        self.piles += TABLES[self.easy].in_piles
        self.easy = 0
        self.past += ((self.hands, self.piles, self.fours),)
        if tell is not None:
            points = [score.total for score in self.sheet[-1]]
            tell(LooseEvent("day-scored", {"day": self.day, "points": points}))
        if self.over:
            if tell is not None:
                winners = outcome(self.players, self.sheet).winners
                tell(LooseEvent("ended", {"winners": list(winners)}))
            return
        self.day += 1
        self._begin_day()
        if tell is not None:
            tell(LooseEvent("day-began", {"day": self.day, "marker": self.marker}))

    def _begin_day(self) -> None:
        self.round = 1
        self.hands = FULL_HANDS[self.players]
        self.owing = EVERYONE[self.players]
        self.choices = self.easy = self.piles = self.fours = self.lost = 0
