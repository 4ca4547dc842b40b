"""What runs in the bots' worker processes. Imports no more than a bot needs."""

from __future__ import annotations

import os
import pickle
import threading
from collections import OrderedDict
from collections.abc import Callable
from multiprocessing import parent_process
from multiprocessing.process import BaseProcess
from typing import Any, NamedTuple

from ..bots import Memory, advise, decide, hint_budget
from ..core import AnyState, Chance, Reason, Tactics

Place = tuple[str, int]
"""A match and a seat of it."""

NICENESS = 5
"""Thinking gives way to serving where both want a processor."""
MEMORIES = 32
"""A memory can hold a whole search tree while its seat's turn goes on."""
_memories: OrderedDict[Place, Memory] = OrderedDict()


def prepare() -> None:
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    end_with_parent()


def ready() -> None:
    """Whoever can be asked this has started."""


def end_with_parent() -> None:
    """Even if it is killed: nobody else would end this process."""
    parent = parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent,), daemon=True).start()


def _end_with(parent: BaseProcess) -> None:
    parent.join()
    os._exit(1)


def choose(place: Place, level: str, state: AnyState, tactics: Tactics[Any], seed: int) -> str:
    """The bot's action as text; the state was redealt for the seat before it came here."""
    return decide(level, state, place[1], Chance.from_seed(seed), memory_of(place, tactics)).text


class Advised(NamedTuple):
    """A plan, with its actions as texts."""

    actions: tuple[str, ...]
    chance: float
    reasons: tuple[Reason, ...]


def hint(state: AnyState, seat: int, tactics: Tactics[Any], seed: int, seconds: float) -> Advised:
    """A plan for a person; the state was redealt as above."""
    memory = Memory()
    memory.tactics = tactics
    budget = hint_budget(tactics, seconds)
    plan = advise(state, seat, Chance.from_seed(seed), budget, memory)
    return Advised(tuple(action.text for action in plan.actions), plan.chance, plan.reasons)


def carry_out(body: bytes) -> bytes:
    """A choice or a hint that another process asked for; it has signed what is unpickled here."""
    name, values = pickle.loads(body)
    task: Callable[..., object] = hint if name == hint.__name__ else choose
    return pickle.dumps(task(*values))


def memory_of(place: Place, tactics: Tactics[Any]) -> Memory:
    """What the bot of this seat remembers, in this process; the oldest memories are lost."""
    memory = _memories.pop(place, None) or Memory()
    memory.tactics = tactics
    _memories[place] = memory
    while len(_memories) > MEMORIES:
        _memories.popitem(last=False)
    return memory
