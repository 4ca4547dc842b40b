"""Every rule and every worked example of Jagdfieber, one test each."""

from __future__ import annotations

import pytest

import wolfden
from wolfden.core import ALL
from wolfden.games.jagdfieber.model import FULL_HAND, Card, in_pile
from wolfden.games.jagdfieber.scoring import DayScore, day_score, ranked

from .table import PlayedRound

FULL = "hunter wolf wolf rabbit rabbit rabbit carrot carrot carrot closed"


def hand_without(*cards: str) -> str:
    words = FULL.split()
    for card in cards:
        words.remove(card)
    return " ".join(words)


class TestComponents:
    @pytest.mark.parametrize("players", [3, 4, 5])
    def test_everyone_starts_with_the_same_ten_cards(self, players):
        state = wolfden.new("jagdfieber", players=players)
        for lodge in state.view(None).lodges:
            counts = lodge.hand
            assert (counts.hunter, counts.wolf, counts.rabbit) == (1, 2, 3)
            assert (counts.carrot, counts.closed) == (3, 1)
            assert not lodge.four

    @pytest.mark.parametrize("players", [0, 1, 2, 6])
    def test_only_three_to_five_can_play(self, players):
        with pytest.raises(wolfden.WolfdenError, match="3 to 5"):
            wolfden.new("jagdfieber", players=players)

    def test_the_first_marker_holder_is_drawn_at_random(self):
        holders = {wolfden.new("jagdfieber", players=4, seed=seed).view(None).marker
                   for seed in range(60)}  # fmt: skip
        assert holders == {0, 1, 2, 3}


class TestChoosing:
    def test_all_choose_at_once_and_nothing_happens_until_the_last(self):
        state = wolfden.new("jagdfieber", players=3)
        carrot = state.spec.actions.parse("play carrot")
        assert state.to_act == (0, 1, 2)
        state.play(1, carrot)
        assert state.to_act == (0, 2)
        state.play(0, carrot)
        assert state.view(None).round == 1
        state.play(2, carrot)
        assert state.view(None).round == 2

    def test_a_chosen_card_is_seen_by_its_owner_alone(self):
        state = wolfden.new("jagdfieber", players=3)
        state.play(1, state.spec.actions.parse("play wolf"))
        assert state.view(1).lodges[1].choice == "wolf"
        for viewer in (0, 2, None):
            lodge = state.view(viewer).lodges[1]
            assert lodge.choice is None
            assert lodge.chosen
            assert lodge.hand.wolf == 2

    def test_a_choice_can_be_changed_until_the_last_one_is_in(self):
        state = wolfden.new("jagdfieber", players=3)
        wolf, carrot = map(state.spec.actions.parse, ("play wolf", "play carrot"))
        state.play(0, wolf)
        assert wolf not in state.legal(0)
        state.play(0, carrot)
        state.play(1, carrot)
        state.play(2, carrot)
        assert state.view(ALL).lodges[0].easy == "carrot"
        assert state.view(ALL).lodges[0].hand.wolf == 2

    def test_choosing_the_same_card_again_is_refused_with_its_reason(self):
        state = wolfden.new("jagdfieber", players=3)
        wolf = state.spec.actions.parse("play wolf")
        state.play(0, wolf)
        assert state.why_not(0, wolf) == "jagdfieber-why-already-chosen"

    def test_a_card_that_is_not_in_hand_cannot_be_played(self):
        game = PlayedRound(
            """
            Ada*  closed
            Bo    hunter
            Cy    carrot
            """
        )
        hunter = game.state.spec.actions.parse("play hunter")
        assert game.state.why_not(1, hunter) == "jagdfieber-why-not-in-hand"
        with pytest.raises(wolfden.WolfdenError) as refused:
            game.state.play(1, hunter)
        assert refused.value.code == "illegal-action"


class TestClosedSeason:
    def test_hunters_go_to_their_own_prey_piles_and_the_closers_lodge_turns_to_four(self):
        game = PlayedRound(
            """
            Ada*  hunter
            Bo    closed
            Cy    hunter  easy wolf
            """
        )
        assert game.prey("Ada") == "hunter"
        assert game.prey("Cy") == "hunter wolf"
        assert game.lodge("Bo").four
        assert not game.lodge("Ada").four
        assert game.hand("Ada") == hand_without("hunter")

    def test_no_hunter_hunts_in_a_closed_season(self):
        game = PlayedRound(
            """
            Ada*  hunter
            Bo    wolf
            Cy    closed
            """
        )
        assert game.hand("Bo") == FULL, "nobody shot the wolf; it found no rabbit and went home"
        assert game.prey("Ada") == "hunter"

    def test_every_player_of_a_closed_season_turns_the_lodge(self):
        game = PlayedRound(
            """
            Ada*  closed
            Bo    hunter
            Cy    closed
            Dee   carrot
            """
        )
        assert [game.lodge(name).four for name in game.names] == [True, False, True, False]

    def test_without_a_hunter_a_closed_season_turns_nothing(self):
        game = PlayedRound(
            """
            Ada*  closed
            Bo    carrot
            Cy    wolf
            """
        )
        assert not any(game.lodge(name).four for name in game.names)
        assert game.easy("Ada") == "closed"

    def test_a_closed_season_left_lying_as_easy_prey_stops_nobody(self):
        game = PlayedRound(
            """
            Ada*  hunter
            Bo    carrot  easy closed
            Cy    wolf
            """
        )
        assert game.prey("Ada") == "wolf"
        assert not game.lodge("Bo").four

    def test_it_counts_as_a_carrot_for_rabbits_in_the_same_round(self):
        game = PlayedRound(
            """
            Ada*  hunter
            Bo    closed
            Cy    rabbit
            """
        )
        assert game.lodge("Bo").four
        assert game.prey("Cy") == "closed"
        assert game.easy("Bo") is None


class TestHunters:
    def test_a_hunter_takes_a_wolf_and_goes_back_to_hand(self):
        game = PlayedRound(
            """
            Ada*  hunter
            Bo    carrot
            Cy    wolf
            """
        )
        assert game.prey("Ada") == "wolf"
        assert game.hand("Ada") == FULL
        assert game.easy("Cy") is None
        assert game.hand("Cy") == hand_without("wolf")

    def test_a_hunter_without_a_wolf_goes_under_the_lodge_for_the_day(self):
        game = PlayedRound(
            """
            Ada*  hunter
            Bo    carrot
            Cy    rabbit
            """
        )
        assert game.lodge("Ada").hunter_lost
        assert game.hand("Ada") == hand_without("hunter")
        assert game.prey("Ada") == ""
        assert game.easy("Ada") is None

    def test_the_nearest_wolf_is_the_first_clockwise(self):
        game = PlayedRound(
            """
            Ada   wolf
            Bo    hunter
            Cy*   carrot
            Dee   wolf
            """
        )
        assert game.told("took") == [
            {"seat": 1, "taker": "hunter", "owner": 3, "place": "played", "card": "wolf"}
        ]

    def test_on_one_lodge_the_easy_prey_is_nearer_than_the_played_card(self):
        game = PlayedRound(
            """
            Ada*  hunter
            Bo    wolf    easy wolf
            Cy    carrot
            """
        )
        assert [took["place"] for took in game.told("took")] == ["easy"]
        assert game.hand("Bo") == FULL, "the played wolf found no rabbit and went home"

    def test_hunters_shoot_in_order_from_the_markers_holder(self):
        game = PlayedRound(
            """
            Ada   hunter
            Bo    wolf
            Cy*   hunter
            """
        )
        assert game.prey("Cy") == "wolf"
        assert game.lodge("Ada").hunter_lost

    def test_a_hunter_never_takes_from_its_own_lodge(self):
        game = PlayedRound(
            """
            Ada*  hunter  easy wolf
            Bo    carrot
            Cy    carrot
            """
        )
        assert game.lodge("Ada").hunter_lost
        assert game.prey("Ada") == "wolf", "its own easy prey, banked at the end of the round"


class TestWolves:
    def test_a_wolf_takes_the_nearest_rabbit_and_stays(self):
        game = PlayedRound(
            """
            Ada*  wolf
            Bo    carrot
            Cy    rabbit
            """
        )
        assert game.prey("Ada") == "rabbit"
        assert game.easy("Ada") == "wolf"
        assert game.easy("Cy") is None

    def test_a_wolf_that_was_shot_takes_nothing(self):
        game = PlayedRound(
            """
            Ada*  hunter
            Bo    wolf
            Cy    rabbit
            """
        )
        assert game.prey("Bo") == ""
        assert game.easy("Cy") is None
        assert game.hand("Cy") == FULL, "the rabbit lived, found no carrot and went home"

    def test_a_wolf_without_a_rabbit_goes_back_to_hand(self):
        game = PlayedRound(
            """
            Ada*  wolf
            Bo    carrot
            Cy    carrot
            """
        )
        assert game.hand("Ada") == FULL
        assert game.easy("Ada") is None

    def test_wolves_hunt_in_order_from_the_markers_holder(self):
        game = PlayedRound(
            """
            Ada   wolf
            Bo    rabbit
            Cy*   wolf
            """
        )
        assert game.prey("Cy") == "rabbit"
        assert game.hand("Ada") == FULL

    def test_on_one_lodge_the_easy_rabbit_is_nearer(self):
        game = PlayedRound(
            """
            Ada*  wolf
            Bo    rabbit  easy rabbit
            Cy    carrot
            """
        )
        assert game.told("took")[0]["place"] == "easy"

    def test_example_the_only_rabbit_is_the_wolfs_own_easy_prey(self):
        game = PlayedRound(
            """
            Michael*  wolf    easy rabbit
            Bo        carrot
            Cy        carrot
            """
        )
        assert game.hand("Michael") == FULL
        assert game.prey("Michael") == "rabbit", "only because easy prey is banked"
        assert game.told("took") == []

    def test_if_all_played_a_wolf_and_none_ate_all_stay(self):
        game = PlayedRound(
            """
            Ada*  wolf
            Bo    wolf
            Cy    wolf
            """
        )
        assert [game.easy(name) for name in game.names] == ["wolf"] * 3
        assert game.hand("Bo") == hand_without("wolf")

    def test_if_all_played_a_wolf_but_one_ate_the_others_go_home(self):
        game = PlayedRound(
            """
            Ada*  wolf
            Bo    wolf
            Cy    wolf    easy rabbit
            """
        )
        assert game.prey("Ada") == "rabbit"
        assert [game.easy(name) for name in game.names] == ["wolf", None, None]
        assert game.hand("Bo") == game.hand("Cy") == FULL

    def test_wolves_that_are_not_everyone_go_home_even_if_none_ate(self):
        game = PlayedRound(
            """
            Ada*  wolf
            Bo    wolf
            Cy    carrot
            """
        )
        assert game.hand("Ada") == game.hand("Bo") == FULL

    def test_wolves_lying_as_easy_prey_do_not_hunt(self):
        game = PlayedRound(
            """
            Ada*  carrot  easy wolf
            Bo    rabbit
            Cy    carrot
            """
        )
        assert game.prey("Ada") == "wolf"
        assert game.easy("Bo") == "rabbit"


class TestRabbits:
    def test_a_rabbit_eats_the_nearest_carrot_and_stays(self):
        game = PlayedRound(
            """
            Ada*  rabbit
            Bo    carrot
            Cy    carrot
            """
        )
        assert game.prey("Ada") == "carrot"
        assert game.easy("Ada") == "rabbit"
        assert (game.easy("Bo"), game.easy("Cy")) == (None, "carrot")

    def test_a_rabbit_that_was_taken_eats_nothing(self):
        game = PlayedRound(
            """
            Ada*  wolf
            Bo    rabbit
            Cy    carrot
            """
        )
        assert game.prey("Bo") == ""
        assert game.easy("Cy") == "carrot"

    def test_a_rabbit_without_a_carrot_goes_back_to_hand(self):
        game = PlayedRound(
            """
            Ada*  rabbit
            Bo    hunter
            Cy    hunter
            """
        )
        assert game.hand("Ada") == FULL

    def test_on_one_lodge_the_easy_carrot_is_nearer(self):
        game = PlayedRound(
            """
            Ada*  rabbit
            Bo    carrot  easy closed
            Cy    hunter
            """
        )
        assert game.prey("Ada") == "closed"
        assert game.easy("Bo") == "carrot"

    def test_a_rabbit_never_eats_from_its_own_lodge(self):
        game = PlayedRound(
            """
            Ada*  rabbit  easy carrot
            Bo    hunter
            Cy    hunter
            """
        )
        assert game.hand("Ada") == FULL
        assert game.told("took") == []

    def test_if_all_played_a_rabbit_and_none_ate_all_stay(self):
        game = PlayedRound(
            """
            Ada*  rabbit
            Bo    rabbit
            Cy    rabbit
            Dee   rabbit
            """
        )
        assert [game.easy(name) for name in game.names] == ["rabbit"] * 4

    def test_if_all_played_a_rabbit_but_one_ate_the_others_go_home(self):
        game = PlayedRound(
            """
            Ada   rabbit
            Bo*   rabbit  easy carrot
            Cy    rabbit
            """
        )
        assert game.prey("Cy") == "carrot"
        assert [game.easy(name) for name in game.names] == [None, None, "rabbit"]


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
