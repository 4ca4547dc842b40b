"""The score sheet of a finished match as a file for spreadsheets: a row a round and seat."""

from __future__ import annotations

import csv
from collections.abc import Iterator, Mapping, Sequence
from io import StringIO
from typing import Final

from ..core import Outcome
from ..core.fold import Fold
from ..match.errors import MatchNotOver
from ..match.moments import Subject
from ..match.store import StoredSeat
from ..match.timeline import Timeline
from ..texts import has, translate

MARK: Final = "\ufeff"
"""By which spreadsheets know UTF-8."""
RISKY: Final = ("=", "+", "-", "@", "\t", "\r")
Row = Mapping[str, int]


def score_sheet(subject: Subject, timeline: Timeline, lang: str) -> str:
    """Heads in the language asked for; what a program would name is what people read."""
    return timeline.look(timeline.number, lambda fold: _written(subject, fold, lang))


def _written(subject: Subject, fold: Fold, lang: str) -> str:
    outcome = fold.outcome
    if outcome is None:
        raise MatchNotOver("there are scores when the match is over")
    game, seats = subject.stored.game, subject.stored.seats
    rounds = fold.state.spec.statistics(len(seats)).sheet(fold.state) or [outcome.parts]
    parts = [part for part in rounds[0][0] if has(lang, f"{game}-part")]
    heads = ["round", "seat", "player", *parts, "points", "place"]
    names = [_name(seat, lang) for seat in seats]
    file = StringIO()
    sheet = csv.writer(file)
    sheet.writerow([_head(game, head, lang) for head in heads])
    sheet.writerows(_rounds(rounds, names, parts))
    sheet.writerows(_sums(rounds, names, parts, outcome, translate(lang, "sheet-match")))
    return MARK + file.getvalue()


def _rounds(
    rounds: Sequence[Sequence[Row]], names: Sequence[str], parts: Sequence[str]
) -> Iterator[list[str | int]]:
    if len(rounds) < 2:
        return
    for number, row in enumerate(rounds, 1):
        for seat, found in enumerate(row):
            values = [found.get(part, 0) for part in parts]
            yield [number, seat + 1, names[seat], *values, sum(found.values()), ""]


def _sums(
    rounds: Sequence[Sequence[Row]],
    names: Sequence[str],
    parts: Sequence[str],
    outcome: Outcome,
    label: str,
) -> Iterator[list[str | int]]:
    for seat, name in enumerate(names):
        values = [sum(row[seat].get(part, 0) for row in rounds) for part in parts]
        yield [label, seat + 1, name, *values, outcome.scores[seat], outcome.places[seat]]


def _head(game: str, head: str, lang: str) -> str:
    key = f"sheet-{head}"
    return translate(lang, key) if has(lang, key) else translate(lang, f"{game}-part", part=head)


def _name(seat: StoredSeat, lang: str) -> str:
    """A name that begins like a formula must not be taken for one."""
    name = seat.name or translate(lang, f"bot-name-{seat.seat}")
    return f"'{name}" if name.startswith(RISKY) else name
