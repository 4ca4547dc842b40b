"""Why a plan or a choice rather than another: what both come to at the end of the year.

Both are followed through the same guesses at what others do; what is told are averages over them,
weighed as `evaluation` weighs a position.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Literal, NamedTuple

from ....core import Action, Reason
from ..actions import READY
from ..model import CELL, FULL_STRENGTH, OWNERS, Phase, Stage
from ..scoring import totals
from ..state import WolfsspurenState
from .evaluation import DISC, HEALTH, OMEGA, SCORE, SCORE_NOW, WOLF, dying
from .leading import NOBODY, leader_of
from .planner import SELFISH, Planner, years_left

GUESSES: Final = 40
TEN: Final = 10
PACK: Final = 2.0
"""What it counts that the pack lives, against a lead of one."""
NOTABLE: Final = 0.12
"""So much must be between two averages that are not told themselves."""
TOKENS: Final = 0.03

Follow = Callable[[Sequence[Action], int], WolfsspurenState]
"""Plays a plan in the guess of this number, and on to the end of the year."""


class PackLives(Reason, frozen=True):
    """The pack outlives the match, so many times of ten."""

    times: int
    instead_times: int


class Scores(Reason, frozen=True):
    """About so many points this year."""

    points: int
    instead_points: int


class KeepsWolves(Reason, frozen=True):
    """A wolf of one's own lives through the year that might not otherwise."""


class KeepsStrength(Reason, frozen=True):
    """About so much strength of one's wolves together at the end of the year."""

    strength: int
    instead_strength: int


class WinsDiscs(Reason, frozen=True):
    """More discs than otherwise."""


class AvoidsOmega(Reason, frozen=True):
    """A wolf of one's own is the omega less often."""


class Feeds(Reason, frozen=True):
    """More for the pack hunt than otherwise; one's share would be so much, with this leader."""

    tokens: int
    instead_tokens: int
    share: int
    leads: Literal["you", "other", "nobody"]


class Spares(Reason, frozen=True):
    """The tokens cost less strength."""

    spirals: int
    instead_spirals: int


REASONS: Final = (
    PackLives, Scores, KeepsWolves, KeepsStrength, WinsDiscs, AvoidsOmega, Feeds, Spares,
)  # fmt: skip

Weighed = tuple[float, Reason]


class YearEnd(NamedTuple):
    """What a year has come to for a seat, or its average."""

    lives: float
    points: float
    wolves: float
    strength: float
    discs: float
    omega: float


def year_end(state: WolfsspurenState, seat: int, before: int) -> YearEnd:
    own = [wolf for wolf in state.pack if OWNERS[wolf] == seat]
    lives = float(state.reason == "target-reached") if state.reason else 1.0 - dying(state)
    return YearEnd(
        lives,
        totals(state)[seat] - before,
        len(own),
        sum(state.strength[wolf] for wolf in own),
        sum(state.discs[wolf] for wolf in own),
        float(state.omega in own),
    )


def average(ends: Sequence[YearEnd]) -> YearEnd:
    return YearEnd(*(sum(each) / len(ends) for each in zip(*ends, strict=True)))


def reasons(
    state: WolfsspurenState,
    seat: int,
    plan: Sequence[Action],
    instead: Sequence[Action],
    follow: Follow,
) -> list[Reason]:
    """The weightiest first; the same numbers give `follow` the same guesses."""
    before = totals(state)[seat]
    mine, other = [
        average([year_end(follow(way, number), seat, before) for number in range(GUESSES)])
        for way in (plan, instead)
    ]
    found = compared(state, mine, other)
    if state.stage == Stage.PLAN:
        found += planned(state, seat, plan, instead)
    found.sort(key=lambda pair: -pair[0])
    return [reason for _, reason in found]


def compared(state: WolfsspurenState, mine: YearEnd, other: YearEnd) -> list[Weighed]:
    found: list[Weighed] = []
    more = YearEnd(*(one - two for one, two in zip(mine, other, strict=True)))
    one, two = [YearEnd(*map(round, each)) for each in (mine, other)]
    times, instead = round(TEN * mine.lives), round(TEN * other.lives)
    if times > instead:
        found.append((PACK * more.lives, PackLives(times, instead)))
    if one.points > two.points:
        point = SCORE + SCORE_NOW / years_left(state)
        found.append((point * more.points, Scores(int(one.points), int(two.points))))
    if more.wolves > NOTABLE:
        found.append((WOLF * more.wolves, KeepsWolves()))
    if one.strength > two.strength:
        weight = HEALTH * more.strength / FULL_STRENGTH
        found.append((weight, KeepsStrength(int(one.strength), int(two.strength))))
    if more.discs > NOTABLE:
        found.append((DISC * more.discs, WinsDiscs()))
    if more.omega < -NOTABLE:
        found.append((OMEGA * more.omega, AvoidsOmega()))
    return found


def planned(
    state: WolfsspurenState, seat: int, plan: Sequence[Action], instead: Sequence[Action]
) -> list[Weighed]:
    """What the tokens themselves tell, which counts less than what they come to."""
    mine, other = [laid(state, seat, way) for way in (plan, instead)]
    own = [wolf for wolf in state.pack if OWNERS[wolf] == seat]
    fed, less = [
        sum(each.plan[CELL[wolf][Phase.PACK_HUNT]] for wolf in own) for each in (mine, other)
    ]
    cost, more = [sum(each.spirals_of(wolf) for wolf in own) for each in (mine, other)]
    found: list[Weighed] = []
    if fed > less:
        found.append((TOKENS, feeds(state, seat, fed, less)))
    if cost < more:
        found.append((TOKENS, Spares(cost, more)))
    return found


def feeds(state: WolfsspurenState, seat: int, fed: int, less: int) -> Feeds:
    """Searched plans count on the leader, however the others have hunted so far."""
    leader, planner = leader_of(state, None), Planner(state, seat, SELFISH)
    share = round(planner.fair_share(leader, planner.best_token(leader)))
    if leader == NOBODY:
        return Feeds(fed, less, share, "nobody")
    return Feeds(fed, less, share, "you" if OWNERS[leader] == seat else "other")


def laid(state: WolfsspurenState, seat: int, plan: Sequence[Action]) -> WolfsspurenState:
    """The tokens of a plan on the table."""
    after = state.copy()
    for action in plan:
        if action is not READY:
            after.carry_out(seat, action, None)
    return after
