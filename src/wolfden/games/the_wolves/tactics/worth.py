"""What things are worth, in points, beside those that they score."""

from __future__ import annotations

from typing import Final

LATER: Final = (1.0, 0.75, 0.55)
"""How much a region counts whose moon is the next, the one after, the last of three."""
DOUBT: Final = 0.06
"""How much of a coming scoring is still open, for each piece to go."""
MOST_DOUBT: Final = 0.6
ATTRIBUTE: Final = (1.6, 1.2, 1.4)
"""What a point of pack spread, wolf speed and howl range is worth at the beginning."""
DEN_TAKEN: Final = 0.9
"""What a den taken from a track is worth on the way to its points."""
ACTION_TOKEN: Final = 1.8
TERRAIN_TOKEN: Final = 1.3
SHOWN_ON: Final = (0.0, 0.25, 0.75, 1.0, 1.0)
"""What it is worth to show a terrain on none, one, two … tiles."""
CLOSING_IN: Final = (0.0, 0.12, 0.38, 1.0, 1.0, 1.0, 1.0)
"""The share of a prey's worth that wolves on none to all sides of it hold."""
LONE_WOLF: Final = 0.45
"""A lone wolf within howl range, up to three of them."""
SITE: Final = 0.5
"""A free hex at the water beside an alpha, in a region without a lair of one's own."""
UPGRADE: Final = 1.2
"""A den at the water there."""
LAIR_SITE: Final = 1.5
"""A new den at the water, in a region without a lair of one's own."""
TROPHY: Final = 1.0
"""A prey beside its points, since others may not have it then."""
ALPHA_SHARE: Final = 0.2
"""How much an alpha adds to its control while a region is still open: it breaks ties."""
NOTHING_LEFT: Final = -9.0
"""To take a piece from a player board that has none."""
FIRST_MOON: Final = (1.0, 0.6, 0.4)
"""The first wolves: a region one step away, by the moon of its top token …"""
FIRST_LONE_WOLF: Final = 0.25
"""… a lone wolf within a wolf's first reach …"""
FIRST_WATER: Final = 0.05
"""… and a hex at the water within the first howl range."""
