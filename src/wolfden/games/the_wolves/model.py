"""Terrains, pieces, tracks and moons of The Wolves, and the figures of the box.

A hex is a small int: sixteen for each board tile, in the order of `components.toml`. Its name is
the tile's letter and a number from 1 to 16, on every map: `c7` is the seventh hex of tile c.
"""

from __future__ import annotations

from enum import IntEnum
from string import ascii_lowercase
from typing import Any, Final, Literal, NewType

from ...kit.components import load_components

COMPONENTS: Final = load_components(__package__)

TerrainName = Literal["forest", "rock", "grass", "tundra", "desert"]
PieceName = Literal["den", "pack", "alpha", "lair"]
RankName = Literal["pack", "alpha"]
PrizeName = Literal["pack", "den"]
"""What can be dominated."""
TrackName = Literal["spread", "speed", "howl"]
DeedName = Literal["move", "den", "upgrade", "howl", "dominate"]
MoonName = Literal["crescent", "quarter", "full"]
PreyName = Literal["moose", "deer", "raccoon", "boar", "hare"]
TokenName = Literal["action", "terrain"]


class Word(IntEnum):
    """An enumeration whose members have a word that texts, views, events and actions use."""

    word: Any
    """Typed as whichever of the literals above is asked for."""

    def __init__(self, number: int) -> None:
        self.word = self._name_.lower()

    __hash__ = int.__hash__
    """An enumeration's own is many times slower, and searches look much up by moons and deeds."""


class Terrain(Word):
    """What a hex is made of; also a pack, by its habitat."""

    FOREST = 0
    ROCK = 1
    GRASS = 2
    TUNDRA = 3
    DESERT = 4


class Piece(Word):
    """What stands on the map for a pack, the lowest rank first."""

    DEN = 0
    PACK = 1
    ALPHA = 2
    LAIR = 3


class Track(Word):
    SPREAD = 0
    SPEED = 1
    HOWL = 2


class Deed(Word):
    """The five actions of a turn."""

    MOVE = 0
    DEN = 1
    UPGRADE = 2
    HOWL = 3
    DOMINATE = 4


class Moon(Word):
    CRESCENT = 0
    QUARTER = 1
    FULL = 2


class Prey(Word):
    MOOSE = 0
    DEER = 1
    RACCOON = 2
    BOAR = 3
    HARE = 4


class Phase(Word):
    """What the active seat decides next."""

    ARRANGE = 0
    PLACE = 1
    ACT = 2
    PAY = 3
    WOLF = 4
    TARGET = 5
    DISPLACE = 6
    TRACK = 7
    HUNT = 8
    OVER = 9


ACTING: Final = Phase.ACT
PICKING: Final = Phase.WOLF
AIMING: Final = Phase.TARGET
OVER: Final = Phase.OVER
"""The phases that every decision asks for, once more: a constant is found sooner."""
SPREAD: Final = 0
SPEED: Final = 1
HOWL: Final = 2
"""Likewise the tracks, and …"""
TO_MOVE: Final = 0
TO_DIG: Final = 1
TO_UPGRADE: Final = 2
TO_HOWL: Final = 3
TO_DOMINATE: Final = 4
"""… deeds, as plain ints."""

TERRAINS: Final = tuple(Terrain)
PIECES: Final = tuple(Piece)
PREYS: Final = tuple(Prey)
TRACKS: Final = tuple(Track)
DEEDS: Final = tuple(Deed)
DEED: Final = {deed.word: deed for deed in DEEDS}
MOONS: Final = tuple(Moon)

PLAYER_COUNTS: Final = range(
    COMPONENTS["table"]["players"][0], COMPONENTS["table"]["players"][1] + 1
)
TILE_HEXES: Final = len(COMPONENTS["board_tile"]["hexes"])
TILE_LIMIT: Final = max(len(COMPONENTS["map"][str(players)]) for players in PLAYER_COUNTS)
HEX_LIMIT: Final = TILE_HEXES * TILE_LIMIT
HEX_NAMES: Final = tuple(
    f"{ascii_lowercase[tile]}{number}"
    for tile in range(TILE_LIMIT)
    for number in range(1, TILE_HEXES + 1)
)
TILE_NAMES: Final = ascii_lowercase[:TILE_LIMIT]
TILE_OF: Final = tuple(each // TILE_HEXES for each in range(HEX_LIMIT))
"""By hex."""
ALONE: Final = tuple(1 << each for each in range(HEX_LIMIT))
"""By hex, the set of it alone."""


def hex_on(tile: int, number: int) -> int:
    """A tile's hex, counted from 0 in the order of its offsets."""
    return TILE_HEXES * tile + number


Wolf = NewType("Wolf", int)
"""A wolf on the map, by its hex and whether it is an alpha: the numbers of a hex's two ranks are
neighbours, so wolves sort by hex. Only the tables below put it together and take it apart."""
WOLF_AT: Final[tuple[tuple[Wolf, ...], ...]] = tuple(
    (Wolf(2 * each), Wolf(2 * each + 1)) for each in range(HEX_LIMIT)
)
"""By hex and alpha (0 or 1)."""
HEX_OF_WOLF: Final = tuple(wolf // 2 for wolf in range(2 * HEX_LIMIT))
IS_ALPHA: Final = tuple(wolf % 2 for wolf in range(2 * HEX_LIMIT))

TERRAIN_TILES: Final[int] = 1 + len(COMPONENTS["terrain_tiles"]["faces"])
"""The habitat tile is number 0, the two-faced ones follow."""
FACES: Final = tuple(
    tuple(Terrain[face.upper()] for face in faces) for faces in COMPONENTS["terrain_tiles"]["faces"]
)

COSTS: Final[tuple[int, ...]] = tuple(COMPONENTS["turn"]["cost"][deed.word] for deed in DEEDS)
ACTIONS_A_TURN: Final[int] = COMPONENTS["turn"]["actions"]
SURROUNDING: Final[int] = COMPONENTS["prey"]["surrounding"]
LAIRS: Final[int] = COMPONENTS["pieces"]["lairs"]
DENS_ON_A_TRACK: Final[int] = COMPONENTS["pieces"]["dens_on_a_track"]
WOLVES: Final = tuple(Piece[word.upper()] for word in COMPONENTS["pieces"]["wolves"])
"""The wolves on a player board, in the order in which they leave it."""
PAIRS: Final[int] = COMPONENTS["pieces"]["placed_pairs"]
"""How many pairs of an alpha and a pack wolf each player places."""

VALUES: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(COMPONENTS["tracks"][track.word]) for track in TRACKS
)
"""A track's attribute, by track and dens taken from it."""
LAIR_CONTROL: Final[int] = COMPONENTS["control"]["lair"]
LAIR_TOKEN: Final[TokenName] = COMPONENTS["track_tokens"]["lair"]
MOON_POINTS: Final[tuple[int, ...]] = tuple(
    COMPONENTS["moons"]["points"][moon.word] for moon in MOONS
)


class Figures:
    """Whatever differs by the number of players."""

    def __init__(self, players: int) -> None:
        side = "few" if players == 2 else "many"
        points, prey = COMPONENTS["points"], COMPONENTS["prey"]
        self.dates: tuple[int, ...] = tuple(COMPONENTS["calendar"][str(players)])
        self.track_points: tuple[int, ...] = tuple(points["track"][side])
        self.lair_points: tuple[int, ...] = tuple(points["lairs"])
        self.prey_points: tuple[int, ...] = tuple(points["prey"][side])
        self.wolf_points: tuple[int, ...] = tuple(points["wolves"])
        self.prey = tuple(Prey[word.upper()] for word in prey[str(players)])
        self.prey_stack: int = prey["stack"][str(players)]
        self.hunt_token: bool = prey["action_token"][str(players)]
        self.moons = tuple(
            tuple(Moon[word.upper()] for word in stack.split())
            for stack in COMPONENTS["moons"][str(players)]
        )
        self.track_tokens = tuple(
            _tokens(COMPONENTS["track_tokens"][track.word][side]) for track in TRACKS
        )


def _tokens(second_and_fourth: list[TokenName]) -> tuple[TokenName | None, ...]:
    """What the dens of a track uncover beside the value, by the number of dens taken."""
    second, fourth = second_and_fourth
    return (None, None, second, None, fourth)


FIGURES: Final = {players: Figures(players) for players in PLAYER_COUNTS}
