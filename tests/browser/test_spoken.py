"""What a screen reader says and finds at every step of a whole short match of each game.

Kept as text under `spoken/`: the table as it is found at first, then for each decision what the
live regions announced and which lines of the accessibility tree are new. After a change that is
meant, `WOLFDEN_RENEW=1 pytest tests/browser/test_spoken.py` writes it anew; read the difference as
somebody who sees no picture: whose turn is it, what may I do, what happened, who has how much?
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

import wolfden
from wolfden.core import Chance, State

from .listening import Listener
from .stored import NAMES, Moves, lay, over, walk

SPOKEN = Path(__file__).with_name("spoken")
TABLES: dict[str, tuple[int, int, dict[str, Any]]] = {
    "jagdfieber": (3, 1, {"days": 1}),
    "the-wolves": (2, 10, {"moons": 1}),
    "wolf-and-hound": (2, 0, {}),
    "wolfsspuren": (3, 31, {"target": 40}),
}
"""Players, seed and options of a match that is soon over."""
WORDLESS = re.compile(
    r"^\s*- (button|link|radio|checkbox|combobox|textbox|region|dialog|img)(:| \[|$)"
)


def steps(listener: Listener, state: State, moves: Moves) -> Iterator[str]:
    yield _step("before the first decision", listener, look=True)
    for number, (seat, text) in enumerate(moves, 1):
        state.play(seat, state.spec.actions.parse(text))
        listener.play(seat, text)
        look = 0 in state.to_act or over(state)
        yield _step(f"{number} · {NAMES[seat]}: {text}", listener, look=look)


def _step(title: str, listener: Listener, *, look: bool) -> str:
    """The table is looked at when there is something to decide, and at the end."""
    return "\n".join([f"# {title}", *listener.heard(), *(listener.found() if look else [])])


@pytest.mark.parametrize("game", TABLES)
def test_every_step_is_said_in_words(
    person: Callable[..., Page], database: Path, game: str
) -> None:
    players, seed, options = TABLES[game]
    begin = partial(wolfden.new, game, players=players, seed=seed, **options)
    moves = walk(begin(), Chance.from_seed(seed), over)
    assert moves is not None
    match = lay(database, game, players, [], seed=seed, options=options)
    page = person(speed="fast", viewport={"width": 1366, "height": 633})
    seen = "\n\n".join(steps(Listener(page, match, players), begin(), moves))
    seen = seen.replace(match, "<match>") + "\n"
    file = SPOKEN / f"{game}.txt"
    if os.environ.get("WOLFDEN_RENEW"):
        file.write_text(seen, "utf-8")
    assert [line for line in seen.splitlines() if WORDLESS.match(line)] == []
    assert seen == file.read_text("utf-8")
