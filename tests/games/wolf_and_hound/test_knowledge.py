"""Who knows what: hands, the draw pile, ghost piles, and what is dealt anew."""

from __future__ import annotations

from collections import Counter

from wolfden.core import Chance
from wolfden.games.wolf_and_hound.knowledge import unseen_counts
from wolfden.games.wolf_and_hound.model import cards_in, kind_of

from .table import Table, kind


def redeals(table: Table, seat: int | None, count: int = 300):
    return [table.state.redeal(seat, Chance.from_seed(seed)) for seed in range(count)]


def test_a_hand_is_hidden_from_everyone_the_partner_too():
    table = Table("wolf-01 at 1")
    for viewer in (0, 1, 3, None):
        assert table.state.view(viewer).pastures[2].cards is None
    assert len(table.state.view(2).pastures[2].cards) == 4


def test_ones_own_hand_stays_when_the_rest_is_dealt_anew():
    table = Table("wolf-01 at 1")
    hands = [state.hands for state in redeals(table, 2)]
    assert {hand[2] for hand in hands} == {table.state.hands[2]}
    assert all(len({hand[place] for hand in hands}) > 20 for place in (0, 1, 3))


def test_a_spectator_knows_no_hand():
    assert len({state.hands[0] for state in redeals(Table("wolf-01 at 1"), None)}) > 20


def test_a_redeal_makes_every_unseen_card_equally_likely_to_be_on_top():
    table = Table("wolf-01 at 1")
    tops = Counter(state.pile[-1] for state in redeals(table, 0, 4000))
    counts = unseen_counts(table.state, 0)
    total = sum(counts)
    for each, count in enumerate(counts):
        assert abs(tops[each] / 4000 - count / total) < 0.035


def test_a_redeal_keeps_every_card_of_the_deck():
    table = Table("wolf-01 at 1", players=2, **{"meat-and-bone": True})
    for state in redeals(table, 1, 20):
        cards = [card for hand in state.hands for card in cards_in(hand)]
        cards += [kind_of(card) for pile in state.ghosts for card in pile] + list(state.pile)
        assert Counter(cards) == Counter(
            {each: count for each, count in enumerate(state.table.deck) if count}
        )


class TestShownHand:
    def shown(self) -> Table:
        table = Table("sheep-02 at 3, wolf-01 at 1").hold("black-3 black-3 white-3 white-3", 3)
        return table.start_turn_of(3)

    def test_everyone_remembers_it(self):
        table = self.shown()
        for viewer in (0, 1, 3, None):
            shown = table.state.view(viewer).pastures[2].shown
            assert shown == ("black-3", "black-3", "white-3", "white-3")
        assert {state.hands[2] for state in redeals(table, 0, 20)} == {table.state.hands[2]}

    def test_until_the_cards_are_played(self):
        table = self.shown()
        state = table.state
        state.active, state.no_threes = 2, False
        table.do("play black-3")
        assert table.state.view(0).pastures[2].shown == ("black-3", "white-3", "white-3")
        drawn = {
            Counter(cards_in(each.hands[2])).most_common(1)[0] for each in redeals(table, 0, 40)
        }
        assert len(drawn) > 1, "the card drawn since is not known"

    def test_a_card_drawn_later_and_played_leaves_the_shown_ones_known(self):
        table = self.shown()
        table.state.active, table.state.no_threes = 2, False
        table.draw_pile("white-1 white-2").do("play black-3")
        table.state.active = 2
        table.state.awaiting = 0
        table.do("play white-1")
        assert table.state.view(0).pastures[2].shown == ("black-3", "white-3", "white-3")


class TestGhostPile:
    def pile(self) -> Table:
        table = Table("wolf-01 at 1", players=3).draw_pile("black-1 white-1")
        return table.ghost_pile(4, "white-4 black-4 white-2 black-2").start_turn_of(4)

    def test_nobody_knows_it_not_even_its_partner(self):
        piles = {state.ghosts[3] for state in redeals(Table("wolf-01 at 1", players=3), 1)}
        assert len(piles) > 100

    def test_the_card_turned_up_is_known(self):
        states = redeals(self.pile(), 0, 20)
        assert {state.turned_up for state in states} == {kind("black-1")}

    def test_a_card_put_under_it_keeps_its_place(self):
        table = self.pile().do("exchange")
        tops = set()
        for state in redeals(table, 0, 60):
            assert kind_of(state.ghosts[3][3]) == kind("black-1")
            tops.add(state.ghosts[3][0])
        assert len(tops) > 2


def test_unseen_cards_are_counted_for_each_viewer():
    table = Table("wolf-01 at 1").hold("black-1 black-1 white-4 white-4").do("play white-4")
    mine = {each.card: each.count for each in table.state.view(None).unseen}
    assert mine["white-4"] == 3
    assert sum(mine.values()) == 31
    assert sum(each.count for each in table.state.view(1).unseen) == 27
