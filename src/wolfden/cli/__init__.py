"""The `wolfden` command."""

from __future__ import annotations

import sys

from rich.console import Console

from ..core import WolfdenError
from ..texts.refusals import sentence
from .language import asked_language


def main() -> None:
    """Run a command; a refusal is told in words and ends with status 2."""
    from .commands import app

    try:
        app()
    except WolfdenError as error:
        told = sentence(error, asked_language(sys.argv))
        Console(stderr=True).print(told, style="red", markup=False)
        sys.exit(2)
    except KeyboardInterrupt:
        sys.exit(130)


__all__ = ["main"]
