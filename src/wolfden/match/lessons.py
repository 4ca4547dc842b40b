"""A first match with a guide: the game's lesson as a table, with one person and gentle bots."""

from __future__ import annotations

import msgspec

from ..core import AnyState
from ..core.entries import BRANCH
from ..core.fold import Entry
from ..core.lesson import GUIDE, PERSON, Lesson, lesson_of, next_on_line
from ..core.registry import spec_of
from .errors import NoLesson
from .keys import new_match_id
from .names import check_name
from .snapshot import LessonView, action_view
from .store import StoredMatch, StoredSeat


class Learner(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody who would like to learn a game by playing it."""

    name: str


def begin_lesson(game: str, name: str, token_hash: str) -> tuple[StoredMatch, list[Entry]]:
    """A new match, and the log that it begins with: what has happened before, and that the
    person sits down there."""
    spec = spec_of(game)
    lesson = lesson_of(spec)
    if lesson is None:
        raise NoLesson(f"{spec.id} has no lesson", game=spec.id)
    stored = StoredMatch(
        id=new_match_id(),
        game=spec.id,
        rules_version=spec.rules_version,
        options=lesson.options,
        seed=lesson.seed,
        seats=tuple(_seat(seat, name, token_hash) for seat in range(lesson.players)),
    )
    return stored, _before(lesson)


def _before(lesson: Lesson) -> list[Entry]:
    moves = [*lesson.opening, (PERSON, BRANCH.text)] if lesson.opening else []
    return [Entry(number, *move) for number, move in enumerate(moves, 1)]


def _seat(seat: int, name: str, token_hash: str) -> StoredSeat:
    if seat != PERSON:
        return StoredSeat(seat, "bot", bot=GUIDE)
    return StoredSeat(seat, "human", check_name(name), host=True, token_hash=token_hash)


def lesson_view(stored: StoredMatch, state: AnyState, seat: int | None) -> LessonView | None:
    """What the lesson asks of a seat; None where the match is none."""
    if seat is None or stored.waiting or all(each.bot != GUIDE for each in stored.seats):
        return None
    lesson = lesson_of(state.spec)
    asked = next_on_line(state, seat) if seat in state.to_act else ()
    return LessonView(len(_before(lesson)) if lesson else 0, tuple(map(action_view, asked)))
