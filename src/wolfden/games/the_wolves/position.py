"""The data of a match: what lies where, whose turn it is, and the action that is half made."""

from __future__ import annotations

from typing import ClassVar, Final, NamedTuple, Self

from ...core import Action, AnyState
from .country import Country
from .model import PLAYER_COUNTS, TRACKS, VALUES, Moon, Phase, Piece, Wolf

NONE: Final = -1
DEN: Final = 0
PACK: Final = 1
ALPHA: Final = 2
LAIR: Final = 3
"""The pieces once more, as plain ints for what is counted often."""
RANK: Final = (PACK, ALPHA)
"""What a wolf is, by alpha (0 or 1)."""

KINDS: Final = len(Piece)
KIND: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(KINDS * pack + piece for piece in range(KINDS)) for pack in range(PLAYER_COUNTS[-1])
)
"""Where `on` and `twice` have a pack's pieces of a kind, by pack and piece."""

DEN_TRACK: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(len(TRACKS) * seat + track for track in TRACKS) for seat in range(PLAYER_COUNTS[-1])
)
"""Where `dens` has a track, by seat and track."""
DEN_SLICE: Final = tuple(slice(of[0], of[-1] + 1) for of in DEN_TRACK)
"""Where it has the three of a seat."""


class Uprooted(NamedTuple):
    """A wolf without a place, and its last hex."""

    pack: int
    piece: int
    hex: int


class Ends:
    """Where the pack wolves and the alphas of a seat may end their ways."""

    __slots__ = ("seat", "to_alpha", "to_pack")

    def __init__(self, seat: int, to_pack: int, to_alpha: int) -> None:
        self.seat, self.to_pack, self.to_alpha = seat, to_pack, to_alpha


class Senses:
    """What the alphas of a seat stand on or beside, and what is within their howl range."""

    __slots__ = ("heard", "near", "seat")

    def __init__(self, seat: int, near: int, heard: int) -> None:
        self.seat, self.near, self.heard = seat, near, heard


class TheWolvesPosition(AnyState):
    """Sets of hexes are bit sets; a pack is a seat, the neutral pack the number after the last."""

    __slots__ = (
        "able", "action_tokens", "actions_done", "active", "calendar", "caught", "clear", "country",
        "deed", "dens", "displaced", "empty", "ends", "every", "faces", "first", "flipped",
        "halves", "known", "lairs", "lone", "moons", "moved", "on", "packs", "phase", "prey_at",
        "prey_left", "roaming", "room", "scored", "scorings", "senses", "shares", "site", "spent",
        "step", "stood", "taken", "terrain", "terrain_tokens", "to_pay", "turn", "twice", "victim",
        "wolf", "wolves",
    )  # fmt: skip

    mutable: ClassVar[tuple[str, ...]] = (
        "action_tokens", "caught", "dens", "every", "faces", "halves", "lairs", "on", "prey_left",
        "roaming", "shares", "stood", "taken", "terrain_tokens", "twice", "wolves",
    )  # fmt: skip
    derived: ClassVar[tuple[str, ...]] = ("able", "ends", "known", "senses")

    # dealt
    country: Country
    packs: tuple[int, ...]
    """The habitat of every pack, the neutral one last."""
    first: int
    prey_at: tuple[tuple[int, int], ...]
    """The hex of every stack and its kind."""

    # the map
    on: list[int]
    """The hexes with one or two of a piece, at `KIND[pack][piece]`."""
    twice: list[int]
    """Those with two of it."""
    every: list[int]
    """The hexes with a piece of any pack, by piece."""
    roaming: list[tuple[Wolf, ...]]
    """The wolves of every pack, in the order of their hexes; two alike stand here twice."""
    shares: list[int]
    """Who holds how much, by region, see `shares.py`."""
    empty: int
    """Hexes without a piece; here and below water and chasm are never among them."""
    room: int
    """Those with at most one."""
    clear: int
    """Those without a lone wolf or prey."""
    lone: int
    prey_left: list[int]
    """Hexes with at least one, and with two prey tokens."""
    moons: tuple[tuple[Moon, ...], ...]
    """The scoring tokens of every region, the top one first."""

    # player boards, by seat
    faces: list[int]
    """Which terrain tiles lie on their second face, see `tiles.py`."""
    dens: list[int]
    """Dens taken, at `DEN_TRACK[seat][track]`."""
    lairs: list[int]
    wolves: list[int]
    """Lairs and wolves taken from the board."""
    caught: list[int]
    """Prey, as bit sets of kinds."""
    action_tokens: list[int]
    terrain_tokens: list[int]
    taken: list[tuple[Moon, ...]]
    halves: list[int]

    # the course of the match
    phase: Phase
    active: int
    step: int
    """Decisions made while arranging, then while placing."""
    stood: list[int]
    """Where each seat placed its first pair; NONE before."""
    turn: int
    actions_done: int
    calendar: tuple[tuple[Piece | None, int], ...]
    """Every piece on it and its pack; None: a lone wolf."""
    scored: int
    """How many scorings are over."""
    scorings: int
    """How many end the match: three, or fewer in a short one."""

    # the action that is half made
    deed: int
    terrain: int
    to_pay: int
    flipped: int
    spent: int
    moved: tuple[Wolf, ...]
    """Wolves that have moved, where they stand now."""
    wolf: Wolf | None
    """The wolf that was picked."""
    site: int
    """The hex whose den waits for a track."""
    victim: int
    """The seat whose piece is dominated there."""
    displaced: Uprooted | None

    # what was asked for already, until a piece moves that matters
    ends: Ends | None
    senses: Senses | None
    able: list[Wolf] | None
    """The wolves to pick from, while one is being picked."""
    known: tuple[Action, ...] | None
    """What is legal."""

    def copy(self) -> Self:
        """As any position's, said field by field: searches copy all the time."""
        twin = self.blank()
        twin.country, twin.packs, twin.first = self.country, self.packs, self.first
        twin.prey_at, twin.moons, twin.scorings = self.prey_at, self.moons, self.scorings
        self._copy_map(twin)
        self._copy_boards(twin)
        twin.phase, twin.active, twin.step = self.phase, self.active, self.step
        twin.stood, twin.turn = self.stood.copy(), self.turn
        twin.actions_done, twin.calendar = self.actions_done, self.calendar
        twin.scored, twin.deed, twin.terrain = self.scored, self.deed, self.terrain
        twin.to_pay, twin.flipped, twin.spent = self.to_pay, self.flipped, self.spent
        twin.moved, twin.wolf, twin.site = self.moved, self.wolf, self.site
        twin.victim, twin.displaced = self.victim, self.displaced
        twin.ends, twin.senses = self.ends, self.senses
        twin.able, twin.known = self.able, self.known
        return twin

    def _copy_map(self, twin: TheWolvesPosition) -> None:
        twin.on, twin.twice, twin.every = self.on.copy(), self.twice.copy(), self.every.copy()
        twin.roaming, twin.prey_left = self.roaming.copy(), self.prey_left.copy()
        twin.empty, twin.room, twin.clear = self.empty, self.room, self.clear
        twin.lone, twin.shares = self.lone, self.shares.copy()

    def _copy_boards(self, twin: TheWolvesPosition) -> None:
        twin.faces, twin.dens, twin.lairs = self.faces.copy(), self.dens.copy(), self.lairs.copy()
        twin.wolves, twin.caught = self.wolves.copy(), self.caught.copy()
        twin.action_tokens = self.action_tokens.copy()
        twin.terrain_tokens = self.terrain_tokens.copy()
        twin.taken, twin.halves = self.taken.copy(), self.halves.copy()

    def clear_action(self) -> None:
        """No action is half made."""
        self.deed = self.terrain = self.site = self.victim = NONE
        self.to_pay = self.flipped = self.spent = 0
        self.wolf = None
        self.moved = ()

    def value(self, seat: int, track: int) -> int:
        """A pack's attribute now."""
        return VALUES[track][self.dens[DEN_TRACK[seat][track]]]

    def seat_of(self, pack: int) -> int | None:
        """None for the neutral pack."""
        return pack if pack < self.players else None
