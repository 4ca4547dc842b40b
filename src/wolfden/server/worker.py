"""What runs in the bots' worker processes. Imports no more than a bot needs."""

from __future__ import annotations

import os
import threading
from multiprocessing import parent_process
from multiprocessing.process import BaseProcess

from ..bots import decide
from ..core import Chance, State


def prepare() -> None:
    """End with the server, even if it is killed: nobody else would end this process."""
    parent = parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent,), daemon=True).start()


def _end_with(parent: BaseProcess) -> None:
    parent.join()
    os._exit(1)


def choose(level: str, state: State, seat: int, seed: int) -> str:
    """The bot's action as text; the state was redealt for the seat before it came here."""
    return decide(level, state, seat, Chance.from_seed(seed)).text
