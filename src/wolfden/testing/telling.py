"""Checks of what a game tells: events and their texts, statistics and their titles."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from ..core import Chance, Event
from ..core.statistics import Figure
from ..texts import LANGUAGES, problems
from ..texts.told import values
from .subject import MOVE_LIMIT, Moment, Subject, random_move


def telling_events_changes_nothing_and_every_event_has_a_text(subject: Subject) -> None:
    for moment in subject.moments(every=3):
        state = moment.state
        for seat in state.to_act[:1]:
            told, silent, action = state.copy(), state.copy(), state.legal(seat)[-1]
            events: list[Event] = []
            told.play(seat, action, events.append)
            silent.play(seat, action)
            where = f"{moment}, seat {seat}, '{action.text}'"
            assert told == silent, f"{where}: telling of it changes what happens"
            assert events, f"{where}: nothing is told of it"
            for event in events:
                _expect_fit(subject, event, where)
                strangers = (event.audience or frozenset()) - set(range(state.players))
                assert not strangers, f"{where}: {event.name} is told to seats {set(strangers)}"


def _expect_fit(subject: Subject, event: Event, where: str) -> None:
    key = f"{subject.spec.id}-event-{event.name}"
    assert subject.text_is_known(key), f"{where}: no text {key}"
    assert isinstance(event, subject.spec.events), f"{where}: the spec does not list {event.name}"
    msgspec.json.encode(event)


VARIETY = 60
"""So many events of a name are told, no two with the same words in the same fields."""


def every_event_can_be_told_from_its_fields(subject: Subject) -> None:
    """As `texts/told.py` gives them, in every language."""
    told: dict[str, set[tuple[object, ...]]] = {}
    for moment, event in _whole_matches(subject):
        seen, kind = told.setdefault(event.name, set()), _kind(event)
        if kind not in seen and len(seen) < VARIETY:
            seen.add(kind)
            for language in LANGUAGES:
                _expect_told(subject, moment, event, language)


def _expect_told(subject: Subject, moment: Moment, event: Event, language: str) -> None:
    names = [f"Wolf {seat}" for seat in range(moment.state.players)]
    key = f"{subject.spec.id}-event-{event.name}"
    found = problems(language, key, **values(event.data, names, language))
    assert not found, (
        f"{moment}: {key} cannot be told in '{language}' from {event.data}: {'; '.join(found)}"
    )


def _kind(event: Event) -> tuple[object, ...]:
    """Words choose among the variants of a text; numbers and lists mostly do not."""
    return tuple(
        value if value is None or isinstance(value, str | bool) else type(value)
        for value in event.data.values()
    )


def _whole_matches(subject: Subject) -> Iterator[tuple[Moment, Event]]:
    """Every event of some random matches, with the position it led to."""
    for players in subject.spec.players:
        for seed in range(subject.matches // 2):
            chance = Chance.from_seed(seed)
            state = subject.first(players, seed, chance)
            for number in range(1, MOVE_LIMIT):
                if not state.to_act:
                    break
                events: list[Event] = []
                state.play(*random_move(state, chance), events.append)
                yield from ((Moment(state, seed, number), event) for event in events)


def what_statistics_find_has_a_title_and_can_be_kept(subject: Subject) -> None:
    """With random options, so that what only some of them bring is counted too."""
    for players in subject.spec.players:
        chance = Chance.from_seed(players)
        state = subject.first(players, players, chance)
        statistics = subject.spec.statistics(players)
        while state.to_act:
            events: list[Event] = []
            seat, action = random_move(state, chance)
            state.play(seat, action, events.append)
            statistics.watch(state, seat, action, events)
        _expect_titles(subject, dict(statistics.found(state)))


def _expect_titles(subject: Subject, found: dict[str, Figure]) -> None:
    game = subject.spec.id
    for name, figure in found.items():
        for word in filter(None, (f"statistics-{name}", getattr(figure, "noun", ""))):
            key = f"{game}-{word}"
            assert subject.text_is_known(key), f"{game}: no text {key}"
    kept = msgspec.json.decode(msgspec.json.encode(found), type=dict[str, Figure])
    assert kept == found, f"{game}: statistics are read back different"


TELLING = (
    telling_events_changes_nothing_and_every_event_has_a_text,
    every_event_can_be_told_from_its_fields,
    what_statistics_find_has_a_title_and_can_be_kept,
)
