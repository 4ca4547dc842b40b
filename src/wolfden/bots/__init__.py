"""Players that use only the contract.

A bot is never handed the true state: `decide` redeals it for the bot's seat first, so whatever
the bot looks at is something the seat may know or a guess.
"""

from __future__ import annotations

from ..core import Action, Chance, State
from .budget import Budget
from .levels import LEVELS, OFFERED, Bot, UnknownBot, bot_of
from .memory import Memory
from .search import Advice, Search


def decide(
    level: str, state: State, seat: int, chance: Chance, memory: Memory | None = None
) -> Action:
    """What the bot of this level does in the seat's place, from what the seat may know."""
    bot = bot_of(level)
    return bot.choose(state.redeal(seat, chance), seat, chance, memory or Memory())


def advise(state: State, seat: int, chance: Chance, seconds: float = 1.0) -> Advice:
    """The best action for a seat that owes one, from what it may know."""
    search = Search(Budget(seconds))
    return search.advise(state.redeal(seat, chance), seat, chance, Memory())


__all__ = [
    "LEVELS", "OFFERED", "Advice", "Bot", "Memory", "UnknownBot", "advise", "bot_of", "decide",
]  # fmt: skip
