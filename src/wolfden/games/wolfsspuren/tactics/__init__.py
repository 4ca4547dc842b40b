"""How to play Wolfsspuren sensibly."""

from .tactics import WolfsspurenTactics

__all__ = ["WolfsspurenTactics"]
