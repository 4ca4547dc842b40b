"""Sets up a position of Wolf & Hound in the rulebook's words: players 1 to 4, cards, animals.

table = Table("wolf-01 at 3, hound-01 at 2", turn=3)
table.play("white-3")
assert table.at("hound-01") == 1
"""

from __future__ import annotations

from collections.abc import Sequence

import wolfden
from wolfden.core import ALL, Event
from wolfden.games.wolf_and_hound.model import SEEN, UNIT, WORDS, cards_in, kind_of
from wolfden.games.wolf_and_hound.rules.turn import go_on
from wolfden.games.wolf_and_hound.state import WolfAndHoundState

SETS = {f"designer-02-{number}": "designer-02" for number in (1, 2, 3)}


def kind(word: str) -> int:
    return WORDS.index(word)


class Table:
    """A match with these animals, in the middle of player `turn`'s turn, a card to be played."""

    def __init__(
        self,
        animals: str,
        turn: int = 1,
        players: int = 4,
        sheep: Sequence[int] | None = None,
        seed: int = 1,
        **options: object,
    ) -> None:
        standing = [entry.split() for entry in animals.split(",")]
        words = ",".join(dict.fromkeys(SETS.get(entry[0], entry[0]) for entry in standing))
        options = {"preset": "own", "animals": words, **options}
        state = wolfden.new("wolf-and-hound", players=players, seed=seed, **options)
        assert isinstance(state, WolfAndHoundState)
        self.state = state
        self.events: list[Event] = []
        places, backs = list(state.places), 0
        for word, *details in standing:
            index = self.index(word)
            if "at" in details:
                places[index] = int(details[1]) - 1
            if details and details[-1] == "back":
                backs |= 1 << index
        self.stand(tuple(places), backs)
        state.active = turn - 1
        if turn > 1:
            state.turn = turn
        if sheep is not None:
            state.sheep = tuple(sheep)

    def stand(self, places: tuple[int, ...], backs: int = 0) -> None:
        """Put the animals there."""
        self.state.standing = self.state.table.standing(places, backs)

    def index(self, animal: str) -> int:
        return [each.word for each in self.state.table.animals].index(animal)

    def at(self, animal: str) -> int:
        """The player in front of whom it stands."""
        return self.state.places[self.index(animal)] + 1

    def shows(self, animal: str) -> str:
        return self.state.view(ALL).animals[self.index(animal)].kind

    def back(self, animal: str) -> bool:
        return bool(self.state.backs >> self.index(animal) & 1)

    @property
    def sheep(self) -> list[int]:
        return list(self.state.sheep)

    @property
    def player(self) -> int:
        """Whose turn it is."""
        return self.state.active + 1

    @property
    def waits_for(self) -> str | None:
        return self.state.view(None).awaiting

    def hold(self, cards: str, player: int | None = None) -> Table:
        """Put exactly these cards into a hand."""
        hands = list(self.state.hands)
        place = self.state.active if player is None else player - 1
        hands[place] = sum(UNIT[kind(card)] for card in cards.split())
        self.state.hands = tuple(hands)
        return self

    def hand(self, player: int) -> str:
        return " ".join(WORDS[each] for each in cards_in(self.state.hands[player - 1]))

    def play(self, card: str, others: str = "black-4") -> Table:
        """The active player plays this card from a hand that holds it."""
        self.hold(f"{card} {others}")
        return self.do(f"play {card}")

    def do(self, text: str) -> Table:
        self.events = []
        state = self.state
        state.play(state.to_act[0], state.spec.actions.parse(text), self.events.append)
        return self

    def start_turn_of(self, player: int) -> Table:
        """End the turn of the player before, without a card, so that this one's begins."""
        self.events = []
        self.state.active = (player - 2) % 4
        self.state.turn = max(self.state.turn, 2)
        go_on(self.state, self.events.append)
        return self

    def draw_pile(self, cards: str) -> Table:
        """The draw pile, the next card first."""
        self.state.pile = tuple(kind(card) for card in reversed(cards.split()))
        return self

    def ghost_pile(self, player: int, cards: str) -> Table:
        """A ghost pile, the next card first; a card that all have seen has a `!`."""
        piles = list(self.state.ghosts)
        piles[player - 1] = tuple(
            kind(card.rstrip("!")) | (SEEN if card.endswith("!") else 0) for card in cards.split()
        )
        self.state.ghosts = tuple(piles)
        return self

    def ghost_cards(self, player: int) -> str:
        return " ".join(
            WORDS[kind_of(card)] + ("!" if card & SEEN else "")
            for card in self.state.ghosts[player - 1]
        )

    def row(self, player: int) -> str:
        return " ".join(WORDS[each] for each in self.state.rows[player - 1])

    def told(self, name: str) -> list[dict]:
        return [dict(event.data) for event in self.events if event.name == name]

    def names(self) -> list[str]:
        return [event.name for event in self.events]

    def legal(self) -> list[str]:
        state = self.state
        return [action.text for seat in state.to_act for action in state.legal(seat)]

    @property
    def winner(self) -> str | None:
        view = self.state.view(None)
        return view.results[-1].winner if view.results else None
