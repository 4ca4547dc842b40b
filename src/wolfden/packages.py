"""Games from packages of their own: the entry points of the group `wolfden.games`.

One that cannot be used is told by name and left out; the others are played all the same.
"""

from __future__ import annotations

import re
import warnings
from dataclasses import dataclass
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from .core import Spec
from .core.registry import games, register

GROUP: Final = "wolfden.games"
ID: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


@dataclass(frozen=True)
class LeftOut:
    """A game package that is not played, and why."""

    name: str
    package: str
    reason: str

    def __str__(self) -> str:
        return f"the game '{self.name}' of the package {self.package} is left out: {self.reason}"


_left_out: list[LeftOut] = []


def left_out() -> tuple[LeftOut, ...]:
    """The packages that could not be used, once the games have been looked for."""
    games()
    return tuple(_left_out)


def look() -> None:
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
        if reason := _problem(entry):
            package = entry.dist.name if entry.dist else entry.value
            _left_out.append(LeftOut(entry.name, package, reason))
            warnings.warn(str(_left_out[-1]), RuntimeWarning, stacklevel=2)


def _problem(entry: EntryPoint) -> str | None:
    """Register the entry's game; what stands in the way, if anything does."""
    try:
        spec = entry.load()
    except (Exception, SystemExit) as error:
        return f"importing it raised {type(error).__name__}: {error}"
    if not isinstance(spec, Spec):
        return f"{entry.value} is no Spec but {type(spec).__name__}"
    if not isinstance(getattr(spec, "id", None), str) or not ID.fullmatch(spec.id):
        return "its id is not made of small letters, figures and single hyphens"
    try:
        register(spec)
    except ValueError as error:
        return str(error)
    return None
