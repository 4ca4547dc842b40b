"""What single actions would change, without playing them out."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from ...kit.hexes import lowest, members
from .evaluation import (
    ACTION_TOKEN,
    ATTRIBUTE,
    DEN_TAKEN,
    TERRAIN_TOKEN,
    Outlook,
    advantage,
)
from .land import region_of
from .model import COSTS, FIGURES, LAIR_CONTROL, VALUES, Deed, Moon, Track
from .pieces import (
    ALPHA,
    DEN,
    KINDS,
    LAIR,
    PACK,
    SHOWING,
    lift,
    next_wolf,
    owner_of,
    put,
    token_under,
    value,
)
from .rules import displacing, moving, targets
from .scoring import Claim, claim

if TYPE_CHECKING:
    from .state import TheWolvesState

SECOND_LOOKS = 6
"""How many of the best moves of single wolves are looked at again after the first has moved."""
Change = tuple[int, int, int, int]
"""A pack, a tile, and what its control and its alphas there gain."""


class Plan:
    def __init__(self, state: TheWolvesState, seat: int) -> None:
        self.state = state.copy()
        self.seat = seat
        self.outlook = Outlook(self.state)
        self.land = state.country.land
        self.number = {tile: number for number, tile in enumerate(self.land.regions)}
        self.look()

    def look(self) -> None:
        """Forget what was worked out before the position changed."""
        self.claims: dict[int, list[Claim]] = {}
        self.worth: dict[tuple[Change, ...], float] = {}
        self.prospects = self.outlook.prospects(self.seat)

    # regions

    def claims_in(self, tile: int) -> list[Claim]:
        found = self.claims.get(tile)
        if found is None:
            area = self.land.tile[tile]
            packs = range(len(self.state.packs))
            found = self.claims[tile] = [claim(self.state, pack, area) for pack in packs]
        return found

    def gain(self, *changes: Change) -> float:
        """How much better the seat stands in the regions after some pieces came and went."""
        total = 0.0
        for tile in {change[1] for change in changes}:
            total += self.gain_in(tile, tuple(each for each in changes if each[1] == tile))
        return total

    def gain_in(self, tile: int, changes: tuple[Change, ...]) -> float:
        region = self.number.get(tile)
        if region is None or not self.state.moons[region]:
            return 0.0
        known = self.worth.get(changes)
        if known is None:
            claims = self.claims_in(tile)
            known = self.standing(region, changed(claims, changes)) - self.standing(region, claims)
            self.worth[changes] = known
        return known

    def standing(self, region: int, claims: list[Claim]) -> float:
        promised = self.outlook.promise(region, claims)
        return advantage(promised, self.seat, self.state.players)

    # whole actions

    def act(self, deed: Deed, terrain: int) -> float:
        """What an action on a terrain can bring at best, its payment included."""
        self.state.terrain, self.state.deed = terrain, deed
        aim = 0.0
        if deed == Deed.MOVE:
            aim = self.march(terrain)
        else:
            found = targets.all_targets(self.state)[deed] & self.state.country.of_terrain[terrain]
            aim = max(self.aim_at(each, deed) for each in members(found))
        return aim + self.payment(deed, terrain)

    def payment(self, deed: Deed, terrain: int) -> float:
        """The least harm that paying does."""
        state, seat, left = self.state, self.seat, self.outlook.left
        faces, tokens = state.faces[seat], state.terrain_tokens[seat]
        shown = [1 << tile for tile in members(SHOWING[state.packs[seat]][faces][terrain])]
        before = self.outlook.tiles(seat, faces)
        best = float("-inf")
        for count in range(min(COSTS[deed], len(shown)) + 1):
            if COSTS[deed] - count <= tokens:
                spent = left * TERRAIN_TOKEN * (COSTS[deed] - count)
                for tiles in combinations(shown, count):
                    after = self.outlook.tiles(seat, faces ^ (sum(tiles) >> 1))
                    best = max(best, after - before - spent)
        return best

    def aim(self, index: int) -> float:
        """A target of the action that is being made, as its action counts them."""
        deed = Deed(self.state.deed)
        if deed == Deed.MOVE:
            return self.step(self.state.wolf, index)
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
        return self.gain((self.seat, tile, 1, 0)) + promise + self.best_track()

    def best_track(self) -> float:
        return max(map(self.track, targets.tracks_left(self.state, self.seat)), default=-9.0)

    def track(self, track: int) -> float:
        """What the next den of a track uncovers."""
        state, left = self.state, self.outlook.left
        dens = state.dens[3 * self.seat + track]
        points = FIGURES[state.players].track_points
        token = token_under(state.players, track, dens + 1)
        tokens = {"action": ACTION_TOKEN, "terrain": TERRAIN_TOKEN, None: 0.0}[token]
        more: int = VALUES[track][dens + 1] - VALUES[track][dens]
        promise = left * (tokens + ATTRIBUTE[track] * more + DEN_TAKEN)
        return promise + points[dens + 1] - points[dens]

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
        put(self.state, self.seat, rank, hex_index)
        prospects = self.outlook.prospects(self.seat) - self.prospects
        lift(self.state, self.seat, rank, hex_index)
        return self.gain(arrived, *lost) + points[wolves + 1] - points[wolves] + prospects

    def dominate(self, hex_index: int, piece: int) -> float:
        rival = owner_of(self.state, piece, hex_index, self.seat)
        lost = (rival, region_of(hex_index), -1, 0)
        if piece == DEN:
            return self.gain((self.seat, lost[1], 1, 0), lost) + self.best_track()
        if next_wolf(self.state, self.seat) is None:
            return -9.0
        return self.recruit(hex_index, lost)

    # moving

    def march(self, terrain: int) -> float:
        """Move wolves to a terrain, the best first, as long as the next one helps."""
        state = self.state
        state.moved = ()
        total, ranked = 0.0, self.steps(terrain)
        undo = []
        for count in range(value(state, self.seat, Track.SPREAD)):
            if not ranked or (count and ranked[0][0] <= 0):
                break
            worth, wolf, goal = ranked[0]
            total += worth
            undo.append(self.walk(wolf, goal))
            self.look()
            again = [each for each in ranked[1:] if each[1] != wolf][:SECOND_LOOKS]
            ranked = sorted(
                ((self.step(w, g), w, g) for _, w, g in again if self.may(w, g)), reverse=True
            )
        while undo:
            self.walk(*undo.pop())
        state.moved = ()
        self.look()
        return total

    def steps(self, terrain: int) -> list[tuple[float, int, int]]:
        """Every wolf's ways to a terrain, the most helpful first."""
        state = self.state
        state.terrain = terrain
        found = []
        for wolf in moving.able_wolves(state):
            state.wolf = wolf
            found += [
                (self.step(wolf, goal), wolf, goal) for goal in members(moving.reachable(state))
            ]
        return sorted(found, reverse=True)

    def best_by_wolf(self, terrain: int) -> dict[int, float]:
        best: dict[int, float] = {}
        for worth, wolf, _ in self.steps(terrain):
            best.setdefault(wolf, worth)
        return best

    def may(self, wolf: int, goal: int) -> bool:
        """Whether a way is still open after another wolf has moved."""
        start, alpha = divmod(wolf, 2)
        if not self.state.on[KINDS * self.seat + PACK + alpha] >> start & 1:
            return False
        fit = targets.open_to_alpha if alpha else targets.open_to_pack
        return bool(fit(self.state, self.seat) >> goal & 1)

    def step(self, wolf: int, goal: int) -> float:
        """What one wolf's way changes."""
        start, alpha = divmod(wolf, 2)
        here, there = region_of(start), region_of(goal)
        changes: list[Change] = []
        if here != there:
            changes = [(self.seat, here, -1, -alpha), (self.seat, there, 1, alpha)]
        rival = owner_of(self.state, PACK, goal, self.seat)
        if rival >= 0:
            changes += self.pushed(rival, goal)
        back = self.walk(wolf, goal)
        prospects = self.outlook.prospects(self.seat) - self.prospects
        self.walk(*back)
        return (self.gain(*changes) if changes else 0.0) + prospects

    def pushed(self, rival: int, hex_index: int) -> list[Change]:
        """A displaced wolf's way out of a region, if its nearest place is elsewhere."""
        state = self.state
        state.displaced = (rival, PACK, hex_index)
        goal = region_of(lowest(displacing.nearest_places(state)))
        state.displaced = None
        here = region_of(hex_index)
        return [] if goal == here else [(rival, here, -1, 0), (rival, goal, 1, 0)]

    def walk(self, wolf: int, goal: int) -> tuple[int, int]:
        """Move a wolf, whoever else stands there; answers the way back."""
        start, alpha = divmod(wolf, 2)
        lift(self.state, self.seat, PACK + alpha, start)
        put(self.state, self.seat, PACK + alpha, goal)
        return 2 * goal + alpha, start

    # the beginning

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


def changed(claims: list[Claim], changes: tuple[Change, ...]) -> list[Claim]:
    after = list(claims)
    for pack, _, control, alphas in changes:
        old = after[pack]
        after[pack] = Claim(old.control + control, old.alphas + alphas, pack)
    return after
