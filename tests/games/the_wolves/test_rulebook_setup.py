"""Set-up: the map, tokens, packs, tiles and the first wolves."""

from __future__ import annotations

from collections import Counter

import pytest

import wolfden
from wolfden.games.the_wolves.hexes import lowest
from wolfden.games.the_wolves.model import HEX_NAMES


def new(players, seed=1):
    return wolfden.new("the-wolves", players=players, seed=seed)


def play(state, *texts):
    for text in texts:
        state.play(state.active, state.spec.actions.parse(text))


def arranged(players, seed=1):
    state = new(players, seed)
    play(state, *["arrange first"] * players)
    return state


def legal(state):
    return {action.text for action in state.legal(state.active)}


class TestMap:
    @pytest.mark.parametrize("players", [0, 1, 6])
    def test_only_two_to_five_can_play(self, players):
        with pytest.raises(wolfden.WolfdenError, match="2 to 5"):
            new(players)

    @pytest.mark.parametrize(("players", "regions"), [(2, 5), (3, 6), (4, 8), (5, 10)])
    def test_the_map_has_a_starting_tile_and_two_regions_a_player_but_five_regions_for_two(
        self, players, regions
    ):
        tiles = new(players).view(None).tiles
        numbers = [tile.region for tile in tiles if tile.region]
        assert len(numbers) == len(set(numbers)) == regions
        assert sum(tile.region is None for tile in tiles) == (players > 2)

    @pytest.mark.parametrize("players", [2, 3, 4, 5])
    def test_no_two_hexes_of_a_map_lie_on_each_other_and_all_land_is_connected(self, players):
        land = new(players).country.land
        assert len(set(land.map.hexes)) == len(land.map.hexes)
        start = lowest(land.open)
        reached = 0
        for ring in land.layers[start]:
            reached |= ring
        assert reached == land.open

    @pytest.mark.parametrize("players", [2, 3, 4, 5])
    def test_a_region_has_three_hexes_of_each_terrain_around_its_water(self, players):
        for tile in new(players).view(None).tiles:
            counts = Counter(each.ground for each in tile.hexes)
            if tile.region:
                assert counts.pop("water") == 1
                assert set(counts.values()) == {3}
            else:
                assert counts.pop("chasm") == 6
                assert set(counts.values()) == {2}

    def test_a_turned_tile_is_its_own_mirror_through_the_centre(self):
        tiles = new(3).view(None).tiles
        assert [tile.turned for tile in tiles] == [False, False, True, True, False, True, False]
        first, last = tiles[2].hexes[0], tiles[2].hexes[15]
        assert (first.x, first.y) == (4 + 3, 4 + 2)
        assert (last.x, last.y) == (4 - 1, 4 - 1)

    def test_regions_are_dealt_at_random(self):
        deals = {new(4, seed).country.dealt for seed in range(20)}
        assert len(deals) == 20

    def test_no_hex_of_the_starting_tile_touches_water(self):
        for players in (3, 4, 5):
            land = new(players).country.land
            assert not land.waterside & sum(land.sides)


class TestTokens:
    @pytest.mark.parametrize(("players", "count"), [(2, 10), (3, 12), (4, 16), (5, 20)])
    def test_two_lone_wolves_in_every_region(self, players, count):
        hexes = new(players).view(None).hexes
        alone = sorted(name for name, content in hexes.items() if content.lone_wolf)
        assert len(alone) == count
        assert all(name[1:] in ("3", "14") for name in alone)

    @pytest.mark.parametrize(
        ("players", "kinds"),
        [
            (2, {"moose": 1, "deer": 1, "raccoon": 1, "boar": 1, "hare": 1}),
            (3, {"moose": 1, "deer": 1, "raccoon": 1, "boar": 1, "hare": 2}),
            (4, {"moose": 1, "deer": 1, "raccoon": 2, "boar": 2, "hare": 2}),
            (5, {"moose": 2, "deer": 2, "raccoon": 2, "boar": 2, "hare": 2}),
        ],
    )
    def test_stacks_of_two_equal_prey_tokens_and_single_ones_for_two_players(self, players, kinds):
        hexes = new(players).view(None).hexes
        prey = {name: content for name, content in hexes.items() if content.prey}
        assert Counter(content.prey for content in prey.values()) == kinds
        assert {content.prey_left for content in prey.values()} == {1 if players == 2 else 2}
        assert all(name[1:] == "5" for name in prey)

    @pytest.mark.parametrize(
        ("players", "moons"),
        [
            (3, {"crescent": 2, "quarter": 2, "full": 2}),
            (4, {"crescent": 2, "quarter": 3, "full": 3}),
            (5, {"crescent": 3, "quarter": 4, "full": 3}),
        ],
    )
    def test_a_scoring_token_in_every_region(self, players, moons):
        regions = new(players).view(None).regions
        assert Counter(moon for region in regions for moon in region.moons) == moons
        assert all(len(region.moons) == 1 for region in regions)

    @pytest.mark.parametrize(
        ("players", "dates"),
        [(2, (7, 13, 18)), (3, (9, 17, 22)), (4, (11, 20, 26)), (5, (13, 23, 30))],
    )
    def test_the_dates_of_the_three_scorings(self, players, dates):
        calendar = new(players).view(None).calendar
        assert tuple(date.date for date in calendar.dates) == dates
        assert (calendar.next, calendar.to_go) == ("crescent", dates[0])


class TestPlayerBoards:
    def test_everyone_has_a_pack_of_its_own(self):
        packs = [board.pack for board in new(5).view(None).boards]
        assert sorted(packs) == ["desert", "forest", "grass", "rock", "tundra"]

    def test_a_board_holds_four_lairs_twelve_dens_and_eight_wolves_in_a_fixed_order(self):
        board = new(3).view(None).boards[0]
        assert len(board.lairs.steps) == 4
        assert [len(track.steps) for track in board.tracks] == [4, 4, 4]
        assert board.wolves_left == (
            "pack", "pack", "alpha", "pack", "pack", "alpha", "pack", "pack",
        )  # fmt: skip

    def test_attributes_begin_at_two_three_and_two(self):
        assert [track.value for track in new(3).view(None).boards[0].tracks] == [2, 3, 2]

    @pytest.mark.parametrize(
        ("players", "tokens"),
        [
            (2, ["action", "terrain"] * 3),
            (3, ["action", "terrain", "terrain", "action", "terrain", "action"]),
        ],
    )
    def test_the_second_and_fourth_den_of_a_track_cover_a_token(self, players, tokens):
        tracks = new(players).view(None).boards[0].tracks
        assert [track.steps[n].token for track in tracks for n in (1, 3)] == tokens
        assert all(track.steps[n].token is None for track in tracks for n in (0, 2))

    @pytest.mark.parametrize(
        ("faces", "shown"),
        [
            ("first", ["forest", "rock", "grass", "tundra", "desert"]),
            ("second", ["rock", "grass", "tundra", "desert", "forest"]),
        ],
    )
    def test_each_terrain_shows_once_on_the_five_tiles_in_one_of_two_arrangements(
        self, faces, shown
    ):
        state = new(3)
        seat = state.active
        play(state, f"arrange {faces}")
        board = state.view(None).boards[seat]
        assert [tile.shows for tile in board.tiles[1:]] == shown
        assert board.tiles[0].shows == board.tiles[0].back == board.pack

    def test_everyone_arranges_before_the_first_wolf_is_placed_from_the_first_player_on(self):
        state = new(4)
        order = []
        while state.view(None).phase == "arrange":
            order.append(state.active)
            play(state, "arrange second")
        assert order == [(state.first + n) % 4 for n in range(4)]
        assert state.view(None).phase == "place"


class TestPlacing:
    def test_any_player_may_be_first(self):
        assert {new(3, seed).first for seed in range(30)} == {0, 1, 2}

    def test_clockwise_then_back_so_that_the_last_player_places_twice(self):
        state = arranged(4)
        order = []
        while state.view(None).phase == "place":
            order.append(state.active)
            state.play(state.active, state.legal(state.active)[0])
        clockwise = [(state.first + n) % 4 for n in range(4)]
        assert order == clockwise + clockwise[::-1]
        assert state.active == state.first

    def test_the_first_pairs_stand_on_free_hexes_of_the_starting_tile(self):
        state = arranged(3)
        numbers = (1, 2, 3, 7, 8, 9, 10, 14, 15, 16)
        assert legal(state) == {f"place a{n}" for n in numbers}
        play(state, "place a7")
        assert legal(state) == {f"place a{n}" for n in numbers if n != 7}
        content = state.view(None).hexes["a7"]
        assert [piece.piece for piece in content.pieces] == ["alpha", "pack"]

    def test_the_second_pair_stands_across_the_chasm_from_the_first(self):
        state = arranged(3)
        play(state, "place a7", "place a9", "place a1")
        assert legal(state) == {f"place a{n}" for n in (10, 14, 15, 16)}
        play(state, "place a10")
        assert legal(state) == {f"place a{n}" for n in (2, 3, 8)}

    def test_the_first_player_begins_with_two_actions(self):
        state = arranged(3)
        while state.view(None).phase == "place":
            state.play(state.active, state.legal(state.active)[-1])
        turn = state.view(None).turn
        assert (turn.seat, turn.number, turn.actions_left) == (state.first, 1, 2)

    def test_names_of_hexes_are_the_same_on_every_map(self):
        assert HEX_NAMES[0] == "a1"
        assert HEX_NAMES[-1] == "k16"
        assert len(HEX_NAMES) == len(set(HEX_NAMES)) == 176


def packs(players, seed, wish="any"):
    state = wolfden.new("the-wolves", players=players, seed=seed, packs=wish)
    return [pack.word for pack in state.packs]


class TestChoosingPacks:
    @pytest.mark.parametrize(
        ("players", "known"),
        [
            (2, "tundra forest rock"), (3, "rock grass tundra"), (4, "grass rock forest desert"),
            (5, "forest grass rock tundra desert"),
        ],
    )  # fmt: skip
    def test_where_nobody_chooses_seeds_give_the_packs_they_always_gave(self, players, known):
        assert packs(players, 1) == known.split()

    @pytest.mark.parametrize("seed", range(20))
    def test_who_chose_has_it_and_the_others_get_the_rest_in_the_order_of_chance(self, seed):
        by_chance = packs(5, seed)
        chosen = packs(5, seed, "any,rock,any,forest")
        assert (chosen[1], chosen[3]) == ("rock", "forest")
        left = [pack for pack in by_chance if pack not in ("rock", "forest")]
        assert [chosen[0], chosen[2], chosen[4]] == left

    def test_nothing_else_changes_with_the_packs(self):
        wished = wolfden.new("the-wolves", players=3, seed=4, packs="desert")
        other = wolfden.new("the-wolves", players=3, seed=4)
        assert (wished.country, wished.prey_at, wished.moons, wished.first) == (
            other.country, other.prey_at, other.moons, other.first,
        )  # fmt: skip

    def test_with_two_players_a_colour_is_chosen_for_the_neutral_pack(self):
        assert packs(2, 1, "any,any,rock")[2] == "rock"

    @pytest.mark.parametrize(
        ("players", "wish"),
        [(2, "rock,rock"), (3, "swamp"), (3, "any,any,any,rock"), (5, "rock,any,any,any,rock")],
    )
    def test_what_cannot_be_chosen_is_refused(self, players, wish):
        with pytest.raises(wolfden.WolfdenError) as refused:
            packs(players, 1, wish)
        assert refused.value.code == "bad-option"
