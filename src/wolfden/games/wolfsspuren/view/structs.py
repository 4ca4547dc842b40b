"""The parts of a view, ready for JSON."""

from __future__ import annotations

from typing import Literal

import msgspec

from ..model import (
    Colour,
    HuntName,
    LargeName,
    Letter,
    PhaseName,
    SexName,
    SmallName,
    StageName,
    WolfName,
)

PlaceName = Literal["alpha", "beta", "ordinary", "omega"]
RowName = Literal["alpha", "beta", "pair", "omega"]
When = Literal["past", "now", "coming", "skipped"]


class PackWolfView(msgspec.Struct, frozen=True):
    """A wolf of the pack."""

    name: WolfName
    seat: int
    letter: Letter
    sex: SexName
    strength: int
    """1 to 12."""
    discs: int
    """0 to 4."""
    place: PlaceName
    row: int
    """0 for the top row that has a wolf."""
    rank_points: int
    """What its row is worth in marking if the pack stays as it is; discs are worth one each."""
    token: int | None
    """Its token of the phase that is going on, once revealed; 0: it has none."""
    tokens: tuple[int | None, ...]
    """Its tokens of the year by phase: 0 for none, null while hidden from this viewer."""
    caught: SmallName | None
    """Its small prey of this year."""
    meal: int | None
    """What it got of this year's large prey: 0 to 2; null before the pack hunt."""
    submitted: bool
    """It gave in though it could fight, and fights no more this year."""
    young: bool
    """It joined in this marking and may still leave."""
    acting: bool
    """It is this wolf's turn in the phase."""
    waiting: int | None
    """How many wolves act before it in this phase; null if it will not act."""


class RowView(msgspec.Struct, frozen=True):
    """A row of the family picture, from the top; empty rows are left out."""

    kind: RowName
    points: int
    """For each wolf in it, in marking."""
    female: PackWolfView | None
    male: PackWolfView | None


class PlayerView(msgspec.Struct, frozen=True):
    seat: int
    colour: Colour
    sexes: tuple[SexName, ...]
    """Of the wolves a, b, c."""
    in_pack: tuple[Letter, ...]
    pups: int
    """How many of the face-down pups are this player's."""
    own_pups: tuple[Letter, ...] | None
    """Which, for the player alone."""
    unseen: tuple[Letter, ...]
    """Wolves that were in hand at the births and were not seen since: they may be the pups."""
    hand: int
    """How many cards are in hand."""
    own_hand: tuple[Letter, ...] | None
    """Which, for the player alone."""
    score: int
    now: int
    """What the wolves in the pack would bring in marking now, losses of the year included."""
    dead: int
    """Wolves that died this year."""
    excluded: int
    """Omegas excluded this year."""
    owes: bool
    """Still has to decide."""
    decided: bool
    """Has sealed a choice that is not yet revealed."""


class PupsView(msgspec.Struct, frozen=True):
    count: int
    needed: int
    """Points of rearing that keep all of them alive."""
    each: int
    born: int
    """The birth card of this year; 0 without births."""
    to_come: int
    """How many cards are still to be added."""
    order: tuple[int, ...]
    """The seats that add the next ones."""


class LargePreyView(msgspec.Struct, frozen=True):
    kind: LargeName
    count: int
    """How many lie face up."""
    black: int
    green: int
    red: int
    food: int
    hungry: int
    """How many wolves would not eat their fill of it, if the pack stays as it is."""
    hunted: bool


class PreyView(msgspec.Struct, frozen=True):
    face_up: tuple[LargePreyView, ...]
    """The kinds that lie face up."""
    pile: int
    discarded: int
    unseen: dict[LargeName, int]
    """What is still in the pile, which anyone can work out."""
    hunted: LargeName | None
    votes: tuple[LargeName | None, ...]
    """By seat, once revealed; before that only the viewer's own."""
    decider: int | None
    """Who decides without a majority, and discards in howling."""


class SmallPreyView(msgspec.Struct, frozen=True):
    face_up: tuple[SmallName, ...]
    strength: dict[SmallName, int]
    pile: int
    animals_left: int
    """In the pile, which anyone can work out."""


class NeedsView(msgspec.Struct, frozen=True):
    """What the pack needs this year, as sums of tokens."""

    rearing: int
    """7 for every pup."""
    black: int | None
    green: int | None
    red: int | None
    """The hunted prey's numbers."""
    few_howls: int
    """A prey is lost below this."""
    many_howls: int
    """One more is turned up above this."""


class PlanRowView(msgspec.Struct, frozen=True):
    letter: Letter
    wolf: WolfName
    tokens: tuple[int, ...]
    """By phase; 0: none."""
    spirals: int
    """What all of them cost."""
    strength: int
    """What the wolf has now."""
    left: int
    """What would be left of it after all spirals, without food and hunger."""


class PlanView(msgspec.Struct, frozen=True):
    """The viewer's own tokens of this year."""

    rows: tuple[PlanRowView, ...]
    """One for each of the viewer's wolves in the pack."""
    phases: tuple[PhaseName, ...]
    """The columns that may be filled this year."""
    left: tuple[int, ...]
    """Tokens not yet placed."""
    sums: tuple[int, ...]
    """Of the viewer's tokens, by phase."""
    ready: bool
    open: bool
    """Tokens may still be placed or taken back."""


class WolfTurnView(msgspec.Struct, frozen=True):
    wolf: WolfName
    token: int


class PhaseView(msgspec.Struct, frozen=True):
    """A step of the year's timeline."""

    phase: PhaseName
    state: When
    sum: int | None
    """Of all tokens, once revealed."""
    order: tuple[WolfTurnView, ...]
    """All revealed tokens in the order of action, the best first."""
    fallen: tuple[WolfTurnView, ...]
    """Wolves that died of their own token before they could act."""
    disc: WolfName | None
    """Who got the disc of the best token."""
    result: HuntName | None
    """Of the pack hunt."""


class StrikeView(msgspec.Struct, frozen=True):
    attacker: int
    defender: int
    attacker_loss: int
    defender_loss: int
    rout: bool
    """The difference was so great that the lower card lost the fight."""


class FighterView(msgspec.Struct, frozen=True):
    wolf: WolfName
    seat: int
    token: int
    score: int
    cards: int
    """How many are in hand, a sealed one included."""
    hand: tuple[int, ...] | None
    """For the player alone."""
    chosen: bool
    card: int | None
    """The sealed card, for its player alone."""
    stronger: bool
    """Drew a card more for greater strength."""
    esteemed: bool
    """Drew a card more for more discs."""


class FightView(msgspec.Struct, frozen=True):
    attacker: FighterView
    defender: FighterView
    strikes: tuple[StrikeView, ...]
    begun: bool
    """False while the defender decides whether to fight."""


class MarkView(msgspec.Struct, frozen=True):
    """One wolf's line in the last marking."""

    wolf: WolfName
    seat: int
    rank: int
    discs: int


class MarkingScoreView(msgspec.Struct, frozen=True):
    """One player's line of a year: the parts add up to the total."""

    rank: int
    discs: int
    dead: int
    excluded: int
    departed: int
    total: int


class MarkingView(msgspec.Struct, frozen=True):
    """The last marking as a table that adds up; departures are added when they are revealed."""

    year: int
    wolves: tuple[MarkView, ...]
    players: tuple[MarkingScoreView, ...]


class AskingView(msgspec.Struct, frozen=True):
    """Optional rule: someone without a wolf asks to join."""

    seat: int
    wolf: WolfName | None
    """The wolf that would join; null while the player thinks."""
    answers: tuple[bool | None, ...]
    """By seat: whether it agrees; only the viewer's own is seen."""


class DepartureView(msgspec.Struct, frozen=True):
    """The young wolves that may leave."""

    young: tuple[WolfName, ...]
    choice: tuple[Letter, ...] | None
    """Which of the viewer's leave, once sealed."""


class WolfsspurenView(msgspec.Struct, frozen=True):
    seat: int | None
    target: int
    year: int
    stage: StageName
    phase: PhaseName
    over: bool
    joining: bool
    lifespan: bool
    strength_first: bool
    lasting_omega: bool
    players: tuple[PlayerView, ...]
    rows: tuple[RowView, ...]
    """The pack from the top; the pups lie beside the alpha female."""
    pups: PupsView
    prey: PreyView
    small_prey: SmallPreyView
    needs: NeedsView
    spirals: tuple[int, ...]
    """What the tokens 1 to 15 cost in strength."""
    plan: PlanView | None
    """For a seat, from the placing of tokens to the end of the year."""
    timeline: tuple[PhaseView, ...]
    fight: FightView | None
    asking: AskingView | None
    departure: DepartureView | None
    marking: MarkingView | None
    pick: Letter | None
    """The viewer's sealed first wolf."""
    sheet: tuple[tuple[MarkingScoreView, ...], ...]
    """A row for each marked year, a column for each seat."""
