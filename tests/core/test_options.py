import msgspec
import pytest

import wolfden
from wolfden.core import Chance, Numbers, Option
from wolfden.core.errors import BadOption, UnevenChoice, UnknownOption
from wolfden.core.option import Kinds, check_options, split

DAYS = Option("days", 4, low=1, high=10)
GHOSTS = Option("ghosts", False)
LEVEL = Option("level", "easy", words=("easy", "hard"))
PETS = Option("pets", "cat,dog", low=1, high=3, words=("cat", "dog", "owl", "rat"), several=True)
SCORE = Option("score", 5, low=3, high=9, by_players={2: Numbers(3, 3, 9), 3: Numbers(7, 6, 9)})
ANY = Option("any", "cat", words=("cat", "dog"), several=True)


@pytest.mark.parametrize(
    ("option", "text", "value"),
    [
        (DAYS, "10", 10), (GHOSTS, "true", True), (GHOSTS, "False", False), (LEVEL, "hard", "hard"),
        (PETS, "owl", "owl"), (PETS, "rat, cat", "cat,rat"), (ANY, "dog,cat", "cat,dog"),
    ],
)  # fmt: skip
def test_options_are_read_from_text(option, text, value):
    assert option.parse(text) == value


@pytest.mark.parametrize(
    ("option", "value"),
    [
        (DAYS, 0), (DAYS, 11), (DAYS, True), (DAYS, "4"), (GHOSTS, 1), (LEVEL, "Easy"),
        (LEVEL, None), (PETS, ""), (PETS, "cow"), (PETS, "cat,cat"), (PETS, "cat,dog,owl,rat"),
        (PETS, "cat,,dog"), (PETS, ["cat"]), (PETS, None), (PETS, 1), (ANY, "cat,"), (ANY, ""),
    ],
)  # fmt: skip
def test_what_an_option_cannot_be_is_refused_with_its_limits(option, value):
    with pytest.raises(BadOption, match=option.limits):
        option.check(value)


def test_an_option_that_a_game_does_not_have_is_called_so_beside_those_it_has():
    with pytest.raises(UnknownOption, match="no option 'weather'; there are: days") as refused:
        wolfden.new("jagdfieber", players=4, weather=1)
    assert refused.value.details == {"option": "weather", "known": "days", "count": 1}
    with pytest.raises(UnknownOption, match="there are: none"):
        check_options((), 4, {"weather": 1})


@pytest.mark.parametrize(("option", "text"), [(DAYS, "four"), (DAYS, "²"), (GHOSTS, "maybe")])
def test_texts_that_are_no_value_are_refused(option, text):
    with pytest.raises(BadOption):
        option.parse(text)


def test_several_words_come_back_in_the_order_of_the_option_however_they_were_given():
    assert PETS.check("rat,owl,cat") == PETS.check("cat,owl,rat") == "cat,owl,rat"
    assert split("cat,owl,rat") == ("cat", "owl", "rat")


def test_python_writes_hyphens_and_several_words_as_it_can():
    options = {"preset": "own", "animals": ["wolf-01", "hound-02"], "best_of_five": True}
    state = wolfden.new("wolf-and-hound", players=2, **options)
    assert state.options["animals"] == "wolf-01,hound-02"
    assert state.options["best-of-five"] is True


@pytest.mark.parametrize("animals", [[], ["wolf-01", "wolf-01"], ["cow"], [1], [["wolf-01"]]])
def test_a_list_of_other_words_is_refused(animals):
    with pytest.raises(BadOption):
        wolfden.new("wolf-and-hound", players=2, preset="own", animals=animals)


def test_an_option_of_several_words_survives_json():
    text = msgspec.json.encode(PETS)
    assert b'"several":true' in text
    assert msgspec.json.decode(text, type=Option) == PETS


def test_a_number_may_have_another_default_and_other_limits_with_so_many_players():
    assert [SCORE.at(players).default for players in (2, 3, 4)] == [3, 7, 5]
    assert [SCORE.at(players).limits for players in (2, 3, 4)] == ["3–9", "6–9", "3–9"]
    assert SCORE.check_at(2, 4) == SCORE.check_at(4, 4) == SCORE.parse("4") == 4
    with pytest.raises(BadOption, match="with 3 players: 6–9") as refused:
        SCORE.check_at(3, 4)
    assert refused.value.details == {"option": "score", "limits": "6–9", "players": 3}


def test_what_is_no_such_number_at_all_is_refused_at_any_table():
    for players in (2, 3, 4):
        for nonsense in ("7", True, 10, None):
            with pytest.raises(BadOption):
                SCORE.check_at(players, nonsense)


def test_limits_by_players_survive_json():
    text = msgspec.json.encode(SCORE)
    assert b'"3":{"default":7,"low":6,"high":9}' in text
    assert msgspec.json.decode(text, type=Option) == SCORE


HATS = Option("hats", "any", low=3, words=("red", "tan", "sky", "ash"), by_seat=True)


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("any", "any"), ("any,any", "any"), ("red", "red"), ("any, sky", "any,sky"),
        ("sky,red,any", "sky,red"), ("any,any,any,ash", "any,any,any,ash"),
    ],
)  # fmt: skip
def test_a_word_for_each_seat_keeps_its_place_and_equal_choices_are_equal(text, value):
    assert HATS.parse(text) == value == HATS.check(value)


@pytest.mark.parametrize("value", ["", "red,red", "any,blue", "red,,tan", ["red"], None, True])
def test_two_seats_cannot_have_the_same_word_nor_one_that_is_not_offered(value):
    with pytest.raises(BadOption, match=HATS.limits):
        HATS.check(value)


def test_words_are_for_the_seats_of_the_table_and_for_places_that_are_nobodys():
    assert [HATS.places(players) for players in (2, 3, 4)] == [3, 3, 4]
    assert HATS.check_at(2, "any,any,ash") == "any,any,ash"
    assert HATS.chosen(4, "any,sky") == ("any", "sky", "any", "any")
    with pytest.raises(BadOption, match="with 3 players"):
        HATS.check_at(3, "any,any,any,ash")


COATS = Option(
    "coats", "red,tan,sky,ash", words=("red", "tan", "sky", "ash"), by_seat=True,
    kinds=Kinds((("red", "sky"), ("tan", "ash")), {2: 1, 3: 2, 4: 2}),
)  # fmt: skip


def test_a_default_for_each_seat_is_cut_to_the_table():
    assert [COATS.at(players).default for players in (2, 3, 4)] == [
        "red,tan", "red,tan,sky", "red,tan,sky,ash",
    ]  # fmt: skip
    assert COATS.at(3).check_at(3, "any") == "any"


def test_of_words_that_are_alike_there_are_no_more_than_the_table_may_have():
    assert COATS.check_at(3, "red,sky") == "red,sky"
    with pytest.raises(UnevenChoice, match="with 2 players at most 1 may choose among tan, ash"):
        COATS.check_at(2, "tan,ash")
    assert COATS.fitting(2, ("tan", "ash")) == ("tan", "any")
    assert COATS.fitting(3, ("tan", "ash", "red")) == ("tan", "ash", "red")
    assert HATS.fitting(4, ("red", "tan", "sky", "ash")) == ("red", "tan", "sky", "ash")


def test_who_chose_nothing_gets_by_chance_what_is_left_and_fits():
    drawn = {COATS.drawn(2, "any,sky", Chance.from_seed(seed)) for seed in range(30)}
    assert drawn == {("tan", "sky"), ("ash", "sky")}
    untouched = Chance.from_seed(1)
    assert COATS.drawn(2, "tan,sky", untouched) == ("tan", "sky")
    assert untouched == Chance.from_seed(1)


def test_kinds_survive_json():
    assert msgspec.json.decode(msgspec.json.encode(COATS), type=Option) == COATS
