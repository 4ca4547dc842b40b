"""The suite's own yardstick keeps every law, so that a mutant of it fails for its change alone."""

import pytest

from wolfden.testing.contract import CONTRACT
from wolfden.testing.facts import FACTS
from wolfden.testing.knowledge import KNOWLEDGE
from wolfden.testing.spec import THE_SPEC


@pytest.mark.parametrize(
    "check", [*THE_SPEC, *CONTRACT, *KNOWLEDGE, *FACTS], ids=lambda check: check.__name__
)
def test_hideout_keeps_every_law(check, subject):
    check(subject)
