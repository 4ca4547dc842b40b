"""Why a card, an answer for a ghost or a turned animal rather than another.

Both are played out up to the start of the next turn, with other hidden cards each time; what is
told comes out the same in all of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple

from ....core import Action, Chance, Reason
from ..actions import EXCHANGE_IT, KEEP_IT
from ..model import CARDS, OVER, PLACES, SEEN, CardName, team_of
from ..rules.activation import activate
from ..state import WolfAndHoundState
from .evaluation import FLOCK
from .outlook import BASE, DECK, PLAIN
from .rollout import prospect

DEALS: Final = 40
TEN: Final = 10
KEEPING: Final = 0.2
"""What a card kept for later counts, in what sheep are worth."""
COMING: Final = 0.8
"""What a threat counts."""
WON: Final = 20.0

Whose = Literal["you", "left", "partner", "right"]
WHOSE: Final[tuple[Whose, ...]] = ("you", "left", "partner", "right")
"""By how many places further clockwise."""


class OfPlace(Reason, frozen=True):
    whose: Whose


class TakesSheep(OfPlace, frozen=True):
    """A rival loses a sheep as the next turn begins."""


class SparesSheep(OfPlace, frozen=True):
    """The own team does not lose the sheep that it would lose otherwise."""


class BringsHome(OfPlace, frozen=True):
    """A sheep of the own team comes home as the next turn begins."""


class DeniesSheep(OfPlace, frozen=True):
    """A rival does not get back the sheep that would come home otherwise."""


class Threatens(OfPlace, frozen=True):
    """A rival will lose a sheep when its turn begins, unless somebody moves the animals."""


class Averts(OfPlace, frozen=True):
    """The own team would be threatened like that otherwise."""


class WinsGame(Reason, frozen=True):
    """The game is won at once."""


class AvoidsLoss(Reason, frozen=True):
    """The other way would lose the game at once."""


class Keeps(Reason, frozen=True):
    """A card stays in hand."""

    card: CardName


class HopesForBetter(Reason, frozen=True):
    """So many of ten cards are better than the one turned up."""

    times: int


OF_ITSELF: Final = TakesSheep | BringsHome | Threatens | WinsGame
"""What a plan does, whatever the other would do; nobody knows what an exchange brings."""
REASONS: Final = (
    TakesSheep, SparesSheep, BringsHome, DeniesSheep, Threatens, Averts, WinsGame, AvoidsLoss,
    Keeps, HopesForBetter,
)  # fmt: skip

Weighed = tuple[float, Reason]


class Look(NamedTuple):
    """The start of the next turn."""

    sheep: tuple[int, ...]
    threatened: tuple[bool, ...]
    """By place: a turn still to come would take a sheep from it, if nothing moved."""
    winner: int | None
    """A team, if the game has just ended."""


def reasons(
    state: WolfAndHoundState,
    seat: int,
    plan: Sequence[Action],
    instead: Sequence[Action],
    chance: Chance,
) -> list[Reason]:
    """The weightiest first."""
    deals = [state.redeal(seat, chance) for _ in range(DEALS)]
    pairs = [(look(deal, seat, plan), look(deal, seat, instead)) for deal in deals]
    found = always([compared(state.sheep, seat, mine, other) for mine, other in pairs])
    if EXCHANGE_IT in (plan[0], instead[0]):
        found = [each for each in found if plan[0] is KEEP_IT and isinstance(each[1], OF_ITSELF)]
    found += about_cards(state, plan[0], instead[0])
    found.sort(key=lambda pair: -pair[0])
    return [reason for _, reason in found]


def look(deal: WolfAndHoundState, seat: int, plan: Sequence[Action]) -> Look:
    state = deal.copy()
    for action in plan:
        if action in state.legal(seat):
            state.carry_out(seat, action, None)
    if state.awaiting == OVER or state.game != deal.game:
        winner = state.results[-1].winner
        return Look(state.results[-1].sheep, (False,) * len(PLACES), winner)
    lost = [False] * len(PLACES)
    for place in PLACES:
        if place != state.active:
            done = activate(state.table, state.standing, state.sheep, place)
            for _, target, change, _ in done.acts:
                lost[target] |= change < 0
    return Look(state.sheep, tuple(lost), None)


def always(told: Sequence[list[Weighed]]) -> list[Weighed]:
    """What is told in every deal."""
    first, *others = told
    return [each for each in first if all(each[1] in [it[1] for it in other] for other in others)]


def compared(before: Sequence[int], seat: int, mine: Look, other: Look) -> list[Weighed]:
    found: list[Weighed] = []
    if mine.winner == team_of(seat) != other.winner:
        found.append((WON, WinsGame()))
    if other.winner == 1 - team_of(seat) != mine.winner:
        found.append((WON, AvoidsLoss()))
    for place in PLACES:
        whose, own = WHOSE[(place - seat) % len(PLACES)], team_of(place) == team_of(seat)
        was, now, instead = before[place], mine.sheep[place], other.sheep[place]
        sheep = abs(FLOCK[now] - FLOCK[instead])
        if own and now > instead:
            found.append((sheep, BringsHome(whose) if now > was else SparesSheep(whose)))
        elif not own and now < instead:
            found.append((sheep, TakesSheep(whose) if now < was else DeniesSheep(whose)))
        if own and other.threatened[place] and not mine.threatened[place]:
            found.append((COMING, Averts(whose)))
        elif not own and mine.threatened[place] and not other.threatened[place]:
            found.append((COMING, Threatens(whose)))
    return found


def about_cards(state: WolfAndHoundState, action: Action, other: Action) -> list[Weighed]:
    if action is EXCHANGE_IT:
        times = better_of_ten(state)
        return [(KEEPING, HopesForBetter(times))] if times is not None else []
    if action.verb == other.verb == "play" and BASE[action.id] != BASE[other.id]:
        return [(KEEPING, Keeps(CARDS[other.id].word))]
    return []


def better_of_ten(state: WolfAndHoundState) -> int | None:
    """How many of ten cards beat the one turned up; None where the next one is known."""
    if state.ghosts[state.active][0] & SEEN:
        return None
    values, sign = prospect(state).values, -1.0 if team_of(state.active) else 1.0
    turned_up = values[BASE[state.turned_up]]
    better = sum(DECK[kind] for kind in PLAIN if sign * (values[kind] - turned_up) > 0)
    return round(TEN * better / sum(DECK))
