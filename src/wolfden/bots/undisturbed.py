"""Thinking without the garbage collector.

A search keeps all that it makes, and a tree has no cycles: looking for some again and again while
it grows took up to a third of the time. What is no longer needed is freed all the same.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def undisturbed() -> Iterator[None]:
    if not gc.isenabled():
        yield
        return
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
