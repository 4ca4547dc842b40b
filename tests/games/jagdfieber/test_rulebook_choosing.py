"""The ten cards, choosing at once, and the closed season."""

from __future__ import annotations

import pytest

import wolfden
from wolfden.core import ALL

from .table import FULL, PlayedRound, hand_without


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
