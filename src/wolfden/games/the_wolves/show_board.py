"""Makes the view of one player board."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .model import (
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
from .pieces import shown_by, wolves_on_map
from .scoring import parts
from .view import BoardView, ReserveView, ScoreView, StepView, TileFaceView, TrackView

if TYPE_CHECKING:
    from .state import TheWolvesState


def show_board(state: TheWolvesState, seat: int) -> BoardView:
    figures = FIGURES[state.players]
    caught: Any = tuple(kind.word for kind in Prey if state.caught[seat] >> kind & 1)
    left: Any = tuple(wolf.word for wolf in WOLVES[state.wolves[seat] :])
    moons: Any = tuple(moon.word for moon in state.taken[seat])
    pack: Any = Terrain(state.packs[seat]).word
    return BoardView(
        seat=seat,
        pack=pack,
        tiles=tuple(_tile(state, seat, tile) for tile in range(TERRAIN_TILES)),
        tracks=tuple(_track(state, seat, track) for track in TRACKS),
        lairs=_reserve(state.lairs[seat], figures.lair_points),
        wolves=_reserve(state.wolves[seat], figures.wolf_points),
        wolves_left=left,
        prey=_reserve(len(caught), figures.prey_points),
        prey_caught=caught,
        action_tokens=state.action_tokens[seat],
        terrain_tokens=state.terrain_tokens[seat],
        moons=moons,
        halves=state.halves[seat],
        wolves_on_map=wolves_on_map(state, seat),
        score=_score(state, seat),
    )


def _tile(state: TheWolvesState, seat: int, tile: int) -> TileFaceView:
    habitat, faces = state.packs[seat], state.faces[seat]
    shows: Any = shown_by(habitat, faces, tile).word
    back: Any = shown_by(habitat, ~faces, tile).word
    paid = seat == state.active and bool(state.flipped >> tile & 1)
    return TileFaceView(tile + 1, shows, back, paid)


def _track(state: TheWolvesState, seat: int, track: Track) -> TrackView:
    dens = state.dens[3 * seat + track]
    steps = tuple(_step(state.players, track, n) for n in range(1, DENS_ON_A_TRACK + 1))
    name: Any = track.word
    return TrackView(
        track=name,
        dens=dens,
        value=VALUES[track][dens],
        points=FIGURES[state.players].track_points[dens],
        steps=steps,
        next=steps[dens] if dens < len(steps) else None,
    )


def _step(players: int, track: Track, dens: int) -> StepView:
    figures = FIGURES[players]
    token: Any = figures.track_tokens[track][dens]
    return StepView(VALUES[track][dens], token, figures.track_points[dens])


def _reserve(count: int, points: tuple[int, ...]) -> ReserveView:
    return ReserveView(count, points[count], points[1:])


def _score(state: TheWolvesState, seat: int) -> ScoreView:
    made_of = parts(state, seat)
    return ScoreView(**made_of, total=sum(made_of.values()))
