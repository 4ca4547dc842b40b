"""Makes what a viewer may see, from the parts in the files beside.

From one position to the next little changes; so parts of a view are remembered by all that they
depend on, and what did not change is not made again.
"""

from __future__ import annotations

from ....core import Viewer
from ..model import TERRAINS, Phase
from ..position import TheWolvesPosition
from .boards import show_board
from .hexes import show_hexes, show_tiles
from .moons import show_calendar, show_regions
from .structs import TheWolvesView
from .turn import show_turn


def show(position: TheWolvesPosition, viewer: Viewer) -> TheWolvesView:
    neutral = len(position.packs) > position.players
    return TheWolvesView(
        seat=viewer if isinstance(viewer, int) else None,
        phase=position.phase.word,
        over=position.phase is Phase.OVER,
        first=position.first,
        neutral=TERRAINS[position.packs[-1]].word if neutral else None,
        tiles=show_tiles(position.country),
        hexes=show_hexes(position),
        regions=show_regions(position),
        boards=tuple([show_board(position, seat) for seat in range(position.players)]),
        calendar=show_calendar(position),
        turn=show_turn(position),
    )
