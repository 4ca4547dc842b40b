"""Tells what happened; `docs/protocol.md` lists the events with their data."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from ...core import Event, LooseEvent, Tell
from .model import TEAMS, WORDS, team_of
from .rules.activation import NO_THREES, SKIP, Activation
from .rules.moving import Move
from .table import BY_BONE, BY_MEAT, Table

if TYPE_CHECKING:
    from .state import WolfAndHoundState

SYMBOL: Final = {BY_MEAT: "meat", BY_BONE: "bone"}


def tell_moves(table: Table, backs: int, moves: Iterable[Move], tell: Tell) -> None:
    """`backs` are those before the moves."""
    for move in moves:
        if move.steps:
            tell(_moved(table, backs, move))
        if move.turned:
            backs ^= 1 << move.animal
            tell(_turned(table, backs, move))


def _moved(table: Table, backs: int, move: Move) -> Event:
    animal, back = table.animals[move.animal], backs >> move.animal & 1
    stopped = SYMBOL.get(table.stopped_by[move.animal][back]) if move.stopped else None
    data = {"origin": move.origin, "to": move.place, "steps": move.steps, "why": move.why}
    kind = animal.sides[back].kind
    return LooseEvent("moved", {"animal": animal.word, "kind": kind, **data, "stopped": stopped})


def _turned(table: Table, backs: int, move: Move) -> Event:
    animal, back = table.animals[move.animal], backs >> move.animal & 1
    why = "first" if move.steps else move.why
    data = {"kind": animal.sides[back].kind, "back": bool(back), "why": why}
    return LooseEvent("turned", {"animal": animal.word, "place": move.place, **data})


def tell_activation(state: WolfAndHoundState, done: Activation, tell: Tell) -> None:
    table, place = state.table, state.active
    for index, at in enumerate(state.places):
        animal = table.animals[index]
        if at == place and animal.effect == SKIP:
            tell(LooseEvent("turn-skipped", {"place": place, "animal": animal.word}))
        elif at == place and animal.effect == NO_THREES and not done.skipped:
            tell(LooseEvent("threes-forbidden", {"place": place, "animal": animal.word}))
    for act in done.acts:
        animal = table.animals[act.animal]
        data = {"place": place, "animal": animal.word, "target": act.target}
        if act.change:
            name = "sheep-lost" if act.change < 0 else "sheep-found"
            tell(LooseEvent(name, {**data, "left": act.left}))
        else:
            kind = animal.sides[state.backs >> act.animal & 1].kind
            tell(LooseEvent("nothing-happened", {**data, "kind": kind}))


def tell_game_ended(state: WolfAndHoundState, bare: int | None, tell: Tell) -> None:
    result = state.results[-1]
    data = {"game": state.game, "winner": TEAMS[result.winner], "reason": result.reason}
    tell(LooseEvent("game-ended", {**data, "place": bare, "sheep": list(result.sheep)}))


def tell_ended(state: WolfAndHoundState, tell: Tell) -> None:
    winner = state.results[-1].winner
    winners = [seat for seat in range(state.players) if team_of(seat) == winner]
    tell(LooseEvent("ended", {"winner": TEAMS[winner], "winners": winners}))


def words_of(kinds: Iterable[int]) -> list[str]:
    return [WORDS[kind] for kind in kinds]
