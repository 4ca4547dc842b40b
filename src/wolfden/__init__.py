"""Wolfden: wolf games by their whole rules.

>>> import wolfden
>>> state = wolfden.new("jagdfieber", players=4, seed=7)
>>> state.to_act
(0, 1, 2, 3)
>>> [action.text for action in state.legal(0)][:2]
['play hunter', 'play wolf']
"""

from typing import Any

from . import games as _built_in  # noqa: F401 - importing registers them
from . import packages
from .core import ALL, Action, AnyState, Chance, Event, Outcome, Spec, State, WolfdenError
from .core.option import written_in_python as _written
from .core.registry import games, look_later, register, spec_of

__version__ = "0.1.0"

look_later(packages.look)


def new(game: str, players: int, seed: int = 0, **options: Any) -> AnyState:
    """The first position of a match; `best_of_five=True` is the option `best-of-five`."""
    spec = spec_of(game)
    return spec.new(players, seed, _written(spec.options, options))


__all__ = [
    "ALL", "Action", "Chance", "Event", "Outcome", "Spec", "State", "WolfdenError", "games", "new",
    "register", "spec_of",
]  # fmt: skip
