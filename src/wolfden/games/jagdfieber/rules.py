"""A round of Jagdfieber, from the reveal to the marker's move ("sequence of the cards' effects").

What a round does depends only on the cards on the table and the marker, so it is worked out once
for each such table and remembered.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from ...core import Event, Tell
from ...kit.sealed import pack, unpack
from .model import IN_HAND, IN_PILE, NONE, Card

CARROTS = (Card.CARROT, Card.CLOSED)


class Round(NamedTuple):
    """What a round changes."""

    hands: int
    """To be added to the packed hands; played cards count below zero."""
    piles: int
    """To be added to the packed prey piles."""
    easy: int
    """The easy prey of the next round."""
    fours: int
    """The lodges that turn to "4", as a bit set."""
    lost: int
    """The lodges with their hunter underneath, as a bit set."""


class Table:
    """The cards on the table while a round is carried out."""

    def __init__(
        self, players: int, marker: int, choices: int, easy: int, tell: Tell | None
    ) -> None:
        self.players = players
        self.order = [(marker + step) % players for step in range(players)]
        self.revealed = unpack(choices, players)
        self.played = list(self.revealed)
        self.easy = unpack(easy, players)
        self.hands = -sum(IN_HAND[seat][card] for seat, card in enumerate(self.played))
        self.piles = 0
        self.fours = 0
        self.lost = 0
        self.tell = tell

    def carry_out(self) -> Round:
        self.say("revealed", cards=[Card(card).word for card in self.played])
        if Card.CLOSED in self.played and Card.HUNTER in self.played:
            self.close_season()
        else:
            self.hunt()
        self.feed(Card.WOLF, (Card.RABBIT,))
        self.feed(Card.RABBIT, CARROTS)
        return self.clear()

    def close_season(self) -> None:
        hunters, closers = self.seats_playing(Card.HUNTER), self.seats_playing(Card.CLOSED)
        for seat in hunters:
            self.bank(seat, self.lift(seat))
        for seat in closers:
            self.fours |= 1 << seat
        self.say("season-closed", hunters=hunters, closers=closers)

    def hunt(self) -> None:
        for seat in self.seats_playing(Card.HUNTER):
            self.lift(seat)
            if self.take_nearest(seat, Card.HUNTER, (Card.WOLF,)):
                self.hands += IN_HAND[seat][Card.HUNTER]
            else:
                self.lost |= 1 << seat
                self.say("hunter-lost", seat=seat)

    def feed(self, eater: Card, food: tuple[Card, ...]) -> None:
        """Wolves take rabbits, or rabbits eat carrots; whoever finds nothing goes home."""
        eaters = self.seats_playing(eater)
        hungry = [seat for seat in eaters if not self.take_nearest(seat, eater, food)]
        if hungry and self.revealed.count(eater) == len(hungry) == self.players:
            self.say("all-stayed", card=eater.word)
            return
        for seat in hungry:
            self.hands += IN_HAND[seat][self.lift(seat)]
            self.say("returned", seat=seat, card=eater.word)

    def take_nearest(self, seat: int, taker: Card, wanted: tuple[int, ...]) -> bool:
        """Into the prey pile: the first wanted card clockwise, easy prey before the played one."""
        for step in range(1, self.players):
            owner = (seat + step) % self.players
            for place, cards in (("easy", self.easy), ("played", self.played)):
                card = cards[owner]
                if card in wanted:
                    cards[owner] = NONE
                    self.bank(seat, card)
                    self.say(
                        "took", seat=seat, taker=taker.word, owner=owner, place=place,
                        card=Card(card).word,
                    )  # fmt: skip
                    return True
        return False

    def clear(self) -> Round:
        """End of the round: easy prey to the piles, cards above the lodges become easy prey."""
        for seat, card in enumerate(self.easy):
            self.bank(seat, card)
        return Round(self.hands, self.piles, pack(self.played), self.fours, self.lost)

    def seats_playing(self, card: Card) -> list[int]:
        return [seat for seat in self.order if self.played[seat] == card]

    def lift(self, seat: int) -> int:
        """Take the played card off its lodge."""
        card = self.played[seat]
        self.played[seat] = NONE
        return card

    def bank(self, seat: int, card: int) -> None:
        self.piles += IN_PILE[seat][card]

    def say(self, name: str, **data: object) -> None:
        if self.tell is not None:
            self.tell(Event(name, data))


@lru_cache(maxsize=1 << 18)
def round_of(players: int, marker: int, choices: int, easy: int) -> Round:
    return Table(players, marker, choices, easy, None).carry_out()


def tell_round(players: int, marker: int, choices: int, easy: int, tell: Tell) -> Round:
    return Table(players, marker, choices, easy, tell).carry_out()
