"""The end of a round, of a day and of the match, and its points."""

from __future__ import annotations

import pytest

import wolfden
from wolfden.games.jagdfieber.model import FULL_HAND, Card, in_pile
from wolfden.games.jagdfieber.scoring import DayScore, day_score, ranked

from .table import FULL, PlayedRound, hand_without


class TestEndOfRound:
    def test_easy_prey_is_banked_and_played_cards_become_easy_prey(self):
        game = PlayedRound(
            """
            Ada*  carrot  easy wolf
            Bo    closed  easy carrot
            Cy    carrot
            """
        )
        assert game.prey("Ada") == "wolf"
        assert game.prey("Bo") == "carrot"
        assert [game.easy(name) for name in game.names] == ["carrot", "closed", "carrot"]

    @pytest.mark.parametrize(("marker", "following"), [("Ada", 1), ("Cy", 0)])
    def test_the_marker_moves_to_the_left_neighbour(self, marker, following):
        lines = [f"{name}{'*' if name == marker else ''} carrot" for name in ("Ada", "Bo", "Cy")]
        assert PlayedRound("\n".join(lines)).after.marker == following

    def test_a_carrot_never_returns_to_hand(self):
        game = PlayedRound(
            """
            Ada*  carrot
            Bo    closed
            Cy    wolf
            """
        )
        assert game.hand("Ada") == hand_without("carrot")
        assert game.hand("Bo") == hand_without("closed")


class TestEndOfDay:
    def test_the_day_ends_when_somebody_has_no_card_after_a_round(self):
        game = PlayedRound(
            """
            Ada*  carrot  hand carrot
            Bo    carrot
            Cy    wolf
            """
        )
        assert game.after.day == 2
        assert len(game.after.sheet) == 1

    def test_a_card_that_comes_back_keeps_the_day_going(self):
        game = PlayedRound(
            """
            Ada*  wolf    hand wolf
            Bo    carrot
            Cy    carrot
            """
        )
        assert game.after.day == 1
        assert game.hand("Ada") == "wolf"

    def test_easy_prey_counts_as_prey_when_the_day_ends(self):
        game = PlayedRound(
            """
            Ada*  carrot  hand carrot
            Bo    closed  hand closed
            Cy    carrot  easy wolf  hand carrot
            """
        )
        assert [score.total for score in game.after.sheet[0]] == [1, 1, 5]

    def test_everyone_takes_back_ten_cards_and_turns_the_lodge_for_the_next_day(self):
        game = PlayedRound(
            """
            Ada*  closed  hand closed
            Bo    hunter
            Cy    wolf
            """
        )
        assert game.after.sheet[0][0].four == 4
        for name in game.names:
            assert game.hand(name) == FULL
            assert not game.lodge(name).four
            assert game.easy(name) is None
            assert game.prey(name) == ""

    def test_the_marker_keeps_travelling_across_days(self):
        game = PlayedRound(
            """
            Ada   carrot  hand carrot
            Bo*   carrot
            Cy    carrot
            """
        )
        assert game.after.day == 2
        assert game.after.marker == 2

    def test_a_hunter_lost_is_back_the_next_day(self):
        game = PlayedRound(
            """
            Ada*  hunter  hand hunter
            Bo    carrot
            Cy    carrot
            """
        )
        assert game.after.day == 2
        assert not game.lodge("Ada").hunter_lost
        assert game.after.sheet[0][0].total == 0, "a hunter under the lodge is worth nothing"


class TestScoring:
    @pytest.mark.parametrize(
        ("card", "points"),
        [("hunter", -4), ("wolf", 4), ("rabbit", 2), ("carrot", 1), ("closed", 1)],
    )
    def test_points_of_a_card_in_the_prey_pile(self, card, points):
        assert day_score(0, in_pile(Card[card.upper()]), False).total == points

    @pytest.mark.parametrize(
        ("left", "points"),
        [("hunter", -4), ("wolf", -4), ("rabbit", -2), ("carrot", -1), ("closed", -1)],
    )
    def test_points_of_a_card_left_in_hand(self, left, points):
        game = PlayedRound(
            f"""
            Ada*  carrot  hand carrot
            Bo    carrot  hand carrot {left}
            Cy    carrot
            """
        )
        assert game.after.sheet[0][1].hand == points
        assert game.after.sheet[0][1].total == points + 1

    def test_a_whole_hand_left_over_costs_twenty_two(self):
        assert day_score(FULL_HAND, 0, False).total == -4 - 8 - 6 - 3 - 1

    def test_the_four_is_flat_however_many_hunters_were_caught(self):
        game = PlayedRound(
            """
            Ada*  hunter
            Bo    closed  hand closed
            Cy    hunter
            Dee   hunter
            """
        )
        assert game.after.sheet[0][1] == DayScore(
            hunter=0, wolf=0, rabbit=0, carrot=0, closed=1, four=4, hand=0
        )

    def test_a_caught_hunter_costs_its_owner_four(self):
        game = PlayedRound(
            """
            Ada*  hunter  hand hunter
            Bo    closed
            Cy    carrot
            """
        )
        assert game.after.sheet[0][0].hunter == -4


class TestEnd:
    @pytest.mark.parametrize("days", [1, 2, 4, 10])
    def test_the_match_ends_after_the_chosen_number_of_days(self, days):
        state = wolfden.new("jagdfieber", players=3, days=days)
        assert state.view(None).days == days
        while state.to_act:
            state.play(state.to_act[0], state.legal(state.to_act[0])[-1])
        assert len(state.view(None).sheet) == days

    def test_four_days_are_the_default(self):
        assert wolfden.new("jagdfieber", players=3).options == {"days": 4}

    @pytest.mark.parametrize("days", [0, 11, "many", True, 2.5, None])
    def test_other_numbers_of_days_are_refused(self, days):
        with pytest.raises(wolfden.WolfdenError, match="days"):
            wolfden.new("jagdfieber", players=3, days=days)

    def test_the_highest_total_wins(self):
        assert ranked([[5, 9, 1], [5, 2, 3]]).places == (2, 1, 3)

    def test_a_tie_goes_to_the_best_single_day(self):
        result = ranked([[5, 9, 1], [5, 1, 3]])
        assert result.scores == (10, 10, 4)
        assert result.winners == (1,)

    def test_still_tied_all_of_those_win(self):
        result = ranked([[6, 4, 1, 5], [4, 6, 3, 5]])
        assert result.winners == (0, 1)
        assert result.places == (1, 1, 4, 3)

    def test_the_parts_of_a_score_are_its_days(self):
        result = ranked([[5, 9, 1], [5, 2, -3]])
        assert result.parts[2] == {"day-1": 1, "day-2": -3}

    def test_nothing_can_be_played_after_the_end(self):
        game = PlayedRound(
            """
            Ada*  carrot  hand carrot
            Bo    carrot
            Cy    carrot
            """,
            days=1,
        )
        assert game.state.to_act == ()
        carrot = game.state.spec.actions.parse("play carrot")
        assert game.state.why_not(1, carrot) == "why-match-over"
        assert game.told("ended") == [{"winners": (0,)}]
