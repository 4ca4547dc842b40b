"""Night Hunt keeps the contract. `python -m wolfden.testing night-hunt tests/golden` writes the
golden files anew."""

from pathlib import Path

import pytest
from night_hunt import SPEC

from wolfden.testing import CHECKS, Subject

GOLDEN = Path(__file__).parent / "golden"


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_night_hunt_keeps_the_contract(check):
    check(Subject(SPEC, golden=GOLDEN))
