"""Players that use only the contract.

A bot is never handed the true state: `decide` redeals it for the bot's seat first, so whatever
the bot looks at is something the seat may know or a guess. What others have sealed is taken back:
bots think of those who were faster as of those who are still choosing.
"""

from __future__ import annotations

from ..core import Action, AnyState, Chance, Tactics
from .bot import Bot
from .budget import Budget
from .known import known_to
from .levels import LEVELS, OFFERED, UnknownBot, bot_of, level_of
from .memory import Memory
from .plan import Plan, advise, hint_at_most, hint_budget
from .search import Search


def decide(
    level: str, state: AnyState, seat: int, chance: Chance, memory: Memory | None = None
) -> Action:
    """What the bot of this level does in the seat's place, from what the seat may know."""
    bot = bot_of(level)
    return bot.choose(known_to(seat, state, chance), seat, chance, memory or Memory())


def seconds_of_a_turn(level: str, tactics: Tactics[AnyState]) -> float:
    """How long a bot's turn may take by the clock; 0 for those who do not search."""
    bot = LEVELS.get(level)
    return bot.at_most(tactics) if isinstance(bot, Search) else 0.0


__all__ = [
    "LEVELS", "OFFERED", "Bot", "Budget", "Memory", "Plan", "Search", "UnknownBot", "advise",
    "bot_of", "decide", "hint_at_most", "hint_budget", "level_of",
    "seconds_of_a_turn",
]  # fmt: skip
