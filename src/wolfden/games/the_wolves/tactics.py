"""How to play The Wolves sensibly: the best single action by what it changes.

An action's worth is what its payment, its target and its track change, each worked out by itself;
a move is made wolf by wolf, as long as the next one helps.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from ...core import Action, Chance, Tactics
from .actions import DONE, END, INDEX, SPEND
from .evaluation import advantage, evaluate
from .model import Deed, Phase
from .outlook import SHOWN, outlook
from .planning import Plan
from .worth import ACTION_TOKEN, TERRAIN_TOKEN

if TYPE_CHECKING:
    from .state import TheWolvesState


class TheWolvesTactics(Tactics):
    def weigh(self, state: TheWolvesState, seat: int, chance: Chance) -> Sequence[float]:
        legal = state.legal(seat)
        return WEIGH[state.phase](state, seat, legal)

    def evaluate(self, state: TheWolvesState) -> tuple[float, ...]:
        """About how many points each seat may expect in the end."""
        return evaluate(state)


def weigh_arrangements(state: TheWolvesState, seat: int, legal: tuple[Action, ...]) -> list[float]:
    return [0.0 for _ in legal]


def weigh_places(state: TheWolvesState, seat: int, legal: tuple[Action, ...]) -> list[float]:
    """Close to regions that are scored early, to lone wolves and to water."""
    plan = Plan(state, seat)
    return [plan.place(INDEX[action.id]) for action in legal]


def weigh_names(state: TheWolvesState, seat: int, legal: tuple[Action, ...]) -> list[float]:
    plan = Plan(state, seat)
    cost = ACTION_TOKEN * plan.outlook.left if state.actions_done >= 2 else 0.0
    return [
        0.0 if action is END else plan.act(Deed[action.verb.upper()], INDEX[action.id]) - cost
        for action in legal
    ]


def weigh_payments(state: TheWolvesState, seat: int, legal: tuple[Action, ...]) -> list[float]:
    """What the tiles show afterwards, or the token that is gone."""
    left, faces = outlook(state).left, state.faces[seat]
    shown = SHOWN[state.packs[seat]]
    return [
        left * (shown[faces] - TERRAIN_TOKEN)
        if action is SPEND
        else left * shown[faces ^ (1 << INDEX[action.id] >> 1)]
        for action in legal
    ]


def weigh_wolves(state: TheWolvesState, seat: int, legal: tuple[Action, ...]) -> list[float]:
    plan = Plan(state, seat)
    best = plan.best_by_wolf(state.terrain)
    return [0.0 if action is DONE else best[INDEX[action.id]] for action in legal]


def weigh_targets(state: TheWolvesState, seat: int, legal: tuple[Action, ...]) -> list[float]:
    plan = Plan(state, seat)
    return [plan.aim(INDEX[action.id]) for action in legal]


def weigh_by_playing(state: TheWolvesState, seat: int, legal: tuple[Action, ...]) -> list[float]:
    """The whole position after each choice."""
    weights = []
    for action in legal:
        after = state.copy()
        after.play(seat, action)
        weights.append(advantage(evaluate(after), seat, state.players))
    return weights


Weigh = Callable[["TheWolvesState", int, tuple[Action, ...]], list[float]]

WEIGH: Final[dict[Phase, Weigh]] = {
    Phase.ARRANGE: weigh_arrangements,
    Phase.PLACE: weigh_places,
    Phase.ACT: weigh_names,
    Phase.PAY: weigh_payments,
    Phase.WOLF: weigh_wolves,
    Phase.TARGET: weigh_targets,
    Phase.DISPLACE: weigh_by_playing,
    Phase.TRACK: weigh_by_playing,
    Phase.HUNT: weigh_by_playing,
}
