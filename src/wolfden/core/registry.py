"""The games that are known, by id. `wolfden.games` fills it; others may add to it."""

from __future__ import annotations

from .errors import UnknownGame
from .game import Spec

_specs: dict[str, Spec] = {}


def register(spec: Spec) -> Spec:
    if _specs.setdefault(spec.id, spec) is not spec:
        raise ValueError(f"another game is already registered as '{spec.id}'")
    return spec


def games() -> tuple[Spec, ...]:
    return tuple(_specs.values())


def spec_of(game: str) -> Spec:
    spec = _specs.get(game)
    if spec is None:
        raise UnknownGame(f"no game is called '{game[:40]}'", game=game[:40])
    return spec
