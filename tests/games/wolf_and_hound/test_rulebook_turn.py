"""A turn and the end of the game: parts 4 to 6 of the rulebook, and the questions of part 13."""

from __future__ import annotations

import pytest

import wolfden
from wolfden.core import ALL
from wolfden.games.wolf_and_hound.model import deck

from .table import Table


class TestSetUp:
    def test_players_1_and_3_are_blue_and_players_2_and_4_yellow(self):
        view = wolfden.new("wolf-and-hound", players=4).view(None)
        assert [pasture.team for pasture in view.pastures] == ["blue", "yellow", "blue", "yellow"]

    def test_player_1_begins(self):
        assert wolfden.new("wolf-and-hound", players=4).to_act == (0,)

    def test_everyone_holds_four_cards_and_sixteen_are_left_to_draw(self):
        view = wolfden.new("wolf-and-hound", players=4).view(None)
        assert [pasture.hand for pasture in view.pastures] == [4, 4, 4, 4]
        assert view.draw_pile == 16

    def test_there_are_sixteen_cards_of_each_colour_and_most_of_all_black_threes(self):
        counts = deck(expansion=False)
        assert counts[:8] == (4, 4, 5, 3, 4, 4, 4, 4)
        assert sum(counts[:4]) == sum(counts[4:8]) == 16
        assert max(counts) == counts[2] == 5
        assert sum(counts[8:]) == 0

    def test_all_animals_start_in_front_of_player_1_front_side_up(self):
        view = wolfden.new("wolf-and-hound", players=4, preset="gamer-metamorphic-a").view(None)
        assert [(animal.place, animal.back) for animal in view.animals] == [(0, False)] * 3

    def test_everyone_has_three_sheep_inside_the_fence_and_none_in_the_forest(self):
        view = wolfden.new("wolf-and-hound", players=4).view(None)
        assert [(each.sheep, each.fence, each.lost) for each in view.pastures] == [(3, 3, 0)] * 4


class TestActivation:
    def test_no_animal_acts_in_the_very_first_turn(self):
        state = wolfden.new("wolf-and-hound", players=4)
        assert state.sheep == (3, 3, 3, 3)
        assert state.view(None).awaiting == "play"

    def test_player_1_starts_the_turn_with_a_wolf_and_has_two_of_three_sheep_left(self):
        table = Table("wolf-01 at 1, hound-01 at 2").start_turn_of(1)
        assert table.sheep == [2, 3, 3, 3]
        assert table.told("sheep-lost") == [
            {"place": 0, "animal": "wolf-01", "target": 0, "left": 2}
        ]

    def test_a_hound_brings_a_lost_sheep_home(self):
        table = Table("wolf-01 at 1, hound-01 at 2", sheep=[3, 1, 3, 3]).start_turn_of(2)
        assert table.sheep == [3, 2, 3, 3]

    def test_a_hound_never_brings_more_than_one_started_with(self):
        table = Table("wolf-01 at 1, hound-01 at 2").start_turn_of(2)
        assert table.sheep == [3, 3, 3, 3]
        assert table.told("nothing-happened") == [
            {"place": 1, "animal": "hound-01", "kind": "hound", "target": 1}
        ]

    def test_only_animals_in_front_of_the_active_player_act(self):
        table = Table("wolf-01 at 1, hound-01 at 2", sheep=[2, 2, 2, 2]).start_turn_of(3)
        assert table.sheep == [2, 2, 2, 2]

    def test_with_one_sheep_a_wolf_and_a_hound_nothing_is_lost(self):
        table = Table("wolf-01 at 3, hound-01 at 3", sheep=[3, 3, 1, 3]).start_turn_of(3)
        assert table.sheep == [3, 3, 1, 3]
        assert table.names()[1:] == ["sheep-lost", "sheep-found"]
        assert table.winner is None

    def test_with_one_sheep_two_wolves_and_a_hound_one_sheep_is_left(self):
        animals = "wolf-01 at 3, wolf-06 at 3, hound-01 at 3"
        table = Table(animals, sheep=[4, 4, 1, 4]).start_turn_of(3)
        assert table.sheep == [4, 4, 1, 4]
        assert table.names()[1:] == ["sheep-lost", "nothing-happened", "sheep-found"]

    def test_several_animals_add_up(self):
        table = Table("wolf-01 at 2, wolf-06 at 2", sheep=[4, 4, 4, 4]).start_turn_of(2)
        assert table.sheep == [4, 2, 4, 4]

    def test_a_sheep_card_acts_before_a_wolf_and_a_wolf_before_a_hound(self):
        animals = "hound-01 at 2, wolf-01 at 2, sheep-02 at 2"
        table = Table(animals, sheep=[3, 2, 3, 3]).start_turn_of(2)
        assert table.names()[1:] == ["threes-forbidden", "sheep-lost", "sheep-found"]


class TestEndCheck:
    def test_a_wolf_in_front_of_player_1_with_one_sheep_lets_players_2_and_4_win(self):
        table = Table("wolf-01 at 1, hound-01 at 2", sheep=[1, 3, 3, 3]).start_turn_of(1)
        assert table.sheep[0] == 0
        assert table.winner == "yellow"
        assert table.state.outcome.winners == (1, 3)
        assert table.state.outcome.reason == "no-sheep"
        assert table.told("game-ended")[0]["place"] == 0

    def test_the_game_ends_before_a_card_is_played(self):
        table = Table("wolf-01 at 1, hound-01 at 2", sheep=[1, 3, 3, 3]).start_turn_of(1)
        assert table.legal() == []
        assert table.names()[-2:] == ["game-ended", "ended"]

    def test_a_player_who_is_not_active_can_lose_the_game_for_the_team(self):
        table = Table("wolf-02 at 1, hound-01 at 2", sheep=[3, 1, 3, 3]).start_turn_of(1)
        assert table.winner == "blue"

    @pytest.mark.parametrize(
        ("active", "animals", "loser"),
        [
            (1, "wolf-01 at 1, wolf-02 at 1", 1),
            (1, "wolf-02 at 1, wolf-05 at 1", 2),
            (2, "wolf-02 at 2, wolf-07 at 2", 3),
            (4, "wolf-07 at 4, wolf-05 at 4", 2),
        ],
    )
    def test_if_both_teams_have_a_bare_pasture_the_nearest_clockwise_loses(
        self, active, animals, loser
    ):
        table = Table(animals, sheep=[1, 1, 1, 1]).start_turn_of(active)
        assert table.told("game-ended")[0]["place"] == loser - 1
        assert table.winner == ("yellow" if loser % 2 else "blue")


class TestPlayingACard:
    def test_hound_at_2_and_wolf_at_3_a_white_3_moves_only_the_hound_to_1(self):
        table = Table("wolf-01 at 3, hound-01 at 2", turn=3).play("white-3")
        assert (table.at("hound-01"), table.at("wolf-01")) == (1, 3)

    def test_a_black_card_moves_all_wolves_and_no_hound(self):
        table = Table("wolf-01 at 1, wolf-02 at 2, hound-01 at 1").play("black-1")
        assert [table.at(word) for word in ("wolf-01", "wolf-02", "hound-01")] == [2, 3, 1]

    @pytest.mark.parametrize("card", ["black-2", "white-2"])
    def test_a_card_of_either_colour_moves_sheep_cards(self, card):
        assert Table("sheep-02 at 1, wolf-01 at 3").play(card).at("sheep-02") == 2

    def test_the_card_lies_face_up_at_the_end_of_its_players_row(self):
        table = Table("wolf-01 at 1").play("black-2").play("white-1").play("white-1")
        table.play("white-1").play("white-4")
        assert table.row(1) == "black-2 white-4"

    def test_a_card_that_moves_nothing_may_be_played(self):
        table = Table("wolf-01 at 2").play("white-2")
        assert table.told("moved") == []
        assert table.player == 2

    def test_only_cards_in_hand_may_be_played(self):
        table = Table("wolf-01 at 2").hold("black-1 white-4")
        assert table.legal() == ["play black-1", "play white-4"]
        card = table.state.spec.actions.parse("play black-3")
        assert table.state.why_not(0, card) == "wolf-and-hound-why-not-in-hand"

    def test_cards_of_the_expansion_are_not_in_the_base_game(self):
        table = Table("wolf-01 at 2")
        card = table.state.spec.actions.parse("play black-1-meat")
        assert table.state.why_not(0, card) == "wolf-and-hound-why-not-in-deck"

    @pytest.mark.parametrize("text", ["keep", "exchange", "turn metamorphic-01"])
    def test_while_a_card_is_due_nothing_else_is(self, text):
        table = Table("metamorphic-01 at 2")
        action = table.state.spec.actions.parse(text)
        assert table.state.why_not(0, action) == "wolf-and-hound-why-play-first"


class TestDrawing:
    def test_the_active_player_draws_one_card_after_playing(self):
        table = Table("wolf-01 at 3").draw_pile("white-2 black-1")
        table.play("black-4", others="black-3")
        assert table.hand(1) == "black-3 white-2"
        assert table.told("drew") == [{"place": 0, "seat": 0, "left": 1}]

    def test_the_drawn_card_is_told_to_its_owner_alone(self):
        table = Table("wolf-01 at 3").play("black-4")
        (event,) = [event for event in table.events if event.name == "drew-card"]
        assert event.audience == {0}

    def test_when_the_draw_pile_is_empty_nothing_is_drawn(self):
        table = Table("wolf-01 at 3").draw_pile("").play("black-4", others="black-3")
        assert table.hand(1) == "black-3"
        assert table.told("drew") == []

    def test_then_the_next_player_clockwise_begins(self):
        table = Table("wolf-01 at 3").play("white-4")
        assert table.player == 2
        assert table.told("turn-began") == [{"turn": 2, "place": 1, "ghost": False}]


def run_out(player: int, sheep: list[int], animals: str = "hound-01 at 1") -> Table:
    """Player `player` has just played a last card; the others still hold one each."""
    table = Table(animals, turn=player, sheep=sheep, seed=3).draw_pile("")
    for each in range(1, 5):
        table.hold("black-1", each)
    return table.do("play black-1")


class TestEndByCards:
    def test_the_game_goes_on_until_player_1s_next_turn(self):
        table = run_out(2, [3, 3, 3, 3])
        assert table.told("last-round") == [{"place": 1}]
        assert table.state.view(None).last_round
        table.do("play black-1").do("play black-1")
        assert table.state.outcome.reason == "cards"

    def test_cards_left_over_are_not_played(self):
        table = run_out(4, [3, 2, 3, 3])
        assert table.state.outcome.reason == "cards"
        assert table.hand(1) == "black-1"

    def test_the_team_with_more_sheep_wins(self):
        assert run_out(4, [3, 2, 3, 3]).winner == "blue"
        assert run_out(4, [1, 2, 3, 3]).winner == "yellow"

    def test_a_tie_goes_to_yellow(self):
        assert run_out(4, [1, 2, 2, 1], "hound-01 at 3").winner == "yellow"

    def test_the_animals_in_front_of_player_1_act_first(self):
        assert run_out(4, [2, 2, 2, 2], "hound-01 at 1").winner == "blue"
        assert run_out(4, [3, 3, 3, 2], "wolf-01 at 4").winner == "yellow"

    def test_the_end_check_comes_before_counting(self):
        table = run_out(4, [1, 1, 3, 1], "wolf-01 at 4")
        assert table.state.outcome.reason == "no-sheep"
        assert table.winner == "yellow"

    def test_if_player_1_runs_out_there_is_a_whole_last_round(self):
        table = run_out(1, [3, 3, 3, 3])
        for player in (2, 3, 4):
            assert table.player == player
            table.do("play black-1")
        assert table.state.outcome is not None

    def test_if_sheep_01_cuts_that_turn_short_sheep_are_counted_all_the_same(self):
        table = run_out(4, [1, 3, 3, 2], "sheep-01 at 1, wolf-01 at 4")
        assert table.told("turn-skipped")
        assert table.sheep == [1, 3, 3, 2]
        assert table.state.outcome.reason == "cards"
        assert table.winner == "yellow"


class TestBestOfFive:
    def match(self):
        return Table("wolf-01 at 1", sheep=[1, 3, 3, 3], **{"best-of-five": True})

    def lose(self, table: Table, loser: int) -> Table:
        sheep = [3, 3, 3, 3]
        sheep[loser - 1] = 1
        table.state.sheep = tuple(sheep)
        table.stand((loser - 1,))
        return table.start_turn_of(loser)

    def test_the_next_game_is_dealt_anew(self):
        table = self.lose(self.match(), 1)
        view = table.state.view(ALL)
        assert (view.game, view.wins, view.over) == (2, (0, 1), False)
        assert (view.turn, view.active, view.draw_pile) == (1, 0, 16)
        assert table.sheep == [3, 3, 3, 3]
        assert table.at("wolf-01") == 1
        assert table.names()[-3:] == ["game-ended", "game-began", "turn-began"]

    def test_three_games_won_win_the_match(self):
        table = self.match()
        for loser in (1, 2, 3, 4):
            self.lose(table, loser)
            assert table.state.outcome is None
        self.lose(table, 3)
        outcome = table.state.outcome
        assert outcome.scores == (2, 3, 2, 3)
        assert outcome.places == (3, 1, 3, 1)
        assert outcome.reason == "best-of-five"
        assert outcome.parts[0] == {"game-1": 0, "game-2": 1, "game-3": 0, "game-4": 1, "game-5": 0}

    def test_a_match_is_over_once_it_is_decided(self):
        table = self.match()
        for loser in (1, 1, 3):
            self.lose(table, loser)
        assert table.state.outcome.scores == (0, 3, 0, 3)

    def test_without_the_option_one_game_is_the_match(self):
        table = Table("wolf-01 at 1", sheep=[1, 3, 3, 3]).start_turn_of(1)
        assert table.state.outcome.scores == (0, 1, 0, 1)
