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

from ..core.errors import MissingPackage

try:
    import pytest
except ImportError as error:
    raise MissingPackage("pytest", "testing") from error

PARTS = ("alike", "contract", "facts", "golden", "knowledge", "spec", "telling")
# Before they are imported, so that a failing check shows what it compared.
pytest.register_assert_rewrite(*(f"{__name__}.{part}" for part in PARTS))

from .contract import CONTRACT  # noqa: E402
from .facts import FACTS  # noqa: E402
from .golden import GOLDEN  # noqa: E402
from .knowledge import KNOWLEDGE  # noqa: E402
from .spec import THE_SPEC  # noqa: E402
from .subject import Moment, Subject  # noqa: E402
from .telling import TELLING  # noqa: E402

CHECKS = (*THE_SPEC, *CONTRACT, *TELLING, *KNOWLEDGE, *FACTS, *GOLDEN)

__all__ = ["CHECKS", "Moment", "Subject"]
