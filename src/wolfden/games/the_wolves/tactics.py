"""How to play The Wolves sensibly: the best single action by what it changes.

An action's worth is what its payment, its target and its track change, each worked out by itself;
a move is made wolf by wolf, as long as the next one helps.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from ...core import Action, Chance, SearchSettings, Tactics
from .acting import Acting
from .actions import DONE, END, INDEX, SPEND
from .evaluation import advantage, evaluate
from .lookahead import likelihoods, standing, turn_begins
from .model import ACTIONS_A_TURN, DEEDS, Deed, Phase
from .outlook import SHOWN, outlook
from .planning import Plan, uncovered
from .state import TheWolvesState
from .worth import ACTION_TOKEN, TERRAIN_TOKEN


class TheWolvesTactics(Tactics[TheWolvesState]):
    settings = SearchSettings(exploration=0.25)

    def weigh(self, state: TheWolvesState, seat: int, chance: Chance) -> Sequence[float]:
        return WEIGH[state.phase](state, seat, state.legal(seat))

    def priors(self, state: TheWolvesState, seat: int, chance: Chance) -> Sequence[float]:
        return likelihoods(self.weigh(state, seat, chance), state.phase)

    def is_quiet(self, state: TheWolvesState) -> bool:
        return turn_begins(state)

    def play_on(self, state: TheWolvesState, chance: Chance) -> None:
        """To the end of the turn, as greedy does."""
        while state.phase is not Phase.OVER and not turn_begins(state):
            seat, legal = state.active, state.legal(state.active)
            weights = self.weigh(state, seat, chance) if len(legal) > 1 else (0.0,)
            state.play(seat, legal[weights.index(max(weights))])

    def evaluate(self, state: TheWolvesState) -> Sequence[float]:
        return super().evaluate(state) if state.phase is Phase.OVER else standing(state)


def weigh_arrangements(state: TheWolvesState, seat: int, legal: tuple[Action, ...]) -> list[float]:
    return [0.0 for _ in legal]


def weigh_places(state: TheWolvesState, seat: int, legal: tuple[Action, ...]) -> list[float]:
    """Close to regions that are scored early, to lone wolves and to water."""
    plan = Plan(state, seat)
    return [plan.place(INDEX[action.id]) for action in legal]


def weigh_names(state: TheWolvesState, seat: int, legal: tuple[Action, ...]) -> list[float]:
    cost = ACTION_TOKEN * outlook(state).left if state.actions_done >= ACTIONS_A_TURN else 0.0
    named = [(DEED[action.verb], INDEX[action.id]) for action in legal if action is not END]
    weights = [worth - cost for worth in Acting(state, seat).worths(named)]
    return [*weights, 0.0] if legal[-1] is END else weights


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
    if state.deed == Deed.MOVE:
        ways = plan.steps_of(state.wolf, state.country.of_terrain[state.terrain])
        return [worth for worth, _, _ in ways]
    return [plan.aim(INDEX[action.id]) for action in legal]


def weigh_tracks(state: TheWolvesState, seat: int, legal: tuple[Action, ...]) -> list[float]:
    return [uncovered(state, seat, INDEX[action.id]) for action in legal]


def weigh_by_playing(state: TheWolvesState, seat: int, legal: tuple[Action, ...]) -> list[float]:
    """The whole position after each choice."""
    weights = []
    for action in legal:
        after = state.copy()
        after.play(seat, action)
        weights.append(advantage(evaluate(after), seat, state.players))
    return weights


DEED: Final = {deed.word: deed for deed in DEEDS}
Weigh = Callable[["TheWolvesState", int, tuple[Action, ...]], list[float]]

WEIGH: Final[dict[Phase, Weigh]] = {
    Phase.ARRANGE: weigh_arrangements,
    Phase.PLACE: weigh_places,
    Phase.ACT: weigh_names,
    Phase.PAY: weigh_payments,
    Phase.WOLF: weigh_wolves,
    Phase.TARGET: weigh_targets,
    Phase.DISPLACE: weigh_by_playing,
    Phase.TRACK: weigh_tracks,
    Phase.HUNT: weigh_by_playing,
}
