"""A playthrough: a whole random match as text, with every event and every seat's view.

Of a long match the first moves are told in full, the others by what was done and what happened.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from ..core import ALL, Action, AnyState, Chance, Event, Spec, Viewer
from .changes import GONE, as_json, changes
from .subject import random_move

TOLD_IN_FULL = 80
"""So many moves are told with what else was legal and what changed in the views."""

LISTED = 60
"""Of a longer list of legal actions only the beginning is told, and how many there are."""


def playthrough(spec: Spec, players: int, seed: int, options: Mapping[str, Any]) -> str:
    state = spec.new(players, seed, options)
    return "\n".join(_lines(state, seed, Chance.from_seed(seed))) + "\n"


def _lines(state: AnyState, seed: int, chance: Chance) -> Iterator[str]:
    yield f"{state.spec.id}, rules {state.spec.rules_version}, {state.players} players, seed {seed}"
    yield f"options {as_json(state.options)}"
    shown: dict[Viewer, Any] = {}
    yield from _views(state, shown)
    number = 0
    while state.to_act:
        seat, action = random_move(state, chance)
        number += 1
        in_full = number <= TOLD_IN_FULL
        yield ""
        yield f"{number}. seat {seat} of {list(state.to_act)}: {action.text}"
        if in_full:
            yield f"   out of {_listed(state.legal(seat))}"
        events: list[Event] = []
        state.play(seat, action, events.append)
        for event in events:
            audience = "" if event.audience is None else f" to {sorted(event.audience)}"
            yield f"   ! {event.name}{audience} {as_json(event.data)}"
        if in_full or not state.to_act:
            yield from _views(state, shown)
    yield ""
    yield f"outcome {as_json(state.outcome)}"


def _listed(legal: Sequence[Action]) -> str:
    told = ", ".join(action.text for action in legal[:LISTED])
    return told if len(legal) <= LISTED else f"{told}, … ({len(legal)})"


def _views(state: AnyState, shown: dict[Viewer, Any]) -> Iterator[str]:
    """What changed in each viewer's view; where all see the same, it is said once."""
    told: dict[str, list[str]] = {}
    viewers: list[Viewer] = [*range(state.players), None, ALL]
    for viewer in viewers:
        now = msgspec.to_builtins(state.view(viewer))
        for path, value in sorted(changes(shown.get(viewer, GONE), now)):
            told.setdefault(f"{path} = {value}", []).append(_viewer(viewer))
        shown[viewer] = now
    for change, who in told.items():
        yield f"   {'all' if len(who) == len(viewers) else ' '.join(who)}: {change}"


def _viewer(viewer: Viewer) -> str:
    return "spectator" if viewer is None else "everything" if viewer is ALL else str(viewer)
