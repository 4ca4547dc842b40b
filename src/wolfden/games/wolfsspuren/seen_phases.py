"""The year's timeline, the viewer's plan and the fight as a viewer sees them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from ...core import Viewer
from ...kit.sealed import choice_of
from .model import (
    COLUMNS,
    LETTERS,
    NAMES,
    NOBODY,
    OWNERS,
    PHASES,
    ROUT,
    WOLVES_EACH,
    HuntResult,
    Phase,
    Stage,
    bits,
)  # fmt: skip
from .rules.fights.duel import hand_size, losses
from .rules.planning import own_plan, spirals_of, tokens_left
from .seen_pack import sees
from .view import (
    FighterView,
    FightView,
    PhaseView,
    PlanRowView,
    PlanView,
    StrikeView,
    WolfTurnView,
)  # fmt: skip

if TYPE_CHECKING:
    from .state import WolfsspurenState

FIGHTING = (Stage.DEFEND, Stage.STRIKE)


def timeline(state: WolfsspurenState) -> tuple[PhaseView, ...]:
    return tuple(_phase(state, phase) for phase in (Phase.PREPARATION, *PHASES, Phase.MARKING))


def _phase(state: WolfsspurenState, phase: Phase) -> PhaseView:
    when = "past" if phase < state.phase else "now" if phase == state.phase else "coming"
    if phase not in PHASES:
        return PhaseView(cast(Any, phase.word), cast(Any, when), None, (), None, None)
    if phase == Phase.REARING and _no_rearing(state):
        when = "skipped"
    total, best = state.sums[phase], state.best[phase]
    hunted = phase == Phase.PACK_HUNT and state.result
    return PhaseView(
        phase=cast(Any, phase.word),
        state=cast(Any, when),
        sum=None if total < 0 else total,
        order=tuple(
            WolfTurnView(NAMES[wolf], state.plan[COLUMNS * wolf + phase])
            for wolf in state.turns[phase]
        ),
        disc=None if best == NOBODY else NAMES[best],
        result=cast(Any, HuntResult(state.result).word) if hunted else None,
    )


def _no_rearing(state: WolfsspurenState) -> bool:
    """No pups came this year."""
    decided = state.stage >= Stage.VOTE or state.phase > Phase.PREPARATION
    return decided and not state.born


def plan(state: WolfsspurenState, viewer: Viewer) -> PlanView | None:
    planned = state.stage >= Stage.PLAN and state.phase < Phase.MARKING
    if not isinstance(viewer, int) or not planned:
        return None
    phases = PHASES if state.litter or state.sums[Phase.REARING] >= 0 else PHASES[1:]
    cells = own_plan(state, viewer)
    return PlanView(
        rows=tuple(_plan_row(state, viewer, letter) for letter in _letters(state, viewer)),
        phases=cast(Any, tuple(phase.word for phase in phases)),
        left=tuple(tokens_left(state, viewer)),
        sums=tuple(sum(cells[phase::COLUMNS]) for phase in PHASES),
        ready=state.stage == Stage.PLAN and not state.owing >> viewer & 1,
        open=state.stage == Stage.PLAN and bool(state.owing >> viewer & 1),
    )


def _letters(state: WolfsspurenState, seat: int) -> list[int]:
    first = WOLVES_EACH * seat
    return [letter for letter in range(WOLVES_EACH) if state.strength[first + letter]]


def _plan_row(state: WolfsspurenState, seat: int, letter: int) -> PlanRowView:
    wolf = WOLVES_EACH * seat + letter
    spirals = spirals_of(state, wolf)
    return PlanRowView(
        letter=cast(Any, LETTERS[letter]),
        wolf=NAMES[wolf],
        tokens=tuple(state.plan[COLUMNS * wolf : COLUMNS * (wolf + 1)]),
        spirals=spirals,
        strength=state.strength[wolf],
        left=state.stamina[wolf] - spirals,
    )


def fight(state: WolfsspurenState, viewer: Viewer) -> FightView | None:
    if state.stage not in FIGHTING:
        return None
    return FightView(
        attacker=_fighter(state, viewer, 0),
        defender=_fighter(state, viewer, 1),
        strikes=tuple(_strike(cards) for cards in state.strikes)
        if state.stage == Stage.STRIKE
        else (),
        begun=state.stage == Stage.STRIKE,
    )


def _strike(cards: tuple[int, int]) -> StrikeView:
    return StrikeView(*cards, *losses(cards), abs(cards[0] - cards[1]) >= ROUT)


def _fighter(state: WolfsspurenState, viewer: Viewer, side: int) -> FighterView:
    wolf, other = (state.acting, state.target)[:: -1 if side else 1]
    seat, token = OWNERS[wolf], state.plan[COLUMNS * wolf + Phase.RANK_FIGHTS]
    begun = state.stage == Stage.STRIKE
    card = choice_of(state.choices, seat) if begun else None
    own = sees(viewer, seat)
    return FighterView(
        wolf=NAMES[wolf],
        seat=seat,
        token=token,
        score=state.scores[side] if begun else token,
        cards=state.hands[side].bit_count() if begun else hand_size(state, wolf, other),
        hand=tuple(each + 1 for each in bits(state.hands[side])) if own and begun else None,
        chosen=card is not None,
        card=card + 1 if own and card is not None else None,
        stronger=state.strength[wolf] > state.strength[other],
        esteemed=state.discs[wolf] > state.discs[other],
    )
