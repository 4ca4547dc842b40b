"""The year's timeline, the viewer's plan and the fight as a viewer sees them."""

from __future__ import annotations

from typing import Final

from ....core import Viewer
from ....kit.sealed import choice_of
from ..hierarchy import hand_size
from ..model import (
    CELL,
    COLUMNS,
    LETTERS,
    NOBODY,
    OWN,
    OWNERS,
    PHASES,
    PLAN_ROW,
    HuntResult,
    Phase,
    Stage,
    bits,
    is_rout,
    losses,
    phase_word,
    wolf_of,
)
from ..position import WolfsspurenPosition
from .pack import sees
from .structs import (
    FighterView,
    FightView,
    PhaseView,
    PlanRowView,
    PlanView,
    StrikeView,
    When,
    WolfTurnView,
)  # fmt: skip

FIGHTING: Final = (Stage.DEFEND, Stage.STRIKE)


def timeline(position: WolfsspurenPosition) -> tuple[PhaseView, ...]:
    return tuple(_phase(position, phase) for phase in (Phase.PREPARATION, *PHASES, Phase.MARKING))


def _phase(position: WolfsspurenPosition, phase: int) -> PhaseView:
    when: When = (
        "past" if phase < position.phase else "now" if phase == position.phase else "coming"
    )
    if phase not in PHASES:
        return PhaseView(phase_word(phase), when, None, (), (), None, None)
    if phase == Phase.REARING and _no_rearing(position):
        when = "skipped"
    total, best = position.sums[phase], position.best[phase]
    hunted = phase == Phase.PACK_HUNT and position.result
    return PhaseView(
        phase=phase_word(phase),
        state=when,
        sum=None if total < 0 else total,
        order=tuple(
            WolfTurnView(position.wolves.names[wolf], position.plan[CELL[wolf][phase]])
            for wolf in position.turns[phase]
        ),
        fallen=_fallen(position, phase),
        disc=None if best == NOBODY else position.wolves.names[best],
        result=HuntResult(position.result).word if hunted else None,
    )


def _fallen(position: WolfsspurenPosition, phase: int) -> tuple[WolfTurnView, ...]:
    turns = position.turns[phase]
    return tuple(
        WolfTurnView(position.wolves.names[wolf], position.plan[cells[phase]])
        for wolf, cells in enumerate(CELL)
        if position.plan[cells[phase]] and not position.strength[wolf] and wolf not in turns
    )


def _no_rearing(position: WolfsspurenPosition) -> bool:
    """No pups came this year."""
    decided = position.stage >= Stage.VOTE or position.phase > Phase.PREPARATION
    return decided and not position.born


def plan(position: WolfsspurenPosition, viewer: Viewer) -> PlanView | None:
    planned = position.stage >= Stage.PLAN and position.phase < Phase.MARKING
    if not isinstance(viewer, int) or not planned:
        return None
    phases = PHASES if position.litter or position.sums[Phase.REARING] >= 0 else PHASES[1:]
    cells = position.own_plan(viewer)
    return PlanView(
        rows=tuple(_plan_row(position, viewer, letter) for letter in _letters(position, viewer)),
        phases=tuple(phase_word(phase) for phase in phases),
        left=tuple(position.tokens_left(viewer)),
        sums=tuple(sum(cells[phase::COLUMNS]) for phase in PHASES),
        ready=position.stage == Stage.PLAN and not position.owing >> viewer & 1,
        open=position.stage == Stage.PLAN and bool(position.owing >> viewer & 1),
    )


def _letters(position: WolfsspurenPosition, seat: int) -> list[int]:
    return [letter for letter, wolf in enumerate(OWN[seat]) if position.strength[wolf]]


def _plan_row(position: WolfsspurenPosition, seat: int, letter: int) -> PlanRowView:
    wolf = wolf_of(seat, letter)
    spirals = position.spirals_of(wolf)
    return PlanRowView(
        letter=LETTERS[letter],
        wolf=position.wolves.names[wolf],
        tokens=tuple(position.plan[PLAN_ROW[wolf]]),
        spirals=spirals,
        strength=position.strength[wolf],
        left=position.stamina[wolf] - spirals,
    )


def fight(position: WolfsspurenPosition, viewer: Viewer) -> FightView | None:
    if position.stage not in FIGHTING:
        return None
    return FightView(
        attacker=_fighter(position, viewer, 0),
        defender=_fighter(position, viewer, 1),
        strikes=tuple(_strike(cards) for cards in position.strikes)
        if position.stage == Stage.STRIKE
        else (),
        begun=position.stage == Stage.STRIKE,
    )


def _strike(cards: tuple[int, int]) -> StrikeView:
    return StrikeView(*cards, *losses(cards), is_rout(cards))


def _fighter(position: WolfsspurenPosition, viewer: Viewer, side: int) -> FighterView:
    wolf, other = (position.acting, position.target)[:: -1 if side else 1]
    seat, token = OWNERS[wolf], position.plan[CELL[wolf][Phase.RANK_FIGHTS]]
    begun = position.stage == Stage.STRIKE
    card = choice_of(position.choices, seat) if begun else None
    own = sees(viewer, seat)
    return FighterView(
        wolf=position.wolves.names[wolf],
        seat=seat,
        token=token,
        score=position.scores[side] if begun else token,
        cards=position.hands[side].bit_count() if begun else hand_size(position, wolf, other),
        hand=tuple(each + 1 for each in bits(position.hands[side])) if own and begun else None,
        chosen=card is not None,
        card=card + 1 if own and card is not None else None,
        stronger=position.strength[wolf] > position.strength[other],
        esteemed=position.discs[wolf] > position.discs[other],
    )
