"""Which Wolfden this is: its version, and whether its engines run compiled or interpreted."""

from __future__ import annotations

from pathlib import Path

from . import __version__
from .core import game


def is_compiled() -> bool:
    """Whether the contract itself was loaded from machine code."""
    return Path(game.__file__).suffix != ".py"


def version() -> str:
    return f"{__version__} ({'compiled' if is_compiled() else 'interpreted'})"
