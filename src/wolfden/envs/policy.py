"""A learned policy: a small network in a file, which can sit down wherever a bot can.

    wolfden arena jagdfieber --bots policy:jagdfieber.npz,random

The file is NumPy's .npz: `weights_0`, `bias_0`, `weights_1` … are the layers, tanh between them;
the last one has a column of weights for each action's index. `about` says for which game, table and
options they were learned, as JSON. Any learner can write such a file.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, Final
from zipfile import BadZipFile

import msgspec
import numpy as np
from numpy.typing import NDArray

from ..bots import Memory
from ..core import Action, AnyState, Chance, Value
from ..core.registry import spec_of
from .errors import BadPolicy
from .observing import Mask, Numbers, Observer

Layer = tuple[NDArray[np.float32], NDArray[np.float32]]
NOT_OFFERED: Final = np.float32(-1e9)


class About(msgspec.Struct, frozen=True):
    """What a policy was learned for."""

    game: str
    players: int
    options: dict[str, bool | int | str]


class Policy:
    def __init__(self, about: About, layers: Sequence[Layer]) -> None:
        self.about, self.layers = about, list(layers)
        spec = spec_of(about.game)
        self.observer = Observer(spec, about.players, about.options)
        encoding = self.observer.encoding
        ends = self.layers[0][0].shape[0], self.layers[-1][0].shape[1]
        if ends != (encoding.length, encoding.actions):
            raise BadPolicy(f"made for {ends}, {about.game} has {encoding.length} numbers")

    def scores(self, numbers: Numbers, mask: Mask) -> Numbers:
        """The last layer: the higher, the likelier; what is not on offer is as low as can be."""
        found = numbers
        for number, (weights, bias) in enumerate(self.layers):
            found = (np.tanh(found) if number else found) @ weights + bias
        return np.where(mask, found, NOT_OFFERED)

    def chances(self, numbers: Numbers, mask: Mask) -> Numbers:
        scores = self.scores(numbers, mask)
        shares = np.exp(scores - scores.max(axis=-1, keepdims=True))
        found: Numbers = shares / shares.sum(axis=-1, keepdims=True)
        return found

    def write(self, file: Path, more: Mapping[str, NDArray[Any]] | None = None) -> None:
        """In one step, so that whoever stops a learner never finds half a file."""
        arrays: dict[str, NDArray[Any]] = {
            "about": np.frombuffer(msgspec.json.encode(self.about), np.uint8)
        }
        for number, (weights, bias) in enumerate(self.layers):
            arrays |= {f"weights_{number}": weights, f"bias_{number}": bias}
        beside = file.with_name(file.name + ".part")
        with beside.open("wb") as out:
            np.savez(out, **arrays, **(more or {}))  # type: ignore[arg-type]
        beside.replace(file)


def read(file: Path) -> Policy:
    try:
        with np.load(file) as held:
            arrays = dict(held)
        about = msgspec.json.decode(arrays["about"].tobytes(), type=About)
        count = sum(name.startswith("weights_") for name in arrays)
        layers = [(arrays[f"weights_{n}"], arrays[f"bias_{n}"]) for n in range(count)]
        return Policy(about, layers)
    except (OSError, ValueError, KeyError, IndexError, BadZipFile, msgspec.DecodeError) as error:
        raise BadPolicy(f"{file} holds no policy: {error}", file=str(file)) from error


class PolicyBot:
    """Draws from what the policy thinks of each action, or always takes the likeliest."""

    def __init__(self, policy: Policy, draws: bool) -> None:
        self.policy, self.draws = policy, draws

    def choose(self, state: AnyState, seat: int, chance: Chance, memory: Memory) -> Action:
        self.check(state.spec.id, state.players, state.options)
        observer = self.policy.observer
        mask = observer.mask(state, seat)
        if not mask.any():  # it has sealed already, and others still think
            return state.legal(seat)[0]
        shares = self.policy.chances(observer.numbers(state, seat), mask)
        index = int(shares.argmax())
        if self.draws:
            below = np.cumsum(shares) <= chance.fraction() * shares.sum()
            index = min(int(below.sum()), int(mask.nonzero()[0][-1]))
        return observer.action(state, seat, index)

    def check(self, game: str, players: int, options: Mapping[str, Value]) -> None:
        """Learned for one table, it cannot even read another's observations."""
        about = self.policy.about
        if (game, players, dict(options)) != (about.game, about.players, about.options):
            raise BadPolicy(f"learned for {about}, not for {game} with {players} players")


@lru_cache(maxsize=16)
def bot(name: str) -> PolicyBot:
    """`policy:FILE` draws, `policy-best:FILE` takes the likeliest."""
    kind, _, file = name.partition(":")
    return PolicyBot(read(Path(file)), draws=kind == "policy")
