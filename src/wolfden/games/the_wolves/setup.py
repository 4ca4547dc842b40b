"""The Wolves' spec: who can play, and how a match is set up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ...core import Chance, LooseEvent, Option, Spec, Value
from .actions import ACTIONS
from .hexes import bit_set
from .land import NEUTRAL_APART, NEUTRAL_BESIDE, REGIONS, country
from .model import COMPONENTS, FIGURES, PLAYER_COUNTS, TERRAINS, TILE_HEXES, Phase, Piece
from .pieces import KINDS, put
from .rules.finishing import clear_action
from .rules.placing import turn_of
from .state import NONE, TheWolvesState
from .statistics import TheWolvesStatistics
from .tactics import TheWolvesTactics
from .view import TheWolvesView


class TheWolves(Spec):
    id = "the-wolves"
    titles: Mapping[str, str] = {"en": "The Wolves", "fr": "The Wolves", "de": "The Wolves"}
    players = PLAYER_COUNTS
    minutes = COMPONENTS["table"]["minutes"]
    rules_version = 1
    options = (Option("moons", **COMPONENTS["scorings"]),)
    undo = True
    perfect_information = True
    components = COMPONENTS
    actions = ACTIONS
    events = (LooseEvent,)
    view_type = TheWolvesView
    tactics = TheWolvesTactics()
    statistics = TheWolvesStatistics

    def start(self, players: int, chance: Chance, options: Mapping[str, Value]) -> TheWolvesState:
        state = TheWolvesState()
        state.players = players
        state.scorings = int(options["moons"])
        deal(state, chance)
        set_boards(state)
        set_course(state, chance)
        if players == 2:
            set_up_neutral(state)
        return state


def deal(state: TheWolvesState, chance: Chance) -> None:
    """Regions, prey, scoring tokens and packs, all at random."""
    figures = FIGURES[state.players]
    regions, prey = list(REGIONS), list(figures.prey)
    moons, packs = list(figures.moons), list(TERRAINS)
    chance.shuffle(regions)
    chance.shuffle(prey)
    chance.shuffle(moons)
    chance.shuffle(packs)
    state.country = country(state.players, tuple(regions[: len(moons)]))
    land = state.country.land
    state.packs = tuple(packs[: max(state.players, 3)])
    state.moons = tuple(moons)
    state.prey_at = tuple(zip(land.prey, prey, strict=True))
    stacks = bit_set(land.prey)
    state.prey_left = [stacks, stacks if figures.prey_stack == 2 else 0]
    state.lone = land.lone_wolves
    state.tokens = state.lone | stacks
    state.on = [0] * (KINDS * len(state.packs))
    state.twice = state.on[:]
    state.every = [0] * KINDS
    state.some = state.full = 0


def set_boards(state: TheWolvesState) -> None:
    nothing = [0] * state.players
    state.faces, state.lairs, state.wolves = nothing[:], nothing[:], nothing[:]
    state.caught, state.halves = nothing[:], nothing[:]
    state.action_tokens, state.terrain_tokens = nothing[:], nothing[:]
    state.dens = [0] * (3 * state.players)
    state.taken = [()] * state.players


def set_course(state: TheWolvesState, chance: Chance) -> None:
    state.first = chance.below(state.players)
    state.phase, state.step = Phase.ARRANGE, 0
    state.stood = [NONE] * state.players
    state.turn = state.actions_done = state.scored = 0
    state.calendar = ()
    state.displaced = state.known = state.seen = None
    clear_action(state)
    state.active = turn_of(state)


def set_up_neutral(state: TheWolvesState) -> None:
    """With two players: a third pack holds every region, and the second player gets a token."""
    for tile, moons in zip(state.country.land.regions, state.moons, strict=True):
        held = COMPONENTS["neutral"][" ".join(moon.word for moon in moons)]
        for where, offset in (("beside", NEUTRAL_BESIDE), ("apart", NEUTRAL_APART)):
            for word in held[where]:
                put(state, state.players, Piece[word.upper()], TILE_HEXES * tile + offset)
    second = (state.first + 1) % state.players
    state.action_tokens[second] = COMPONENTS["neutral"]["second_player_action_tokens"]


SPEC: Final = TheWolves()
