"""What Wolfsspuren's figures are meant to lead to, and how each aim is measured.

Sensible players are those of the greedy bot's temper (`SELFISH`); who never hunts gives nothing to
the pack hunt and is like them otherwise; beginners are the bot *pup*.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from wolfsspuren_packs import Share, Tally, packs, strangers, wins_of_the_one

from wolfden.core import Spec
from wolfden.games.wolfsspuren.tactics.planner import SELFISH

NEVER: Final = SELFISH._replace(hunting=0.0, wavering=0.0)
BEGINNER: Final = "pup"


@dataclass(frozen=True)
class Aim:
    """Limits for a number of players, and what counts as one step outside of them."""

    low: float
    high: float
    step: float

    def met(self, value: float) -> bool:
        return self.low <= value <= self.high

    def miss(self, value: float) -> float:
        return (max(self.low - value, value - self.high, 0.0) / self.step) ** 2


AIMS: Final[Mapping[str, Callable[[int], Aim]]] = {
    "never": lambda players: Aim(0.90, 1.0, 0.03),
    "free rider": lambda players: Aim(0.0, 0.5 / players, 0.03),
    "best reply": lambda players: Aim(0.9, 1.2, 0.1),
    "died out": lambda players: Aim(0.0, 0.12 if players == 3 else 0.06, 0.03),
    "years": lambda players: Aim(5.5, 7.5, 0.5),
    "kills": lambda players: Aim(0.75, 0.92, 0.03),
    "losses": lambda players: Aim(8.0, 12.0, 2.0),
    "beginners": lambda players: Aim(0.0, 0.20, 0.04),
}

SEARCHED: Final = ("died out", "years", "kills", "losses", "beginners", "never")
"""What a search looks at; the others follow from a pack that starves without hunting."""


@dataclass(frozen=True)
class Packs:
    """The packs of one number of players that the search looks at."""

    sensible: Tally
    beginners: Tally
    never: Tally

    def shares(self) -> dict[str, Share]:
        return {
            "died out": self.sensible.died_out,
            "years": self.sensible.years,
            "kills": self.sensible.kills,
            "losses": self.sensible.wolf_years_a_loss,
            "beginners": self.beginners.died_out,
            "never": self.never.died_out,
        }

    def __add__(self, other: Packs) -> Packs:
        return Packs(
            self.sensible + other.sensible,
            self.beginners + other.beginners,
            self.never + other.never,
        )


def play_packs(players: int, seeds: range, spec: Spec) -> Packs:
    return Packs(
        packs(players, seeds, SELFISH, spec),
        strangers(players, seeds, SELFISH, BEGINNER, spec),
        packs(players, seeds[::3], NEVER, spec),
    )


def free_rider(players: int, seeds: range, spec: Spec) -> Share:
    """How often one wins who gives nothing to the hunt, among sensible players."""
    return reply(0.0, players, seeds, spec)


def reply(hunting: float, players: int, seeds: range, spec: Spec) -> Share:
    """How often one wins who gives so much of its share, among sensible players."""
    wavering = SELFISH.wavering if hunting else 0.0
    one = SELFISH._replace(hunting=hunting, wavering=wavering)
    tally = strangers(players, seeds, one, SELFISH, spec)
    return wins_of_the_one(tally, players, seeds)


def outbidder(players: int, seeds: range, spec: Spec) -> Share:
    """How often one wins who gives its share and outbids whoever leads the hunt."""
    tally = strangers(players, seeds, SELFISH._replace(outbids=1), SELFISH, spec)
    return wins_of_the_one(tally, players, seeds)
