"""Refusals as sentences for people."""

from __future__ import annotations

from collections.abc import Mapping

from ..core.errors import BadRecord, IllegalAction, WolfdenError
from . import has, translate


def sentence(error: WolfdenError, lang: str) -> str:
    """The rule itself where a rule forbids something, else the sentence of the code."""
    if isinstance(error, IllegalAction) and error.reason:
        return translate(lang, error.reason)
    told = translate(lang, f"error-{error.code}", **_inside(error.details))
    if isinstance(error, BadRecord):
        key = f"record-{error.problem}"
        cause = key if has(lang, key) else f"error-{error.problem}"
        return f"{told} {translate(lang, cause, **error.details)}"
    return told


def _inside(details: Mapping[str, str | int]) -> dict[str, str | int]:
    """A problem may be told in the words of others; their full stop would stand within ours."""
    problem = details.get("problem")
    return {**details, "problem": problem.rstrip(". ")} if isinstance(problem, str) else {**details}
