"""A playthrough: a whole random match as text, with every event and every seat's view."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from ..core import ALL, Chance, Event, Spec, State, Viewer
from .subject import random_move


def playthrough(spec: Spec, players: int, seed: int, options: Mapping[str, Any]) -> str:
    state = spec.new(players, seed, options)
    return "\n".join(_lines(state, seed, Chance.from_seed(seed))) + "\n"


def _lines(state: State, seed: int, chance: Chance) -> Iterator[str]:
    yield f"{state.spec.id}, rules {state.spec.rules_version}, {state.players} players, seed {seed}"
    yield f"options {_json(state.options)}"
    shown: dict[Viewer, dict[str, str]] = {}
    yield from _views(state, shown)
    number = 0
    while state.to_act:
        seat, action = random_move(state, chance)
        number += 1
        yield ""
        yield f"{number}. seat {seat} of {list(state.to_act)}: {action.text}"
        yield f"   out of {', '.join(legal.text for legal in state.legal(seat))}"
        events: list[Event] = []
        state.play(seat, action, events.append)
        for event in events:
            audience = "" if event.audience is None else f" to {sorted(event.audience)}"
            yield f"   ! {event.name}{audience} {_json(event.data)}"
        yield from _views(state, shown)
    yield ""
    yield f"outcome {_json(state.outcome)}"


def _views(state: State, shown: dict[Viewer, dict[str, str]]) -> Iterator[str]:
    """What changed in each viewer's view; where all see the same, it is said once."""
    changes: dict[str, list[str]] = {}
    viewers: list[Viewer] = [*range(state.players), None, ALL]
    for viewer in viewers:
        now = dict(_leaves(msgspec.to_builtins(state.view(viewer)), ""))
        before = shown.get(viewer, {})
        for path in sorted(now.keys() | before.keys()):
            if now.get(path) != before.get(path):
                change = f"{path} = {now.get(path, 'gone')}"
                changes.setdefault(change, []).append(_viewer(viewer))
        shown[viewer] = now
    for change, who in changes.items():
        yield f"   {'all' if len(who) == len(viewers) else ' '.join(who)}: {change}"


def _viewer(viewer: Viewer) -> str:
    return "spectator" if viewer is None else "everything" if viewer is ALL else str(viewer)


def _leaves(value: Any, path: str) -> Iterator[tuple[str, str]]:
    if isinstance(value, dict) and value:
        for key, item in value.items():
            yield from _leaves(item, f"{path}.{key}" if path else str(key))
    elif isinstance(value, list | tuple) and value:
        for index, item in enumerate(value):
            yield from _leaves(item, f"{path}[{index}]")
    else:
        yield path, _json(value)


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()
