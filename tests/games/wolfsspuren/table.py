"""Puts a pack on the table and lets one step of the year happen.

    table = Table(4, females="green-c blue-a", males="green-a black-b", omega="blue-b")
    table.begin("pack-hunt", {"green-a": 12, "blue-a": 9}, hunted="deer")
    table.play("attack blue-a"); table.strength("green-a"); table.told("died")

Only the step itself is carried out, with the decisions that belong to it. The figures that are
chosen are those of version 2 of the rules, so that tests of rules stay when figures change.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from wolfden.core import Chance, Event
from wolfden.core.registry import spec_of
from wolfden.games.wolfsspuren.figures import figures_of
from wolfden.games.wolfsspuren.model import (
    CELL,
    LARGE,
    NAMES,
    OWNERS,
    PHASES,
    STAGE_WORDS,
    Phase,
    Stage,
    phase_word,
)
from wolfden.games.wolfsspuren.rules import DECISIONS, year
from wolfden.games.wolfsspuren.state import WolfsspurenState

RULES = 2
FIGURES = figures_of(RULES)
SPIRALS = FIGURES.spirals
STEPS = {phase_word(phase): year.FIRST_PHASE + phase for phase in PHASES} | {
    "births": 1, "prey": 2, "joining": 3, "planning": 4, "marking": year.MARKING,
}  # fmt: skip


def wolf(name: str) -> int:
    return NAMES.index(name)


def wolves(names: str) -> tuple[int, ...]:
    return tuple(wolf(name) for name in names.split())


class Rigged(Chance):
    """Gives the numbers it is told first, then ordinary chance."""

    def __init__(self, numbers: list[int]) -> None:
        super().__init__(Chance.from_seed(1).key)
        self.numbers = numbers

    def below(self, limit: int) -> int:
        return self.numbers.pop(0) if self.numbers else super().below(limit)


class Table:
    def __init__(
        self, players: int = 4, *, females: str = "", males: str = "", omega: str = "",
        strength: Mapping[str, int] | None = None, discs: Mapping[str, int] | None = None,
        year: int = 2, **options: bool | int,
    ) -> None:  # fmt: skip
        state = spec_of("wolfsspuren", RULES).new(players, 3, options)
        assert isinstance(state, WolfsspurenState)
        self.state = state
        self.events: list[Event] = []
        state.owing, state.year = 0, year
        state.orders = wolves(females), wolves(males)
        state.omega = wolf(omega) if omega else -1
        for each in state.pack:
            state.strength[each], state.discs[each] = 12, int(each != state.omega)
        for name, value in (strength or {}).items():
            state.strength[wolf(name)] = value
        for name, value in (discs or {}).items():
            state.discs[wolf(name)] = value

    def begin(
        self, step: str, tokens: Mapping[str, int] | None = None, *, hunted: str = "deer",
        pups: str = "", draws: list[int] | None = None,
    ) -> Table:  # fmt: skip
        """`draws` are the next numbers of chance, each from 0."""
        state = self.state
        state.step, state.stage = STEPS[step] + 1, Stage.PLAN
        state.phase = Phase.PREPARATION
        state.stamina = bytes(state.strength)
        self.hunt(hunted)
        for name in pups.split():
            state.litter |= 1 << wolf(name)
            state.unknown |= 1 << wolf(name)
        column = next((phase for phase in PHASES if phase_word(phase) == step), Phase.REARING)
        for name, token in (tokens or {}).items():
            state.plan[CELL[wolf(name)][column]] = token
        if draws is not None:
            state.chance = Rigged(draws)
        year.STEPS[STEPS[step]](state, self.events.append)
        return self

    def hunt(self, kind: str) -> None:
        self.state.hunted = index = LARGE.index(kind)
        if not self.state.face_up[index]:
            self.face_up(kind)

    def face_up(self, *kinds: str) -> None:
        """These lie face up and nothing else; the rest is in the pile."""
        for index, kind in enumerate(LARGE):
            whole = self.state.pile[index] + self.state.face_up[index]
            whole += self.state.discards[index]
            shown = kinds.count(kind)
            self._lay(index, shown, whole - shown)

    def _lay(self, index: int, shown: int, hidden: int) -> None:
        state = self.state
        state.face_up = (*state.face_up[:index], shown, *state.face_up[index + 1 :])
        state.pile = (*state.pile[:index], hidden, *state.pile[index + 1 :])
        state.discards = (*state.discards[:index], 0, *state.discards[index + 1 :])

    def play(self, text: str, seat: int | None = None) -> None:
        """The decision, by the seat that owes it unless another is named; the step goes on."""
        state = self.state
        action = state.spec.actions.parse(text)
        acting = state.to_act[0] if seat is None else seat
        assert action in state.legal(acting), state.why_not(acting, action)
        DECISIONS[state.stage].carry_out(state, acting, action, self.events.append)

    def why_not(self, text: str, seat: int | None = None) -> str | None:
        acting = self.state.to_act[0] if seat is None else seat
        return self.state.why_not(acting, self.state.spec.actions.parse(text))

    def legal(self, seat: int | None = None) -> list[str]:
        acting = self.state.to_act[0] if seat is None else seat
        return [action.text for action in self.state.legal(acting)]

    def strength(self, name: str) -> int:
        return self.state.strength[wolf(name)]

    def discs(self, name: str) -> int:
        return self.state.discs[wolf(name)]

    @property
    def females(self) -> str:
        return " ".join(NAMES[each] for each in self.state.orders[0])

    @property
    def males(self) -> str:
        return " ".join(NAMES[each] for each in self.state.orders[1])

    @property
    def omega(self) -> str | None:
        return None if self.state.omega < 0 else NAMES[self.state.omega]

    @property
    def stage(self) -> str:
        return STAGE_WORDS[self.state.stage] if self.state.owing else "done"

    def told(self, name: str) -> list[dict[str, Any]]:
        """The data of such events as JSON has them."""
        return [
            msgspec.json.decode(msgspec.json.encode(event.data))
            for event in self.events
            if event.name == name
        ]

    def dealt(self, attacker: list[int], defender: list[int]) -> None:
        """Give the fighters these cards."""
        self.state.hands = (
            sum(1 << card - 1 for card in attacker), sum(1 << card - 1 for card in defender),
        )  # fmt: skip

    def exchange(self, attacker: int, defender: int) -> None:
        """Both fighters strike."""
        first, second = OWNERS[self.state.acting], OWNERS[self.state.target]
        self.play(f"strike {attacker}", first)
        self.play(f"strike {defender}", second)
