"""What a viewer may see of a match.

Hidden from a seat: what others have sealed (picks, votes, plans, fight cards, departures), which
of their wolves others have added as pups, the fight hands of others, and all piles.
"""

from .showing import show
from .structs import WolfsspurenView

__all__ = ["WolfsspurenView", "show"]
