"""Control of regions, the three scorings, and the points at the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ...core import Outcome, Tell, places
from . import events
from .model import FIGURES, LAIR_CONTROL, MOON_POINTS, TRACKS, Moon, Phase
from .pieces import ALPHA, KINDS, LAIR, wolves_on_map

if TYPE_CHECKING:
    from .state import TheWolvesState


class Claim(NamedTuple):
    """A pack with a piece in a region. Claims compare as the region ranks them."""

    control: int
    alphas: int
    pack: int

    @property
    def merit(self) -> tuple[int, int]:
        return self.control, self.alphas


class Award(NamedTuple):
    """What a region brings when its top token is scored."""

    claims: tuple[Claim, ...]
    """The strongest first."""
    points: tuple[int, ...]
    """By claim: the token's value, the half of it, or nothing."""
    taker: int | None
    """The pack that takes the token; the neutral one only takes it away."""


def claim(state: TheWolvesState, pack: int, area: int) -> Claim:
    first, on, twice = KINDS * pack, state.on, state.twice
    control = 0
    for kind in range(first, first + LAIR):
        control += (on[kind] & area).bit_count() + (twice[kind] & area).bit_count()
    alphas = (on[first + ALPHA] & area).bit_count() + (twice[first + ALPHA] & area).bit_count()
    return Claim(control + LAIR_CONTROL * (on[first + LAIR] & area).bit_count(), alphas, pack)


def claims_on(state: TheWolvesState, tile: int) -> tuple[Claim, ...]:
    """The packs in a region, the strongest first; equals in the order of their seats."""
    area = state.country.land.tile[tile]
    found = [claim(state, pack, area) for pack in range(len(state.packs))]
    present = [each for each in found if each.control]
    return tuple(sorted(present, key=lambda each: (-each.control, -each.alphas, each.pack)))


def award(claims: tuple[Claim, ...], high: int) -> Award:
    """The first takes the token, a clear second gets half, those tied for first get half each."""
    if not claims:
        return Award((), (), None)
    low = high // 2
    merits = [each.merit for each in claims]
    tied = merits.count(merits[0])
    if tied > 1:
        return Award(claims, (low,) * tied + (0,) * (len(claims) - tied), None)
    clear_second = len(claims) > 1 and merits.count(merits[1]) == 1
    rest = (low if clear_second else 0, *(0 for _ in claims[2:]))[: len(claims) - 1]
    return Award(claims, (high, *rest), claims[0].pack)


def score_moons(state: TheWolvesState, tell: Tell | None) -> None:
    """At the end of a turn: every scoring whose date is covered, in order."""
    dates = FIGURES[state.players].dates
    while state.scored < len(dates) and len(state.calendar) >= dates[state.scored]:
        score_moon(state, Moon(state.scored), tell)
        state.scored += 1
    if state.scored == len(dates):
        state.phase = Phase.OVER
        if tell is not None:
            events.ended(outcome(state), tell)


def score_moon(state: TheWolvesState, moon: Moon, tell: Tell | None) -> None:
    if tell is not None:
        events.moon_came(moon, tell)
    left = list(state.moons)
    for region, tile in enumerate(state.country.land.regions):
        if left[region][:1] == (moon,):
            left[region] = left[region][1:]
            score_region(state, tile, moon, tell)
    state.moons = tuple(left)


def score_region(state: TheWolvesState, tile: int, moon: Moon, tell: Tell | None) -> None:
    done = award(claims_on(state, tile), MOON_POINTS[moon])
    for each, points in zip(done.claims, done.points, strict=True):
        if each.pack < state.players:
            if each.pack == done.taker:
                state.taken[each.pack] += (moon,)
            else:
                state.halves[each.pack] += points
    if tell is not None:
        events.region_scored(state, tile, moon, done, tell)


def parts(state: TheWolvesState, seat: int) -> dict[str, int]:
    """What a seat's score is made of."""
    figures = FIGURES[state.players]
    tracks = {track.word: figures.track_points[state.dens[3 * seat + track]] for track in TRACKS}
    return {
        "regions": state.halves[seat] + sum(MOON_POINTS[moon] for moon in state.taken[seat]),
        **tracks,
        "lairs": figures.lair_points[state.lairs[seat]],
        "prey": figures.prey_points[state.caught[seat].bit_count()],
        "wolves": figures.wolf_points[state.wolves[seat]],
    }


def outcome(state: TheWolvesState) -> Outcome:
    """Ties are broken by scoring tokens, then by wolves on the map."""
    seats = range(state.players)
    by_seat = tuple(parts(state, seat) for seat in seats)
    scores = tuple(sum(each.values()) for each in by_seat)
    merits = [(scores[seat], len(state.taken[seat]), wolves_on_map(state, seat)) for seat in seats]
    return Outcome(places(merits), scores, by_seat, "full-moon")
