"""The games that are known, by id. `wolfden.games` fills it; others may add to it."""

from __future__ import annotations

from collections.abc import Callable
from threading import RLock

from .errors import RulesChanged, UnknownGame
from .game import Spec

_specs: dict[str, Spec] = {}
_sources: list[Callable[[], None]] = []
_looking = RLock()


def register(spec: Spec) -> Spec:
    if _specs.setdefault(spec.id, spec) is not spec:
        raise ValueError(f"another game is already registered as '{spec.id}'")
    return spec


def look_later(source: Callable[[], None]) -> None:
    """Have `source` register games of its own when somebody first asks for one.

    Not at once: a package may be what imports us, and is then not yet whole.
    """
    _sources.append(source)


def games() -> tuple[Spec, ...]:
    _look()
    return tuple(_specs.values())


def spec_of(game: str, rules_version: int | None = None) -> Spec:
    """The game as it is played now, or under the version of its rules that is asked for."""
    _look()
    spec = _specs.get(game)
    if spec is None:
        raise UnknownGame(f"no game is called '{game[:40]}'", game=game[:40])
    return spec if rules_version is None else _under(spec, rules_version)


def _under(newest: Spec, rules_version: int) -> Spec:
    for spec in (newest, *newest.earlier):
        if spec.rules_version == rules_version:
            return spec
    raise RulesChanged(
        f"made by rules version {rules_version}, this is {newest.rules_version}",
        theirs=rules_version,
        ours=newest.rules_version,
    )


def _look() -> None:
    with _looking:
        while _sources:
            _sources.pop(0)()
