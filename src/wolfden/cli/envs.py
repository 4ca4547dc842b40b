"""`wolfden envs`: for whoever lets programs learn."""

from __future__ import annotations

import csv
import sys
from collections.abc import Iterable, Iterator, Sequence
from typing import Annotated

from cyclopts import App, Parameter
from rich.console import Console
from rich.table import Table

from ..core import Actions
from ..core.encoding import AnyEncoding
from ..core.registry import spec_of
from ..texts import title_of, translate
from .language import Language, own_language
from .play import read_options

app = App(name="envs", help="Environments for learning: what a vector and an action number mean.")
COLUMNS = ("index", "block", "number", "least", "most", "unit")


@app.command
def layout(
    game: str,
    *,
    players: int | None = None,
    option: Annotated[tuple[str, ...], Parameter(negative="")] = (),
    actions: Annotated[bool, Parameter(negative="")] = False,
    csv: Annotated[bool, Parameter(negative="")] = False,
    lang: Language | None = None,
) -> None:
    """Name every number of a game's observations.

    Parameters
    ----------
    game
        Which game, such as jagdfieber.
    players
        How many sit at the table.
    option
        An option of the game, such as days=2. May be given more than once.
    actions
        Name the actions' indices instead.
    csv
        Print it as comma-separated values.
    lang
        Language to speak: en, fr or de; without it the system's.
    """
    from ..envs.observing import encoding_of

    spec = spec_of(game)
    seats = min(spec.players[-1], 4) if players is None else players
    encoding = encoding_of(spec, seats, read_options(spec, option))
    columns = ("index", "actions") if actions else COLUMNS
    rows = list(action_rows(spec.actions, encoding) if actions else number_rows(encoding))
    if csv:
        write_csv(columns, rows)
        return
    language = lang or own_language()
    values = {"players": seats, "length": encoding.length, "actions": encoding.actions}
    console = Console()
    console.print(translate(language, "envs-layout", game=title_of(spec, language), **values))
    console.print(grid([translate(language, f"envs-{column}") for column in columns], rows))


def grid(columns: Sequence[str], rows: Iterable[Sequence[str]]) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for column in columns:
        table.add_column(column)
    for row in rows:
        table.add_row(*row)
    return table


def number_rows(encoding: AnyEncoding) -> Iterator[tuple[str, ...]]:
    """A row for each number: where, what, its bounds and what counts as one."""
    index = 0
    for block in encoding.blocks:
        low, high, unit = f"{block.low:g}", f"{block.high:g}", f"{1 / block.scale:g}"
        for label in block.labels:
            yield str(index), block.name, label, low, high, unit
            index += 1


def action_rows(actions: Actions, encoding: AnyEncoding) -> Iterator[tuple[str, ...]]:
    """A row for each index with the actions that have it, as seat 0 knows them."""
    texts: dict[int, list[str]] = {}
    for action in actions:
        texts.setdefault(encoding.index(0, action), []).append(action.text)
    for index in range(encoding.actions):
        yield str(index), ", ".join(texts.get(index, []))


def write_csv(columns: tuple[str, ...], rows: list[tuple[str, ...]]) -> None:
    writer = csv.writer(sys.stdout, lineterminator="\n")
    writer.writerow(columns)
    writer.writerows(rows)
