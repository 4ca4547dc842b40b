"""Three and two players: parts 10 and 11 of the rulebook."""

from __future__ import annotations

import pytest

import wolfden
from wolfden.core import ALL

from .table import Table


class TestSetUp:
    @pytest.mark.parametrize(
        ("players", "animals", "sheep"),
        [
            (4, "hound-01,wolf-01", (3, 3, 3, 3)),
            (4, "hound-01,wolf-01,wolf-06", (4, 4, 4, 4)),
            (3, "hound-01,wolf-01", (2, 4, 3, 3)),
            (3, "hound-01,wolf-01,wolf-06", (3, 5, 4, 4)),
            (2, "hound-01,wolf-01", (2, 3, 3, 3)),
            (2, "hound-01,wolf-01,wolf-06", (3, 4, 4, 4)),
        ],
    )
    def test_sheep_at_the_start(self, players, animals, sheep):
        state = wolfden.new("wolf-and-hound", players=players, preset="own", animals=animals)
        assert state.sheep == sheep

    def test_with_three_player_4_is_the_ghost_of_player_2(self):
        view = wolfden.new("wolf-and-hound", players=3).view(None)
        assert [pasture.ghost for pasture in view.pastures] == [False, False, False, True]
        assert view.pastures[3].seat == 1

    def test_with_two_players_3_and_4_are_the_ghosts_of_1_and_2(self):
        view = wolfden.new("wolf-and-hound", players=2).view(None)
        assert [pasture.ghost for pasture in view.pastures] == [False, False, True, True]
        assert [pasture.seat for pasture in view.pastures] == [0, 1, 0, 1]

    def test_a_ghosts_four_cards_lie_face_down_seen_by_nobody(self):
        state = wolfden.new("wolf-and-hound", players=2)
        for viewer in (0, 1, None):
            view = state.view(viewer)
            assert view.pastures[2].ghost_pile == (None,) * 4
            assert (view.pastures[2].hand, view.pastures[2].cards) == (0, None)
        assert None not in state.view(ALL).pastures[2].ghost_pile
        assert state.view(None).draw_pile == 16

    def test_seats_of_a_team_win_together(self):
        spec = wolfden.spec_of("wolf-and-hound")
        assert spec.teams(4) == ((0, 2), (1, 3))
        assert spec.teams(3) == ((0, 2), (1,))
        assert spec.teams(2) == ((0,), (1,))
        assert wolfden.spec_of("jagdfieber").teams(3) == ((0,), (1,), (2,)), "each alone elsewhere"


def ghost_turn(animals: str = "wolf-01 at 1", draw: str = "black-1 white-1", **more) -> Table:
    """Three players; the turn of the ghost, player 4, begins."""
    pile = more.pop("pile", "white-4 black-4 white-2 black-2")
    table = Table(animals, players=3, **more).draw_pile(draw).ghost_pile(4, pile)
    return table.start_turn_of(4)


class TestGhostTurn:
    def test_the_top_of_the_draw_pile_is_turned_up_for_all_to_see(self):
        table = ghost_turn()
        assert table.waits_for == "exchange"
        assert table.state.view(None).turned_up == "black-1"
        assert table.told("turned-up") == [
            {"place": 3, "seat": 1, "card": "black-1", "source": "draw"}
        ]

    def test_its_human_partner_decides(self):
        table = ghost_turn()
        assert table.state.to_act == (1,)
        assert table.legal() == ["keep", "exchange"]
        play = table.state.spec.actions.parse("play black-1")
        assert table.state.why_not(1, play) == "wolf-and-hound-why-answer-first"

    def test_kept_the_card_is_played_in_the_ghosts_row(self):
        table = ghost_turn().do("keep")
        assert table.row(4) == "black-1"
        assert table.at("wolf-01") == 2
        assert table.ghost_cards(4) == "white-4 black-4 white-2 black-2"
        assert table.player == 1

    def test_exchanged_the_top_of_the_ghost_pile_is_played_and_the_first_goes_under_it(self):
        table = ghost_turn(animals="wolf-01 at 1, hound-01 at 2").do("exchange")
        assert table.row(4) == "white-4"
        assert table.at("wolf-01") == 1
        assert table.told("moved")[0]["animal"] == "hound-01"
        assert table.ghost_cards(4) == "black-4 white-2 black-2 black-1!"

    def test_a_card_put_under_the_pile_was_seen_and_its_place_stays_known(self):
        table = ghost_turn().do("exchange")
        for viewer in (0, 1, 2, None):
            pile = table.state.view(viewer).pastures[3].ghost_pile
            assert pile == (None, None, None, "black-1")

    def test_a_ghost_does_not_draw(self):
        table = ghost_turn().do("keep")
        assert len(table.state.pile) == 1
        assert table.told("drew") == []

    def test_animals_act_and_the_end_is_checked_as_usual(self):
        table = ghost_turn(animals="wolf-01 at 4", sheep=[3, 3, 3, 2])
        assert table.sheep == [3, 3, 3, 1]
        table = ghost_turn(animals="wolf-01 at 4", sheep=[3, 3, 3, 1])
        assert table.winner == "blue"
        assert table.state.outcome.winners == (0, 2)

    def test_sheep_01_ends_a_ghosts_turn_too(self):
        table = ghost_turn(animals="sheep-01 at 4")
        assert table.player == 1
        assert len(table.state.pile) == 2

    def test_with_the_draw_pile_empty_the_ghost_plays_its_pile_without_exchange(self):
        table = ghost_turn(draw="")
        assert table.row(4) == "white-4"
        assert table.ghost_cards(4) == "black-4 white-2 black-2"
        assert table.player == 1

    def test_the_human_partner_chooses_which_metamorphic_card_is_turned(self):
        table = ghost_turn(animals="metamorphic-01 at 2, metamorphic-03 at 2").do("keep")
        assert table.waits_for == "turn"
        assert table.state.to_act == (1,)

    def test_meat_on_a_card_exchanged_away_was_not_played(self):
        table = ghost_turn(draw="black-1-meat white-1", **{"meat-and-bone": True}).do("exchange")
        assert table.state.view(None).pastures[3].symbol is None

    def test_a_ghosts_last_card_stops_wolves_with_meat(self):
        table = ghost_turn(draw="black-1-meat white-1", **{"meat-and-bone": True}).do("keep")
        assert table.play("black-4").at("wolf-01") == 4

    def test_with_two_players_both_ghosts_take_turns(self):
        table = Table("hound-01 at 1", players=2)
        table.play("black-1")
        assert table.state.to_act == (1,)
        table.play("black-1")
        assert (table.player, table.state.to_act) == (3, (0,))
        table.do("keep")
        assert (table.player, table.state.to_act) == (4, (1,))


class TestGhostAndSheep02:
    def test_a_three_turned_up_is_exchanged_without_asking(self):
        table = ghost_turn("sheep-02 at 4, wolf-01 at 1", draw="black-3 white-1")
        assert table.row(4) == "white-4"
        assert table.ghost_cards(4) == "black-4 white-2 black-2 black-3!"
        assert table.told("exchanged")[0]["asked"] is False

    def test_with_another_three_on_the_ghost_pile_no_card_is_played(self):
        table = ghost_turn("sheep-02 at 4", draw="black-3 white-1", pile="white-3 black-4 white-2")
        assert table.row(4) == ""
        assert table.ghost_cards(4) == "white-3! black-4 white-2 black-3!"
        assert table.told("ghost-stuck") == [{"place": 3, "card": "white-3", "first": "black-3"}]
        assert table.player == 1

    def test_an_exchange_for_a_three_fails_and_the_first_card_is_played(self):
        table = ghost_turn("sheep-02 at 4", draw="black-2 white-1", pile="white-3 black-4 white-2")
        table.do("exchange")
        assert table.row(4) == "black-2"
        assert table.ghost_cards(4) == "white-3! black-4 white-2"
        assert table.told("exchange-failed") == [
            {"place": 3, "seat": 1, "card": "white-3", "first": "black-2"}
        ]

    def test_with_the_draw_pile_empty_a_three_goes_under_the_pile_and_the_turn_ends(self):
        table = ghost_turn("sheep-02 at 4", draw="", pile="white-3 black-4")
        assert table.row(4) == ""
        assert table.ghost_cards(4) == "black-4 white-3!"
        assert table.told("ghost-stuck") == [{"place": 3, "card": "white-3", "first": None}]


class TestEndByCards:
    def last_ghost_card(self, sheep: list[int]) -> Table:
        table = (
            Table("hound-01 at 3", players=3, sheep=sheep).draw_pile("").ghost_pile(4, "white-4")
        )
        for player in (1, 2, 3):
            table.hold("black-1", player)
        return table.start_turn_of(4)

    def test_a_ghost_has_run_out_when_draw_pile_and_ghost_pile_are_empty(self):
        table = self.last_ghost_card([2, 2, 2, 2])
        assert table.told("last-round") == [{"place": 3}]
        assert table.state.outcome.reason == "cards"

    def test_a_ghost_with_an_empty_pile_goes_on_while_there_are_cards_to_draw(self):
        table = Table("hound-01 at 3", players=3).ghost_pile(4, "")
        assert table.state.out_of_cards == []

    @pytest.mark.parametrize("players", [2, 3])
    def test_ties_go_to_player_2s_team(self, players):
        assert self.last_ghost_card([2, 2, 2, 2]).state.outcome.winners == (1,)
