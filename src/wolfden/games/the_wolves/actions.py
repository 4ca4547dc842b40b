"""The decisions of The Wolves, from the first arrangement to the end of a turn.

An action of the game, such as building a den, is several decisions: which one and on which terrain,
how to pay, then a hex, a track, where a displaced wolf goes. Hexes count over the largest map, so
the action space is the same on every map.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from ...core import Action, Actions
from .hexes import members
from .model import DEEDS, HEX_NAMES, TERRAIN_TILES, TERRAINS, TRACKS

ARRANGEMENTS: Final = ("first", "second")
RANKS: Final = ("pack", "alpha")
TAKEN: Final = ("den", "pack")

Entry = tuple[str, Mapping[str, str | int]]


def _entries() -> Iterator[Entry]:
    yield from (("arrange", {"faces": faces}) for faces in ARRANGEMENTS)
    yield from (("place", {"hex": name}) for name in HEX_NAMES)
    for deed in DEEDS:
        yield from ((deed.word, {"terrain": terrain.word}) for terrain in TERRAINS)
    yield from (("flip", {"tile": number}) for number in range(1, TERRAIN_TILES + 1))
    yield "spend", {}
    yield from (("wolf", {"hex": name, "rank": rank}) for name in HEX_NAMES for rank in RANKS)
    yield from (("to", {"hex": name}) for name in HEX_NAMES)
    yield from (("take", {"hex": name, "piece": piece}) for name in HEX_NAMES for piece in TAKEN)
    yield "done", {}
    yield from (("displace", {"hex": name}) for name in HEX_NAMES)
    yield from (("track", {"track": track.word}) for track in TRACKS)
    yield from (("hunt", {"hex": name}) for name in HEX_NAMES)
    yield "end", {}


ACTIONS: Final = Actions(_entries())


def _of(verb: str) -> tuple[Action, ...]:
    return tuple(action for action in ACTIONS if action.verb == verb)


ARRANGE: Final = _of("arrange")
PLACE: Final = _of("place")
NAME: Final = tuple(_of(deed.word) for deed in DEEDS)
"""To name an action and its terrain, by deed and terrain."""
FLIP: Final = _of("flip")
SPEND: Final = ACTIONS.parse("spend")
WOLF: Final = _of("wolf")
"""To pick a wolf, by two times its hex and one more for an alpha."""
TO: Final = _of("to")
TAKE: Final = _of("take")
"""To dominate a piece, by two times its hex and one more for a pack wolf."""
DONE: Final = ACTIONS.parse("done")
DISPLACE: Final = _of("displace")
TRACK: Final = _of("track")
HUNT: Final = _of("hunt")
END: Final = ACTIONS.parse("end")

INDEX: Final = tuple(
    action.id - next(other.id for other in ACTIONS if other.verb == action.verb)
    for action in ACTIONS
)
"""An action's place among those of its verb, by id: a hex, a tile, a track …"""


def on(actions: tuple[Action, ...], hexes: int) -> tuple[Action, ...]:
    """The actions for every hex of a bit set."""
    return tuple([actions[each] for each in members(hexes)])
