"""Who plays whom where, on which deal.

A block is one deal with one line-up, played once for every rotation of its seating, so that within
a block every bot has sat in every seat as often as in any other. Where seats win together, a bot
holds all seats of a team, and teams take the place of seats.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from hashlib import blake2b
from itertools import combinations, count

import msgspec

from ..core import Chance, Spec


class Fixture(msgspec.Struct, frozen=True):
    """A match to be played."""

    number: int
    deal: int
    """The block it belongs to; all matches of a block have the same seed."""
    seed: int
    seating: tuple[str, ...]
    """The bot in each seat."""


def schedule(
    spec: Spec, players: int, bots: Sequence[str], games: int, seed: int
) -> tuple[Fixture, ...]:
    """Whole blocks with at least so many matches; more matches begin with the same ones."""
    fixtures: list[Fixture] = []
    for block in blocks(spec, players, bots, seed):
        if len(fixtures) >= games:
            break
        fixtures += [msgspec.structs.replace(each, number=n)
                     for n, each in enumerate(block, len(fixtures))]  # fmt: skip
    return tuple(fixtures)


def blocks(spec: Spec, players: int, bots: Sequence[str], seed: int) -> Iterator[list[Fixture]]:
    """Blocks without end."""
    teams = spec.teams(players)
    line_ups = choose_line_ups(bots, len(teams), stream("line-ups", seed))
    for deal in count():
        chance = stream("deal", seed, deal)
        line_up, deal_seed = next(line_ups), chance.word()
        chance.shuffle(line_up)
        yield [
            Fixture(0, deal, deal_seed, seating_of(turned, teams)) for turned in rotations(line_up)
        ]


def choose_line_ups(bots: Sequence[str], size: int, chance: Chance) -> Iterator[list[str]]:
    """Every bot at most once more than any other at a table, and in all line-ups so far.

    Among those, bots that have met least sit down together.
    """
    seated: Counter[str] = Counter()
    met: Counter[tuple[str, str]] = Counter()
    while True:
        line_up: list[str] = []
        while len(line_up) < size:
            order = list(bots)
            chance.shuffle(order)
            line_up.append(min(order, key=lambda bot: _claim(bot, line_up, seated, met)))
            seated[line_up[-1]] += 1
        for one, other in combinations(line_up, 2):
            met[one, other] += 1
            met[other, one] += 1
        yield line_up


def _claim(
    bot: str, line_up: list[str], seated: Counter[str], met: Counter[tuple[str, str]]
) -> tuple[int, int, int]:
    return line_up.count(bot), seated[bot], sum(met[bot, other] for other in line_up)


def rotations(line_up: list[str]) -> list[list[str]]:
    """Each different one once: a line-up that repeats itself comes round sooner."""
    turned = [line_up[turn:] + line_up[:turn] for turn in range(len(line_up))]
    return [each for turn, each in enumerate(turned) if each not in turned[:turn]]


def seating_of(line_up: Sequence[str], teams: Sequence[Sequence[int]]) -> tuple[str, ...]:
    """The bot in each seat, from the bot of each team."""
    by_seat = {seat: bot for bot, seats in zip(line_up, teams, strict=True) for seat in seats}
    return tuple(by_seat[seat] for seat in sorted(by_seat))


def stream(*parts: object) -> Chance:
    """Chance of the arena's own: apart from the deal's, so that no bot can draw the same cards."""
    text = "/".join(map(str, parts)).encode()
    return Chance(blake2b(text, digest_size=16, person=b"wolfden arena").digest())
