"""PettingZoo's own tests, and what they do not ask."""

from functools import partial
from types import SimpleNamespace

import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)

import wolfden
from wolfden import envs
from wolfden.core.errors import BadOption
from wolfden.envs import NotAtOnce, NotOffered, jagdfieber_v0
from wolfden.envs.errors import NotReset

GAMES = pytest.mark.parametrize("spec", wolfden.games(), ids=lambda spec: spec.id)
pytestmark = pytest.mark.filterwarnings("ignore:Observation:UserWarning")
"""With a mask an observation is a dict: PettingZoo's tests warn of it, its manual asks for it."""


def module(spec):
    return getattr(envs, f"{spec.id.replace('-', '_')}_v0")


def played(env, choose):
    """The rewards of a whole match."""
    env.reset(seed=5)
    earned = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        earned[agent] += reward
        over = terminated or truncated
        env.step(None if over else choose(np.flatnonzero(seen["action_mask"])))
    return earned


@GAMES
def test_pettingzoos_own_tests_pass(spec, capsys):
    for players in {spec.players[0], spec.players[-1]}:
        api_test(module(spec).env(players=players), num_cycles=20)
        seed_test(partial(module(spec).env, players=players), num_cycles=5)
    render_test(
        module(spec).env, custom_tests={"svg": lambda drawn: drawn.startswith("<svg class")}
    )


def test_pettingzoos_own_tests_pass_where_all_choose_at_once():
    parallel_api_test(jagdfieber_v0.parallel_env(players=3), num_cycles=40)
    lenient = partial(jagdfieber_v0.parallel_env, illegal="replace")
    parallel_seed_test(lenient, num_cycles=10)
    env = partial(jagdfieber_v0.env, illegal="replace")
    max_cycles_test(SimpleNamespace(parallel_env=lenient, env=env))


def test_only_games_of_sealed_choices_are_parallel():
    with pytest.raises(NotAtOnce):
        envs.parallel_env("wolf-and-hound")


@GAMES
def test_a_match_is_the_one_that_the_engine_plays(spec):
    env = module(spec).raw_env(players=spec.players[0])
    state = spec.new(spec.players[0], 5)
    env.reset(seed=5)
    for _ in range(40):
        if not state.to_act:
            break
        seat = state.to_act[0]
        assert env.agent_selection == f"seat_{seat}"
        offered = env.table.observer.encoding.offered(seat, state.legal(seat))
        index = min(offered)
        env.step(index)
        state.play(seat, offered[index])
        assert env.match == state


def test_rewards_go_by_placing_and_by_score_or_win_if_asked():
    make = partial(jagdfieber_v0.raw_env, players=4, days=1)
    placed, scored, won = (played(make(reward=reward), max) for reward in ("place", "score", "win"))
    assert sum(placed.values()) == 0
    assert max(placed.values()) <= 1
    best = max(scored, key=scored.__getitem__)
    assert won[best] == 1
    assert placed[best] == max(placed.values())
    with pytest.raises(BadOption):
        make(reward="fame")


@pytest.mark.parametrize(
    "ask",
    [
        lambda env: env.last(), lambda env: env.step(0), lambda env: env.observe("seat_0"),
        lambda env: env.agent_iter(), lambda env: env.render(), lambda env: env.rewards,
    ],
)  # fmt: skip
def test_before_the_first_match_it_is_said_that_reset_comes_first(ask):
    env = jagdfieber_v0.env(players=3)
    env.render_mode = "ansi"
    with pytest.raises(NotReset, match="reset"):
        ask(env)
    assert not hasattr(env, "rewards")
    assert not hasattr(env, "whatever")
    env.reset(seed=1)
    ask(env)


@pytest.mark.parametrize("make", [jagdfieber_v0.env, jagdfieber_v0.parallel_env])
def test_a_setting_that_does_not_exist_is_refused(make):
    for wrong in ({"illegal": "cry"}, {"form": "round"}, {"render_mode": "smoke"}):
        with pytest.raises(BadOption, match=f"{next(iter(wrong.values()))}"):
            make(players=3, **wrong)


def test_partners_are_rewarded_alike():
    earned = played(envs.raw_env("wolf-and-hound", 4), min)
    assert sorted(earned.values()) == [-1, -1, 1, 1]
    assert earned["seat_0"] == earned["seat_2"]


def test_what_is_not_on_offer_is_refused_loses_or_is_replaced():
    def played_badly(illegal, make):
        env = make("wolf-and-hound", 2, illegal=illegal)
        env.reset(seed=1)
        env.step(15)
        return env

    with pytest.raises(NotOffered):
        played_badly("raise", envs.raw_env)
    loses = played_badly("lose", envs.env)
    assert all(loses.terminations.values())
    replaced = played_badly("replace", envs.env)
    assert not any(replaced.terminations.values())


def test_the_dict_form_is_the_flat_one_taken_apart():
    flat, parts = (jagdfieber_v0.raw_env(players=3, form=form) for form in ("flat", "dict"))
    for env in (flat, parts):
        env.reset(seed=2)
    seen = parts.observe("seat_1")
    assert parts.observation_space("seat_1").contains(seen)
    together = np.concatenate(list(seen["observation"].values()))
    assert np.array_equal(together, flat.observe("seat_1")["observation"])


def test_nobody_sees_what_another_has_sealed():
    env = jagdfieber_v0.raw_env(players=3)
    seen = []
    for card in (1, 2):
        env.reset(seed=2)
        env.step(card)
        seen.append([env.observe(agent)["observation"] for agent in env.agents])
    (mine, *others), (my_other, *same) = seen
    assert not np.array_equal(mine, my_other)
    assert np.array_equal(others, same)


def test_without_a_seed_every_deal_is_another_and_the_row_repeats_itself():
    def dealt():
        env = envs.raw_env("wolf-and-hound", 4)
        env.reset(seed=9)
        found = []
        for _ in range(3):
            found.append(env.match.hands)
            env.reset()
        return found

    assert dealt() == dealt()
    assert len(set(dealt())) == 3
