"""What each file of a decision under a game's `rules/` offers."""

from __future__ import annotations

from typing import Protocol, TypeVar

from ..core import Action, Position, Tell

P_contra = TypeVar("P_contra", bound=Position, contravariant=True)


class Decision(Protocol[P_contra]):
    """A module can be one: legality, its consequences and its reasons stand together."""

    @property
    def VERBS(self) -> tuple[str, ...]:  # noqa: N802
        """The verbs of its actions."""

    def legal(self, position: P_contra, seat: int, /) -> tuple[Action, ...]: ...

    def carry_out(
        self, position: P_contra, seat: int, action: Action, tell: Tell | None, /
    ) -> None: ...

    def forbids(self, position: P_contra, seat: int, action: Action, /) -> str:
        """Which rule forbids an action of its verbs that is not legal: the end of a text key."""
