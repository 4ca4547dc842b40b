"""Every registered game keeps the contract."""

from pathlib import Path

import pytest

import wolfden
from wolfden.testing import CHECKS, Subject

ROOT = Path(__file__).parent.parent
FORGETFUL = pytest.mark.xfail(
    raises=AssertionError,
    reason="no view shows which wolves were seen since the births, tokens and meals of wolves that "
    "died this year, and strikes of the last fight; the state and its redeal remember them",
)
KNOWN = {("wolfsspuren", "positions_that_look_alike_are_redealt_alike"): FORGETFUL}


CASES = [
    pytest.param(
        check, spec, marks=KNOWN.get((spec.id, check.__name__), ()),
        id=f"{check.__name__}-{spec.id}",
    )
    for check in CHECKS
    for spec in wolfden.games()
]  # fmt: skip


@pytest.mark.parametrize(("check", "spec"), CASES)
def test_every_game(check, spec):
    check(Subject(spec, ROOT / "tests" / "golden" / spec.id))
