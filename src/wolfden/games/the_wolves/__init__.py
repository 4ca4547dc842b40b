"""The Wolves: two to five packs, one lunar month, and a map of hexes."""

from .setup import SPEC

__all__ = ["SPEC"]
