"""What a search has learnt, by what a seat has seen since the search began.

Where a game has sealed actions every seat has a tree of its own, which follows only what that seat
sees; otherwise one tree serves all.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import log, sqrt
from random import Random
from typing import Final, Self

from ..core import Action, AnyState
from ..kit.shares import softmax

FIRST_WIDTH: Final = 4
"""With priors, so many of the likeliest actions are tried at once …"""
WIDENING: Final = 0.7
"""… and more with the root of the visits."""
UNTRIED: Final = 0.05
"""How much less than the others' average an action counts before it was tried."""
WAVERING: Final = 0.1
"""How much of a chance those who choose at the same time are undecided by, lest they all change
their minds together."""

OPEN_MINDED: Final = 0.1
"""Where seats mix their choices, how often they try one without regard to what it is worth."""

AT_SIGHT: Final = 30
"""As many visits what an action weighs counts for."""

Priors = Callable[[], Sequence[float] | None]
Waver = Callable[[], float] | None


class Edge:
    __slots__ = ("action", "offered", "prior", "total", "visits", "won")

    def __init__(self, action: Action, prior: float) -> None:
        self.action = action
        self.prior = prior
        self.visits = 0
        self.offered = 0
        self.total = 0.0
        self.won = 0.0
        """The chances to win, where somebody wants to know them."""

    @property
    def value(self) -> float:
        return self.total / self.visits if self.visits else 0.0


class Node:
    __slots__ = ("children", "edges", "guided", "legal", "ranked", "state", "total", "visits")

    def __init__(self) -> None:
        self.state: AnyState | None = None
        """The position, in an open game and from the second visit on."""
        self.visits = 0
        self.total = 0.0
        self.edges: dict[int, Edge] = {}
        self.children: dict[int, Node] = {}
        self.legal: tuple[Action, ...] = ()
        self.ranked: list[Edge] = []
        self.guided = False

    @property
    def is_settled(self) -> bool:
        """By priors only one of the actions can be the best."""
        return self.guided and sum(edge.prior > 0.0 for edge in self.ranked) == 1

    def child(self, key: int) -> Node:
        found = self.children.get(key)
        if found is None:
            found = self.children[key] = Node()
        return found

    def choose(
        self, legal: tuple[Action, ...], priors: Priors, exploration: float, waver: Waver
    ) -> Edge:
        """The action to try next: promising so far, or not tried enough."""
        if legal is not self.legal and legal != self.legal:
            self._rank(legal, priors)
        return self._likely(exploration, waver) if self.guided else self._open(exploration, waver)

    def _rank(self, legal: tuple[Action, ...], priors: Priors) -> None:
        edges = self.edges
        if any(action.id not in edges for action in legal):
            found = priors()
            self.guided = found is not None
            for action, prior in zip(legal, found or (1.0,) * len(legal), strict=True):
                if action.id not in edges:
                    edges[action.id] = Edge(action, prior)
        self.legal = legal
        self.ranked = [edges[action.id] for action in legal]
        if self.guided:
            self.ranked.sort(key=lambda edge: -edge.prior)

    def _open(self, exploration: float, waver: Waver) -> Edge:
        """Each once, then by UCB among those that were on offer."""
        best, highest = self.ranked[0], -1.0
        for edge in self.ranked:
            edge.offered += 1
            visits = edge.visits
            if not visits:
                return edge
            bound = edge.total / visits + exploration * sqrt(log(edge.offered) / visits)
            if waver is not None:
                bound += WAVERING * waver()
            if bound > highest:
                best, highest = edge, bound
        return best

    def offer(self, legal: tuple[Action, ...]) -> list[Edge]:
        """An edge for each."""
        self._rank(legal, lambda: None)
        return self.ranked

    def expect(self, legal: tuple[Action, ...], values: Sequence[float]) -> None:
        """What actions seem to be worth counts as much as a few visits."""
        for edge, value in zip(self.offer(legal), values, strict=True):
            edge.visits, edge.total = AT_SIGHT, AT_SIGHT * value

    def mix(self, legal: tuple[Action, ...], temperature: float, random: Random) -> Edge:
        """By the softmax of what each has been worth: stochastic fictitious play.

        Where others choose at the same time and think likewise, that ends near a mixture that
        nobody can read.
        """
        if legal is not self.legal and legal != self.legal:
            self._rank(legal, lambda: None)
        if random.random() < OPEN_MINDED:
            return random.choice(self.ranked)
        usual = self.total / self.visits if self.visits else 0.5
        values = [edge.total / edge.visits if edge.visits else usual for edge in self.ranked]
        return random.choices(self.ranked, softmax(values, temperature))[0]

    def _likely(self, exploration: float, waver: Waver) -> Edge:
        """By PUCT, widening progressively from the likeliest."""
        root = sqrt(self.visits + 1)
        width = FIRST_WIDTH + int(WIDENING * root)
        reach = exploration * root
        untried = (self.total / self.visits if self.visits else 0.5) - UNTRIED
        best, highest = self.ranked[0], -1.0
        for edge in self.ranked[:width]:
            visits = edge.visits
            value = edge.total / visits if visits else untried
            bound = value + reach * edge.prior / (1 + visits)
            if waver is not None:
                bound += WAVERING * waver()
            if bound > highest:
                best, highest = edge, bound
        return best

    def learn(self, reward: float, edge: Edge | None = None) -> None:
        self.visits += 1
        self.total += reward
        if edge is not None:
            edge.visits += 1
            edge.total += reward


class Trees:
    __slots__ = ("actions", "roots", "sealed", "shared")

    def __init__(self, roots: list[Node], sealed: frozenset[str], actions: int) -> None:
        self.roots = roots
        self.sealed = sealed
        self.shared = not sealed
        self.actions = actions

    @classmethod
    def of(cls, state: AnyState) -> Self:
        """Nothing learnt yet."""
        sealed = state.spec.sealed
        seats = range(state.players)
        roots = [Node() for _ in seats] if sealed else [Node()] * len(seats)
        return cls(roots, sealed, len(state.spec.actions))

    def walk(self) -> Walk:
        return Walk(self)

    def root(self, seat: int, alone: bool) -> Node:
        return self.walk().at(seat, alone)

    def after(self, seat: int, action: Action) -> Trees:
        """What was learnt about everything that may follow this action."""
        walk = self.walk()
        walk.see(seat, action)
        return Trees(walk.nodes, self.sealed, self.actions)


class Walk:
    """Where every seat stands in its tree."""

    __slots__ = ("nodes", "trees")

    def __init__(self, trees: Trees) -> None:
        self.trees = trees
        self.nodes = trees.roots[:]

    def at(self, seat: int, alone: bool) -> Node:
        """Where a seat decides: with others at the same time, each has a table of its own."""
        node = self.nodes[seat]
        return node if alone or not self.trees.shared else node.child(-1 - seat)

    def see(self, seat: int, action: Action) -> None:
        trees, nodes = self.trees, self.nodes
        key = seat * trees.actions + action.id
        if trees.shared:
            nodes[:] = [nodes[0].child(key)] * len(nodes)
        elif action.verb in trees.sealed:
            nodes[seat] = nodes[seat].child(key)
        else:
            nodes[:] = [node.child(key) for node in nodes]
