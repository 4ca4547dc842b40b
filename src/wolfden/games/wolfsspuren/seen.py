"""Fills a viewer's view from a state."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from ...core import Viewer
from ...kit.sealed import choice_of
from .actions import AGREE, INDEX
from .model import LETTERS, NAMES, NOBODY, OWNERS, SPIRALS, WOLVES_EACH, Part, Stage, bits
from .seen_pack import letters, players, rows, sees
from .seen_phases import fight, plan, timeline
from .seen_prey import needs, prey, pups, small_prey
from .view import (
    AskingView,
    DepartureView,
    MarkingScoreView,
    MarkingView,
    MarkView,
    WolfsspurenView,
)  # fmt: skip

if TYPE_CHECKING:
    from .state import WolfsspurenState


def view(state: WolfsspurenState, viewer: Viewer) -> WolfsspurenView:
    return WolfsspurenView(
        seat=viewer if isinstance(viewer, int) else None,
        target=state.goal,
        year=state.year,
        stage=cast(Any, state.stage.word),
        phase=cast(Any, state.phase.word),
        over=bool(state.reason),
        joining=state.joining,
        lifespan=state.lifespan,
        strength_first=state.strength_first,
        lasting_omega=state.lasting_omega,
        players=players(state, viewer),
        rows=rows(state, viewer),
        pups=pups(state),
        prey=prey(state, viewer),
        small_prey=small_prey(state),
        needs=needs(state),
        spirals=SPIRALS[1:],
        plan=plan(state, viewer),
        timeline=timeline(state),
        fight=fight(state, viewer),
        asking=_asking(state, viewer),
        departure=_departure(state, viewer),
        marking=_marking(state),
        pick=_pick(state, viewer),
        sheet=tuple(tuple(_score(parts) for parts in year) for year in state.sheet),
    )


def _asking(state: WolfsspurenState, viewer: Viewer) -> AskingView | None:
    if state.stage not in (Stage.ASK, Stage.CONSENT):
        return None
    wolf = None if state.asked == NOBODY else NAMES[state.asked]
    answers = [
        choice_of(state.choices, seat) if sees(viewer, seat) and wolf else None
        for seat in range(state.players)
    ]
    said = tuple(None if each is None else each == INDEX[AGREE] for each in answers)
    return AskingView(state.asker, wolf, said)


def _departure(state: WolfsspurenState, viewer: Viewer) -> DepartureView | None:
    if state.stage != Stage.DEPART:
        return None
    chosen = choice_of(state.choices, viewer) if isinstance(viewer, int) else None
    return DepartureView(
        young=tuple(NAMES[wolf] for wolf in bits(state.young)),
        choice=None if chosen is None else letters(chosen),
    )


def _marking(state: WolfsspurenState) -> MarkingView | None:
    if not state.sheet:
        return None
    return MarkingView(
        year=len(state.sheet),
        wolves=tuple(
            MarkView(NAMES[wolf], OWNERS[wolf], rank, discs) for wolf, rank, discs in state.marks
        ),
        players=tuple(_score(parts) for parts in state.sheet[-1]),
    )


def _score(parts: tuple[int, ...]) -> MarkingScoreView:
    return MarkingScoreView(**{part.word: parts[part] for part in Part}, total=sum(parts))


def _pick(state: WolfsspurenState, viewer: Viewer) -> Any:
    if state.stage != Stage.PICK or not isinstance(viewer, int):
        return None
    letter = choice_of(state.choices, viewer)
    return None if letter is None else LETTERS[letter % WOLVES_EACH]
