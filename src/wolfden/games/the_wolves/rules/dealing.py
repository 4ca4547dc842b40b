"""Set-up: the map, packs, player boards and who begins; with two players the neutral pack."""

from __future__ import annotations

from collections.abc import Sequence

from ....core import Chance
from ..country import REGIONS, country
from ..hexes import bit_set
from ..land import NEUTRAL_APART, NEUTRAL_BESIDE
from ..model import COMPONENTS, FIGURES, TERRAINS, TRACKS, Phase, Piece, Terrain, hex_on
from ..pieces import put
from ..position import KINDS, NONE, TheWolvesPosition
from .turn import next_to_set_up


def deal(position: TheWolvesPosition, wishes: Sequence[str], chance: Chance) -> None:
    _deal_map(position, wishes, chance)
    _set_boards(position)
    _set_course(position, chance)
    if position.players == 2:
        _set_neutral(position)


def _deal_map(position: TheWolvesPosition, wishes: Sequence[str], chance: Chance) -> None:
    """Regions, prey, scoring tokens, and the packs that nobody chose, all at random."""
    figures = FIGURES[position.players]
    regions, prey = list(REGIONS), list(figures.prey)
    moons, packs = list(figures.moons), list(TERRAINS)
    chance.shuffle(regions)
    chance.shuffle(prey)
    chance.shuffle(moons)
    chance.shuffle(packs)
    position.country = country(position.players, tuple(regions[: len(moons)]))
    land = position.country.land
    position.packs = _packs_by(wishes, packs)
    position.moons = tuple(moons)
    position.prey_at = tuple(zip(land.prey, map(int, prey), strict=True))
    stacks = bit_set(land.prey)
    position.prey_left = [stacks, stacks if figures.prey_stack == 2 else 0]
    position.lone = land.lone_wolves
    position.clear = land.open & ~(position.lone | stacks)
    position.on = [0] * (KINDS * len(position.packs))
    position.twice = position.on[:]
    position.every = [0] * KINDS
    position.roaming = [()] * len(position.packs)
    position.shares = [0] * len(position.moons)
    position.empty = position.room = land.open


def _packs_by(wishes: Sequence[str], shuffled: Sequence[Terrain]) -> tuple[Terrain, ...]:
    """Rulebook, set-up: each player chooses a colour; who chose none gets the next that is left."""
    left = iter([pack for pack in shuffled if pack.word not in wishes])
    by_word = {pack.word: pack for pack in shuffled}
    return tuple(by_word[wish] if wish in by_word else next(left) for wish in wishes)


def _set_boards(position: TheWolvesPosition) -> None:
    nothing = [0] * position.players
    position.faces, position.lairs, position.wolves = nothing[:], nothing[:], nothing[:]
    position.caught, position.halves = nothing[:], nothing[:]
    position.action_tokens, position.terrain_tokens = nothing[:], nothing[:]
    position.dens = [0] * (len(TRACKS) * position.players)
    position.taken = [()] * position.players


def _set_course(position: TheWolvesPosition, chance: Chance) -> None:
    position.first = chance.below(position.players)
    position.phase, position.step = Phase.ARRANGE, 0
    position.stood = [NONE] * position.players
    position.turn = position.actions_done = position.scored = 0
    position.calendar = ()
    position.displaced = None
    position.ends = position.senses = position.able = position.known = None
    position.clear_action()
    position.active = next_to_set_up(position)


def _set_neutral(position: TheWolvesPosition) -> None:
    """With two players: a third pack holds every region, and the second player gets a token."""
    for tile, moons in zip(position.country.land.regions, position.moons, strict=True):
        held = COMPONENTS["neutral"][" ".join(moon.word for moon in moons)]
        for where, offset in (("beside", NEUTRAL_BESIDE), ("apart", NEUTRAL_APART)):
            for word in held[where]:
                put(position, position.players, Piece[word.upper()], hex_on(tile, offset))
    second = (position.first + 1) % position.players
    position.action_tokens[second] = COMPONENTS["neutral"]["second_player_action_tokens"]
