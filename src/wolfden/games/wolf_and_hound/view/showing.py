"""Makes what a viewer may see, from the parts in the files beside."""

from __future__ import annotations

from typing import Final, cast

from ....core import ALL, Viewer
from ..knowledge import unseen_counts
from ..model import (
    CARDS,
    NO_CARD,
    OVER,
    PLACES,
    SEEN,
    TEAMS,
    TURN,
    WORDS,
    CardName,
    cards_in,
    kind_of,
    size,
    team_of,
    words_of,
)
from ..position import Result, WolfAndHoundPosition
from ..rules.turning import pair_of
from ..scoring import wins
from .preview import previews
from .standing import animal_views, turn_starts
from .structs import Awaiting, CardCount, Four, GameResult, PastureView, WolfAndHoundView

AWAITING: Final[tuple[Awaiting | None, ...]] = ("play", "exchange", "turn", None)


def show(position: WolfAndHoundPosition, viewer: Viewer) -> WolfAndHoundView:
    table, over = position.table, position.awaiting == OVER
    seat = viewer if isinstance(viewer, int) else None
    pair = pair_of(position) if position.awaiting == TURN else ()
    decides = None if over else position.owner
    return WolfAndHoundView(
        seat=seat,
        game=position.game,
        best_of_five=position.best_of_five,
        wins=wins(position.results),
        results=tuple(_result(result) for result in position.results),
        expansion=table.expansion,
        over=over,
        turn=position.turn,
        active=position.active,
        awaiting=AWAITING[position.awaiting],
        deciding=decides,
        no_threes=position.no_threes,
        turned_up=_word(position.turned_up),
        pair=tuple(table.animals[index].word for index in pair),
        animals=animal_views(position),
        pastures=tuple(_pasture(position, place, viewer) for place in PLACES),
        draw_pile=len(position.pile),
        last_round=bool(position.out_of_cards),
        starts=turn_starts(position),
        unseen=() if viewer is ALL else _unseen(position, seat),
        delayed=_word(position.previous) if table.late else None,
        previews=tuple(previews(position)) if seat is not None and seat == decides else (),
    )


def _result(result: Result) -> GameResult:
    return GameResult(TEAMS[result.winner], result.reason, cast(Four, result.sheep))


def _pasture(position: WolfAndHoundPosition, place: int, viewer: Viewer) -> PastureView:
    table, row, hand = position.table, position.rows[place], position.hands[place]
    ghost, sheep, fence = table.is_ghost(place), position.sheep[place], table.fences[place]
    mine = viewer is ALL or viewer == place
    return PastureView(
        seat=table.owners[place],
        ghost=ghost,
        team=TEAMS[team_of(place)],
        sheep=sheep,
        fence=fence,
        lost=fence - sheep,
        hand=size(hand),
        cards=words_of(cards_in(hand)) if mine and not ghost else None,
        shown=words_of(cards_in(position.shown[place])),
        row=words_of(row),
        symbol=CARDS[row[-1]].symbol if row else None,
        ghost_pile=tuple(
            WORDS[kind_of(card)] if card & SEEN or viewer is ALL else None
            for card in position.ghosts[place]
        ),
    )


def _unseen(position: WolfAndHoundPosition, seat: int | None) -> tuple[CardCount, ...]:
    return tuple(
        CardCount(WORDS[kind], count)
        for kind, count in enumerate(unseen_counts(position, seat))
        if count
    )


def _word(kind: int) -> CardName | None:
    return None if kind == NO_CARD else WORDS[kind]
