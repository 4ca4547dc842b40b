"""Checks of what a game tells: events and their texts, statistics and their titles."""

from __future__ import annotations

import msgspec

from ..core import Chance, Event
from ..core.statistics import Figure
from .subject import Subject, random_move


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
                key = f"{subject.spec.id}-event-{event.name}"
                assert subject.text_is_known(key), f"{where}: no text {key}"
                strangers = (event.audience or frozenset()) - set(range(state.players))
                assert not strangers, f"{where}: {event.name} is told to seats {set(strangers)}"
                msgspec.json.encode(event.data)


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
    what_statistics_find_has_a_title_and_can_be_kept,
)
