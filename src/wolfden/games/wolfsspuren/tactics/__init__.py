"""How to play Wolfsspuren sensibly, and what a search needs to know of it.

    tactics      what bots ask for: weights, priors, determinisation, horizon, rollout, evaluation
    ├─ planner       a whole year's tokens of one player with a temper, and the years left
    │  ├─ leading        whose turn it is to lead the hunt, for the disc of the best token
    │  └─ reach          whether the pack can kill a prey, and whether it will
    ├─ completion    the rest of a plan that was begun, and the tokens worth trying next (priors)
    │  └─ planner
    ├─ worth         every other decision at sight: weights, and priors by softmax
    │  └─ fights, reach  odds of a fight, whom to attack, when to give in, which card
    ├─ habits        what the player has watched others give to pack hunts
    ├─ determinise   what is hidden, guessed: cards dealt anew, plans as sensible players make them
    │  └─ completion, habits
    ├─ rollout       the rest of the year, played quickly by worth, completion and habits
    ├─ evaluation    a pack between two years: who finishes above whom, and whether it dies out
    └─ reasons       what two plans come to at the end of the year, for hints

`habits` is the only memory: each player of a match has its own. All else is a function of a state
that was redealt for the player. The weights of `evaluation` are fitted by
benchmarks/wolfsspuren_evaluation.py.
"""

from .reasons import REASONS
from .tactics import WolfsspurenTactics

__all__ = ["REASONS", "WolfsspurenTactics"]
