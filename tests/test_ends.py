"""Both builds play ten thousand random matches of every game to the same ends.

The ends were written by the interpreted engines, which play a part of them again here; the compiled
ones play them all (`make test-compiled`).
"""

import os
from pathlib import Path

import pytest

import wolfden
from wolfden.build import is_compiled
from wolfden.testing.ends import BLOCKS, digest, read

GOLDEN = Path(__file__).parent / "golden"
BUILT_IN = [spec for spec in wolfden.games() if (GOLDEN / spec.id).is_dir()]
PLAYED = range(BLOCKS) if is_compiled() else (0,)


def test_the_build_is_the_one_that_was_asked_for():
    assert is_compiled() == (os.environ.get("WOLFDEN_BUILD") == "compiled")


@pytest.mark.parametrize("block", PLAYED)
@pytest.mark.parametrize("spec", BUILT_IN, ids=lambda spec: spec.id)
def test_random_matches_end_as_they_always_did(spec, block):
    assert digest(spec, block) == read(GOLDEN / spec.id / "ends.txt")[block]
