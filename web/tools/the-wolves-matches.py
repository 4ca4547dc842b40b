"""Writes the matches that The Wolves' stage.test.ts checks the staging against, by the real engine.

    PYTHONPATH=src python web/tools/the-wolves-matches.py

A view is long and changes little from move to move, so only what changed is written down.
"""

import json
import random
from pathlib import Path
from typing import Any

import msgspec

import wolfden

OUT = Path(__file__).parents[1] / "src/games/the-wolves/fixtures/matches.json"
TABLES = ((2, 5),)
"""Players and seed."""
LIKED = {"dominate": 12, "upgrade": 12, "howl": 8, "den": 6, "end": 4}


def shown(state: wolfden.State) -> dict[str, Any]:
    view: dict[str, Any] = msgspec.to_builtins(state.view(None))
    view["turn"] |= {"targets": [], "deeds": []}
    return view


def change(before: Any, after: Any, deep: int = 3) -> Any:
    """What `after` has that `before` had not; None for what is gone."""
    if deep == 0 or not isinstance(after, dict) or not isinstance(before, dict):
        return after
    return {
        key: change(before.get(key), after.get(key), deep - 1)
        for key in before.keys() | after.keys()
        if before.get(key) != after.get(key)
    }


def by_number(view: dict[str, Any]) -> dict[str, Any]:
    """Boards and regions by their number, so that they change one by one."""
    lists = ("boards", "regions")
    return view | {name: {str(n): each for n, each in enumerate(view[name])} for name in lists}


def play(players: int, seed: int) -> dict[str, Any]:
    state = wolfden.new("the-wolves", players=players, seed=seed)
    dice = random.Random(seed)
    first = before = shown(state)
    moves = []
    while state.to_act:
        told: list[wolfden.Event] = []
        (seat,) = state.to_act
        legal = state.legal(seat)
        action = dice.choices(legal, [LIKED.get(one.verb, 1) for one in legal])[0]
        state.play(seat, action, told.append)
        events = [[event.name, event.data] for event in told]
        after = shown(state)
        moves.append([events, change(by_number(before), by_number(after))])
        before = after
    return {"first": first, "moves": moves}


if __name__ == "__main__":
    OUT.parent.mkdir(exist_ok=True)
    text = json.dumps([play(*table) for table in TABLES], separators=(",", ":"))
    OUT.write_text(text + "\n")
