"""Who takes whom: hunters, wolves and rabbits."""

from __future__ import annotations

from .table import FULL, PlayedRound, hand_without


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
