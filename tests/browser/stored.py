"""Matches laid into the server's database half played: a journey begins where it matters."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import wolfden
from wolfden.core import Chance, State
from wolfden.core.fold import Entry
from wolfden.match.keys import hash_of, new_match_id
from wolfden.match.manners import Manners
from wolfden.match.store import StoredMatch, StoredSeat
from wolfden.storage.engine import engine_of
from wolfden.storage.store import SqlStore

NAMES = ("Ada", "Bo", "Cleo", "Dan", "Eva", "Finn")
MOST_MOVES = 3_000
MANNERS = Manners()

Reached = Callable[[Any], bool]
Moves = list[tuple[int, str]]


def tokens_of(players: int) -> list[str]:
    """What opens the seats of a stored match."""
    return [f"token-of-{name.lower()}" for name in NAMES[:players]]


def store(
    database: Path,
    game: str,
    players: int,
    options: Mapping[str, Any],
    reached: Reached,
    *,
    names: Sequence[str] = NAMES,
    manners: Manners = MANNERS,
) -> str:
    """Lay down a match of people in the first position found that is `reached`; its id."""
    seed, moves = find(game, players, options, reached)
    return lay(
        database,
        game,
        players,
        moves,
        seed=seed,
        options=options,
        ended=reached is over,
        names=names,
        manners=manners,
    )


def lay(
    database: Path,
    game: str,
    players: int,
    moves: Moves,
    *,
    seed: int,
    options: Mapping[str, Any],
    ended: bool = False,
    names: Sequence[str] = NAMES,
    manners: Manners = MANNERS,
) -> str:
    """Lay down a match of people after these moves; its id."""
    spec = wolfden.spec_of(game)
    match = StoredMatch(
        id=new_match_id(),
        game=game,
        rules_version=spec.rules_version,
        options=spec.check_options(players, options),
        seed=seed,
        seats=tuple(
            StoredSeat(seat, "human", names[seat], host=seat == 0, token_hash=hash_of(token))
            for seat, token in enumerate(tokens_of(players))
        ),
        manners=manners,
    )
    # Playwright has an event loop of its own in this thread.
    with ThreadPoolExecutor(1) as thread:
        thread.submit(lambda: asyncio.run(_write(database, match, moves, ended))).result()
    return match.id


def find(
    game: str, players: int, options: Mapping[str, Any], reached: Reached
) -> tuple[int, Moves]:
    """A seed and the moves of sensible players that lead there."""
    for seed in range(200):
        state = wolfden.new(game, players=players, seed=seed, **options)
        moves = walk(state, Chance.from_seed(seed), reached)
        if moves is not None:
            return seed, moves
    raise AssertionError("no such position was found")


def fullest(
    game: str, players: int, room: Callable[[Any], int]
) -> dict[str, tuple[int, int, Moves]]:
    """For every stage of a game the decision with most to show: whose it is, seed and moves."""
    found: dict[str, tuple[int, int, Moves]] = {}
    most: dict[str, int] = {}

    def look(state: State, seed: int, moves: Moves) -> None:
        view: Any = state.view(seat := state.to_act[0])
        taken = 3 * room(view) + len(state.legal(seat))
        if taken > most.get(view.stage, -1):
            most[view.stage], found[view.stage] = taken, (seat, seed, list(moves))

    for seed in range(4):
        state = wolfden.new(game, players=players, seed=seed)
        walk(state, Chance.from_seed(seed), over, partial(look, state, seed))
    return found


def after(decisions: int) -> Reached:
    """Reached after so many decisions of the match in which it is asked."""
    match: State | None = None
    made = 0

    def reached(state: State) -> bool:
        nonlocal match, made
        made = made + 1 if state is match else 0  # a match that ended earlier does not count
        match = state
        return made == decisions

    return reached


def over(state: State) -> bool:
    return not state.to_act


def replayed(game: str, players: int, seed: int, moves: Moves) -> State:
    """The position to which moves lead."""
    state = wolfden.new(game, players=players, seed=seed)
    for seat, text in moves:
        state.play(seat, state.spec.actions.parse(text))
    return state


def walk(
    state: State, chance: Chance, reached: Reached, look: Callable[[Moves], None] | None = None
) -> Moves | None:
    moves: Moves = []
    while len(moves) < MOST_MOVES:
        if reached(state):
            return moves
        if over(state):
            return None
        if look:
            look(moves)
        seat = state.to_act[0]
        weights = list(state.spec.tactics.weigh(state.redeal(seat, chance), seat, chance))
        action = state.legal(seat)[weights.index(max(weights))]
        state.play(seat, action)
        moves.append((seat, action.text))
    return None


async def _write(database: Path, match: StoredMatch, moves: Moves, ended: bool) -> None:
    engine = engine_of(str(database))
    store = SqlStore(engine)
    entries = [Entry(number, seat, text) for number, (seat, text) in enumerate(moves, 1)]
    last = entries.pop() if ended else None
    await store.create(match, entries)
    if last:
        await store.append(match.id, last, finishes=True)
    await engine.dispose()
