"""How to play Wolfsspuren sensibly: plan the year, feed the pack, climb where it pays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ....core import NEVER, Action, Chance, Event, Reason, SearchSettings, Tactics
from ....kit.shares import softmax
from ..actions import INDEX, PLACED
from ..model import PHASE_AT, Phase, Stage, cell_of
from ..state import WolfsspurenState
from .completion import next_tokens
from .determinise import determinise
from .evaluation import evaluate, winning
from .habits import Habits
from .planner import SELFISH, Temper, plan_year
from .reasons import reasons
from .rollout import rollout
from .worth import WORTH

TEMPERATURES: Final[dict[int, float]] = {
    Stage.PICK: 1.0, Stage.BIRTH: 0.5, Stage.VOTE: 2.0, Stage.HUNT: 2.0, Stage.ASK: 1.0,
    Stage.CONSENT: 1.0, Stage.CATCH: 1.0, Stage.RELEASE: 2.0, Stage.ATTACK: 2.0,
    Stage.DEFEND: 2.0, Stage.STRIKE: 2.0, Stage.DEPART: 2.5,
}  # fmt: skip
"""Of the softmax that makes priors of weights: how far a worth at sight may be wrong."""
OPEN: Final = 0.3
"""Which part of the priors is shared evenly."""

HUNTS: Final = (Phase.LONE_HUNT, Phase.PACK_HUNT)
SPOKEN_OF: Final = (Stage.VOTE, Stage.HUNT, Stage.RELEASE, Stage.CATCH, Stage.DEPART)
"""What a whole table speaks of, and nobody overlooks: what to hunt, and who eats and who stays."""
TAKING_BACK: Final = 3.0
PLACING: Final = 2.0
READY: Final = 1.0
"""What is in order while a plan is made: first, then, last."""

SETTINGS: Final = SearchSettings(turn=3.0)


class WolfsspurenTactics(Tactics[WolfsspurenState]):
    @property
    def settings(self) -> SearchSettings:
        return SETTINGS

    def __init__(
        self, temper: Temper = SELFISH, overlooks: float = 0.0, habits: Habits | None = None
    ) -> None:
        self.temper = temper
        self.overlooks = overlooks
        self.habits = habits or Habits()

    def at_table(self, players: int) -> WolfsspurenTactics:
        return WolfsspurenTactics(self.temper, self.overlooks)

    def watch(self, events: Sequence[Event]) -> None:
        for event in events:
            self.habits.watch(event)

    def overlooking(self, overlooks: float) -> WolfsspurenTactics:
        return WolfsspurenTactics(self.temper, overlooks, self.habits)

    def weigh(self, state: WolfsspurenState, seat: int, chance: Chance) -> Sequence[float]:
        legal = state.legal(seat)
        if state.stage == Stage.PLAN:
            return self.weigh_plan(state, seat, legal)
        worth = WORTH[state.stage]
        weights = [worth(state, seat, action, chance) for action in legal]
        return only_the_best(weights) if self.overlooks and state.stage in SPOKEN_OF else weights

    def plan_year(self, state: WolfsspurenState, seat: int) -> dict[int, int]:
        """Tokens by cell; the same from the first token to the last."""
        return plan_year(state, seat, self.temper, self.overlooks, self.habits)

    def weigh_plan(
        self, state: WolfsspurenState, seat: int, legal: Sequence[Action]
    ) -> Sequence[float]:
        """Take back what is not in the plan, place what is missing, be ready.

        To be ready with a token missing is a slip, but nobody forgets a hunt: all would go hungry,
        or the wolf itself.
        """
        plan = self.plan_year(state, seat)
        hunting = all(
            state.plan[cell] == token for cell, token in plan.items() if PHASE_AT[cell] in HUNTS
        )

        def worth(action: Action) -> float:
            if action.verb == "place":
                cell, token = PLACED[action]
                return PLACING if plan.get(cell_of(seat, cell)) == token else NEVER
            if action.verb == "take-back":
                cell = cell_of(seat, INDEX[action])
                return TAKING_BACK if plan.get(cell, 0) != state.plan[cell] else NEVER
            return READY if hunting else NEVER

        return [worth(action) for action in legal]

    def determinise(self, state: WolfsspurenState, seat: int, chance: Chance) -> WolfsspurenState:
        return determinise(state, seat, self.habits, chance)

    def priors(self, state: WolfsspurenState, seat: int, chance: Chance) -> Sequence[float]:
        legal = state.legal(seat)
        if state.stage == Stage.PLAN:
            likely = next_tokens(state, seat)
            return [likely.get(action, 0.0) for action in legal]
        return open_softmax(self.weigh(state, seat, chance), TEMPERATURES[state.stage])

    def within_horizon(self, root: WolfsspurenState, state: WolfsspurenState) -> bool:
        """As long as it is the same kind of decision; then tokens are revealed and cards drawn."""
        return state.stage == root.stage and state.year == root.year

    def play_on(self, state: WolfsspurenState, chance: Chance) -> None:
        rollout(state, self.habits, chance)

    def evaluate(self, state: WolfsspurenState) -> Sequence[float]:
        return evaluate(state)

    def winning(self, state: WolfsspurenState) -> Sequence[float]:
        return super().winning(state) if state.reason else winning(state)

    def reasons(
        self,
        state: WolfsspurenState,
        seat: int,
        plan: Sequence[Action],
        instead: Sequence[Action],
        chance: Chance,
    ) -> Sequence[Reason]:
        seed = chance.word()

        def follow(way: Sequence[Action], number: int) -> WolfsspurenState:
            luck = Chance.from_seed(seed + number)
            guess = self.determinise(state, seat, luck)
            for action in way:
                if action in guess.legal(seat):
                    guess.play(seat, action)
            self.play_on(guess, luck)
            return guess

        return reasons(state, seat, plan, instead, follow)


def only_the_best(weights: Sequence[float]) -> list[float]:
    best = max(weights)
    return [weight if weight == best else NEVER for weight in weights]


def open_softmax(weights: Sequence[float], temperature: float) -> list[float]:
    """A softmax that leaves something for the least likely."""
    even = OPEN / len(weights)
    return [(1.0 - OPEN) * share + even for share in softmax(weights, temperature)]
