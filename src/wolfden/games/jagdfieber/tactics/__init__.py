"""How to play Jagdfieber sensibly: think one round ahead, on average over what others may play.

    bots ─▶ tactics    JagdfieberTactics: weigh, priors, evaluate
               ├─▶ rules.resolve    what a round would make of guessed cards
               ├─▶ worth            what lies on the table then, to each seat
               └─▶ reasons          why a card rather than another, for hints

A search does not play on from where it stops trying: it evaluates the table as it lies there.
The weights were tuned in matches against random players; docs/bots.md shows the results.
"""

from .reasons import REASONS
from .tactics import JagdfieberTactics

__all__ = ["REASONS", "JagdfieberTactics"]
