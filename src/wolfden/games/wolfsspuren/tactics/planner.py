"""A whole year's tokens for one player: feed the pack, keep wolves alive, contest what pays.

The plan depends only on what the seat knows and not on the tokens it has already put down, so
that it stays the same from the first token to the last.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from ..hierarchy import from_the_top
from ..model import CELL, FEW_HOWLS, MOST_DISCS, OWNERS, PUP_NEEDS, TOKENS, WOLVES_OF, Phase
from ..scoring import totals
from ..state import WolfsspurenState
from .habits import Habits
from .leading import NOBODY, leader_of
from .reach import can_kill, given_by_others, left_by_the_careless, will_fail

POINTS_A_YEAR: Final = 8
"""What a leading player scores in a year, about."""
LEAD: Final = 2.0
"""How much the leader of a hunt gives, in parts of what every wolf would give if all gave alike."""


class Temper(NamedTuple):
    """How a player weighs the pack against itself."""

    hunting: float
    """How much of its fair share it gives to the pack hunt."""
    wavering: float
    """How far that share goes up and down from year to year."""
    rearing: float
    """How much of the rearing is shared by all; the rest is left to the pups' own players."""
    howling: float
    thrift: float
    """Which part of its strength a wolf does not spend in a year."""
    ambition: float
    """How high its tokens for rank fights and discs are."""
    outbids: int = 0
    """How far it goes beyond the leader of the hunt, whoever leads; 0 if it waits for its turn."""


SELFISH: Final = Temper(1.0, 0.25, 0.5, 1.0, 0.55, 1.0)
COOPERATIVE: Final = Temper(1.25, 0.0, 1.0, 1.1, 0.55, 0.5)


@lru_cache(maxsize=256)
def as_generous(hunting: float) -> Temper:
    """Selfish, but known to give so much of the fair share."""
    return SELFISH._replace(hunting=hunting)


def years_left(state: WolfsspurenState) -> float:
    """How many years the match may still last, this one included."""
    return max((state.terms.target - max(totals(state))) / POINTS_A_YEAR, 1.0)


def mood(state: WolfsspurenState, seat: int, salt: int) -> float:
    """From -1 to 1: as good as chance, yet the same however often it is asked this year."""
    mixed = hash((state.year, seat, salt, tuple(state.stamina), state.hunted, state.sheet))
    return (mixed * 0x9E3779B97F4A7C15 >> 20 & 0xFFFF) / 0x7FFF - 1.0


def plan_year(
    state: WolfsspurenState,
    seat: int,
    temper: Temper = SELFISH,
    overlooks: float = 0.0,
    habits: Habits | None = None,
) -> dict[int, int]:
    """Tokens by cell of the whole table's plan."""
    return Planner(state, seat, temper, overlooks, habits).plan()


class Planner:
    """One player's plan, phase by phase; tokens that already lie there are counted in."""

    def __init__(
        self,
        state: WolfsspurenState,
        seat: int,
        temper: Temper,
        overlooks: float = 0.0,
        habits: Habits | None = None,
    ) -> None:
        self.state, self.seat, self.temper, self.overlooks = state, seat, temper, overlooks
        self.habits = habits
        self.size = len(state.pack)
        self.black = state.figures.black[state.hunted]
        self.years = years_left(state)
        self.wolves = [wolf for wolf in from_the_top(state) if OWNERS[wolf] == seat]
        self.wolves.sort(key=lambda wolf: -state.strength[wolf])
        self.tokens = list(TOKENS)
        self.spirals = state.figures.spirals
        self.left = {wolf: self.budget(wolf) for wolf in self.wolves}
        self.cells: dict[int, int] = {}

    def budget(self, wolf: int) -> int:
        """The spirals a wolf can afford this year."""
        strength = self.state.strength[wolf]
        if self.years <= 1:
            return max(strength - 3, 0)
        return max(int((strength - 1) * (1 - self.temper.thrift) + 0.5), 0)

    def mood(self, whose: int, salt: int) -> float:
        return mood(self.state, whose, salt)

    def misses(self, whose: int, phase: int) -> bool:
        """Whether it overlooks this year what a player or a wolf should do; never a hunt."""
        return self.overlooks > 0 and (1 + self.mood(whose, 10 + phase)) / 2 < self.overlooks

    def plan(self) -> dict[int, int]:
        self.hunt_alone()
        self.hunt_together()
        if self.state.litter and not self.misses(self.seat, Phase.REARING):
            self.rear()
        self.stand_up()
        if not self.misses(self.seat, Phase.HOWLING):
            self.howl()
        return self.cells

    def hunt_alone(self) -> None:
        """Any token finds food; a weak wolf wants to choose early."""
        for wolf in reversed(self.wolves):
            strength = self.state.strength[wolf]
            self.put(wolf, Phase.LONE_HUNT, 1 if strength > 8 else 4 if strength > 5 else 8)

    def hunt_together(self) -> None:
        """Nothing for a hunt that cannot succeed; where it will fail for want of others, only what
        costs no strength, so that they see who would hunt."""
        if not can_kill(self.state, self.state.hunted):
            return
        leader = leader_of(self.state, self.habits)
        best = self.best_token(leader)
        given = self.zeal() * self.fair_share(leader, best)
        if self.habits is None:
            self.give(Phase.PACK_HUNT, given, *self.front(leader, best))
        elif will_fail(self.state, self.seat, self.habits):
            self.show_will(self.habits, given)
        else:
            missing = left_by_the_careless(self.state, self.seat, self.habits)
            total = max(given, min(self.temper.hunting, 1.0) * missing)
            self.give(Phase.PACK_HUNT, total, *self.front(leader, best))

    def best_token(self, leader: int) -> int:
        """What the pack expects of its leader, who can afford it; 0 without one."""
        if leader == NOBODY:
            return 0
        budget = self.budget(leader)
        affordable = [token for token in TOKENS if self.spirals[token] <= budget]
        return min(round(LEAD * self.black / self.size), affordable[-1])

    def front(self, leader: int, best: int) -> tuple[int, float]:
        """Which of its own wolves goes first, and with how high a token."""
        if self.temper.outbids and best:
            return self.wolves[0], best + self.temper.outbids
        if leader != NOBODY and OWNERS[leader] == self.seat:
            return leader, best * self.zeal()
        return NOBODY, 0.0

    def fair_share(self, leader: int, best: int) -> float:
        """What the leader leaves is shared by all other wolves alike."""
        own, others = len(self.wolves), self.size
        if leader == NOBODY:
            return self.black * own / others
        led = OWNERS[leader] == self.seat
        rest = max(self.black - best, 0) / max(others - 1, 1)
        return rest * (own - led) + best * led

    def zeal(self) -> float:
        return self.temper.hunting + self.temper.wavering * self.mood(self.seat, 1)

    def show_will(self, habits: Habits, given: float) -> None:
        """Without spending strength, and nothing where the prey would turn on the best of them."""
        tokens, left, cells = self.tokens[:], self.left, self.cells.copy()
        self.left = dict.fromkeys(self.wolves, 0)
        self.give(Phase.PACK_HUNT, given)
        shown = sum(self.cells.values()) - sum(cells.values())
        likely = shown + given_by_others(self.state, self.seat, habits)
        if likely >= self.state.figures.red[self.state.hunted]:
            self.tokens, self.cells = tokens, cells
        self.left = left

    def rear(self) -> None:
        pups = self.state.litter.bit_count()
        own = (self.state.litter & WOLVES_OF[self.seat]).bit_count()
        fair = PUP_NEEDS * pups * len(self.wolves) / self.size
        shared = self.temper.rearing
        self.give(Phase.REARING, shared * fair + (1 - shared) * PUP_NEEDS * own)

    def howl(self) -> None:
        share = FEW_HOWLS * self.temper.howling * len(self.wolves) / self.size
        if self.wants_disc() and self.mood(self.seat, 2) > 0:
            share += 6
        self.give(Phase.HOWLING, share)

    def wants_disc(self) -> bool:
        """A disc is worth a point a year, to a wolf that lives."""
        if self.years < 2:
            return False
        return any(
            self.state.strength[wolf] > 8 and self.state.discs[wolf] < MOST_DISCS
            for wolf in self.wolves
        )

    def stand_up(self) -> None:
        """A token for rank fights where somebody else's wolf may attack or be attacked."""
        for wolf in sorted(self.wolves, key=lambda each: -self.at_stake(each)):
            stake = self.at_stake(wolf)
            if stake and not self.misses(wolf, Phase.RANK_FIGHTS):
                ambition = self.temper.ambition * (1 + 0.25 * self.mood(wolf, 3))
                self.put(wolf, Phase.RANK_FIGHTS, round(stake * ambition))

    def at_stake(self, wolf: int) -> int:
        """About how high a token it is worth."""
        order = self.state.orders[self.state.wolves.sexes[wolf]]
        rivals = [other for other in order if OWNERS[other] != self.seat]
        if wolf not in order or not rivals:
            return 0
        place = order.index(wolf)
        return 12 if place == 0 else 11 if place == 1 else 9

    def give(self, phase: int, total: float, first: int = NOBODY, best: float = 0.0) -> None:
        """Spread a sum over the wolves, the strong ones making up for the weak.

        One may go first, with a token of its own.
        """
        wolves = [wolf for wolf in reversed(self.wolves) if wolf != first]
        if first != NOBODY:
            total -= self.put(first, phase, round(best))
        for index, wolf in enumerate(wolves):
            share = total / (len(wolves) - index)
            total -= self.put(wolf, phase, round(share))

    def put(self, wolf: int, phase: int, wanted: int) -> int:
        """The token nearest to the one wanted that the wolf can afford; 0 if none."""
        cell = CELL[wolf][phase]
        if wanted < 1 or cell in self.cells:
            return self.cells.get(cell, 0)
        spirals, left, token = self.spirals, self.left[wolf], 0
        for each in self.tokens:
            if spirals[each] <= left:
                token = each
                if each >= wanted:
                    break
        if token:
            self.tokens.remove(token)
            self.left[wolf] = left - spirals[token]
            self.cells[cell] = token
        return token
