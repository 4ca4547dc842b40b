"""What single actions would change, without playing them out."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from .hexes import members
from .land import region_of
from .marching import March
from .model import FIGURES, LAIR_CONTROL, VALUES, Deed, Moon
from .outlook import outlook
from .pieces import ALPHA, DEN, KINDS, LAIR, PACK, next_wolf, owner_of, token_under
from .rules import targets
from .stakes import Change
from .worth import ACTION_TOKEN, ATTRIBUTE, DEN_TAKEN, TERRAIN_TOKEN

if TYPE_CHECKING:
    from .state import TheWolvesState


class Plan(March):
    def best_aim(self, deed: Deed, terrain: int) -> float:
        found = self.targets[deed] & self.state.country.of_terrain[terrain]
        return max([self.aim_at(each, deed) for each in members(found)])

    @cached_property
    def targets(self) -> tuple[int, ...]:
        return targets.all_targets(self.state)

    def aim(self, index: int) -> float:
        """A target of the action that is being made, as its action counts them."""
        deed = Deed(self.state.deed)
        if deed == Deed.DOMINATE:
            hex_index, wolf = divmod(index, 2)
            return self.dominate(hex_index, PACK if wolf else DEN)
        return self.aim_at(index, deed)

    def aim_at(self, hex_index: int, deed: Deed) -> float:
        if deed == Deed.DEN:
            return self.den(hex_index)
        if deed == Deed.UPGRADE:
            return self.upgrade(hex_index)
        if deed == Deed.HOWL:
            return self.recruit(hex_index)
        return max(
            self.dominate(hex_index, piece)
            for piece in (DEN, PACK)
            if owner_of(self.state, piece, hex_index, self.seat) in range(self.state.players)
        )

    def den(self, hex_index: int) -> float:
        tile = region_of(hex_index)
        promise = 0.0
        if self.land.waterside >> hex_index & 1:
            lairs = self.state.on[KINDS * self.seat + LAIR]
            promise = 0.0 if lairs & self.land.tile[tile] else 1.5 * self.outlook.left
        return self.gain((self.seat, tile, 1, 0)) + promise + self.best_track

    @cached_property
    def best_track(self) -> float:
        state, seat = self.state, self.seat
        tracks = targets.tracks_left(state, seat)
        return max([uncovered(state, seat, track) for track in tracks], default=-9.0)

    def upgrade(self, hex_index: int) -> float:
        points = FIGURES[self.state.players].lair_points
        lairs = self.state.lairs[self.seat]
        gain = self.gain((self.seat, region_of(hex_index), LAIR_CONTROL - 1, 0))
        return gain + points[lairs + 1] - points[lairs] + self.outlook.left * TERRAIN_TOKEN

    def recruit(self, hex_index: int, *lost: Change) -> float:
        """The next wolf of the board enters the map."""
        rank = next_wolf(self.state, self.seat)
        assert rank is not None
        points = FIGURES[self.state.players].wolf_points
        wolves = self.state.wolves[self.seat]
        arrived = (self.seat, region_of(hex_index), 1, int(rank == ALPHA))
        prospects = self.nearby.joined(hex_index, rank == ALPHA)
        return self.gain(arrived, *lost) + points[wolves + 1] - points[wolves] + prospects

    def dominate(self, hex_index: int, piece: int) -> float:
        rival = owner_of(self.state, piece, hex_index, self.seat)
        lost = (rival, region_of(hex_index), -1, 0)
        if piece == DEN:
            return self.gain((self.seat, lost[1], 1, 0), lost) + self.best_track
        if next_wolf(self.state, self.seat) is None:
            return -9.0
        return self.recruit(hex_index, lost)

    def place(self, hex_index: int) -> float:
        state, land = self.state, self.land
        total = 0.0
        for region, tile in enumerate(land.regions):
            moon = state.moons[region][0]
            steps = next(
                count for count, ring in enumerate(land.layers[hex_index]) if ring & land.tile[tile]
            )
            total += (1.0, 0.6, 0.4)[moon] / (1 + steps) if moon != Moon.CRESCENT or steps else 0
        lone = land.reach[3][hex_index] & state.lone
        water = land.range[2][hex_index] & land.waterside
        return total + 0.25 * lone.bit_count() + 0.05 * water.bit_count()


def uncovered(state: TheWolvesState, seat: int, track: int) -> float:
    """What the next den of a track uncovers."""
    dens = state.dens[3 * seat + track]
    points = FIGURES[state.players].track_points
    token = token_under(state.players, track, dens + 1)
    tokens = {"action": ACTION_TOKEN, "terrain": TERRAIN_TOKEN, None: 0.0}[token]
    more = VALUES[track][dens + 1] - VALUES[track][dens]
    promise = tokens + ATTRIBUTE[track] * more + DEN_TAKEN
    return float(outlook(state).left * promise + points[dens + 1] - points[dens])
