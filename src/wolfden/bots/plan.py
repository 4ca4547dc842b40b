"""A hint for a person: a whole plan, thought out once, with a figure and reasons.

The plan is what a searching bot would do, decision by decision, as far as the seat decides by
itself and nothing is revealed to it on the way. Its figure is the seat's chance to win as the
search met it along the plan; its reasons are the game's, against the best that begins otherwise.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from ..core import Action, AnyState, Chance, Reason, Tactics
from .budget import Budget, Meter
from .known import known_to
from .luck import Luck
from .memory import Memory
from .search import Search, Step, Thought
from .tree import Edge, Trees

MOST_STEPS: Final = 60
REDEALS: Final = 6
"""So often an action is tried with other hidden cards, to see whether it reveals any."""
ENOUGH: Final = 24
SERIOUS: Final = 0.1
"""A decision's figure counts that was met so often, and in such a part of all thoughts."""
MOST_REASONS: Final = 3
FORCED: Final = 0.25
"""The part of a budget for the figure where there is nothing to choose."""

Choose = Callable[[AnyState], Action]


class Plan(NamedTuple):
    actions: tuple[Action, ...]
    """All that the seat does, in order; never none."""
    chance: float
    """To win, if it does so."""
    reasons: tuple[Reason, ...]


class Foresight(Thought):
    """A thought that also asks who wins."""

    def learn(self, steps: list[Step], state: AnyState) -> None:
        super().learn(steps, state)
        won = self.tactics.winning(state)[self.seat]
        for _, edge, seat in steps:
            if edge is not None and seat == self.seat:
                edge.won += won


def hint_budget(tactics: Tactics[AnyState], seconds: float) -> Budget:
    """For each decision, so that a plan of one takes so many seconds and no plan twice as many."""
    return Budget(2.0 * seconds / (1.0 + tactics.settings.turn))


def hint_at_most(tactics: Tactics[AnyState], seconds: float) -> float:
    """How long a plan may take by the clock."""
    return Search(hint_budget(tactics, seconds)).at_most(tactics)


def advise(
    state: AnyState, seat: int, chance: Chance, budget: Budget, memory: Memory | None = None
) -> Plan:
    """The best plan for a seat that owes a decision, from what it may know."""
    known, tactics = known_to(seat, state, chance), (memory or Memory()).tactics_for(state)
    return Planner(known, seat, Luck(chance), tactics).plan(budget)


class Planner:
    def __init__(self, state: AnyState, seat: int, luck: Luck, tactics: Tactics[AnyState]) -> None:
        self.state, self.seat, self.luck, self.tactics = state, seat, luck, tactics
        self.edges: list[Edge] = []
        """The decisions along the plan in which there was a choice."""
        self.other: Other | None = None

    def plan(self, budget: Budget) -> Plan:
        memory = Memory()
        memory.tactics = self.tactics
        actions = turn(
            self.state, self.seat, self.luck, lambda state: self.decide(state, memory, budget)
        )
        chance = self.chance() if self.edges else self.foreseen(actions, budget)
        return Plan(actions, chance, self.reasons(actions))

    def decide(self, state: AnyState, memory: Memory, budget: Budget) -> Action:
        legal = state.legal(self.seat)
        if len(legal) == 1:
            memory.follow(state, self.seat, legal[0])
            return legal[0]
        thought = Foresight(state, self.seat, self.luck, memory)
        edge = thought.decide(budget)
        self.edges.append(edge)
        rest = [each for each in thought.root.ranked if each is not edge and each.visits]
        if self.other is None and rest:
            next_best = max(rest, key=lambda each: (each.visits, each.value)).action
            self.other = Other(edge.action, next_best, thought.trees.after(self.seat, next_best))
        return edge.action

    def chance(self) -> float:
        """Where the plan ends, or as far on as was often thought about."""
        enough = max(ENOUGH, SERIOUS * self.edges[0].visits)
        often = [edge for edge in self.edges if edge.visits >= enough]
        deepest = (often or self.edges[:1])[-1]
        return deepest.won / deepest.visits

    def foreseen(self, actions: tuple[Action, ...], budget: Budget) -> float:
        """How the seat stands where there was nothing to choose."""
        meter, total = Meter(budget, 0.0, FORCED), 0.0
        while not meter.done or meter.used() < meter.end:
            guess = self.tactics.determinise(self.state, self.seat, self.luck)
            for action in actions:
                guess.play(self.seat, action)
            self.tactics.play_on(guess, self.luck)
            total += self.tactics.winning(guess)[self.seat]
            meter.done += 1
        return total / meter.done

    def reasons(self, actions: tuple[Action, ...]) -> tuple[Reason, ...]:
        if self.other is None:
            return ()
        step = actions.index(self.other.chosen)
        instead = (*actions[:step], *self.otherwise(actions[:step], self.other))
        found = self.tactics.reasons(self.state, self.seat, actions, instead, self.luck)
        return tuple(found[:MOST_REASONS])

    def otherwise(self, before: tuple[Action, ...], other: Other) -> tuple[Action, ...]:
        """The rest of the turn, beginning with the next best."""
        state = self.state.copy()
        for action in before:
            state.play(self.seat, action)
        return turn(state, self.seat, self.luck, Following(self, other).choose)


class Other(NamedTuple):
    """Where a plan could have gone another way."""

    chosen: Action
    instead: Action
    trees: Trees
    """What was learnt about what follows that."""


class Following:
    """Goes on by what was learnt, and by the game's weights from where nothing was."""

    def __init__(self, planner: Planner, other: Other) -> None:
        self.planner = planner
        self.first: Action | None = other.instead
        self.trees = other.trees

    def choose(self, state: AnyState) -> Action:
        if self.first is not None:
            action, self.first = self.first, None
            return action
        action = self.best(state)
        self.trees = self.trees.after(self.planner.seat, action)
        return action

    def best(self, state: AnyState) -> Action:
        seat, legal = self.planner.seat, state.legal(self.planner.seat)
        if len(legal) == 1:
            return legal[0]
        known = self.trees.root(seat, len(state.to_act) == 1).ranked
        if any(edge.visits for edge in known):
            return max(known, key=lambda edge: edge.visits).action
        weights = self.planner.tactics.weigh(state, seat, self.planner.luck)
        return max(zip(weights, legal, strict=True), key=lambda pair: pair[0])[1]


def turn(first: AnyState, seat: int, luck: Chance, choose: Choose) -> tuple[Action, ...]:
    """All that the seat does in a row, as far as nobody else decides and nothing is revealed."""
    state, found = first.copy(), list[Action]()
    while len(found) < MOST_STEPS:
        action = choose(state)
        found.append(action)
        after = state.copy()
        after.play(seat, action)
        if after.to_act != state.to_act or reveals(state, seat, action, luck):
            break
        state = after
    return tuple(found)


def reveals(state: AnyState, seat: int, action: Action, luck: Chance) -> bool:
    """Whether the seat learns something by this action that it could not foresee."""
    if state.spec.perfect_information:
        return False
    views = []
    for _ in range(REDEALS):
        twin = state.redeal(seat, luck)
        twin.play(seat, action)
        views.append(twin.view(seat))
    return any(view != views[0] for view in views)
