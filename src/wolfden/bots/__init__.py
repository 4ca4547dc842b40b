"""Players that use only the contract.

A bot is never handed the true state: `decide` redeals it for the bot's seat first, so whatever
the bot looks at is something the seat may know or a guess.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Protocol

from ..core import Action, Chance, State, WolfdenError
from .greedy import Greedy
from .random import Random


class Bot(Protocol):
    def choose(self, state: State, seat: int, chance: Chance) -> Action:
        """One of `state.legal(seat)`; the state has been redealt for the seat."""


class UnknownBot(WolfdenError):
    code = "unknown-bot"


LEVELS: Final[Mapping[str, Bot]] = {"random": Random(), "greedy": Greedy()}


def bot_of(level: str) -> Bot:
    bot = LEVELS.get(level)
    if bot is None:
        raise UnknownBot(
            f"no bot is called '{level[:40]}'", bot=level[:40], known=", ".join(LEVELS)
        )
    return bot


def decide(level: str, state: State, seat: int, chance: Chance) -> Action:
    """What the bot of this level does in the seat's place, from what the seat may know."""
    return bot_of(level).choose(state.redeal(seat, chance), seat, chance)


__all__ = ["LEVELS", "Bot", "UnknownBot", "bot_of", "decide"]
