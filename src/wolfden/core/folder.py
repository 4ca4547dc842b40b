"""A game's own folder: what lies beside the module of its spec, in this package or another.

texts/<language>/*.ftl, pages/<language>.md, terminal.py and web/ are found by these names.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable

from .game import Spec


def package_of(spec: Spec) -> str:
    """The package in which the spec's class stands; empty for a module that stands alone."""
    return sys.modules[type(spec).__module__].__package__ or ""


def find(spec: Spec, *path: str) -> Traversable | None:
    """A file or folder of the game, where it has one."""
    package = package_of(spec)
    if not package:
        return None
    found = files(package)
    for part in path:
        found = found / part
    return found if found.is_file() or found.is_dir() else None


def files_in(folder: Traversable | None, suffix: str = "") -> Iterator[Traversable]:
    """The files of a folder in the order of their names; none where there is no folder."""
    entries = folder.iterdir() if folder is not None and folder.is_dir() else ()
    for entry in sorted(entries, key=lambda entry: entry.name):
        if entry.is_file() and entry.name.endswith(suffix):
            yield entry
