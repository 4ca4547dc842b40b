"""An arena: what was asked for, and the run that plays, keeps and goes on."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from ..bots import bot_of
from ..core import Spec, Value
from ..core.chance import Chance
from ..core.registry import spec_of
from .errors import BadArena
from .file import ResultsFile
from .local import processors, run_local
from .ratings import need_model
from .ray import run_ray
from .results import Failed, Header, Played, Result
from .schedule import Fixture, schedule
from .summary import Summary, summarize


@dataclass(frozen=True)
class Workers:
    """Where matches are played: in so many processes here, or on a Ray cluster."""

    count: int | None = None
    ray: str | None = None

    def run(self, header: Header, fixtures: Sequence[Fixture]) -> Iterator[Result]:
        if self.ray is not None:
            return run_ray(header, fixtures, self.ray, self.count)
        return run_local(header, fixtures, self.count or processors())


class Arena:
    """Bots, a game and a schedule; `played` and `failed` fill up while it runs."""

    def __init__(
        self,
        game: str,
        bots: Sequence[str],
        players: int,
        games: int,
        *,
        seed: int = 0,
        options: Mapping[str, Value] | None = None,
    ) -> None:
        self.spec: Spec = spec_of(game)
        self.header = Header(
            game=game,
            players=self.spec.check_players(players),
            bots=check_bots(bots),
            options=self.spec.check_options(players, options or {}),
            seed=check_seed(seed),
            rules_version=self.spec.rules_version,
        )
        if games < 1:
            raise BadArena("games", "an arena plays at least one match")
        self.fixtures = schedule(self.spec, players, self.header.bots, games, seed)
        self.played: dict[int, Played] = {}
        self.failed: dict[int, Failed] = {}
        self._summary: Summary | None = None

    def run(
        self,
        workers: Workers | None = None,
        file: Path | None = None,
        watch: Callable[[Result | None], None] = lambda result: None,
    ) -> Summary:
        """Play what is missing; with a file, what it holds is not played again.

        `watch` is called once when the file has been read, and with every result. Whatever
        interrupts this, the matches so far are in `played` and in the file.
        """
        workers = workers or Workers(count=1)
        if workers.count is not None and workers.count < 1:
            raise BadArena("workers", "an arena needs a worker")
        need_model()
        if file is None:
            self._play(workers, watch, lambda result: None)
            return self.summary()
        with ResultsFile(file, self.header) as results:
            wanted = {fixture.number for fixture in self.fixtures}
            self.played = {n: each for n, each in results.played.items() if n in wanted}
            try:
                self._play(workers, watch, results.keep)
            finally:
                results.keep(self.summary())
        return self.summary()

    def summary(self) -> Summary:
        """Of what was played so far."""
        if self._summary is None:
            played = self.played.values()
            self._summary = summarize(self.spec, self.header, played, len(self.failed))
        return self._summary

    def _play(
        self,
        workers: Workers,
        watch: Callable[[Result | None], None],
        keep: Callable[[Result], None],
    ) -> None:
        self._summary = None
        watch(None)
        missing = [each for each in self.fixtures if each.number not in self.played]
        for result in workers.run(self.header, missing):
            keep(result)
            self._summary = None
            if isinstance(result, Played):
                self.played[result.number] = result
            else:
                self.failed[result.number] = result
            watch(result)


def check_bots(bots: Sequence[str]) -> tuple[str, ...]:
    for bot in bots:
        bot_of(bot)
    if not bots or len(set(bots)) < len(bots):
        raise BadArena("bots", f"bots must be different: {', '.join(bots)}")
    return tuple(bots)


def check_seed(seed: int) -> int:
    Chance.from_seed(seed)
    return seed
