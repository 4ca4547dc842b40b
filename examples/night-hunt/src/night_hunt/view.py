"""What a viewer may see: all but the order of the prey to come and the cards that others chose."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from wolfden.core import ALL, Viewer

if TYPE_CHECKING:
    from .state import NightHuntState


class WolfView(msgspec.Struct, frozen=True):
    hand: tuple[int, ...]
    chosen: bool
    choice: int | None
    """The chosen card, for its owner alone."""
    caught: tuple[int, ...]
    points: int


class NightHuntView(msgspec.Struct, frozen=True):
    seat: int | None
    night: int
    nights: int
    prey: int | None
    """What is hunted tonight; nothing when the match is over."""
    to_come: tuple[int, ...]
    """The prey of the nights to come, from the smallest on: nobody knows their order."""
    wolves: tuple[WolfView, ...]


def view(state: NightHuntState, viewer: Viewer) -> NightHuntView:
    return NightHuntView(
        seat=viewer if isinstance(viewer, int) else None,
        night=state.night,
        nights=state.nights,
        prey=state.prey[0] if state.prey else None,
        to_come=tuple(sorted(state.prey[1:])),
        wolves=tuple(_wolf(state, seat, viewer) for seat in range(state.players)),
    )


def _wolf(state: NightHuntState, seat: int, viewer: Viewer) -> WolfView:
    choice, caught = state.choices[seat], state.caught[seat]
    return WolfView(
        hand=state.hands[seat],
        chosen=choice is not None,
        choice=choice if viewer is ALL or viewer == seat else None,
        caught=caught,
        points=sum(caught),
    )
