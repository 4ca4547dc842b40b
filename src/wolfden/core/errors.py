"""Every refusal Wolfden can give: one root, a stable code each.

The code is also the key of the translated sentence (`error-<code>` in the text catalogues);
`details` are the values that sentence may name.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import ClassVar


class WolfdenError(Exception):
    """The root of all refusals."""

    code: ClassVar[str] = "error"

    def __init__(self, message: str, **details: str | int) -> None:
        super().__init__(message)
        self.message = message
        self.details = details


class UnknownGame(WolfdenError):
    code = "unknown-game"


class RulesChanged(WolfdenError):
    """A match begun under a version of the rules that nobody knows (any more)."""

    code = "rules-changed"


class BadPlayerCount(WolfdenError):
    code = "bad-player-count"


class NoSuchSeat(WolfdenError):
    """Something was asked about a seat that the match does not have."""

    code = "no-such-seat"

    def __init__(self, seat: int, players: int) -> None:
        super().__init__(
            f"no seat {seat}; there are 0 to {players - 1}", seat=seat, last=players - 1
        )


class BadOption(WolfdenError):
    code = "bad-option"


class UnknownOption(BadOption):
    """An option that is not among those that can be chosen."""

    code = "unknown-option"

    def __init__(self, option: str, known: Collection[str]) -> None:
        super().__init__(
            f"no option '{option[:40]}'; there are: {', '.join(known) or 'none'}",
            option=option[:40], known=", ".join(known), count=len(known),
        )  # fmt: skip


class UnevenChoice(WolfdenError):
    """More of one kind than a table of so many may have, so that the others could not be spread."""

    code = "uneven-choice"


class BadSeed(WolfdenError):
    code = "bad-seed"


class UnknownAction(WolfdenError):
    """A text or number that names no action of the game: wrong syntax, not a broken rule."""

    code = "unknown-action"


class IllegalAction(WolfdenError):
    """An action of the game that the rules forbid now; `reason` is the key of the rule."""

    code = "illegal-action"

    def __init__(self, seat: int, action: str, reason: str) -> None:
        super().__init__(
            f"seat {seat} may not '{action}': {reason}", seat=seat, action=action, reason=reason
        )
        self.reason = reason


class NotYourTurn(WolfdenError):
    """Something was asked about a decision of a seat that owes none, or of no seat at all."""

    code = "not-your-turn"


class BadRecord(WolfdenError):
    """A record that cannot be read or does not replay.

    `line` is where; `problem` is the last part of a text key (`record-<problem>`).
    """

    code = "bad-record"

    def __init__(self, line: int, problem: str, message: str, **details: str | int) -> None:
        super().__init__(f"line {line}: {message}", line=line, problem=problem, **details)
        self.line = line
        self.problem = problem


class MissingPackage(WolfdenError, ImportError):
    """A part of Wolfden was asked for that needs a package which only an extra installs."""

    code = "missing-package"

    def __init__(self, package: str, extra: str) -> None:
        super().__init__(
            f'{package} is not installed: pip install "wolfden[{extra}]"',
            package=package, extra=extra,
        )  # fmt: skip
