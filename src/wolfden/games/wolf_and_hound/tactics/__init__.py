"""How to play Wolf & Hound sensibly, over hands that fit what was seen.

    bots ─▶ tactics      WolfAndHoundTactics: the hooks
              ├─▶ greedy         weigh: a round ahead, everyone playing what is best at sight
              │     └─▶ evaluation     sheep at home, and what stands before whom
              ├─▶ determinise    hidden cards dealt anew, by what others' plays tell
              │     └─▶ outlook
              ├─▶ reasons        why a card rather than another, for hints
              └─▶ rollout        play_on and evaluate, by the outlook
                    └─▶ outlook        blue's chance by expectimax, whatever anybody holds
                          └─▶ evaluation     at its horizon

All of them move animals with the functions of `rules.moving` and `rules.activation`. The weights
were tuned in matches against random players; docs/bots.md shows the results.
"""

from .reasons import REASONS
from .tactics import WolfAndHoundTactics

__all__ = ["REASONS", "WolfAndHoundTactics"]
