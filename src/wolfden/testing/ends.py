"""How thousands of random matches end, as a few digests: two builds that agree play alike.

    python -m wolfden.testing.ends GAME FOLDER     writes ends.txt, among a game's golden files

A line of `ends.txt` is a block of matches: its number and the digest of their outcomes.
"""

from __future__ import annotations

import sys
from hashlib import blake2b
from pathlib import Path
from random import Random
from typing import Final

import msgspec

from ..core import Spec
from ..core.registry import spec_of

BLOCKS: Final = 40
MATCHES: Final = 250
"""In a block, so that a game is played ten thousand times."""


def digest(spec: Spec, block: int) -> str:
    """Of one block: seats, seeds and draws follow from its number."""
    found, random = blake2b(digest_size=12), Random(block)
    for number in range(MATCHES):
        state = spec.new(spec.players[number % len(spec.players)], random.getrandbits(64))
        state.playout(random.random)
        found.update(msgspec.json.encode(state.outcome))
    return found.hexdigest()


def read(file: Path) -> list[str]:
    """The digests by block, as they were written."""
    return [line.split()[1] for line in file.read_text("utf-8").splitlines()]


def write(spec: Spec, file: Path) -> None:
    lines = (f"{block} {digest(spec, block)}\n" for block in range(BLOCKS))
    file.write_text("".join(lines), "utf-8")


if __name__ == "__main__":
    write(spec_of(sys.argv[1]), Path(sys.argv[2]) / "ends.txt")
