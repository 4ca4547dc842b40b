"""Gymnasium's own check, the learner among bots, and many matches at once."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import wolfden
from wolfden.bots import UnknownBot
from wolfden.core.errors import BadOption
from wolfden.envs import NotOffered
from wolfden.envs.gym import gym_id

GAMES = pytest.mark.parametrize("spec", wolfden.games(), ids=lambda spec: spec.id)


def played(env, seed):
    seen, told = env.reset(seed=seed)
    over, earned = False, 0.0
    while not over:
        choice = int(np.flatnonzero(told["action_mask"])[0])
        seen, reward, terminated, truncated, told = env.step(choice)
        assert env.observation_space.contains(seen)
        earned, over = earned + reward, terminated or truncated
    return earned


@GAMES
def test_gymnasiums_own_check_passes(spec):
    env = gymnasium.make(gym_id(spec), opponents="random", render_mode="ansi")
    check_env(env.unwrapped)


@pytest.mark.parametrize("opponents", ["random", "greedy", "pup,greedy"])
def test_a_learner_plays_whole_matches_among_bots_the_same_for_the_same_seed(opponents):
    env = gymnasium.make("wolfden/WolfAndHound-v0", opponents=opponents, seat=None)
    earned = [played(env, seed) for seed in range(4)]
    assert set(earned) <= {-1.0, 1.0}
    assert earned == [played(env, seed) for seed in range(4)]


def test_bots_must_be_known():
    with pytest.raises(UnknownBot):
        gymnasium.make("wolfden/Jagdfieber-v0", opponents="wolfgang")


def test_a_choice_that_is_not_on_offer_loses_or_is_refused():
    env = gymnasium.make("wolfden/WolfAndHound-v0", disable_env_checker=True)
    env.reset(seed=1)
    _, reward, terminated, *_ = env.step(15)
    assert (reward, terminated) == (-1.0, True)
    strict = gymnasium.make("wolfden/WolfAndHound-v0", illegal="raise", disable_env_checker=True)
    strict.reset(seed=1)
    with pytest.raises(NotOffered):
        strict.step(15)


def test_a_match_can_be_cut_short():
    env = gymnasium.make("wolfden/Jagdfieber-v0", opponents="random", max_cycles=2)
    _, told = env.reset(seed=1)
    for expected in (False, True):
        choice = np.flatnonzero(told["action_mask"])[0]
        _, _, terminated, truncated, told = env.step(choice)
        assert (terminated, truncated) == (False, expected)


def test_a_vector_steps_the_matches_that_single_environments_play():
    settings = {"opponents": "random", "players": 3, "days": 1}
    vector = gymnasium.make_vec("wolfden/Jagdfieber-v0", num_envs=3, **settings)
    singles = [gymnasium.make("wolfden/Jagdfieber-v0", **settings) for _ in range(3)]
    seen, told = vector.reset(seed=10)
    first = [env.reset(seed=10 + number) for number, env in enumerate(singles)]
    assert np.array_equal(seen, [each for each, _ in first])
    ended = 0
    for _ in range(30):
        choices = np.argmax(told["action_mask"], axis=1)
        seen, rewards, over, cut, told = vector.step(choices)
        for number, env in enumerate(singles):
            alone, reward, terminated, truncated, _ = env.step(choices[number])
            assert (reward, terminated, truncated) == (rewards[number], over[number], cut[number])
            if terminated:
                assert np.array_equal(told["final_obs"][number], alone)
                alone, _ = env.reset()
                ended += 1
            assert np.array_equal(seen[number], alone)
    assert ended >= 3
    assert vector.observation_space.contains(seen)


def test_fewer_opponents_than_seats_are_repeated():
    env = gymnasium.make("wolfden/Jagdfieber-v0", players=4, seat=1, opponents="greedy,random")
    env.reset(seed=1)
    assert env.unwrapped.company.bots == {0: "greedy", 2: "random", 3: "greedy"}


def test_seats_and_settings_must_be_there():
    assert gymnasium.make("wolfden/Jagdfieber-v0", players=3, seat=-1).reset()[1]["seat"] == 2
    many, none = {"opponents": "pup,pup,pup"}, {"opponents": []}
    for wrong in ({"seat": 3}, {"seat": -4}, {"illegal": "replace"}, many, none):
        with pytest.raises(BadOption):
            gymnasium.make("wolfden/Jagdfieber-v0", players=3, **wrong)
        with pytest.raises(BadOption):
            gymnasium.make_vec("wolfden/Jagdfieber-v0", num_envs=2, players=3, **wrong)
