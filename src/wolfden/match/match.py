"""A match as a value: a game, a seed and the moves made so far. No clock, no storage."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from ..core import Action, Event, Spec, Tactics, Value
from ..core.entries import IN_NO_GAME, TABLE_EVENTS, steps_back
from ..core.fold import Fold, Move
from .division import Division
from .errors import MatchOver, StaleDecision
from .standing import Standing


class Match(Fold):
    """A fold that keeps its moves and knows which decision each seat faces.

    Each seat's `decisions` entry is the number of moves made when its present decision opened.
    Whoever answers names it, so an answer to an earlier question is refused, while sealed choices
    made at the same time do not disturb each other.
    """

    def __init__(
        self, spec: Spec, players: int, seed: int, options: Mapping[str, Value] | None = None
    ) -> None:
        self.spec = spec
        self.players = players
        self.seed = seed
        super().__init__(spec.new(players, seed, options))
        self.options = self.state.options
        self.moves: list[Move] = []
        self.decisions = [0] * players
        self.waits_since = [0] * players
        """How many moves were made when each seat last came to owe a decision, or moved itself."""
        self._division = Division(spec, self.to_act)
        self._questions = self._ask()
        self.standing = Standing(spec, players)

    @property
    def over(self) -> bool:
        return not self.to_act

    @property
    def round(self) -> int:
        """The one that goes on now, from 1."""
        return len(self._division.rounds)

    def decision(self, seat: int) -> int | None:
        """The name of the decision before this seat; None where it has nothing to decide."""
        return self.decisions[seat] if self.legal(seat) else None

    def legal(self, seat: int) -> tuple[Action, ...]:
        """What the seat may do now; found out once a move."""
        return self._questions[seat].legal

    def watched(self, seat: int) -> Tactics[Any]:
        """The game's tactics as a player of this seat has them, who watched every move."""
        tactics = self.spec.tactics.at_table(self.players)
        if tactics is not self.spec.tactics:
            for move in self.moves:
                tactics.watch([event for event in move.events if _tells(event, seat)])
        return tactics

    def steps(self, seat: int) -> tuple[str, ...]:
        """What the seat has done so far; what it took back is not done."""
        found: list[str] = []
        for move in self.moves:
            if move.seat == seat and (back := steps_back(move.action)):
                del found[-back:]
            elif move.seat == seat and move.action.id != IN_NO_GAME:
                found.append(move.action.text)
        return tuple(found)

    def submit(self, seat: int, decision: int, text: str) -> Move:
        """Answer a decision with an action; a refusal changes nothing."""
        if self.over:
            raise MatchOver("the match is over")
        self.check_decision(seat, decision)
        action = self.parse(text)
        self.standing.check(seat, action, self._questions[seat].owed)
        return self.play(seat, action)

    def check_decision(self, seat: int, decision: int) -> None:
        if decision != self.decisions[seat]:
            raise StaleDecision(
                f"seat {seat} answers decision {decision}, but faces {self.decisions[seat]}"
            )

    def play(self, seat: int, action: Action) -> Move:
        owed = self.to_act
        move = super().play(seat, action)
        self.moves.append(move)
        self._division.note(move, owed, self.to_act)
        self.standing.note(move, seat in owed, seat in self.to_act)
        before, self._questions = self._questions, self._ask()
        for other, (old, new) in enumerate(zip(before, self._questions, strict=True)):
            if other == seat or new.reopens(old):
                self.decisions[other] = move.number
            if other == seat or (new.owed and not old.owed):
                self.waits_since[other] = move.number
            if other != seat and new.owed and not old.owed:
                self.standing.moved_on(other)
        return move

    def _ask(self) -> list[_Question]:
        owing = self.to_act
        return [_Question(seat in owing, self._choices(seat)) for seat in range(self.players)]

    def _choices(self, seat: int) -> tuple[Action, ...]:
        return () if self.stopped else self.state.legal(seat)


def _tells(event: Event, seat: int) -> bool:
    """Whether a player of this seat learns something about the game."""
    return event.visible_to(seat) and not isinstance(event, TABLE_EVENTS)


class _Question(NamedTuple):
    owed: bool
    legal: tuple[Action, ...]

    def reopens(self, old: _Question) -> bool:
        """Whether a seat that faced `old` must look again."""
        return self.legal != old.legal or (self.owed and not old.owed)
