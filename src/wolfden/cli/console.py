"""The terminal that matches are played and shown in."""

from __future__ import annotations

import io
import shutil
import sys

from rich.console import Console

SIZE = (100, 24)
"""Where nothing is known about it; tables are laid out for this."""


def own_console() -> Console:
    """As wide as the terminal is, a dumb one too; what it cannot write is replaced, not fatal."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")
    return Console(width=shutil.get_terminal_size(SIZE).columns)
