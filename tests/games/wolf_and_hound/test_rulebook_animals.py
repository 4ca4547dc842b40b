"""The animal cards one by one: parts 8 and 15 of the rulebook."""

from __future__ import annotations

import pytest

from wolfden.games.wolf_and_hound.animals import ANIMALS

from .table import Table

PLAIN, PLUS, MINUS = [1, 2, 3, 4], [2, 3, 4, 5], [0, 1, 2, 3]
HALF, HALF_BACK = [0, 1, 1, 2], [0, -1, -1, -2]
BACK, TRIPLE, STILL = [-1, -2, -3, -4], [3, 6, 9, 12], [0, 0, 0, 0]

CARDS = {
    "wolf-01": ("wolf", PLAIN, STILL, "self"),
    "wolf-02": ("wolf", PLAIN, STILL, "left"),
    "wolf-03": ("wolf", PLUS, STILL, "self"),
    "wolf-04": ("wolf", MINUS, STILL, "self"),
    "wolf-05": ("wolf", PLAIN, STILL, "opposite"),
    "wolf-06": ("wolf", HALF, STILL, "self"),
    "wolf-07": ("wolf", PLAIN, STILL, "right"),
    "wolf-08": ("wolf", HALF_BACK, STILL, "self"),
    "hound-01": ("hound", STILL, PLAIN, "self"),
    "hound-02": ("hound", STILL, HALF, "self"),
    "hound-03": ("hound", STILL, PLUS, "self"),
    "hound-04": ("hound", STILL, MINUS, "self"),
    "sheep-01": ("sheep", HALF_BACK, HALF_BACK, "self"),
    "sheep-02": ("sheep", HALF, HALF, "self"),
    "metamorphic-01": ("wolf", PLAIN, STILL, "self"),
    "metamorphic-02": ("hound", STILL, PLAIN, "self"),
    "metamorphic-03": ("wolf", PLAIN, STILL, "self"),
    "metamorphic-04": ("hound", STILL, HALF, "self"),
    "extra-02": ("hound", STILL, PLAIN, "self"),
    "designer-01": ("wolf", TRIPLE, STILL, "self"),
    "designer-02-1": ("wolf", PLAIN, STILL, "self"),
    "designer-02-2": ("hound", STILL, PLAIN, "self"),
    "designer-02-3": ("wolf", STILL, STILL, "self"),
}
BACKS = {
    "metamorphic-01": ("hound", STILL, PLAIN),
    "metamorphic-02": ("wolf", PLAIN, STILL),
    "metamorphic-03": ("hound", STILL, PLAIN),
    "metamorphic-04": ("wolf", HALF, STILL),
    "extra-02": ("hound", STILL, BACK),
}


def moved_by(table: Table, card: str, animal: str) -> int:
    """How many steps the card moves the animal, in phase 3."""
    table.play(card)
    steps = [
        event["steps"]
        for event in table.told("moved")
        if event["animal"] == animal and event["why"] == "card"
    ]
    return steps[0] if steps else 0


def test_there_are_24_animal_cards():
    assert len(ANIMALS) == 24
    assert set(ANIMALS) == {*CARDS, "extra-01"}


@pytest.mark.parametrize("animal", CARDS)
def test_how_far_each_card_moves(animal):
    kind, black, white, _ = CARDS[animal]
    for value in range(1, 5):
        for colour, steps in (("black", black), ("white", white)):
            table = Table(f"{animal} at 3", turn=3)
            assert table.shows(animal) == kind
            assert moved_by(table, f"{colour}-{value}", animal) == steps[value - 1]


@pytest.mark.parametrize("animal", BACKS)
def test_how_far_the_back_of_each_card_moves(animal):
    kind, black, white = BACKS[animal]
    for value in range(1, 5):
        for colour, steps in (("black", black), ("white", white)):
            table = Table(f"{animal} at 3 back", turn=3)
            assert table.shows(animal) == kind
            assert moved_by(table, f"{colour}-{value}", animal) == steps[value - 1]


STRIKERS = [word for word in CARDS if CARDS[word][0] != "sheep" and word != "designer-02-3"]


@pytest.mark.parametrize("animal", STRIKERS)
@pytest.mark.parametrize("active", [1, 2, 3, 4])
def test_whom_each_card_strikes(animal, active):
    kind, _, _, target = CARDS[animal]
    shift = {"self": 0, "left": 1, "opposite": 2, "right": 3}[target]
    expected = [2, 2, 2, 2]
    expected[(active - 1 + shift) % 4] += -1 if kind == "wolf" else 1
    table = Table(f"{animal} at {active}", sheep=[2, 2, 2, 2])
    away = (active + 1) % 4
    animals = table.state.table.animals
    table.stand(tuple(active - 1 if each.word == animal else away for each in animals))
    assert table.start_turn_of(active).sheep == expected


class TestBasicEffects:
    def test_a_black_2_moves_a_plus_one_wolf_three_places(self):
        assert Table("wolf-03 at 1").play("black-2").at("wolf-03") == 4

    def test_a_black_3_moves_a_half_wolf_one_place(self):
        assert Table("wolf-06 at 1").play("black-3").at("wolf-06") == 2

    def test_a_black_3_moves_a_half_back_sheep_one_place_counter_clockwise(self):
        assert Table("sheep-01 at 1, wolf-01 at 2").play("black-3").at("sheep-01") == 4

    def test_wolf_01_and_wolf_06_in_front_of_player_1_end_at_4_and_2(self):
        table = Table("wolf-01 at 1, wolf-06 at 1").play("black-3")
        assert (table.at("wolf-01"), table.at("wolf-06")) == (4, 2)

    def test_wolf_02_strikes_to_the_left_and_the_hound_there_does_nothing(self):
        table = Table("wolf-02 at 3, hound-01 at 4").start_turn_of(3)
        assert table.sheep == [3, 3, 3, 2]
        assert table.told("sheep-found") == []

    def test_the_red_devil_runs_three_times_as_far(self):
        table = Table("designer-01 at 1").play("black-3")
        assert table.told("moved")[0]["steps"] == 9
        assert table.at("designer-01") == 2


class TestSheep01:
    def test_it_ends_the_turn_and_the_wolf_beside_it_takes_nothing(self):
        table = Table("sheep-01 at 3, wolf-01 at 3").start_turn_of(3)
        assert table.sheep == [3, 3, 3, 3]
        assert table.told("turn-skipped") == [{"place": 2, "animal": "sheep-01"}]
        assert table.player == 4

    def test_the_player_plays_no_card_and_draws_none(self):
        table = Table("sheep-01 at 3, wolf-01 at 1")
        hand = table.hand(3)
        table.start_turn_of(3)
        assert table.hand(3) == hand
        assert table.row(3) == ""
        assert len(table.state.pile) == 16

    def test_there_is_no_end_check(self):
        table = Table("sheep-01 at 3, wolf-01 at 1", sheep=[3, 3, 0, 3])
        table.state.active = 1
        table.start_turn_of(3)
        assert "game-ended" in table.names(), "but the next turn has one"
        assert table.told("turn-began")[-1]["place"] == 3

    def test_it_comes_before_sheep_02(self):
        table = Table("sheep-01 at 3, sheep-02 at 3").start_turn_of(3)
        assert table.told("threes-forbidden") == []
        assert table.player == 4


class TestSheep02:
    def test_no_three_may_be_played(self):
        table = Table("sheep-02 at 3, wolf-01 at 1").hold("black-3 white-3 white-2", 3)
        table.start_turn_of(3)
        assert table.legal() == ["play white-2"]
        three = table.state.spec.actions.parse("play black-3")
        assert table.state.why_not(2, three) == "wolf-and-hound-why-no-threes"
        other = table.state.spec.actions.parse("play white-3-bone")
        assert table.state.why_not(2, other) == "wolf-and-hound-why-not-in-deck"

    def test_it_forbids_threes_with_meat_and_bone_too(self):
        table = Table("sheep-02 at 3, wolf-01 at 1", **{"meat-and-bone": True})
        table.hold("black-3-meat white-3-bone white-2", 3).start_turn_of(3)
        assert table.legal() == ["play white-2"]

    def test_only_this_turn(self):
        table = Table("sheep-02 at 3, wolf-01 at 1").hold("black-3", 4).start_turn_of(3)
        table.play("white-1")
        assert table.legal() == ["play black-3"]

    def test_with_only_threes_the_hand_is_shown_and_the_turn_ends_without_a_draw(self):
        table = Table("sheep-02 at 3, wolf-01 at 1").hold("black-3 black-3 white-3 white-3", 3)
        table.start_turn_of(3)
        cards = ("black-3", "black-3", "white-3", "white-3")
        assert table.told("hand-shown") == [{"place": 2, "seat": 2, "cards": cards}]
        assert table.player == 4
        assert table.hand(3) == "black-3 black-3 white-3 white-3"
        assert len(table.state.pile) == 16

    def test_wolves_and_hounds_act_before_the_hand_is_shown(self):
        table = Table("sheep-02 at 3, wolf-01 at 3").hold("black-3", 3).start_turn_of(3)
        assert table.sheep == [3, 3, 2, 3]
        assert table.names()[1:4] == ["threes-forbidden", "sheep-lost", "hand-shown"]


class TestMetamorphic:
    def test_metamorphic_03_at_player_4_moves_to_player_1_and_becomes_a_hound(self):
        table = Table("metamorphic-03 at 4", turn=4, sheep=[2, 3, 3, 3]).play("black-1")
        assert table.at("metamorphic-03") == 1
        assert table.shows("metamorphic-03") == "hound"
        assert table.sheep == [3, 3, 3, 3], "and player 1 finds a sheep with it"
        assert table.play("white-1").at("metamorphic-03") == 2

    def test_it_turns_when_it_passes_player_1(self):
        table = Table("metamorphic-01 at 3", turn=3).play("black-3")
        assert (table.at("metamorphic-01"), table.shows("metamorphic-01")) == (2, "hound")

    def test_it_does_not_turn_when_it_only_starts_there(self):
        table = Table("metamorphic-01 at 1").play("black-3")
        assert (table.at("metamorphic-01"), table.shows("metamorphic-01")) == (4, "wolf")

    def test_it_turns_when_it_comes_round_to_player_1_again(self):
        table = Table("metamorphic-01 at 1").play("black-4")
        assert (table.at("metamorphic-01"), table.shows("metamorphic-01")) == (1, "hound")

    def test_a_move_of_no_places_is_no_move(self):
        table = Table("metamorphic-04 at 1").play("white-1")
        assert table.shows("metamorphic-04") == "hound"
        assert table.told("turned") == []

    def test_two_of_one_colour_at_one_place_are_parted_by_the_active_player(self):
        table = Table("metamorphic-01 at 2, metamorphic-03 at 2", turn=2).play("black-1")
        assert table.waits_for == "turn"
        assert table.told("pair") == [
            {"place": 1, "seat": 1, "animals": ("metamorphic-01", "metamorphic-03")}
        ]
        assert table.legal() == ["turn metamorphic-01", "turn metamorphic-03"]
        table.do("turn metamorphic-03")
        assert table.shows("metamorphic-01") == "wolf"
        assert table.shows("metamorphic-03") == "hound"
        assert table.player == 3

    def test_the_draw_comes_after_the_parting(self):
        table = Table("metamorphic-01 at 2, metamorphic-03 at 2", turn=2).play("white-1")
        assert table.told("drew") == []
        table.do("turn metamorphic-01")
        assert table.names()[:3] == ["turned", "drew", "drew-card"]

    def test_they_are_parted_even_if_neither_moved(self):
        table = Table("metamorphic-01 at 2, metamorphic-03 at 2", turn=4).play("white-1")
        assert table.waits_for == "turn"

    def test_two_of_different_colours_stay_as_they_are(self):
        table = Table("metamorphic-01 at 2, metamorphic-04 at 2", turn=4).play("white-1")
        assert table.waits_for == "play"

    def test_three_together_are_left_alone(self):
        animals = "metamorphic-01 at 2, metamorphic-02 at 2 back, metamorphic-03 at 2"
        table = Table(animals, turn=4).play("white-1")
        assert table.waits_for == "play"

    def test_two_pairs_are_parted_one_after_the_other(self):
        animals = (
            "metamorphic-01 at 2, metamorphic-02 at 4, metamorphic-03 at 2, metamorphic-04 at 4"
        )
        table = Table(animals, turn=1).play("black-4")
        assert table.legal() == ["turn metamorphic-01", "turn metamorphic-03"]
        table.do("turn metamorphic-01")
        assert table.legal() == ["turn metamorphic-02", "turn metamorphic-04"]
        table.do("turn metamorphic-04")
        assert table.player == 2

    def test_only_one_of_the_pair_may_be_turned_and_no_card_played_meanwhile(self):
        animals = "metamorphic-01 at 2, metamorphic-03 at 2, metamorphic-02 at 4"
        table = Table(animals, turn=4).play("white-4")
        actions = table.state.spec.actions
        why = table.state.why_not
        assert why(3, actions.parse("turn metamorphic-02")) == "wolf-and-hound-why-not-of-the-pair"
        assert why(3, actions.parse("play black-4")) == "wolf-and-hound-why-turn-first"

    def test_a_turn_without_a_card_parts_nobody(self):
        animals = "metamorphic-01 at 2, metamorphic-03 at 2, sheep-01 at 3"
        table = Table(animals).start_turn_of(3)
        assert table.told("pair") == []
        assert table.player == 4


class TestGrandfatherWolf:
    def test_he_moves_a_turn_late_counter_clockwise_by_either_colour(self):
        table = Table("extra-01 at 1").play("white-2")
        assert table.at("extra-01") == 1
        table.play("black-1")
        assert table.at("extra-01") == 3
        assert table.sheep == [3, 3, 2, 3], "player 3 loses a sheep"
        table.play("white-4")
        assert table.at("extra-01") == 2
        assert table.sheep == [3, 3, 2, 3]

    def test_no_card_no_move(self):
        table = Table("extra-01 at 3, sheep-01 at 2").start_turn_of(2)
        assert table.player == 3
        assert table.at("extra-01") == 3
        table.play("black-1")
        assert table.at("extra-01") == 3, "player 2 has played no card"

    def test_a_turn_cut_short_still_moves_him(self):
        table = Table("extra-01 at 1, sheep-01 at 2").play("black-1")
        assert table.told("turn-skipped") == [{"place": 1, "animal": "sheep-01"}]
        assert table.at("extra-01") == 4, "by player 1's card at the end of player 2's turn"
        table.play("white-1")
        assert table.at("extra-01") == 4, "player 2 has played no card"

    def test_metamorphic_rules_do_not_concern_him(self):
        table = Table("extra-01 at 2").play("black-1").play("black-1")
        assert table.at("extra-01") == 1
        assert table.told("turned") == []


class TestConfusedHound:
    def test_a_white_4_brings_it_back_to_a_wolf_it_turns_and_runs_the_other_way(self):
        table = Table("extra-02 at 1, wolf-01 at 1").play("white-4")
        assert table.at("extra-02") == 1
        assert table.back("extra-02")
        assert table.play("white-1").at("extra-02") == 4

    def test_it_brings_sheep_home_on_both_sides(self):
        for side in ("", " back"):
            table = Table(f"extra-02 at 2{side}", sheep=[2, 2, 2, 2]).start_turn_of(2)
            assert table.sheep == [2, 3, 2, 2]

    def test_alone_it_stays_as_it_is(self):
        table = Table("extra-02 at 1, wolf-01 at 2").play("white-2")
        assert not table.back("extra-02")

    def test_it_turns_at_the_end_of_every_turn_even_one_cut_short(self):
        table = Table("extra-02 at 3, wolf-01 at 3, sheep-01 at 4").start_turn_of(4)
        turned = [event["back"] for event in table.told("turned")]
        assert turned == [True, False], "at the end of player 3's turn and of player 4's"

    def test_it_sees_where_the_grandfather_has_ended(self):
        table = Table("extra-02 at 4, extra-01 at 1").play("black-1").play("black-4")
        assert table.at("extra-01") == 4
        assert table.back("extra-02")


BLANKETS = "designer-02-1 at {}, designer-02-2 at {}, designer-02-3 at {}"


class TestBlanketWolf:
    def test_the_example_of_the_rulebook(self):
        table = Table(BLANKETS.format(1, 1, 1))
        assert table.sheep == [4, 4, 4, 4]
        table.play("white-2")
        assert (table.at("designer-02-2"), table.at("designer-02-3")) == (3, 1)
        assert not table.back("designer-02-3"), "resting beside the black blanket"
        table.play("black-2")
        assert (table.at("designer-02-1"), table.at("designer-02-3")) == (3, 4)
        assert table.back("designer-02-3"), "searching"
        assert table.sheep == [4, 4, 4, 4], "player 3 has both blankets"
        table.play("black-1")
        assert (table.at("designer-02-1"), table.at("designer-02-3")) == (4, 4)
        assert not table.back("designer-02-3")
        assert table.sheep == [4, 4, 4, 2]

    def test_it_starts_resting(self):
        assert not Table(BLANKETS.format(1, 1, 1)).back("designer-02-3")

    def test_no_card_moves_it(self):
        for card in ("black-4", "white-4"):
            table = Table(BLANKETS.format(1, 1, 1)).play(card)
            assert table.at("designer-02-3") == 1

    def test_while_searching_it_steps_back_at_the_end_of_every_turn(self):
        table = Table(BLANKETS.format(1, 1, 3), turn=1).play("black-4")
        assert (table.at("designer-02-3"), table.back("designer-02-3")) == (2, True)
        why = [(event["why"], event["steps"]) for event in table.told("moved")]
        assert why == [("card", 4), ("search", -1)]

    def test_either_blanket_will_do(self):
        table = Table(BLANKETS.format(4, 2, 2), turn=1).play("black-4")
        assert table.at("designer-02-3") == 2

    def test_it_takes_a_sheep_on_both_sides(self):
        table = Table(BLANKETS.format(1, 1, 4), sheep=[4, 4, 4, 4]).start_turn_of(3)
        assert table.sheep == [4, 4, 3, 4], "stepped from 4 to 3, searching"
        table = Table(BLANKETS.format(2, 1, 2), sheep=[4, 4, 4, 4]).start_turn_of(2)
        assert table.sheep == [4, 2, 4, 4], "resting beside the black blanket"

    def test_beside_a_blanket_again_it_rests(self):
        table = Table(BLANKETS.format(2, 3, 1) + " back", turn=1).play("black-3")
        assert table.told("turned") == [
            {"animal": "designer-02-3", "place": 0, "kind": "wolf", "back": False, "why": "rests"}
        ]

    def test_a_turn_cut_short_decides_its_rest_at_that_moment(self):
        table = Table(BLANKETS.format(1, 1, 3) + ", sheep-01 at 4").start_turn_of(4)
        assert table.player == 1
        assert table.at("designer-02-3") == 1, "from 3 to 2 before and to 1 after player 4's turn"
