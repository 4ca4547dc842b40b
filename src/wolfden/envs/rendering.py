"""A match as a text, an SVG or an image: the terminal's table, with nothing hidden."""

from __future__ import annotations

from io import StringIO
from typing import Final, Literal

import numpy as np
from numpy.typing import NDArray
from rich.console import Console

from ..core import ALL, AnyState
from ..core.errors import BadOption
from ..terminal import table_of

RenderMode = Literal["human", "ansi", "svg", "rgb_array"]
RENDER_MODES: Final[tuple[RenderMode, ...]] = ("human", "ansi", "svg", "rgb_array")
Image = NDArray[np.uint8]
WIDTH: Final = 100
SIZE: Final = 14
"""Of the letters in an image, in pixels."""
PAPER, INK = (250, 248, 243), (35, 33, 30)


def check_mode(mode: str | None) -> RenderMode | None:
    for known in (None, *RENDER_MODES):
        if mode == known:
            return known
    limits = ", ".join(RENDER_MODES)
    raise BadOption(f"no render mode '{mode}'", option="render_mode", limits=limits, players=0)


def render(state: AnyState, mode: RenderMode | None) -> str | Image | None:
    if mode == "human":
        print(text(state))
    if mode == "svg":
        return _drawn(state).export_svg(title=state.spec.titles["en"])
    if mode == "rgb_array":
        return image(text(state))
    return text(state) if mode == "ansi" else None


def text(state: AnyState) -> str:
    return _drawn(state).export_text()


def _drawn(state: AnyState) -> Console:
    names = [f"seat {seat}" for seat in range(state.players)]
    console = Console(width=WIDTH, record=True, file=StringIO())
    console.print(table_of(state.spec.id, names, "en").position(state.view(ALL)))
    return console


def image(text: str) -> Image:
    """The text in letters of one width."""
    from matplotlib import get_data_path
    from PIL import Image as Images
    from PIL import ImageDraw, ImageFont

    font = ImageFont.truetype(f"{get_data_path()}/fonts/ttf/DejaVuSansMono.ttf", SIZE)
    lines = text.splitlines()
    width = round(font.getlength("m" * max(map(len, lines), default=1)))
    paper = Images.new("RGB", (width + 2 * SIZE, (len(lines) + 1) * (SIZE + 4)), PAPER)
    pen = ImageDraw.Draw(paper)
    for number, line in enumerate(lines):
        pen.text((SIZE, SIZE // 2 + number * (SIZE + 4)), line, INK, font)
    return np.asarray(paper).copy()
