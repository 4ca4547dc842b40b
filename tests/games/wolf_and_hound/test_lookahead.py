"""What a search of Wolf & Hound plays on, and what it hopes for."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

import wolfden
from wolfden.bots import decide
from wolfden.core import Chance
from wolfden.games.wolf_and_hound.animals import PRESETS
from wolfden.games.wolf_and_hound.knowledge import unseen_counts
from wolfden.games.wolf_and_hound.model import cards_in, kind_of
from wolfden.games.wolf_and_hound.state import WolfAndHoundState
from wolfden.games.wolf_and_hound.tactics.outlook import Stand, outlook_of
from wolfden.games.wolf_and_hound.tactics.rollout import chances_after, match_chance, play_on

from .table import Table, kind

TACTICS = wolfden.spec_of("wolf-and-hound").tactics
DIFFERENT = [preset for preset in PRESETS if not preset[-1].isdigit()]
"""Without those that name one of two cards, which chance picks as well."""


def choice(table: Table, level: str = "alpha@200") -> str:
    state = table.state
    return decide(level, state, state.to_act[0], Chance.from_seed(1)).text


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("preset", DIFFERENT)
def test_prospects_are_chances_and_opposite_for_the_teams(preset, players):
    state = wolfden.new("wolf-and-hound", players, 5, preset=preset, **{"meat-and-bone": True})
    chance = Chance.from_seed(2)
    while state.to_act:
        hopes = TACTICS.evaluate(state)
        assert all(0.0 <= hope <= 1.0 for hope in hopes)
        assert all(hope == hopes[seat % 2] for seat, hope in enumerate(hopes))
        assert hopes[0] + hopes[1] == pytest.approx(1.0)
        state.play(state.to_act[0], chance.choice(state.legal(state.to_act[0])))
    assert TACTICS.evaluate(state)[0] == float(state.outcome.places[0] == 1)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("preset", DIFFERENT)
def test_the_search_plays_every_preset_to_its_end(preset, players):
    state = wolfden.new("wolf-and-hound", players, 1, preset=preset)
    chance = Chance.from_seed(1)
    while state.to_act:
        seat = state.to_act[0]
        level = "alpha@8" if state.turn in (2, 3, 4) else "random"
        state.play(seat, decide(level, state, seat, chance))
    assert state.outcome is not None


def test_a_new_game_leaves_everything_open():
    state = wolfden.new("wolf-and-hound", 4, 1)
    assert 0.4 < TACTICS.evaluate(state)[0] < 0.6


def test_it_plays_on_for_a_round():
    state = Table("wolf-01 at 1, hound-01 at 1").state
    play_on(state)
    assert state.turn == 5


def test_it_plays_on_no_farther_than_the_game():
    table = Table("wolf-01 at 1", sheep=[3, 1, 3, 3], **{"best-of-five": True})
    table.hold("black-1")
    play_on(table.state)
    assert (table.state.game, table.state.turn, table.winner) == (2, 1, "blue")


def test_a_won_game_of_five_is_not_the_match():
    assert match_chance(1, 0, 3) == 11 / 16
    assert match_chance(2, 2, 3) == 0.5
    assert match_chance(3, 1, 3) == 1.0
    table = Table("wolf-01 at 1", sheep=[3, 1, 3, 3], **{"best-of-five": True}).hold("black-1")
    assert TACTICS.evaluate(table.state)[0] == 11 / 16


class TestOutlook:
    def at(self, table: Table, cards: int = 30):
        state = table.state
        stand = Stand(state.standing, -1)
        return outlook_of(state.table).at(stand, state.sheep, state.active, cards)

    def test_a_card_that_wins_is_certain(self):
        met = self.at(Table("wolf-01 at 1", sheep=[3, 1, 3, 3]))
        assert met.values[0] == 1.0, "black 1 sends the wolf to player 2"
        assert met.values[3] < 1.0

    def test_the_last_card_counts_sheep(self):
        met = self.at(Table("wolf-01 at 2", turn=4, sheep=[3, 2, 3, 2]), cards=1)
        assert met.values[3] == 1.0, "blue has more"
        met = self.at(Table("wolf-01 at 2", turn=4, sheep=[2, 2, 3, 3]), cards=1)
        assert met.values[3] == 0.0, "a tie is yellow's"

    def test_it_lies_between_the_worst_and_the_best_card(self):
        met = self.at(Table("wolf-01 at 2, hound-01 at 3", sheep=[2, 2, 3, 3]))
        assert min(met.values) < met.average < met.value < max(met.values)

    def test_yellow_chooses_what_is_worst_for_blue(self):
        met = self.at(Table("wolf-01 at 2, hound-01 at 3", turn=2, sheep=[2, 2, 3, 3]))
        assert min(met.values) < met.value < met.average

    def test_a_ghost_plays_better_than_chance_while_there_is_a_draw_pile(self):
        table = Table("wolf-01 at 2, hound-01 at 3", turn=3, players=2)
        met = self.at(table)
        assert met.value > met.average
        met = self.at(table, cards=14)
        assert met.value == met.average

    def test_of_two_equal_animals_the_better_one_is_turned(self):
        table = Table("metamorphic-03 at 2, metamorphic-04 at 4", sheep=[3, 3, 2, 3])
        state = table.play("white-4").state
        assert table.waits_for == "turn"
        first, second = chances_after(state)
        better = table.legal()[first < second]
        play_on(state, 1)
        assert table.back("metamorphic-03") == (better == "turn metamorphic-03")
        assert first != second


class TestExchange:
    """The ghost of player 2 has a black 1 turned up, which sends the wolf to player 1."""

    def after(self, animals: str, pile: str) -> list[float]:
        table = Table(animals, players=2, sheep=[1, 3, 3, 3]).draw_pile("black-1 white-1")
        table.ghost_pile(4, pile).start_turn_of(4)
        assert table.legal() == ["keep", "exchange"]
        return chances_after(table.state)

    def test_a_card_that_all_have_seen_is_what_an_exchange_brings(self):
        keep, exchange = self.after("wolf-01 at 4", "white-3! black-1")
        assert keep == 0.0
        assert exchange > 0.0

    def test_an_exchange_that_is_bound_to_fail_changes_nothing(self):
        keep, exchange = self.after("wolf-01 at 4, sheep-02 at 4", "white-3! black-1")
        assert keep == exchange == 0.0


def test_it_wins_when_it_can_and_saves_its_partner():
    table = Table("wolf-01 at 1", sheep=[3, 1, 3, 3]).hold("black-1 black-2 black-4 white-1")
    assert choice(table) == "play black-1"
    table = Table("wolf-01 at 3, hound-01 at 3", turn=2, sheep=[3, 3, 3, 1])
    assert choice(table.hold("black-1 white-1")) == "play white-1"


def test_the_same_chance_gives_the_same_choice():
    state = wolfden.new("wolf-and-hound", 4, 3)
    assert len({decide("alpha@60", state, 0, Chance.from_seed(9)).id for _ in range(4)}) == 1


class TestBeliefs:
    def held(self, states: Iterable[WolfAndHoundState], card: str) -> float:
        """How often player 2 is thought to hold such a card."""
        found = [kind(card) in cards_in(state.hands[1]) for state in states]
        return sum(found) / len(found)

    def test_who_plays_a_poor_card_has_hardly_kept_a_good_one(self):
        table = Table("wolf-01 at 1, hound-01 at 1").play("black-1", "white-4 white-4 white-4")
        state = table.play("black-2", "white-4 white-4 white-4").state
        luck = Chance.from_seed(4)
        dealt = [state.redeal(0, luck) for _ in range(300)]
        guessed = [TACTICS.determinise(state, 0, luck) for _ in range(300)]
        assert self.held(guessed, "black-1") < self.held(dealt, "black-1") / 1.5

    @pytest.mark.parametrize("players", [2, 3, 4])
    def test_guesses_keep_the_deck_and_what_the_seat_knows(self, players):
        state = wolfden.new("wolf-and-hound", players, 8, **{"meat-and-bone": True})
        chance = Chance.from_seed(8)
        while seats := state.to_act:
            guess = TACTICS.determinise(state, seats[0], chance)
            assert guess.view(seats[0]) == state.view(seats[0])
            assert unseen_counts(guess, seats[0]) == unseen_counts(state, seats[0])
            assert all_cards(guess) == all_cards(state)
            state.play(seats[0], chance.choice(state.legal(seats[0])))


def all_cards(state: WolfAndHoundState) -> list[int]:
    hands = [card for hand in state.hands for card in cards_in(hand)]
    return sorted([*hands, *(kind_of(card) for pile in state.ghosts for card in pile), *state.pile])


WELL_BEGUN = (
    "black-3 black-1 black-3 black-1 white-4 black-2 black-1 white-4 "
    "white-2 black-3 black-2 white-3 white-1 black-4 white-2"
)


def test_the_search_leaves_a_wolf_where_greedy_sends_it_on():
    """Wolf and hound stand before player 1; player 4 has one sheep and no 1 or 3 to play."""
    state = wolfden.new("wolf-and-hound", 4, 84)
    for card in WELL_BEGUN.split():
        state.play(state.to_act[0], state.spec.actions.parse(f"play {card}"))
    assert (state.places, state.sheep) == ((0, 0), (2, 3, 3, 1))
    assert decide("greedy", state, 3, Chance.from_seed(1)).text == "play black-2"
    assert decide("alpha@200", state, 3, Chance.from_seed(1)).text == "play white-2"
