"""Hunting: automatic, after every action, with wolves on three sides."""

from __future__ import annotations

import pytest

from .table import Position

AROUND = ("b1", "b2", "b4", "b6", "b10", "b11")


class TestHunting:
    def test_example_wolves_moved_to_grass_surround_the_moose(self):
        position = Position().prey("b5", "moose").stand(0, "b10", "pack").stand(0, "b9", "alpha")
        position.stand(0, "b4", "pack")
        position.play("move grass", "wolf b9 alpha", "to b1", "wolf b4 pack", "to b2")
        assert position.board().prey_caught == ("moose",)
        assert position.board().action_tokens == 1
        assert position.on("b5") == "moose 1"
        assert position.heard("hunted") == [{"seat": 0, "hex": "b5", "prey": "moose", "left": 1}]

    def test_the_last_token_of_a_stack_frees_its_hex(self):
        position = Position().prey("b5", "moose", left=1).stand(0, "b10", "pack")
        position.stand(0, "b9", "alpha").stand(0, "b4", "pack")
        position.play("move grass", "wolf b9 alpha", "to b1", "wolf b4 pack", "to b2")
        assert position.on("b5") == ""
        assert position.heard("hunted")[0]["left"] == 0

    def hunted(self, *wolves: str) -> bool:
        position = Position().prey("b5", "deer").stand(0, "b15", "alpha")
        for name in wolves:
            position.stand(0, name, "pack")
        position.play("move desert", "wolf b15 alpha", "to b16")
        if position.view.phase == "wolf":
            position.play("done")
        return position.board().prey_caught == ("deer",)

    def test_two_sides_are_not_enough(self):
        assert not self.hunted("b1", "b2")

    def test_three_sides_are(self):
        assert self.hunted("b1", "b2", "b4")

    def test_two_wolves_on_one_hex_are_one_side(self):
        assert not self.hunted("b1", "b1", "b2")

    def test_more_than_three_sides_bring_one_token(self):
        position = Position().prey("b5", "deer").stand(0, "b15", "alpha")
        for name in AROUND:
            position.stand(0, name, "pack")
        position.play("move desert", "wolf b15 alpha", "to b16", "done")
        assert position.on("b5") == "deer 1"
        assert position.board().action_tokens == 1

    def test_alphas_count_but_dens_and_lairs_do_not(self):
        position = Position().prey("b5", "deer").stand(0, "b15", "alpha")
        position.stand(0, "b1", "alpha").stand(0, "b2", "alpha").stand(0, "b4", "den")
        position.play("move desert", "wolf b15 alpha", "to b16")
        if position.view.phase == "wolf":
            position.play("done")
        assert not position.board().prey_caught

    def test_rivals_wolves_do_not_help(self):
        position = Position().prey("b5", "deer").stand(0, "b15", "alpha").stand(1, "b4", "pack")
        position.stand(0, "b1", "alpha").stand(0, "b2", "alpha")
        position.play("move desert", "wolf b15 alpha", "to b16", "done")
        assert not position.board(0).prey_caught
        assert not position.board(1).prey_caught

    def test_only_the_active_player_hunts(self):
        position = Position().prey("b5", "deer").stand(0, "b15", "alpha")
        for name in ("b1", "b2", "b4"):
            position.stand(1, name, "pack")
        position.play("move desert", "wolf b15 alpha", "to b16")
        assert not position.board(1).prey_caught

    def test_one_token_of_a_kind_is_enough(self):
        position = Position().prey("b5", "deer").stand(0, "b15", "alpha")
        position.state.caught[0] = 1 << 1
        for name in ("b1", "b2", "b4"):
            position.stand(0, name, "pack")
        position.play("move desert", "wolf b15 alpha", "to b16", "done")
        assert position.on("b5") == "deer 2"
        assert position.board().action_tokens == 0

    def test_the_second_token_of_a_stack_is_left_for_a_rival(self):
        position = Position().prey("b5", "deer", left=1).stand(1, "b15", "alpha")
        for name in ("b1", "b2", "b4"):
            position.stand(1, name, "pack")
        position.state.active = 1
        position.play("move desert", "wolf b15 alpha", "to b16", "done")
        assert position.board(1).prey_caught == ("deer",)

    def test_an_emptied_prey_hex_is_an_ordinary_hex(self):
        position = Position().prey("b5", "deer", left=1).stand(0, "b15", "alpha")
        for name in ("b1", "b2", "b4"):
            position.stand(0, name, "pack")
        position.play("move desert", "wolf b15 alpha", "to b16", "done")
        assert position.on("b5") == ""
        position.play("move tundra", "wolf b1 pack", "to b5")
        assert position.on("b5") == "0 pack"

    def test_hunting_follows_every_action_not_only_moving(self):
        position = Position().prey("b5", "deer").lone("b10").stand(0, "b9", "alpha")
        position.stand(0, "b1", "pack").stand(0, "b2", "pack")
        position.play("howl forest", "to b10")
        assert position.board().prey_caught == ("deer",)

    def test_a_move_hunts_when_it_is_over_not_between_its_wolves(self):
        position = Position().prey("b5", "deer").stand(0, "b4", "pack").stand(0, "b10", "alpha")
        position.stand(0, "b6", "pack").stand(0, "b9", "pack")
        position.play("move grass", "wolf b9 pack", "to b1")
        assert not position.heard("hunted")
        position.play("done")
        assert position.heard("hunted")

    def test_of_two_surrounded_stacks_of_a_kind_the_player_chooses(self):
        position = Position().prey("b5", "hare").prey("g5", "hare").stand(0, "b15", "alpha")
        for name in ("b1", "b2", "b4", "g1", "g2", "g4"):
            position.stand(0, name, "pack")
        position.play("move desert", "wolf b15 alpha", "to b16", "done")
        assert position.view.phase == "hunt"
        assert position.legal() == {"hunt b5", "hunt g5"}
        position.play("hunt g5")
        assert position.on("g5") == "hare 1"
        assert position.on("b5") == "hare 2"
        assert position.view.phase == "act"
        assert position.view.turn.actions_done == 1

    def test_several_kinds_are_caught_together(self):
        position = Position().prey("b5", "hare").prey("g5", "boar").stand(0, "b15", "alpha")
        for name in ("b1", "b2", "b4", "g1", "g2", "g4"):
            position.stand(0, name, "pack")
        position.play("move desert", "wolf b15 alpha", "to b16", "done")
        assert position.board().prey_caught == ("boar", "hare")
        assert position.board().action_tokens == 2

    def test_two_players_get_no_action_token(self):
        position = Position(2).prey("b5", "hare", left=1)
        ground = {each.name: each.ground for each in position.view.tiles[1].hexes}
        for name in ("b1", "b2", "b4"):
            position.stand(0, name, "pack")
        position.stand(0, "b15", "alpha").play(f"move {ground['b16']}", "wolf b15 alpha", "to b16")
        if position.view.phase == "wolf":
            position.play("done")
        assert position.board().prey_caught == ("hare",)
        assert position.board().action_tokens == 0
        assert position.on("b5") == ""

    @pytest.mark.parametrize(
        ("players", "points"), [(3, [0, 1, 4, 9, 16, 25]), (2, [0, 2, 5, 9, 14, 20])]
    )
    def test_points_for_kinds_of_prey(self, players, points):
        position = Position(players)
        for count, expected in enumerate(points):
            position.state.caught[0] = (1 << count) - 1
            assert position.board().score.prey == expected
