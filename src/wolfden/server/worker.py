"""What runs in the bots' worker processes. Imports no more than a bot needs."""

from __future__ import annotations

import os
import threading
from collections import OrderedDict
from multiprocessing import parent_process
from multiprocessing.process import BaseProcess

from ..bots import Memory, advise, decide
from ..core import Chance, State

NICENESS = 5
"""Thinking gives way to serving where both want a processor."""
MEMORIES = 32
"""A memory can hold a whole search tree while its seat's turn goes on."""
_memories: OrderedDict[tuple[str, int], Memory] = OrderedDict()


def prepare() -> None:
    """End with the server, even if it is killed: nobody else would end this process."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    parent = parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent,), daemon=True).start()


def _end_with(parent: BaseProcess) -> None:
    parent.join()
    os._exit(1)


def choose(match: str, level: str, state: State, seat: int, seed: int) -> str:
    """The bot's action as text; the state was redealt for the seat before it came here."""
    return decide(level, state, seat, Chance.from_seed(seed), memory_of(match, seat)).text


def hint(state: State, seat: int, seed: int, seconds: float) -> tuple[str, float]:
    """Advice for a person: an action as text and a chance; the state was redealt as above."""
    action, chance = advise(state, seat, Chance.from_seed(seed), seconds)
    return action.text, chance


def memory_of(match: str, seat: int) -> Memory:
    """What the bot of this seat remembers, in this process; the oldest memories are lost."""
    memory = _memories.pop((match, seat), None) or Memory()
    _memories[match, seat] = memory
    while len(_memories) > MEMORIES:
        _memories.popitem(last=False)
    return memory
