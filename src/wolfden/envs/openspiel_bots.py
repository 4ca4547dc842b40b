"""Bots of OpenSpiel at our tables: its searches by name, and whatever else it knows.

    wolfden arena jagdfieber --bots alpha@0.1s,openspiel-ismcts@0.1s

`openspiel-ismcts` and `openspiel-mcts` are its searches with random rollouts, for so many seconds
or simulations a decision (`@0.1s`, `@500`); where nothing is hidden the first one is the second,
since OpenSpiel's ISMCTS refuses such games. `openspiel-uniform_random` and the like are bots of its
registry. From Python any bot sits down as `SpielBot(make)`; `make` is handed the game, the seat and
a seed.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, Final

from ..bots import Memory, UnknownBot
from ..core import Action, AnyState, Chance, Value
from ..core.registry import spec_of
from .course import Course
from .openspiel import WolfdenGame, name_of, pyspiel
from .openspiel_searches import FEWEST, SEARCHES, Time

PREFIX: Final = "openspiel-"
NAME: Final = re.compile(
    PREFIX + r"(?P<bot>[a-z_]+)(?:@(?:(?P<seconds>\d*\.?\d+)s|(?P<simulations>\d+)))?"
)
SECONDS: Final = 1.0
"""As long as alpha thinks."""

Make = Callable[[Any, int, int], Any]


class SpielBot:
    """A bot of OpenSpiel as one of ours: it is handed the match as OpenSpiel's state."""

    def __init__(self, make: Make) -> None:
        self.make = make

    def choose(self, state: AnyState, seat: int, chance: Chance, memory: Memory) -> Action:
        if len(legal := state.legal(seat)) == 1:
            return legal[0]
        game = game_of(state.spec.id, state.players, tuple(state.options.items()))
        found = state_of(game, state, seat)
        index = self.make(game, seat, chance.below(1 << 31)).step(found)
        return game.table.observer.action(state, seat, int(index))


@lru_cache(maxsize=64)
def game_of(game: str, players: int, options: tuple[tuple[str, Value], ...]) -> WolfdenGame:
    """With these players and options; a game of OpenSpiel's registry."""
    parameters = parameters_of(players, dict(options))
    loaded: WolfdenGame = pyspiel.load_game(name_of(spec_of(game)), parameters)
    return loaded


def parameters_of(players: int, options: Mapping[str, Value]) -> dict[str, Value]:
    written = {
        name.replace("-", "_"): value.replace(",", "+") if isinstance(value, str) else value
        for name, value in options.items()
    }
    return {"players": players, **written}


def state_of(game: WolfdenGame, match: AnyState, seat: int) -> Any:
    """The match from here on, with this seat to choose: what came before is not told."""
    found = game.new_initial_state()
    found.course, found.player = Course.begin(match.copy()), seat
    return found


@lru_cache(maxsize=64)
def bot(name: str) -> SpielBot:
    found = NAME.fullmatch(name)
    known = [*SEARCHES, *pyspiel.registered_bots()]
    if found is None or found["bot"] not in known:
        listed = ", ".join(f"{PREFIX}{each}" for each in known)
        raise UnknownBot(f"no bot is called '{name[:40]}'", bot=name[:40], known=listed)
    if found["bot"] not in SEARCHES:
        return SpielBot(lambda game, seat, seed: pyspiel.load_bot(found["bot"], game, seat))
    make = SEARCHES[found["bot"]]
    if found["simulations"]:
        count = max(int(found["simulations"]), FEWEST)
        return SpielBot(lambda game, seat, seed: make(game, seed, count))
    seconds = float(found["seconds"] or SECONDS)
    return SpielBot(lambda game, seat, seed: make(game, seed, Time(seconds)))
