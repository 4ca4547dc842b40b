"""Every registered game keeps the contract."""

from pathlib import Path

import pytest

import wolfden
from wolfden.testing import CHECKS, Subject

ROOT = Path(__file__).parent.parent


@pytest.mark.parametrize("spec", wolfden.games(), ids=lambda spec: spec.id)
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_every_game(check, spec):
    check(Subject(spec, ROOT / "tests" / "golden" / spec.id))
