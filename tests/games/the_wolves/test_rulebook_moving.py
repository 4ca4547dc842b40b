"""Moving, hex limits, ranks and displacement."""

from __future__ import annotations

import pytest

from wolfden.games.the_wolves.model import HEX_NAMES, Phase

from .table import Position, hex_index


def goals(position: Position) -> set[str]:
    return {text.removeprefix("to ") for text in position.legal("to")}


class TestMoving:
    def test_example_two_wolves_go_up_to_three_hexes_to_the_same_or_other_grass_hexes(self):
        position = Position().stand(0, "b9", "alpha", "pack").play("move grass", "wolf b9 alpha")
        assert goals(position) >= {"b1", "b2"}
        assert position.why("to b3") == "too-far"
        position.play("to b2", "wolf b9 pack", "to b2")
        assert position.on("b2") == "0 alpha, 0 pack"
        assert position.view.turn.actions_done == 1

    def test_wolf_speed_limits_every_wolf(self):
        position = Position().stand(0, "b9", "alpha").play("move desert", "wolf b9 alpha")
        assert "b14" in goals(position)
        assert "b16" not in goals(position)
        assert position.why("to b16") == "too-far"

    def test_a_higher_wolf_speed_reaches_further(self):
        position = Position().stand(0, "b9", "alpha")
        position.state.dens[1] = 1
        position.play("move desert", "wolf b9 alpha")
        assert "b16" in goals(position)

    def test_pack_spread_limits_the_number_of_wolves(self):
        position = Position().stand(0, "b9", "alpha", "pack").stand(0, "b4", "alpha", "pack")
        position.play("move grass", "wolf b9 alpha", "to b1", "wolf b9 pack", "to b1")
        assert position.view.phase == "act"
        assert position.on("b4") == "0 alpha, 0 pack"

    def test_a_higher_pack_spread_moves_more_wolves(self):
        position = Position().stand(0, "b9", "alpha", "pack").stand(0, "b4", "alpha")
        position.state.dens[0] = 1
        position.play("move grass", "wolf b9 alpha", "to b1", "wolf b9 pack", "to b1")
        assert position.view.turn.wolves_left == 1
        position.play("wolf b4 alpha", "to b2")
        assert position.view.phase == "act"

    def test_one_may_move_fewer_wolves_but_at_least_one(self):
        position = Position().stand(0, "b9", "alpha", "pack").play("move grass")
        assert position.why("done") == "move-one-first"
        position.play("wolf b9 pack", "to b1", "done")
        assert position.view.turn.actions_done == 1

    def test_a_wolf_moves_once_in_an_action(self):
        position = Position().stand(0, "b9", "alpha").stand(0, "b4", "pack").play("move grass")
        position.play("wolf b9 alpha", "to b1")
        assert position.legal() == {"wolf b4 pack", "done"}
        assert position.why("wolf b1 alpha") == "wolf-has-moved"

    def test_of_two_equal_wolves_on_a_hex_the_one_that_has_not_moved_may_still_go(self):
        position = Position().stand(0, "b9", "pack").stand(0, "b1", "pack").play("move grass")
        position.play("wolf b9 pack", "to b1")
        assert "wolf b1 pack" in position.legal()
        position.play("wolf b1 pack", "to b2")
        assert position.on("b1") == "0 pack"
        assert position.on("b2") == "0 pack"

    def test_a_moving_wolf_leaves_its_hex(self):
        position = Position().stand(0, "b1", "alpha").play("move grass", "wolf b1 alpha")
        assert "b1" not in goals(position)
        assert position.why("to b1") == "must-leave"

    def test_only_the_last_hex_must_match_the_tile(self):
        position = Position().stand(0, "b4", "alpha").play("move rock", "wolf b4 alpha")
        assert goals(position) >= {"b7"}
        assert position.why("to b6") == "other-terrain"

    def test_water_is_gone_around(self):
        position = Position().stand(0, "b11", "alpha").play("move rock", "wolf b11 alpha")
        land = position.state.country.land
        assert land.map.steps(hex_index("b11"), hex_index("b13")) == 3
        assert hex_index("b12") not in land.map.path(hex_index("b11"), hex_index("b13"))
        assert position.why("to b12") == "impassable"

    def test_the_chasm_is_gone_around(self):
        land = Position().state.country.land
        assert land.map.steps(hex_index("a7"), hex_index("a10")) > 3

    def test_moving_goes_through_anything_else(self):
        position = Position().stand(0, "b9", "alpha").lone("b14")
        position.stand(1, "b4", "lair").stand(1, "b10", "alpha", "alpha").prey("b5", "moose")
        position.play("move grass", "wolf b9 alpha")
        assert {"b1", "b2"} <= goals(position)

    def test_the_path_is_told_from_the_first_hex_to_the_last(self):
        position = Position().stand(0, "b9", "alpha").play("move grass", "wolf b9 alpha", "to b2")
        path = position.heard("moved")[0]["path"]
        assert path[0] == "b9"
        assert path[-1] == "b2"
        assert len(path) == 4

    def test_the_action_is_over_when_no_other_wolf_can_move(self):
        position = Position().stand(0, "b9", "alpha").play("move grass", "wolf b9 alpha", "to b1")
        assert position.view.phase == "act"


class TestHexLimits:
    def test_no_wolf_ends_on_a_lone_wolf_or_on_prey(self):
        position = Position().stand(0, "b9", "alpha").lone("b3").prey("b1", "deer")
        position.play("move grass", "wolf b9 alpha")
        assert "b1" not in goals(position)
        assert position.why("to b1") == "lone-or-prey"

    def test_a_hex_is_open_once_its_token_is_gone(self):
        position = Position().stand(0, "b9", "alpha").play("move grass", "wolf b9 alpha")
        assert "b1" in goals(position)

    def test_at_most_two_pieces_on_a_hex(self):
        position = Position().stand(0, "b9", "alpha").stand(0, "b1", "den", "pack")
        position.play("move grass", "wolf b9 alpha")
        assert position.why("to b1") == "hex-full"

    @pytest.mark.parametrize("piece", ["den", "pack", "alpha", "lair"])
    def test_a_wolf_joins_any_single_piece_of_its_own(self, piece):
        position = Position().stand(0, "b9", "pack").stand(0, "b1", piece)
        assert "b1" in goals(position.play("move grass", "wolf b9 pack"))

    @pytest.mark.parametrize("wolf", ["pack", "alpha"])
    @pytest.mark.parametrize("piece", ["pack", "alpha", "lair"])
    def test_a_wolf_only_ends_on_rivals_it_outranks(self, wolf, piece):
        position = Position().stand(0, "b9", wolf).stand(1, "b1", piece)
        position.play("move grass", f"wolf b9 {wolf}")
        allowed = (wolf, piece) == ("alpha", "pack")
        assert ("b1" in goals(position)) == allowed
        if not allowed:
            assert position.why("to b1") == "outranked"

    @pytest.mark.parametrize("wolf", ["pack", "alpha"])
    def test_any_wolf_may_end_on_a_rivals_den_which_stays(self, wolf):
        position = Position().stand(0, "b9", wolf).stand(1, "b1", "den")
        position.play("move grass", f"wolf b9 {wolf}", "to b1")
        assert position.on("b1") == f"1 den, 0 {wolf}"

    def test_a_rivals_den_with_a_wolf_on_it_is_full(self):
        position = Position().stand(0, "b9", "alpha").stand(1, "b1", "den", "pack")
        position.play("move grass", "wolf b9 alpha")
        assert position.why("to b1") == "hex-full"

    def test_two_rival_wolves_together_cannot_be_displaced(self):
        position = Position().stand(0, "b9", "alpha").stand(1, "b1", "pack", "pack")
        position.play("move grass", "wolf b9 alpha")
        assert "b1" not in goals(position)


class TestDisplacement:
    def test_the_active_player_chooses_among_the_nearest_places(self):
        position = Position().stand(0, "b9", "alpha").stand(1, "b1", "pack")
        position.play("move grass", "wolf b9 alpha", "to b1")
        assert position.view.phase == "displace"
        assert position.view.turn.displaced.hex == "b1"
        land = position.state.country.land
        around = {HEX_NAMES[n] for n in range(len(land.map))
                  if land.next_to[hex_index("b1")] >> n & 1}  # fmt: skip
        assert position.legal() == {f"displace {name}" for name in around}
        position.play("displace b2")
        assert position.on("b2") == "1 pack"
        assert position.on("b1") == "0 alpha"

    def test_a_single_piece_of_its_own_is_as_good_as_an_empty_hex(self):
        position = Position().stand(0, "b9", "alpha").stand(1, "b1", "pack").stand(1, "b2", "den")
        position.play("move grass", "wolf b9 alpha", "to b1")
        assert "displace b2" in position.legal()

    def test_others_pieces_tokens_full_hexes_and_water_are_no_places(self):
        position = Position().stand(0, "b11", "alpha").stand(1, "b7", "pack").lone("b3")
        position.stand(2, "b8", "den").stand(1, "b6", "pack", "pack")
        position.play("move rock", "wolf b11 alpha", "to b7")
        places = {text.removeprefix("displace ") for text in position.legal()}
        assert not places & {"b3", "b6", "b8", "b12", "b7"}

    def test_a_wolf_with_one_nearest_place_goes_there_without_a_question(self):
        position = Position().stand(0, "b11", "alpha").stand(1, "b7", "pack")
        land = position.state.country.land
        for number in range(len(land.map)):
            name = HEX_NAMES[number]
            if land.next_to[hex_index("b7")] >> number & 1 and name not in ("b12", "b6"):
                position.stand(2, name, "den")
        position.play("move rock", "wolf b11 alpha", "to b7")
        assert position.view.phase == "act"
        assert position.on("b6") == "1 pack"
        assert position.heard("displaced") == [
            {"seat": 0, "owner": 1, "rank": "pack", "from": "b7", "to": "b6"}
        ]

    def test_nearest_is_counted_in_steps_around_water(self):
        position = Position().stand(0, "b7", "alpha").stand(1, "b15", "pack")
        land = position.state.country.land
        for ring in land.layers[hex_index("b15")][1:3]:
            for number in range(len(land.map)):
                if ring >> number & 1 and HEX_NAMES[number] != "b7":
                    position.stand(2, HEX_NAMES[number], "den", "pack")
        position.state.dens[1] = 3
        position.play("move desert", "wolf b7 alpha", "to b15")
        assert position.on("b15") == "0 alpha"
        assert land.map.steps(hex_index("b15"), hex_index("b7")) == 3
        assert "displace b7" in position.legal()
        third = land.layers[hex_index("b15")][3]
        assert all(third >> hex_index(text.split()[1]) & 1 for text in position.legal())

    def test_the_hex_that_the_alpha_left_is_open_to_the_displaced_wolf(self):
        position = Position().stand(0, "b2", "alpha").stand(1, "b1", "pack")
        position.play("move grass", "wolf b2 alpha", "to b1")
        assert "displace b2" in position.legal()

    def test_a_displacement_is_carried_out_before_the_next_wolf_moves(self):
        position = Position().stand(0, "b9", "alpha", "pack").stand(1, "b1", "pack")
        position.play("move grass", "wolf b9 alpha", "to b1")
        assert position.why("wolf b9 pack") == "now-displace"
        position.play("displace b2", "wolf b9 pack")
        assert position.why("to b2") == "outranked"
        assert position.play("to b1").on("b1") == "0 alpha, 0 pack"

    def test_a_displaced_wolf_keeps_its_owner_and_the_calendar_does_not_move(self):
        position = Position().stand(0, "b9", "alpha").stand(1, "b1", "pack")
        position.play("move grass", "wolf b9 alpha", "to b1", "displace b2")
        assert position.count(1, "pack") == 1
        assert not position.view.calendar.covered
        assert position.state.phase is Phase.ACT
