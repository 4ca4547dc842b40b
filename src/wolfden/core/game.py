"""The contract of a game: a `Spec` that starts matches and a `State` that plays one."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from typing import Any, Generic, Self, TypeVar

from mypy_extensions import mypyc_attr

from .action import Action, Actions
from .chance import Chance
from .encoding import AnyEncoding
from .errors import IllegalAction, NoSuchSeat, UnknownAction, WolfdenError
from .event import Event, Reason, Tell
from .option import Option, Value, check_options, check_players
from .outcome import Outcome
from .position import Position
from .statistics import Statistics
from .tactics import Tactics
from .viewer import Viewer

View = TypeVar("View")

NOT_YOUR_TURN, MATCH_OVER = "why-not-your-turn", "why-match-over"


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Position, ABC, Generic[View]):
    """A position of a match with the rules over it. `play` is the only thing that changes it.

    A game of several files declares its fields in a subclass of `AnyState`, writes its rules as
    functions over that, and joins them in a subclass of it: one line of classes, so that the same
    sources can be compiled.
    """

    __slots__ = ("options", "spec")

    spec: Spec
    options: Mapping[str, Value]

    def blank(self) -> Self:
        """Another position of this match of which nothing is said yet."""
        twin = type(self).__new__(type(self))
        twin.spec, twin.players, twin.options = self.spec, self.players, self.options
        return twin

    @property
    @abstractmethod
    def to_act(self) -> tuple[int, ...]:
        """The seats that owe a decision: one, several at once, none when the match is over."""

    @abstractmethod
    def legal(self, seat: int) -> tuple[Action, ...]:
        """What the seat may do, in a fixed order; never empty for a seat in `to_act`.

        A seat that has sealed a choice may change it while others are still choosing. Where
        there is no such seat, nothing may be done.
        """

    @abstractmethod
    def carry_out(self, seat: int, action: Action, tell: Tell | None) -> None:
        """One of `legal(seat)`, for certain."""

    @abstractmethod
    def forbids(self, seat: int, action: Action) -> str:
        """The rule that forbids an action to a seat whose turn it is, as a text key."""

    @abstractmethod
    def show(self, viewer: Viewer) -> View:
        """The view of this viewer, who is there for certain."""

    @abstractmethod
    def deal_anew(self, seat: int | None, chance: Chance) -> Self:
        """The redeal for this seat, which is there for certain."""

    def reopen(self, seat: int) -> Self:
        """What `reopened` gives; games in which seats seal at the same time need it."""
        return self

    @property
    @abstractmethod
    def outcome(self) -> Outcome | None: ...

    def play(self, seat: int, action: Action | str, tell: Tell | None = None) -> None:
        """Carry out one of `legal(seat)`, or its text; refuse any other, changing nothing."""
        if action not in self.legal(seat):
            action = self._read(seat, action)
        self.carry_out(seat, action, tell)

    def view(self, viewer: Viewer) -> View:
        """All that this viewer may know, as a msgspec struct."""
        self._find(viewer)
        return self.show(viewer)

    def redeal(self, seat: int | None, chance: Chance) -> Self:
        """A copy in which everything hidden from the seat is dealt anew from `chance`."""
        self._find(seat)
        return self.deal_anew(seat, chance)

    def reopened(self, seat: int) -> Self:
        """The position before others sealed what this seat cannot see; itself where nobody has.

        A sealed choice can be guessed as well as one still to be made: bots think from here, so it
        does not matter to them who was faster.
        """
        self._find(seat)
        return self.reopen(seat)

    def playout(self, random: Callable[[], float]) -> None:
        """Play to the end at random; a game may do it faster, with the same draws."""
        while seats := self.to_act:
            legal = self.legal(seats[0])
            self.carry_out(seats[0], legal[int(random() * float(len(legal)))], None)

    def why_not(self, seat: int, action: Action) -> str | None:
        """The rule that forbids the action now, as a text key; None where it is allowed."""
        if action in self.legal(seat):
            return None
        if not self.to_act:
            return MATCH_OVER
        return self.forbids(seat, action) if self.legal(seat) else NOT_YOUR_TURN

    def refusal(self, seat: int, action: Action) -> WolfdenError:
        """The error for an action that `legal` omits."""
        if action not in self.spec.actions:
            return UnknownAction(f"'{action.text}' is not of {self.spec.id}", action=action.text)
        return IllegalAction(seat, action.text, self.why_not(seat, action) or "")

    def _find(self, viewer: Viewer) -> None:
        if isinstance(viewer, int) and not 0 <= viewer < self.players:
            raise NoSuchSeat(viewer, self.players)

    def _read(self, seat: int, action: Action | str) -> Action:
        found = self.spec.actions.parse(action) if isinstance(action, str) else action
        if found not in self.legal(seat):
            raise self.refusal(seat, found)
        return found


AnyState = State[Any]


@mypyc_attr(native_class=False)
class Spec(ABC):
    """A game's name, limits and action space, and the way to start a match of it."""

    id: str
    titles: Mapping[str, str]
    players: range
    minutes: int
    rules_version: int
    earlier: tuple[Spec, ...] = ()
    """The game under earlier versions of its rules: what was begun under them goes on so."""
    options: tuple[Option, ...]
    actions: Actions
    events: tuple[type[Event], ...]
    round_ends: tuple[type[Event], ...] = ()
    """The events that end a round; without any, a round is over when everyone had a turn."""
    view_type: type
    components: Mapping[str, Any] = {}
    """Every figure of the box, as `components.toml` has them."""
    tactics: Tactics[Any]
    reasons: tuple[type[Reason], ...] = ()
    """All that its tactics may say for a plan."""
    statistics: type[Statistics] = Statistics

    sealed: frozenset[str] = frozenset()
    """The verbs of actions that nobody else sees when they are made."""
    taking_back: frozenset[str] = frozenset()
    """The verbs of actions that only undo an own one, so that they could be repeated for ever."""
    perfect_information: bool = False
    """Nothing is hidden, nothing left to chance, and one seat acts at a time."""
    undo: bool = False
    """Whether a seat may take back steps of its turn; only where a step reveals nothing hidden."""
    signs: tuple[str, ...] | None = None
    """Where the rules forbid to talk: all that may be said while a match goes on, by name. The text
    of one is `<game>-sign-<name>`. None: people may talk."""

    @abstractmethod
    def start(self, players: int, chance: Chance, options: Mapping[str, Value]) -> AnyState:
        """The first position; everything has been checked."""

    def teams(self, players: int) -> tuple[tuple[int, ...], ...]:
        """The seats that win or lose together; each alone unless the game says otherwise."""
        return tuple((seat,) for seat in range(players))

    def encoding(self, players: int, options: Mapping[str, Value]) -> AnyEncoding | None:
        """How learners see it, where the game says so; the options have been checked."""
        return None

    def new(
        self, players: object, seed: object, options: Mapping[str, Any] | None = None
    ) -> AnyState:
        """Whatever is given is checked, whole numbers or not."""
        seats = self.check_players(players)
        checked = self.check_options(seats, options or {})
        state = self.start(seats, Chance.from_seed(seed), checked)
        state.spec, state.players, state.options = self, seats, checked
        return state

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and other.rules_version == self.rules_version

    def __hash__(self) -> int:
        return hash((self.id, self.rules_version))

    def check_players(self, players: object) -> int:
        return check_players(self.id, self.players, players)

    def check_options(self, players: int, given: Mapping[str, Any]) -> dict[str, Value]:
        return check_options(self.options, players, given)
