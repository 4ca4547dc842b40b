"""What learners are given: every hex, region and player board as numbers.

Packs count clockwise from one's own; with two players the neutral pack comes last. A hex has its
place in the vector by its name, and so it has among the actions: whichever decision names a hex,
it has the same index, for only one such decision is open at a time.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Final, get_args

from ...core import Action, Value
from ...core.encoding import Block, Encoding, numbered, one_hot, seats_ahead
from .actions import ACTIONS
from .model import (
    COMPONENTS,
    DEEDS,
    FIGURES,
    HEX_NAMES,
    MOONS,
    TERRAIN_TILES,
    TERRAINS,
    TILE_HEXES,
    TRACKS,
    MoonName,
    PieceName,
    Prey,
)
from .view import TheWolvesView
from .view.structs import BoardView, PhaseName, RegionView, TileView

PHASE: Final = one_hot(get_args(PhaseName))
GROUNDS: Final = (*(terrain.word for terrain in TERRAINS), "water", "chasm")
GROUND: Final = one_hot(GROUNDS)
TERRAIN: Final = one_hot([terrain.word for terrain in TERRAINS])
DEED: Final = one_hot([deed.word for deed in DEEDS])
MOON_WORDS: Final = tuple(moon.word for moon in MOONS)
MOON: Final = one_hot(MOON_WORDS)
PREY: Final = tuple(kind.word for kind in Prey)
PIECES: Final[tuple[PieceName, ...]] = get_args(PieceName)
HEX: Final = {name: number for number, name in enumerate(HEX_NAMES)}
SECOND: Final = frozenset({("wolf", "alpha"), ("take", "pack")})
"""Where two actions name the same hex at once, these are the other one."""
MOST_CONTROL: Final = 20
MOST_POINTS: Final = 200
MOST_TOKENS: Final = 20
MARKS: Final = ("lone wolf", "prey left", "picked wolf", "moved wolf", "in question")

Read = Callable[[TheWolvesView], Sequence[float]]
Blocks = list[Block[TheWolvesView]]


def encoding(players: int, options: Mapping[str, Value]) -> Encoding[TheWolvesView]:
    hexes = TILE_HEXES * len(COMPONENTS["map"][str(players)])

    def name(seat: int, action: Action) -> Hashable | None:
        return _name(action, hexes)

    blocks = [*_turn(players), *_regions(players), *_map(players, hexes)]
    for ahead, who in enumerate(seats_ahead(players)):
        blocks += _board(ahead, who, players)
    return Encoding(blocks, numbered(ACTIONS, players, name))


def _name(action: Action, hexes: int) -> Hashable | None:
    """Of an action that names a hex: the hex, and whether it is the second on it."""
    if "hex" not in action.fields:
        return action.text
    place = HEX[str(action.fields["hex"])]
    last = list(action.fields.values())[-1]
    return (place, (action.verb, last) in SECOND) if place < hexes else None


def packs(players: int) -> tuple[str, ...]:
    return (*seats_ahead(players), *(("neutral",) if players == 2 else ()))


def _ahead(view: TheWolvesView, seat: int | None, players: int) -> int:
    """How far a pack's seat is from mine; the neutral pack comes last."""
    return players if seat is None else (seat - (view.seat or 0)) % players


def _turn(players: int) -> Blocks:
    seat, names = one_hot(range(players)), seats_ahead(players)
    tiles = tuple(f"tile {number}" for number in range(1, TERRAIN_TILES + 1))
    return [
        Block("phase", get_args(PhaseName), lambda view: PHASE[view.phase]),
        Block("turn of", names, lambda view: seat[_ahead(view, view.turn.seat, players)]),
        Block("began", names, lambda view: seat[_ahead(view, view.first, players)]),
        Block("actions", ("done", "left"),
              lambda view: (min(view.turn.actions_done, 20), view.turn.actions_left),
              high=20, unit=2),
        Block("deed", tuple(deed.word for deed in DEEDS), lambda view: DEED[view.turn.deed]),
        Block("terrain", tuple(each.word for each in TERRAINS),
              lambda view: TERRAIN[view.turn.terrain]),
        Block("payment", ("cost", "to pay", "tokens spent", "wolves left"),
              lambda view: (view.turn.cost, view.turn.to_pay, view.turn.tokens_spent,
                            view.turn.wolves_left), high=10, unit=3),
        Block("flipped", tiles,
              lambda view: [n in view.turn.flipped for n in range(1, TERRAIN_TILES + 1)]),
        Block("displaced", (*packs(players), "alpha"), _displaced(players)),
        Block("calendar", ("covered", "to go"),
              lambda view: (len(view.calendar.covered), view.calendar.to_go), high=60, unit=10),
        Block("next moon", MOON_WORDS, lambda view: MOON[view.calendar.next]),
    ]  # fmt: skip


def _displaced(players: int) -> Read:
    seat = one_hot(range(len(packs(players))))

    def read(view: TheWolvesView) -> Sequence[float]:
        wolf = view.turn.displaced
        if wolf is None:
            return *seat[None], 0
        owner = wolf.seat if wolf.seat < players else None
        return *seat[_ahead(view, owner, players)], wolf.rank == "alpha"

    return read


def _regions(players: int) -> Blocks:
    count = len(FIGURES[players].moons)
    return [
        block
        for number in range(count)
        for block in (
            Block(f"region {number + 1}", (*MOON_WORDS, "tokens", "scores next"), _moons(number),
                  high=2, unit=1),
            Block(f"control of region {number + 1}", packs(players), _control(number, players),
                  high=MOST_CONTROL, unit=5),
        )
    ]  # fmt: skip


def _moons(number: int) -> Read:
    def read(view: TheWolvesView) -> Sequence[float]:
        region: RegionView = view.regions[number]
        top: MoonName | None = region.moons[0] if region.moons else None
        return *MOON[top], len(region.moons), region.scores_next

    return read


def _control(number: int, players: int) -> Read:
    blank = bytearray(len(packs(players)))

    def read(view: TheWolvesView) -> Sequence[float]:
        found = blank[:]
        for each in view.regions[number].control:
            found[_ahead(view, each.seat, players)] = min(each.control, MOST_CONTROL)
        return found

    return read


def _board(ahead: int, who: str, players: int) -> Blocks:
    def at(view: TheWolvesView) -> BoardView:
        return view.boards[((view.seat or 0) + ahead) % players]

    def tiles(view: TheWolvesView) -> Sequence[float]:
        return b"".join([TERRAIN[tile.shows] for tile in at(view).tiles])

    def pieces(view: TheWolvesView) -> Sequence[float]:
        board = at(view)
        return (
            *(track.dens for track in board.tracks),
            board.lairs.count, board.wolves.count, board.wolves_on_map,
            board.action_tokens, board.terrain_tokens,
            *(board.moons.count(moon) for moon in MOON_WORDS),
        )  # fmt: skip

    labels = (
        *(f"{track.word} dens" for track in TRACKS),
        "lairs", "wolves taken", "wolves on the map", "action tokens", "terrain tokens",
        *(f"{moon} moons" for moon in MOON_WORDS),
    )  # fmt: skip
    shown = tuple(f"tile {n} {each.word}" for n in range(1, TERRAIN_TILES + 1) for each in TERRAINS)
    return [
        Block(f"habitat {who}", tuple(each.word for each in TERRAINS),
              lambda view: TERRAIN[at(view).pack]),
        Block(f"tiles {who}", shown, tiles),
        Block(f"pieces {who}", labels, pieces, high=MOST_TOKENS, unit=4),
        Block(f"caught {who}", PREY, lambda view: [kind in at(view).prey_caught for kind in PREY]),
        Block(f"score {who}", ("points", "halves"),
              lambda view: (at(view).score.total, at(view).halves), high=MOST_POINTS, unit=30),
    ]  # fmt: skip


def _map(players: int, hexes: int) -> Blocks:
    names = HEX_NAMES[:hexes]
    standing = [f"{piece} of {pack}" for pack in packs(players) for piece in PIECES]
    prey = [f"{kind} prey" for kind in PREY]
    return [
        Block("ground", tuple(f"{name} {ground}" for name in names for ground in GROUNDS),
              lambda view: _grounds(view.tiles)),
        Block("on the map",
              tuple(f"{name} {each}" for name in names for each in (*standing, *prey, *MARKS)),
              _standing(players, hexes, len(standing)), high=2),
    ]  # fmt: skip


_KNOWN: Final[dict[tuple[int | None, ...], bytes]] = {}
"""What every hex is made of, by the regions as they were dealt."""


def _grounds(tiles: Sequence[TileView]) -> Sequence[float]:
    dealt = tuple(tile.region for tile in tiles)
    if dealt not in _KNOWN:
        if len(_KNOWN) > 256:
            _KNOWN.clear()
        hexes = [each for tile in tiles for each in tile.hexes]
        _KNOWN[dealt] = b"".join([GROUND[each.ground] for each in hexes])
    return _KNOWN[dealt]


def _standing(players: int, hexes: int, prey: int) -> Read:
    """Pieces, prey and marks of every hex, one after the other."""
    marks = prey + len(PREY)
    width = marks + len(MARKS)
    blank = bytearray(width * hexes)
    offset = {piece: number for number, piece in enumerate(PIECES)}
    lone, left, picked, moved, asked = range(marks, width)

    def read(view: TheWolvesView) -> Sequence[float]:
        found, turn = blank[:], view.turn
        for name, content in view.hexes.items():
            first = width * HEX[name]
            for piece in content.pieces:
                pack = _ahead(view, piece.seat, players)
                found[first + len(PIECES) * pack + offset[piece.piece]] += 1
            found[first + lone], found[first + left] = content.lone_wolf, content.prey_left
            if content.prey is not None:
                found[first + prey + PREY.index(content.prey)] = 1
        if turn.wolf is not None:
            found[width * HEX[turn.wolf.hex] + picked] = 1
        for wolf in turn.moved:
            found[width * HEX[wolf.hex] + moved] += 1
        for site in (turn.hex, turn.displaced.hex if turn.displaced else None):
            if site is not None:
                found[width * HEX[site] + asked] = 1
        return found

    return read
