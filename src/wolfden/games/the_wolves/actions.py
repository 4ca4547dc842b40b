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
from .model import (
    DEEDS,
    HEX_NAMES,
    HEX_OF_WOLF,
    IS_ALPHA,
    TERRAIN_TILES,
    TERRAINS,
    TRACKS,
    WOLF_AT,
    Piece,
    Wolf,
)

ARRANGEMENTS: Final = ("first", "second")
RANKS: Final = (Piece.PACK, Piece.ALPHA)
PRIZES: Final = (Piece.DEN, Piece.PACK)
"""What can be dominated."""

Entry = tuple[str, Mapping[str, str | int]]


def _entries() -> Iterator[Entry]:
    yield from (("arrange", {"faces": faces}) for faces in ARRANGEMENTS)
    yield from (("place", {"hex": name}) for name in HEX_NAMES)
    for deed in DEEDS:
        yield from ((deed.word, {"terrain": terrain.word}) for terrain in TERRAINS)
    yield from (("flip", {"tile": number}) for number in range(1, TERRAIN_TILES + 1))
    yield "spend", {}
    yield from (("wolf", _named(wolf)) for wolves in WOLF_AT for wolf in wolves)
    yield from (("to", {"hex": name}) for name in HEX_NAMES)
    for name in HEX_NAMES:
        yield from (("take", {"hex": name, "piece": piece.word}) for piece in PRIZES)
    yield "done", {}
    yield from (("displace", {"hex": name}) for name in HEX_NAMES)
    yield from (("track", {"track": track.word}) for track in TRACKS)
    yield from (("hunt", {"hex": name}) for name in HEX_NAMES)
    yield "end", {}


def _named(wolf: Wolf) -> dict[str, str | int]:
    return {"hex": HEX_NAMES[HEX_OF_WOLF[wolf]], "rank": RANKS[IS_ALPHA[wolf]].word}


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
"""To pick a wolf, by its number."""
TO: Final = _of("to")
TAKE: Final = tuple(zip(_of("take")[::2], _of("take")[1::2], strict=True))
"""To dominate a piece, by its hex and kind: a den or a pack wolf."""
PRIZE: Final = {action: piece for pair in TAKE for action, piece in zip(pair, PRIZES, strict=True)}
"""The kind of piece that an action dominates."""
DONE: Final = ACTIONS.parse("done")
DISPLACE: Final = _of("displace")
TRACK: Final = _of("track")
HUNT: Final = _of("hunt")
END: Final = ACTIONS.parse("end")

INDEX: Final = tuple(
    action.id - next(other.id for other in ACTIONS if other.verb == action.verb)
    for action in ACTIONS
)
"""An action's place among those of its verb, by id: a terrain, a tile, a track, a wolf …"""
HEX: Final = tuple(
    HEX_NAMES.index(str(action.fields["hex"])) if "hex" in action.fields else -1
    for action in ACTIONS
)
"""An action's hex, by id."""


def on(actions: tuple[Action, ...], hexes: int) -> tuple[Action, ...]:
    """The actions for every hex of a bit set."""
    return tuple([actions[each] for each in members(hexes)])
