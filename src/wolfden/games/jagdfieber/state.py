"""The state of a match: what lies where, and how a decision changes it."""

from __future__ import annotations

from typing import Self

from ...core import Action, Chance, Event, Outcome, State, Tell, Value, Viewer
from ...kit.sealed import EVERYONE, SEATS_IN, chosen, seal, unpack
from .actions import CHOICES, card_of
from .model import (
    CARDS,
    FULL_HANDS,
    HAND_BITS,
    HAND_MASK,
    HAND_MASKS,
    IN_PILE,
    NONE,
    hand_of,
    held,
)
from .rules import Round, round_of, tell_round
from .scoring import DayScore, outcome, score_day
from .view import JagdfieberView, view

Sheet = tuple[tuple[DayScore, ...], ...]


class JagdfieberState(State):
    __slots__ = (
        "chance", "choices", "day", "days", "easy", "fours", "hands", "lost", "marker", "owing",
        "piles", "players", "round", "sheet",
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
    sheet: Sheet
    chance: Chance

    @classmethod
    def first(cls, players: int, days: int, chance: Chance) -> Self:
        state = cls()
        state.players, state.days, state.day = players, days, 1
        state.sheet, state.chance = (), chance
        state.marker = chance.below(players)
        state._begin_day()
        return state

    @property
    def options(self) -> dict[str, Value]:
        return {"days": self.days}

    @property
    def to_act(self) -> tuple[int, ...]:
        return SEATS_IN[self.owing]

    def legal(self, seat: int) -> tuple[Action, ...]:
        if not 0 <= seat < self.players or not self.owing:
            return ()
        return CHOICES[self.choices >> 3 * seat & 7][self.hands >> HAND_BITS * seat & HAND_MASK]

    def play(self, seat: int, action: Action, tell: Tell | None = None) -> None:
        if action not in self.legal(seat):
            raise self.refusal(seat, action)
        self.choices = seal(self.choices, seat, action.id + 1)
        self.owing &= ~(1 << seat)
        if tell is not None:
            tell(Event("chose", {"seat": seat}))
        if not self.owing:
            self._end_round(self._round(tell), tell)

    def forbids(self, seat: int, action: Action) -> str:
        if card_of(action) == chosen(self.choices, seat):
            return "jagdfieber-why-already-chosen"
        return "jagdfieber-why-not-in-hand"

    def copy(self) -> Self:
        twin = object.__new__(type(self))
        twin.players, twin.days, twin.day = self.players, self.days, self.day
        twin.round, twin.marker, twin.hands = self.round, self.marker, self.hands
        twin.choices, twin.owing, twin.easy = self.choices, self.owing, self.easy
        twin.piles, twin.fours, twin.lost = self.piles, self.fours, self.lost
        twin.sheet = self.sheet
        twin.chance = self.chance  # shared: nothing is drawn after the first position
        return twin

    def view(self, viewer: Viewer) -> JagdfieberView:
        return view(self, viewer)

    def redeal(self, seat: int | None, chance: Chance) -> Self:
        """Only the cards that others have sealed are hidden; each is drawn from its hand."""
        twin = self.copy()
        twin.chance = chance.fork()
        for other in range(self.players):
            if other != seat and chosen(self.choices, other):
                hand = hand_of(self.hands, other)
                cards = [card for card in CARDS for _ in range(held(hand, card))]
                twin.choices = seal(twin.choices, other, twin.chance.choice(cards))
        return twin

    @property
    def outcome(self) -> Outcome | None:
        return outcome(self.players, self.sheet) if self.over else None

    @property
    def over(self) -> bool:
        return len(self.sheet) == self.days

    def __eq__(self, other: object) -> bool:
        return isinstance(other, JagdfieberState) and all(
            getattr(self, name) == getattr(other, name) for name in self.__slots__
        )

    __hash__ = None  # type: ignore[assignment]

    def _round(self, tell: Tell | None) -> Round:
        if tell is None:
            return round_of(self.players, self.marker, self.choices, self.easy)
        return tell_round(self.players, self.marker, self.choices, self.easy, tell)

    def _end_round(self, done: Round, tell: Tell | None) -> None:
        self.hands += done.hands
        self.piles += done.piles
        self.easy = done.easy
        self.fours |= done.fours
        self.lost |= done.lost
        self.choices = NONE
        self.marker = (self.marker + 1) % self.players
        if tell is not None:
            data = {"day": self.day, "round": self.round, "marker": self.marker}
            tell(Event("round-ended", data))
        for mask in HAND_MASKS[self.players]:
            if not self.hands & mask:
                self._end_day(tell)
                return
        self.round += 1
        self.owing = EVERYONE[self.players]

    def _end_day(self, tell: Tell | None) -> None:
        for seat, card in enumerate(unpack(self.easy, self.players)):
            self.piles += IN_PILE[seat][card]
        self.easy = NONE
        self.sheet += (score_day(self.players, self.hands, self.piles, self.fours),)
        if tell is not None:
            points = [score.total for score in self.sheet[-1]]
            tell(Event("day-scored", {"day": self.day, "points": points}))
        if (ended := self.outcome) is not None:
            if tell is not None:
                tell(Event("ended", {"winners": list(ended.winners)}))
            return
        self.day += 1
        self._begin_day()
        if tell is not None:
            tell(Event("day-began", {"day": self.day, "marker": self.marker}))

    def _begin_day(self) -> None:
        self.round = 1
        self.hands = FULL_HANDS[self.players]
        self.owing = EVERYONE[self.players]
        self.choices = self.easy = self.piles = self.fours = self.lost = NONE
