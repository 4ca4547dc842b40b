"""What the arena refuses."""

from __future__ import annotations

from ..core import WolfdenError


class BadArena(WolfdenError):
    """`problem` is the last part of a text key (`arena-problem-<problem>`)."""

    code = "bad-arena"

    def __init__(self, problem: str, message: str) -> None:
        super().__init__(message, problem=problem)


class BadResults(WolfdenError):
    """A file that cannot be read or written, or holds no results; line 0: the file as such."""

    code = "bad-results"

    def __init__(self, file: object, line: int, message: str) -> None:
        super().__init__(f"{file}, line {line}: {message}", file=str(file), line=line)


class OtherArena(WolfdenError):
    """The file holds results of another arena; `difference` is what differs."""

    code = "other-arena"

    def __init__(self, file: object, difference: str, there: object, asked: object) -> None:
        super().__init__(
            f"{file} holds matches with {difference} {there}, not {asked}",
            file=str(file), difference=difference, there=str(there), asked=str(asked),
        )  # fmt: skip


class ResultsInUse(WolfdenError):
    """Another arena is writing to the file."""

    code = "results-in-use"

    def __init__(self, file: object) -> None:
        super().__init__(f"another arena is writing to {file}", file=str(file))


class NoCluster(WolfdenError):
    code = "no-cluster"
