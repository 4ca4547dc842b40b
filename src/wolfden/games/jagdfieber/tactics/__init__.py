"""How to play Jagdfieber sensibly: think one round ahead, and never be easily read.

    bots ─▶ tactics    JagdfieberTactics: weigh, evaluate
               ├─▶ mixing           what each card is worth against everyone's mixture
               │     └─▶ rules.resolve    what a round would make of the cards
               ├─▶ worth            what lies on the table then, to each seat
               └─▶ reasons          why a card rather than another, for hints

A search does not play on from where it stops trying: it evaluates the table as it lies there.
The weights were tuned in matches against random players; docs/bots.md shows the results.
"""

from .reasons import REASONS
from .tactics import JagdfieberTactics

__all__ = ["REASONS", "JagdfieberTactics"]
