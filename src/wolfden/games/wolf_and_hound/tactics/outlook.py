"""How likely blue is to win from where animals and sheep stand: expectimax over all hands.

Each player is taken to hold any hand of the deck and to play what is best of it, up to the end of
the game or, where many animals make that too far, to a horizon. Nobody's cards are looked at; meat
and bone are left out. What was worked out is remembered for all matches at an equal table.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from math import comb
from threading import Lock
from typing import Final, final

from ....kit.shares import logistic
from ..model import CARDS, FIRST, HAND_SIZE, NO_CARD, PLACES, deck, team_of
from ..rules.activation import NO_THREES, activate
from ..rules.ending import winner
from ..rules.moving import NO_STOPS, after_card, after_turn, pair_to_part
from ..standing import Places, Standing
from ..table import Table
from .evaluation import flocks, threats

DECK: Final = tuple(filter(None, deck(expansion=False)))
PLAIN: Final = range(len(DECK))
"""The cards without meat and bone, the first of all kinds."""
BASE: Final = tuple(next(one for one in PLAIN if CARDS[one][:2] == card[:2]) for card in CARDS)
"""The plain card of the same colour and value, by kind."""
NOT_THREES: Final = tuple(kind for kind in PLAIN if CARDS[kind].value != 3)
LAST_HANDS: Final = HAND_SIZE * len(PLACES)
"""With so many cards left the draw pile is empty."""
LACKING: Final = tuple(
    tuple(comb(sum(DECK) - cards, hand) / comb(sum(DECK), hand) for cards in range(sum(DECK) + 1))
    for hand in range(HAND_SIZE + 1)
)
"""How likely a hand lacks all of so many cards, by the size of the hand."""
LEAD: Final = 4.0
"""A lead of so much makes a team e times as likely to win as not."""
MOST: Final = 300_000
"""What is remembered for one table: standings of the animals and chances there."""
LEADS_OF_A_STAND: Final = 8
"""A standing weighs as much as so many chances, with where each card leads from it."""
HORIZON: Final = ((16, 8), (64, 2))
"""How many cards are looked ahead at least, by how many ways the animals can stand; else one."""


@final
class Stand:
    """The animals, and the card of the turn before where one of them is late."""

    __slots__ = ("animals", "late")

    def __init__(self, animals: Standing, late: int) -> None:
        self.animals = animals
        self.late = late


@final
class Prospect:
    """Somebody is to play a card."""

    __slots__ = ("average", "value", "values")

    def __init__(self, value: float, values: list[float], average: float) -> None:
        self.value = value
        """Blue's chance."""
        self.values = values
        """Blue's chance after each plain card."""
        self.average = average
        """Blue's chance after a card that nobody chooses."""


class Outlook:
    def __init__(self, table: Table) -> None:
        self.table = table
        ways = table.ways * (len(DECK) if table.late else 1)
        self.horizon = next((cards for most, cards in HORIZON if ways <= most), 1)
        late = table.late_steps
        self.late = [late.index(late[kind]) if table.late else NO_CARD for kind in PLAIN]
        self._lock = Lock()
        self._forget()

    def _forget(self) -> None:
        self._stands: list[Stand] = []
        self._numbers: dict[tuple[Places, int, int], int] = {}
        self._leads: dict[int, list[list[int]]] = {}
        self._begun: dict[int, float] = {}
        self._met: dict[int, Prospect] = {}

    def _make_room(self) -> None:
        if len(self._stands) * LEADS_OF_A_STAND + len(self._begun) + len(self._met) > MOST:
            self._forget()

    def at(self, stand: Stand, sheep: tuple[int, ...], active: int, cards: int) -> Prospect:
        """Blue's chances when the active player is to play one of so many cards left."""
        with self._lock:
            self._make_room()
            return self._meet(self._number(stand), sheep, active, *self._reach(cards))

    def ended(
        self, stand: Stand, sheep: tuple[int, ...], active: int, cards: int, card: int
    ) -> float:
        """Blue's chance when the active player has played this card and turned what to turn."""
        follower = (active + 1) % len(PLACES)
        with self._lock:
            self._make_room()
            number = self._number(self._end(stand, card))
            return self._begin(number, sheep, follower, *self._reach(cards))

    def _reach(self, cards: int) -> tuple[int, int]:
        """How many cards are left now and at the horizon, which stays for a few turns on end.

        While the draw pile lasts up to the horizon it does not matter how large it is.
        """
        depth = self.horizon + cards % self.horizon
        if cards - depth >= LAST_HANDS:
            return LAST_HANDS + depth, LAST_HANDS
        return cards, max(cards - depth, 0)

    def _number(self, stand: Stand) -> int:
        key = stand.animals.places, stand.animals.backs, stand.late
        number = self._numbers.get(key)
        if number is None:
            number = self._numbers[key] = len(self._stands)
            self._stands.append(stand)
        return number

    def _meet(
        self, number: int, sheep: tuple[int, ...], active: int, cards: int, bound: int
    ) -> Prospect:
        key = number << REST_BITS | _packed(sheep, active, cards, bound)
        found = self._met.get(key)
        if found is None:
            found = self._met[key] = self._work_out(number, sheep, active, cards, bound)
        return found

    def _work_out(
        self, number: int, sheep: tuple[int, ...], active: int, cards: int, bound: int
    ) -> Prospect:
        best: Callable[..., float] = min if team_of(active) else max
        follower = (active + 1) % len(PLACES)
        rest, begun, values = _packed(sheep, follower, cards - 1, bound), self._begun, []
        for leads in self._leads.get(number * 4 + active) or self._lead(number, active):
            found = []
            for lead in leads:
                value = begun.get(lead << REST_BITS | rest)
                if value is None:
                    value = self._begin(lead, sheep, follower, cards - 1, bound)
                    begun[lead << REST_BITS | rest] = value
                found.append(value)
            values.append(found[0] if len(found) == 1 else best(found))
        kinds = self._playable(number, active)
        average = sum([DECK[kind] * values[kind] for kind in kinds]) / sum(DECK)
        if kinds is NOT_THREES:
            average *= sum(DECK) / sum([DECK[kind] for kind in kinds])
        if not self.table.is_ghost(active):
            return Prospect(_expected(kinds, values, active, cards), values, average)
        if cards <= LAST_HANDS:
            return Prospect(average, values, average)
        value = sum([DECK[kind] * best(values[kind], average) for kind in PLAIN]) / sum(DECK)
        return Prospect(value, values, average)

    def _playable(self, number: int, active: int) -> Sequence[int]:
        places = self._stands[number].animals.places
        for at, animal in zip(places, self.table.animals, strict=True):
            if at == active and animal.effect == NO_THREES:
                return NOT_THREES
        return PLAIN

    def _lead(self, number: int, active: int) -> list[list[int]]:
        """Where each plain card leads: to one stand, or to the active player's choice of some."""
        stand, found = self._stands[number], []
        for kind in PLAIN:
            parted = self._parted(after_card(self.table, stand.animals, kind, NO_STOPS))
            ends = [self._end(Stand(after, stand.late), kind) for after in parted]
            found.append([self._number(stand) for stand in ends])
        self._leads[number * 4 + active] = found
        return found

    def _parted(self, animals: Standing) -> list[Standing]:
        pair = pair_to_part(self.table, animals)
        if pair is None:
            return [animals]
        ways = [self.table.standing(animals.places, animals.backs ^ 1 << one) for one in pair]
        return [parted for way in ways for parted in self._parted(way)]

    def _end(self, stand: Stand, card: int) -> Stand:
        after = after_turn(self.table, stand.animals, stand.late, NO_STOPS)
        return Stand(after, NO_CARD if card == NO_CARD else self.late[card])

    def _begin(
        self, number: int, sheep: tuple[int, ...], active: int, cards: int, bound: int
    ) -> float:
        """Blue's chance when a turn begins."""
        stand = self._stands[number]
        done = activate(self.table, stand.animals, sheep, active)
        won_by = winner(done, active == FIRST and cards < len(PLACES))
        if won_by is not None:
            return 1.0 - won_by
        if done.skipped:
            number = self._number(self._end(stand, NO_CARD))
            return self._begin(number, sheep, (active + 1) % len(PLACES), cards, bound)
        if cards <= bound:
            return self._guess(stand, done.sheep, active)
        return self._meet(number, done.sheep, active, cards, bound).value

    def _guess(self, stand: Stand, sheep: tuple[int, ...], active: int) -> float:
        """Blue's chance at the horizon."""
        lead = flocks(sheep) + threats(self.table, stand.animals, sheep, active)
        return logistic(lead / LEAD)


REST_BITS: Final = 26
"""Of a key: what `_packed` needs; the stand's number comes before."""


def _packed(sheep: tuple[int, ...], active: int, cards: int, bound: int) -> int:
    one, two, three, four = sheep
    flocks = one | two << 3 | three << 6 | four << 9
    return flocks << 14 | active << 12 | cards << 6 | bound


def _expected(kinds: Sequence[int], values: Sequence[float], active: int, cards: int) -> float:
    """The best of a hand, for the active team, over all hands."""
    lacking = LACKING[min(HAND_SIZE, -(-cards // len(PLACES)))]
    met, before, total = 0, 1.0, 0.0
    for kind in sorted(kinds, key=values.__getitem__, reverse=not team_of(active)):
        met += DECK[kind]
        after = lacking[met]
        total += (before - after) * values[kind]
        before = after
    return total / (1.0 - before)


@lru_cache(maxsize=4)
def outlook_of(table: Table) -> Outlook:
    return Outlook(table)
