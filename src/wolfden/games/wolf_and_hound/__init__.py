"""Wolf & Hound: two teams, a few animals, and sheep that had better stay inside their fences."""

from .setup import SPEC

__all__ = ["SPEC"]
