"""The state of a match: what lies where, and the contract over the rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Self

from ...core import Action, Chance, Outcome, State, Tell, Value, Viewer
from ...kit.sealed import SEATS_IN
from .model import (
    COLUMNS,
    LARGE_COUNTS,
    NOBODY,
    SMALL_COUNTS,
    WOLVES,
    WOLVES_EACH,
    Phase,
    Stage,
)  # fmt: skip
from .redeal import redeal
from .rules import DECISIONS, go_on
from .scoring import outcome
from .seen import view
from .view import WolfsspurenView

NO_MEAL: Final = 3
"""In `meals`: the pack has not eaten yet this year."""
EMPTY: Final = tuple(() for _ in range(COLUMNS))
FIXED: Final = (
    "acting", "asked", "asker", "best", "born", "choices", "dead", "discards", "excluded",
    "face_up", "generosity", "goal", "hands", "hunted", "joining", "lasting_omega", "lifespan",
    "litter", "marks", "omega", "orders", "owing", "phase", "pile", "queue", "reason",
    "result", "scores", "sheet", "small_pile", "small_up", "stage", "stamina", "step",
    "strength_first", "strikes", "submitted", "sums", "target", "turns", "unknown", "votes", "year",
    "young",
)  # fmt: skip


class WolfsspurenState(State[WolfsspurenView]):
    mutable = ("caught", "chance", "discs", "meals", "plan", "strength")
    __slots__ = (*FIXED, *mutable)

    players: int
    goal: int
    """The score that ends the match."""
    joining: bool
    lifespan: bool
    strength_first: bool
    lasting_omega: bool
    chance: Chance
    step: int
    """Which step of the year comes next when nobody owes a decision."""
    stage: Stage
    phase: Phase
    year: int
    owing: int
    """The seats that owe a decision, as a bit set."""
    choices: int
    """What has been sealed; see `kit.sealed`."""
    queue: tuple[int, ...]
    """Who comes next in this step: wolves, or seats in births and asking."""
    orders: tuple[tuple[int, ...], tuple[int, ...]]
    """Females and males from the top, without the omega."""
    omega: int
    strength: bytearray
    """By wolf; 0 outside the pack."""
    discs: bytearray
    plan: bytearray
    """Tokens by wolf and phase."""
    stamina: bytes
    """Strengths when the tokens were placed."""
    born: int
    """The number on this year's birth card."""
    litter: int
    """The face-down pups as a bit set. Their row is drawn only when it matters."""
    unknown: int
    """The wolves that were in hand at the births and have not been seen since."""
    pile: tuple[int, ...]
    face_up: tuple[int, ...]
    discards: tuple[int, ...]
    """Large prey, by kind."""
    hunted: int
    votes: tuple[int, ...]
    """This year's votes once revealed."""
    small_pile: tuple[int, ...]
    small_up: tuple[int, ...]
    caught: bytearray
    """By wolf: its small prey of this year plus one, or 0."""
    meals: bytearray
    """By wolf: the food it got from this year's large prey, or NO_MEAL."""
    asker: int
    asked: int
    """The wolf that asks to join."""
    turns: tuple[tuple[int, ...], ...]
    """By phase: the wolves with tokens, in the order of action."""
    sums: tuple[int, ...]
    """By phase: the sum of tokens; -1 before it is revealed."""
    best: tuple[int, ...]
    """By phase: who got the disc of the best token."""
    result: int
    """Of the pack hunt."""
    generosity: tuple[tuple[int, ...], ...]
    """By year and seat: what was given to the pack hunt, in hundredths of the fair share; NOBODY
    without a wolf."""
    acting: int
    target: int
    """The attacking wolf and the attacked one."""
    hands: tuple[int, int]
    """The fight cards of attacker and defender, as bit sets."""
    scores: tuple[int, int]
    strikes: tuple[tuple[int, int], ...]
    submitted: int
    """The wolves that fight no more this year, as a bit set."""
    young: int
    """The wolves that joined in this marking, as a bit set."""
    dead: tuple[int, ...]
    excluded: tuple[int, ...]
    """Wolves lost this year, by seat."""
    marks: tuple[tuple[int, int, int], ...]
    """The last marking: wolf, points of its row, discs."""
    sheet: tuple[tuple[tuple[int, ...], ...], ...]
    """The parts of every marked year, by seat."""
    reason: str
    """Why the match ended; empty while it goes on."""

    @classmethod
    def first(cls, players: int, options: dict[str, Value], chance: Chance) -> Self:
        state = cls()
        state.players, state.chance = players, chance
        state.goal = int(options["target"])
        for name in ("joining", "lifespan", "strength_first", "lasting_omega"):
            setattr(state, name, options[name])
        state.orders, state.omega = ((), ()), NOBODY
        for name in ("strength", "discs"):
            setattr(state, name, bytearray(WOLVES))
        state.pile, state.face_up = LARGE_COUNTS, (0,) * len(LARGE_COUNTS)
        state.discards, state.sheet, state.marks, state.reason = state.face_up, (), (), ""
        state.generosity = ()
        state.step = state.year = state.young = state.owing = state.choices = 0
        state.litter = state.unknown = 0
        state.stage, state.phase = Stage.PICK, Phase.PREPARATION
        state.clear_year()
        go_on(state, None)
        return state

    def clear_year(self) -> None:
        """Tokens come back, and what belonged to one year only is forgotten."""
        self.plan, self.caught = bytearray(WOLVES * COLUMNS), bytearray(WOLVES)
        self.meals, self.stamina = bytearray([NO_MEAL] * WOLVES), bytes(WOLVES)
        self.turns, self.sums = EMPTY, (-1,) * COLUMNS
        self.best, self.result = (NOBODY,) * COLUMNS, 0
        self.small_pile, self.small_up = SMALL_COUNTS, (0,) * len(SMALL_COUNTS)
        self.votes, self.queue, self.hands, self.scores = (), (), (0, 0), (0, 0)
        self.strikes, self.dead, self.excluded = (), (0,) * self.players, (0,) * self.players
        self.born = self.submitted = self.young = 0
        self.hunted = self.asker = self.asked = self.acting = self.target = NOBODY

    @property
    def to_act(self) -> tuple[int, ...]:
        return SEATS_IN[self.owing]

    @property
    def pack(self) -> tuple[int, ...]:
        """All wolves in the pack."""
        members = self.orders[0] + self.orders[1]
        return members if self.omega == NOBODY else (*members, self.omega)

    @property
    def in_hand(self) -> int:
        """The wolves in the hands of all players, as a bit set."""
        everywhere: int = (1 << WOLVES_EACH * self.players) - 1
        for wolf in self.pack:
            everywhere &= ~(1 << wolf)
        return everywhere & ~self.litter

    def legal(self, seat: int) -> tuple[Action, ...]:
        if not 0 <= seat < self.players or not self.owing:
            return ()
        return DECISIONS[self.stage].legal(self, seat)

    def carry_out(self, seat: int, action: Action, tell: Tell | None) -> None:
        DECISIONS[self.stage].carry_out(self, seat, action, tell)
        if not self.owing:
            go_on(self, tell)

    def playout(self, random: Callable[[], float]) -> None:
        while seats := SEATS_IN[self.owing]:
            decision = DECISIONS[self.stage]
            legal = decision.legal(self, seats[0])
            decision.carry_out(self, seats[0], legal[int(random() * len(legal))], None)
            if not self.owing:
                go_on(self, None)

    def forbids(self, seat: int, action: Action) -> str:
        decision = DECISIONS[self.stage]
        if action.verb not in decision.VERBS:
            return f"wolfsspuren-why-now-{self.stage.word}"
        return f"wolfsspuren-why-{decision.forbids(self, seat, action)}"

    def view(self, viewer: Viewer) -> WolfsspurenView:
        return view(self, viewer)

    def redeal(self, seat: int | None, chance: Chance) -> Self:
        twin = self.copy()
        twin.chance = chance.fork()
        redeal(twin, seat)
        return twin

    @property
    def outcome(self) -> Outcome | None:
        return outcome(self) if self.reason else None
