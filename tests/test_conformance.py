"""Every registered game keeps the contract."""

from pathlib import Path

import pytest

import wolfden
from wolfden.testing import CHECKS, Subject

ROOT = Path(__file__).parent.parent
ADDED = {
    "wolfsspuren": {
        "prey-chosen": {"decided"}, "small-prey-turned": {"animals"}, "swapped": {"target"},
        "aged": {"changes"},
    },
}  # fmt: skip
"""What tables of ours still add to events for their texts; a plain table lacks it."""

CASES = [
    pytest.param(
        check, spec,
        id=f"{check.__name__}-{spec.id}",
    )
    for check in CHECKS
    for spec in wolfden.games()
]  # fmt: skip


@pytest.mark.parametrize(("check", "spec"), CASES)
def test_every_game(check, spec):
    golden = ROOT / "tests" / "golden" / spec.id
    check(Subject(spec, golden, added=ADDED.get(spec.id, {})))
