"""The rules, lowest first:

- `feeding` – who catches whom
- `round` – what a round makes of the cards
- `telling` – the events of a round
- `day` – how rounds and days follow each other
- `choosing` – the one decision
"""

from __future__ import annotations

from typing import Final

from ....kit.decision import Decision
from ..position import JagdfieberPosition
from . import choosing
from .day import begin_day, end_round
from .round import Round, resolve

DECISIONS: Final[tuple[Decision[JagdfieberPosition], ...]] = (choosing,)

__all__ = ["DECISIONS", "Round", "begin_day", "choosing", "end_round", "resolve"]
