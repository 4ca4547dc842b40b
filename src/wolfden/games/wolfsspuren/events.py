"""The facts of a match, in the order in which a year brings them.

Wolves and prey are named by their words; `seat` is the player of `wolf`.
"""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from ...core import Event
from .model import HuntName, LargeName, PhaseName, SmallName, StageName, WolfName

DeathCause = Literal["spirals", "hunger", "wound", "age"]
PupDeathCause = Literal["rearing", "hunger"]
HowlingResult = Literal["few", "enough", "many"]


class Chose(Event, frozen=True):
    """Something sealed, or changed before the others were done."""

    seat: int
    stage: StageName


# the set-up


class Picked(Event, frozen=True):
    wolves: tuple[WolfName, ...]
    """By seat."""


class PickedAgain(Event, frozen=True):
    """All were of one sex."""

    wolves: tuple[WolfName, ...]


class PackFormed(Event, frozen=True):
    """From the top."""

    males: tuple[WolfName, ...]
    females: tuple[WolfName, ...]


# preparation: births, prey, joining, tokens


class YearBegan(Event, frozen=True):
    year: int


class BirthsDrawn(Event, frozen=True):
    number: int
    order: tuple[int, ...]
    """The seats that add the pups."""


class PupAdded(Event, frozen=True):
    seat: int


class PreyTurned(Event, frozen=True):
    prey: LargeName
    reshuffled: bool


class VotesRevealed(Event, frozen=True):
    votes: tuple[LargeName, ...]


class PreyChosen(Event, frozen=True):
    prey: LargeName
    seat: int | None
    """Who decided; None: the majority, or there was no choice."""


class Asked(Event, frozen=True):
    seat: int
    wolf: WolfName


class AskedNot(Event, frozen=True):
    seat: int


class Answered(Event, frozen=True):
    answers: tuple[bool | None, ...]
    """By seat; None: not asked."""
    agreed: bool


class JoinedByConsent(Event, frozen=True):
    seat: int
    wolf: WolfName


class Planned(Event, frozen=True):
    """Placed or took back a token; nobody else learns of it."""

    seat: int

    @property
    def audience(self) -> frozenset[int]:
        return frozenset({self.seat})


class Readied(Event, frozen=True):
    seat: int


class Reconsidered(Event, frozen=True):
    seat: int


# action phases


class ShownToken(msgspec.Struct, frozen=True):
    wolf: WolfName
    token: int
    spirals: int


class PhaseBegan(Event, frozen=True):
    """Tokens are shown in the order of action, and their spirals paid."""

    phase: PhaseName
    sum: int
    tokens: tuple[ShownToken, ...]


class Died(Event, frozen=True):
    seat: int
    wolf: WolfName
    cause: DeathCause


class PupsDied(Event, frozen=True):
    wolves: tuple[WolfName, ...]
    cause: PupDeathCause


class DiscWon(Event, frozen=True):
    seat: int
    wolf: WolfName
    discs: int
    full: bool
    """It had four already."""


class OmegaAccepted(Event, frozen=True):
    """An omega with a disc is one no more."""

    seat: int
    wolf: WolfName


class OmegaMade(Event, frozen=True):
    seat: int
    wolf: WolfName


class OmegaExcluded(Event, frozen=True):
    seat: int
    wolf: WolfName


class AlphaAlone(Event, frozen=True):
    """The omega is the last of its sex and holds the alpha's place."""

    seat: int
    wolf: WolfName


class SmallPreyTurned(Event, frozen=True):
    face_up: tuple[SmallName, ...]


class Caught(Event, frozen=True):
    seat: int
    wolf: WolfName
    prey: SmallName
    gained: int


class HuntOver(Event, frozen=True):
    """Nothing is left but "no prey"."""


class WentHungry(Event, frozen=True):
    wolves: tuple[WolfName, ...]
    lost: int
    """Strength, each."""
    phase: PhaseName


class Hunted(Event, frozen=True):
    prey: LargeName
    sum: int
    result: HuntName


class Wounded(Event, frozen=True):
    seat: int
    wolf: WolfName
    card: int
    """The strength lost."""


class Meal(msgspec.Struct, frozen=True):
    wolf: WolfName
    food: int


class Fed(Event, frozen=True):
    meals: tuple[Meal, ...]
    pups: int


class Howled(Event, frozen=True):
    sum: int
    result: HowlingResult


class PreyReleased(Event, frozen=True):
    prey: LargeName
    seat: int


# rank fights


class Attacked(Event, frozen=True):
    seat: int
    wolf: WolfName
    target: WolfName
    target_seat: int


class Refrained(Event, frozen=True):
    seat: int
    wolf: WolfName


class Submitted(Event, frozen=True):
    seat: int
    wolf: WolfName
    target: WolfName
    """Who attacked it."""
    forced: bool


class FightBegan(Event, frozen=True):
    seat: int
    wolf: WolfName
    target: WolfName
    target_seat: int
    cards: int
    target_cards: int
    score: int
    target_score: int


class Struck(Event, frozen=True):
    card: int
    target_card: int
    loss: int
    target_loss: int
    score: int
    target_score: int
    rout: bool


class FightDrawn(Event, frozen=True):
    seat: int
    wolf: WolfName
    target: WolfName


class FightWon(Event, frozen=True):
    seat: int
    wolf: WolfName
    loser: WolfName
    loser_seat: int


class Swapped(Event, frozen=True):
    """They changed places."""

    seat: int
    wolf: WolfName
    other: WolfName


class DiscLost(Event, frozen=True):
    seat: int
    wolf: WolfName
    discs: int


# marking


class Mark(msgspec.Struct, frozen=True):
    wolf: WolfName
    rank: int
    discs: int


class Marked(Event, frozen=True):
    year: int
    wolves: tuple[Mark, ...]
    points: tuple[int, ...]
    """By seat."""


class Ageing(msgspec.Struct, frozen=True):
    wolf: WolfName
    change: int
    """Of strength."""


class Aged(Event, frozen=True):
    wolves: tuple[Ageing, ...]


class PupJoined(Event, frozen=True):
    seat: int
    wolf: WolfName


class DeparturesRevealed(Event, frozen=True):
    wolves: tuple[WolfName, ...]


class PairLeft(Event, frozen=True):
    male: WolfName
    female: WolfName


class LeftAlone(Event, frozen=True):
    seat: int
    wolf: WolfName


class YearScored(Event, frozen=True):
    year: int
    points: tuple[int, ...]
    totals: tuple[int, ...]
    """Both by seat."""


class PackDiedOut(Event, frozen=True):
    pass


class Ended(Event, frozen=True):
    winners: tuple[int, ...]


EVENTS: Final = (
    Chose, Picked, PickedAgain, PackFormed, YearBegan, BirthsDrawn, PupAdded, PreyTurned,
    VotesRevealed, PreyChosen, Asked, AskedNot, Answered, JoinedByConsent, Planned, Readied,
    Reconsidered, PhaseBegan, Died, PupsDied, DiscWon, OmegaAccepted, OmegaMade, OmegaExcluded,
    AlphaAlone, SmallPreyTurned, Caught, HuntOver, WentHungry, Hunted, Wounded, Fed, Howled,
    PreyReleased, Attacked, Refrained, Submitted, FightBegan, Struck, FightDrawn, FightWon,
    Swapped, DiscLost, Marked, Aged, PupJoined, DeparturesRevealed, PairLeft, LeftAlone,
    YearScored, PackDiedOut, Ended,
)  # fmt: skip
