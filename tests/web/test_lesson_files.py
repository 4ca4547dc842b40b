"""The matches that guides are tested against are those that the engine plays."""

from __future__ import annotations

import runpy
from pathlib import Path

TOOL = Path(__file__).parents[2] / "web/tools/lessons.py"


def test_the_lessons_of_the_browsers_tests_are_what_the_tool_writes() -> None:
    """Else: `PYTHONPATH=src python web/tools/lessons.py`."""
    files = runpy.run_path(str(TOOL))["written"]()
    assert [file.parts[-3] for file, text in files.items() if file.read_text("utf-8") != text] == []
    assert len(files) == 4
