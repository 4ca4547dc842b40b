"""The pack and its players as a viewer sees them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, cast

from ...core import ALL, Viewer
from ...kit.sealed import choice_of
from .model import (
    COLOURS,
    COLUMNS,
    COMPONENTS,
    LETTERS,
    NAMES,
    OWNERS,
    SEXES,
    SMALL,
    WOLVES_EACH,
    WOLVES_OF,
    Phase,
    Sex,
    Stage,
    bits,
)  # fmt: skip
from .rules.pack import OMEGA_ROW, rank_points, row_of
from .rules.pack import rows as rows_of
from .scoring import totals
from .view import PackWolfView, PlayerView, RowView

if TYPE_CHECKING:
    from .state import WolfsspurenState

PENALTIES: dict[str, int] = COMPONENTS["marking"]


def sees(viewer: Viewer, seat: int) -> bool:
    return viewer is ALL or viewer == seat


def letters(members: int) -> tuple[Any, ...]:
    """The letters in a bit set of one player's wolves, whoever that is."""
    return tuple(LETTERS[wolf % WOLVES_EACH] for wolf in bits(members))


def rows(state: WolfsspurenState, viewer: Viewer) -> tuple[RowView, ...]:
    points = rank_points(state)
    return tuple(
        _row(state, viewer, index, wolves, points) for index, wolves in enumerate(rows_of(state))
    )


def _row(
    state: WolfsspurenState,
    viewer: Viewer,
    index: int,
    wolves: tuple[int, ...],
    points: Mapping[int, int],
) -> RowView:
    seen = {SEXES[wolf]: _wolf(state, viewer, wolf, index, points[wolf]) for wolf in wolves}
    kind = row_kind(row_of(state, wolves[0]))
    female, male = seen.get(Sex.FEMALE), seen.get(Sex.MALE)
    return RowView(cast(Any, kind), points[wolves[0]], female, male)


def row_kind(row: int) -> str:
    if row == OMEGA_ROW:
        return "omega"
    return ("alpha", "beta", "pair")[min(row, 2)]


def _wolf(
    state: WolfsspurenState, viewer: Viewer, wolf: int, row: int, points: int
) -> PackWolfView:
    kind = row_kind(row_of(state, wolf))
    caught, meal = state.caught[wolf], state.meals[wolf]
    in_phase = Phase.REARING <= state.phase < Phase.MARKING
    return PackWolfView(
        name=NAMES[wolf],
        seat=OWNERS[wolf],
        letter=cast(Any, LETTERS[wolf % WOLVES_EACH]),
        sex=cast(Any, SEXES[wolf].word),
        strength=state.strength[wolf],
        discs=state.discs[wolf],
        place=cast(Any, "ordinary" if kind == "pair" else kind),
        row=row,
        rank_points=points,
        token=state.plan[COLUMNS * wolf + state.phase] if in_phase else None,
        tokens=_tokens(state, viewer, wolf),
        caught=cast(Any, SMALL[caught - 1]) if caught else None,
        meal=None if meal > 2 else meal,
        submitted=bool(state.submitted >> wolf & 1),
        young=bool(state.young >> wolf & 1),
        acting=wolf == state.acting,
        waiting=_waiting(state, wolf),
    )


def _tokens(state: WolfsspurenState, viewer: Viewer, wolf: int) -> tuple[int | None, ...]:
    own = sees(viewer, OWNERS[wolf])
    return tuple(
        state.plan[COLUMNS * wolf + phase] if own or phase <= state.phase else None
        for phase in range(COLUMNS)
    )


def _waiting(state: WolfsspurenState, wolf: int) -> int | None:
    """Its place in the queue of the lone hunt or the rank fights."""
    if state.stage not in (Stage.CATCH, Stage.ATTACK, Stage.DEFEND, Stage.STRIKE):
        return None
    queue = [each for each in state.queue if each != state.acting]
    return queue.index(wolf) + 1 if wolf in queue else 0 if wolf == state.acting else None


def players(state: WolfsspurenState, viewer: Viewer) -> tuple[PlayerView, ...]:
    scores, worth, hands = totals(state), now_by_seat(state), state.in_hand
    return tuple(
        _player(state, viewer, seat, (scores[seat], worth[seat], hands & WOLVES_OF[seat]))
        for seat in range(state.players)
    )


def _player(
    state: WolfsspurenState, viewer: Viewer, seat: int, holds: tuple[int, int, int]
) -> PlayerView:
    score, worth, hand = holds
    own, pups = sees(viewer, seat), state.litter & WOLVES_OF[seat]
    pack = sum(1 << wolf for wolf in state.pack if OWNERS[wolf] == seat)
    return PlayerView(
        seat=seat,
        colour=cast(Any, COLOURS[seat]),
        sexes=cast(Any, tuple(SEXES[WOLVES_EACH * seat + each].word for each in range(3))),
        in_pack=letters(pack),
        pups=pups.bit_count(),
        own_pups=letters(pups) if own else None,
        hand=hand.bit_count(),
        own_hand=letters(hand) if own else None,
        score=score,
        now=worth,
        dead=state.dead[seat],
        excluded=state.excluded[seat],
        owes=bool(state.owing >> seat & 1),
        decided=_decided(state, seat, bool(pack)),
    )


def _decided(state: WolfsspurenState, seat: int, has_wolf: bool) -> bool:
    if state.stage == Stage.PLAN:
        return has_wolf and not state.owing >> seat & 1
    return bool(state.owing) and choice_of(state.choices, seat) is not None


def now_by_seat(state: WolfsspurenState) -> list[int]:
    """What marking would bring now; nothing once the year is marked."""
    found = [0] * state.players
    if state.phase == Phase.MARKING or not state.year:
        return found
    for wolf, points in rank_points(state).items():
        found[OWNERS[wolf]] += points + state.discs[wolf]
    for seat in range(state.players):
        found[seat] += PENALTIES["dead"] * state.dead[seat]
        found[seat] += PENALTIES["excluded"] * state.excluded[seat]
    return found
