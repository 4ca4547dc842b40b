"""What lies where in a match of Wolfsspuren. Rules change it, views and bots read it."""

from __future__ import annotations

from typing import ClassVar, Final, Self

import msgspec

from ...core import AnyState, Chance
from .figures import Figures
from .model import (
    CELLS,
    COLUMNS,
    NOBODY,
    PLAN,
    PLAN_ROW,
    SMALL,
    TOKENS,
    WOLVES,
    WOLVES_EACH,
)
from .ranks import Orders, Ranks, ranks_of
from .wolves import Wolves

Sheet = tuple[tuple[tuple[int, ...], ...], ...]
NO_MEAL: Final = 3
"""In `meals`: the pack has not eaten yet this year."""
EMPTY: Final[tuple[tuple[int, ...], ...]] = ((),) * COLUMNS
REPLACED: Final = (
    "acting", "asked", "asker", "best", "born", "choices", "dead", "discards", "excluded",
    "face_up", "figures", "hands", "hunted", "litter", "marks", "omega", "orders", "owing",
    "phase", "pile", "queue", "reason", "result", "scores", "sheet", "small_pile", "small_up",
    "stage", "stamina", "step", "strikes", "submitted", "sums", "target", "terms", "turns",
    "unknown", "votes", "wolves", "year", "young",
)  # fmt: skip


class Terms(msgspec.Struct, frozen=True):
    """What the players agreed on ("aim of the game", optional rules)."""

    target: int
    """The score that ends the match."""
    joining: bool
    lifespan: bool
    strength_first: bool
    lasting_omega: bool


class WolfsspurenPosition(AnyState):
    mutable: ClassVar[tuple[str, ...]] = ("caught", "chance", "discs", "meals", "plan", "strength")
    derived: ClassVar[tuple[str, ...]] = ("added_up", "ranked")
    __slots__ = (*REPLACED, *mutable, *derived)

    figures: Figures
    """Of the rules version under which the match is played."""
    terms: Terms
    wolves: Wolves
    """Their names and sexes, which go by the players' colours."""
    chance: Chance
    step: int
    """Which step of the year comes next when nobody owes a decision."""
    stage: int
    phase: int
    year: int
    owing: int
    """The seats that owe a decision, as a bit set."""
    choices: int
    """What has been sealed; see `kit.sealed`."""
    queue: tuple[int, ...]
    """Who comes next in this step: wolves, or seats in births and asking."""
    orders: Orders
    omega: int
    strength: bytearray
    """By wolf; 0 outside the pack."""
    discs: bytearray
    plan: bytearray
    """Tokens by cell, that is by wolf and phase."""
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
    """Of the pack hunt; 0 before it."""
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
    sheet: Sheet
    """The parts of every marked year, by seat."""
    reason: str
    """Why the match ended; empty while it goes on."""
    ranked: Ranks | None
    """What `ranks` has found last."""
    added_up: tuple[Sheet, tuple[int, ...]] | None
    """A sheet and its totals by seat."""

    def copy(self) -> Self:
        """As any position's, three times as fast."""
        twin = self.blank()
        twin.figures, twin.terms, twin.chance = self.figures, self.terms, self.chance.copy()
        twin.step, twin.stage, twin.phase, twin.year = self.step, self.stage, self.phase, self.year
        twin.owing, twin.choices, twin.queue = self.owing, self.choices, self.queue
        twin.orders, twin.omega, twin.ranked = self.orders, self.omega, self.ranked
        twin.strength, twin.discs, twin.plan = self.strength[:], self.discs[:], self.plan[:]
        twin.stamina, twin.caught, twin.meals = self.stamina, self.caught[:], self.meals[:]
        twin.born, twin.litter, twin.unknown = self.born, self.litter, self.unknown
        twin.pile, twin.face_up, twin.discards = self.pile, self.face_up, self.discards
        twin.hunted, twin.votes, twin.result = self.hunted, self.votes, self.result
        twin.wolves = self.wolves
        twin.small_pile, twin.small_up = self.small_pile, self.small_up
        twin.asker, twin.asked, twin.acting = self.asker, self.asked, self.acting
        twin.turns, twin.sums, twin.best = self.turns, self.sums, self.best
        twin.target, twin.hands, twin.scores = self.target, self.hands, self.scores
        twin.strikes, twin.submitted, twin.young = self.strikes, self.submitted, self.young
        twin.dead, twin.excluded, twin.marks = self.dead, self.excluded, self.marks
        twin.sheet, twin.added_up, twin.reason = self.sheet, self.added_up, self.reason
        return twin

    def clear_year(self) -> None:
        """Tokens come back, and what belonged to one year only is forgotten."""
        self.plan, self.caught = bytearray(CELLS), bytearray(WOLVES)
        self.meals, self.stamina = bytearray([NO_MEAL] * WOLVES), bytes(WOLVES)
        self.turns, self.sums = EMPTY, (-1,) * COLUMNS
        self.best, self.result = (NOBODY,) * COLUMNS, 0
        self.small_pile, self.small_up = self.figures.small_counts, (0,) * len(SMALL)
        self.votes, self.queue, self.hands, self.scores = (), (), (0, 0), (0, 0)
        self.strikes, self.dead, self.excluded = (), (0,) * self.players, (0,) * self.players
        self.born = self.submitted = self.young = 0
        self.hunted = self.asker = self.asked = self.acting = self.target = NOBODY

    @property
    def pack(self) -> tuple[int, ...]:
        """All wolves in the pack."""
        return self.ranks.pack

    @property
    def ranks(self) -> Ranks:
        known = self.ranked
        if known is None or known.orders is not self.orders or known.omega != self.omega:
            self.ranked = known = ranks_of(self.orders, self.omega)
            self.orders = known.orders
        return known

    @property
    def in_hand(self) -> int:
        """The wolves in the hands of all players, as a bit set."""
        everywhere: int = (1 << WOLVES_EACH * self.players) - 1
        for wolf in self.pack:
            everywhere &= ~(1 << wolf)
        return everywhere & ~self.litter

    def own_plan(self, seat: int) -> bytearray:
        return self.plan[PLAN[seat]]

    def tokens_left(self, seat: int) -> list[int]:
        used = self.own_plan(seat)
        return [token for token in TOKENS if token not in used]

    def spirals_of(self, wolf: int) -> int:
        """What the wolf's tokens of this year cost altogether."""
        return sum(self.figures.spirals[token] for token in bytes(self.plan[PLAN_ROW[wolf]]))
