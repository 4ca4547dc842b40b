"""Information-set Monte Carlo tree search over the contract, for every game.

Each iteration guesses what the seat cannot know, walks down what was learnt so far, lets the
game's tactics play on a little, and takes the prospects home for every seat at once. Seats that
choose at the same time choose each from what it knows itself.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Final

from ..core import Action, AnyState, Chance, Tactics
from .budget import Budget, Meter
from .luck import Luck
from .memory import Memory, Recalled
from .mixing import shares
from .oversight import seen
from .sweeps import Sweeps
from .tree import Edge, Node, Trees, Walk
from .undisturbed import undisturbed

CARRIED_MOST: Final = 0.8
"""Some of the budget is always used anew, however much an earlier search has found."""
GLANCE: Final = 16
"""Iterations between two looks at whether the choice is clear."""
LEAST: Final = 8
"""Iterations for a decision of a turn that has used up its time."""
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


@dataclass(frozen=True)
class Search:
    budget: Budget
    """For a decision; a turn of many has as many of them as its game's settings say."""
    overlooks: float = 0.0
    """How often it does not see an action among those that are worth a thought."""

    def at_most(self, tactics: Tactics[AnyState], spent: float = 0.0) -> float:
        """Seconds by the clock that a turn may take that has used so many budgets."""
        return self.budget.at_most(max(tactics.settings.turn - spent, 0.0))

    def choose(self, state: AnyState, seat: int, chance: Chance, memory: Memory) -> Action:
        legal = state.legal(seat)
        if len(legal) > 1:
            thought = Thought(state, seat, Luck(chance), memory)
            return thought.decide(self.budget, self.overlooks).action
        memory.follow(state, seat, legal[0])
        return legal[0]


class Thought:
    """One decision, thought over."""

    def __init__(self, state: AnyState, seat: int, luck: Luck, memory: Memory) -> None:
        self.state = state
        self.seat = seat
        self.luck = luck
        self.memory = memory
        self.tactics: Tactics[AnyState] = memory.tactics_for(state)
        self.settings = self.tactics.settings
        recalled = memory.recall(state, seat)
        self.trees = recalled.trees or Trees.of(state)
        self.carried, self.spent = min(recalled.share, CARRIED_MOST), recalled.spent
        if self.settings.wavering and recalled.trees is None:
            self.begin_at_sight()
        self.sweeps = Sweeps(self.root.offer(state.legal(seat))) if self.settings.sweeps else None
        self.guessed = state

    def begin_at_sight(self) -> None:
        """All who choose at once begin with what their actions weigh."""
        for seat in self.state.to_act:
            weights = self.tactics.weigh(self.state, seat, self.luck)
            self.trees.root(seat, alone=False).expect(self.state.legal(seat), weights)

    @property
    def root(self) -> Node:
        return self.trees.root(self.seat, len(self.state.to_act) == 1)

    def decide(self, budget: Budget, overlooks: float = 0.0) -> Edge:
        """The best, remembered with what was learnt about what follows."""
        used = self.think(budget)
        edge = self.best(overlooks)
        share = used * edge.visits / self.root.visits
        turn = Recalled(self.trees, share, self.spent + used - self.carried)
        self.memory.keep(self.state, self.seat, edge.action, turn)
        return edge

    def think(self, budget: Budget) -> float:
        """Answers how much of the budget was used, and carried over."""
        left = max(self.settings.turn - self.spent, 0.0)
        with undisturbed():
            return self._think(Meter(budget, self.carried, left / self.settings.turn))

    def _think(self, meter: Meter) -> float:
        while (used := meter.used()) < meter.end or meter.done < LEAST:
            self.iterate()
            meter.done += 1
            if meter.done == 1 and self.root.is_settled:
                return used
            if meter.done % GLANCE == 0 and self.is_clear(used, meter.to_come(used)):
                return used
        return max(used, meter.end)

    def is_clear(self, used: float, to_come: float) -> bool:
        if self.sweeps:
            return len(self.sweeps.left) == 1
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
        self.learn(steps, state)

    def learn(self, steps: list[Step], state: AnyState) -> None:
        rewards = self.tactics.evaluate(state)
        for node, edge, seat in steps:
            node.learn(rewards[seat], edge)
        if self.sweeps and (tried := steps[0][1]):
            self.sweeps.learn(tried, rewards[self.seat])

    def guess(self) -> AnyState:
        return self.tactics.determinise(self.state, self.seat, self.luck)

    def sweep(self, steps: list[Step], walk: Walk) -> AnyState:
        """The same guess for each of the actions, one after the other."""
        assert self.sweeps is not None
        if self.sweeps.is_done:
            self.guessed = self.guess()
        edge, state = self.sweeps.next(), self.guessed.copy()
        steps.append((self.root, edge, self.seat))
        state.play(self.seat, edge.action)
        walk.see(self.seat, edge.action)
        return state

    def walk_guessing(self, steps: list[Step]) -> AnyState:
        """Guess what is hidden, and walk down to one that was hardly visited yet."""
        walk = self.trees.walk()
        state = self.sweep(steps, walk) if self.sweeps else self.guess()
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
        best = max(self.root.ranked, key=self.merit)
        serious = [edge for edge in self.root.ranked if edge.visits >= SERIOUS * best.visits]
        if overlooks:
            in_reach = [edge for edge in serious if edge.value >= best.value - BLUNDER]
            serious = list(seen(in_reach, self.settings.slips * overlooks, self.luck))
        if self.settings.temperature:
            often = shares([edge.value for edge in serious], self.settings)
            return self.luck.source.choices(serious, often)[0]
        return max(serious, key=self.merit)

    def merit(self, edge: Edge) -> tuple[float, float]:
        """What was tried most is the best, or of those that were not left out the most worth."""
        tried = edge in self.sweeps.left if self.sweeps else edge.visits
        return tried, edge.value
