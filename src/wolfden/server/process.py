"""Making a process fit to serve thousands of sockets."""

from __future__ import annotations

import gc
import sys

COLLECT = (20_000, 50, 100)
"""A full collection walks over everything that thousands of connections hold and stops the server
for a good while; what they leave behind is little, so it can wait."""
SWITCH_SECONDS = 0.001
"""The thread that commits moves needs the interpreter only in passing, and soon."""
WINDOWS_FILES = 8192
"""Windows knows no limit that could be asked for."""


def prepare_process() -> None:
    """Before serving, in a process that does nothing else."""
    raise_file_limit()
    sys.setswitchinterval(SWITCH_SECONDS)
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT)


def raise_file_limit() -> None:
    """Every socket is an open file. Windows knows no such limit."""
    try:
        import resource
    except ImportError:
        return
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def open_files() -> int:
    """How many files this process may have open."""
    try:
        import resource
    except ImportError:
        return WINDOWS_FILES
    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]
