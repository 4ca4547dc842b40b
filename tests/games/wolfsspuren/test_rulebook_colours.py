"""Preparation 1: each chooses a colour; the sexes are spread as evenly as can be, by chance too."""

from __future__ import annotations

import pickle
from collections import Counter
from itertools import permutations
from pathlib import Path

import pytest

import wolfden
from wolfden.bots import decide
from wolfden.core import Chance
from wolfden.core.errors import UnevenChoice
from wolfden.core.record_reader import read_record
from wolfden.games.wolfsspuren.model import COLOURS, COMPONENTS
from wolfden.games.wolfsspuren.setup import CHOSEN
from wolfden.games.wolfsspuren.wolves import KINDS

GOLDEN = Path(__file__).parents[2] / "golden" / "wolfsspuren"
TWO_MALES, TWO_FEMALES = {"green", "black", "orange"}, {"blue", "yellow", "grey"}


def new(players: int = 4, seed: int = 1, **options):
    return wolfden.new("wolfsspuren", players=players, seed=seed, **options)


def colours_of(state) -> list[str]:
    return [player.colour for player in state.view(None).players]


def males_of(state) -> int:
    return sum(player.sexes.count("male") for player in state.view(None).players)


def fight(colours: str):
    """A match of greedy bots with the first fight in sight."""
    state, chance = new(3, 5, colours=colours), Chance.from_seed(5)
    while not any(action.verb == "attack" for action in state.legal(state.to_act[0])):
        state.play(state.to_act[0], decide("greedy", state, state.to_act[0], chance))
    return state


def test_some_colours_have_two_males_and_others_two_females():
    assert [set(kind) for kind in KINDS] == [TWO_MALES, TWO_FEMALES]


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_without_a_word_the_seats_have_the_colours_as_they_lie_in_the_box(players):
    assert colours_of(new(players)) == list(COLOURS[:players])
    assert new(players).options["colours"] == ",".join(COLOURS[:players])


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_exactly_the_choices_that_spread_the_sexes_evenly_are_taken(players):
    for words in permutations(COLOURS, players):
        even = abs(sum(word in TWO_MALES for word in words) * 2 - players) <= players % 2
        if even:
            assert CHOSEN.check_at(players, ",".join(words)) == ",".join(words)
        else:
            with pytest.raises(UnevenChoice):
                CHOSEN.check_at(players, ",".join(words))


def test_what_could_not_be_completed_is_refused_and_says_why():
    with pytest.raises(UnevenChoice, match="with 4 players at most 2 may choose among") as refused:
        new(4, colours="green,any,black,orange")
    assert refused.value.code == "uneven-choice"
    assert refused.value.details == {
        "option": "colours", "words": "green, black, orange", "most": 2, "players": 4,
    }  # fmt: skip
    assert colours_of(new(5, colours="green,any,black,orange"))[0] == "green"


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_who_chose_has_it_and_chance_gives_the_others_what_is_left_as_evenly_as_can_be(players):
    for seed in range(40):
        state = new(players, seed, colours="any,grey")
        found = colours_of(state)
        assert found[1] == "grey"
        assert len(set(found)) == players
        assert abs(2 * males_of(state) - 3 * players) <= 1


def test_all_ways_to_deal_colours_by_chance_are_equally_likely():
    found = Counter(tuple(colours_of(new(3, seed, colours="any"))) for seed in range(5400))
    assert len(found) == 6 * 5 * 4 - 2 * 6
    assert max(found.values()) < 90, "50 are expected of each"


def test_a_seed_deals_the_same_colours_again():
    assert new(4, 9, colours="any") == new(4, 9, colours="any")
    assert len({tuple(colours_of(new(4, seed, colours="any"))) for seed in range(9)}) > 4


def test_wolves_have_the_name_and_the_sex_of_their_colour_wherever_its_player_sits():
    view = new(3, colours="grey,green,yellow").view(None)
    for player in view.players:
        males = COMPONENTS["wolves"]["males"][player.colour]
        assert player.sexes == tuple("male" if each in males else "female" for each in "abc")
    state = fight("grey,green,yellow")
    for row in state.view(None).rows:
        for wolf in filter(None, (row.female, row.male)):
            colour, letter = wolf.name.split("-")
            assert (colour, letter) == (view.players[wolf.seat].colour, wolf.letter)
            assert (wolf.sex == "male") == (letter in COMPONENTS["wolves"]["males"][colour])


def test_attacks_name_the_wolf_by_its_colour_and_colours_that_are_not_there_are_no_target():
    state = fight("grey,green,yellow")
    seat = state.to_act[0]
    here = {wolf.name for row in state.view(None).rows for wolf in (row.female, row.male) if wolf}
    attacks = [each for each in state.legal(seat) if each.verb == "attack"]
    assert {str(each.fields["wolf"]) for each in attacks} <= here
    nobody = state.spec.actions.parse("attack blue-a")
    assert state.why_not(seat, nobody) == "wolfsspuren-why-not-in-the-pack"
    events: list = []
    state.play(seat, attacks[0], events.append)
    assert (events[0].target, events[0].target_seat) == (
        attacks[0].fields["wolf"], colours_of(state).index(str(attacks[0].fields["wolf"])[:-2]),
    )  # fmt: skip


def test_the_same_kinds_of_colours_give_the_same_match_under_other_names():
    """Names decide nothing: only the sexes do."""
    for seed in range(6):
        box, other = new(4, seed), new(4, seed, colours="orange,grey,green,blue")
        chance, again = Chance.from_seed(seed), Chance.from_seed(seed)
        while box.to_act:
            seat = box.to_act[0]
            box.play(seat, chance.choice(box.legal(seat)))
            other.play(seat, again.choice(other.legal(seat)))
        assert box.outcome == other.outcome


def test_a_bot_remembers_who_gave_what_by_colour():
    state, chance = new(3, 4, colours="yellow,orange,grey"), Chance.from_seed(1)
    tactics = state.spec.tactics.at_table(3)
    while state.year < 2:
        events: list = []
        state.play(state.to_act[0], decide("greedy", state, state.to_act[0], chance), events.append)
        tactics.watch(events)
    [hunt] = tactics.habits.hunts[:1]
    assert [COLOURS[at] for at, wolves in enumerate(hunt.wolves) if wolves] == [
        "yellow", "orange", "grey",
    ]  # fmt: skip


def test_a_position_with_chosen_colours_goes_to_another_process_and_back():
    state = fight("grey,green,yellow")
    twin = pickle.loads(pickle.dumps(state))
    assert twin == state
    assert twin.wolves is state.wolves
    assert state != fight("grey,green,blue")


def test_a_record_from_before_there_was_a_choice_replays_with_the_colours_of_the_box():
    record = read_record((GOLDEN / "record-4-before-colours.txt").read_text("utf-8"))
    assert "colours" not in record.options
    assert colours_of(record.replay()) == list(COLOURS[:4])
