"""Tells what happened, in the words of docs/protocol.md. Everything is open to everyone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core import Action, LooseEvent, Outcome, Tell
from .hexes import members
from .model import FIGURES, HEX_NAMES, TERRAIN_TILES, Moon, Piece, Prey, Terrain, Track
from .pieces import shown_by, value

if TYPE_CHECKING:
    from .scoring import Award
    from .state import TheWolvesState


def arranged(state: TheWolvesState, seat: int, action: Action, tell: Tell) -> None:
    shown = [
        shown_by(state.packs[seat], state.faces[seat], n).word for n in range(1, TERRAIN_TILES)
    ]
    tell(LooseEvent("arranged", {"seat": seat, "faces": action.fields["faces"], "tiles": shown}))


def placed(seat: int, hex_index: int, tell: Tell) -> None:
    tell(LooseEvent("placed", {"seat": seat, "hex": HEX_NAMES[hex_index]}))


def turn_began(state: TheWolvesState, tell: Tell) -> None:
    tell(LooseEvent("turn-began", {"seat": state.active, "number": state.turn}))


def named(seat: int, action: Action, extra: bool, tell: Tell) -> None:
    data = {"seat": seat, "deed": action.verb, "terrain": action.fields["terrain"], "extra": extra}
    tell(LooseEvent("named", data))


def chose(seat: int, action: Action, tell: Tell) -> None:
    """A step of an action that is half made."""
    hex_name = action.fields.get("hex", "none")
    tell(LooseEvent("chose", {"seat": seat, "step": action.verb, "hex": hex_name}))


def paid(state: TheWolvesState, tell: Tell) -> None:
    data = {
        "seat": state.active,
        "terrain": Terrain(state.terrain).word,
        "flipped": [tile + 1 for tile in members(state.flipped)],
        "tokens": state.spent,
    }
    tell(LooseEvent("paid", data))


def moved(state: TheWolvesState, alpha: int, start: int, goal: int, tell: Tell) -> None:
    data = {
        "seat": state.active,
        "rank": Piece(Piece.PACK + alpha).word,
        "from": HEX_NAMES[start],
        "to": HEX_NAMES[goal],
        "path": [HEX_NAMES[each] for each in state.country.land.map.path(start, goal)],
    }
    tell(LooseEvent("moved", data))


def displaced(state: TheWolvesState, lost: tuple[int, int, int], goal: int, tell: Tell) -> None:
    owner, piece, start = lost
    data = {
        "seat": state.active,
        "owner": owner,
        "rank": Piece(piece).word,
        "from": HEX_NAMES[start],
        "to": HEX_NAMES[goal],
    }
    tell(LooseEvent("displaced", data))


def den_built(seat: int, hex_index: int, tell: Tell) -> None:
    tell(LooseEvent("den-built", {"seat": seat, "hex": HEX_NAMES[hex_index]}))


def upgraded(seat: int, hex_index: int, tell: Tell) -> None:
    tell(LooseEvent("upgraded", {"seat": seat, "hex": HEX_NAMES[hex_index]}))


def howled(seat: int, hex_index: int, rank: int, tell: Tell) -> None:
    tell(
        LooseEvent("howled", {"seat": seat, "hex": HEX_NAMES[hex_index], "rank": Piece(rank).word})
    )


def dominated(state: TheWolvesState, hex_index: int, piece: int, rank: int, tell: Tell) -> None:
    data = {
        "seat": state.active,
        "owner": state.victim,
        "hex": HEX_NAMES[hex_index],
        "piece": Piece(piece).word,
        "rank": Piece(rank).word,
    }
    tell(LooseEvent("dominated", data))


def uncovered(state: TheWolvesState, seat: int, track: int, token: str | None, tell: Tell) -> None:
    dens = state.dens[3 * seat + track]
    data = {
        "seat": seat,
        "track": Track(track).word,
        "dens": dens,
        "value": value(state, seat, Track(track)),
        "token": token or "none",
        "points": FIGURES[state.players].track_points[dens],
    }
    tell(LooseEvent("uncovered", data))


def token_gained(seat: int, token: str, reason: str, tell: Tell) -> None:
    tell(LooseEvent("token-gained", {"seat": seat, "token": token, "reason": reason}))


def covered(state: TheWolvesState, tell: Tell) -> None:
    piece, pack = state.calendar[-1]
    data = {
        "date": len(state.calendar),
        "piece": "lone" if piece is None else piece.word,
        "pack": "none" if piece is None else Terrain(state.packs[pack]).word,
    }
    tell(LooseEvent("covered", data))


def hunted(state: TheWolvesState, hex_index: int, kind: Prey, tell: Tell) -> None:
    left = sum(stacks >> hex_index & 1 for stacks in state.prey_left)
    data = {"seat": state.active, "hex": HEX_NAMES[hex_index], "prey": kind.word, "left": left}
    tell(LooseEvent("hunted", data))


def turn_ended(state: TheWolvesState, tell: Tell) -> None:
    tell(LooseEvent("turn-ended", {"seat": state.active, "number": state.turn}))


def moon_came(moon: Moon, tell: Tell) -> None:
    tell(LooseEvent("moon-came", {"moon": moon.word}))


def region_scored(state: TheWolvesState, tile: int, moon: Moon, done: Award, tell: Tell) -> None:
    points = [0] * state.players
    for claim, gained in zip(done.claims, done.points, strict=True):
        if claim.pack < state.players:
            points[claim.pack] = gained
    data = {
        "tile": HEX_NAMES[16 * tile][0],
        "moon": moon.word,
        "seats": [_seat(state, claim.pack) for claim in done.claims],
        "control": [claim.control for claim in done.claims],
        "alphas": [claim.alphas for claim in done.claims],
        "points": points,
        "taker": None if done.taker is None else _seat(state, done.taker),
        "result": _result(state, done),
    }
    tell(LooseEvent("region-scored", data))


def _seat(state: TheWolvesState, pack: int) -> int | None:
    return pack if pack < state.players else None


def _result(state: TheWolvesState, done: Award) -> str:
    if not done.claims:
        return "empty"
    if done.taker is None:
        return "shared"
    return "won" if done.taker < state.players else "neutral"


def ended(outcome: Outcome, tell: Tell) -> None:
    tell(LooseEvent("ended", {"winners": list(outcome.winners)}))
