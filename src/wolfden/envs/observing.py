"""A game's encoding as arrays: observations, masks and the spaces they lie in."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Final, Literal

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from ..core import Action, AnyState, Spec, Value
from ..core.encoding import AnyEncoding, Block
from .errors import NoEncoding, NotOffered
from .settings import check_word

Form = Literal["flat", "dict"]
Numbers = NDArray[np.float32]
Mask = NDArray[np.int8]
FLOAT: Final = np.dtype(np.float32)
MASKS: Final = 4096
"""So many masks are remembered: small games have few."""


def encoding_of(spec: Spec, players: int, options: Mapping[str, Value]) -> AnyEncoding:
    found = spec.encoding(spec.check_players(players), spec.check_options(players, options))
    if found is None:
        raise NoEncoding(f"{spec.id} brings no encoding.py", game=spec.id)
    return found


class Observer:
    """Sees a game as learners do: for so many players, with these options."""

    def __init__(
        self, spec: Spec, players: int, options: Mapping[str, Value], form: Form = "flat"
    ) -> None:
        check_word("form", form, Form)
        self.encoding = encoding_of(spec, players, options)
        self.form = form
        self._reader, self._pack = _Reader(self.encoding.blocks), self.encoding.pack
        self._mask = lru_cache(MASKS)(self._make_mask)

    # spaces

    def observation_space(self) -> spaces.Space[Any]:
        blocks = {block.name: _box(block) for block in self.encoding.blocks}
        if self.form == "dict":
            return spaces.Dict(blocks)  # type: ignore[arg-type]
        low, high = (
            np.concatenate([getattr(box, side) for box in blocks.values()])
            for side in ("low", "high")
        )
        return spaces.Box(low, high, dtype=np.float32)

    def mask_space(self) -> spaces.Box:
        return spaces.Box(0, 1, (self.encoding.actions,), np.int8)

    def masked_space(self) -> spaces.Dict:
        """As PettingZoo has it: what is seen, and what may be chosen."""
        return spaces.Dict(
            {"observation": self.observation_space(), "action_mask": self.mask_space()}
        )

    def action_space(self) -> spaces.Discrete:
        return spaces.Discrete(self.encoding.actions)

    # what a seat sees

    def numbers(self, state: AnyState, seat: int) -> Numbers:
        """The flat vector."""
        if self._pack is not None:
            return np.frombuffer(bytearray(self._pack(state.view(seat))), FLOAT)
        return self.write(state, seat, np.empty(self.encoding.length, np.float32))

    def write(self, state: AnyState, seat: int, numbers: Numbers) -> Numbers:
        """The flat vector, into one that is there already."""
        view = state.view(seat)
        if self._pack is not None:
            numbers[:] = np.frombuffer(self._pack(view), FLOAT)
        else:
            self._reader.read(view, numbers)
        return numbers

    def observation(self, state: AnyState, seat: int) -> Numbers | dict[str, Numbers]:
        numbers = self.numbers(state, seat)
        return numbers if self.form == "flat" else self.parts(numbers)

    def parts(self, numbers: Numbers) -> dict[str, Numbers]:
        """The flat vector taken apart, by block."""
        found, first = dict[str, Numbers](), 0
        for block in self.encoding.blocks:
            found[block.name] = numbers[first : first + len(block.labels)]
            first += len(block.labels)
        return found

    def mask(self, state: AnyState, seat: int) -> Mask:
        """1 for every index that the seat may choose; all 0 while it owes no decision."""
        legal = state.legal(seat) if seat in state.to_act else ()
        return self._mask(seat, legal).copy()

    def masked(self, state: AnyState, seat: int) -> dict[str, Any]:
        numbers = self.numbers(state, seat)
        return {
            "observation": numbers if self.form == "flat" else self.parts(numbers),
            "action_mask": self.mask(state, seat),
        }

    def _make_mask(self, seat: int, legal: tuple[Action, ...]) -> Mask:
        mask = np.zeros(self.encoding.actions, np.int8)
        mask[list(self.encoding.offered(seat, legal))] = 1
        return mask

    # what a seat does

    def action(self, state: AnyState, seat: int, index: int) -> Action:
        """The action with this index, which must be on offer."""
        indices = self.encoding.indices[seat]
        for action in state.legal(seat):
            if indices[action.id] == index:
                return action
        raise NotOffered(f"seat {seat} is not offered action {index}", seat=seat, action=str(index))

    def nearest(self, state: AnyState, seat: int, index: int) -> Action:
        """The same, or else the next one that is on offer."""
        offered = self.encoding.offered(seat, state.legal(seat))
        return offered[min(offered, key=lambda each: (each - index) % self.encoding.actions)]


class _Reader:
    """Reads a view into a vector: small numbers as bytes, which become an array at once."""

    def __init__(self, blocks: Sequence[Block[Any]]) -> None:
        self.scale = np.concatenate([_each(block, block.scale) for block in blocks])
        self.small = [block.read for block in blocks if block.small]
        self.large = [block.read for block in blocks if not block.small]
        fits = np.concatenate([np.full(len(block.labels), block.small) for block in blocks])
        self.of_small, self.of_large = _where(fits), _where(~fits)

    def read(self, view: Any, numbers: Numbers) -> None:
        small, large = bytearray(), list[float]()
        for reader in self.small:
            small.extend(reader(view))  # type: ignore[arg-type]
        for reader in self.large:
            large += reader(view)
        numbers[self.of_small] = np.frombuffer(small, np.uint8)
        if large:
            numbers[self.of_large] = large
        np.multiply(numbers, self.scale, out=numbers)


def _where(chosen: NDArray[np.bool_]) -> slice | NDArray[np.intp]:
    """As an index; those side by side are quicker to reach."""
    places = chosen.nonzero()[0]
    if len(places) and places[-1] - places[0] + 1 == len(places):
        return slice(int(places[0]), int(places[-1]) + 1)
    return places


def _each(block: Block[Any], value: float) -> Numbers:
    return np.full(len(block.labels), value, np.float32)


def _box(block: Block[Any]) -> spaces.Box:
    """Rounded as the numbers are, so that the bounds themselves lie within."""
    scale = np.float32(block.scale)
    low, high = np.float32(block.low) * scale, np.float32(block.high) * scale
    return spaces.Box(float(low), float(high), (len(block.labels),), np.float32)
