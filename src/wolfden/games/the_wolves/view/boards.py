"""One player board."""

from __future__ import annotations

from ..model import (
    DENS_ON_A_TRACK,
    FIGURES,
    TERRAIN_TILES,
    TRACKS,
    VALUES,
    WOLVES,
    Prey,
    Terrain,
    Track,
)
from ..pieces import token_under, wolves_on_map
from ..position import DEN_TRACK, TheWolvesPosition
from ..scoring import parts
from ..tiles import shown_by
from .structs import BoardView, ReserveView, ScoreView, StepView, TileFaceView, TrackView


def show_board(position: TheWolvesPosition, seat: int) -> BoardView:
    figures = FIGURES[position.players]
    caught = tuple(kind.word for kind in Prey if position.caught[seat] >> kind & 1)
    left = tuple(wolf.word for wolf in WOLVES[position.wolves[seat] :])
    moons = tuple(moon.word for moon in position.taken[seat])
    return BoardView(
        seat=seat,
        pack=Terrain(position.packs[seat]).word,
        tiles=tuple(_tile(position, seat, tile) for tile in range(TERRAIN_TILES)),
        tracks=tuple(_track(position, seat, track) for track in TRACKS),
        lairs=_reserve(position.lairs[seat], figures.lair_points),
        wolves=_reserve(position.wolves[seat], figures.wolf_points),
        wolves_left=left,
        prey=_reserve(len(caught), figures.prey_points),
        prey_caught=caught,
        action_tokens=position.action_tokens[seat],
        terrain_tokens=position.terrain_tokens[seat],
        moons=moons,
        halves=position.halves[seat],
        wolves_on_map=wolves_on_map(position, seat),
        score=_score(position, seat),
    )


def _tile(position: TheWolvesPosition, seat: int, tile: int) -> TileFaceView:
    habitat, faces = position.packs[seat], position.faces[seat]
    shows = shown_by(habitat, faces, tile).word
    back = shown_by(habitat, ~faces, tile).word
    paid = seat == position.active and bool(position.flipped >> tile & 1)
    return TileFaceView(tile + 1, shows, back, paid)


def _track(position: TheWolvesPosition, seat: int, track: Track) -> TrackView:
    dens = position.dens[DEN_TRACK[seat][track]]
    steps = tuple(_step(position.players, track, n) for n in range(1, DENS_ON_A_TRACK + 1))
    return TrackView(
        track=track.word,
        dens=dens,
        value=VALUES[track][dens],
        points=FIGURES[position.players].track_points[dens],
        steps=steps,
        next=steps[dens] if dens < len(steps) else None,
    )


def _step(players: int, track: Track, dens: int) -> StepView:
    figures = FIGURES[players]
    token = token_under(players, track, dens)
    return StepView(VALUES[track][dens], token, figures.track_points[dens])


def _reserve(count: int, points: tuple[int, ...]) -> ReserveView:
    return ReserveView(count, points[count], points[1:])


def _score(position: TheWolvesPosition, seat: int) -> ScoreView:
    made_of = parts(position, seat)
    return ScoreView(**made_of, total=sum(made_of.values()))
