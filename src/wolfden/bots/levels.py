"""The bots by name, and the levels that people choose from."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from ..core import WolfdenError
from ..core.lesson import GUIDE
from .bot import Bot
from .brought import brought
from .budget import Budget
from .greedy import Greedy
from .guided import Guided
from .random import Random
from .search import Search


class UnknownBot(WolfdenError):
    code = "unknown-bot"


PUP: Final = Greedy(overlooks=0.75)
LEVELS: Final[Mapping[str, Bot]] = {
    "random": Random(),
    "greedy": Greedy(),
    "pup": PUP,
    "yearling": Greedy(overlooks=0.2),
    "hunter": Search(Budget(seconds=0.25), overlooks=0.35),
    "alpha": Search(Budget(seconds=1.0)),
    GUIDE: Guided(otherwise=PUP),
}
OFFERED: Final = ("pup", "yearling", "hunter", "alpha")
"""Those that people are offered, the weakest first."""

_BUDGET: Final = re.compile(r"(?P<level>[a-z]+)@(?:(?P<seconds>\d*\.?\d+)s|(?P<iterations>\d+))")


def level_of(name: str) -> Bot:
    """A level by its name, as people at a table may ask for it."""
    bot = LEVELS.get(name)
    if bot is None:
        raise UnknownBot(f"no bot is called '{name[:40]}'", bot=name[:40], known=", ".join(LEVELS))
    return bot


def bot_of(name: str) -> Bot:
    """A level, a searching one with another budget (`alpha@0.2s`, `alpha@500`), or one brought."""
    return _with_budget(name) or brought(name) or level_of(name)


def _with_budget(name: str) -> Bot | None:
    found = _BUDGET.fullmatch(name[:40])
    bot = LEVELS.get(found["level"]) if found else None
    if not found or not isinstance(bot, Search):
        return None
    if found["seconds"]:
        budget = Budget(seconds=float(found["seconds"]))
    else:
        budget = Budget(iterations=int(found["iterations"]))
    return Search(budget, bot.overlooks) if budget.seconds or budget.iterations else None
