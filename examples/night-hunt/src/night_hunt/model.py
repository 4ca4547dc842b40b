"""The figures of the box. Cards and prey are numbers: a card's strength, a prey's worth."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, Final

COMPONENTS: Final[dict[str, Any]] = tomllib.loads(
    files(__package__).joinpath("components.toml").read_text("utf-8")
)
