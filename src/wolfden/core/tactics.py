"""What a game knows about playing itself well. Bots build on it; every hook is optional."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Generic, Protocol, Self, TypeVar

from mypy_extensions import mypyc_attr

from .action import Action
from .chance import Chance
from .event import Event, Reason
from .outcome import Outcome, ahead, winning
from .settings import SearchSettings


class Playable(Protocol):
    """What the defaults below ask of a state."""

    @property
    def outcome(self) -> Outcome | None: ...
    def legal(self, seat: int) -> tuple[Action, ...]: ...
    def playout(self, random: Callable[[], float]) -> None: ...
    def redeal(self, seat: int | None, chance: Chance) -> Self: ...
    def reopened(self, seat: int) -> Self: ...


S = TypeVar("S", bound=Playable)

NEVER: Final = float("-inf")
"""The weight of an action that no sensible player would choose."""

PLAIN_SETTINGS: Final = SearchSettings()


@mypyc_attr(allow_interpreted_subclasses=True)
class Tactics(Generic[S]):
    """Handed a state redealt for the seat, so it cannot look at what is hidden."""

    @property
    def settings(self) -> SearchSettings:
        """How it is searched; a package may simply set an attribute of this name."""
        return PLAIN_SETTINGS

    # a player's memory

    def at_table(self, players: int) -> Tactics[S]:
        """Those of one player in one match, who may remember what happened."""
        return self

    def watch(self, events: Sequence[Event]) -> None:
        """A move was made; these are the events that the player may see."""

    def overlooking(self, overlooks: float) -> Tactics[S]:
        """Those of a player who overlooks so much of what a plan of several actions needs.

        Single actions are overlooked by the bots themselves.
        """
        return self

    # choosing

    def weigh(self, state: S, seat: int, chance: Chance) -> Sequence[float]:
        """How good each of `state.legal(seat)` looks, in that order; only comparisons count.

        What is out of the question weighs NEVER, and is not played while there is anything else.
        """
        return [0.0] * len(state.legal(seat))

    def priors(self, state: S, seat: int, chance: Chance) -> Sequence[float] | None:
        """How likely each of `state.legal(seat)` is the best, adding up to one.

        None where nothing is known before trying; with priors a search chooses by PUCT and widens
        progressively from the likely ones to the others.
        """
        return None

    # searching

    def determinise(self, state: S, seat: int, chance: Chance) -> S:
        """A position as the seat may guess it: by default all that it cannot know dealt anew.

        What others have sealed is still to be chosen there, by whoever is thought to sit in
        their place.
        """
        return state.reopened(seat).redeal(seat, chance)

    def within_horizon(self, root: S, state: S) -> bool:
        """Whether a search that began at `root` still chooses by what it learns, this far on.

        Where much is revealed or drawn in between, what was learnt no longer fits; better play on.
        """
        return True

    def is_quiet(self, state: S) -> bool:
        """Whether a search of a game of perfect information may stop here and play on."""
        return True

    def play_on(self, state: S, chance: Chance) -> None:
        """The rollout: from where a search stops trying to where `evaluate` can judge."""
        state.playout(chance.fraction)

    def evaluate(self, state: S) -> Sequence[float]:
        """For each seat, the share of the others that it may hope to finish above."""
        outcome = state.outcome
        if outcome is None:
            raise NotImplementedError("a match that is not over needs an evaluation of its own")
        return ahead(outcome.places)

    # advising

    def winning(self, state: S) -> Sequence[float]:
        """For each seat, its chance to win from where `evaluate` can judge."""
        outcome = state.outcome
        if outcome is None:
            return winning(self.evaluate(state))
        return [float(place == 1) for place in outcome.places]

    def reasons(
        self, state: S, seat: int, plan: Sequence[Action], instead: Sequence[Action], chance: Chance
    ) -> Sequence[Reason]:
        """What speaks for a plan of the seat's against the next best, the weightiest first.

        Both lead from this state as far as the seat decides by itself.
        """
        return ()
