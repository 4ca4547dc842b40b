"""Fills in what a viewer may see."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...core import ALL, Viewer
from .knowledge import unseen_counts
from .model import CARDS, NO_CARD, PLACES, SEEN, TEAMS, WORDS, cards_in, kind_of, size, team_of
from .preview import animal_views, previews, turn_starts
from .rules.playing import OVER, TURN
from .scoring import wins
from .view import Awaiting, CardCount, GameResult, PastureView, WolfAndHoundView

if TYPE_CHECKING:
    from .state import WolfAndHoundState

AWAITING: Final[tuple[Awaiting | None, ...]] = ("play", "exchange", "turn", None)


def view(state: WolfAndHoundState, viewer: Viewer) -> WolfAndHoundView:
    table, places, backs = state.table, state.places, state.backs
    seat = viewer if isinstance(viewer, int) else None
    pair = state.pair if state.awaiting == TURN else ()
    return WolfAndHoundView(
        seat=seat,
        game=state.game,
        best_of_five=state.terms.best_of_five,
        wins=wins(state.results),
        results=tuple(_result(*result) for result in state.results),
        expansion=table.expansion,
        over=state.awaiting == OVER,
        turn=state.turn,
        active=state.active,
        awaiting=AWAITING[state.awaiting],
        deciding=state.to_act[0] if state.to_act else None,
        no_threes=state.no_threes,
        turned_up=_word(state.turned_up),
        pair=tuple(table.animals[index].word for index in pair),
        animals=animal_views(table, places, backs),
        pastures=tuple(_pasture(state, place, viewer) for place in PLACES),
        draw_pile=len(state.pile),
        last_round=bool(state.out_of_cards),
        starts=turn_starts(table, places, backs, state.sheep),
        unseen=() if viewer is ALL else _unseen(state, seat),
        delayed=_word(state.previous) if table.late else None,
        previews=tuple(previews(state, seat)) if seat is not None else (),
    )


def _result(winner: int, reason: str, sheep: tuple[int, ...]) -> GameResult:
    return GameResult(TEAMS[winner], reason, sheep)  # type: ignore[arg-type]


def _pasture(state: WolfAndHoundState, place: int, viewer: Viewer) -> PastureView:
    table, row, hand = state.table, state.rows[place], state.hands[place]
    ghost, sheep, fence = table.is_ghost(place), state.sheep[place], table.fences[place]
    mine = viewer is ALL or viewer == place
    return PastureView(
        seat=table.owners[place],
        ghost=ghost,
        team=TEAMS[team_of(place)],
        sheep=sheep,
        fence=fence,
        lost=fence - sheep,
        hand=size(hand),
        cards=_words(hand) if mine and not ghost else None,
        shown=_words(state.shown[place]),
        row=tuple(WORDS[kind] for kind in row),
        symbol=CARDS[row[-1]].symbol if row else None,  # type: ignore[arg-type]
        ghost_pile=tuple(
            WORDS[kind_of(card)] if card & SEEN or viewer is ALL else None
            for card in state.ghosts[place]
        ),
    )


def _unseen(state: WolfAndHoundState, seat: int | None) -> tuple[CardCount, ...]:
    return tuple(
        CardCount(WORDS[kind], count)
        for kind, count in enumerate(unseen_counts(state, seat))
        if count
    )


def _words(hand: int) -> tuple[str, ...]:
    return tuple(WORDS[kind] for kind in cards_in(hand))


def _word(kind: int) -> str | None:
    return None if kind == NO_CARD else WORDS[kind]
