"""Every aim of Wolfsspuren's figures, measured: the tables of docs/wolfsspuren-tuning.md.

    python benchmarks/wolfsspuren_tuning.py [--matches 600] [--rules 3] [--plots docs/img]
        [--parts aims,replies,tempers]

One row an aim and one column a number of players: the value with its 95 % interval, and whether the
aim is met, missed, or open (the interval reaches across the limit). Then how often one player wins
who gives more or less to the hunt than the others, packs of other tempers, and random players.
Seeds from 40000 on, which no search uses. `--rules` measures an earlier version, `--figures` a file
that the search found.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Mapping
from pathlib import Path
from random import Random

import msgspec
from wolfsspuren_aims import AIMS, Aim, free_rider, outbidder, play_packs, reply
from wolfsspuren_figures import Figures
from wolfsspuren_packs import Match, Share, Tally, packs
from wolfsspuren_plots import plot

from wolfden.core import Spec
from wolfden.core.registry import spec_of
from wolfden.games.wolfsspuren.state import WolfsspurenState
from wolfden.games.wolfsspuren.tactics.planner import COOPERATIVE, SELFISH, Temper

TABLES = (3, 4, 5, 6)
PARTS = ("aims", "replies", "tempers")
REPLIES = (0.3, 0.6, 0.9, 1.0, 1.1, 1.2, 1.4, 1.7, 2.0, 2.5)
"""What the one gives, in parts of its share."""
NEAR = 0.02
"""Replies that win so much less than the best are as good: chance cannot tell them apart."""
TEMPERS: Mapping[str, Temper] = {
    "cooperative": COOPERATIVE,
    "hunting 0.9": SELFISH._replace(hunting=0.9),
    "hunting 1.1": SELFISH._replace(hunting=1.1),
    "wavering 0.4": SELFISH._replace(wavering=0.4),
    "thrift 0.45": SELFISH._replace(thrift=0.45),
    "ambition 1.3": SELFISH._replace(ambition=1.3),
    "never hunting, no fights": SELFISH._replace(
        hunting=0.0, wavering=0.0, thrift=0.75, ambition=0.0
    ),
}
"""Packs that the aims do not speak of."""
WHOLE = {"years", "losses", "best reply"}
"""Not shares of a hundred."""

Column = dict[str, Share]


def column(players: int, seeds: range, spec: Spec) -> Column:
    """All that is aimed at with so many players."""
    found = play_packs(players, seeds, spec).shares()
    found["free rider"] = free_rider(players, seeds, spec)
    return found


def written(name: str, share: Share) -> str:
    if name in WHOLE:
        return f"{share.value:.1f} ± {share.margin:.1f}"
    return f"{share.value:.1%} ± {share.margin:.1%}"


def limits(name: str, aim: Aim) -> str:
    if name in WHOLE:
        return f"{aim.low:g}–{aim.high:g}"
    if aim.low and aim.high < 1:
        return f"{aim.low:.0%}–{aim.high:.0%}"
    return f"≥ {aim.low:.0%}" if aim.low else f"≤ {aim.high:.1%}"


def verdict(aim: Aim, share: Share) -> str:
    low, high = max(share.value - share.margin, 0.0), share.value + share.margin
    ends = [aim.met(low), aim.met(min(high, 1.0) if share.value <= 1.0 else high)]
    if all(ends):
        return "met"
    return "met, open" if aim.met(share.value) else "missed, open" if any(ends) else "missed"


def aims(seeds: range, spec: Spec, plots: Path | None) -> None:
    columns = {players: column(players, seeds, spec) for players in TABLES}
    print(aims_table(columns), flush=True)
    if plots:
        plot(plots, {n: {p: columns[p][n].value for p in TABLES} for n in columns[3]})


def aims_table(columns: Mapping[int, Column]) -> str:
    head = " | ".join(f"{players} players" for players in columns)
    lines = [f"| aim | {head} |", "| --- |" + " --- |" * len(columns)]
    for name in columns[3]:
        cells = []
        for players, found in columns.items():
            aim = AIMS[name](players)
            cells.append(
                f"{written(name, found[name])} ({limits(name, aim)}: {verdict(aim, found[name])})"
            )
        lines.append(f"| {name} | {' | '.join(cells)} |")
    return "\n".join(lines)


def replies(seeds: range, spec: Spec) -> None:
    """Who gives how much wins how often; an aim is met if the best replies lie within it."""
    print("\n| the one gives | " + " | ".join(f"{players} players" for players in TABLES) + " |")
    won = {
        players: {part: reply(part, players, seeds, spec) for part in REPLIES} for players in TABLES
    }
    for part in REPLIES:
        cells = [written("wins", won[players][part]) for players in TABLES]
        print(f"| {part} | {' | '.join(cells)} |", flush=True)
    best = [best_replies(won[players]) for players in TABLES]
    print(f"| best | {' | '.join(best)} |", flush=True)
    cells = [written("wins", outbidder(players, seeds, spec)) for players in TABLES]
    print(f"| outbids the leader | {' | '.join(cells)} |", flush=True)


def best_replies(won: Mapping[float, Share]) -> str:
    top = max(share.value for share in won.values())
    near = [part for part, share in won.items() if share.value >= top - NEAR]
    return f"{min(near)}–{max(near)}" if len(near) > 1 else f"{near[0]}"


def tempers(seeds: range, spec: Spec) -> None:
    print("\n| temper | " + " | ".join(f"{players} players" for players in TABLES) + " |")
    for name, temper in TEMPERS.items():
        cells = [short(packs(players, seeds, temper, spec)) for players in TABLES]
        print(f"| {name} | {' | '.join(cells)} |", flush=True)
    cells = [short(random_packs(players, seeds, spec)) for players in TABLES]
    print(f"| random | {' | '.join(cells)} |", flush=True)


def short(tally: Tally) -> str:
    """Packs that died out, years, hunts that killed, wolf-years a loss."""
    return (
        f"{tally.died_out.value:.0%}, {tally.years.value:.1f}, {tally.kills.value:.0%}, "
        f"{tally.wolf_years_a_loss.value:.0f}"
    )


def random_packs(players: int, seeds: Iterable[int], spec: Spec) -> Tally:
    tally = Tally()
    for seed in seeds:
        state, match, dice = spec.new(players, seed), Match(), Random(seed)
        assert isinstance(state, WolfsspurenState)
        while state.to_act:
            seat = state.to_act[0]
            state.play(seat, dice.choice(state.legal(seat)), match.hear)
        match.close(state)
        tally.matches.append(match)
    return tally


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=600)
    parser.add_argument("--first-seed", type=int, default=40_000)
    parser.add_argument("--rules", type=int)
    parser.add_argument("--figures", type=Path)
    parser.add_argument("--plots", type=Path)
    parser.add_argument("--parts", type=lambda text: text.split(","), default=PARTS)
    given = parser.parse_args()
    spec = spec_of("wolfsspuren", given.rules)
    if given.figures:
        spec = msgspec.json.decode(given.figures.read_bytes(), type=Figures).spec()
    seeds = range(given.first_seed, given.first_seed + given.matches)
    if "aims" in given.parts:
        aims(seeds, spec, given.plots)
    if "replies" in given.parts:
        replies(seeds, spec)
    if "tempers" in given.parts:
        tempers(seeds[: given.matches // 8], spec)


if __name__ == "__main__":
    main()
