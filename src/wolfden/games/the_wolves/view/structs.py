"""What a viewer may see. Nothing is hidden in The Wolves, so only `seat` differs between viewers.

Packs are called by their habitat. Hexes are called by name (`c7`), also in actions and events.
Every figure a player could work out is worked out here: a board draws it and knows no rules.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from ..model import (
    DeedName,
    MoonName,
    PieceName,
    PreyName,
    PrizeName,
    RankName,
    TerrainName,
    TokenName,
    TrackName,
)

GroundName = TerrainName | Literal["water", "chasm"]
PhaseName = Literal[
    "arrange", "place", "act", "pay", "wolf", "target", "displace", "track", "hunt", "over"
]


class HexView(msgspec.Struct, frozen=True):
    """One hex: flat-topped; its centre lies at (1.5 x, √3 (y - x / 2)) in units of its side."""

    name: str
    x: int
    y: int
    ground: GroundName


class TileView(msgspec.Struct, frozen=True):
    """One board tile with its sixteen hexes."""

    name: str
    """The letter its hexes' names begin with."""
    region: int | None
    """Which of the ten regions it is; None: the starting tile, which is never scored."""
    turned: bool
    hexes: tuple[HexView, ...]


class PieceView(msgspec.Struct, frozen=True):
    piece: PieceName
    pack: TerrainName
    seat: int | None
    """None: the neutral pack."""


class ContentView(msgspec.Struct, frozen=True):
    """What stands on a hex: pieces, or else a lone wolf, or else prey."""

    pieces: tuple[PieceView, ...] = ()
    """At most two, a den or lair first."""
    lone_wolf: bool = False
    prey: PreyName | None = None
    prey_left: int = 0


class ControlView(msgspec.Struct, frozen=True):
    """One pack in one region, and what the region would bring it now."""

    pack: TerrainName
    seat: int | None
    control: int
    alphas: int
    """They break ties."""
    place: int
    """1, 2 … by control and alphas; equals share a place."""
    points: int
    takes_token: bool


class RegionView(msgspec.Struct, frozen=True):
    tile: str
    water: str
    """The hex on which the scoring tokens lie."""
    moons: tuple[MoonName, ...]
    """Scoring tokens, the top one first; none when all are scored."""
    high: int
    """What the top token is worth; 0 when this match scores none of them any more."""
    low: int
    """What the second place gets."""
    scores_next: bool
    control: tuple[ControlView, ...]
    """Packs with a piece here, the strongest first."""


class TileFaceView(msgspec.Struct, frozen=True):
    """One of the six terrain tiles above a player board."""

    number: int
    """As in `flip 3`; 1 is the habitat tile."""
    shows: TerrainName
    back: TerrainName
    paid: bool
    """Flipped for the action that is being made."""


class StepView(msgspec.Struct, frozen=True):
    """What one den on a track covers."""

    value: int
    token: TokenName | None
    points: int


class TrackView(msgspec.Struct, frozen=True):
    track: TrackName
    dens: int
    """Dens taken from it so far, 0 to 4."""
    value: int
    points: int
    steps: tuple[StepView, ...]
    """What the first to the fourth den uncovers."""
    next: StepView | None


class ReserveView(msgspec.Struct, frozen=True):
    """Lairs, wolves or prey on a player board."""

    count: int
    """Lairs and wolves put on the map, prey caught."""
    points: int
    steps: tuple[int, ...]
    """Points after one, two … of them."""


class ScoreView(msgspec.Struct, frozen=True):
    """Points if the match ended now."""

    regions: int
    spread: int
    speed: int
    howl: int
    lairs: int
    prey: int
    wolves: int
    total: int


class BoardView(msgspec.Struct, frozen=True):
    """A player board."""

    seat: int
    pack: TerrainName
    tiles: tuple[TileFaceView, ...]
    tracks: tuple[TrackView, ...]
    lairs: ReserveView
    wolves: ReserveView
    wolves_left: tuple[RankName, ...]
    """The wolves still on the board, the next one first."""
    prey: ReserveView
    prey_caught: tuple[PreyName, ...]
    action_tokens: int
    terrain_tokens: int
    moons: tuple[MoonName, ...]
    """Scoring tokens taken."""
    halves: int
    """Points from second places and shared firsts."""
    wolves_on_map: int
    """Breaks ties at the end, after the number of scoring tokens."""
    score: ScoreView


class CoverView(msgspec.Struct, frozen=True):
    """A piece that lies on the moon calendar."""

    piece: Literal["lone", "pack", "den"]
    pack: TerrainName | None
    """None: a lone wolf."""


class DateView(msgspec.Struct, frozen=True):
    moon: MoonName
    date: int
    scored: bool


class CalendarView(msgspec.Struct, frozen=True):
    covered: tuple[CoverView, ...]
    dates: tuple[DateView, ...]
    next: MoonName | None
    """The scoring that comes next; None when all are over."""
    to_go: int
    """Pieces until its date is covered; 0: it is scored at the end of this turn."""


class WolfView(msgspec.Struct, frozen=True):
    hex: str
    rank: RankName


class DisplacedView(msgspec.Struct, frozen=True):
    """A wolf that looks for the nearest place."""

    seat: int
    pack: TerrainName
    rank: RankName
    hex: str


class DeedView(msgspec.Struct, frozen=True):
    """One of the five actions for the active seat."""

    deed: DeedName
    cost: int
    terrains: tuple[TerrainName, ...]
    """The terrains it could be carried out on now, paid and with a target."""


class TargetView(msgspec.Struct, frozen=True):
    """Hexes that one of the five actions could aim at now, paid for."""

    deed: DeedName
    terrain: TerrainName
    hexes: tuple[str, ...]
    wolf: WolfView | None = None
    """For a move: the wolf that could go there."""
    piece: PrizeName | None = None
    """For a domination: the rival's piece."""


class TurnView(msgspec.Struct, frozen=True):
    """The turn that goes on, and the action that is half made."""

    seat: int
    number: int
    """Counted over all seats from 1; 0 while wolves are being placed."""
    actions_done: int
    actions_left: int
    """Without action tokens."""
    deeds: tuple[DeedView, ...]
    """All five; none has a terrain but while an action is to be named."""
    targets: tuple[TargetView, ...]
    """Filled then: what can be done where; and between the wolves of a move: who can go where."""
    deed: DeedName | None
    """The action that is half made, if any."""
    terrain: TerrainName | None
    cost: int
    flipped: tuple[int, ...]
    tokens_spent: int
    to_pay: int
    wolf: WolfView | None
    """The wolf that was picked and looks for a hex."""
    moved: tuple[WolfView, ...]
    """Wolves that have moved in this action, where they stand now."""
    wolves_left: int
    """How many more may move."""
    hex: str | None
    """Where the den goes whose track is being chosen."""
    displaced: DisplacedView | None


class TheWolvesView(msgspec.Struct, frozen=True):
    seat: int | None
    phase: PhaseName
    """What the active seat decides: `wolf` and `target` belong to an action that is paid."""
    over: bool
    first: int
    """The seat that placed first and began."""
    neutral: TerrainName | None
    """The third pack, with two players."""
    tiles: tuple[TileView, ...]
    hexes: dict[str, ContentView]
    """Hexes with something on them, by name."""
    regions: tuple[RegionView, ...]
    boards: tuple[BoardView, ...]
    """By seat."""
    calendar: CalendarView
    turn: TurnView
