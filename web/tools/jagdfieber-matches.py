"""Writes the matches that stage.test.ts checks the staging against, played by the real engine.

PYTHONPATH=src python web/tools/jagdfieber-matches.py
"""

import json
import random
from pathlib import Path

import msgspec

import wolfden

OUT = Path(__file__).parents[1] / "src/games/jagdfieber/fixtures/matches.json"
TABLES = ((3, 2, 5), (4, 1, 8), (5, 1, 11))
"""Players, days, seed."""


def play(players: int, days: int, seed: int) -> dict[str, object]:
    state = wolfden.new("jagdfieber", players=players, seed=seed, days=days)
    dice = random.Random(seed)
    viewer = 0
    first = state.view(viewer)
    rounds = []
    while state.to_act:
        told: list[wolfden.Event] = []
        mine = None
        for seat in (*state.to_act,):
            mine = state.view(viewer).lodges[viewer].choice
            state.play(seat, dice.choice(state.legal(seat)), told.append)
        events = [{"name": event.name, "data": event.data} for event in told]
        rounds.append({"mine": mine, "events": events, "after": state.view(viewer)})
    return msgspec.to_builtins({"first": first, "rounds": rounds})


if __name__ == "__main__":
    OUT.write_text(json.dumps([play(*table) for table in TABLES], separators=(",", ":")) + "\n")
