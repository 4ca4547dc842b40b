"""Packs of players over many matches: what the chosen figures lead to.

    python benchmarks/wolfsspuren_tuning.py [--matches 400] [--first-seed 40000] [--plots docs/img]

Every table of docs/wolfsspuren-tuning.md: selfish players, fully cooperating ones, random ones,
and selfish ones whose temper differs in one respect. Every seat of a match has the same temper.
`--plots` draws the pictures of that page from the matches just played.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random

import wolfden
from wolfden.core import Chance, Event, Spec
from wolfden.games.wolfsspuren.setup import SPEC
from wolfden.games.wolfsspuren.state import WolfsspurenState
from wolfden.games.wolfsspuren.tactics import WolfsspurenTactics
from wolfden.games.wolfsspuren.tactics.planner import COOPERATIVE, SELFISH, Temper

VARIED = {
    "hunting": (0.9, 0.95, 1.05, 1.1),
    "wavering": (0.1, 0.4),
    "rearing": (0.2, 0.8),
    "howling": (0.8, 1.2),
    "thrift": (0.45, 0.65),
    "ambition": (0.7, 1.3),
}
"""Plausible tempers: selfish players who differ in one respect."""
COUNTED = ("hunted", "died", "howled")
HEAD = (
    "| players | years | died out | hunts killed | wolf-years a loss | pups reared | pack |\n"
    "| --- | --- | --- | --- | --- | --- | --- |"
)


@dataclass
class Tally:
    """What happened in the matches of one number of players."""

    matches: int = 0
    died_out: int = 0
    years: Counter[int] = field(default_factory=Counter)
    events: Counter[str] = field(default_factory=Counter)
    results: Counter[str] = field(default_factory=Counter)
    """Of hunts and howling, and the causes of deaths, as `hunted killed` or `died age`."""
    sizes: Counter[int] = field(default_factory=Counter)
    """How many wolves there were in markings."""

    def hear(self, event: Event) -> None:
        self.events[event.name] += 1
        if event.name in COUNTED:
            kind = event.data.get("result") or event.data.get("cause")
            self.results[f"{event.name} {kind}"] += 1
        if event.name == "marked":
            self.sizes[len(event.data["wolves"])] += 1

    def close(self, state: WolfsspurenState) -> None:
        self.matches += 1
        self.years[state.year] += 1
        self.died_out += state.reason == "died-out"

    @property
    def mean_years(self) -> float:
        return sum(year * count for year, count in self.years.items()) / self.matches

    @property
    def extinction(self) -> float:
        return self.died_out / self.matches

    @property
    def kills(self) -> float:
        killed = self.results["hunted killed"] + self.results["hunted killed-hurt"]
        return killed / self.events["hunted"]

    @property
    def wolf_years_a_loss(self) -> float:
        wolf_years = sum(size * count for size, count in self.sizes.items())
        return wolf_years / (self.events["died"] + self.events["omega-excluded"])

    @property
    def reared(self) -> float:
        return self.events["pup-joined"] / self.events["pup-added"]

    @property
    def pack(self) -> float:
        return sum(size * count for size, count in self.sizes.items()) / self.sizes.total()


def play(spec: Spec, players: int, seed: int, tactics: WolfsspurenTactics, tally: Tally) -> None:
    state, chance = spec.new(players, seed), Chance.from_seed(seed)
    assert isinstance(state, WolfsspurenState)
    while state.to_act:
        seat = state.to_act[0]
        weights = list(tactics.weigh(state.redeal(seat, chance), seat, chance))
        state.play(seat, state.legal(seat)[weights.index(max(weights))], tally.hear)
    tally.close(state)


def tally_of(players: int, seeds: Iterable[int], temper: Temper, spec: Spec = SPEC) -> Tally:
    tally, tactics = Tally(), WolfsspurenTactics(temper)
    for seed in seeds:
        play(spec, players, seed, tactics, tally)
    return tally


def random_tally(players: int, seeds: Iterable[int]) -> Tally:
    tally = Tally()
    for seed in seeds:
        state = wolfden.new("wolfsspuren", players=players, seed=seed)
        state.playout(Random(seed).random)
        assert isinstance(state, WolfsspurenState)
        tally.close(state)
    return tally


def row(players: int, tally: Tally) -> str:
    return (
        f"| {players} | {tally.mean_years:.1f} | {tally.extinction:.1%} | {tally.kills:.1%} "
        f"| {tally.wolf_years_a_loss:.1f} | {tally.reared:.0%} | {tally.pack:.1f} |"
    )


def bars(title: str, values: Mapping[str, float], aim: tuple[float, float] | None) -> str:
    """A bar chart as SVG; the aim is a band behind the bars."""
    top = max([*values.values(), *(aim or ())]) * 1.1 or 1
    width = 60 + 64 * len(values)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} 220" width="{width}" '
        f'font-family="sans-serif" font-size="12"><rect width="100%" height="100%" fill="#fbf8f1"/>'
        f'<text x="12" y="20" font-size="14">{title}</text>'
    ]
    if aim:
        high, low = 190 - 150 * aim[1] / top, 190 - 150 * aim[0] / top
        parts.append(
            f'<rect x="20" y="{high:.1f}" width="{width - 40}" height="{max(low - high, 2):.1f}" '
            'fill="#cfe3c4"/>'
        )
    for index, (name, value) in enumerate(values.items()):
        x, height = 38 + 64 * index, 150 * value / top
        parts.append(
            f'<rect x="{x}" y="{190 - height:.1f}" width="40" height="{height:.1f}" '
            f'fill="#5b6f8c"/><text x="{x + 20}" y="{184 - height:.1f}" text-anchor="middle">'
            f'{value:.2g}</text><text x="{x + 20}" y="206" text-anchor="middle">{name}</text>'
        )
    return "\n".join([*parts, "</svg>\n"])


def plot(folder: Path, tallies: dict[int, Tally]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    charts = {
        "kills": ("Hunts that killed, by players", "kills", (0.5, 0.875)),
        "extinction": ("Packs that died out, by players", "extinction", (0.0, 0.15)),
        "losses": ("Wolf-years a wolf lost, by players", "wolf_years_a_loss", (7, 10)),
        "years": ("Years a match, by players", "mean_years", (6, 7)),
    }
    for name, (title, figure, aim) in charts.items():
        values = {str(players): getattr(tally, figure) for players, tally in tallies.items()}
        path = folder / f"wolfsspuren-selfish-{name}.svg"
        path.write_text(bars(title, values, aim), "utf-8")
    lengths = {str(year): count for year, count in sorted(tallies[4].years.items())}
    path = folder / "wolfsspuren-selfish-lengths.svg"
    path.write_text(bars("Matches of 4 players by their years", lengths, None), "utf-8")


def short(tally: Tally) -> str:
    return f"{tally.kills:.0%} / {tally.extinction:.0%} / {tally.wolf_years_a_loss:.1f}"


def vary(seeds: range, tables: Iterable[int]) -> None:
    """The aims with other tempers: hunts killed / packs died out / wolf-years a loss."""
    print(f"\n| temper | {' | '.join(f'{players} players' for players in tables)} |")
    for figure, values in VARIED.items():
        for value in values:
            temper = replace(SELFISH, **{figure: value})
            cells = [short(tally_of(players, seeds, temper)) for players in tables]
            print(f"| {figure} {value} | {' | '.join(cells)} |", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=400)
    parser.add_argument("--first-seed", type=int, default=40_000)
    parser.add_argument("--plots", type=Path)
    given = parser.parse_args()
    seeds = range(given.first_seed, given.first_seed + given.matches)
    fewer, fewest = seeds[: given.matches // 3], seeds[: given.matches // 5]
    tables = wolfden.spec_of("wolfsspuren").players
    print(f"selfish, {len(seeds)} matches a row\n{HEAD}")
    tallies = {}
    for players in tables:
        tallies[players] = tally_of(players, seeds, SELFISH)
        print(row(players, tallies[players]), flush=True)
    print(f"\ncooperative, {len(fewer)} matches a row\n{HEAD}")
    for players in tables:
        print(row(players, tally_of(players, fewer, COOPERATIVE)), flush=True)
    print(f"\nrandom, {len(fewer)} matches each")
    for players in tables:
        tally = random_tally(players, fewer)
        print(f"{players}: {tally.extinction:.0%} died out after {tally.mean_years:.1f} years")
    print(f"\nother tempers, {len(fewest)} matches a cell", end="")
    vary(fewest, (3, 4, 6))
    if given.plots:
        plot(given.plots, tallies)


if __name__ == "__main__":
    main()
