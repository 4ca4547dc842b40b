"""One match of the arena, from its deal to what was found. Runs in workers."""

from __future__ import annotations

from time import perf_counter, thread_time

from ..bots import Memory, decide
from ..core import Action, AnyState, Chance, Event
from ..core.registry import spec_of
from .results import Failed, Header, Played, Result, Thought
from .schedule import Fixture, stream


class Player:
    """A bot in one seat of one match, with its own chance, memory and times."""

    def __init__(self, bot: str, chance: Chance) -> None:
        self.bot, self.chance, self.memory = bot, chance, Memory()
        self.decisions, self.wall, self.processor, self.slowest = 0, 0.0, 0.0, 0.0

    def watch(self, state: AnyState, events: list[Event]) -> None:
        self.memory.watch(state, events)

    def choose(self, state: AnyState, seat: int) -> Action:
        began, worked = perf_counter(), thread_time()
        action = decide(self.bot, state, seat, self.chance, self.memory)
        took = perf_counter() - began
        self.decisions += 1
        self.wall += took
        self.processor += thread_time() - worked
        self.slowest = max(self.slowest, took)
        return action


def play(header: Header, fixture: Fixture) -> Result:
    """The match; an error in a bot or a game is a result too and stops nothing else."""
    try:
        return _play(header, fixture)
    except Exception as error:
        return failed(fixture, error)


def failed(fixture: Fixture, error: BaseException) -> Failed:
    told = f"{type(error).__name__}: {error}"[:500]
    return Failed(fixture.number, fixture.deal, fixture.seed, fixture.seating, told)


def _play(header: Header, fixture: Fixture) -> Played:
    began = perf_counter()
    state = spec_of(header.game).new(header.players, fixture.seed, header.options)
    table = seat_players(fixture)
    statistics = state.spec.statistics(header.players)
    while to_act := state.to_act:
        seat = to_act[0]
        action = table[seat].choose(state, seat)
        events: list[Event] = []
        state.play(seat, action, events.append)
        statistics.watch(state, seat, action, events)
        for watcher, player in enumerate(table):
            player.watch(state, [event for event in events if event.visible_to(watcher)])
    outcome = state.outcome
    assert outcome is not None
    return Played(
        fixture.number, fixture.deal, fixture.seed, fixture.seating,
        outcome.places, outcome.scores, outcome.parts, outcome.reason,
        decisions=sum(player.decisions for player in table),
        seconds=perf_counter() - began,
        thought=thoughts(table),
        statistics=statistics.found(state),
    )  # fmt: skip


def seat_players(fixture: Fixture) -> list[Player]:
    """Each with a chance that depends on nothing but the deal, the seating and the seat."""
    seating = ",".join(fixture.seating)
    return [
        Player(bot, stream("seat", fixture.seed, seating, seat))
        for seat, bot in enumerate(fixture.seating)
    ]


def thoughts(table: list[Player]) -> dict[str, Thought]:
    found: dict[str, Thought] = {}
    for player in table:
        so_far = found.get(player.bot, Thought())
        found[player.bot] = Thought(
            so_far.decisions + player.decisions,
            so_far.wall + player.wall,
            so_far.processor + player.processor,
            max(so_far.slowest, player.slowest),
        )
    return found
