"""The rules, lowest first:

- `catching` – who catches whom
- `feeding` – what that does to hands, piles and cards
- `round` – what a round makes of the cards
- `telling` – the events of a round
- `day` – how rounds and days follow each other
- `choosing` – the one decision
"""

from .choosing import VERBS, forbids
from .day import begin_day, end_round
from .round import Round, resolve

__all__ = ["VERBS", "Round", "begin_day", "end_round", "forbids", "resolve"]
