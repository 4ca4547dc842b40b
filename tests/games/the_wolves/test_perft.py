"""How many sequences of decisions there are from fixed positions of fixed maps.

`tests/golden/the-wolves/perft.txt` counts from the beginning, where wolves are placed; here the
counts start in the middle of the recorded matches, so that they run through whole actions.
`python -m tests.games.the_wolves.test_perft` writes them anew; read the difference.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from wolfden.core.record_reader import read_record
from wolfden.testing.perft import perft

FILE = Path(__file__).with_name("perft.txt")
RECORDS = Path(__file__).parents[2] / "golden" / "the-wolves"
NODE_LIMIT = 12_000


def rows() -> Iterator[str]:
    yield "# players, moves of the recorded match before, depth, sequences"
    for players in (2, 3, 4, 5):
        record = read_record((RECORDS / f"record-{players}.txt").read_text("utf-8"))
        stops = {len(record.moves) * part // 4 for part in (1, 2, 3)}
        for step in record.steps():
            if step.number in stops:
                yield from counts(players, step)


def counts(players, step) -> Iterator[str]:
    before = 1
    for depth in range(1, 9):
        count = perft(step.state, depth)
        yield f"{players} {step.number} {depth} {count}"
        if count * max(count // before, 2) > NODE_LIMIT:
            return
        before = count


def test_the_counts_are_as_they_were():
    assert list(rows()) == FILE.read_text("utf-8").splitlines()


if __name__ == "__main__":
    FILE.write_text("\n".join(rows()) + "\n", "utf-8")
