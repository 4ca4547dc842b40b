"""Writes the matches that each game's tests check its staging against, played by the real engine.

    PYTHONPATH=src python web/tools/matches.py [game ...]

A view is long and changes little from move to move, so only what changed is written down, as paths
and values: `src/games/played.ts` puts it together again.
"""

import json
import random
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

import wolfden
from wolfden.bots import decide
from wolfden.core import Action, Chance, Event, State

GAMES = Path(__file__).parents[1] / "src/games"

Choose = Callable[[State, int, random.Random], Action]
Json = Any


def any_action(state: State, seat: int, dice: random.Random) -> Action:
    return dice.choice(state.legal(seat))


def greedy(state: State, seat: int, dice: random.Random) -> Action:
    return decide("greedy", state, seat, Chance.from_seed(dice.getrandbits(32)))


def eager(state: State, seat: int, dice: random.Random) -> Action:
    """Likes what happens seldom in The Wolves."""
    liked = {"dominate": 12, "upgrade": 12, "howl": 8, "den": 6, "end": 4}
    legal = state.legal(seat)
    return dice.choices(legal, [liked.get(action.verb, 1) for action in legal])[0]


def hoard_threes(state: State, seat: int, dice: random.Random) -> Action:
    """So that sheep 02 of Wolf & Hound finds hands of nothing else."""
    legal = state.legal(seat)
    return dice.choice([action for action in legal if "-3" not in action.text] or legal)


@dataclass(frozen=True)
class Sample:
    """A match to write down: who plays how, who watches, and how far."""

    players: int
    seed: int
    options: dict[str, Any] = field(default_factory=dict)
    choose: Choose = any_action
    viewer: int | None = 0
    moves: int = 10_000


EVERY_ANIMAL = "wolf-02,wolf-08,hound-01,sheep-02,extra-01,extra-02,designer-02"
SAMPLES: dict[str, tuple[Sample, ...]] = {
    "jagdfieber": (
        Sample(3, 5, {"days": 2}), Sample(4, 8, {"days": 1}), Sample(5, 11, {"days": 1}),
    ),
    "the-wolves": (Sample(2, 5, choose=eager, viewer=None),),
    "wolf-and-hound": tuple(
        Sample(players, seed, options, hoard_threes, moves=40)
        for players, seed, options in (
            (4, 3, {"preset": "first-game", "best-of-five": True}),
            (3, 5, {"preset": "own", "animals": "wolf-01,hound-01,sheep-01",
                    "meat-and-bone": True}),
            (2, 2, {"preset": "gamer-metamorphic-a"}),
            (4, 11, {"preset": "own", "animals": EVERY_ANIMAL, "meat-and-bone": True}),
            (2, 16, {"preset": "own", "animals": "hound-01,wolf-06,sheep-02"}),
        )
    ),
    "wolfsspuren": tuple(
        Sample(players, seed, options, choose, viewer=None, moves=260)
        for players, seed, options, choose in (
            (3, 1, {}, greedy),
            (4, 2, {"joining": True, "lifespan": True}, greedy),
            (6, 3, {}, greedy),
            (5, 7, {"joining": True}, any_action),
            (3, 5, {"joining": True}, any_action),
        )
    ),
}  # fmt: skip
ADVICE = {"the-wolves": ("turn.targets", "turn.deeds"), "wolf-and-hound": ("previews", "unseen")}
"""What views advise and no staging reads; it is left out."""


def flat(event: Event) -> Json:
    return {"name": event.name} | msgspec.to_builtins(event.data)


def view_of(state: State, game: str, viewer: int | None) -> Json:
    view = msgspec.to_builtins(state.view(viewer))
    for path in ADVICE.get(game, ()):
        *inside, last = path.split(".")
        part = view
        for name in inside:
            part = part[name]
        part[last] = []
    return view


def changes(before: Json, after: Json, path: str = "") -> Iterator[list[Json]]:
    """[path, value] of what is new or another; [path] of what is gone."""
    if before == after:
        return
    pairs = _pairs(before, after)
    if pairs is None:
        yield [path, after]
        return
    for name, (old, new) in pairs.items():
        where = f"{path}.{name}" if path else name
        if new is GONE:
            yield [where]
        else:
            yield from changes(old, new, where)


GONE = object()


def _pairs(before: Json, after: Json) -> dict[str, tuple[Json, Json]] | None:
    """What stood and stands under each name or number; None where the two are not alike."""
    if isinstance(before, dict) and isinstance(after, dict):
        names = dict.fromkeys((*before, *after))
        return {name: (before.get(name, GONE), after.get(name, GONE)) for name in names}
    both = isinstance(before, list | tuple) and isinstance(after, list | tuple)
    if both and len(before) == len(after):
        return {str(n): pair for n, pair in enumerate(zip(before, after, strict=True))}
    return None


def play(game: str, sample: Sample) -> Json:
    state = wolfden.new(game, players=sample.players, seed=sample.seed, **sample.options)
    dice = random.Random(sample.seed)
    first = before = view_of(state, game, sample.viewer)
    moves: list[Json] = []
    while state.to_act and len(moves) < sample.moves:
        seat = state.to_act[0]
        told: list[Event] = []
        state.play(seat, sample.choose(state, seat, dice), told.append)
        after = view_of(state, game, sample.viewer)
        events = [flat(event) for event in told if event.visible_to(sample.viewer)]
        moves.append([seat, events, list(changes(before, after))])
        before = after
    return {"first": first, "moves": moves}


def write(game: str) -> None:
    matches = [play(game, sample) for sample in SAMPLES[game]]
    written = {"components": wolfden.spec_of(game).components, "matches": matches}
    text = json.dumps(written, separators=(",", ":"), ensure_ascii=False)
    (GAMES / game / "fixtures/matches.json").write_text(text + "\n")


if __name__ == "__main__":
    for name in sys.argv[1:] or SAMPLES:
        write(name)
