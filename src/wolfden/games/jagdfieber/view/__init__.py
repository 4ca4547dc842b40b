"""What a viewer may see."""

from .showing import show
from .structs import CardCounts, JagdfieberView, LodgeView

__all__ = ["CardCounts", "JagdfieberView", "LodgeView", "show"]
