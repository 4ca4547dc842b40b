"""The action space of Wolfsspuren: every small decision, as a text and as tables to find it by."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import count
from typing import Final

from ...core import Action, Actions
from .model import FIGHT_CARDS, LARGE, LETTERS, NAMES, NO_PREY, PHASES, SMALL, TOKENS, phase_word

SUBSETS: Final = tuple(
    "-".join(letter for index, letter in enumerate(LETTERS) if chosen >> index & 1) or "none"
    for chosen in range(1 << len(LETTERS))
)
"""Some of a player's wolves as a word, by bit set."""


def _entries() -> Iterator[tuple[str, Mapping[str, str | int]]]:
    yield from (("pick", {"wolf": letter}) for letter in LETTERS)
    yield from (("bear", {"wolf": letter}) for letter in LETTERS)
    yield from (("vote", {"prey": kind}) for kind in LARGE)
    yield from (("hunt", {"prey": kind}) for kind in LARGE)
    yield from (("ask", {"wolf": letter}) for letter in LETTERS)
    yield from ((verb, {}) for verb in ("wait", "agree", "refuse", "ready", "reconsider"))
    for letter in LETTERS:
        for phase in PHASES:
            for token in TOKENS:
                yield "place", {"wolf": letter, "phase": phase_word(phase), "token": token}
    for letter in LETTERS:
        yield from (("take-back", {"wolf": letter, "phase": phase_word(phase)}) for phase in PHASES)
    yield from (("catch", {"prey": kind}) for kind in SMALL if SMALL.index(kind) != NO_PREY)
    yield from (("release", {"prey": kind}) for kind in LARGE)
    yield from (("attack", {"wolf": name}) for name in NAMES)
    yield from ((verb, {}) for verb in ("refrain", "fight", "submit"))
    yield from (("strike", {"card": card}) for card in range(1, FIGHT_CARDS + 1))
    yield from (("depart", {"wolves": word}) for word in SUBSETS)


ACTIONS: Final = Actions(_entries())


def _by_verb(verb: str) -> tuple[Action, ...]:
    return tuple(action for action in ACTIONS if action.verb == verb)


PICK: Final = _by_verb("pick")
BEAR: Final = _by_verb("bear")
VOTE: Final = _by_verb("vote")
HUNT: Final = _by_verb("hunt")
ASK: Final = _by_verb("ask")
WAIT: Final = _by_verb("wait")[0]
AGREE: Final = _by_verb("agree")[0]
REFUSE: Final = _by_verb("refuse")[0]
READY: Final = _by_verb("ready")[0]
RECONSIDER: Final = _by_verb("reconsider")[0]
TAKE_BACK: Final = _by_verb("take-back")
"""By cell of the seat's own plan, 5 * letter + phase."""
CATCH: Final = _by_verb("catch")
RELEASE: Final = _by_verb("release")
ATTACK: Final = _by_verb("attack")
REFRAIN: Final = _by_verb("refrain")[0]
FIGHT: Final = _by_verb("fight")[0]
SUBMIT: Final = _by_verb("submit")[0]
STRIKE: Final = _by_verb("strike")
DEPART: Final = _by_verb("depart")
"""By the bit set of the letters that leave."""

_PLACES: Final = iter(_by_verb("place"))
PLACE: Final = tuple(
    tuple(next(_PLACES) for _ in TOKENS) for _ in range(len(LETTERS) * len(PHASES))
)
"""By cell of the seat's own plan and token less one."""

INDEX: Final[dict[Action, int]] = {
    action: index for verb in dict.fromkeys(each.verb for each in ACTIONS)
    for index, action in zip(count(), _by_verb(verb), strict=False)
}  # fmt: skip
"""Which of its verb an action is: the letter, the kind, the cell, the wolf, the card less one."""
INDEX[REFUSE] = 1

PLACED: Final[dict[Action, tuple[int, int]]] = {
    action: (cell, token) for cell, row in enumerate(PLACE) for token, action in enumerate(row, 1)
}
"""The cell and the token of a placement."""
