"""What all matches together say about the bots."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

import msgspec

from ..core import Spec
from .ratings import Rating, rate
from .results import Header, Played, Thought
from .shares import Share, share


class Standing(msgspec.Struct, frozen=True):
    """One bot's line."""

    bot: str
    matches: int
    rating: Rating
    first: Share | None
    """Of the first place; who shares it gets a part."""
    score: float
    thought: Thought


class Pair(msgspec.Struct, frozen=True):
    """How often one bot placed above another; equal places count half."""

    bot: str
    other: str
    above: Share


class SeatShare(msgspec.Struct, frozen=True):
    """How often a seat (or a team of them) won, whoever sat there."""

    seats: tuple[int, ...]
    first: Share


class Summary(msgspec.Struct, frozen=True, tag="summary"):
    matches: int
    deals: int
    failed: int
    standings: tuple[Standing, ...]
    """The best first."""
    pairs: tuple[Pair, ...]
    seats: tuple[SeatShare, ...]
    reasons: dict[str, int]


Teams = Sequence[Sequence[int]]


def summarize(spec: Spec, header: Header, played: Iterable[Played], failed: int = 0) -> Summary:
    teams = spec.teams(header.players)
    matches = sorted(played, key=lambda match: match.number)
    ratings = rate(header.bots, matches, teams)
    standings = [_standing(bot, ratings[bot], matches, teams) for bot in header.bots]
    return Summary(
        matches=len(matches),
        deals=len({match.deal for match in matches}),
        failed=failed,
        standings=tuple(sorted(standings, key=lambda each: -each.rating.value)),
        pairs=tuple(_pairs(header.bots, matches, teams)),
        seats=tuple(_seats(matches, teams)),
        reasons=dict(Counter(match.reason for match in matches).most_common()),
    )


def _standing(bot: str, rating: Rating, matches: Sequence[Played], teams: Teams) -> Standing:
    mine = [match for match in matches if bot in match.seating]
    scores = [
        score
        for match in mine
        for name, score in zip(match.seating, match.scores, strict=True)
        if name == bot
    ]
    return Standing(
        bot, len(mine), rating, share(_firsts(bot, mine, teams)),
        sum(scores) / max(1, len(scores)), add_up(match.thought[bot] for match in mine),
    )  # fmt: skip


def _firsts(bot: str, matches: Iterable[Played], teams: Teams) -> Iterator[tuple[int, float]]:
    for match in matches:
        for team in teams:
            if match.seating[team[0]] == bot:
                yield match.deal, first(match, team, teams)


def first(match: Played, team: Sequence[int], teams: Teams) -> float:
    """The team's part of the first place."""
    if match.places[team[0]] != 1:
        return 0.0
    return 1 / sum(match.places[other[0]] == 1 for other in teams)


def _pairs(bots: Sequence[str], matches: Sequence[Played], teams: Teams) -> Iterator[Pair]:
    for bot in bots:
        for other in bots:
            if bot != other and (above := share(compare(bot, other, matches, teams))):
                yield Pair(bot, other, above)


def compare(
    bot: str, other: str, matches: Iterable[Played], teams: Teams
) -> Iterator[tuple[int, float]]:
    """Every seat of the one with every seat of the other: 1 above, one half equal, 0 below."""
    for match in matches:
        mine = [match.places[team[0]] for team in teams if match.seating[team[0]] == bot]
        theirs = [match.places[team[0]] for team in teams if match.seating[team[0]] == other]
        for place in mine:
            for their in theirs:
                yield match.deal, (place < their) + 0.5 * (place == their)


def _seats(matches: Sequence[Played], teams: Teams) -> Iterator[SeatShare]:
    for team in teams:
        won = share((match.deal, first(match, team, teams)) for match in matches)
        if won is not None:
            yield SeatShare(tuple(team), won)


def add_up(thoughts: Iterable[Thought]) -> Thought:
    total = Thought()
    for each in thoughts:
        total = Thought(
            total.decisions + each.decisions,
            total.wall + each.wall,
            total.processor + each.processor,
            max(total.slowest, each.slowest),
        )
    return total
