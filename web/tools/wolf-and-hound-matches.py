"""Writes the matches that stage.test.ts checks the staging against, played by the real engine.

PYTHONPATH=src python web/tools/wolf-and-hound-matches.py
"""

import json
import random
from pathlib import Path
from typing import Any

import msgspec

import wolfden

OUT = Path(__file__).parents[1] / "src/games/wolf-and-hound/fixtures/matches.json"
ALL = "wolf-02,wolf-08,hound-01,sheep-02,extra-01,extra-02,designer-02"
TABLES: tuple[tuple[int, int, dict[str, Any]], ...] = (
    (4, 3, {"preset": "first-game", "best-of-five": True}),
    (3, 5, {"preset": "own", "animals": "wolf-01,hound-01,sheep-01", "meat-and-bone": True}),
    (2, 2, {"preset": "gamer-metamorphic-a"}),
    (4, 11, {"preset": "own", "animals": ALL, "meat-and-bone": True}),
    (2, 16, {"preset": "own", "animals": "hound-01,wolf-06,sheep-02"}),
)
"""People, seed, options."""
EVENTS = 22
VIEWER = 0
MOST = 40


def choose(legal: tuple[Any, ...], dice: random.Random) -> Any:
    """Hoards 3s, so that sheep 02 finds hands of nothing else."""
    return dice.choice([action for action in legal if "-3" not in action.text] or legal)


def play(players: int, seed: int, options: dict[str, Any]) -> dict[str, Any]:
    state = wolfden.new("wolf-and-hound", players=players, seed=seed, **options)
    dice = random.Random(seed)
    first = state.view(VIEWER)
    moves = []
    while state.to_act:
        events: list[Any] = []

        def tell(event: Any, events: list[Any] = events) -> None:
            if event.audience is None or VIEWER in event.audience:
                events.append({"name": event.name, "data": event.data})

        seat = state.to_act[0]
        state.play(seat, choose(state.legal(seat), dice), tell)
        moves.append({"seat": seat, "events": events, "after": state.view(VIEWER)})
    return msgspec.to_builtins({"first": first, "moves": moves})


def lean(match: dict[str, Any]) -> dict[str, Any]:
    """Without what the staging does not read."""
    for view in (match["first"], *(move["after"] for move in match["moves"])):
        view["previews"], view["unseen"], view["starts"] = [], [], []
    match["moves"] = match["moves"][:MOST]
    return match


if __name__ == "__main__":
    matches = [lean(play(*table)) for table in TABLES]
    names = {e["name"] for match in matches for move in match["moves"] for e in move["events"]}
    assert len(names) == EVENTS, sorted(names)
    OUT.write_text(json.dumps(matches, separators=(",", ":")) + "\n")
