"""The state of a match: hands, sealed choices, the prey, and how a decision changes them."""

from __future__ import annotations

from typing import Self, TypeVar

from wolfden.core import Action, Chance, Outcome, State, Tell, Viewer

from .actions import ACTIONS, strength_of
from .events import Chose, Ended, NightFell, PreyCaught, PreyEscaped, Revealed
from .rules import hunter_of, outcome
from .view import NightHuntView, view

T = TypeVar("T")


class NightHuntState(State[NightHuntView]):
    """Every field is replaced, never changed in place, so that copies may share them."""

    __slots__ = ("caught", "choices", "hands", "nights", "prey")

    nights: int
    hands: tuple[tuple[int, ...], ...]
    """What each wolf holds, a chosen card included."""
    choices: tuple[int | None, ...]
    prey: tuple[int, ...]
    """Tonight's, then those to come in their order."""
    caught: tuple[tuple[int, ...], ...]

    @classmethod
    def first(cls, players: int, nights: int, chance: Chance) -> Self:
        state = cls()
        prey = list(range(1, nights + 1))
        chance.shuffle(prey)
        state.players, state.nights, state.prey = players, nights, tuple(prey)
        state.hands = (tuple(range(1, nights + 1)),) * players
        state.choices, state.caught = (None,) * players, ((),) * players
        return state

    @property
    def night(self) -> int:
        return min(self.nights - len(self.prey) + 1, self.nights)

    @property
    def to_act(self) -> tuple[int, ...]:
        if not self.prey:
            return ()
        return tuple(seat for seat, choice in enumerate(self.choices) if choice is None)

    def legal(self, seat: int) -> tuple[Action, ...]:
        if not self.prey or not 0 <= seat < self.players:
            return ()
        chosen = self.choices[seat]
        return tuple(ACTIONS[card - 1] for card in self.hands[seat] if card != chosen)

    def forbids(self, seat: int, action: Action) -> str:
        held = strength_of(action) in self.hands[seat]
        return f"night-hunt-why-{'already-chosen' if held else 'not-in-hand'}"

    def carry_out(self, seat: int, action: Action, tell: Tell | None) -> None:
        self.choices = _with(self.choices, seat, strength_of(action))
        if tell is not None:
            tell(Chose(seat))
        cards = [choice for choice in self.choices if choice is not None]
        if len(cards) == self.players:
            self._hunt(cards, tell or _nobody)

    def show(self, viewer: Viewer) -> NightHuntView:
        return view(self, viewer)

    def deal_anew(self, seat: int | None, chance: Chance) -> Self:
        """The order of the prey to come, and what others have chosen."""
        twin = self.copy()
        coming = sorted(self.prey[1:])
        chance.shuffle(coming)
        twin.prey = (*self.prey[:1], *coming)
        for other, choice in enumerate(self.choices):
            if choice is not None and other != seat:
                twin.choices = _with(twin.choices, other, chance.choice(self.hands[other]))
        return twin

    def reopen(self, seat: int) -> Self:
        twin = self.copy()
        twin.choices = _with((None,) * self.players, seat, self.choices[seat])
        return twin

    @property
    def outcome(self) -> Outcome | None:
        return None if self.prey else outcome(self.caught)

    def _hunt(self, cards: list[int], tell: Tell) -> None:
        """All have chosen: the cards are turned over, and one wolf at most takes the prey."""
        for seat, card in enumerate(cards):
            tell(Revealed(seat, card))
        prey, hunter = self.prey[0], hunter_of(cards)
        if hunter is None:
            tell(PreyEscaped(prey))
        else:
            tell(PreyCaught(hunter, prey))
            self.caught = _with(self.caught, hunter, (*self.caught[hunter], prey))
        self.hands = tuple(
            tuple(card for card in hand if card != played)
            for hand, played in zip(self.hands, cards, strict=True)
        )
        self.choices = (None,) * self.players
        self.prey = self.prey[1:]
        tell(NightFell(self.night, self.prey[0]) if self.prey else self._ended())

    def _ended(self) -> Ended:
        return Ended(outcome(self.caught).winners)


def _with(items: tuple[T, ...], index: int, item: T) -> tuple[T, ...]:
    return (*items[:index], item, *items[index + 1 :])


def _nobody(_: object) -> None:
    """Nobody is told."""
