"""Actions: what a seat can decide, as interned values with a number and a text."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, overload

from .errors import UnknownAction


@dataclass(frozen=True, slots=True, eq=False)
class Action:
    """One entry of a game's action space. There is one object for each, so `is` compares them."""

    id: int
    verb: str
    fields: Mapping[str, str | int]
    text: str

    def __repr__(self) -> str:
        return f"<{self.id}: {self.text}>"

    def __copy__(self) -> Action:
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Action:
        return self


class Actions(Sequence[Action]):
    """A game's whole action space, in the order of the ids."""

    def __init__(self, entries: Iterable[tuple[str, Mapping[str, str | int]]]) -> None:
        self._all = tuple(
            Action(index, verb, MappingProxyType(dict(fields)), _text(verb, fields))
            for index, (verb, fields) in enumerate(entries)
        )
        self._by_text = {action.text: action for action in self._all}
        if len(self._by_text) != len(self._all):
            raise ValueError("two actions share a text")

    def parse(self, text: str) -> Action:
        """The action that people write as `text`."""
        action = self._by_text.get(written(text))
        if action is None:
            raise UnknownAction(f"no action is written '{text[:80]}'", action=text[:80])
        return action

    def __contains__(self, action: object) -> bool:
        return (
            isinstance(action, Action)
            and 0 <= action.id < len(self._all)
            and self._all[action.id] is action
        )

    @overload
    def __getitem__(self, index: int) -> Action: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Action]: ...
    def __getitem__(self, index: int | slice) -> Action | Sequence[Action]:
        return self._all[index]

    def __len__(self) -> int:
        return len(self._all)

    def __iter__(self) -> Iterator[Action]:
        return iter(self._all)


def written(text: str) -> str:
    """An action's text as it is compared: in lower case, with single blanks."""
    return " ".join(text.lower().split())


def _text(verb: str, fields: Mapping[str, str | int]) -> str:
    return " ".join([verb, *(str(value) for value in fields.values())])
