"""Bots that other rooms bring, known by how their names begin.

They stand above this room and need packages of an extra, so they are named here and imported when
somebody first asks for one.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Final, cast

from .bot import Bot

BROUGHT: Final = {
    "policy:": "wolfden.envs.policy",
    "policy-best:": "wolfden.envs.policy",
    "openspiel-": "wolfden.envs.openspiel_bots",
}
"""The module that makes them, with its `bot`."""


def brought(name: str) -> Bot | None:
    for begins, module in BROUGHT.items():
        if name.startswith(begins):
            make = cast(Callable[[str], Bot], import_module(module).bot)
            return make(name)
    return None
