"""What failing checks say, so that whoever reads it knows where to look."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from ..core import ALL, AnyState, Viewer, WolfdenError
from .changes import changes

LISTED = 5
"""So many differences are told; the first ones show where to look."""


def named(viewer: Viewer) -> str:
    return "a spectator" if viewer is None else "everyone" if viewer is ALL else f"seat {viewer}"


def refusal(what: str, attempt: Callable[[], object]) -> WolfdenError:
    """The error by which an attempt is refused; a failed check where it is not."""
    try:
        attempt()
    except WolfdenError as error:
        return error
    raise AssertionError(f"{what}: should be refused, and was not")


def difference(one: Any, other: Any) -> str:
    """Where the other view differs from the one, and what is there."""
    old, new = msgspec.to_builtins(one), msgspec.to_builtins(other)
    found = [f"{path} becomes {value}" for path, value in sorted(changes(old, new))]
    more = [f"and {len(found) - LISTED} more"] if len(found) > LISTED else []
    return "; ".join(found[:LISTED] + more)


def state_difference(one: AnyState, other: AnyState) -> str:
    """In which slots the other state differs, and what the view of everything shows of it."""
    slots = [
        slot
        for kind in type(one).__mro__
        for slot in getattr(kind, "__slots__", ())
        if getattr(one, slot, None) != getattr(other, slot, None)
    ]
    shown = difference(one.view(ALL), other.view(ALL)) or "no view shows it"
    return f"{', '.join(slots)} ({shown})"
