"""Perft: how many sequences of actions there are from a fixed deal, by depth."""

from __future__ import annotations

from collections.abc import Iterator

from ..core import AnyState, Spec

NODE_LIMIT = 60_000


def perft(state: AnyState, depth: int) -> int:
    """The sequences of `depth` actions, the lowest seat that owes a decision acting first."""
    if depth == 0 or not state.to_act:
        return 1
    seat = state.to_act[0]
    if depth == 1:
        return len(state.legal(seat))
    total = 0
    for action in state.legal(seat):
        after = state.copy()
        after.play(seat, action)
        total += perft(after, depth - 1)
    return total


def perft_table(spec: Spec) -> str:
    """Counts for every number of players and two deals, as deep as stays quick."""
    rows = [f"# {spec.id}, rules {spec.rules_version}: players seed depth sequences"]
    for players in spec.players:
        for seed in (1, 2):
            rows += _rows(spec, players, seed)
    return "\n".join(rows) + "\n"


def _rows(spec: Spec, players: int, seed: int) -> Iterator[str]:
    state = spec.new(players, seed)
    for depth in range(1, 20):
        count = perft(state, depth)
        yield f"{players} {seed} {depth} {count}"
        if count * max(count // max(perft(state, depth - 1), 1), 2) > NODE_LIMIT:
            return
