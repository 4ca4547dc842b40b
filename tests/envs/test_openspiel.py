"""OpenSpiel's own tests, its bots, and what its states may know."""

import pickle

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

import wolfden
from wolfden.envs import NotOffered, openspiel

SHORT = {
    "jagdfieber": "players=3,days=1",
    "the-wolves": "players=2,moons=1",
    "wolf-and-hound": "players=4,preset=own,animals=wolf-01+hound-02+sheep-01",
    "wolfsspuren": "players=3,target=40,joining=True",
}
GAMES = pytest.mark.parametrize("spec", wolfden.games(), ids=lambda spec: spec.id)


def short(spec):
    return pyspiel.load_game(f"{openspiel.name_of(spec)}({SHORT.get(spec.id, '')})")


def dealt(game, deal=3, moves=0, seed=1):
    """A state after so many random moves."""
    state, random = game.new_initial_state(), np.random.RandomState(seed)
    state.apply_action(deal)
    for _ in range(moves):
        if not state.is_terminal():
            state.apply_action(random.choice(state.legal_actions()))
    return state


@GAMES
def test_openspiels_own_test_passes_with_serialisation(spec, capfd):
    pyspiel.random_sim_test(short(spec), num_sims=1, serialize=True, verbose=False)


@GAMES
def test_every_table_can_be_loaded_and_its_parameters_are_the_games_own(spec):
    for players in spec.players:
        game = pyspiel.load_game(openspiel.name_of(spec), {"players": players})
        assert game.num_players() == players
        state = dealt(game)
        assert state.course.match == spec.new(players, 3)
        tensor = state.observation_tensor(state.current_player())
        assert np.array_equal(
            np.float32(tensor),
            game.table.observer.numbers(state.course.match, state.current_player()),
        )


@GAMES
def test_a_state_dealt_anew_looks_the_same_to_its_player_and_is_another(spec):
    game, differ = short(spec), False
    for moves in (0, 5, 11, 23):
        state = dealt(game, moves=moves)
        if state.is_terminal():
            continue
        player = state.current_player()
        twin = state.resample_from_infostate(player, np.random.RandomState(2).random_sample)
        assert twin.information_state_string(player) == state.information_state_string(player)
        assert twin.legal_actions() == state.legal_actions()
        differ |= twin.course.match != state.course.match
    assert differ != spec.perfect_information


def test_players_who_were_told_different_things_are_in_different_information_states():
    """Two rounds that leave the same table behind are told apart by their story."""
    game = short(wolfden.spec_of("jagdfieber"))
    one, other, asked_before = (dealt(game) for _ in range(3))
    for state, cards in ((one, (3, 3, 3, 2, 2, 2)), (other, (2, 2, 2, 3, 3, 3))):
        for card in cards:
            state.apply_action(card)
    for card in (3, 3, 3, 2, 2, 2):
        asked_before.apply_action(card)
        asked_before.information_state_string(0)
    assert one.information_state_string(0) != other.information_state_string(0)
    assert one.information_state_string(0) == asked_before.information_state_string(0)


def test_what_another_has_sealed_shows_nowhere():
    game = short(wolfden.spec_of("jagdfieber"))
    one, other = dealt(game), dealt(game)
    one.apply_action(0)
    other.apply_action(1)
    for player in (1, 2):
        assert one.information_state_string(player) == other.information_state_string(player)
        assert one.information_state_tensor(player) == other.information_state_tensor(player)
    assert one.information_state_string(0) != other.information_state_string(0)


def test_clones_go_their_own_ways_and_pickled_states_go_on():
    state = dealt(short(wolfden.spec_of("wolfsspuren")), moves=20)
    clone, read = state.clone(), pickle.loads(pickle.dumps(state))
    clone.apply_action(clone.legal_actions()[-1])
    assert str(clone).startswith(str(state))
    assert clone.history() != state.history()
    assert read.course.match == state.course.match
    for player in range(3):
        assert read.information_state_string(player) == state.information_state_string(player)


@pytest.mark.parametrize("game", ["jagdfieber", "wolf-and-hound"])
def test_openspiels_searches_play_whole_matches(game):
    loaded = short(wolfden.spec_of(game))
    random = np.random.RandomState(4)
    evaluator = mcts.RandomRolloutEvaluator(1, random)
    bots = [
        ismcts.ISMCTSBot(loaded, evaluator, 1.4, 3, random_state=random),
        mcts.MCTSBot(loaded, 1.4, 3, evaluator, random_state=random),
    ]
    state = dealt(loaded)
    while not state.is_terminal():
        state.apply_action(bots[state.current_player() % 2].step(state))
    assert max(state.returns()) > 0


def test_an_action_that_is_not_on_offer_is_refused():
    state = pyspiel.load_game("wolfden_jagdfieber(days=1)").new_initial_state()
    state.apply_action(3)
    with pytest.raises(NotOffered, match="player 0 is not offered action 999"):
        state.apply_action(999)
