"""The contract of a game: a `Spec` that starts matches and a `State` that plays one."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from enum import Enum
from typing import Any, ClassVar, Final, Self

from .action import Action, Actions
from .chance import Chance
from .errors import BadOption, BadPlayerCount, IllegalAction, UnknownAction, WolfdenError
from .event import Tell
from .option import Option, Value
from .outcome import Outcome, ahead
from .statistics import Statistics


class Everything(Enum):
    ALL = "all"


ALL: Final = Everything.ALL
"""The viewer who sees all: for finished matches and tests."""

Viewer = int | Everything | None
"""A seat, a spectator (None), or ALL."""

NOT_YOUR_TURN = "why-not-your-turn"
MATCH_OVER = "why-match-over"

NEVER: Final = float("-inf")
"""The weight of an action that no sensible player would choose."""


class State(ABC):
    """A position of a match. Data in slots; `play` is the only thing that changes it."""

    __slots__ = ()

    spec: ClassVar[Spec]
    players: int

    @property
    @abstractmethod
    def options(self) -> Mapping[str, Value]: ...

    @property
    @abstractmethod
    def to_act(self) -> tuple[int, ...]:
        """The seats that owe a decision: one, several at once, none when the match is over."""

    @abstractmethod
    def legal(self, seat: int) -> tuple[Action, ...]:
        """What the seat may do, in a fixed order.

        Never empty for a seat in `to_act`. A seat that has sealed a choice owes nothing more,
        yet may change it while others are still choosing.
        """

    @abstractmethod
    def play(self, seat: int, action: Action, tell: Tell | None = None) -> None:
        """Carry out one of `legal(seat)`; raise IllegalAction, changing nothing, for any other."""

    def playout(self, random: Callable[[], float]) -> None:
        """Play to the end, each decision one of the legal ones at random.

        A game may do this in a faster way, with the same draws for the same decisions.
        """
        while seats := self.to_act:
            legal = self.legal(seats[0])
            self.play(seats[0], legal[int(random() * len(legal))])

    @abstractmethod
    def copy(self) -> Self: ...

    @abstractmethod
    def view(self, viewer: Viewer) -> Any:
        """All that this viewer may know, as a msgspec struct."""

    @abstractmethod
    def redeal(self, seat: int | None, chance: Chance) -> Self:
        """A copy in which everything hidden from the seat is dealt anew from `chance`."""

    @property
    @abstractmethod
    def outcome(self) -> Outcome | None: ...

    @abstractmethod
    def forbids(self, seat: int, action: Action) -> str:
        """The rule that forbids an action to a seat whose turn it is, as a text key."""

    def why_not(self, seat: int, action: Action) -> str | None:
        """The rule that forbids the action now, as a text key; None where it is allowed."""
        if action in self.legal(seat):
            return None
        if not self.to_act:
            return MATCH_OVER
        if not self.legal(seat):
            return NOT_YOUR_TURN
        return self.forbids(seat, action)

    def refusal(self, seat: int, action: Action) -> WolfdenError:
        """The error for an action that `legal` omits."""
        if action not in self.spec.actions:
            return UnknownAction(f"'{action.text}' is not of {self.spec.id}", action=action.text)
        return IllegalAction(seat, action.text, self.why_not(seat, action) or "")


class Tactics(ABC):
    """What a game knows about playing itself well; bots build on it.

    It is handed a state redealt for the seat, so it cannot look at what is hidden.
    """

    surprise: float = 0.0
    """How much less than the best an action may weigh and still be played now and then. Where
    all choose at once, whoever always plays the best card is easily read."""

    sealed: frozenset[str] = frozenset()
    """The verbs of actions that nobody else sees when they are made."""

    explore: float = 0.5
    """How far a search looks beyond what has been best so far; chances go from 0 to 1."""

    open: bool = False
    """Nothing is hidden, nothing left to chance, and one seat acts at a time. A search then keeps
    the positions it has seen, and goes on from a new one by the likeliest until it may rest."""

    ripe: int = 1
    """How often a search comes to a position before it tries its actions one by one."""

    @abstractmethod
    def weigh(self, state: Any, seat: int, chance: Chance) -> Sequence[float]:
        """How good each of `state.legal(seat)` looks, in that order; only comparisons count.

        What is out of the question weighs NEVER, and is not played while there is anything else.
        """

    def overlooking(self, overlooks: float) -> Tactics:
        """Those of a player who overlooks so much of what a plan of several actions needs.

        Single actions are overlooked by the bots themselves.
        """
        return self

    def imagine(self, state: Any, seat: int, chance: Chance) -> Any:
        """A position as the seat may guess it: by default all that it cannot know dealt anew."""
        return state.redeal(seat, chance)

    def priors(self, state: Any, seat: int, chance: Chance) -> Sequence[float] | None:
        """How likely each of `state.legal(seat)` is the best, adding up to one.

        None where nothing is known before trying; with priors a search widens from the likely
        ones to the others.
        """
        return None

    def follows(self, root: Any, state: Any) -> bool:
        """Whether a search that began at `root` still chooses by what it learns, this far on.

        Where much is revealed or drawn in between, what was learnt no longer fits; better play on.
        """
        return True

    def play_on(self, state: Any, chance: Chance) -> None:
        """Play from where a search stops trying to where `prospects` can judge."""
        state.playout(chance.fraction)

    def may_rest(self, state: Any) -> bool:
        """Whether a search of an open game may stop here and play on."""
        return True

    def prospects(self, state: Any) -> Sequence[float]:
        """For each seat, the share of the others that it may hope to finish above."""
        return ahead(state.outcome.places)


class Spec(ABC):
    """A game's name, limits and action space, and the way to start a match of it."""

    id: str
    titles: Mapping[str, str]
    players: range
    minutes: int
    rules_version: int
    options: tuple[Option, ...]
    actions: Actions
    view_type: type
    tactics: Tactics
    statistics: type[Statistics] = Statistics
    undo: bool = False
    """Whether a seat may take back its own steps while it is still its turn; only for games in
    which a step reveals nothing hidden."""

    @abstractmethod
    def start(self, players: int, chance: Chance, options: Mapping[str, Value]) -> State:
        """The first position; everything has been checked."""

    def teams(self, players: int) -> tuple[tuple[int, ...], ...]:
        """The seats that win or lose together; each alone unless the game says otherwise."""
        return tuple((seat,) for seat in range(players))

    def new(self, players: int, seed: int, options: Mapping[str, Any] | None = None) -> State:
        self.check_players(players)
        return self.start(
            players, Chance.from_seed(seed), self.check_options(players, options or {})
        )

    def check_players(self, players: int) -> int:
        if isinstance(players, bool) or not isinstance(players, int) or players not in self.players:
            low, high = self.players[0], self.players[-1]
            raise BadPlayerCount(
                f"{self.id} is for {low} to {high} players, not {players!r}", low=low, high=high
            )
        return players

    def check_options(self, players: int, given: Mapping[str, Any]) -> dict[str, Value]:
        """All options with their values, those not given by their defaults at such a table."""
        known = {option.name: option for option in self.options}
        for name in given:
            if name not in known:
                raise BadOption(
                    f"{self.id} has no option '{name[:40]}'",
                    option=name[:40],
                    limits=", ".join(known),
                    players=0,
                )
        return {
            name: option.check_at(players, given.get(name, option.at(players).default))
            for name, option in known.items()
        }
