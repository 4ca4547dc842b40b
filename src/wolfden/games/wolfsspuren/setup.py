"""Wolfsspuren's spec: who can play, with which options, and how a match begins."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from ...core import Chance, Numbers, Option, Spec, Value
from ...core.encoding import Encoding
from ...core.option import Kinds
from ...core.registry import spec_of
from .actions import ACTIONS
from .encoding import encoding
from .events import EVENTS, YearScored
from .figures import box_of, read_figures
from .model import COLOURS, COMPONENTS
from .position import Terms
from .state import WolfsspurenState
from .statistics import WolfsspurenStatistics
from .tactics import REASONS, WolfsspurenTactics
from .view import WolfsspurenView
from .wolves import KINDS, Wolves, wolves_of

PLAYERS: Final = range(COMPONENTS["table"]["players"][0], COMPONENTS["table"]["players"][1] + 1)
USUAL_TARGET: Final[dict[int, int]] = {
    players: COMPONENTS["target"]["usual"][str(players)] for players in PLAYERS
}
SWITCHES: Final = (
    Option("joining", False, recommended=True),
    Option("lifespan", False),
    Option("strength_first", False),
    Option("lasting_omega", False),
)
CHOSEN: Final = Option(
    "colours",
    default=",".join(COLOURS),
    words=COLOURS,
    by_seat=True,
    kinds=Kinds(KINDS, {players: (players + 1) // 2 for players in PLAYERS}),
)
"""Rulebook, preparation 1: each chooses a colour, the sexes spread "as evenly as possible". Where
nothing is said of it, seats have the colours as they lie in the box."""


def target_option() -> Option:
    """The score to reach ("aim of the game"); the more players, the higher."""
    least, high = COMPONENTS["target"]["least"], COMPONENTS["target"]["high"]
    numbers = {
        players: Numbers(USUAL_TARGET[players], least[str(players)], high) for players in PLAYERS
    }
    low = min(each.low for each in numbers.values())
    return Option("target", default=USUAL_TARGET[4], low=low, high=high, by_players=numbers)


def deal_colours(players: int, options: Mapping[str, Value], chance: Chance) -> Wolves:
    value = str(options[CHOSEN.name])
    return _in_the_box(players, value) or _wolves(CHOSEN.drawn(players, value, chance))


@lru_cache
def _in_the_box(players: int, value: str) -> Wolves | None:
    """Where everyone has a colour as the box has them, nothing is drawn."""
    return _wolves(COLOURS[:players]) if value == CHOSEN.default_at(players) else None


def _wolves(words: Sequence[str]) -> Wolves:
    return wolves_of(tuple(COLOURS.index(word) for word in words))


class Wolfsspuren(Spec):
    """The game under one version of its rules."""

    id = "wolfsspuren"
    titles: Mapping[str, str] = {
        "en": "Wolfsspuren", "fr": "Traces de Loups", "de": "Wolfsspuren",
    }  # fmt: skip
    players = PLAYERS
    minutes = COMPONENTS["table"]["minutes"]
    options = (target_option(), *SWITCHES, CHOSEN)
    actions = ACTIONS
    events = EVENTS
    round_ends = (YearScored,)
    view_type = WolfsspurenView
    tactics = WolfsspurenTactics()
    reasons = REASONS
    taking_back = frozenset({"take-back"})
    sealed = frozenset({
        "pick", "bear", "vote", "agree", "refuse", "place", "take-back", "ready", "reconsider",
        "strike", "depart",
    })  # fmt: skip
    statistics = WolfsspurenStatistics

    def __init__(
        self, rules_version: int, box: Mapping[str, Any], earlier: tuple[Wolfsspuren, ...] = ()
    ) -> None:
        self.rules_version = rules_version
        self.components = box
        self.figures = read_figures(box)
        self.earlier = earlier

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled by name: other processes know the same games."""
        return spec_of, (self.id, self.rules_version)

    def encoding(self, players: int, options: Mapping[str, Value]) -> Encoding[WolfsspurenView]:
        return encoding(players, CHOSEN.chosen(players, options[CHOSEN.name]))

    def start(self, players: int, chance: Chance, options: Mapping[str, Value]) -> WolfsspurenState:
        switches = {option.name: bool(options[option.name]) for option in SWITCHES}
        terms = Terms(self.target(players, options), **switches)
        wolves = deal_colours(players, options, chance)
        return WolfsspurenState.first(players, terms, wolves, self.figures, chance)

    def target(self, players: int, options: Mapping[str, Value]) -> int:
        """The score that ends the match."""
        return int(options["target"])


class FirstWolfsspuren(Wolfsspuren):
    """Version 1: players chose how many points beyond the usual target."""

    options = (Option("extra", **box_of(1)["target"]["extra"]), *SWITCHES, CHOSEN)

    def target(self, players: int, options: Mapping[str, Value]) -> int:
        return USUAL_TARGET[players] + int(options["extra"])


EARLIER: Final = (Wolfsspuren(2, box_of(2)), FirstWolfsspuren(1, box_of(1)))
SPEC: Final = Wolfsspuren(3, box_of(3), EARLIER)
