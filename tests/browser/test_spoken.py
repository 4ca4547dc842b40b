"""What a screen reader finds at every step of a short match of each game.

The accessibility tree of the table is kept as text under `spoken/`. After a change that is meant,
`WOLFDEN_RENEW=1 pytest tests/browser/test_spoken.py` writes it anew; read the difference as
somebody who sees no picture: whose turn is it, what may I do, what happened, who has how much?
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import wolfden
from wolfden.core import Chance
from wolfden.testing.subject import random_move

from .conftest import PATIENCE
from .stored import Moves, lay, tokens_of

SPOKEN = Path(__file__).with_name("spoken")
SEED = 5
STEPS = 5
"""Decisions of mine that are looked at, from the first on."""
TABLES = {
    "jagdfieber": (3, {"days": 1}),
    "the-wolves": (2, {"moons": 1}),
    "wolf-and-hound": (2, {}),
    "wolfsspuren": (3, {}),
}
WORDLESS = re.compile(r"^\s*- (button|link|radio|checkbox|combobox|textbox|region|dialog)(:| \[|$)")


def played(game: str) -> Iterator[tuple[Moves, bool]]:
    """The moves of a match by chance, up to each of my first decisions, and all of them."""
    players, options = TABLES[game]
    state = wolfden.new(game, players=players, seed=SEED, **options)
    chance, moves, met = Chance.from_seed(SEED), [], 0
    while state.to_act:
        if 0 in state.to_act and met < STEPS:
            yield list(moves), False
            met += 1
        seat, action = random_move(state, chance)
        state.play(seat, action)
        moves.append((seat, action.text))
    yield moves, True


def spoken(page: Page, match: str) -> str:
    page.goto(f"/m/{match}#seat={tokens_of(1)[0]}")
    expect(page.locator("main .narrator, .result, .ending").first).to_be_visible(timeout=PATIENCE)
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(200)
    # Who is here, in the banner, depends on the clock.
    return page.locator("main").aria_snapshot()


@pytest.mark.parametrize("game", TABLES)
def test_every_step_is_said_in_words(
    person: Callable[..., Page], database: Path, game: str
) -> None:
    page = person(viewport={"width": 1366, "height": 633})
    players, options = TABLES[game]
    parts = []
    for moves, ended in played(game):
        match = lay(database, game, players, moves, seed=SEED, options=options, ended=ended)
        said = spoken(page, match).replace(match, "<match>")
        wordless = [line for line in said.splitlines() if WORDLESS.match(line)]
        assert wordless == [], "something has a role and no name"
        parts.append(f"# after {len(moves)} decisions\n{said}\n")
    seen, file = "\n".join(parts), SPOKEN / f"{game}.txt"
    if os.environ.get("WOLFDEN_RENEW"):
        file.parent.mkdir(exist_ok=True)
        file.write_text(seen, "utf-8")
    assert seen == file.read_text("utf-8")
