"""Meat and Bone: part 12 of the rulebook."""

from __future__ import annotations

from wolfden.games.wolf_and_hound.model import WORDS, deck

from .table import Table as PlainTable


def Table(animals: str, **more) -> PlainTable:  # noqa: N802
    return PlainTable(animals, **{"meat-and-bone": True, **more})


def test_seven_cards_take_the_place_of_seven_of_the_same_value():
    with_symbols = dict(zip(WORDS, deck(expansion=True), strict=True))
    assert sum(with_symbols.values()) == 32
    assert {word: count for word, count in with_symbols.items() if "-" in word[7:]} == {
        "black-1-meat": 2, "black-2-meat": 1, "black-3-meat": 1,
        "white-1-bone": 1, "white-2-bone": 1, "white-3-bone": 1,
    }  # fmt: skip
    plain = dict(zip(WORDS, deck(expansion=False), strict=True))
    for word in WORDS[:8]:
        symbols = [with_symbols.get(f"{word}-{symbol}", 0) for symbol in ("meat", "bone")]
        assert with_symbols[word] + sum(symbols) == plain[word]


def test_the_example_of_the_rulebook():
    table = Table("wolf-01 at 1", sheep=[9, 9, 9, 9])
    table.state.active = 1
    table.play("black-2-meat")
    assert table.at("wolf-01") == 3, "one's own meat stops nothing"
    table.play("black-4")
    assert table.at("wolf-01") == 2
    assert table.told("moved")[0]["stopped"] == "meat"
    table.play("white-1")
    table.play("black-2")
    assert table.at("wolf-01") == 4
    table.play("white-1")
    table.play("black-4")
    assert table.at("wolf-01") == 4, "the meat is covered"


def with_last(table: PlainTable, player: int, card: str) -> PlainTable:
    """Let this be the last card that the player has played."""
    rows = list(table.state.rows)
    rows[player - 1] = (WORDS.index(card),)
    table.state.rows = tuple(rows)
    return table


def test_bone_stops_hounds_and_not_wolves():
    table = with_last(Table("wolf-01 at 1, hound-01 at 1"), 2, "white-1-bone")
    assert table.play("white-3").at("hound-01") == 2
    assert table.told("moved")[0]["stopped"] == "bone"
    table = with_last(Table("wolf-01 at 1, hound-01 at 1"), 2, "white-1-bone")
    assert table.play("black-3").at("wolf-01") == 4


def test_meat_does_not_stop_hounds():
    table = with_last(Table("hound-01 at 1"), 2, "black-1-meat")
    assert table.play("white-3").at("hound-01") == 4


def test_sheep_cards_are_not_stopped():
    table = with_last(Table("sheep-02 at 1"), 2, "black-1-meat")
    with_last(table, 3, "white-1-bone")
    assert table.play("black-4").at("sheep-02") == 3


def test_an_animal_that_starts_there_leaves_freely_but_stops_if_it_comes_round_again():
    table = with_last(Table("wolf-03 at 2"), 2, "black-1-meat")
    assert table.play("black-2").at("wolf-03") == 1
    table = with_last(Table("wolf-03 at 2"), 2, "black-1-meat")
    assert table.play("black-4").at("wolf-03") == 2


def test_stopping_where_it_would_end_anyway_is_no_stop():
    table = with_last(Table("wolf-01 at 1"), 2, "black-1-meat").play("black-1")
    assert table.told("moved")[0]["stopped"] is None


def test_backward_moves_are_stopped_too():
    table = with_last(Table("wolf-08 at 1"), 4, "black-1-meat")
    assert table.play("black-4").at("wolf-08") == 4


def test_the_side_shown_when_the_move_starts_decides_what_stops_a_metamorphic_card():
    table = with_last(Table("metamorphic-01 at 4", turn=4), 2, "white-1-bone")
    assert table.play("black-3").at("metamorphic-01") == 3
    assert table.shows("metamorphic-01") == "hound"


def test_a_metamorphic_card_stopped_at_player_1_turns_there():
    table = with_last(Table("metamorphic-01 at 3", turn=3), 1, "black-1-meat").play("black-3")
    assert (table.at("metamorphic-01"), table.shows("metamorphic-01")) == (1, "hound")


def test_the_red_devil_is_stopped_on_its_first_round():
    table = with_last(Table("designer-01 at 1"), 3, "black-1-meat")
    assert table.play("black-4").at("designer-01") == 3


def test_the_confused_hound_is_stopped_by_bone_on_both_sides():
    for side, place in (("", 3), (" back", 3)):
        table = with_last(Table(f"extra-02 at 1{side}"), 3, "white-1-bone")
        assert table.play("white-3").at("extra-02") == place


def test_the_blanket_wolfs_own_step_is_no_cards_move():
    animals = "designer-02-1 at 1, designer-02-2 at 1, designer-02-3 at 3"
    table = with_last(Table(animals), 2, "black-1-meat").play("white-4")
    assert table.at("designer-02-3") == 2
    assert table.told("moved")[-1]["stopped"] is None
    table.play("black-4", others="white-4")
    assert table.at("designer-02-3") == 1, "nor does meat keep it"


def test_the_grandfather_is_stopped_by_meat_of_others_than_the_one_whose_card_moves_him():
    table = Table("extra-01 at 1").play("black-3-meat").play("white-1")
    assert table.at("extra-01") == 2, "three places back, past 4 and 3"
    table = Table("extra-01 at 4").play("black-3-meat").play("white-1")
    assert table.at("extra-01") == 1, "player 1's own card"
    table = Table("extra-01 at 4").play("black-3").play("black-1-meat")
    assert table.at("extra-01") == 2, "stopped by player 2, in whose turn he moves"
    assert table.told("moved")[-1]["stopped"] == "meat"


def test_meat_lasts_over_a_turn_without_a_card():
    table = with_last(Table("wolf-01 at 3, sheep-01 at 2"), 2, "black-1-meat").start_turn_of(2)
    assert table.player == 3
    assert table.play("black-4").at("wolf-01") == 2


def test_what_a_player_shows_is_the_last_cards_symbol():
    table = Table("wolf-01 at 4").play("black-1-meat").play("white-2-bone").play("black-2")
    symbols = [pasture.symbol for pasture in table.state.view(None).pastures]
    assert symbols == ["meat", "bone", None, None]
