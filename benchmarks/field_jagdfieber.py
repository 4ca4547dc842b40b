"""Jagdfieber as a PettingZoo environment and as an OpenSpiel game, written by hand.

Both stand on the plain version and follow the examples of the two manuals; they are yardsticks for
`wolfden.envs`, not part of it.
"""

from __future__ import annotations

import copy
from typing import Any

import numpy as np
import plain_jagdfieber as plain
import pyspiel
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import (
    AssertOutOfBoundsWrapper,
    OrderEnforcingWrapper,
    TerminateIllegalWrapper,
)

CARDS = ["hunter", "wolf", "rabbit", "carrot", "closed"]


def seen_by(game: plain.Game, seat: int) -> np.ndarray[Any, Any]:
    """Everything the seat may know, from where it sits."""
    players = len(game["players"])
    numbers = [game["day"], (game["marker"] - seat) % players]
    for ahead in range(players):
        player = game["players"][(seat + ahead) % players]
        hand, own = player["hand"], player["played"]
        held = hand if own is None else [*hand, own]
        numbers += [held.count(card) for card in CARDS]
        numbers += [player["easy"] == card for card in CARDS]
        numbers += [player["prey"].count(card) for card in CARDS]
        numbers += [own is not None, player["four"], sum(player["scores"])]
    own = game["players"][seat]["played"]
    numbers += [own == card for card in CARDS]
    return np.array(numbers, dtype=np.float32)


def rewards_of(game: plain.Game) -> list[float]:
    """The share of the others that one finished above, from -1 to 1."""
    scores = [(sum(player["scores"]), max(player["scores"])) for player in game["players"]]
    found = []
    for mine in scores:
        below = sum(other < mine for other in scores) + (scores.count(mine) - 1) / 2
        found.append(2 * below / (len(scores) - 1) - 1)
    return found


class HandWrittenAEC(AECEnv):  # type: ignore[misc]
    metadata = {"name": "jagdfieber_by_hand", "render_modes": []}  # noqa: RUF012

    def __init__(self, players: int = 4) -> None:
        super().__init__()
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        size = len(seen_by(plain.new_game(players), 0))
        self.observation_spaces = {
            agent: Dict(
                {
                    "observation": Box(-np.inf, np.inf, (size,), np.float32),
                    "action_mask": Box(0, 1, (len(CARDS),), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: Discrete(len(CARDS)) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.agents = self.possible_agents[:]
        marker = int(np.random.default_rng(seed).integers(len(self.agents)))
        self.game = plain.new_game(len(self.agents), marker=marker)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.possible_agents.index(agent)
        mask = np.zeros(len(CARDS), dtype=np.int8)
        for card in plain.legal_cards(self.game, seat):
            mask[CARDS.index(card)] = 1
        return {"observation": seen_by(self.game, seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        assert action is not None
        plain.play_card(self.game, self.possible_agents.index(agent), CARDS[action])
        if self.game["over"]:
            earned = rewards_of(self.game)
            for seat, each in enumerate(self.possible_agents):
                self.rewards[each] = earned[seat]
                self.terminations[each] = True
        else:
            self.agent_selection = self.possible_agents[plain.waiting(self.game)[0]]
        self._accumulate_rewards()

    def render(self) -> None:
        pass


def env(players: int = 4) -> Any:
    """With the wrappers that the manual asks for."""
    wrapped = TerminateIllegalWrapper(HandWrittenAEC(players), illegal_reward=-1)
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(wrapped))


KIND = pyspiel.GameType(
    short_name="jagdfieber_by_hand",
    long_name="Jagdfieber by hand",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=4,
    min_num_players=4,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=False,
    provides_observation_tensor=True,
)
INFO = pyspiel.GameInfo(
    num_distinct_actions=len(CARDS), max_chance_outcomes=4, num_players=4,
    min_utility=-1.0, max_utility=1.0, utility_sum=0.0, max_game_length=1000,
)  # fmt: skip


class HandWrittenGame(pyspiel.Game):  # type: ignore[misc]
    def __init__(self, params: dict[str, Any] | None = None) -> None:
        super().__init__(KIND, INFO, params or {})

    def new_initial_state(self) -> HandWrittenState:
        return HandWrittenState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> HandWrittenObserver:
        return HandWrittenObserver()


class HandWrittenState(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: HandWrittenGame) -> None:
        super().__init__(game)
        self.game: plain.Game | None = None

    def current_player(self) -> int:
        if self.game is None:
            return int(pyspiel.PlayerId.CHANCE)
        if self.game["over"]:
            return int(pyspiel.PlayerId.TERMINAL)
        return plain.waiting(self.game)[0]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(marker, 0.25) for marker in range(4)]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.game is not None
        return sorted(CARDS.index(card) for card in plain.legal_cards(self.game, player))

    def _apply_action(self, action: int) -> None:
        if self.game is None:
            self.game = plain.new_game(4, marker=action)
        else:
            plain.play_card(self.game, plain.waiting(self.game)[0], CARDS[action])

    def _action_to_string(self, player: int, action: int) -> str:
        return f"marker {action}" if player < 0 else CARDS[action]

    def is_terminal(self) -> bool:
        return self.game is not None and self.game["over"]

    def returns(self) -> list[float]:
        if self.game is None or not self.game["over"]:
            return [0.0] * 4
        return rewards_of(self.game)

    def __str__(self) -> str:
        return str(copy.copy(self.game))


class HandWrittenObserver:
    def __init__(self) -> None:
        self.tensor = np.zeros(len(seen_by(plain.new_game(4), 0)), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: HandWrittenState, player: int) -> None:
        if state.game is not None:
            self.tensor[:] = seen_by(state.game, player)

    def string_from(self, state: HandWrittenState, player: int) -> str:
        return f"{player} {state.game}"


pyspiel.register_game(KIND, HandWrittenGame)
