"""Jagdfieber: three to five hunters, four days, and a food chain."""

from .setup import SPEC

__all__ = ["SPEC"]
