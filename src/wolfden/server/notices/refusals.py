"""What is refused to whoever wants to be told."""

from __future__ import annotations

from ...core import WolfdenError


class BadNotice(WolfdenError):
    """`problem`: kind, zone, keys or mail."""

    code = "bad-notice"

    def __init__(self, problem: str) -> None:
        super().__init__(f"a notice cannot be sent like that: {problem}", problem=problem)


class BadAddress(WolfdenError):
    """`problem`: scheme, credentials, host, port, private or unknown."""

    code = "bad-address"

    def __init__(self, problem: str) -> None:
        super().__init__(f"nothing is sent to such an address: {problem}", problem=problem)


class NotOffered(WolfdenError):
    code = "not-offered"

    def __init__(self, kind: str) -> None:
        super().__init__(f"this house sends no notices by {kind}", kind=kind)


class UnknownNotice(WolfdenError):
    code = "unknown-notice"


class TooManyNotices(WolfdenError):
    code = "too-many-notices"


class NoticeFailed(WolfdenError):
    """`lasting`: trying again is of no use; `gone`: the receiver is there no more."""

    code = "notice-failed"

    def __init__(self, message: str, lasting: bool = False, gone: bool = False) -> None:
        super().__init__(message)
        self.lasting, self.gone = lasting, gone
