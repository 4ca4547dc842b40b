"""Howling and dominating."""

from __future__ import annotations

import pytest

from wolfden.games.the_wolves.model import Terrain

from .table import Position

TUNDRA_FIRST = (Terrain.TUNDRA, Terrain.ROCK, Terrain.GRASS)


class TestHowling:
    def test_example_an_alpha_two_hexes_away_calls_a_lone_wolf_on_tundra(self):
        position = Position(packs=TUNDRA_FIRST).stand(0, "b8", "alpha").lone("b6")
        position.play("howl tundra", "to b6")
        assert position.on("b6") == "0 pack"
        assert [cover.piece for cover in position.view.calendar.covered] == ["lone"]
        assert position.board().wolves.count == 1

    def test_the_range_is_the_straight_distance_across_water(self):
        position = Position(packs=TUNDRA_FIRST).stand(0, "b13", "alpha").lone("b11")
        assert "howl tundra" in position.legal()

    def test_beyond_the_howl_range_nothing_is_heard(self):
        position = Position(packs=TUNDRA_FIRST).stand(0, "b8", "alpha").lone("b5", "b6")
        position.play("howl tundra")
        assert position.legal() == {"to b6"}
        assert position.why("to b5") == "out-of-howl-range"
        assert position.why("to b11") == "no-lone-wolf"

    def test_a_greater_howl_range_reaches_further(self):
        position = Position(packs=TUNDRA_FIRST).stand(0, "b8", "alpha").lone("b5")
        assert "howl tundra" not in position.legal()
        position.state.dens[2] = 1
        assert "howl tundra" in position.legal()

    def test_a_pack_wolf_cannot_howl(self):
        assert not Position(packs=TUNDRA_FIRST).stand(0, "b8", "pack").lone("b6").legal("howl")

    @pytest.mark.parametrize(
        ("taken", "rank"),
        list(enumerate(["pack", "pack", "alpha", "pack", "pack", "alpha", "pack", "pack"])),
    )
    def test_the_third_and_the_sixth_wolf_are_alphas(self, taken, rank):
        position = Position(packs=TUNDRA_FIRST).stand(0, "b8", "alpha").lone("b6")
        position.state.wolves[0] = taken
        assert position.board().wolves_left[0] == rank
        position.play("howl tundra", "to b6")
        assert position.on("b6") == f"0 {rank}"

    def test_without_wolves_on_the_board_nobody_howls(self):
        position = Position(packs=TUNDRA_FIRST).stand(0, "b8", "alpha").lone("b6")
        position.state.wolves[0] = 8
        assert position.why("howl tundra") == "no-wolves-left"

    @pytest.mark.parametrize(("wolves", "points"), list(enumerate([0, 1, 2, 3, 4, 6, 8, 10, 12])))
    def test_points_for_wolves_taken_from_the_board(self, wolves, points):
        position = Position()
        position.state.wolves[0] = wolves
        assert position.board().score.wolves == points


class TestDominating:
    def position(self) -> Position:
        """Seat 0, the tundra pack, shows two forest tiles and has a terrain token."""
        position = Position(packs=(Terrain.TUNDRA, Terrain.ROCK, Terrain.GRASS))
        position.show(0, 6).stand(0, "b11", "alpha").tokens(0, terrain=1)
        assert position.shows().count("forest") == 2
        return position

    def test_example_a_grass_wolf_on_a_forest_hex_is_won_for_two_tiles_and_a_token(self):
        position = self.position().stand(2, "b10", "pack")
        position.play("dominate forest", "take b10 pack")
        assert position.on("b10") == "0 pack"
        assert position.heard("paid")[-1]["tokens"] == 1
        cover = position.view.calendar.covered[0]
        assert (cover.piece, cover.pack) == ("pack", "grass")
        assert position.board().wolves.count == 1

    def test_a_den_is_replaced_by_one_from_a_track_of_ones_choice_with_what_it_uncovers(self):
        position = self.position().stand(1, "b10", "den")
        position.state.dens[0] = 1
        position.play("dominate forest", "take b10 den", "track spread")
        assert position.on("b10") == "0 den"
        assert position.board().tracks[0].dens == 2
        assert position.board().action_tokens == 1
        assert position.view.calendar.covered[0].piece == "den"
        assert position.board(1).tracks[0].dens == 0

    def test_a_wolf_may_be_replaced_by_an_alpha(self):
        position = self.position().stand(2, "b10", "pack")
        position.state.wolves[0] = 2
        assert position.play("dominate forest", "take b10 pack").on("b10") == "0 alpha"

    @pytest.mark.parametrize(
        "pieces", [("pack", "pack"), ("den", "pack"), ("den", "alpha"), ("pack", "alpha")]
    )
    def test_two_pieces_of_one_colour_protect_each_other(self, pieces):
        position = self.position().stand(2, "b10", *pieces)
        assert not position.legal("dominate")
        position.stand(1, "b9", "pack").play("dominate forest")
        if "pack" in pieces:
            assert position.why("take b10 pack") == "protected"

    @pytest.mark.parametrize("piece", ["alpha", "lair"])
    def test_alphas_and_lairs_are_never_dominated(self, piece):
        position = self.position().stand(2, "b10", piece)
        assert not position.legal("dominate")
        position.stand(1, "b9", "pack").play("dominate forest")
        assert position.why("take b10 pack") == "never-dominated"

    def test_another_players_piece_on_the_hex_does_not_matter(self):
        position = self.position().stand(1, "b10", "den").stand(2, "b10", "pack")
        position.play("dominate forest")
        assert position.legal() == {"take b10 den", "take b10 pack"}
        assert position.play("take b10 pack").on("b10") == "1 den, 0 pack"

    def test_a_den_under_ones_own_wolf_can_be_dominated(self):
        position = self.position().stand(0, "b10", "pack").stand(1, "b10", "den")
        position.play("dominate forest", "take b10 den", "track howl")
        assert position.on("b10") == "0 den, 0 pack"

    def test_only_within_the_howl_range_of_an_alpha(self):
        position = self.position().stand(2, "b4", "pack").stand(2, "b10", "pack")
        position.play("dominate forest")
        assert position.why("take b9 pack") == "no-such-rival"
        far = Position(packs=TUNDRA_FIRST).show(0, 6).tokens(0, terrain=1)
        far.stand(0, "b8", "alpha").stand(2, "b4", "pack")
        assert not far.legal("dominate")

    def test_a_wolf_needs_a_wolf_left_and_a_den_a_den_left(self):
        position = self.position().stand(2, "b10", "pack").stand(1, "b9", "den")
        position.state.wolves[0] = 8
        position.play("dominate forest")
        assert position.legal() == {"take b9 den"}
        assert position.why("take b10 pack") == "no-wolves-left"
        other = self.position().stand(2, "b10", "pack").stand(1, "b9", "den")
        other.state.dens[:3] = [4, 4, 4]
        other.play("dominate forest")
        assert other.why("take b9 den") == "no-dens-left"

    def test_ones_own_pieces_are_not_dominated(self):
        assert not self.position().stand(0, "b10", "pack").legal("dominate")

    def test_the_owner_keeps_what_its_board_showed(self):
        position = self.position().stand(2, "b10", "pack")
        position.state.wolves[2] = 3
        position.play("dominate forest", "take b10 pack")
        assert position.board(2).wolves.count == 3
