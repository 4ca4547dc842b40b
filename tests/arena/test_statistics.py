"""What games count: true to the match, and told in every language."""

from __future__ import annotations

from collections import defaultdict
from functools import cache

import pytest

import wolfden
from wolfden.arena import Arena, Played
from wolfden.arena.words import Words
from wolfden.core.statistics import Counts, Rates, SeatCounts
from wolfden.texts import LANGUAGES, has

pytestmark = pytest.mark.xdist_group("arena-statistics")
GAMES = [spec.id for spec in wolfden.games()]


@cache
def matches(game: str) -> tuple[Played, ...]:
    found: list[Played] = []
    for players in wolfden.spec_of(game).players:
        for bots in (("greedy",), ("random",)):
            options = {"days": 1} if game == "jagdfieber" else {}
            arena = Arena(game, bots, players, 2, seed=players, options=options)
            arena.run()
            found += arena.played.values()
    return tuple(found)


def words_by_noun(game: str) -> dict[str, set[str]]:
    found: dict[str, set[str]] = defaultdict(set)
    for match in matches(game):
        for figure in match.statistics.values():
            match figure:
                case Counts():
                    found[figure.noun] |= set(figure.counts)
                case SeatCounts():
                    found[figure.noun] |= {word for seat in figure.counts for word in seat}
                case Rates():
                    found[figure.noun] |= set(figure.rates)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_game_counts_something(game):
    assert all(len(match.statistics) >= 4 for match in matches(game))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_figure_has_a_title_and_every_word_a_label_of_its_own(game, lang):
    for match in matches(game):
        for name in match.statistics:
            assert has(lang, f"{game}-statistics-{name}"), name
    for noun, found in words_by_noun(game).items():
        labels = {Words(lang, game).label(noun, word) for word in found}
        assert len(labels) == len(found), (noun, labels)
        assert not noun or has(lang, f"{game}-{noun}")


@pytest.mark.parametrize("game", GAMES)
def test_figures_by_seat_have_one_for_each_seat(game):
    for match in matches(game):
        for figure in match.statistics.values():
            if isinstance(figure, SeatCounts):
                assert len(figure.counts) == len(match.seating)
            if isinstance(figure, Rates):
                assert all(0 <= part <= whole for part, whole in figure.rates.values())


@pytest.mark.parametrize("game", ["jagdfieber", "the-wolves", "wolfsspuren"])
def test_points_by_source_add_up_to_the_score(game):
    for match in matches(game):
        points = match.statistics["points"]
        assert tuple(sum(seat.values()) for seat in points.counts) == match.scores


def test_jagdfieber_counts_a_card_for_every_decision():
    for match in matches("jagdfieber"):
        cards = match.statistics["cards"].counts
        assert sum(sum(seat.values()) for seat in cards) == match.decisions


def test_the_wolves_score_every_region_and_fill_the_calendar():
    for match in matches("the-wolves"):
        regions, margins = (match.statistics[name].counts for name in ("regions", "margins"))
        assert sum(margins.values()) == sum(regions.values()) - regions.get("empty", 0)
        assert sum(match.statistics["calendar"].counts.values()) > 0


def test_wolf_and_hound_names_the_winner_and_who_took_the_sheep():
    for match in matches("wolf-and-hound"):
        (winner,) = match.statistics["won"].counts
        assert match.places[("blue", "yellow").index(winner)] == 1
        sheep, lost = (match.statistics[name].counts for name in ("sheep", "lost"))
        assert sum(lost.values()) == sheep.get("blue-lost", 0) + sheep.get("yellow-lost", 0)


def test_wolfsspuren_hunts_at_most_once_a_year():
    for match in matches("wolfsspuren"):
        tried = sum(whole for _, whole in match.statistics["hunts"].rates.values())
        assert 0 < tried <= match.statistics["years"].value
