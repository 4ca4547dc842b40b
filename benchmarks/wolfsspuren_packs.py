"""Matches of Wolfsspuren among players of given tempers, and what happened in them.

A seat is a `Temper` (it plays as the greedy bot does, with that temper) or the name of a bot. Every
figure is a sum over a sum, match by match, so that its interval takes into account that the hunts
of one match are alike.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from wolfden.bots import Memory, bot_of
from wolfden.bots.greedy import draw
from wolfden.core import Action, Chance, Event, SearchSettings, Spec
from wolfden.games.wolfsspuren.actions import PLACE, READY
from wolfden.games.wolfsspuren.model import Stage, own_cell
from wolfden.games.wolfsspuren.setup import SPEC
from wolfden.games.wolfsspuren.state import WolfsspurenState
from wolfden.games.wolfsspuren.tactics import WolfsspurenTactics
from wolfden.games.wolfsspuren.tactics.planner import SELFISH, Temper

Seat = Temper | str
CONFIDENCE = 1.96


class Share(NamedTuple):
    """A sum over a sum, and how far chance may have moved it (95 %)."""

    value: float
    margin: float


@dataclass
class Match:
    """What happened in one match."""

    years: int = 0
    died_out: bool = False
    winners: tuple[int, ...] = ()
    hunts: int = 0
    kills: int = 0
    wolf_years: int = 0
    markings: int = 0
    losses: int = 0
    born: int = 0
    reared: int = 0

    def hear(self, event: Event) -> None:
        match event.name:
            case "hunted":
                self.hunts += 1
                self.kills += str(event.data["result"]).startswith("killed")
            case "marked":
                self.markings += 1
                self.wolf_years += len(event.data["wolves"])
            case "died" | "omega-excluded":
                self.losses += 1
            case "pup-added":
                self.born += 1
            case "pup-joined":
                self.reared += 1

    def close(self, state: WolfsspurenState) -> None:
        assert state.outcome is not None
        self.years, self.winners = state.year, state.outcome.winners
        self.died_out = state.reason == "died-out"


@dataclass
class Tally:
    matches: list[Match] = field(default_factory=list)

    def __add__(self, other: Tally) -> Tally:
        return Tally(self.matches + other.matches)

    def share(self, part: Callable[[Match], float], whole: Callable[[Match], float]) -> Share:
        parts, wholes = (
            [part(each) for each in self.matches],
            [whole(each) for each in self.matches],
        )
        total = sum(wholes)
        value = sum(parts) / total if total else math.nan
        spread = sum((a - value * b) ** 2 for a, b in zip(parts, wholes, strict=True))
        return Share(value, CONFIDENCE * math.sqrt(spread) / total if total else math.nan)

    @property
    def years(self) -> Share:
        return self.share(lambda match: match.years, lambda match: 1)

    @property
    def died_out(self) -> Share:
        return self.share(lambda match: match.died_out, lambda match: 1)

    @property
    def kills(self) -> Share:
        return self.share(lambda match: match.kills, lambda match: match.hunts)

    @property
    def wolf_years_a_loss(self) -> Share:
        return self.share(lambda match: match.wolf_years, lambda match: match.losses)

    @property
    def reared(self) -> Share:
        return self.share(lambda match: match.reared, lambda match: match.born)

    @property
    def pack(self) -> Share:
        return self.share(lambda match: match.wolf_years, lambda match: match.markings)


class Player:
    """One player of one match; it plans a year at once instead of anew for each token.

    It has tactics rather than being some: compiled classes cannot be inherited from.
    """

    def __init__(self, temper: Temper = SELFISH) -> None:
        self.tactics = WolfsspurenTactics(temper)

    def act(self, state: WolfsspurenState, seat: int, chance: Chance) -> list[Action]:
        if state.stage == Stage.PLAN:
            plan = self.tactics.plan_year(state, seat)
            return [PLACE[own_cell(seat, cell)][plan[cell] - 1] for cell in plan] + [READY]
        weights = self.tactics.weigh(state, seat, chance)
        return [draw(state.legal(seat), weights, SearchSettings(), chance)]


class BotPlayer(Player):
    """A bot; the tactics look at nothing hidden, so the state need not be redealt for it."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.bot, self.memory = bot_of(name), Memory()
        self.memory.tactics = self.tactics

    def act(self, state: WolfsspurenState, seat: int, chance: Chance) -> list[Action]:
        return [self.bot.choose(state, seat, chance, self.memory)]


def play(spec: Spec, seed: int, seats: Sequence[Seat]) -> Match:
    players, match = len(seats), Match()
    state, chance = spec.new(players, seed), Chance.from_seed(seed)
    assert isinstance(state, WolfsspurenState)
    table = [BotPlayer(seat) if isinstance(seat, str) else Player(seat) for seat in seats]
    events: list[Event] = []
    while state.to_act:
        seat = state.to_act[0]
        for action in table[seat].act(state, seat, chance):
            state.play(seat, action, events.append)
        for event in events:
            match.hear(event)
        for player in table:
            player.tactics.watch(events)
        events.clear()
    match.close(state)
    return match


def packs(players: int, seeds: Iterable[int], seat: Seat, spec: Spec = SPEC) -> Tally:
    """Packs in which all are alike."""
    return Tally([play(spec, seed, [seat] * players) for seed in seeds])


def strangers(
    players: int, seeds: Iterable[int], one: Seat, others: Seat, spec: Spec = SPEC
) -> Tally:
    """Packs with one player who is not like the others, in every seat in turn."""
    return Tally([play(spec, seed, seated(players, seed, one, others)) for seed in seeds])


def seated(players: int, seed: int, one: Seat, others: Seat) -> list[Seat]:
    return [one if seat == seed % players else others for seat in range(players)]


def wins_of_the_one(tally: Tally, players: int, seeds: Iterable[int]) -> Share:
    """Its share of all victories, shared ones in parts; where a pack dies out nobody wins."""
    won = [
        (seed % players in match.winners) / len(match.winners) if match.winners else 0.0
        for seed, match in zip(seeds, tally.matches, strict=True)
    ]
    mean = sum(won) / len(won)
    spread = sum((each - mean) ** 2 for each in won)
    return Share(mean, CONFIDENCE * math.sqrt(spread) / len(won))
