"""What a viewer may see, and its making. Nothing is hidden: only `seat` differs between viewers."""

from .structs import TheWolvesView
from .table import show

__all__ = ["TheWolvesView", "show"]
