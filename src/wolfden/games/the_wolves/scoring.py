"""Control of regions, what they bring, and the points at the end."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

from ...core import Outcome, places
from .land import land
from .model import FIGURES, LAIR_CONTROL, MOON_POINTS, Moon
from .pieces import wolves_on_map
from .position import ALPHA, DEN_SLICE, KIND_SLICE, KINDS, LAIR, TheWolvesPosition


class Claim(NamedTuple):
    """A pack with a piece in a region."""

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


def control(on: Sequence[int], twice: Sequence[int], area: int) -> tuple[int, int]:
    """A pack's control of an area and its alphas there, from where its four kinds stand."""
    alphas = (on[ALPHA] & area).bit_count() + (twice[ALPHA] & area).bit_count()
    total = alphas + LAIR_CONTROL * (on[LAIR] & area).bit_count()
    for kind in range(ALPHA):
        total += (on[kind] & area).bit_count() + (twice[kind] & area).bit_count()
    return total, alphas


def claims_on(position: TheWolvesPosition, tile: int) -> tuple[Claim, ...]:
    """The packs in a region, the strongest first."""
    return claims(position)[position.country.land.number[tile]]


def claims(position: TheWolvesPosition) -> list[tuple[Claim, ...]]:
    """Likewise in every region."""
    found: list[list[Claim]] = [[] for _ in position.moons]
    for pack, kinds in enumerate(KIND_SLICE[: len(position.packs)]):
        for region, held, alphas in holdings(
            position.players, *position.on[kinds], *position.twice[kinds]
        ):
            found[region].append(Claim(held, alphas, pack))
    return [ranked(each) for each in found]


@lru_cache(maxsize=1 << 14)
def holdings(players: int, *kinds: int) -> tuple[tuple[int, int, int], ...]:
    """The regions where a pack has pieces, with its control and its alphas there; the hexes with
    one or two of each kind come first, then those with two."""
    on, twice, tiles = kinds[:KINDS], kinds[KINDS:], land(players).tile
    found = []
    for region, tile in enumerate(land(players).regions):
        held, alphas = control(on, twice, tiles[tile])
        if held:
            found.append((region, held, alphas))
    return tuple(found)


def ranked(claims: Iterable[Claim]) -> tuple[Claim, ...]:
    """Those with a piece there, equals in the order of their seats."""
    present = [each for each in claims if each.control]
    present.sort(key=lambda each: (-each.control, -each.alphas, each.pack))
    return tuple(present)


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


def parts(position: TheWolvesPosition, seat: int) -> dict[str, int]:
    """What a seat's score is made of."""
    figures = FIGURES[position.players]
    tokens = sum([MOON_POINTS[moon] for moon in position.taken[seat]])
    spread, speed, howl = position.dens[DEN_SLICE[seat]]
    return {
        "regions": position.halves[seat] + tokens,
        "spread": figures.track_points[spread],
        "speed": figures.track_points[speed],
        "howl": figures.track_points[howl],
        "lairs": figures.lair_points[position.lairs[seat]],
        "prey": figures.prey_points[position.caught[seat].bit_count()],
        "wolves": figures.wolf_points[position.wolves[seat]],
    }


def outcome(position: TheWolvesPosition) -> Outcome:
    """Ties are broken by scoring tokens, then by wolves on the map."""
    seats = range(position.players)
    by_seat = tuple(parts(position, seat) for seat in seats)
    scores = tuple(sum(each.values()) for each in by_seat)
    merits = [
        (scores[seat], len(position.taken[seat]), wolves_on_map(position, seat)) for seat in seats
    ]
    return Outcome(places(merits), scores, by_seat, f"{Moon(position.scorings - 1).word}-moon")
