"""A turn: two actions, how they are paid, tokens, and when one may end."""

from __future__ import annotations

from wolfden.core.entries import UNDO
from wolfden.core.fold import Fold
from wolfden.games.the_wolves.actions import ACTIONS
from wolfden.games.the_wolves.model import Terrain

from .table import Position

DESERT_FIRST = (Terrain.DESERT, Terrain.ROCK, Terrain.GRASS)


class TestPaying:
    def test_example_flipping_two_desert_tiles_leaves_two_forest_tiles_for_the_next_action(self):
        position = Position(packs=DESERT_FIRST).stand(0, "b15", "alpha")
        assert position.shows() == ["desert", "forest", "rock", "grass", "tundra", "desert"]
        position.play("den desert", "to b16", "track speed")
        assert position.shows() == ["desert", "forest", "rock", "grass", "tundra", "forest"]
        assert position.shows().count("forest") == 2

    def test_a_tile_that_shows_the_terrain_is_flipped(self):
        position = Position().stand(0, "b4", "alpha").play("move grass")
        assert position.shows() == ["forest", "forest", "rock", "tundra", "tundra", "desert"]
        assert position.heard("paid")[-1]["flipped"] == [4]

    def test_the_player_chooses_among_several_matching_tiles(self):
        position = Position().stand(0, "b5", "alpha").play("move forest")
        assert position.view.phase == "pay"
        assert position.legal() == {"flip 1", "flip 2"}
        assert position.play("flip 1").shows()[1] == "forest"

    def test_flipping_the_habitat_tile_changes_nothing_that_shows(self):
        position = Position().stand(0, "b5", "alpha").play("move forest")
        before = position.shows()
        assert position.play("flip 1").shows() == before

    def test_what_can_be_paid_in_one_way_only_is_paid_at_once(self):
        position = Position().stand(0, "b9", "alpha").play("den forest")
        assert position.view.phase == "target"
        assert position.heard("paid")[-1]["flipped"] == [1, 2]

    def test_example_a_terrain_token_stands_for_the_third_tundra_tile(self):
        position = Position(packs=(Terrain.TUNDRA, Terrain.ROCK, Terrain.GRASS))
        position.stand(0, "b7", "alpha").stand(1, "b6", "pack").tokens(0, terrain=1)
        assert position.shows().count("tundra") == 2
        position.play("dominate tundra")
        assert position.heard("paid")[-1] == {
            "seat": 0, "terrain": "tundra", "flipped": [1, 5], "tokens": 1,
        }  # fmt: skip
        assert position.board().terrain_tokens == 0

    def test_a_terrain_token_may_replace_a_tile_that_one_has(self):
        position = Position().stand(0, "b4", "alpha").tokens(0, terrain=1).play("move grass")
        assert position.legal() == {"flip 4", "spend"}
        before = position.shows()
        position.play("spend")
        assert position.shows() == before
        assert position.board().terrain_tokens == 0

    def test_terrain_tokens_may_pay_the_whole_price(self):
        position = Position().stand(0, "b15", "alpha").tokens(0, terrain=2).play("den desert")
        position.play("spend")
        assert position.legal() == {"flip 6", "spend"}
        position.play("spend")
        assert position.view.phase == "target"
        assert position.heard("paid")[-1]["tokens"] == 2

    def test_each_tile_counts_once_for_an_action(self):
        position = Position().stand(0, "b9", "alpha").tokens(0, terrain=1).play("den forest")
        position.play("flip 1")
        assert position.why("flip 1") == "tile-used"
        assert position.legal() == {"flip 2", "spend"}

    def test_a_habitat_tile_can_pay_for_both_actions_of_a_turn(self):
        position = Position().stand(0, "b5", "alpha")
        position.play("move forest", "flip 1", "wolf b5 alpha", "to b4")
        position.play("move forest", "flip 1", "wolf b4 alpha", "to b9")
        assert position.board().tiles[0].shows == "forest"

    def test_an_action_that_cannot_be_paid_cannot_be_named(self):
        position = Position().stand(0, "b7", "alpha")
        assert position.why("den rock") == "too-dear"
        assert "den rock" in position.tokens(0, terrain=1).legal()

    def test_an_action_without_a_target_cannot_be_named(self):
        position = Position().stand(0, "b5", "alpha").tokens(0, terrain=3)
        assert not position.legal("howl")
        assert position.why("howl forest") == "no-target-howl"
        assert position.why("upgrade rock") == "no-target-upgrade"

    def test_the_view_says_how_much_is_paid_and_how_much_is_left(self):
        position = Position().stand(0, "b9", "alpha").tokens(0, terrain=1)
        turn = position.play("den forest", "flip 2").view.turn
        assert (turn.deed, turn.terrain, turn.cost) == ("den", "forest", 2)
        assert (turn.flipped, turn.tokens_spent, turn.to_pay) == ((2,), 0, 1)
        assert [tile.paid for tile in position.board().tiles] == [False, True] + [False] * 4


class TestTwoActions:
    def test_a_turn_has_two_actions_and_the_same_may_be_done_twice(self):
        position = Position().stand(0, "b5", "alpha")
        position.play("move forest", "flip 1", "wolf b5 alpha", "to b4")
        assert position.view.turn.actions_left == 1
        position.play("move forest", "flip 1", "wolf b4 alpha", "to b9")
        assert position.legal() == {"end"}
        assert position.why("move grass") == "no-actions-left"

    def test_only_ending_the_turn_hands_it_to_the_left(self):
        position = Position().stand(0, "b5", "alpha")
        position.state.actions_done = 2
        assert position.state.active == 0
        assert position.play("end").state.active == 1
        assert position.view.turn.actions_done == 0

    def test_after_the_last_seat_comes_the_first(self):
        position = Position().stand(0, "b5", "alpha").stand(2, "b9", "alpha")
        position.state.active = 2
        assert position.end().state.active == 0

    def test_who_can_act_must_act(self):
        position = Position().stand(0, "b5", "alpha")
        assert position.why("end") == "must-act"

    def test_who_cannot_act_ends_the_turn(self):
        assert Position().legal() == {"end"}

    def test_an_action_token_buys_a_further_action_that_is_paid_as_usual(self):
        position = Position().stand(0, "b5", "alpha").tokens(0, action=2)
        position.state.actions_done = 2
        assert {"end", "move grass"} <= position.legal()
        position.play("move grass")
        assert position.heard("named")[-1]["extra"]
        assert position.board().action_tokens == 1
        assert position.shows().count("tundra") == 2

    def test_several_action_tokens_may_be_spent_in_a_turn(self):
        position = Position().stand(0, "b5", "alpha").tokens(0, action=2)
        position.state.actions_done = 2
        position.play("move forest", "flip 1", "wolf b5 alpha", "to b4")
        position.play("move forest", "flip 1", "wolf b4 alpha", "to b9")
        assert position.board().action_tokens == 0
        assert position.legal() == {"end"}

    def test_an_action_token_is_not_spent_on_the_first_two_actions(self):
        position = Position().stand(0, "b5", "alpha").tokens(0, action=1)
        position.play("move grass")
        assert position.board().action_tokens == 1
        assert not position.heard("named")[-1]["extra"]

    def test_an_action_token_can_be_kept(self):
        position = Position().stand(0, "b5", "alpha").tokens(0, action=1)
        assert position.end().board().action_tokens == 1


class TestTakingBack:
    def test_every_step_of_a_turn_can_be_taken_back_until_it_is_ended(self):
        position = (
            Position().stand(0, "b5", "alpha").stand(1, "b4", "pack").stand(1, "b15", "alpha")
        )
        position.legal()
        history = Fold(position.state)
        before = position.state.copy()
        steps = ("move forest", "flip 1", "wolf b5 alpha", "to b4", "displace b9")
        for text in (*steps, "den forest", "to b4", "track speed"):
            history.play(0, ACTIONS.parse(text))
        assert history.state.actions_done == 2
        for _ in range(8):
            history.play(0, UNDO)
        assert history.state == before
        assert not history.can_undo(0)

    def test_the_end_of_a_turn_cannot_be_taken_back(self):
        position = Position().stand(1, "b5", "alpha")
        position.state.actions_done = 2
        history = Fold(position.state)
        history.play(0, ACTIONS.parse("end"))
        assert not history.can_undo(0)
        assert not history.can_undo(1)
