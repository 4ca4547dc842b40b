"""Moves a second through PettingZoo, Gymnasium and OpenSpiel, against the same game by hand.

    python benchmarks/envs.py [--rounds 9] [--matches 12]
    python benchmarks/envs.py --table [--matches 12]

All take turns in one run, so that whatever else the machine does strikes them alike; read the
ratios. With --table: how large every game is, for docs/research.md.
"""

from __future__ import annotations

import argparse
import pickle
import random
import statistics
import time
from collections.abc import Callable
from typing import Any

import field_jagdfieber
import gymnasium
import numpy as np
import pyspiel

import wolfden
import wolfden.envs.openspiel
from wolfden.envs import env, raw_env
from wolfden.envs.observing import Observer

PLAYERS = 4
SAMPLED = 10
COLUMNS = (
    "game", "players", "numbers", "actions", "bytes", "choices", "most", "decisions",
    "playouts/s", "moves/s",
)  # fmt: skip


def through_pettingzoo(table: Any, matches: int, seed: int) -> int:
    """Whole random matches, every seat looking before it chooses; how many moves."""
    chance, moves = random.Random(seed), 0
    for match in range(matches):
        table.reset(seed=seed + match)
        for _ in table.agent_iter():
            seen, _, terminated, truncated, _ = table.last()
            if terminated or truncated:
                table.step(None)
                continue
            choices = seen["action_mask"].nonzero()[0]
            table.step(int(choices[int(chance.random() * len(choices))]))
            moves += 1
    return moves


def through_openspiel(game: Any, matches: int, seed: int, looking: bool = False) -> int:
    chance, moves = random.Random(seed), 0
    for _ in range(matches):
        state = game.new_initial_state()
        state.apply_action(chance.randrange(PLAYERS))
        while not state.is_terminal():
            if looking:
                state.observation_tensor(state.current_player())
            choices = state.legal_actions()
            state.apply_action(choices[int(chance.random() * len(choices))])
            moves += 1
        state.returns()
    return moves


def through_vector(tables: Any, matches: int, seed: int) -> int:
    """Decisions of the learner and of the three random bots beside it."""
    _, told = tables.reset(seed=seed)
    together = int(tables.num_envs)
    chance, steps = np.random.default_rng(seed), matches * 172 // (PLAYERS * together)
    for _ in range(steps):
        drawn = chance.random(told["action_mask"].shape) * told["action_mask"]
        _, _, _, _, told = tables.step(drawn.argmax(axis=1))
    return steps * PLAYERS * together


def rate(work: Callable[[], int]) -> float:
    """Moves a second of processor time."""
    begun = time.process_time()
    return work() / (time.process_time() - begun)


def compare(rounds: int, matches: int) -> None:
    ours, raw = env("jagdfieber", PLAYERS), raw_env("jagdfieber", PLAYERS)
    by_hand, by_hand_raw = field_jagdfieber.env(PLAYERS), field_jagdfieber.HandWrittenAEC(PLAYERS)
    game = pyspiel.load_game("wolfden_jagdfieber(deals=4)")
    spiel_by_hand = pyspiel.load_game("jagdfieber_by_hand")
    vector = gymnasium.make_vec("wolfden/Jagdfieber-v0", num_envs=16, opponents="random")
    runs: dict[str, tuple[str, Callable[[int], int]]] = {
        "PettingZoo env() by hand": ("", lambda seed: through_pettingzoo(by_hand, matches, seed)),
        "wolfden env()": (
            "PettingZoo env() by hand", lambda seed: through_pettingzoo(ours, matches, seed)),
        "PettingZoo raw_env() by hand": (
            "", lambda seed: through_pettingzoo(by_hand_raw, matches, seed)),
        "wolfden raw_env()": (
            "PettingZoo raw_env() by hand", lambda seed: through_pettingzoo(raw, matches, seed)),
        "wolfden in Gymnasium, 16 at once": (
            "PettingZoo raw_env() by hand", lambda seed: through_vector(vector, matches, seed)),
        "OpenSpiel by hand": ("", lambda seed: through_openspiel(spiel_by_hand, matches, seed)),
        "wolfden in OpenSpiel": (
            "OpenSpiel by hand", lambda seed: through_openspiel(game, matches, seed)),
        "OpenSpiel by hand, looking": (
            "", lambda seed: through_openspiel(spiel_by_hand, matches, seed, True)),
        "wolfden in OpenSpiel, looking": (
            "OpenSpiel by hand, looking",
            lambda seed: through_openspiel(game, matches, seed, True)),
    }  # fmt: skip
    rates: dict[str, list[float]] = {name: [] for name in runs}
    for seed in range(rounds):
        for turn, (name, (_, work)) in enumerate(runs.items()):
            first = matches * (seed * len(runs) + turn)  # nothing remembered from the one before
            rates[name].append(rate(lambda work=work, seed=first: work(seed)))  # type: ignore[misc]
    for name, (yardstick, _) in runs.items():
        told = f"{name:34} {statistics.median(rates[name]):9,.0f} moves/s"
        if yardstick:
            pairs = zip(rates[name], rates[yardstick], strict=True)
            ratios = sorted(one / other for one, other in pairs)
            told += (
                f"   {statistics.median(ratios):5.2f} times ({ratios[0]:.2f} to {ratios[-1]:.2f})"
            )
        print(told, flush=True)


def table(matches: int) -> None:
    """A row for each game and number of players."""
    print(f"| {' | '.join(COLUMNS)} |")
    print("| --- " + "| ---: " * (len(COLUMNS) - 1) + "|")
    for spec in wolfden.games():
        for players in spec.players:
            print(row(spec, players, matches), flush=True)


def row(spec: Any, players: int, matches: int) -> str:
    observer = Observer(spec, players, {})
    widths, lengths, sizes, chance = [], [], [], random.Random(1)
    for seed in range(matches):
        state, moves = spec.new(players, seed), 0
        while state.to_act:
            seat = state.to_act[0]
            offered = list(observer.encoding.offered(seat, state.legal(seat)).values())
            widths.append(len(offered))
            state.play(seat, chance.choice(offered))
            moves += 1
            if moves % SAMPLED == 0:
                sizes.append(len(pickle.dumps(state)))
        lengths.append(moves)
    playouts = rate(lambda: played_out(spec, players, matches))
    table = raw_env(spec.id, players)
    stepped = rate(lambda: through_pettingzoo(table, max(1, matches // SAMPLED), 1))
    return (
        f"| {spec.titles['en']} | {players} | {observer.encoding.length:,} | "
        f"{observer.encoding.actions} | {statistics.median(sizes):,.0f} | "
        f"{statistics.mean(widths):.1f} | {max(widths)} | {statistics.mean(lengths):.0f} | "
        f"{playouts:,.0f} | {stepped:,.0f} |"
    )


def played_out(spec: Any, players: int, matches: int) -> int:
    chance = random.Random(2)
    for seed in range(matches):
        spec.new(players, seed).playout(chance.random)
    return matches


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--matches", type=int, default=12)
    parser.add_argument("--table", action="store_true")
    given = parser.parse_args()
    if given.table:
        table(given.matches)
    else:
        compare(given.rounds, given.matches)


if __name__ == "__main__":
    main()
