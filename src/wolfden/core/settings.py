"""How a game wants to be searched."""

from __future__ import annotations

import msgspec


class SearchSettings(msgspec.Struct, frozen=True):
    exploration: float = 0.5
    """The constant of UCB, and of PUCT where there are priors; values go from 0 to 1."""
    expand_after: int = 1
    """A node's actions are tried one by one from so many visits on."""
    temperature: float = 0.0
    """Of the softmax over weights by which an action is drawn; 0: always the best. Where all
    choose at once, whoever always plays the best card is easily read."""
    wavering: float = 0.0
    """Of the softmax by which all who choose at once are thought to choose; 0: each the best so
    far, more or less. Nobody relies on others always to find the best. With it weights are
    chances, as `evaluate` has them."""
    sweeps: bool = False
    """Whether all actions are tried on every guess; good where hidden things matter more than
    what is chosen, and one seat chooses at a time."""
    slips: float = 1.0
    """How many times as much weaker searches overlook: more where chance hides most slips, less
    where many of them add up in a turn."""
    turn: float = 1.0
    """A turn may take as long as so many decisions; each takes an equal part of what is left."""
