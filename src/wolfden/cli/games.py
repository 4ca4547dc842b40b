"""`wolfden games`"""

from __future__ import annotations

from rich.console import Console
from rich.table import Table

from ..bots import OFFERED
from ..core import Option
from ..core.registry import games
from ..packages import left_out
from ..texts import title_of, translate


def list_games(lang: str) -> None:
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    for column in ("game", "id", "players", "minutes", "options"):
        table.add_column(translate(lang, f"terminal-{column}"))
    for spec in games():
        table.add_row(
            f"[bold]{title_of(spec, lang)}[/bold]",
            spec.id,
            f"{spec.players[0]}–{spec.players[-1]}",
            str(spec.minutes),
            "\n".join(_option(spec.id, option, lang) for option in spec.options),
        )
    console = Console()
    console.print(table)
    for each in left_out():
        values = {"name": each.name, "package": each.package, "reason": each.reason}
        told = translate(lang, "terminal-left-out", **values)
        console.print(f"\n{told}", style="yellow", markup=False, highlight=False)
    console.print(f"\n{translate(lang, 'terminal-bots')}")
    for level in OFFERED:
        name = translate(lang, f"bot-{level}")
        console.print(f"  [bold]{level}[/bold]  {name}: {translate(lang, f'bot-{level}-help')}")


def _option(game: str, option: Option, lang: str) -> str:
    label = translate(lang, f"option-{game}-{option.name}")
    limits = _by_players(option, lang) or f"{option.limits}; {_default(option, lang)}"
    return f"{option.name}: {label} ({limits})"


def _by_players(option: Option, lang: str) -> str:
    """Limits and defaults where they depend on how many play."""
    tables = [(players, option.at(players)) for players in option.by_players]
    return "; ".join(
        f"{translate(lang, 'terminal-with-players', players=players)}: "
        f"{at.limits}, {_default(at, lang)}"
        for players, at in tables
    )


def _default(option: Option, lang: str) -> str:
    return translate(lang, "terminal-default", value=str(option.default))
