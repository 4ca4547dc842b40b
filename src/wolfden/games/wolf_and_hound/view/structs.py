"""What a viewer may see, as structs. The files beside fill them in.

A *place* (0 to 3) is one of the rulebook's players 1 to 4, clockwise; a *seat* is a person. With
fewer than four people, ghosts hold the last places and their owners' seats decide for them.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from ..animals import Kind, Moves, Target
from ..events import Reason
from ..model import CardName, Symbol, Team

Awaiting = Literal["play", "exchange", "turn"]
Four = tuple[int, int, int, int]
"""A number for each place."""


class AnimalView(msgspec.Struct, frozen=True):
    """An animal card, where it stands and what it shows."""

    animal: str
    """wolf-01 … designer-02-3."""
    place: int
    kind: Kind
    """What the side in sight is: it acts so, and cards of its colour move it."""
    moves: Moves
    target: Target
    two_sided: bool
    back: bool
    """Whether its back is up. The back of designer-02-3 is searching, its front resting."""


class TurnStart(msgspec.Struct, frozen=True):
    """What happens when a player's turn starts with the animals as they stand."""

    changes: Four
    """Sheep gained (or lost, below zero) at each place, fences and empty pastures considered."""
    skipped: bool
    """sheep-01 ends the turn: nothing else acts."""
    no_threes: bool
    """sheep-02 forbids 3s."""


class MoveView(msgspec.Struct, frozen=True):
    animal: str
    origin: int
    steps: int
    """How far it goes; below zero: counter-clockwise."""
    place: int
    """Where it ends."""
    stopped: Symbol | None
    turned: bool
    """Whether it is turned over at the end of the move."""


class Preview(msgspec.Struct, frozen=True):
    """What one of my legal actions does, up to the start of the next player's turn."""

    action: str
    """The action's text."""
    card: CardName | None
    """The number card that it plays; None for `turn`."""
    moves: tuple[MoveView, ...]
    """The animals that the card moves."""
    animals: tuple[AnimalView, ...]
    """All animals at the end of the turn, late movers and turned cards included."""
    pair: tuple[str, ...]
    """Two metamorphic cards of which one will have to be turned; `animals` shows neither turned."""
    starts: tuple[TurnStart, ...]
    """By place. The next player's is certain; the others' hold if nothing moves until then."""
    wins: Team | None
    """The team that this wins the game for, at the start of the next turn."""


class PastureView(msgspec.Struct, frozen=True):
    """One of the four players: pasture, forest, cards."""

    seat: int
    """Who plays here, or decides for the ghost."""
    ghost: bool
    team: Team
    sheep: int
    fence: int
    """Sheep at the start; never more than these come home."""
    lost: int
    """Sheep in the dark forest."""
    hand: int
    """How many cards are in hand; 0 for a ghost."""
    cards: tuple[CardName, ...] | None
    """My own hand; None for others'."""
    shown: tuple[CardName, ...]
    """Cards in hand that everyone has seen."""
    row: tuple[CardName, ...]
    """Cards played, oldest first."""
    symbol: Symbol | None
    """What the last card played carries: it stops wolves or hounds that others move."""
    ghost_pile: tuple[CardName | None, ...]
    """The ghost's pile, the next card first; None: nobody has seen it."""


class GameResult(msgspec.Struct, frozen=True):
    """How one game of the match ended."""

    winner: Team
    reason: Reason
    sheep: Four


class CardCount(msgspec.Struct, frozen=True):
    card: CardName
    count: int


class WolfAndHoundView(msgspec.Struct, frozen=True):
    seat: int | None
    game: int
    """1 for the first game of the match."""
    best_of_five: bool
    wins: tuple[int, int]
    """Games won by blue and by yellow."""
    results: tuple[GameResult, ...]
    """The finished games."""
    expansion: bool
    """Whether meat and bone are played with."""
    over: bool
    turn: int
    """Turns begun in this game, skipped ones included."""
    active: int
    """The place whose turn it is."""
    awaiting: Awaiting | None
    """What has to be decided; None when the match is over."""
    deciding: int | None
    """The seat that decides."""
    no_threes: bool
    """Whether sheep-02 forbids 3s this turn."""
    turned_up: CardName | None
    """The card turned up for a ghost while its partner may exchange it."""
    pair: tuple[str, ...]
    """The two metamorphic cards of which one has to be turned now."""
    animals: tuple[AnimalView, ...]
    pastures: tuple[PastureView, ...]
    """By place."""
    draw_pile: int
    """Cards left to draw."""
    last_round: bool
    """Whether someone has run out of cards: the game ends at player 1's next turn."""
    starts: tuple[TurnStart, ...]
    """By place: what each turn's start would bring as things stand."""
    unseen: tuple[CardCount, ...]
    """Cards that I have not seen: in the draw pile, in others' hands, in ghost piles."""
    delayed: CardName | None
    """The card that moves the grandfather wolf (extra-01) at the end of this turn, if he plays."""
    previews: tuple[Preview, ...]
    """For the seat that decides: its legal actions, but for an exchange against an unseen card."""
