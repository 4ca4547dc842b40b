"""Drawings as SVG inside a page: no colour of their own, so that light and dark both suit them.

matplotlib is given stand-in colours; in the SVG they become the page's own.
"""

from __future__ import annotations

import re
import textwrap
from collections.abc import Callable, Sequence
from io import StringIO
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec

from ..core.errors import MissingPackage
from .errors import BadResults

if TYPE_CHECKING:
    from matplotlib.axes import Axes

    from .words import Words

INK: Final = "#010101"
LINE: Final = "#020202"
SERIES: Final = tuple(f"#0303{number:02x}" for number in range(6))
"""One for each bot; after the last they begin again, and signs tell them apart."""
SIGNS: Final = "os^DvPX*"
PAGE_COLOURS: Final = {
    INK: "currentColor", LINE: "var(--line)",
    **{colour: f"var(--series-{number})" for number, colour in enumerate(SERIES)},
}  # fmt: skip
SETTINGS: Final[dict[Any, Any]] = {
    "svg.fonttype": "none", "font.size": 10.0, "font.family": "sans-serif",
    "text.color": INK, "axes.edgecolor": LINE, "axes.labelcolor": INK, "xtick.color": LINE,
    "ytick.color": LINE, "xtick.labelcolor": INK, "ytick.labelcolor": INK, "grid.color": LINE,
    "axes.spines.top": False, "axes.spines.right": False, "legend.frameon": False,
}  # fmt: skip
WIDTH: Final = 4.7
LABEL: Final = 24
"""Longer labels are broken into lines."""


class Drawing(msgspec.Struct, frozen=True):
    title: str
    help: str
    told: str
    """What it shows, in words and figures."""
    svg: str


def need_matplotlib() -> None:
    try:
        import matplotlib as _  # noqa: F401
    except ImportError as error:
        raise MissingPackage("matplotlib", "arena") from error


def check_writable(file: Path) -> None:
    if file.is_dir() or not file.parent.is_dir():
        raise BadResults(file, 0, "no such folder")


def draw(paint: Callable[[Axes], None], height: float, name: str, words: Words) -> str:
    """What `paint` puts on the axes, as an SVG; `name` keeps its parts apart from others'."""
    import matplotlib
    from matplotlib.figure import Figure

    need_matplotlib()
    with matplotlib.rc_context({**SETTINGS, "svg.hashsalt": name}):
        figure = Figure(figsize=(WIDTH, height), layout="constrained")
        axes = figure.subplots()
        axes.xaxis.set_major_formatter(lambda value, _: words.plain(value))
        paint(axes)
        out = StringIO()
        figure.savefig(out, format="svg", transparent=True, metadata={"Date": None})
    return inline(out.getvalue(), name)


def inline(svg: str, name: str) -> str:
    """Fit for a page with other drawings: own ids, the page's colours and type."""
    svg = svg[svg.index("<svg") :]
    svg = re.sub(r"<metadata>.*?</metadata>", "", svg, flags=re.DOTALL)
    svg = re.sub(r'\bid="', f'id="{name}-', svg)
    svg = re.sub(r'(href="|url\()#', rf"\1#{name}-", svg)
    svg = re.sub(r"font: ([0-9.]+px) [^;\"]*", r"font-size: \1", svg)
    svg = re.sub(r"font-family: [^;\"]*;?", "", svg)
    for colour, of_page in PAGE_COLOURS.items():
        svg = svg.replace(colour, of_page)
    return re.sub(r'<svg ([^>]*?)width="[^"]*"', r'<svg aria-hidden="true" \1', svg, count=1)


def rows_height(rows: int, each: float = 0.34) -> float:
    return 0.9 + each * max(2, rows)


def broken(label: str) -> str:
    return "\n".join(textwrap.wrap(label, LABEL)) or label


def name_rows(axes: Axes, labels: Sequence[str]) -> None:
    """Rows from the top, with a label each."""
    axes.set_yticks(range(len(labels)), [broken(label) for label in labels])
    axes.set_ylim(len(labels) - 0.5, -0.5)
    axes.grid(axis="x", alpha=0.5, linewidth=0.6)
    axes.set_axisbelow(True)
    axes.tick_params(axis="y", length=0)


def bars(axes: Axes, labels: Sequence[str], values: Sequence[float], told: Sequence[str]) -> None:
    """A bar a row, its value written behind it."""
    axes.barh(range(len(values)), values, height=0.62, color=SERIES[0], alpha=0.85)
    name_rows(axes, labels)
    for row, (value, text) in enumerate(zip(values, told, strict=True)):
        place: dict[str, Any] = {"va": "center", "ha": "left", "fontsize": 9}
        axes.annotate(text, (max(value, 0), row), (4, 0), textcoords="offset points", **place)
    axes.margins(x=0.25)


def histogram(axes: Axes, values: Sequence[float], mean: float) -> None:
    from matplotlib.ticker import MaxNLocator

    whole = all(float(value).is_integer() for value in values)
    low, high = min(values), max(values)
    if whole and high - low < 40:
        edges: Any = [low - 0.5 + step for step in range(int(high - low) + 2)]
    else:
        edges = 24
    axes.hist(values, bins=edges, color=SERIES[0], alpha=0.85, rwidth=0.94)
    axes.yaxis.set_major_locator(MaxNLocator(integer=True))
    axes.axvline(mean, color=INK, linestyle="--", linewidth=1.2)
    axes.grid(axis="y", alpha=0.5, linewidth=0.6)
    axes.set_axisbelow(True)
