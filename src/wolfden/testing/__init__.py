"""What every game must keep, as checks that anyone who adds a game can run.

    import pytest
    from pathlib import Path
    from wolfden.testing import CHECKS, Subject
    from my_game import SPEC

    @pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
    def test_my_game_keeps_the_contract(check):
        check(Subject(SPEC, golden=Path("tests/golden")))

`python -m wolfden.testing GAME FOLDER` writes the golden files the last of them compare with.
"""

from .contract import CONTRACT
from .golden import GOLDEN
from .knowledge import KNOWLEDGE
from .subject import Subject

CHECKS = (*CONTRACT, *KNOWLEDGE, *GOLDEN)

__all__ = ["CHECKS", "Subject"]
