"""The greedy player sees the obvious, is quick, ends its matches and beats random ones."""

from __future__ import annotations

import pytest

import wolfden
from wolfden.bots import decide
from wolfden.core import Chance
from wolfden.games.the_wolves.model import Terrain

from .table import Position


def greedy(position: Position) -> str:
    position.legal()
    return decide("greedy", position.state, position.state.active, Chance.from_seed(1)).text


def matched(players, seed, levels):
    state = wolfden.new("the-wolves", players=players, seed=seed)
    chance = Chance.from_seed(seed)
    moves = 0
    while state.to_act:
        action = decide(levels[state.active], state, state.active, chance)
        state.play(state.active, action)
        moves += 1
        assert moves < 5_000
    return state


class TestTheObvious:
    def test_a_lair_for_five_points_is_built(self):
        position = Position().show(0, 2).stand(0, "b8", "alpha").stand(0, "b7", "den")
        assert greedy(position) == "upgrade rock"

    def test_prey_is_surrounded(self):
        position = Position().prey("b5", "moose").stand(0, "b4", "pack").stand(0, "b10", "pack")
        position.stand(0, "a3", "pack")
        position.state.caught[0] = 0b11110
        assert greedy(position).startswith("move")

    def test_the_habitat_tile_pays_first(self):
        position = Position().stand(0, "b5", "alpha").play("move forest")
        assert greedy(position) == "flip 1"

    def test_a_wolf_goes_where_it_wins_the_region_that_scores_next(self):
        position = Position().covered(8).only("b", "crescent").stand(1, "b7", "pack")
        position.stand(0, "b9", "pack").stand(0, "a3", "pack")
        position.play("move grass")
        assert greedy(position) == "wolf a3 pack"

    def test_the_last_token_is_not_spent_on_nothing(self):
        position = Position().stand(0, "b1", "pack").tokens(0, action=1).only("b", "full")
        position.state.actions_done = 2
        assert greedy(position) == "end"

    def contested(self) -> Position:
        """Two pieces against three in the only region left, with three forest tiles showing."""
        position = Position(packs=(Terrain.FOREST, Terrain.ROCK, Terrain.GRASS)).covered(8)
        position.only("b", "crescent").show(0, 6).stand(0, "b10", "alpha", "pack")
        return position.stand(1, "b9", "pack").stand(1, "b7", "den").stand(1, "b8", "den")

    def test_a_den_wins_a_region_that_scores_next(self):
        assert greedy(self.contested()) == "den forest"

    def test_without_dens_a_rivals_wolf_is_dominated_to_win_it(self):
        position = self.contested()
        position.state.dens[:3] = [4, 4, 4]
        assert greedy(position) == "dominate forest"


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_greedy_beats_random(players):
    for seed in range(3):
        seat = seed % players
        levels = ["greedy" if each == seat else "random" for each in range(players)]
        state = matched(players, seed, levels)
        assert state.outcome.places[seat] == 1


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_greedy_players_bring_a_match_to_its_end(players):
    for seed in range(2):
        state = matched(players, seed, ["greedy"] * players)
        assert state.turn < 150
        assert max(state.outcome.scores) > 30
