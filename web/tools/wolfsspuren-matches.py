"""Writes the matches that stage.test.ts checks the staging against, played by the real engine.

PYTHONPATH=src python web/tools/wolfsspuren-matches.py
"""

import json
from pathlib import Path

import msgspec

import wolfden
from wolfden.bots.greedy import Greedy
from wolfden.bots.random import Random
from wolfden.core import Chance, Event

OUT = Path(__file__).parents[1] / "src/games/wolfsspuren/fixtures/matches.json"
TABLES = (
    (3, 1, Greedy(), {}),
    (4, 2, Greedy(), {"joining": True, "lifespan": True}),
    (6, 3, Greedy(), {}),
    (5, 7, Random(), {"joining": True}),
    (3, 5, Random(), {"joining": True}),
)
"""Players, seed, bot, options."""
YEARS = 4
SILENT = {"planned", "readied", "reconsidered", "chose"}


def short(view) -> dict[str, object]:
    """What the staging must have right after each move."""
    wolf = lambda one: one and [one.name, one.strength, one.discs, one.place]  # noqa: E731
    return {
        "rows": [[row.kind, row.points, wolf(row.female), wolf(row.male)] for row in view.rows],
        "pups": view.pups.count,
        "prey": sorted([card.kind, card.count] for card in view.prey.face_up),
        "hunted": view.prey.hunted,
        "players": [[p.score, p.hand, p.pups, "".join(p.in_pack)] for p in view.players],
    }


def play(
    players: int, seed: int, bot: Greedy | Random, options: dict[str, bool]
) -> dict[str, object]:
    state = wolfden.new("wolfsspuren", players=players, seed=seed, **options)
    chance = Chance.from_seed(seed)
    first = state.view(None)
    moves = []
    while state.to_act and state.view(None).year <= YEARS:
        seat = state.to_act[0]
        events: list[Event] = []
        state.play(seat, bot.choose(state, seat, chance), events.append)
        if any(event.name not in SILENT for event in events):
            view, told = state.view(None), [{"name": e.name, "data": e.data} for e in events]
            moves.append({"events": told, "after": short(view), "sheet": view.sheet})
    return msgspec.to_builtins({"first": first, "moves": moves})


if __name__ == "__main__":
    OUT.parent.mkdir(exist_ok=True)
    OUT.write_text(json.dumps([play(*table) for table in TABLES], separators=(",", ":")) + "\n")
