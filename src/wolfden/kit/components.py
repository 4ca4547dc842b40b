"""A game's `components.toml`: every figure of the box, once."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any


def load_components(package: str) -> dict[str, Any]:
    """Those of the game whose package this is; games pass their `__package__`."""
    return tomllib.loads(files(package).joinpath("components.toml").read_text("utf-8"))
