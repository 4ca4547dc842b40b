"""Presets, own choices, sheep at the start and the options: part 9 and 15-2 of the rulebook."""

from __future__ import annotations

from itertools import combinations, islice

import pytest

import wolfden
from wolfden.core.errors import BadOption
from wolfden.core.record import Record
from wolfden.core.record_reader import read_record
from wolfden.games.wolf_and_hound.animals import CHOICES, GROUPS, PRESETS

WOLVES = [f"wolf-0{number}" for number in range(1, 9)]
HOUNDS = [f"hound-0{number}" for number in range(1, 5)]
BLANKETS = [f"designer-02-{number}" for number in (1, 2, 3)]

EXPECTED = {
    "first-game": [["hound-01"], ["wolf-01"]],
    "beginner-two-wolves": [["hound-01"], ["wolf-01"], ["wolf-06"]],
    "beginner-other-wolf": [["hound-01"], ["wolf-03", "wolf-04"]],
    "beginner-other-wolf-03": [["hound-01"], ["wolf-03"]],
    "beginner-other-wolf-04": [["hound-01"], ["wolf-04"]],
    "beginner-other-hound": [["hound-03", "hound-04"], ["wolf-01"]],
    "beginner-other-hound-03": [["hound-03"], ["wolf-01"]],
    "beginner-other-hound-04": [["hound-04"], ["wolf-01"]],
    "experienced-two-wolves": [["hound-01"], ["wolf-06"], ["wolf-03", "wolf-04"]],
    "experienced-two-wolves-03": [["hound-01"], ["wolf-06"], ["wolf-03"]],
    "experienced-two-wolves-04": [["hound-01"], ["wolf-06"], ["wolf-04"]],
    "experienced-sheep": [["hound-01"], ["wolf-01"], ["sheep-01", "sheep-02"]],
    "experienced-sheep-01": [["hound-01"], ["wolf-01"], ["sheep-01"]],
    "experienced-sheep-02": [["hound-01"], ["wolf-01"], ["sheep-02"]],
    "experienced-opposite": [HOUNDS, ["wolf-06"], ["wolf-05"]],
    "experienced-any-hound": [HOUNDS, ["wolf-06"], ["wolf-03", "wolf-04"]],
    "experienced-any-hound-03": [HOUNDS, ["wolf-06"], ["wolf-03"]],
    "experienced-any-hound-04": [HOUNDS, ["wolf-06"], ["wolf-04"]],
    "experienced-metamorphic-a": [["metamorphic-01"], ["metamorphic-02"]],
    "experienced-metamorphic-b": [["metamorphic-03"], ["metamorphic-04"]],
    "gamer-metamorphic-a": [["metamorphic-01"], ["metamorphic-02"], ["wolf-06"]],
    "gamer-metamorphic-b": [["metamorphic-03"], ["metamorphic-04"], ["wolf-06"]],
    "gamer-grandfather": [HOUNDS, WOLVES, ["extra-01"]],
    "gamer-confused-hound": [WOLVES, ["extra-02"]],
    "designer-red-devil": [HOUNDS, ["designer-01"]],
    "designer-blanket-wolf": [[each] for each in BLANKETS],
}


def animals(state) -> set[str]:
    return {animal.animal for animal in state.view(None).animals}


@pytest.mark.parametrize("preset", PRESETS)
def test_presets_hold_the_animals_that_the_rulebook_advises(preset):
    seen: set[str] = set()
    for seed in range(60):
        chosen = animals(wolfden.new("wolf-and-hound", players=4, seed=seed, preset=preset))
        assert len(chosen) == len(EXPECTED[preset])
        assert all(len(chosen & set(some)) == 1 for some in EXPECTED[preset])
        seen |= chosen
    assert seen == {word for some in EXPECTED[preset] for word in some}


def test_there_are_no_other_presets():
    assert set(PRESETS) == set(EXPECTED)


def test_wherever_the_rulebook_says_or_one_may_be_chosen():
    either = {group: cards for group, cards in GROUPS.items() if len(cards) == 2}
    left_open = {name: set(words) & set(either) for name, words in PRESETS.items()}
    assert sum(map(bool, left_open.values())) == 5
    for name, groups in left_open.items():
        for card in (card for group in groups for card in either[group]):
            assert card in PRESETS[f"{name}-{card[-2:]}"]


def test_the_same_seed_draws_the_same_animals():
    states = [
        wolfden.new("wolf-and-hound", players=4, seed=7, preset="gamer-grandfather")
        for _ in range(2)
    ]
    assert animals(states[0]) == animals(states[1])


def test_the_first_game_is_the_default():
    state = wolfden.new("wolf-and-hound", players=4)
    assert animals(state) == {"hound-01", "wolf-01"}
    assert state.options == {
        "preset": "first-game",
        "animals": "wolf-01,hound-01",
        "sheep": "advised",
        "meat-and-bone": False,
        "best-of-five": False,
    }


def test_an_own_choice_may_hold_any_animals():
    state = wolfden.new("wolf-and-hound", players=4, preset="own", animals=",".join(CHOICES))
    assert len(animals(state)) == 24


def test_the_three_blanket_cards_are_chosen_under_one_word():
    state = wolfden.new("wolf-and-hound", players=4, preset="own", animals="designer-02,hound-01")
    assert animals(state) == {"hound-01", *BLANKETS}
    with pytest.raises(wolfden.WolfdenError, match="animals"):
        wolfden.new("wolf-and-hound", players=4, preset="own", animals="designer-02-1")


@pytest.mark.parametrize("choice", ["", "cow", "wolf-01,wolf-01", 3])
def test_other_choices_are_refused(choice):
    with pytest.raises(wolfden.WolfdenError, match="animals"):
        wolfden.new("wolf-and-hound", players=4, preset="own", animals=choice)


def test_animals_are_refused_where_nobody_has_said_that_they_are_to_be_played_with():
    for given in ({"animals": "wolf-02,hound-03"}, {"animals": "wolf-02", "sheep": "basic"}):
        with pytest.raises(BadOption, match="preset=own"):
            wolfden.new("wolf-and-hound", players=4, **given)
        with pytest.raises(BadOption, match="preset=own"):
            wolfden.spec_of("wolf-and-hound").check_options(4, given)


def test_beside_a_preset_by_name_animals_are_dropped():
    for words in ("wolf-01,hound-01", "wolf-02"):
        options = {"preset": "experienced-metamorphic-a", "animals": words}
        state = wolfden.new("wolf-and-hound", players=4, **options)
        assert animals(state) == {"metamorphic-01", "metamorphic-02"}
        assert state.options["animals"] == "wolf-01,hound-01"
    assert animals(wolfden.new("wolf-and-hound", 4, animals="hound-01,wolf-01"))


def test_a_record_with_animals_beside_a_preset_goes_on():
    options = {"preset": "gamer-confused-hound", "animals": "wolf-02,hound-03"}
    plain = wolfden.new("wolf-and-hound", 4, 7, preset="gamer-confused-hound")
    record = Record("wolf-and-hound", 1, 4, 7, options, ())
    assert read_record(record.write()).replay() == plain


def test_equal_matches_are_equal_however_many_other_animals_were_played_with_between():
    first = wolfden.new("wolf-and-hound", players=4, seed=7)
    for choice in islice(combinations(CHOICES, 3), 300):
        wolfden.new("wolf-and-hound", players=4, preset="own", animals=",".join(choice))
    again = wolfden.new("wolf-and-hound", players=4, seed=7)
    assert first == again
    assert hash(first.table) == hash(again.table)
    others = wolfden.new("wolf-and-hound", players=4, preset="own", animals="wolf-01,hound-02")
    assert first.table != others.table


TWO_WOLVES = [
    *((word, word != "wolf-01") for word in WOLVES),
    *((word, False) for word in HOUNDS),
    ("sheep-01", False), ("sheep-02", False),
    ("metamorphic-01", True), ("metamorphic-02", False),
    ("metamorphic-03", True), ("metamorphic-04", False),
    ("extra-01", True), ("extra-02", False), ("designer-01", True), ("designer-02", True),
]  # fmt: skip


@pytest.mark.parametrize(("word", "is_wolf"), TWO_WOLVES)
def test_four_sheep_are_advised_with_two_cards_that_are_wolves_in_front(word, is_wolf):
    choice = ",".join({"wolf-01": 1, word: 1})
    state = wolfden.new("wolf-and-hound", players=4, preset="own", animals=choice)
    assert state.sheep == ((4,) * 4 if is_wolf else (3,) * 4)


def test_the_blanket_wolf_alone_starts_with_four_sheep():
    state = wolfden.new("wolf-and-hound", players=4, preset="designer-blanket-wolf")
    assert state.sheep == (4, 4, 4, 4)


@pytest.mark.parametrize(
    ("sheep", "first", "two_wolves"), [("advised", 3, 4), ("basic", 3, 3), ("one-more", 4, 4)]
)
def test_the_number_of_sheep_can_be_chosen(sheep, first, two_wolves):
    for preset, count in (("first-game", first), ("beginner-two-wolves", two_wolves)):
        state = wolfden.new("wolf-and-hound", players=4, preset=preset, sheep=sheep)
        assert state.sheep == (count,) * 4


def test_an_own_choice_survives_a_record():
    options = {"preset": "own", "animals": "wolf-02,hound-03,designer-02"}
    record = Record("wolf-and-hound", 1, 4, 7, options, ())
    state = read_record(record.write()).replay()
    assert animals(state) == {"wolf-02", "hound-03", *BLANKETS}
    assert state.options["animals"] == "wolf-02,hound-03,designer-02"
