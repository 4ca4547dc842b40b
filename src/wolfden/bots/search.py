"""Information-set Monte Carlo tree search over the contract, for every game.

Each iteration guesses what the seat cannot know, walks down what was learnt so far, lets the
game's tactics play on a little, and takes the prospects home for every seat at once. Seats that
choose at the same time choose each from what it knows itself.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Final, NamedTuple

from ..core import Action, AnyState, Chance, Tactics
from .budget import Budget, Meter
from .luck import Luck
from .memory import Memory, Recalled
from .mixing import shares
from .oversight import seen
from .tree import Edge, Node, Trees

CARRIED_MOST: Final = 0.8
"""Some of the budget is always used anew, however much an earlier search has found."""
GLANCE: Final = 16
"""Iterations between two looks at whether the choice is clear."""
CLEAR: Final = 0.6
"""A lead is safe when it is larger than this part of the iterations still to come."""
SERIOUS: Final = 0.05
"""What was tried this often, against the most tried, has been thought about."""
BLUNDER: Final = 0.2
"""So much chance is thrown away by nobody, whatever is overlooked."""

PLAIN: Final = 4.0
"""Where choices are mixed, so many temperatures of a lead leave hardly anything to the others."""
PONDERED: Final = 0.25
"""Those who choose at once keep changing their minds; before this part of the budget nothing is
plain."""

Step = tuple[Node, Edge | None, int]
"""Where an iteration came by, what it tried there if anything, and for which seat."""


class Advice(NamedTuple):
    action: Action
    chance: float
    """The share of the others that the seat may hope to finish above."""


@dataclass(frozen=True)
class Search:
    budget: Budget
    overlooks: float = 0.0
    """How often it does not see an action among those that are worth a thought."""

    def choose(self, state: AnyState, seat: int, chance: Chance, memory: Memory) -> Action:
        legal = state.legal(seat)
        if len(legal) > 1:
            return self.advise(state, seat, chance, memory).action
        memory.follow(state, seat, legal[0])
        return legal[0]

    def advise(self, state: AnyState, seat: int, chance: Chance, memory: Memory) -> Advice:
        recalled, tactics = memory.recall(state, seat), memory.tactics_for(state)
        thought = Thought(state, seat, Luck(chance), recalled, tactics)
        used = thought.think(self.budget)
        edge = thought.best(self.overlooks)
        share = used * edge.visits / thought.root.visits
        memory.keep(state, seat, edge.action, thought.trees, share)
        return Advice(edge.action, edge.value)


class Thought:
    """One decision, thought over."""

    def __init__(
        self,
        state: AnyState,
        seat: int,
        luck: Luck,
        recalled: Recalled | None,
        tactics: Tactics[AnyState],
    ) -> None:
        self.state = state
        self.seat = seat
        self.luck = luck
        self.tactics = tactics
        self.settings = tactics.settings
        self.trees, self.carried = recalled or (Trees.of(state), 0.0)

    @property
    def root(self) -> Node:
        return self.trees.root(self.seat, len(self.state.to_act) == 1)

    def think(self, budget: Budget) -> float:
        """Answers how much of the budget was used."""
        meter = Meter(budget, min(self.carried, CARRIED_MOST))
        while (used := meter.used()) < 1.0 or not meter.done:
            self.iterate()
            meter.done += 1
            if meter.done == 1 and self.root.is_settled:
                return used
            if meter.done % GLANCE == 0 and self.is_clear(used, meter.to_come(used)):
                return used
        return 1.0

    def is_clear(self, used: float, to_come: float) -> bool:
        if self.settings.temperature:
            return used > PONDERED and self.is_plain()
        visits = sorted(edge.visits for edge in self.root.ranked)
        return visits[-1] - visits[-2] > CLEAR * to_come

    def is_plain(self) -> bool:
        """Whether even those who like to surprise would hardly play anything else."""
        values = sorted(edge.value for edge in self.root.ranked)
        return values[-1] - values[-2] > PLAIN * self.settings.temperature

    def iterate(self) -> None:
        """Walk down, play on, take the prospects home."""
        steps: list[Step] = []
        walk = self.walk_open if self.state.spec.perfect_information else self.walk_guessing
        state = walk(steps)
        self.tactics.play_on(state, self.luck)
        rewards = self.tactics.evaluate(state)
        for node, edge, seat in steps:
            node.learn(rewards[seat], edge)

    def walk_guessing(self, steps: list[Step]) -> AnyState:
        """Guess what is hidden, and walk down to one that was hardly visited yet."""
        state: AnyState = self.tactics.determinise(self.state, self.seat, self.luck)
        walk = self.trees.walk()
        while (seats := state.to_act) and self.tactics.within_horizon(self.state, state):
            alone = len(seats) == 1
            choices = [(seat, state.legal(seat), walk.at(seat, alone)) for seat in seats]
            ends = [(node, None, seat) for seat, legal, node in choices if self.is_new(node, legal)]
            if ends and steps:
                steps += ends
                break
            edges = [self.try_out(state, *choice, alone) for choice in choices]
            for (seat, legal, node), edge in zip(choices, edges, strict=True):
                action = legal[0] if edge is None else edge.action
                if edge is not None:
                    steps.append((node, edge, seat))
                state.play(seat, action)
                walk.see(seat, action)
        return state

    def walk_open(self, steps: list[Step]) -> AnyState:
        """Walk down over kept positions, and from a new one on to where the game lets it rest."""
        node, state, kept = self.root, self.state, True
        fresh = False
        while seats := state.to_act:
            seat = seats[0]
            legal = state.legal(seat)
            action = legal[0]
            if (edge := self.try_out(state, seat, legal, node)) is not None:
                fresh = fresh or not node.visits
                steps.append((node, edge, seat))
                action = edge.action
            node = node.child(seat * self.trees.actions + action.id)
            if node.state is not None:
                state, kept = node.state, True
                continue
            state = state.copy() if kept else state
            state.play(seat, action)
            if kept := node.visits > 0:
                node.state = state
            if fresh and self.tactics.is_quiet(state):
                break
        return state.copy() if kept else state

    def try_out(
        self,
        state: AnyState,
        seat: int,
        legal: tuple[Action, ...],
        node: Node,
        alone: bool = True,
    ) -> Edge | None:
        if len(legal) == 1:
            return None
        if self.settings.wavering and not alone:
            return node.mix(legal, self.settings.wavering, self.luck.source)
        waver = None if alone else self.luck.fraction
        priors = partial(self.tactics.priors, state, seat, self.luck)
        return node.choose(legal, priors, self.settings.exploration, waver)

    def is_new(self, node: Node, legal: tuple[Action, ...]) -> bool:
        return node.visits < self.settings.expand_after and len(legal) > 1

    def best(self, overlooks: float) -> Edge:
        best = max(self.root.ranked, key=lambda edge: (edge.visits, edge.value))
        serious = [edge for edge in self.root.ranked if edge.visits >= SERIOUS * best.visits]
        if overlooks:
            in_reach = [edge for edge in serious if edge.value >= best.value - BLUNDER]
            serious = list(seen(in_reach, overlooks, self.luck))
        if self.settings.temperature:
            often = shares([edge.value for edge in serious], self.settings)
            return self.luck.source.choices(serious, often)[0]
        return max(serious, key=lambda edge: (edge.visits, edge.value))
