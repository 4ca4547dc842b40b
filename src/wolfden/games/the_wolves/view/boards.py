"""One player board, remembered by all that is on it."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import NamedTuple

from ..model import (
    DENS_ON_A_TRACK,
    FIGURES,
    PREYS,
    TERRAIN_TILES,
    TERRAINS,
    TRACKS,
    VALUES,
    WOLVES,
    Moon,
    Track,
)
from ..pieces import token_under, wolves_on_map
from ..position import DEN_SLICE, TheWolvesPosition
from ..scoring import parts
from ..tiles import shown_by
from .structs import BoardView, ReserveView, ScoreView, StepView, TileFaceView, TrackView


class Board(NamedTuple):
    """All that is on a player board."""

    players: int
    seat: int
    habitat: int
    faces: int
    flipped: int
    """Terrain tiles that pay for the action which is half made."""
    dens: tuple[int, ...]
    lairs: int
    wolves: int
    caught: int
    action_tokens: int
    terrain_tokens: int
    taken: tuple[Moon, ...]
    halves: int
    wolves_on_map: int
    score: tuple[int, ...]
    """Its parts, in their order."""


def show_board(position: TheWolvesPosition, seat: int) -> BoardView:
    return show(
        Board(
            players=position.players,
            seat=seat,
            habitat=position.packs[seat],
            faces=position.faces[seat],
            flipped=position.flipped if seat == position.active else 0,
            dens=tuple(position.dens[DEN_SLICE[seat]]),
            lairs=position.lairs[seat],
            wolves=position.wolves[seat],
            caught=position.caught[seat],
            action_tokens=position.action_tokens[seat],
            terrain_tokens=position.terrain_tokens[seat],
            taken=position.taken[seat],
            halves=position.halves[seat],
            wolves_on_map=wolves_on_map(position, seat),
            score=tuple(parts(position, seat).values()),
        )
    )


@lru_cache(maxsize=1 << 11)
def show(board: Board) -> BoardView:
    figures, caught = FIGURES[board.players], board.caught
    tiles = [_tile(board, tile) for tile in range(TERRAIN_TILES)]
    tracks = [_track(board.players, track, board.dens[track]) for track in TRACKS]
    return BoardView(
        seat=board.seat,
        pack=TERRAINS[board.habitat].word,
        tiles=tuple(tiles),
        tracks=tuple(tracks),
        lairs=_reserve(board.lairs, figures.lair_points),
        wolves=_reserve(board.wolves, figures.wolf_points),
        wolves_left=tuple([wolf.word for wolf in WOLVES[board.wolves :]]),
        prey=_reserve(caught.bit_count(), figures.prey_points),
        prey_caught=tuple([kind.word for kind in PREYS if caught >> kind & 1]),
        action_tokens=board.action_tokens,
        terrain_tokens=board.terrain_tokens,
        moons=tuple([moon.word for moon in board.taken]),
        halves=board.halves,
        wolves_on_map=board.wolves_on_map,
        score=ScoreView(*(*board.score, sum(board.score))),
    )


def _tile(board: Board, tile: int) -> TileFaceView:
    shows = shown_by(board.habitat, board.faces, tile).word
    back = shown_by(board.habitat, ~board.faces, tile).word
    return TileFaceView(tile + 1, shows, back, bool(board.flipped >> tile & 1))


@cache
def _track(players: int, track: Track, dens: int) -> TrackView:
    steps = tuple(_step(players, track, n) for n in range(1, DENS_ON_A_TRACK + 1))
    return TrackView(
        track=track.word,
        dens=dens,
        value=VALUES[track][dens],
        points=FIGURES[players].track_points[dens],
        steps=steps,
        next=steps[dens] if dens < len(steps) else None,
    )


def _step(players: int, track: Track, dens: int) -> StepView:
    figures = FIGURES[players]
    token = token_under(players, track, dens)
    return StepView(VALUES[track][dens], token, figures.track_points[dens])


def _reserve(count: int, points: tuple[int, ...]) -> ReserveView:
    return ReserveView(count, points[count], points[1:])
