"""The moon calendar, scoring regions, the end and its points."""

from __future__ import annotations

import pytest

from wolfden.games.the_wolves.model import Moon, Piece, Terrain
from wolfden.games.the_wolves.pieces import lift
from wolfden.games.the_wolves.scoring import outcome

from .table import Position, hex_index

DATES = {2: (7, 13, 18), 3: (9, 17, 22), 4: (11, 20, 26), 5: (13, 23, 30)}


class TestCalendar:
    def test_example_with_three_players_the_ninth_piece_brings_the_crescent_moon(self):
        position = Position(packs=(Terrain.TUNDRA, Terrain.ROCK, Terrain.GRASS)).covered(8)
        position.moon("b", "crescent").stand(0, "b8", "alpha").lone("b6")
        assert position.view.calendar.to_go == 1
        position.play("howl tundra", "to b6")
        assert position.view.calendar.to_go == 0
        assert not position.heard("moon-came"), "scored at the end of the turn, not before"
        position.end()
        assert position.heard("moon-came") == [{"moon": "crescent"}]
        assert position.board().moons == ("crescent",)
        assert position.view.calendar.next == "quarter"

    @pytest.mark.parametrize("players", [2, 3, 4, 5])
    @pytest.mark.parametrize("moon", [0, 1, 2])
    def test_a_phase_is_scored_when_its_date_is_covered_and_not_before(self, players, moon):
        for dates, scored in ((DATES[players][moon] - 1, moon), (DATES[players][moon], moon + 1)):
            position = Position(players).covered(dates)
            position.state.scored = moon
            assert position.end().state.scored == scored

    def test_several_phases_can_be_scored_at_the_end_of_one_turn_in_order(self):
        position = Position().covered(17).moon("b", "crescent").moon("c", "quarter")
        position.end()
        assert [event["moon"] for event in position.heard("moon-came")] == ["crescent", "quarter"]
        assert position.state.scored == 2

    def test_pieces_after_the_last_date_are_only_counted(self):
        position = Position().covered(25).end()
        assert position.view.over
        assert len(position.view.calendar.covered) == 25

    def test_regions_with_another_moon_are_not_scored(self):
        position = Position().covered(9).moon("b", "crescent").moon("c", "quarter")
        position.stand(0, "b1", "pack").stand(0, "c1", "pack").end()
        assert [event["tile"] for event in position.heard("region-scored")] == ["b"]
        assert position.view.regions[1].moons == ("quarter",)

    def test_the_match_ends_after_the_full_moon(self):
        position = Position().covered(22)
        position.state.scored = 2
        position.end()
        assert position.view.over
        assert position.state.to_act == ()
        assert position.state.outcome.reason == "full-moon"


def score(position: Position, moon: str = "crescent") -> list[int]:
    """Points by seat of region b, scored now."""
    number = Moon[moon.upper()]
    position.moon("b", moon).covered(DATES[position.state.players][number])
    position.state.scored = number
    for tile in position.state.country.land.regions:
        if tile != 1:
            position.moon("abcdefghijk"[tile])
    before = [board.score.regions for board in position.view.boards]
    position.end()
    return [
        board.score.regions - was for board, was in zip(position.view.boards, before, strict=True)
    ]


class TestRegions:
    def test_example_a_lair_a_wolf_and_two_dens_beat_five_pieces_and_three(self):
        position = Position(packs=(Terrain.GRASS, Terrain.ROCK, Terrain.TUNDRA))
        position.stand(0, "b1", "alpha", "pack").stand(0, "b2", "alpha", "pack")
        position.stand(0, "b4", "den").stand(1, "b7", "pack", "pack").stand(1, "b8", "den")
        position.stand(2, "b15", "lair").stand(2, "b16", "den", "pack").stand(2, "b13", "den")
        control = position.view.regions[0].control
        assert [(each.seat, each.control) for each in control] == [(2, 6), (0, 5), (1, 3)]
        assert score(position) == [2, 0, 4]
        assert position.board(2).moons == ("crescent",)

    def test_example_an_alpha_breaks_the_tie_of_two_dens_and_a_wolf_with_three_wolves(self):
        position = Position().stand(0, "b1", "den").stand(0, "b2", "den", "pack")
        position.stand(1, "b7", "pack", "pack").stand(1, "b8", "alpha")
        assert score(position) == [2, 4, 0]

    @pytest.mark.parametrize(
        ("moon", "high", "low"), [("crescent", 4, 2), ("quarter", 6, 3), ("full", 8, 4)]
    )
    def test_the_first_takes_the_token_and_the_second_gets_half(self, moon, high, low):
        position = Position().stand(0, "b1", "pack", "pack").stand(1, "b7", "pack")
        assert score(position, moon) == [high, low, 0]
        assert position.board(0).moons == (moon,)
        assert position.board(1).halves == low

    def test_a_lair_counts_three_and_everything_else_one(self):
        position = Position().stand(0, "b1", "lair").stand(1, "b7", "den", "pack")
        position.stand(2, "b15", "alpha")
        control = position.view.regions[0].control
        assert [(each.seat, each.control) for each in control] == [(0, 3), (1, 2), (2, 1)]

    def test_those_tied_for_first_get_half_each_and_nobody_else_anything(self):
        position = Position().stand(0, "b1", "pack", "pack").stand(1, "b7", "den", "pack")
        position.stand(2, "b15", "pack")
        assert score(position) == [2, 2, 0]
        assert not any(board.moons for board in position.view.boards)
        assert position.heard("region-scored")[0]["result"] == "shared"

    def test_with_a_tie_for_second_only_the_first_scores(self):
        position = Position().stand(0, "b1", "pack", "pack").stand(1, "b7", "pack")
        position.stand(2, "b15", "den")
        assert score(position) == [4, 0, 0]

    def test_alphas_break_a_tie_for_second_too(self):
        position = Position().stand(0, "b1", "pack", "pack").stand(1, "b7", "pack")
        position.stand(2, "b15", "alpha")
        assert score(position) == [4, 0, 2]

    def test_a_pack_alone_scores_and_there_is_no_second(self):
        assert score(Position().stand(1, "b7", "pack")) == [0, 4, 0]

    def test_the_token_leaves_an_empty_region(self):
        position = Position()
        assert score(position) == [0, 0, 0]
        assert position.view.regions[0].moons == ()
        assert position.heard("region-scored")[0]["result"] == "empty"

    def test_pieces_on_the_starting_tile_and_in_other_regions_do_not_count(self):
        position = Position().stand(0, "a7", "pack", "pack").stand(0, "c1", "lair")
        position.stand(1, "b7", "pack")
        assert score(position) == [0, 4, 0]

    def test_the_view_says_who_would_score_what_now(self):
        position = Position().moon("b", "quarter").stand(0, "b1", "pack").stand(1, "b7", "alpha")
        region = position.view.regions[0]
        assert (region.high, region.low, region.scores_next) == (6, 3, False)
        found = [(each.seat, each.place, each.points, each.takes_token) for each in region.control]
        assert found == [(1, 1, 6, True), (0, 2, 3, False)]

    def test_points_once_scored_are_kept(self):
        position = Position().stand(0, "b1", "pack")
        score(position)
        lift(position.state, 0, Piece.PACK, hex_index("b1"))
        assert position.board(0).score.regions == 4


class TestEnd:
    def test_example_the_final_score_of_fifty_four(self):
        state = Position().state
        state.dens[:3] = [4, 3, 2]
        state.lairs[0], state.wolves[0], state.caught[0] = 3, 4, 0b111
        state.taken[0], state.halves[0] = (Moon.CRESCENT, Moon.QUARTER), 6
        result = outcome(state)
        assert result.parts[0] == {
            "regions": 16, "spread": 7, "speed": 3, "howl": 0, "lairs": 15, "prey": 9, "wolves": 4,
        }  # fmt: skip
        assert result.scores[0] == 54

    @pytest.mark.parametrize(("players", "points"), [(3, [0, 0, 0, 3, 7]), (2, [0, 0, 0, 2, 5])])
    def test_points_of_the_attribute_tracks(self, players, points):
        for dens, expected in enumerate(points):
            position = Position(players)
            position.state.dens[:3] = [dens] * 3
            score = position.board().score
            assert (score.spread, score.speed, score.howl) == (expected,) * 3

    def test_most_points_win(self):
        state = Position().state
        state.halves[:] = [3, 9, 6]
        assert outcome(state).places == (3, 1, 2)

    def test_ties_are_broken_by_scoring_tokens(self):
        state = Position().state
        state.halves[:] = [4, 0, 0]
        state.taken[1] = (Moon.CRESCENT,)
        assert outcome(state).places == (2, 1, 3)

    def test_then_by_wolves_on_the_map(self):
        position = Position().stand(0, "b1", "pack").stand(1, "b7", "alpha", "pack")
        position.stand(0, "b2", "den", "lair")
        assert outcome(position.state).places == (2, 1, 3)

    def test_then_the_win_is_shared(self):
        position = Position().stand(0, "b1", "pack").stand(1, "b7", "alpha")
        assert outcome(position.state).winners == (0, 1)
