"""Which language the terminal speaks."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Literal

from ..texts import LANGUAGES, negotiate

Language = Literal["en", "fr", "de"]


def own_language() -> str:
    """What the system is set to: LC_ALL, LC_MESSAGES or LANG, such as `de_CH.UTF-8`."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name):
            return negotiate(value.partition(".")[0].replace("_", "-"))
    return negotiate(None)


def asked_language(arguments: Sequence[str]) -> str:
    """The language of `--lang`, for refusals told before or after a command could read it."""
    for index, argument in enumerate(arguments):
        value = argument.removeprefix("--lang=")
        if argument == "--lang" and index + 1 < len(arguments):
            value = arguments[index + 1]
        if value in LANGUAGES:
            return value
    return own_language()
