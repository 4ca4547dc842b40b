"""The suite as a package of its own: what it needs, and what it says."""

import os
import subprocess
import sys

import pytest

from wolfden.core import WolfdenError
from wolfden.core.errors import MissingPackage

WITHOUT_PYTEST = """
import sys
sys.modules["pytest"] = None
import wolfden.testing
"""

A_FAILING_CHECK = """
import wolfden
from wolfden.testing import CHECKS, Subject
from pathlib import Path

def test_golden():
    check = next(check for check in CHECKS if check.__name__.startswith("golden"))
    check(Subject(wolfden.spec_of("jagdfieber"), Path("nowhere")))
"""


def test_without_pytest_it_says_what_to_install():
    told = subprocess.run(
        [sys.executable, "-c", WITHOUT_PYTEST], capture_output=True, text=True, check=False
    )
    assert told.returncode == 1
    assert 'pytest is not installed: pip install "wolfden[testing]"' in told.stderr


def test_a_missing_package_is_a_refusal_and_an_import_error():
    missing = MissingPackage("pytest", "testing")
    assert isinstance(missing, WolfdenError)
    assert isinstance(missing, ImportError)
    assert missing.details == {"package": "pytest", "extra": "testing"}


def test_a_failing_check_shows_its_sentence_and_what_it_compared(tmp_path):
    """Asserts of the suite are rewritten by pytest, though it is a library."""
    (tmp_path / "test_mine.py").write_text(A_FAILING_CHECK, "utf-8")
    told = subprocess.run(
        [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-c", "/dev/null", "-W",
         "error", "test_mine.py"],
        capture_output=True, text=True, check=False, cwd=tmp_path,
        env={**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"},
    )  # fmt: skip
    assert "jagdfieber lacks nowhere/perft.txt" in told.stdout
    assert "where False = " in told.stdout


@pytest.mark.parametrize("arguments", [[], ["jagdfieber"], ["a", "b", "c"]])
def test_the_command_says_how_it_is_used(arguments):
    told = subprocess.run(
        [sys.executable, "-m", "wolfden.testing", *arguments],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert told.returncode == 1
    assert "GAME FOLDER" in told.stderr
