"""`wolfden games`"""

from __future__ import annotations

from rich.console import Console
from rich.table import Table

from ..bots import OFFERED
from ..core import Option
from ..core.registry import games
from ..texts import translate


def list_games(lang: str) -> None:
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    for column in ("game", "id", "players", "minutes", "options"):
        table.add_column(translate(lang, f"terminal-{column}"))
    for spec in games():
        table.add_row(
            f"[bold]{spec.titles[lang]}[/bold]",
            spec.id,
            f"{spec.players[0]}–{spec.players[-1]}",
            str(spec.minutes),
            "\n".join(_option(spec.id, option, lang) for option in spec.options),
        )
    console = Console()
    console.print(table)
    console.print(f"\n{translate(lang, 'terminal-bots')}")
    for level in OFFERED:
        name = translate(lang, f"bot-{level}")
        console.print(f"  [bold]{level}[/bold]  {name}: {translate(lang, f'bot-{level}-help')}")


def _option(game: str, option: Option, lang: str) -> str:
    label = translate(lang, f"option-{game}-{option.name}")
    default = translate(lang, "terminal-default", value=str(option.default))
    return f"{option.name}: {label} ({option.limits}; {default})"
