"""The pictures of docs/wolfsspuren-tuning.md: bars with the aim as a band behind them."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from wolfsspuren_aims import AIMS, Aim

TITLES = {
    "kills": "Hunts that killed, by players",
    "died out": "Packs that died out, by players",
    "losses": "Wolf-years a wolf lost, by players",
    "years": "Years a match, by players",
}
WIDTH, FLOOR, HEIGHT = 64, 190, 150


def bars(title: str, values: Mapping[int, float], aims: Mapping[int, Aim]) -> str:
    """A bar chart as SVG."""
    top = max([*values.values(), *(aim.high for aim in aims.values())]) * 1.1
    width = 60 + WIDTH * len(values)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} 220" width="{width}" '
        f'font-family="sans-serif" font-size="12"><rect width="100%" height="100%" fill="#fbf8f1"/>'
        f'<text x="12" y="20" font-size="14">{title}</text>'
    ]
    for index, (players, value) in enumerate(values.items()):
        x, height = 38 + WIDTH * index, HEIGHT * value / top
        high, low = (
            FLOOR - HEIGHT * limit / top for limit in (aims[players].high, aims[players].low)
        )
        parts.append(
            f'<rect x="{x - 12}" y="{high:.1f}" width="{WIDTH}" height="{low - high:.1f}" '
            f'fill="#cfe3c4"/><rect x="{x}" y="{FLOOR - height:.1f}" width="40" '
            f'height="{height:.1f}" fill="#5b6f8c"/><text x="{x + 20}" '
            f'y="{FLOOR - 6 - height:.1f}" text-anchor="middle">{value:.2g}</text>'
            f'<text x="{x + 20}" y="206" text-anchor="middle">{players}</text>'
        )
    return "\n".join([*parts, "</svg>\n"])


def plot(folder: Path, measured: Mapping[str, Mapping[int, float]]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, title in TITLES.items():
        aims = {players: AIMS[name](players) for players in measured[name]}
        path = folder / f"wolfsspuren-{name.replace(' ', '-')}.svg"
        path.write_text(bars(title, measured[name], aims), "utf-8")
