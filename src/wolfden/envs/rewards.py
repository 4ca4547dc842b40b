"""What a match was worth to each seat, in one of three ways."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, get_args

from ..core import AnyState, Outcome, ahead
from ..core.errors import BadOption

Reward = Literal["place", "score", "win"]
"""place: from -1 for the last to 1 for the first, 0 altogether; score: the points of the match;
win: 1 for whoever wins."""


def check_reward(reward: str) -> Reward:
    for known in get_args(Reward):
        if reward == known:
            return known  # type: ignore[no-any-return]
    limits = ", ".join(get_args(Reward))
    raise BadOption(f"no reward '{reward}'", option="reward", limits=limits, players=0)


def rewards(state: AnyState, reward: Reward) -> Sequence[float]:
    """By seat; nothing before the match is over."""
    outcome = state.outcome
    if outcome is None:
        return [0.0] * state.players
    if reward == "score":
        return [float(score) for score in outcome.scores]
    if reward == "win":
        return [float(place == 1) for place in outcome.places]
    return by_place(state.spec.teams(state.players), outcome)


def by_place(teams: Sequence[Sequence[int]], outcome: Outcome) -> list[float]:
    """Those who win together are rewarded alike, each as much as one who plays alone."""
    shares = ahead([outcome.places[team[0]] for team in teams])
    found = [0.0] * len(outcome.places)
    for team, share in zip(teams, shares, strict=True):
        for seat in team:
            found[seat] = 2 * share - 1
    return found
