"""What a viewer may see."""

from .showing import show
from .structs import (
    AnimalView,
    CardCount,
    GameResult,
    MoveView,
    PastureView,
    Preview,
    TurnStart,
    WolfAndHoundView,
)  # fmt: skip

__all__ = [
    "AnimalView", "CardCount", "GameResult", "MoveView", "PastureView", "Preview", "TurnStart",
    "WolfAndHoundView", "show",
]  # fmt: skip
