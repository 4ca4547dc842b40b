"""Every registered game keeps the contract."""

from pathlib import Path

import pytest

import wolfden
from wolfden.testing import CHECKS, Subject

ROOT = Path(__file__).parent.parent
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
    check(Subject(spec, golden))
