"""Checks of what a game says before a match begins: actions, options, limits and their texts."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from functools import partial

from ..core import Option, Spec
from .sentences import refusal
from .subject import Subject

NONSENSE = (None, 1.5, "no such word", -(10**9), [1])


def actions_have_dense_ids_and_texts_that_round_trip(subject: Subject) -> None:
    spec = subject.spec
    for index, action in enumerate(spec.actions):
        where = f"{spec.id}, action {index} '{action.text}'"
        assert action.id == index, f"{where}: its id is {action.id}, not its place in the list"
        assert spec.actions[action.id] is action, f"{where}: its id leads to another action"
        assert spec.actions.parse(action.text) is action, f"{where}: its text leads to another"
        assert copy.deepcopy(action) is action, f"{where}: a copy of it is another object"


def options_allow_their_defaults_and_refuse_nonsense(subject: Subject) -> None:
    spec = subject.spec
    for players in spec.players:
        options = [option.at(players) for option in spec.options]
        defaults = {option.name: option.default for option in options}
        where = f"{spec.id}, {players} players"
        assert spec.check_options(players, {}) == defaults, f"{where}: not all by their defaults"
        for option in options:
            read = option.parse(str(option.default).lower())
            assert read == option.default, f"{where}: {option.name} reads its default as {read!r}"
            for nonsense in NONSENSE:
                _refuse(spec, players, option.name, nonsense)
        _refuse(spec, players, "no-such-option", 1)


def _refuse(spec: Spec, players: int, option: str, value: object) -> None:
    where = f"{spec.id}, {players} players: option {option} with {value!r}"
    refused = refusal(where, lambda: spec.check_options(players, {option: value}))
    assert option in str(refused), f"{where}: '{refused}' does not name it"


def limits_by_players_lie_within_the_general_ones(subject: Subject) -> None:
    spec = subject.spec
    for option in spec.options:
        strange = option.by_players.keys() - set(spec.players)
        assert not strange, f"{spec.id}, {option.name}: limits for {strange}, who cannot play"
        for players, at in option.by_players.items():
            where = f"{spec.id}, {option.name} with {players} players"
            assert at.low <= at.default <= at.high, f"{where}: {at} is out of order"
            for number in (at.low, at.high):
                assert option.check(number) == number, f"{where}: {number} is out of reach"


def player_counts_outside_the_limits_are_refused(subject: Subject) -> None:
    spec = subject.spec
    for players in (spec.players[0] - 1, spec.players[-1] + 1, 0, -1, True):
        refusal(f"{spec.id} with {players!r} players", partial(spec.new, players, 0))


def seeds_outside_the_limits_are_refused(subject: Subject) -> None:
    spec, players = subject.spec, subject.spec.players[0]
    for seed in (-1, 1 << 128, "7", None):
        refusal(f"{spec.id} with seed {seed!r}", partial(spec.new, players, seed))


def every_option_is_named_and_explained(subject: Subject) -> None:
    for option in subject.spec.options:
        for key in option_keys(subject.spec.id, option):
            assert subject.text_is_known(key), f"{subject.spec.id}: no text {key}"


def what_is_recommended_is_a_switch_that_is_off(subject: Subject) -> None:
    for option in subject.spec.options:
        usual = option.default is False or not option.recommended
        assert usual, f"{subject.spec.id}: {option.name} is recommended and no switch that is off"


def every_sign_has_a_text(subject: Subject) -> None:
    for sign in subject.spec.signs or ():
        key = f"{subject.spec.id}-sign-{sign}"
        assert subject.text_is_known(key), f"{subject.spec.id}: no text {key}"


def option_keys(game: str, option: Option) -> Iterator[str]:
    """The texts that name an option, its help and its words, and say why it is recommended."""
    key = f"option-{game}-{option.name}"
    yield key
    yield f"{key}-help"
    yield from (f"{key}-{word}" for word in option.words)
    if option.recommended:
        yield f"{key}-why"


THE_SPEC = (
    actions_have_dense_ids_and_texts_that_round_trip,
    options_allow_their_defaults_and_refuse_nonsense,
    limits_by_players_lie_within_the_general_ones,
    player_counts_outside_the_limits_are_refused,
    seeds_outside_the_limits_are_refused,
    every_option_is_named_and_explained,
    what_is_recommended_is_a_switch_that_is_off,
    every_sign_has_a_text,
)
