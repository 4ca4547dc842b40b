"""Writes what the person sees of each game's lesson, for the tests of its guide.

    PYTHONPATH=src python web/tools/lessons.py

Played by the real engine: the line as the lesson asks for it, then at random until the end, so that
bots may learn without these changing. Of the view only what guides look at is written down.
"""

import json
from pathlib import Path
from typing import Any

import msgspec

import wolfden
from wolfden.core import Chance, Event, Spec
from wolfden.core.lesson import PERSON, lesson_of, next_on_line
from wolfden.core.registry import spec_of
from wolfden.match.snapshot import action_view

GAMES = Path(__file__).parents[1] / "src/games"
LOOKED_AT: dict[str, tuple[str, ...]] = {"jagdfieber": ("lodges",), "the-wolves": ("phase", "turn")}
CUT = ("targets", "deeds")
Json = Any


def moments(game: str) -> list[Json]:
    """At each decision of the person, with the events since the one before."""
    lesson = lesson_of(spec_of(game))
    assert lesson
    state, chance = lesson.start(), Chance.from_seed(0)
    told, found = list[Json](), list[Json]()
    while state.to_act:
        seat = state.to_act[0]
        if seat == PERSON:
            found.append(_moment(game, state, told))
            told = []
        on_line = next_on_line(state, seat)
        events: list[Event] = []
        state.play(seat, on_line[0] if on_line else chance.choice(state.legal(seat)), events.append)
        told += [_told(seat, event) for event in events]
    return found


def _told(seat: int, event: Any) -> Json:
    return [seat, {"name": event.name} | msgspec.to_builtins(event.data)]


def _moment(game: str, state: Any, told: list[Json]) -> Json:
    view = msgspec.to_builtins(state.view(PERSON))
    seen = {name: view[name] for name in LOOKED_AT.get(game, ())}
    if isinstance(seen.get("turn"), dict):
        seen["turn"] = {name: value for name, value in seen["turn"].items() if name not in CUT}
    return {
        "view": seen,
        "legal": msgspec.to_builtins([action_view(action) for action in state.legal(PERSON)]),
        "asked": msgspec.to_builtins([action_view(each) for each in next_on_line(state, PERSON)]),
        "told": told,
    }


def written() -> dict[Path, str]:
    """What each file should hold."""
    return {
        GAMES / spec.id / "fixtures/lesson.json": _text(spec)
        for spec in wolfden.games()
        if lesson_of(spec)
    }


def _text(spec: Spec) -> str:
    lesson = {"components": dict(spec.components), "moments": moments(spec.id)}
    return json.dumps(lesson, separators=(",", ":"), ensure_ascii=False) + "\n"


def main() -> None:
    for file, text in written().items():
        file.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
