"""Positions for tests: regions 1, 2, 3 … on the tiles in order, and only what a test puts there.

The numbers of a tile's hexes, as it lies when it is not turned; 12 is water, 5 has the prey, 3 and
14 the lone wolves:

         1   2   3
        4   5   6   7   8
          9  10  11  12  13
                14  15  16

On tile b with three players lies region 1: 1–3 grass, 4 9 10 forest, 5 6 11 tundra, 7 8 13 rock,
14–16 desert.
"""

from __future__ import annotations

import json

import msgspec

import wolfden
from wolfden.core import Event
from wolfden.games.the_wolves.country import country
from wolfden.games.the_wolves.model import HEX_NAMES, Moon, Phase, Piece, Prey, Terrain
from wolfden.games.the_wolves.pieces import count, put
from wolfden.games.the_wolves.position import KINDS
from wolfden.games.the_wolves.state import TheWolvesState

PACKS = (Terrain.FOREST, Terrain.ROCK, Terrain.GRASS, Terrain.TUNDRA, Terrain.DESERT)


def hex_index(name: str) -> int:
    return HEX_NAMES.index(name)


class Position:
    """A position in which seat 0 is about to name its first action, and what it then does."""

    def __init__(self, players: int = 3, packs: tuple[Terrain, ...] = PACKS) -> None:
        state = wolfden.new("the-wolves", players=players, seed=1)
        assert isinstance(state, TheWolvesState)
        regions = len(state.country.land.regions)
        state.country = country(players, tuple(range(1, regions + 1)))
        state.packs = tuple(packs[: len(state.packs)])
        state.on = [0] * (KINDS * len(state.packs))
        state.twice = state.on[:]
        state.every = [0] * KINDS
        state.roaming = [()] * len(state.packs)
        state.shares = [0] * regions
        state.empty = state.room = state.clear = state.country.land.open
        state.lone = 0
        state.prey_left = [0, 0]
        state.prey_at = ()
        state.moons = ((Moon.FULL,),) * regions
        state.action_tokens = [0] * players
        state.phase, state.active, state.turn = Phase.ACT, 0, 1
        self.state = state
        self.events: list[Event] = []

    # what lies where

    def stand(self, seat: int, hex_name: str, *pieces: str) -> Position:
        for piece in pieces:
            put(self.state, seat, Piece[piece.upper()], hex_index(hex_name))
        return self

    def lone(self, *names: str) -> Position:
        for name in names:
            self.state.lone |= 1 << hex_index(name)
            self.state.clear &= ~(1 << hex_index(name))
        return self

    def prey(self, name: str, kind: str, left: int = 2) -> Position:
        bit = 1 << hex_index(name)
        self.state.prey_at += ((hex_index(name), Prey[kind.upper()]),)
        self.state.prey_left[0] |= bit
        self.state.prey_left[1] |= bit if left == 2 else 0
        self.state.clear &= ~bit
        return self

    def show(self, seat: int, *second: int) -> Position:
        """These tiles, by their numbers 2 to 6, lie on the second face, all others on the first."""
        self.state.faces[seat] = sum(1 << number - 2 for number in second)
        return self

    def tokens(self, seat: int, action: int = 0, terrain: int = 0) -> Position:
        self.state.action_tokens[seat] = action
        self.state.terrain_tokens[seat] = terrain
        return self

    def moon(self, tile: str, *moons: str) -> Position:
        number = self.state.country.land.regions.index("abcdefghijk".index(tile))
        found = list(self.state.moons)
        found[number] = tuple(Moon[moon.upper()] for moon in moons)
        self.state.moons = tuple(found)
        return self

    def only(self, tile: str, *moons: str) -> Position:
        """All regions but this one are scored already."""
        self.state.moons = ((),) * len(self.state.moons)
        return self.moon(tile, *moons)

    def covered(self, dates: int) -> Position:
        self.state.calendar = ((None, -1),) * dates
        return self

    # what is done

    def play(self, *texts: str) -> Position:
        self._look_again()
        for text in texts:
            action = self.state.spec.actions.parse(text)
            self.state.play(self.state.active, action, self.events.append)
        return self

    def end(self) -> Position:
        """End the turn, whether or not an action is left."""
        self.state.actions_done = 2
        return self.play("end")

    def legal(self, verb: str = "") -> set[str]:
        self._look_again()
        texts = {action.text for action in self.state.legal(self.state.active)}
        return {text for text in texts if text.startswith(verb)}

    def why(self, text: str) -> str:
        self._look_again()
        reason = self.state.why_not(self.state.active, self.state.spec.actions.parse(text))
        return str(reason).removeprefix("the-wolves-why-")

    def _look_again(self) -> None:
        for name in self.state.derived:
            setattr(self.state, name, None)

    # what came of it

    @property
    def view(self):
        self._look_again()
        return self.state.view(None)

    def board(self, seat: int = 0):
        return self.view.boards[seat]

    def on(self, name: str) -> str:
        """What stands on a hex, as `0 den, 1 alpha`."""
        content = self.view.hexes.get(name)
        if content is None:
            return ""
        if content.lone_wolf:
            return "lone"
        if content.prey:
            return f"{content.prey} {content.prey_left}"
        return ", ".join(f"{each.seat} {each.piece}" for each in content.pieces)

    def shows(self, seat: int = 0) -> list[str]:
        return [tile.shows for tile in self.board(seat).tiles]

    def heard(self, name: str) -> list[dict]:
        told = [event for event in self.events if event.name == name]
        return [json.loads(msgspec.json.encode(event.data)) for event in told]

    def count(self, seat: int, piece: str) -> int:
        return count(self.state, seat, Piece[piece.upper()])
