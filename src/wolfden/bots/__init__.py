"""Players that use only the contract.

A bot is never handed the true state: `decide` redeals it for the bot's seat first, so whatever
the bot looks at is something the seat may know or a guess. What others have sealed is taken back:
bots think of those who were faster as of those who are still choosing.
"""

from __future__ import annotations

from ..core import Action, AnyState, Chance
from .budget import Budget, Meter
from .levels import LEVELS, OFFERED, Bot, UnknownBot, bot_of, level_of
from .luck import Luck
from .memory import Memory
from .search import Advice, Search


def decide(
    level: str, state: AnyState, seat: int, chance: Chance, memory: Memory | None = None
) -> Action:
    """What the bot of this level does in the seat's place, from what the seat may know."""
    bot = bot_of(level)
    return bot.choose(known_to(seat, state, chance), seat, chance, memory or Memory())


def known_to(seat: int, state: AnyState, chance: Chance) -> AnyState:
    return state.reopened(seat).redeal(seat, chance)


def advise(
    state: AnyState,
    seat: int,
    chance: Chance,
    seconds: float = 1.0,
    memory: Memory | None = None,
) -> Advice:
    """The best action for a seat that owes one, from what it may know."""
    known, memory = known_to(seat, state, chance), memory or Memory()
    legal = known.legal(seat)
    if len(legal) == 1:
        return Advice(legal[0], _foreseen(known, seat, chance, seconds / 4, memory))
    return Search(Budget(seconds)).advise(known, seat, chance, memory)


def _foreseen(state: AnyState, seat: int, chance: Chance, seconds: float, memory: Memory) -> float:
    """How the seat stands where there is nothing to choose."""
    tactics, luck = memory.tactics_for(state), Luck(chance)
    meter, total = Meter(Budget(seconds), 0.0), 0.0
    while not meter.done or meter.used() < 1.0:
        guess = tactics.determinise(state, seat, luck)
        tactics.play_on(guess, luck)
        total += tactics.evaluate(guess)[seat]
        meter.done += 1
    return total / meter.done


__all__ = [
    "LEVELS", "OFFERED", "Advice", "Bot", "Memory", "UnknownBot", "advise", "bot_of", "decide",
    "level_of",
]  # fmt: skip
