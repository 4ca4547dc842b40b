"""Learned policies and OpenSpiel's bots at our tables."""

import signal
import subprocess
import sys
import time
from pathlib import Path

import numpy as np
import pytest

import wolfden
from wolfden.arena import Arena, Workers
from wolfden.bots import UnknownBot, bot_of, decide
from wolfden.core import Chance
from wolfden.envs import openspiel_searches
from wolfden.envs.errors import BadPolicy
from wolfden.envs.policy import About, Policy, read

LEARNER = Path(__file__).parents[2] / "examples" / "learner" / "learn.py"
INTERRUPTIBLE = """
import pathlib, runpy, signal, sys
signal.signal(signal.SIGINT, signal.default_int_handler)
del sys.argv[0]
sys.path.insert(0, str(pathlib.Path(sys.argv[0]).parent))
runpy.run_path(sys.argv[0], run_name="__main__")
"""
"""A script, even where tests run in the background and Ctrl-C is ignored."""
TABLE = About("jagdfieber", 3, {"days": 1})


def written(file, favourite):
    """A policy that likes the cards of higher numbers more, or fewer."""
    length = 68
    bias = favourite * np.arange(5, dtype=np.float32)
    Policy(TABLE, [(np.zeros((length, 5), np.float32), bias)]).write(file)
    return file


def test_a_policy_is_written_read_and_plays_what_it_likes_best(tmp_path):
    state = wolfden.new("jagdfieber", players=3, seed=1, days=1)
    for favourite, card in ((9, "play closed"), (-9, "play hunter")):
        file = written(tmp_path / f"{favourite}.npz", favourite)
        for kind in ("policy", "policy-best"):
            chosen = decide(f"{kind}:{file}", state, 1, Chance.from_seed(3))
            assert chosen.text == card
    assert read(file).about == TABLE


def test_a_policy_draws_by_its_chances_and_the_best_one_does_not(tmp_path):
    state = wolfden.new("jagdfieber", players=3, seed=1, days=1)
    file = written(tmp_path / "even.npz", 0)
    drawn = {decide(f"policy:{file}", state, 0, Chance.from_seed(n)).text for n in range(40)}
    best = {decide(f"policy-best:{file}", state, 0, Chance.from_seed(n)).text for n in range(9)}
    assert len(drawn) == 5
    assert len(best) == 1


def test_a_policy_for_another_table_or_no_policy_at_all_is_refused(tmp_path):
    file = written(tmp_path / "policy.npz", 1)
    with pytest.raises(BadPolicy):
        decide(f"policy:{file}", wolfden.new("jagdfieber", players=4), 0, Chance.from_seed(1))
    (tmp_path / "text.npz").write_text("no policy")
    for name in ("text.npz", "nowhere.npz"):
        with pytest.raises(BadPolicy):
            bot_of(f"policy:{tmp_path / name}")


def test_policies_and_openspiels_bots_play_in_the_arena(tmp_path):
    policy = f"policy:{written(tmp_path / 'policy.npz', 1)}"
    bots = (policy, "openspiel-ismcts@2", "openspiel-mcts@0.001s", "openspiel-uniform_random")
    arena = Arena("jagdfieber", bots, 3, 4, options={"days": 1})
    arena.run(Workers(1))
    assert not arena.failed
    assert {bot for each in arena.played.values() for bot in each.seating} == set(bots)


def test_where_nothing_is_hidden_ismcts_is_mcts():
    state = wolfden.new("the-wolves", players=2, seed=1, moons=1)
    chosen = decide("openspiel-ismcts@2", state, state.to_act[0], Chance.from_seed(1))
    assert chosen in state.legal(state.to_act[0])


@pytest.mark.parametrize("game", ["jagdfieber", "the-wolves"])
def test_openspiels_searches_keep_to_their_time_however_long_simulations_take(game, monkeypatch):
    now, lasts = 0.0, 0.0

    def rollout(evaluator, state):
        nonlocal now
        now += lasts
        return np.zeros(3)

    monkeypatch.setattr(openspiel_searches.RandomRolloutEvaluator, "evaluate", rollout)
    monkeypatch.setattr(openspiel_searches, "thread_time", lambda: now)
    state = wolfden.new(game, players=3, seed=1)
    for simulation, taken in ((0.1, 5.0), (2.0, 6.0), (30.0, 60.0)):
        now, lasts = 0.0, simulation
        decide("openspiel-ismcts@5s", state, state.to_act[0], Chance.from_seed(1))
        assert now == pytest.approx(taken, abs=0.2)


def test_a_bot_that_openspiel_does_not_know_is_refused_by_name():
    with pytest.raises(UnknownBot, match="openspiel-stockfish"):
        bot_of("openspiel-stockfish")


@pytest.mark.timeout(120)
def test_the_example_learns_stops_and_goes_on(tmp_path):
    """A moment of schooling, ended by Ctrl-C; the second run begins where the first one ended."""
    file = tmp_path / "learned.npz"

    def school(minutes):
        command = [sys.executable, "-c", INTERRUPTIBLE, LEARNER, "jagdfieber",
                   "--players", "3", "--option", "days=1", "--minutes", str(minutes),
                   "--matches", "4", "--width", "16", "--out", file]  # fmt: skip
        return subprocess.Popen(command, stdout=subprocess.PIPE, text=True)

    def learned():
        with np.load(file) as held:
            return held["curve"], int(held.get("policy_steps", 0))

    stopped = school(10)
    while not file.exists():
        assert stopped.poll() is None
        time.sleep(0.05)
    time.sleep(0.5)
    stopped.send_signal(signal.SIGINT)
    assert "goes on from here" in stopped.communicate()[0]
    assert stopped.returncode == 0
    first, steps = learned()
    again = school(first[-1][0] / 60 + 0.01)
    assert (again.communicate(), again.returncode)[1] == 0
    second, more = learned()
    assert more > steps >= 0
    assert np.array_equal(second[: len(first)], first)
    assert second[-1][1] > first[-1][1]
    assert file.with_suffix(".png").stat().st_size > 1000
    decide(f"policy:{file}", wolfden.new("jagdfieber", 3, days=1), 0, Chance.from_seed(1))
