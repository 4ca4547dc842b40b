"""Writes what the person sees of each game's lesson, for the tests of its guide.

    PYTHONPATH=src python web/tools/lessons.py

Played by the real engine: the line as the lesson asks for it, then anything until the end. Of the
view only what guides look at is written down.
"""

import json
from pathlib import Path
from typing import Any

import msgspec

import wolfden
from wolfden.bots import decide
from wolfden.core import Chance, Event
from wolfden.core.lesson import GUIDE, PERSON, lesson_of, next_on_line
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
    state, told, found = lesson.start(), list[Json](), list[Json]()
    for number in range(3_000):
        if not state.to_act:
            break
        seat = state.to_act[0]
        if seat == PERSON:
            found.append(_moment(game, state, told))
            told = []
        asked = next_on_line(state, seat)
        level = GUIDE if seat != PERSON or asked else "pup"
        action = decide(level, state, seat, Chance.from_seed(number))
        events: list[Event] = []
        state.play(seat, action, events.append)
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


def main() -> None:
    for spec in wolfden.games():
        if lesson_of(spec):
            lesson = {"components": dict(spec.components), "moments": moments(spec.id)}
            written = json.dumps(lesson, separators=(",", ":"), ensure_ascii=False)
            (GAMES / spec.id / "fixtures/lesson.json").write_text(written + "\n", "utf-8")


if __name__ == "__main__":
    main()
