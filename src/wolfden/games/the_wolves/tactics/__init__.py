"""All that is known about playing The Wolves well.

    tactics        what bots ask for: weights, priors, rollouts, evaluation
    ├─ naming      what every action that can be named would bring at best
    │  ├─ marching what a move brings, wolf by wolf
    │  ├─ aiming   what the other four bring at a target
    │  └─ paying   what paying for an action takes
    ├─ marching, aiming   also by themselves, once an action is named
    ├─ evaluation  points each seat may expect; the chances between two turns
    └─ reasons     what stands differently after two turns, for hints

    naming, marching and aiming look at a `situation`: one seat's pieces as they stand, kept with
    notes on them (`recent`) for as long as searches come back to them, with
    ├─ stakes        what pieces coming and going change in the regions
    │  └─ outlook    what a region promises at the coming scorings
    └─ surroundings  prey, lone wolves and places for lairs close to the wolves
       ├─ quarry     how far prey is surrounded
       └─ shores     places for lairs

`worth` has the weights. Nothing here changes a position that it was handed.
"""

from .reasons import REASONS
from .tactics import TheWolvesTactics

__all__ = ["REASONS", "TheWolvesTactics"]
