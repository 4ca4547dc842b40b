"""`python -m wolfden.testing GAME FOLDER` writes the game's golden files anew."""

import sys
from pathlib import Path

from ..core.registry import spec_of
from .golden import golden_files
from .subject import Subject


def main(game: str, folder: str) -> None:
    target = Path(folder)
    target.mkdir(parents=True, exist_ok=True)
    for name, text in golden_files(Subject(spec_of(game), target)):
        (target / name).write_text(text, "utf-8")
        print(target / name)


if len(sys.argv) != 3:
    sys.exit(__doc__)
main(*sys.argv[1:])
