"""The figures that are printed on components and not in the rulebook: chosen, and chosen anew
with each version of the rules. A position carries those under which it is played."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from .model import COMPONENTS, LARGE, SMALL


class Figures(msgspec.Struct, frozen=True):
    spirals: bytes
    """By token; no token costs nothing. Bytes, since what follows from them is cached by them."""
    births: tuple[int, ...]
    """The number on each birth card."""
    small_counts: tuple[int, ...]
    small_strength: tuple[int, ...]
    """Of small prey, by kind."""
    large_counts: tuple[int, ...]
    black: tuple[int, ...]
    green: tuple[int, ...]
    red: tuple[int, ...]
    food: tuple[int, ...]
    """Of large prey, by kind."""


def box_of(rules_version: int) -> dict[str, Any]:
    """All that is in the box, as `components.toml` has it, with what this version chose."""
    common = {section: part for section, part in COMPONENTS.items() if section != "versions"}
    chosen: dict[str, Any] = COMPONENTS["versions"][str(rules_version)]
    return common | {name: common.get(name, {}) | part for name, part in chosen.items()}


def read_figures(box: Mapping[str, Any]) -> Figures:
    small = [box["small_prey"][kind] for kind in SMALL]
    large = [box["large_prey"][kind] for kind in LARGE]
    return Figures(
        spirals=bytes([0, *box["tokens"]["spirals"]]),
        births=tuple(box["births"]["cards"]),
        small_counts=tuple(kind["count"] for kind in small),
        small_strength=tuple(kind["strength"] for kind in small),
        large_counts=tuple(kind["count"] for kind in large),
        black=tuple(kind["black"] for kind in large),
        green=tuple(kind["green"] for kind in large),
        red=tuple(kind["red"] for kind in large),
        food=tuple(kind["food"] for kind in large),
    )


def figures_of(rules_version: int) -> Figures:
    return read_figures(box_of(rules_version))
