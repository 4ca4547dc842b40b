"""Players that use only the contract.

A bot is never handed the true state: `decide` redeals it for the bot's seat first, so whatever
the bot looks at is something the seat may know or a guess.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final, NamedTuple, Protocol

from ..core import Action, Chance, State, WolfdenError
from .greedy import Greedy
from .random import Random


class Bot(Protocol):
    def choose(self, state: State, seat: int, chance: Chance) -> Action:
        """One of `state.legal(seat)`; the state has been redealt for the seat."""


class UnknownBot(WolfdenError):
    code = "unknown-bot"


class Memory:
    """What a bot remembers between the small decisions of one turn."""


class Advice(NamedTuple):
    action: Action
    chance: float
    """To finish ahead of another player, from 0 to 1; an estimate."""


LEVELS: Final[Mapping[str, Bot]] = {
    "random": Random(),
    "greedy": Greedy(),
    "pup": Greedy(),
    "yearling": Greedy(),
    "hunter": Greedy(),
    "alpha": Greedy(),
}
OFFERED: Final = ("pup", "yearling", "hunter", "alpha")
"""The levels offered to players, weakest first."""


def bot_of(level: str) -> Bot:
    bot = LEVELS.get(level)
    if bot is None:
        raise UnknownBot(
            f"no bot is called '{level[:40]}'", bot=level[:40], known=", ".join(LEVELS)
        )
    return bot


def decide(
    level: str, state: State, seat: int, chance: Chance, memory: Memory | None = None
) -> Action:
    """What the bot of this level does in the seat's place, from what the seat may know."""
    return bot_of(level).choose(state.redeal(seat, chance), seat, chance)


def advise(state: State, seat: int, chance: Chance, seconds: float = 1.0) -> Advice:
    """The best action for the seat, from what it may know, and how it would then stand."""
    known = state.redeal(seat, chance)
    legal = known.legal(seat)
    weights = known.spec.tactics.weigh(known, seat, chance)
    best = max(weights)
    share = 1 / sum(math.exp(weight - best) for weight in weights)
    return Advice(legal[list(weights).index(best)], share)


__all__ = [
    "LEVELS",
    "OFFERED",
    "Advice",
    "Bot",
    "Memory",
    "UnknownBot",
    "advise",
    "bot_of",
    "decide",
]
