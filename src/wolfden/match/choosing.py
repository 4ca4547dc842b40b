"""What the people at a waiting table choose by seat, such as a colour: it goes where they go."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from ..core import Option, Spec, Value
from ..core.errors import UnknownOption
from ..core.option import BY_CHANCE
from ..core.registry import spec_of
from .errors import BadSeats, ChoiceTaken
from .store import StoredMatch, StoredSeat


def by_chance(spec: Spec) -> dict[str, Value]:
    """What is chosen by seat, at a table where nobody has chosen yet."""
    return {option.name: BY_CHANCE for option in spec.options if option.by_seat}


def by_seat(stored: StoredMatch) -> tuple[Option, ...]:
    """The options of this table that are chosen by seat."""
    spec = spec_of(stored.game, stored.rules_version)
    return tuple(option for option in spec.options if option.by_seat)


def common(stored: StoredMatch, options: Mapping[str, Value]) -> dict[str, Value]:
    """Those that all agree on: without what each chooses."""
    own = {option.name for option in by_seat(stored)}
    return {name: value for name, value in options.items() if name not in own}


def choose(stored: StoredMatch, name: str, place: int, word: str) -> StoredMatch:
    """A place has this word from now on, unless another one has it already."""
    option = _option(stored, name)
    words = list(_words(option, stored))
    if not 0 <= place < len(words):
        raise BadSeats("there is no such place")
    option.check_word(word)
    if word != BY_CHANCE and word in words[:place] + words[place + 1 :]:
        raise ChoiceTaken(f"somebody else has chosen '{word}'")
    words[place] = word
    value = option.check_at(len(stored.seats), option.of_places(words))
    return replace(stored, options={**stored.options, name: value})


def carried(before: StoredMatch, after: StoredMatch) -> StoredMatch:
    """People keep what they chose, wherever they sit now; who is gone has it no more.

    At a smaller table it may be too much of one kind: whoever sits last chooses again.
    """
    chosen = {option.name: _carried(option, before, after) for option in by_seat(before)}
    return replace(after, options={**after.options, **chosen})


def _carried(option: Option, before: StoredMatch, after: StoredMatch) -> str:
    words = _words(option, before)
    count = len(before.seats)
    people = {
        seat.name: word
        for seat, word in zip(before.seats, words, strict=False)
        if seat.kind == "human"
    }

    def word_of(seat: StoredSeat) -> str:
        if seat.kind == "human":
            return people.get(seat.name, BY_CHANCE)
        stays = seat.seat < count and before.seats[seat.seat].kind == seat.kind
        return words[seat.seat] if stays else BY_CHANCE

    nobodys = words[count:] if len(after.seats) == count else ()
    kept = (*map(word_of, after.seats), *nobodys)
    return option.of_places(option.fitting(len(after.seats), kept))


def _option(stored: StoredMatch, name: str) -> Option:
    known = {option.name: option for option in by_seat(stored)}
    if name not in known:
        raise UnknownOption(name, known)
    return known[name]


def _words(option: Option, stored: StoredMatch) -> tuple[str, ...]:
    """Tables of earlier days know nothing of it."""
    players = len(stored.seats)
    return option.chosen(players, stored.options.get(option.name, option.default_at(players)))
