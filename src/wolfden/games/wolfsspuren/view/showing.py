"""Makes what a viewer may see, from the parts in the files beside."""

from __future__ import annotations

from ....core import Viewer
from ....kit.sealed import choice_of
from ..actions import AGREE, INDEX
from ..model import (
    LETTERS,
    NOBODY,
    OWNERS,
    STAGE_WORDS,
    Letter,
    Part,
    Stage,
    bits,
    phase_word,
)
from ..position import WolfsspurenPosition
from .pack import letters, players, sees, shown_rows
from .phases import fight, plan, timeline
from .prey import needs, prey, pups, small_prey
from .structs import (
    AskingView,
    DepartureView,
    MarkingScoreView,
    MarkingView,
    MarkView,
    WolfsspurenView,
)  # fmt: skip


def show(position: WolfsspurenPosition, viewer: Viewer) -> WolfsspurenView:
    terms = position.terms
    return WolfsspurenView(
        seat=viewer if isinstance(viewer, int) else None,
        target=terms.target,
        year=position.year,
        stage=STAGE_WORDS[position.stage],
        phase=phase_word(position.phase),
        over=bool(position.reason),
        joining=terms.joining,
        lifespan=terms.lifespan,
        strength_first=terms.strength_first,
        lasting_omega=terms.lasting_omega,
        players=players(position, viewer),
        rows=shown_rows(position, viewer),
        pups=pups(position),
        prey=prey(position, viewer),
        small_prey=small_prey(position),
        needs=needs(position),
        spirals=tuple(position.figures.spirals[1:]),
        plan=plan(position, viewer),
        timeline=timeline(position),
        fight=fight(position, viewer),
        asking=_asking(position, viewer),
        departure=_departure(position, viewer),
        marking=_marking(position),
        pick=_pick(position, viewer),
        sheet=tuple(tuple(_score(parts) for parts in year) for year in position.sheet),
    )


def _asking(position: WolfsspurenPosition, viewer: Viewer) -> AskingView | None:
    if position.stage not in (Stage.ASK, Stage.CONSENT):
        return None
    wolf = None if position.asked == NOBODY else position.wolves.names[position.asked]
    answers = [
        choice_of(position.choices, seat) if sees(viewer, seat) and wolf else None
        for seat in range(position.players)
    ]
    said = tuple(None if each is None else each == INDEX[AGREE] for each in answers)
    return AskingView(position.asker, wolf, said)


def _departure(position: WolfsspurenPosition, viewer: Viewer) -> DepartureView | None:
    if position.stage != Stage.DEPART:
        return None
    chosen = choice_of(position.choices, viewer) if isinstance(viewer, int) else None
    return DepartureView(
        young=position.wolves.named(bits(position.young)),
        choice=None if chosen is None else letters(chosen),
    )


def _marking(position: WolfsspurenPosition) -> MarkingView | None:
    if not position.sheet:
        return None
    names = position.wolves.names
    return MarkingView(
        year=len(position.sheet),
        wolves=tuple(
            MarkView(names[wolf], OWNERS[wolf], rank, discs) for wolf, rank, discs in position.marks
        ),
        players=tuple(_score(parts) for parts in position.sheet[-1]),
    )


def _score(parts: tuple[int, ...]) -> MarkingScoreView:
    return MarkingScoreView(**{part.word: parts[part] for part in Part}, total=sum(parts))


def _pick(position: WolfsspurenPosition, viewer: Viewer) -> Letter | None:
    if position.stage != Stage.PICK or not isinstance(viewer, int):
        return None
    letter = choice_of(position.choices, viewer)
    return None if letter is None else LETTERS[letter]
