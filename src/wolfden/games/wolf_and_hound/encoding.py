"""What learners are given: pastures, cards and animals, and what each action would bring.

Places count clockwise from the seat's own, ghosts' too.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Final, get_args

from ...core import Value
from ...core.encoding import Block, Encoding, by_text, numbered, one_hot, seats_ahead
from ...core.option import split
from .actions import ACTIONS
from .animals import GROUPS, OWN, PRESETS, Kind, Moves, Target, cards_of
from .model import COMPONENTS, HAND_SIZE, PLACES, TEAMS, WORDS, deck, team_of
from .view import AnimalView, PastureView, WolfAndHoundView
from .view.structs import Awaiting, TurnStart

CARD: Final = one_hot(WORDS)
PLACE: Final = one_hot(PLACES)
KIND: Final = one_hot(get_args(Kind))
MOVES: Final = one_hot(get_args(Moves))
TARGET: Final = one_hot(get_args(Target))
AWAITING: Final = one_hot(get_args(Awaiting))
NAMES: Final = seats_ahead(len(PLACES))
ID: Final = {action.text: action.id for action in ACTIONS}
MOST_SHEEP: Final = 1 + max(max(COMPONENTS["sheep"][str(players)]) for players in (2, 3, 4))
MOST_CARDS: Final = sum(deck(False))
MOST_TURNS: Final = 60
MOST_CHANGE: Final = 9

ANIMAL: Final = (
    *(f"is {word}" for word in get_args(Kind)),
    *(f"moves {word}" for word in get_args(Moves)),
    *(f"aims at {word}" for word in get_args(Target)),
    *(f"stands at {name}" for name in NAMES),
    "two sides", "shows its back", "may be turned now",
)  # fmt: skip
NO_ANIMAL: Final = (0,) * len(ANIMAL)
START: Final = (*(f"sheep of {name}" for name in NAMES), "skipped", "no threes")
PREVIEW: Final = ("foreseen", *(f"sheep of {name}" for name in NAMES), "wins for us")
NOT_FORESEEN: Final = (0,) * len(PREVIEW)

Read = Callable[[WolfAndHoundView], Sequence[float]]
Blocks = list[Block[WolfAndHoundView]]


def encoding(players: int, options: Mapping[str, Value]) -> Encoding[WolfAndHoundView]:
    animals = range(most_animals(options))
    return Encoding(
        [
            *_table(),
            *(Block(f"animal {n + 1}", ANIMAL, _animal(n)) for n in animals),
            *(block for ahead in PLACES for block in _pasture(ahead)),
            *(Block(f"preview {action.text}", PREVIEW, _preview(action.id),
                    low=-MOST_CHANGE, high=MOST_CHANGE, unit=1) for action in ACTIONS),
        ],
        numbered(ACTIONS, players, by_text),
    )  # fmt: skip


def most_animals(options: Mapping[str, Value]) -> int:
    """How many animals can be dealt under the options, whichever of a group it is."""
    preset = str(options["preset"])
    words = split(str(options["animals"])) if preset == OWN else PRESETS[preset]
    return sum(max(len(cards_of([each])) for each in GROUPS.get(word, [word])) for word in words)


def _table() -> Blocks:
    return [
        Block("awaiting", get_args(Awaiting), lambda view: AWAITING[view.awaiting]),
        Block("active", NAMES, lambda view: PLACE[(view.active - (view.seat or 0)) % 4]),
        Block("rules", ("no threes", "last round", "best of five"),
              lambda view: (view.no_threes, view.last_round, view.best_of_five)),
        Block("turn", ("turn",), lambda view: (min(view.turn, MOST_TURNS),),
              high=MOST_TURNS, unit=20),
        Block("games won", ("we", "they"), _games, high=3),
        Block("draw pile", ("cards",), lambda view: (view.draw_pile,), high=MOST_CARDS),
        Block("my hand", WORDS, lambda view: _counts(_mine(view).cards or ()), high=HAND_SIZE),
        Block("unseen", WORDS, _unseen, high=max(deck(False))),
        Block("turned up", WORDS, lambda view: CARD[view.turned_up]),
        Block("moves the late wolf", WORDS, lambda view: CARD[view.delayed]),
    ]  # fmt: skip


def _mine(view: WolfAndHoundView) -> PastureView:
    return view.pastures[view.seat or 0]


def _counts(cards: Sequence[str]) -> list[int]:
    found = Counter(cards)
    return [found[word] for word in WORDS]


def _games(view: WolfAndHoundView) -> Sequence[float]:
    return view.wins[:: -1 if team_of(view.seat or 0) else 1]


def _unseen(view: WolfAndHoundView) -> Sequence[float]:
    found = {each.card: each.count for each in view.unseen}
    return [found.get(word, 0) for word in WORDS]


def _animal(number: int) -> Read:
    """One of the animals, in the order of the box; zeros where there are fewer."""

    def read(view: WolfAndHoundView) -> Sequence[float]:
        if number >= len(view.animals):
            return NO_ANIMAL
        animal: AnimalView = view.animals[number]
        return (
            *KIND[animal.kind], *MOVES[animal.moves], *TARGET[animal.target],
            *PLACE[(animal.place - (view.seat or 0)) % 4],
            animal.two_sided, animal.back, animal.animal in view.pair,
        )  # fmt: skip

    return read


def _pasture(ahead: int) -> Blocks:
    def at(view: WolfAndHoundView) -> PastureView:
        return view.pastures[((view.seat or 0) + ahead) % 4]

    def symbol(view: WolfAndHoundView) -> Sequence[float]:
        found = at(view).symbol
        return at(view).ghost, found == "meat", found == "bone"

    def start(view: WolfAndHoundView) -> Sequence[float]:
        found = view.starts[((view.seat or 0) + ahead) % 4]
        return *_changes(view, found), found.skipped, found.no_threes

    def pile(view: WolfAndHoundView) -> Sequence[float]:
        found = at(view).ghost_pile
        return CARD[found[0] if found else None]

    name = NAMES[ahead]
    return [
        Block(f"sheep {name}", ("sheep", "fence"), lambda view: (at(view).sheep, at(view).fence),
              high=MOST_SHEEP),
        Block(f"cards {name}", ("in hand", "played", "in the ghost pile"),
              lambda view: (at(view).hand, len(at(view).row), len(at(view).ghost_pile)),
              high=MOST_CARDS, unit=HAND_SIZE),
        Block(f"marks {name}", ("ghost", "meat", "bone"), symbol),
        Block(f"shown {name}", WORDS, lambda view: _counts(at(view).shown), high=HAND_SIZE),
        Block(f"played {name}", WORDS, lambda view: _counts(at(view).row), high=max(deck(False))),
        Block(f"next of the ghost pile {name}", WORDS, pile),
        Block(f"turn of {name}", START, start, low=-MOST_CHANGE, high=MOST_CHANGE, unit=1),
    ]  # fmt: skip


def _changes(view: WolfAndHoundView, start: TurnStart) -> Sequence[float]:
    first = view.seat or 0
    return start.changes[first:] + start.changes[:first]


def _preview(action: int) -> Read:
    """What the start of the next turn brings after this action."""

    def read(view: WolfAndHoundView) -> Sequence[float]:
        for found in view.previews:
            if ID[found.action] == action:
                start = found.starts[(view.active + 1) % 4]
                return 1, *_changes(view, start), _sign(view, found.wins)
        return NOT_FORESEEN

    return read


def _sign(view: WolfAndHoundView, team: str | None) -> int:
    if team is None:
        return 0
    return 1 if team == TEAMS[team_of(view.seat or 0)] else -1
