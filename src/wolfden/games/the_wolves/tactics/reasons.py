"""Why a turn rather than another: what stands differently after the two.

Everything is read off the positions after both plans and weighed as `evaluation` weighs it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from ....core import Reason
from ..model import (
    FIGURES,
    MOON_POINTS,
    PREYS,
    TILE_NAMES,
    TRACKS,
    PreyName,
    TokenName,
    TrackName,
)
from ..position import TheWolvesPosition
from ..scoring import claims_on, parts
from ..shares import Claim
from .aiming import uncovered
from .outlook import outlook
from .surroundings import Surroundings
from .worth import ACTION_TOKEN, LONE_WOLF, TERRAIN_TOKEN, TROPHY

NOTABLE: Final = 0.25
"""What weighs less, in points, is not worth a word."""


class InRegion(Reason, frozen=True):
    region: int
    """As the map numbers it."""
    tile: str
    points: int
    """Of its next token."""


class TakesLead(InRegion, frozen=True):
    """Alone ahead in a region, which was not so before."""


class KeepsLead(InRegion, frozen=True):
    """Still alone ahead in a region, which would be lost otherwise."""


class DrawsLevel(InRegion, frozen=True):
    """Level with the first in a region."""


class EndsLead(InRegion, frozen=True):
    """Somebody else is no longer alone ahead in a region."""

    seat: int


class Hunts(Reason, frozen=True):
    prey: PreyName


class Upgrades(Reason, frozen=True):
    """More lairs, which score so many points more."""

    points: int


class Gathers(Reason, frozen=True):
    """More wolves from the player board on the map."""

    wolves: int


class Raises(Reason, frozen=True):
    """A higher attribute."""

    track: TrackName
    value: int


class Scores(Reason, frozen=True):
    """More points at the scoring that the turn brings about."""

    points: int


class HasTokens(Reason, frozen=True):
    """More tokens in hand afterwards."""

    token: TokenName
    tokens: int


class ClosesIn(Reason, frozen=True):
    """More wolves beside prey that one has not caught yet."""

    prey: PreyName
    wolves: int


class HearsLoneWolves(Reason, frozen=True):
    """More lone wolves within howl range."""

    wolves: int


REASONS: Final = (
    TakesLead, KeepsLead, DrawsLevel, EndsLead, Hunts, Upgrades, Gathers, Raises, Scores, HasTokens,
    ClosesIn, HearsLoneWolves,
)  # fmt: skip

Weighed = tuple[float, Reason]


class Ends(NamedTuple):
    """Where the turn began, and where it leads one way and the other."""

    seat: int
    before: TheWolvesPosition
    after: TheWolvesPosition
    instead: TheWolvesPosition


def reasons(ends: Ends) -> list[Reason]:
    """The weightiest first."""
    found = [*regions(ends), *boards(ends), *surroundings(ends)]
    found.sort(key=lambda pair: -pair[0])
    return [reason for weight, reason in found if weight >= NOTABLE]


def regions(ends: Ends) -> Iterator[Weighed]:
    seat, before, after, instead = ends
    land = before.country.land
    gains = zip(promises(after, seat), promises(instead, seat), strict=True)
    for (region, tile), (mine, other) in zip(enumerate(land.regions), gains, strict=True):
        moons = before.moons[region]
        if moons:
            number = before.country.dealt[region]
            told = about_region(ends, number, tile, MOON_POINTS[moons[0]])
            yield from ((mine - other, reason) for reason in told)


def about_region(ends: Ends, region: int, tile: int, points: int) -> Iterator[Reason]:
    seat = ends.seat
    was, now, else_ = [claims_on(each, tile) for each in ends[1:]]
    where = region, TILE_NAMES[tile], points
    if leader(now) == seat != leader(else_):
        yield (KeepsLead if leader(was) == seat else TakesLead)(*where)
    elif first(now, seat) and not first(was, seat) and not first(else_, seat):
        yield DrawsLevel(*where)
    ahead = leader(was)
    rival = ahead is not None and ahead != seat and ahead < ends.before.players
    if rival and leader(now) != ahead == leader(else_) and leader(now) != seat:
        assert ahead is not None
        yield EndsLead(*where, ahead)


def leader(claims: tuple[Claim, ...]) -> int | None:
    """The pack alone ahead."""
    if not claims or (len(claims) > 1 and claims[0].merit == claims[1].merit):
        return None
    return claims[0].pack


def first(claims: tuple[Claim, ...], pack: int) -> bool:
    """Whether nobody is ahead of the pack."""
    return any(each.pack == pack and each.merit == claims[0].merit for each in claims)


def promises(position: TheWolvesPosition, seat: int) -> list[float]:
    """What each region promises the seat against the others."""
    now = outlook(position)
    return [
        now.leads(moons, share)[seat] if moons else 0.0
        for moons, share in zip(position.moons, position.shares, strict=True)
    ]


def boards(ends: Ends) -> Iterator[Weighed]:
    seat, _, after, instead = ends
    mine, other = parts(after, seat), parts(instead, seat)
    left = outlook(ends.before).left
    if (more := mine["regions"] - other["regions"]) > 0:
        yield more, Scores(more)
    if (more := mine["lairs"] - other["lairs"]) > 0:
        yield more, Upgrades(more)
    if (more := after.wolves[seat] - instead.wolves[seat]) > 0:
        yield more + mine["wolves"] - other["wolves"], Gathers(more)
    if (more := after.action_tokens[seat] - instead.action_tokens[seat]) > 0:
        yield ACTION_TOKEN * left * more, HasTokens("action", more)
    if (more := after.terrain_tokens[seat] - instead.terrain_tokens[seat]) > 0:
        yield TERRAIN_TOKEN * left * more, HasTokens("terrain", more)
    for track in TRACKS:
        if after.value(seat, track) > instead.value(seat, track):
            yield uncovered(instead, seat, track), Raises(track.word, after.value(seat, track))


def surroundings(ends: Ends) -> Iterator[Weighed]:
    seat, before, after, instead = ends
    caught = after.caught[seat] & ~instead.caught[seat]
    points, count = FIGURES[before.players].prey_points, instead.caught[seat].bit_count()
    trophy = points[min(count + 1, len(points) - 1)] - points[count] + TROPHY
    for kind in sorted({kind for _, kind in before.prey_at}):
        if caught >> kind & 1:
            yield trophy, Hunts(PREYS[kind].word)
    mine, other = [Surroundings(each, seat, outlook(each).left) for each in (after, instead)]
    if mine.hunted > other.hunted:
        yield from closing_in(ends, mine, other)
    heard, less = [(each.heard & each.lone).bit_count() for each in (mine, other)]
    if heard > less:
        yield LONE_WOLF * mine.left * (heard - less), HearsLoneWolves(heard)


def closing_in(ends: Ends, mine: Surroundings, other: Surroundings) -> Iterator[Weighed]:
    for each, kind in ends.before.prey_at:
        sides = mine.land.next_to[each]
        there = ends.after.prey_left[0] >> each & 1 and not ends.after.caught[ends.seat] >> kind & 1
        close, less = (sides & mine.wolves).bit_count(), (sides & other.wolves).bit_count()
        if there and close > max(less, 1):
            yield mine.hunted - other.hunted, ClosesIn(PREYS[kind].word, close)
