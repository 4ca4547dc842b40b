"""What a viewer may see, and its making. Nothing is hidden: only `seat` differs between viewers."""

from .showing import show
from .structs import TheWolvesView

__all__ = ["TheWolvesView", "show"]
