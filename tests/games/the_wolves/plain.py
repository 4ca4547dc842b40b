"""The rules of legality once more, plainly: dicts, sets and searches over what the view shows.

Slow and close to the words of the rulebook; the engine's bit sets are held to it.
"""

from __future__ import annotations

from collections import deque

STEPS = ((0, -1), (1, 0), (1, 1), (0, 1), (-1, 0), (-1, -1))
RANK = {"den": 0, "pack": 1, "alpha": 2, "lair": 3}
COST = {"move": 1, "den": 2, "upgrade": 2, "howl": 2, "dominate": 3}


class Plain:
    def __init__(self, view) -> None:
        self.view = view
        self.me = view.turn.seat
        self.board = view.boards[self.me]
        self.at = {(each.x, each.y): each for tile in view.tiles for each in tile.hexes}
        self.where = {each.name: spot for spot, each in self.at.items()}
        self.ground = {each.name: each.ground for each in self.at.values()}

    # the map

    def neighbours(self, name):
        x, y = self.where[name]
        spots = ((x + dx, y + dy) for dx, dy in STEPS)
        return {self.at[spot].name for spot in spots if spot in self.at}

    def land(self, name):
        return self.ground[name] not in ("water", "chasm")

    def steps_from(self, start):
        found, queue = {start: 0}, deque([start])
        while queue:
            here = queue.popleft()
            for there in self.neighbours(here):
                if there not in found and self.land(there):
                    found[there] = found[here] + 1
                    queue.append(there)
        return found

    def distance(self, one, other):
        (ax, ay), (bx, by) = self.where[one], self.where[other]
        dx, dy = bx - ax, by - ay
        return max(abs(dx), abs(dy), abs(dx - dy))

    def pieces(self, name):
        content = self.view.hexes.get(name)
        return list(content.pieces) if content else []

    def has_token(self, name):
        content = self.view.hexes.get(name)
        return bool(content and (content.lone_wolf or content.prey))

    def mine(self, *kinds):
        return [(name, piece.piece) for name in self.view.hexes for piece in self.pieces(name)
                if piece.seat == self.me and piece.piece in kinds]  # fmt: skip

    def alphas(self):
        return [name for name, _ in self.mine("alpha")]

    def value(self, track):
        return next(each.value for each in self.board.tracks if each.track == track)

    def dens_left(self):
        return any(track.next for track in self.board.tracks)

    # targets

    def may_end(self, name, kind):
        if not self.land(name) or self.has_token(name):
            return False
        there = self.pieces(name)
        if len(there) == 2:
            return False
        return not there or there[0].seat == self.me or RANK[kind] > RANK[there[0].piece]

    def goals(self, start, kind):
        speed = self.value("speed")
        return {name for name, steps in self.steps_from(start).items()
                if 0 < steps <= speed and self.may_end(name, kind)}  # fmt: skip

    def beside_alpha(self):
        return {near for alpha in self.alphas() for near in {alpha} | self.neighbours(alpha)}

    def heard(self):
        far = self.value("howl")
        return {name for alpha in self.alphas() for name in self.ground
                if self.distance(alpha, name) <= far}  # fmt: skip

    def move(self):
        return {
            goal for name, kind in self.mine("pack", "alpha") for goal in self.goals(name, kind)
        }

    def den(self):
        if not self.dens_left():
            return set()
        return {name for name in self.beside_alpha()
                if self.land(name) and not self.has_token(name) and len(self.pieces(name)) < 2
                and all(each.seat == self.me and each.piece in ("pack", "alpha")
                        for each in self.pieces(name))}  # fmt: skip

    def upgrade(self):
        if self.board.lairs.count == 4:
            return set()
        taken = {name[0] for name, _ in self.mine("lair")}
        return {
            name
            for name, _ in self.mine("den")
            if name in self.beside_alpha()
            and name[0] not in taken
            and any(self.ground[near] == "water" for near in self.neighbours(name))
        }

    def howl(self):
        if not self.board.wolves_left:
            return set()
        return {name for name in self.heard()
                if name in self.view.hexes and self.view.hexes[name].lone_wolf}  # fmt: skip

    def taken(self):
        """Hexes and pieces that can be dominated."""
        found = set()
        for name in self.heard():
            there = self.pieces(name)
            for piece in there:
                rival = piece.seat not in (None, self.me) and piece.piece in ("pack", "den")
                alone = sum(each.pack == piece.pack for each in there) == 1
                left = self.dens_left() if piece.piece == "den" else self.board.wolves_left
                if rival and alone and left:
                    found.add((name, piece.piece))
        return found

    def dominate(self):
        return {name for name, _ in self.taken()}

    # actions

    def named(self):
        """Every action that can be paid and has a target, as texts."""
        shown = [tile.shows for tile in self.board.tiles]
        return {
            f"{deed} {terrain}"
            for deed, cost in COST.items()
            for terrain in {self.ground[name] for name in getattr(self, deed)()}
            if shown.count(terrain) + self.board.terrain_tokens >= cost
        }

    def nearest(self):
        lost = self.view.turn.displaced
        steps = self.steps_from(lost.hex)
        fit = [name for name in steps
               if name != lost.hex and not self.has_token(name)
               and [each.seat for each in self.pieces(name)] in ([], [lost.seat])]  # fmt: skip
        closest = min(steps[name] for name in fit)
        return {f"displace {name}" for name in fit if steps[name] == closest}

    def aimed(self):
        turn = self.view.turn
        if turn.deed == "dominate":
            return {f"take {name} {piece}" for name, piece in self.taken()
                    if self.ground[name] == turn.terrain}  # fmt: skip
        if turn.deed == "move":
            found = self.goals(turn.wolf.hex, turn.wolf.rank)
        else:
            found = getattr(self, turn.deed)()
        return {f"to {name}" for name in found if self.ground[name] == turn.terrain}
