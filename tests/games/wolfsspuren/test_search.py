"""What the search asks of Wolfsspuren: guesses, priors, a year played on and its prospects."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

import wolfden
from wolfden.bots import Memory, bot_of, decide
from wolfden.bots.budget import Budget
from wolfden.bots.luck import Luck
from wolfden.bots.search import Thought
from wolfden.core import Chance
from wolfden.games.wolfsspuren.actions import READY
from wolfden.games.wolfsspuren.model import CELL, OWNERS, PHASE_AT, Phase, Stage
from wolfden.games.wolfsspuren.state import WolfsspurenState
from wolfden.games.wolfsspuren.tactics.completion import complete
from wolfden.games.wolfsspuren.tactics.evaluation import CONSOLATION
from wolfden.games.wolfsspuren.tactics.planner import SELFISH, plan_year

from .table import Table

TACTICS = wolfden.spec_of("wolfsspuren").tactics


def positions(seed: int, players: int = 4, **options: bool) -> Iterator[WolfsspurenState]:
    """Every position of a match of greedy players, one of them choosing at random now and then."""
    state = wolfden.new("wolfsspuren", players=players, seed=seed, **options)
    chance = Chance.from_seed(seed)
    while state.to_act:
        yield state
        seat = state.to_act[-1]
        level = "greedy" if seat or chance.below(6) else "random"
        state.play(seat, decide(level, state, seat, chance))


def every_stage(seed: int, **options: bool) -> list[WolfsspurenState]:
    """A few positions of each kind of decision."""
    found: dict[int, list[WolfsspurenState]] = {}
    for state in positions(seed, **options):
        kept = found.setdefault(state.stage, [])
        if state.year > 1 and len(kept) < 6:
            kept.append(state.copy())
    return [state for kept in found.values() for state in kept]


def known(state: WolfsspurenState, seat: int) -> object:
    """The seat's view, without who has already chosen: a guess may be a moment later."""
    view = msgspec.to_builtins(state.view(seat))
    for player in view["players"]:
        del player["owes"], player["decided"]
    if view["fight"]:
        for side in ("attacker", "defender"):
            del view["fight"][side]["chosen"]
    return view


def test_priors_are_shares_of_the_legal_actions():
    for state in every_stage(2, joining=True, lifespan=True) + every_stage(5):
        for seat in state.to_act:
            priors = TACTICS.priors(
                state.redeal(seat, Chance.from_seed(1)), seat, Chance.from_seed(2)
            )
            assert len(priors) == len(state.legal(seat))
            assert min(priors) >= 0
            assert sum(priors) == pytest.approx(1)


def test_priors_never_take_a_token_back_and_end_with_ready():
    state = next(each for each in positions(4) if each.stage == Stage.PLAN and each.year == 3)
    seat, chance = state.to_act[0], Chance.from_seed(1)
    while seat in state.to_act:
        legal = state.legal(seat)
        likely = dict(zip(legal, TACTICS.priors(state, seat, chance), strict=True))
        best = max(likely, key=likely.__getitem__)
        assert all(action.verb == "place" or action is READY for action in legal if likely[action])
        state.play(seat, best)


def test_a_guess_keeps_what_the_seat_knows():
    for state in every_stage(3, joining=True) + every_stage(6):
        for seat in range(state.players):
            guess = TACTICS.determinise(state, seat, Chance.from_seed(8))
            assert known(guess, seat) == known(state, seat)


def test_a_guess_does_not_depend_on_what_is_hidden():
    for state in every_stage(3, joining=True, lifespan=True):
        for seat in range(state.players):
            other = state.redeal(seat, Chance.from_seed(11))
            guess = TACTICS.determinise(state, seat, Chance.from_seed(8))
            assert guess == TACTICS.determinise(other, seat, Chance.from_seed(8))


def test_others_are_thought_to_plan_sensibly_after_the_tokens_they_have_shown():
    state = next(each for each in positions(9) if each.phase == Phase.LONE_HUNT and each.year > 1)
    guess = TACTICS.determinise(state, 0, Chance.from_seed(1))
    for wolf in state.pack:
        shown = slice(CELL[wolf][0], CELL[wolf][Phase.PACK_HUNT])
        assert guess.plan[shown] == state.plan[shown]
    for seat in range(4):
        tokens = [token for token in guess.own_plan(seat) if token]
        assert len(set(tokens)) == len(tokens)
    hunters = [wolf for wolf in guess.pack if guess.plan[CELL[wolf][Phase.PACK_HUNT]]]
    assert len(hunters) == len(guess.pack)


def test_the_rest_of_a_plan_respects_what_lies_there():
    state = next(each for each in positions(4) if each.stage == Stage.PLAN and each.year == 2)
    seat = state.to_act[0]
    wolf = next(each for each in state.pack if OWNERS[each] == seat)
    cell = CELL[wolf][Phase.PACK_HUNT]
    assert plan_year(state, seat)[cell] != 15
    state.plan[cell] = 15
    complete(state, seat, SELFISH, None)
    own = [token for token in state.own_plan(seat) if token]
    assert state.plan[cell] == 15
    assert len(own) > 2
    assert len(set(own)) == len(own)


class TestOverlooking:
    def plans(self, overlooks):
        for state in positions(4):
            if state.stage == Stage.PLAN:
                seat = state.to_act[0]
                yield plan_year(state, seat), plan_year(state, seat, SELFISH, overlooks)

    def test_hunts_are_never_overlooked(self):
        for whole, seen in self.plans(overlooks=1.0):
            hunts = {cell: token for cell, token in whole.items()
                     if PHASE_AT[cell] in (Phase.LONE_HUNT, Phase.PACK_HUNT)}  # fmt: skip
            assert seen == hunts

    def test_whoever_overlooks_more_places_fewer_tokens(self):
        def placed(overlooks):
            return sum(len(seen) for _, seen in self.plans(overlooks))

        assert placed(0.0) > placed(0.2) > placed(0.75) > placed(1.0)

    def test_what_was_overlooked_stays_so_until_the_plan_is_made(self):
        state = next(each for each in positions(4) if each.stage == Stage.PLAN and each.year == 2)
        seat = state.to_act[0]
        plan = plan_year(state, seat, SELFISH, 0.75)
        for cell, token in plan.items():
            state.plan[cell] = token
            assert plan_year(state, seat, SELFISH, 0.75) == plan


def test_playing_on_stops_when_the_year_is_marked():
    for state in every_stage(2, joining=True):
        years = len(state.sheet)
        played = TACTICS.determinise(state, state.to_act[0], Chance.from_seed(3))
        TACTICS.play_on(played, Chance.from_seed(4))
        assert (
            played.reason
            or (len(played.sheet), played.year) == (years + 1, state.year + 1)
            or (state.stage == Stage.DEPART and len(played.sheet) == years)
        )
        assert all(0 <= each <= 1 for each in TACTICS.evaluate(played))


def test_nobody_gains_by_a_pack_that_dies_out():
    table = Table(4, females="blue-a", males="green-a")
    table.state.sheet = (((9, 0, 0, 0, 0), *((0, 0, 0, 0, 0),) * 3),)
    table.state.reason, table.state.owing = "died-out", 0
    assert TACTICS.evaluate(table.state)[0] == pytest.approx(CONSOLATION)
    table.state.reason = "target-reached"
    assert TACTICS.evaluate(table.state)[0] == 1


def test_a_weak_pack_is_worse_for_all():
    strong = Table(4, females="blue-a yellow-a", males="green-a black-a").state
    weak = Table(
        4, females="blue-a yellow-a", males="green-a black-a",
        strength={"blue-a": 2, "yellow-a": 2, "green-a": 2, "black-a": 2},
    ).state  # fmt: skip
    assert max(TACTICS.evaluate(weak)) < min(TACTICS.evaluate(strong))


def test_a_search_repeats_itself():
    state = next(each for each in positions(4) if each.stage == Stage.PLAN and each.year == 2)
    seat = state.to_act[0]
    assert len({decide("alpha@40", state, seat, Chance.from_seed(9)).id for _ in range(3)}) == 1


def test_a_search_finishes_its_plan_without_taking_tokens_back():
    state = next(each for each in positions(4) if each.stage == Stage.PLAN and each.year == 3)
    seat, chance, memory = state.to_act[0], Chance.from_seed(2), Memory()
    verbs = []
    while seat in state.to_act and state.stage == Stage.PLAN:
        action = bot_of("alpha@40").choose(state.redeal(seat, chance), seat, chance, memory)
        verbs.append(action.verb)
        state.play(seat, action)
    assert verbs == ["place"] * (len(verbs) - 1) + ["ready"]


def test_a_search_finds_the_desperate_attack_that_greedy_shuns():
    """In the last year green has nothing to lose: second it is anyway, first if it wins."""
    table = Table(3, females="blue-a", males="black-a green-a")
    table.state.sheet = (((36, 0, 0, 0, 0), (0, 0, 0, 0, 0), (38, 0, 0, 0, 0)),)
    table.begin("rank-fights", {"black-a": 8, "green-a": 5})
    assert decide("greedy", table.state, 0, Chance.from_seed(1)).text == "refrain"
    assert decide("alpha@100", table.state, 0, Chance.from_seed(1)).text == "attack black-a"


def test_what_leaves_no_choice_takes_no_thought():
    """The first token of a plan is for the lone hunt, and priors know no other."""
    state = next(each for each in positions(4) if each.stage == Stage.PLAN and each.year == 2)
    seat = state.to_act[0]
    thought = Thought(state, seat, Luck(Chance.from_seed(1)), Memory())
    thought.think(Budget(iterations=500))
    assert thought.root.visits == 1
    assert thought.best(0.0).action.fields["phase"] == "lone-hunt"


def test_a_search_follows_a_plan_but_not_what_comes_after_it():
    state = next(each for each in positions(4) if each.stage == Stage.PLAN and each.year == 2)
    later = next(each for each in positions(4) if each.stage == Stage.ATTACK and each.year == 2)
    assert TACTICS.within_horizon(state, state)
    assert not TACTICS.within_horizon(state, later)
