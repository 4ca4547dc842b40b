"""Why an action is not allowed now, as the last part of a text key."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core import Action

if TYPE_CHECKING:
    from ..state import TheWolvesState


def why_not(state: TheWolvesState, action: Action) -> str:
    return "other-step"
