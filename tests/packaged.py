"""A game package as others have it: built as a wheel, installed into an environment of its own."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from shutil import copytree, ignore_patterns

ROOT = Path(__file__).parent.parent


class Environment:
    """A virtual environment that sees our packages and, first of all, what is installed in it."""

    def __init__(self, folder: Path) -> None:
        self.python = folder / "bin" / "python"
        _run(sys.executable, "-m", "venv", "--without-pip", str(folder))
        (packages,) = folder.glob("lib/python*/site-packages")
        ours = [sysconfig.get_path("purelib"), str(ROOT / "src")]
        (packages / "ours.pth").write_text("\n".join(ours) + "\n")
        self.packages = packages

    def install(self, source: Path, scratch: Path) -> None:
        """Build the package's wheel and install it, without asking any index."""
        project = copytree(source, scratch / source.name, ignore=ignore_patterns("tests", ".*"))
        _run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", cwd=project)
        (wheel,) = (project / "dist").glob("*.whl")
        pip = (sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check")
        _run(*pip, "--python", str(self.python), "install", "--no-deps", "--no-index", str(wheel))

    def run(self, *arguments: str, told: str = "", cwd: Path | None = None) -> str:
        return _run(str(self.python), *arguments, told=told, cwd=cwd)

    @contextmanager
    def serving(self, database: Path) -> Iterator[str]:
        """The address of a server that plays what is installed here."""
        process = subprocess.Popen(
            [str(self.python), "-m", "wolfden.server", "--port", "0", "--database", str(database)],
            stdout=subprocess.PIPE,
            text=True,
            env=_surroundings(),
        )
        assert process.stdout is not None
        try:
            yield process.stdout.readline().split()[3]
        finally:
            process.terminate()
            process.wait(20)
            process.stdout.close()


def _surroundings() -> dict[str, str]:
    """Nothing but the environment itself says where packages are."""
    kept = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    return kept | {"COLUMNS": "120"}


def _run(*command: str, told: str = "", cwd: Path | None = None) -> str:
    done = subprocess.run(
        command,
        input=told,
        capture_output=True,
        text=True,
        cwd=cwd,
        env=_surroundings(),
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout
