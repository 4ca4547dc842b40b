"""Night Hunt: two to four wolves, one prey a night, and the strongest who stands alone."""

from .setup import SPEC

__all__ = ["SPEC"]
