"""What learners are given: the pack, the plan, prey and fights as numbers.

Seats count clockwise from one's own, wolves by seat and letter; so do the indices of attacks. Where
colours are left to chance, everyone's is told, and attacks are indexed by the wolf's name.
Learners are not offered to take tokens back: a plan grows until it is ready.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from typing import Final, get_args

from ...core import Action
from ...core.encoding import Block, Encoding, numbered, one_hot, seats_ahead
from ...core.option import BY_CHANCE
from .actions import ACTIONS
from .model import (
    COLOURS,
    FIGHT_CARDS,
    LARGE,
    LETTERS,
    MANY_HOWLS,
    PHASES,
    SMALL,
    TOKENS,
    HuntName,
    Letter,
    PhaseName,
    StageName,
    phase_word,
)
from .view import WolfsspurenView
from .view.structs import FighterView, PackWolfView, PlaceName, PlayerView

STAGE: Final = one_hot(get_args(StageName))
PHASE: Final = one_hot(get_args(PhaseName))
PLACE: Final = one_hot(get_args(PlaceName))
PREY: Final = one_hot(LARGE)
CAUGHT: Final = one_hot(SMALL)
RESULT: Final = one_hot(get_args(HuntName))
CARD: Final = one_hot(range(1, FIGHT_CARDS + 1))
ANSWER: Final = {None: (0, 0), True: (1, 0), False: (0, 1)}
LETTER: Final = one_hot(LETTERS)
COLOUR: Final = one_hot(COLOURS)
PHASE_WORDS: Final = tuple(phase_word(phase) for phase in PHASES)
HIDDEN: Final = -1
TAKES_BACK: Final = frozenset({"take-back", "reconsider"})
SAME: Final = {"bear": "pick", "ask": "pick", "hunt": "vote", "release": "vote"}
"""Verbs that choose among the same things in another stage, and share their indices."""
MOST_YEARS: Final = 30
MOST_SUM: Final = 3 * MANY_HOWLS
MOST_SCORE: Final = 999
MOST_OF_A_WOLF: Final = 40
UNIT_OF_POINTS: Final = 50
HUNTING: Final = 3
"""Where the timeline has the pack hunt."""

WOLF: Final = (
    "in the pack", "male", "submitted", "young", "acting", "fights",
    "strength", "discs", "row", "rank points", "meal", "acts after",
    *(f"is {word}" for word in get_args(PlaceName)),
    *(f"caught {word}" for word in SMALL),
    *(f"token {word}" for word in PHASE_WORDS),
)  # fmt: skip
ABSENT: Final = (0,) * len(WOLF)
CARDS_OF: Final = tuple(
    f"{where} {letter}" for where in ("own pup", "own hand", "unseen") for letter in LETTERS
)
PLAYER: Final = ("pups", "hand", "dead", "excluded", "owes", "decided", "leads")
FIGHTER: Final = (
    "fights", "token", "score", "cards", "chosen", "stronger", "esteemed",
    *(f"has {card}" for card in range(1, FIGHT_CARDS + 1)),
    *(f"sealed {card}" for card in range(1, FIGHT_CARDS + 1)),
)  # fmt: skip
NO_FIGHTER: Final = (0,) * len(FIGHTER)

Read = Callable[[WolfsspurenView], Sequence[float]]
Blocks = Iterator[Block[WolfsspurenView]]


def encoding(players: int, colours: Sequence[str]) -> Encoding[WolfsspurenView]:
    """With the colour of each seat, or `any` among them."""

    def name(seat: int, action: Action) -> Hashable | None:
        return _name(seat, action, colours)

    blocks = [*_year(), *_prey(), *_plan(players)]
    for ahead, who in enumerate(seats_ahead(players)):
        if BY_CHANCE in colours:
            blocks.append(_colour(ahead, who, players))
        blocks += [*_player(ahead, who, players), _fighter(ahead, who, players)]
        blocks += [
            Block(f"wolf {who} {letter}", WOLF, _wolf(ahead, letter, players),
                  low=HIDDEN, high=MOST_OF_A_WOLF, unit=6)
            for letter in LETTERS
        ]  # fmt: skip
    return Encoding(blocks, numbered(ACTIONS, players, name))


def _name(seat: int, action: Action, colours: Sequence[str]) -> Hashable | None:
    if action.verb in TAKES_BACK:
        return None
    if action.verb == "attack" and BY_CHANCE not in colours:
        colour, letter = str(action.fields["wolf"]).split("-")
        if colour not in colours:
            return None
        return (colours.index(colour) - seat) % len(colours), letter
    return SAME.get(action.verb, action.verb), *action.fields.values()


def _year() -> Blocks:
    yield Block("stage", get_args(StageName), lambda view: STAGE[view.stage])
    yield Block("phase", get_args(PhaseName), lambda view: PHASE[view.phase])
    yield Block("year", ("year",), lambda view: (min(view.year, MOST_YEARS),), MOST_YEARS, unit=8)
    yield Block("target", ("points",), lambda view: (view.target,), MOST_SCORE, unit=UNIT_OF_POINTS)
    yield Block(
        "rules", ("joining", "lifespan", "strength first", "lasting omega"),
        lambda view: (view.joining, view.lifespan, view.strength_first, view.lasting_omega),
    )  # fmt: skip
    yield Block(
        "pups",
        ("lie there", "born", "to come"),
        lambda view: (view.pups.count, view.pups.born, view.pups.to_come),
        high=18,
        unit=6,
    )
    yield Block("sums", PHASE_WORDS, _sums, low=HIDDEN, high=MOST_SUM, unit=MANY_HOWLS)
    yield Block("hunt", get_args(HuntName), lambda view: RESULT[view.timeline[HUNTING].result])


def _sums(view: WolfsspurenView) -> Sequence[float]:
    """Of all tokens, by phase, once revealed."""
    phases = view.timeline[1:-1]
    return [HIDDEN if each.sum is None else min(each.sum, MOST_SUM) for each in phases]


def _prey() -> Blocks:
    yield Block("large prey", LARGE, _face_up, high=3)
    yield Block(
        "in the pile", LARGE, lambda view: [view.prey.unseen.get(kind, 0) for kind in LARGE], high=3
    )
    yield Block("hunted", LARGE, lambda view: PREY[view.prey.hunted])
    yield Block("needs", ("rearing", "black", "green", "red"), _needs, high=126, unit=MANY_HOWLS)
    yield Block(
        "small prey",
        SMALL,
        lambda view: [view.small_prey.face_up.count(kind) for kind in SMALL],
        high=3,
    )
    yield Block(
        "small prey left",
        ("cards", "animals"),
        lambda view: (view.small_prey.pile, view.small_prey.animals_left),
        high=15,
    )


def _face_up(view: WolfsspurenView) -> Sequence[float]:
    found = {each.kind: each.count for each in view.prey.face_up}
    return [found.get(kind, 0) for kind in LARGE]


def _needs(view: WolfsspurenView) -> Sequence[float]:
    needs = view.needs
    return needs.rearing, needs.black or 0, needs.green or 0, needs.red or 0


def _plan(players: int) -> Blocks:
    """What is the seat's own and sealed, beside its tokens, which stand with its wolves."""
    seat = one_hot(range(players))
    yield Block("tokens left", tuple(map(str, TOKENS)), _tokens)
    yield Block("picked", LETTERS, lambda view: LETTER[view.pick])
    yield Block("leaving", LETTERS, _leaving)
    yield Block("asks", seats_ahead(players), lambda view: seat[_asker(view, players)])
    yield Block("asks for", LETTERS, _asked)


def _tokens(view: WolfsspurenView) -> Sequence[float]:
    left = view.plan.left if view.plan else ()
    return [token in left for token in TOKENS]


def _leaving(view: WolfsspurenView) -> Sequence[float]:
    return _flags(view.departure.choice if view.departure else None)


def _flags(letters: Sequence[Letter] | None) -> Sequence[float]:
    return [letter in (letters or ()) for letter in LETTERS]


def _asker(view: WolfsspurenView, players: int) -> int | None:
    return None if view.asking is None else (view.asking.seat - (view.seat or 0)) % players


def _asked(view: WolfsspurenView) -> Sequence[float]:
    wolf = view.asking and view.asking.wolf
    return LETTER[wolf[-1] if wolf else None]


def _player(ahead: int, who: str, players: int) -> Blocks:
    def at(view: WolfsspurenView) -> PlayerView:
        return view.players[((view.seat or 0) + ahead) % players]

    def told(view: WolfsspurenView) -> Sequence[float]:
        player = at(view)
        return (
            player.pups, player.hand, player.dead, player.excluded, player.owes, player.decided,
            view.prey.decider == player.seat,
        )  # fmt: skip

    def cards(view: WolfsspurenView) -> Sequence[float]:
        player = at(view)
        return *_flags(player.own_pups), *_flags(player.own_hand), *_flags(player.unseen)

    def answer(view: WolfsspurenView) -> Sequence[float]:
        return ANSWER[view.asking.answers[at(view).seat] if view.asking else None]

    yield Block(f"player {who}", PLAYER, told, high=6, unit=3)
    yield Block(
        f"score {who}",
        ("score", "now"),
        lambda view: (at(view).score, at(view).now),
        low=-MOST_SCORE,
        high=MOST_SCORE,
        unit=UNIT_OF_POINTS,
    )
    yield Block(f"cards {who}", CARDS_OF, cards)
    yield Block(f"vote {who}", LARGE, lambda view: PREY[view.prey.votes[at(view).seat]])
    yield Block(f"answer {who}", ("agrees", "refuses"), answer)


def _colour(ahead: int, who: str, players: int) -> Block[WolfsspurenView]:
    def read(view: WolfsspurenView) -> Sequence[float]:
        return COLOUR[view.players[((view.seat or 0) + ahead) % players].colour]

    return Block(f"colour {who}", COLOURS, read)


def _fighter(ahead: int, who: str, players: int) -> Block[WolfsspurenView]:
    def read(view: WolfsspurenView) -> Sequence[float]:
        seat = ((view.seat or 0) + ahead) % players
        for side in (view.fight.attacker, view.fight.defender) if view.fight else ():
            if side.seat == seat:
                return _fighting(side)
        return NO_FIGHTER

    return Block(f"fighter {who}", FIGHTER, read, high=20, unit=5)


def _fighting(side: FighterView) -> Sequence[float]:
    hand = side.hand or ()
    return (
        1, side.token, side.score, side.cards, side.chosen, side.stronger, side.esteemed,
        *(card in hand for card in range(1, FIGHT_CARDS + 1)),
        *CARD[side.card],
    )  # fmt: skip


def _wolf(ahead: int, letter: Letter, players: int) -> Read:
    def read(view: WolfsspurenView) -> Sequence[float]:
        seat = ((view.seat or 0) + ahead) % players
        for row in view.rows:
            for wolf in (row.female, row.male):
                if wolf is not None and wolf.seat == seat and wolf.letter == letter:
                    return _in_the_pack(wolf, view)
        return ABSENT

    return read


def _in_the_pack(wolf: PackWolfView, view: WolfsspurenView) -> Sequence[float]:
    sides = (view.fight.attacker.wolf, view.fight.defender.wolf) if view.fight else ()
    return (
        1, wolf.sex == "male", wolf.submitted, wolf.young, wolf.acting, wolf.name in sides,
        wolf.strength, wolf.discs, wolf.row, wolf.rank_points,
        HIDDEN if wolf.meal is None else wolf.meal,
        HIDDEN if wolf.waiting is None else wolf.waiting,
        *PLACE[wolf.place],
        *CAUGHT[wolf.caught],
        *(HIDDEN if token is None else token for token in wolf.tokens),
    )  # fmt: skip
