"""How to play The Wolves sensibly: the best single action by what it changes.

An action's worth is what its payment, its target and its track change, each worked out by itself;
a move is made wolf by wolf, as long as the next one helps. A search rests between two turns only.
So it compares whole turns, each decision that it has not tried otherwise being greedy's, and then
whole turns of the others in reply.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from ....core import Action, Chance, Reason, SearchSettings, Tactics
from ....kit.shares import softmax
from ..actions import DONE, END, HEX, INDEX, PRIZE, SPEND
from ..model import ACTIONS_A_TURN, DEED, Deed, Phase, Wolf
from ..state import TheWolvesState
from ..tiles import flipped
from .aiming import AIMS, dominate_piece, first_place, uncovered
from .evaluation import evaluate, standing, winning
from .marching import best_by_wolf, ways_into
from .naming import worths
from .outlook import advantage, outlook
from .paying import SHOWN
from .reasons import Ends, reasons
from .situation import situation_of
from .worth import ACTION_TOKEN, TERRAIN_TOKEN

TEMPERATURES: Final = {Phase.PLACE: 0.1, Phase.PAY: 0.5}
"""Of the softmax that makes priors of weights …"""
USUAL_TEMPERATURE: Final = 2.0
"""… and in the other phases."""

SETTINGS: Final = SearchSettings(exploration=0.25, slips=0.5, turn=3.0)
"""A turn is a dozen decisions, so that slips add up."""


class TheWolvesTactics(Tactics[TheWolvesState]):
    @property
    def settings(self) -> SearchSettings:
        return SETTINGS

    def weigh(self, state: TheWolvesState, seat: int, chance: Chance) -> Sequence[float]:
        return WEIGH[state.phase](state, seat, state.legal(seat))

    def priors(self, state: TheWolvesState, seat: int, chance: Chance) -> Sequence[float]:
        temperature = TEMPERATURES.get(state.phase, USUAL_TEMPERATURE)
        return softmax(self.weigh(state, seat, chance), temperature)

    def is_quiet(self, state: TheWolvesState) -> bool:
        return turn_begins(state)

    def play_on(self, state: TheWolvesState, chance: Chance) -> None:
        """To the end of the turn, as greedy does."""
        while state.phase is not Phase.OVER and not turn_begins(state):
            seat, legal = state.active, state.legal(state.active)
            weights = self.weigh(state, seat, chance) if len(legal) > 1 else (0.0,)
            state.carry_out(seat, legal[weights.index(max(weights))], None)

    def evaluate(self, state: TheWolvesState) -> Sequence[float]:
        return super().evaluate(state) if state.phase is Phase.OVER else standing(state)

    def winning(self, state: TheWolvesState) -> Sequence[float]:
        return super().winning(state) if state.phase is Phase.OVER else winning(state)

    def reasons(
        self,
        state: TheWolvesState,
        seat: int,
        plan: Sequence[Action],
        instead: Sequence[Action],
        chance: Chance,
    ) -> Sequence[Reason]:
        return reasons(Ends(seat, state, played(state, seat, plan), played(state, seat, instead)))


def played(state: TheWolvesState, seat: int, actions: Sequence[Action]) -> TheWolvesState:
    after = state.copy()
    for action in actions:
        after.play(seat, action)
    return after


def turn_begins(state: TheWolvesState) -> bool:
    return state.phase is Phase.ACT and not state.actions_done


def weigh_arrangements(state: TheWolvesState, seat: int, legal: tuple[Action, ...]) -> list[float]:
    return [0.0 for _ in legal]


def weigh_places(state: TheWolvesState, seat: int, legal: tuple[Action, ...]) -> list[float]:
    return [first_place(state, HEX[action.id]) for action in legal]


def weigh_names(state: TheWolvesState, seat: int, legal: tuple[Action, ...]) -> list[float]:
    cost = ACTION_TOKEN * outlook(state).left if state.actions_done >= ACTIONS_A_TURN else 0.0
    named = [(DEED[action.verb], INDEX[action.id]) for action in legal if action is not END]
    weights = [worth - cost for worth in worths(state, seat, named)]
    return [*weights, 0.0] if legal[-1] is END else weights


def weigh_payments(state: TheWolvesState, seat: int, legal: tuple[Action, ...]) -> list[float]:
    """What the tiles show afterwards, or the token that is gone."""
    left, faces = outlook(state).left, state.faces[seat]
    shown = SHOWN[state.packs[seat]]
    return [
        left * (shown[faces] - TERRAIN_TOKEN)
        if action is SPEND
        else left * shown[flipped(faces, 1 << INDEX[action.id])]
        for action in legal
    ]


def weigh_wolves(state: TheWolvesState, seat: int, legal: tuple[Action, ...]) -> list[float]:
    best = best_by_wolf(state, seat)
    return [0.0 if action is DONE else best[Wolf(INDEX[action.id])] for action in legal]


def weigh_targets(state: TheWolvesState, seat: int, legal: tuple[Action, ...]) -> list[float]:
    situation = situation_of(state, seat)
    if state.wolf is not None:
        area = state.country.of_terrain[state.terrain]
        return [worth for worth, _, _ in ways_into(situation, state.wolf, area)]
    if state.deed == Deed.DOMINATE:
        return [dominate_piece(situation, HEX[action.id], PRIZE[action]) for action in legal]
    aim = AIMS[Deed(state.deed)]
    return [aim(situation, HEX[action.id]) for action in legal]


def weigh_tracks(state: TheWolvesState, seat: int, legal: tuple[Action, ...]) -> list[float]:
    return [uncovered(state, seat, INDEX[action.id]) for action in legal]


def weigh_by_playing(state: TheWolvesState, seat: int, legal: tuple[Action, ...]) -> list[float]:
    """The whole position after each choice."""
    weights = []
    for action in legal:
        after = state.copy()
        after.carry_out(seat, action, None)
        weights.append(advantage(evaluate(after), seat, state.players))
    return weights


Weigh = Callable[[TheWolvesState, int, tuple[Action, ...]], list[float]]

WEIGH: Final[tuple[Weigh, ...]] = (
    weigh_arrangements,
    weigh_places,
    weigh_names,
    weigh_payments,
    weigh_wolves,
    weigh_targets,
    weigh_by_playing,
    weigh_tracks,
    weigh_by_playing,
)
"""By phase."""
