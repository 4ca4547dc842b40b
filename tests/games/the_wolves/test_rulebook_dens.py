"""Dens, tracks and lairs."""

from __future__ import annotations

import pytest

from wolfden.games.the_wolves.model import Terrain

from .table import Position

ROCK_FIRST = (Terrain.ROCK, Terrain.FOREST, Terrain.GRASS)


def sites(position: Position) -> set[str]:
    return {text.removeprefix("to ") for text in position.legal("to")}


class TestBuilding:
    def test_example_a_den_on_a_desert_hex_beside_the_alpha_raises_the_speed_to_four(self):
        position = Position(packs=ROCK_FIRST).stand(0, "b13", "alpha").show(0, 5)
        assert position.shows().count("desert") == 2
        position.play("den desert", "to b16", "track speed")
        assert position.on("b16") == "0 den"
        assert position.board().tracks[1].value == 4
        assert position.heard("uncovered")[-1]["value"] == 4

    def test_the_site_is_on_or_beside_an_alpha(self):
        position = Position().stand(0, "b10", "alpha").stand(0, "b1", "pack")
        position.play("den forest")
        assert sites(position) == {"b9", "b10", "b4", "a8"}

    def test_a_pack_wolf_is_not_enough(self):
        position = Position().stand(0, "b10", "pack")
        assert not position.legal("den")

    def test_a_den_needs_an_alpha_beside_it(self):
        position = Position().stand(0, "b9", "alpha").stand(0, "g15", "pack").play("den forest")
        assert position.why("to g15") == "no-alpha-beside"

    @pytest.mark.parametrize("piece", ["den", "pack", "alpha", "lair"])
    def test_not_on_a_hex_with_any_rivals_piece(self, piece):
        position = Position().stand(0, "b10", "alpha").stand(1, "b9", piece).play("den forest")
        assert "b9" not in sites(position)
        assert position.why("to b9") == "den-others"

    @pytest.mark.parametrize("piece", ["den", "lair"])
    def test_one_den_or_lair_on_a_hex(self, piece):
        position = Position().stand(0, "b10", "alpha").stand(0, "b9", piece).play("den forest")
        assert position.why("to b9") == "den-taken"

    def test_not_on_a_hex_with_two_wolves(self):
        position = Position().stand(0, "b10", "alpha", "pack").play("den forest")
        assert position.why("to b10") == "hex-full"

    def test_not_on_a_lone_wolf_or_on_prey(self):
        position = Position().stand(0, "b10", "alpha").prey("b9", "hare").play("den forest")
        assert position.why("to b9") == "lone-or-prey"

    def test_a_den_may_be_built_on_the_starting_tile(self):
        position = Position().stand(0, "a8", "alpha").play("den forest", "to a8", "track howl")
        assert position.on("a8") == "0 den, 0 alpha"

    def test_a_den_stays_when_the_wolves_go_on(self):
        position = Position().stand(0, "b9", "alpha").play("den forest", "to b9", "track spread")
        position.play("move grass", "wolf b9 alpha", "to b1")
        assert position.on("b9") == "0 den"

    def test_the_calendar_is_not_covered_by_a_new_den(self):
        position = Position().stand(0, "b9", "alpha").play("den forest", "to b9", "track spread")
        assert not position.view.calendar.covered


class TestTracks:
    @pytest.mark.parametrize(
        ("track", "values"),
        [("spread", [3, 3, 4, 4]), ("speed", [4, 4, 5, 5]), ("howl", [3, 3, 4, 4])],
    )
    def test_dens_leave_a_track_from_left_to_right_and_uncover_its_values(self, track, values):
        found = []
        for taken in range(4):
            position = Position().stand(0, "b9", "alpha")
            number = ("spread", "speed", "howl").index(track)
            position.state.dens[number] = taken
            assert position.board().tracks[number].next.value == values[taken]
            position.play("den forest", "to b9", f"track {track}")
            found.append(position.board().tracks[number].value)
        assert found == values

    @pytest.mark.parametrize(
        ("players", "track", "second", "fourth"),
        [
            (3, "spread", "action", "terrain"), (3, "speed", "terrain", "action"),
            (3, "howl", "terrain", "action"), (2, "spread", "action", "terrain"),
            (2, "speed", "action", "terrain"), (2, "howl", "action", "terrain"),
        ],
    )  # fmt: skip
    def test_the_second_and_the_fourth_den_bring_a_token_at_once(
        self, players, track, second, fourth
    ):
        for taken, token in ((0, "none"), (1, second), (2, "none"), (3, fourth)):
            position = Position(players).stand(0, "b9", "alpha").tokens(0, terrain=2)
            position.state.dens[("spread", "speed", "howl").index(track)] = taken
            terrain = position.view.tiles[1].hexes[8].ground
            position.play(f"den {terrain}")
            while position.view.phase == "pay":
                position.play("spend")
            tokens = position.board().action_tokens, position.board().terrain_tokens
            position.play("to b9", f"track {track}")
            assert position.heard("uncovered")[-1]["token"] == token
            gained = (int(token == "action"), int(token == "terrain"))
            assert position.board().action_tokens == tokens[0] + gained[0]
            assert position.board().terrain_tokens == tokens[1] + gained[1]

    def test_an_empty_track_gives_no_den(self):
        position = Position().stand(0, "b9", "alpha")
        position.state.dens[0] = 4
        position.play("den forest", "to b9")
        assert position.legal() == {"track speed", "track howl"}
        assert position.why("track spread") == "track-empty"

    def test_the_last_track_is_not_asked_for(self):
        position = Position().stand(0, "b9", "alpha")
        position.state.dens[:3] = [4, 4, 1]
        position.play("den forest", "to b9")
        assert position.board().tracks[2].dens == 2
        assert position.view.phase == "act"

    def test_without_dens_on_the_board_none_can_be_built(self):
        position = Position().stand(0, "b9", "alpha")
        position.state.dens[:3] = [4, 4, 4]
        assert position.why("den forest") == "no-dens-left"

    def test_while_the_track_is_chosen_the_view_names_the_site(self):
        position = Position().stand(0, "b9", "alpha").play("den forest", "to b9")
        assert (position.view.phase, position.view.turn.hex) == ("track", "b9")


class TestUpgrading:
    def upgraded(self, *rivals: str) -> Position:
        position = Position(packs=(Terrain.FOREST, Terrain.ROCK, Terrain.GRASS))
        position.show(0, 2).stand(0, "b8", "alpha").stand(0, "b7", "den").stand(1, "b7", *rivals)
        assert position.shows().count("rock") == 2
        return position.play("upgrade rock", "to b7")

    def test_example_a_den_at_the_water_becomes_a_lair_for_a_token_and_five_points(self):
        position = self.upgraded()
        assert position.on("b7") == "0 lair"
        assert [cover.piece for cover in position.view.calendar.covered] == ["den"]
        assert position.view.calendar.covered[0].pack == "forest"
        assert position.board().terrain_tokens == 1
        assert position.board().score.lairs == 5

    def test_only_at_the_water(self):
        position = Position().show(0, 2).stand(0, "b7", "alpha").stand(0, "b8", "den")
        assert "upgrade rock" not in position.legal()
        position.stand(0, "b13", "den").play("upgrade rock")
        assert position.why("to b8") == "not-at-water"

    def test_only_on_or_beside_an_alpha(self):
        position = Position().show(0, 2).stand(0, "b1", "alpha").stand(0, "b7", "den")
        assert "upgrade rock" not in position.legal()

    def test_only_ones_own_den(self):
        position = Position().show(0, 2).stand(0, "b8", "alpha").stand(1, "b7", "den")
        assert "upgrade rock" not in position.legal()

    def test_one_lair_of_ones_own_in_a_region(self):
        position = Position().show(0, 2).stand(0, "b8", "alpha").stand(0, "b7", "den")
        position.stand(0, "b15", "lair")
        assert "upgrade rock" not in position.legal()

    def test_a_rivals_lair_in_the_region_does_not_matter(self):
        position = Position().show(0, 2).stand(0, "b8", "alpha").stand(0, "b7", "den")
        assert "upgrade rock" in position.stand(1, "b15", "lair").legal()

    def test_a_lair_needs_one_left_on_the_board(self):
        position = Position().show(0, 2).stand(0, "b8", "alpha").stand(0, "b7", "den")
        position.state.lairs[0] = 4
        assert position.why("upgrade rock") == "no-lairs-left"

    @pytest.mark.parametrize("wolf", ["pack", "alpha"])
    def test_a_rivals_wolf_on_the_den_is_displaced_even_an_alpha(self, wolf):
        position = self.upgraded(wolf)
        assert position.view.phase == "displace"
        place = sorted(position.legal())[0]
        position.play(place)
        assert position.on("b7") == "0 lair"
        assert position.on(place.removeprefix("displace ")) == f"1 {wolf}"
        assert position.view.turn.actions_done == 1

    def test_ones_own_wolf_stays_in_the_lair(self):
        position = (
            Position().show(0, 2).stand(0, "b7", "den", "alpha").play("upgrade rock", "to b7")
        )
        assert position.on("b7") == "0 lair, 0 alpha"

    def test_the_attribute_of_the_den_is_kept(self):
        position = Position().show(0, 2).stand(0, "b7", "den", "alpha")
        position.state.dens[1] = 1
        position.play("upgrade rock", "to b7")
        assert position.board().tracks[1].value == 4

    @pytest.mark.parametrize(("lairs", "points"), [(1, 5), (2, 10), (3, 15), (4, 20)])
    def test_every_lair_is_worth_five_points(self, lairs, points):
        position = Position()
        position.state.lairs[0] = lairs
        assert position.board().score.lairs == points
