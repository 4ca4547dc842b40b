"""The pack and its players as a viewer sees them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ....core import ALL, Viewer
from ....kit.sealed import choice_of
from ..hierarchy import OMEGA_ROW, row_of, rows
from ..model import (
    CELL,
    COLOURS,
    COMPONENTS,
    LETTER_OF,
    LETTERS,
    OWN,
    OWNERS,
    PLAN_ROW,
    SEX_WORDS,
    SMALL,
    WOLVES_OF,
    Letter,
    Phase,
    Sex,
    Stage,
    bits,
)
from ..position import NO_MEAL, WolfsspurenPosition
from ..scoring import rank_points, totals
from .structs import PackWolfView, PlayerView, RowName, RowView

PENALTIES: Final[dict[str, int]] = COMPONENTS["marking"]
KINDS: Final[tuple[RowName, ...]] = ("alpha", "beta", "pair")
"""Of rows from the top; all below are pairs."""


def sees(viewer: Viewer, seat: int) -> bool:
    return viewer is ALL or viewer == seat


def letters(members: int) -> tuple[Letter, ...]:
    """The letters in a bit set of one player's wolves, whoever that is."""
    return tuple(LETTERS[LETTER_OF[wolf]] for wolf in bits(members))


def shown_rows(position: WolfsspurenPosition, viewer: Viewer) -> tuple[RowView, ...]:
    points = rank_points(position)
    return tuple(
        _row(position, viewer, index, wolves, points) for index, wolves in enumerate(rows(position))
    )


def _row(
    position: WolfsspurenPosition,
    viewer: Viewer,
    index: int,
    wolves: tuple[int, ...],
    points: Mapping[int, int],
) -> RowView:
    sexes = position.wolves.sexes
    seen = {sexes[wolf]: _wolf(position, viewer, wolf, index, points[wolf]) for wolf in wolves}
    kind = row_kind(row_of(position, wolves[0]))
    return RowView(kind, points[wolves[0]], seen.get(Sex.FEMALE), seen.get(Sex.MALE))


def row_kind(row: int) -> RowName:
    return "omega" if row == OMEGA_ROW else KINDS[min(row, len(KINDS) - 1)]


def _wolf(
    position: WolfsspurenPosition, viewer: Viewer, wolf: int, row: int, points: int
) -> PackWolfView:
    kind = row_kind(row_of(position, wolf))
    caught, meal = position.caught[wolf], position.meals[wolf]
    in_phase = Phase.REARING <= position.phase < Phase.MARKING
    return PackWolfView(
        name=position.wolves.names[wolf],
        seat=OWNERS[wolf],
        letter=LETTERS[LETTER_OF[wolf]],
        sex=SEX_WORDS[position.wolves.sexes[wolf]],
        strength=position.strength[wolf],
        discs=position.discs[wolf],
        place="ordinary" if kind == "pair" else kind,
        row=row,
        rank_points=points,
        token=position.plan[CELL[wolf][position.phase]] if in_phase else None,
        tokens=_tokens(position, viewer, wolf),
        caught=SMALL[caught - 1] if caught else None,
        meal=None if meal == NO_MEAL else meal,
        submitted=bool(position.submitted >> wolf & 1),
        young=bool(position.young >> wolf & 1),
        acting=wolf == position.acting,
        waiting=_waiting(position, wolf),
    )


def _tokens(position: WolfsspurenPosition, viewer: Viewer, wolf: int) -> tuple[int | None, ...]:
    own = sees(viewer, OWNERS[wolf])
    return tuple(
        token if own or phase <= position.phase else None
        for phase, token in enumerate(bytes(position.plan[PLAN_ROW[wolf]]))
    )


def _waiting(position: WolfsspurenPosition, wolf: int) -> int | None:
    """Its place in the queue of the lone hunt or the rank fights."""
    if position.stage not in (Stage.CATCH, Stage.ATTACK, Stage.DEFEND, Stage.STRIKE):
        return None
    queue = [each for each in position.queue if each != position.acting]
    return queue.index(wolf) + 1 if wolf in queue else 0 if wolf == position.acting else None


def players(position: WolfsspurenPosition, viewer: Viewer) -> tuple[PlayerView, ...]:
    scores, worth, hands = totals(position), now_by_seat(position), position.in_hand
    return tuple(
        _player(position, viewer, seat, (scores[seat], worth[seat], hands & WOLVES_OF[seat]))
        for seat in range(position.players)
    )


def _player(
    position: WolfsspurenPosition, viewer: Viewer, seat: int, holds: tuple[int, int, int]
) -> PlayerView:
    score, worth, hand = holds
    own, pups = sees(viewer, seat), position.litter & WOLVES_OF[seat]
    pack = sum(1 << wolf for wolf in position.pack if OWNERS[wolf] == seat)
    return PlayerView(
        seat=seat,
        colour=COLOURS[position.wolves.colours[seat]],
        sexes=tuple(SEX_WORDS[position.wolves.sexes[wolf]] for wolf in OWN[seat]),
        in_pack=letters(pack),
        pups=pups.bit_count(),
        own_pups=letters(pups) if own else None,
        unseen=letters(position.unknown & WOLVES_OF[seat]),
        hand=hand.bit_count(),
        own_hand=letters(hand) if own else None,
        score=score,
        now=worth,
        dead=position.dead[seat],
        excluded=position.excluded[seat],
        owes=bool(position.owing >> seat & 1),
        decided=_decided(position, seat, bool(pack)),
    )


def _decided(position: WolfsspurenPosition, seat: int, has_wolf: bool) -> bool:
    if position.stage == Stage.PLAN:
        return has_wolf and not position.owing >> seat & 1
    return bool(position.owing) and choice_of(position.choices, seat) is not None


def now_by_seat(position: WolfsspurenPosition) -> list[int]:
    """What marking would bring now; nothing once the year is marked."""
    found = [0] * position.players
    if position.phase == Phase.MARKING or not position.year:
        return found
    for wolf, points in rank_points(position).items():
        found[OWNERS[wolf]] += points + position.discs[wolf]
    for seat in range(position.players):
        found[seat] += PENALTIES["dead"] * position.dead[seat]
        found[seat] += PENALTIES["excluded"] * position.excluded[seat]
    return found
