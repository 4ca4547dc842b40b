"""Games from packages of their own: found by their entry points, left out by name when unfit."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

FIT = """
from tests.core.counting import Counting, CountingState

class Tally(Counting):
    id = "{id}"

SPEC = Tally()
"""
UNFIT = {
    "raises on import": ("1 / 0", "importing it raised ZeroDivisionError"),
    "leaves on import": ("raise SystemExit('bye')", "importing it raised SystemExit: bye"),
    "is not there": (None, "importing it raised ModuleNotFoundError"),
    "has no spec": ("", "importing it raised AttributeError"),
    "has no Spec": ("SPEC = 'chess'", "unfit:SPEC is no Spec but str"),
    "takes an id in use": (
        FIT.format(id="jagdfieber"), "another game is already registered as 'jagdfieber'",
    ),
    "has a strange id": (FIT.format(id="../Tally"), "its id is not made of small letters"),
}  # fmt: skip


def install(folder: Path, name: str, module: str | None) -> None:
    """A package as pip leaves it: a module, and its entry point among the metadata."""
    if module is not None:
        (folder / f"{name}.py").write_text(module, "utf-8")
    about = folder / f"wolfden_{name}-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: wolfden-{name}\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(f"[wolfden.games]\n{name} = {name}:SPEC\n")


def run(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    root = Path(__file__).parent.parent
    path = os.pathsep.join([str(folder), str(root / "src"), str(root)])
    return subprocess.run(
        [sys.executable, *arguments],
        env={**os.environ, "PYTHONPATH": path, "COLUMNS": "200"},
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )


def test_a_package_is_played_like_a_game_of_the_house(tmp_path: Path) -> None:
    install(tmp_path, "tally", FIT.format(id="tally"))
    listed = run(tmp_path, "-c", "import wolfden; print(*(g.id for g in wolfden.games()))")
    assert listed.stdout.split()[-1] == "tally"
    assert listed.stderr == ""


def test_a_package_that_is_imported_first_is_played_too(tmp_path: Path) -> None:
    install(tmp_path, "tally", FIT.format(id="tally"))
    found = run(
        tmp_path, "-c", "import tally, wolfden; print(wolfden.spec_of('tally') is tally.SPEC)"
    )
    assert (found.stdout.strip(), found.stderr) == ("True", "")


@pytest.mark.parametrize("case", UNFIT)
def test_an_unfit_package_is_left_out_and_the_others_are_played(tmp_path: Path, case: str) -> None:
    module, reason = UNFIT[case]
    install(tmp_path, "unfit", module)
    install(tmp_path, "zest", FIT.format(id="zest"))
    done = run(tmp_path, "-m", "wolfden.cli", "games", "--lang", "en")
    assert "zest" in done.stdout
    assert f"Left out: unfit (package wolfden-unfit): {reason}" in done.stdout
    assert f"the game 'unfit' of the package wolfden-unfit is left out: {reason}" in done.stderr
    assert "Traceback" not in done.stderr
