"""OpenSpiel: every game as `wolfden_<game>`, registered when this module is imported.

    import pyspiel
    import wolfden.envs.openspiel

    game = pyspiel.load_game("wolfden_jagdfieber(players=3,days=1)")

The form is sequential: where several choose at once they are asked in the order of their seats, and
none sees what another has sealed. The first move is chance's: which of `deals` deals it is. All
that a match leaves to chance later on follows from it, so a search that clones states foresees it,
unless it resamples them, as information-set searches do.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, Final

import numpy as np

from ..core.errors import MissingPackage

try:
    import pyspiel
except ImportError as error:
    raise MissingPackage("open_spiel", "envs") from error

import msgspec

from ..core import Action, Chance, Option, Spec, Value
from ..core.option import BY_CHANCE
from ..core.registry import games
from .course import Course, Offered
from .errors import NotOffered
from .rewards import by_place
from .table import USUAL_PLAYERS, Table

DEALS: Final = 1000
MOST_MOVES: Final = 100_000
"""No match comes near; The Wolves has no bound of its own."""
CHOICES: Final = 4096
BEFORE_THE_DEAL: Final = "not dealt"
Kind = pyspiel.GameType
OVER: Final = int(pyspiel.PlayerId.TERMINAL)
USUAL: Final = 0
"""A number whose default depends on how many play: whatever is usual for them."""
USUAL_WORDS: Final = "usual"
"""The same where there is a word for each seat."""
FINE: Final = float(1 << 53)


class WolfdenGame(pyspiel.Game):  # type: ignore[misc]
    """One of the games; a class of its own for each, since OpenSpiel asks for one."""

    spec: Spec
    type: Any

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = dict(params or {})
        self.deals = int(given.pop("deals", DEALS))
        self.table = Table(self.spec, given.pop("players", None), _options(self.spec, given))
        self.chance = [(deal, 1 / self.deals) for deal in range(self.deals)]
        self.choices = lru_cache(CHOICES)(self._choices)
        self.teams = self.spec.teams(self.table.players)
        alone = all(len(team) == 1 for team in self.teams)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.table.observer.encoding.actions,
            max_chance_outcomes=self.deals,
            num_players=self.table.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if alone else None,
            max_game_length=MOST_MOVES,
        )
        super().__init__(self.type, info, dict(params or {}))

    def new_initial_state(self) -> WolfdenState:
        return WolfdenState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> WolfdenObserver:
        recalls = iig_obs_type is not None and iig_obs_type.perfect_recall
        return WolfdenObserver(self.table, recalls, bool((params or {}).get("blocks")))

    def _choices(self, seat: int, legal: tuple[Action, ...]) -> Offered:
        offered = self.table.observer.encoding.offered(seat, legal)
        return Offered(sorted(offered), offered)


class WolfdenState(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: WolfdenGame) -> None:
        super().__init__(game)
        self.course: Course | None = None
        self.player = int(pyspiel.PlayerId.CHANCE)

    def current_player(self) -> int:
        return self.player

    def is_terminal(self) -> bool:
        return self.player == OVER

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes: list[tuple[int, float]] = self.get_game().chance
        return outcomes

    def _legal_actions(self, player: int) -> list[int]:
        return self._offered().indices

    def _offered(self) -> Offered:
        """What the player whose turn it is may do."""
        course = self.course
        assert course is not None
        if course.offered is None:
            if course.choices is None:
                course.choices = self.get_game().choices
            course.offered = course.choices(self.player, course.match.legal(self.player))
        return course.offered

    def _apply_action(self, action: int) -> None:
        if self.course is None:
            self.course = Course.begin(self.get_game().table.deal(action))
        else:
            self.course.play(self.player, self._chosen(action))
        seats = self.course.match.to_act
        self.player = seats[0] if seats else OVER

    def _chosen(self, index: int) -> Action:
        action = self._offered().actions.get(index)
        if action is None:
            seat = self.player
            message = f"player {seat} is not offered action {index}"
            raise NotOffered(message, seat=seat, action=str(index))
        return action

    def _action_to_string(self, player: int, action: int) -> str:
        if player < 0 or self.course is None:
            return f"deal {action}"
        named = self._offered().actions.get(action) if player == self.player else None
        return named.text if named else f"{action}"

    def returns(self) -> list[float]:
        outcome = self.course.match.outcome if self.course else None
        game = self.get_game()
        return by_place(game.teams, outcome) if outcome else [0.0] * game.table.players

    def resample_from_infostate(
        self, player: int, probability_sampler: Callable[[], float]
    ) -> WolfdenState:
        """The same to this player, with everything hidden from it dealt anew."""
        assert self.course is not None
        twin: WolfdenState = self.clone()
        chance = Chance.from_seed(int(probability_sampler() * FINE))
        twin.course = self.course.redealt(player, chance)
        return twin

    def __str__(self) -> str:
        if self.course is None:
            return BEFORE_THE_DEAL
        return " · ".join(f"{seat} {action.text}" for seat, action in self.course.moves())


class WolfdenObserver:
    """What a player sees, as OpenSpiel asks for it.

    With perfect recall the string also has the digest of all that the player was ever told; the
    tensor is that of the view, which shows whatever lies on the table.
    """

    def __init__(self, table: Table, recalls: bool, blocks: bool) -> None:
        """`blocks`: the tensor in parts, each of which OpenSpiel takes its time to copy."""
        self.observer, self.recalls = table.observer, recalls
        self.tensor = np.zeros(self.observer.encoding.length, np.float32)
        self.dict = self.observer.parts(self.tensor) if blocks else {"observation": self.tensor}

    def set_from(self, state: WolfdenState, player: int) -> None:
        if state.course is None:
            self.tensor.fill(0)
        else:
            self.observer.write(state.course.match, player, self.tensor)

    def string_from(self, state: WolfdenState, player: int) -> str:
        if state.course is None:
            return BEFORE_THE_DEAL
        seen = msgspec.json.encode(state.course.match.view(player)).decode()
        return f"{state.course.heard(player)} {seen}" if self.recalls else seen


def name_of(spec: Spec) -> str:
    return f"wolfden_{spec.id.replace('-', '_')}"


def type_of(spec: Spec) -> Any:
    alone = all(len(team) == 1 for players in spec.players for team in spec.teams(players))
    options = {_parameter(option): _default(option) for option in spec.options}
    players = min(spec.players[-1], USUAL_PLAYERS)
    return Kind(
        short_name=name_of(spec),
        long_name=spec.titles["en"],
        dynamics=Kind.Dynamics.SEQUENTIAL,
        chance_mode=Kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=Kind.Information.PERFECT_INFORMATION
        if spec.perfect_information
        else Kind.Information.IMPERFECT_INFORMATION,
        utility=Kind.Utility.ZERO_SUM if alone else Kind.Utility.GENERAL_SUM,
        reward_model=Kind.RewardModel.TERMINAL,
        max_num_players=spec.players[-1],
        min_num_players=spec.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": players, "deals": DEALS, **options},
    )


def _parameter(option: Option) -> str:
    return option.name.replace("-", "_")


def _default(option: Option) -> Value:
    """OpenSpiel parts parameters by commas: several words are written with + between them."""
    if _depends(option):
        return USUAL_WORDS if option.by_seat else USUAL
    return str(option.default).replace(",", "+") if _of_words(option) else option.default


def _depends(option: Option) -> bool:
    """Whether the default is another one with another number of players."""
    return bool(option.by_players) or (option.by_seat and option.default != BY_CHANCE)


def _of_words(option: Option) -> bool:
    return option.several or option.by_seat


def _options(spec: Spec, given: Mapping[str, Any]) -> dict[str, Any]:
    """The parameters as the game has them."""
    known = {_parameter(option): option for option in spec.options}
    found = {}
    for name, value in given.items():
        option = known.get(name)
        if option and _depends(option) and value == _default(option):
            continue
        found[name] = value.replace("+", ",") if option and _of_words(option) else value
    return found


def register() -> None:
    """Make every game that brings an encoding known to OpenSpiel."""
    known = set(pyspiel.registered_names())
    for spec in games():
        if name_of(spec) not in known and spec.encoding(spec.players[0], _defaults(spec)):
            kind = type_of(spec)
            made = type(f"{type(spec).__name__}Game", (WolfdenGame,), {"spec": spec, "type": kind})
            pyspiel.register_game(kind, made)


def _defaults(spec: Spec) -> dict[str, Any]:
    return dict(spec.check_options(spec.players[0], {}))


register()

__all__ = ["WolfdenGame", "WolfdenObserver", "WolfdenState", "name_of", "pyspiel", "register"]
