"""The optional rules of Wolfsspuren in the browser: joining by consent, what the others show."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from wolfden.games.wolfsspuren.model import CELL, NOBODY, OWNERS, Phase, Stage
from wolfden.games.wolfsspuren.model import NAMES as WOLVES
from wolfden.games.wolfsspuren.state import WolfsspurenState

from .pack_page import PackPage
from .stored import NAMES, store, tokens_of
from .table import choose_players
from .test_accessibility import SIZES, check

Arrive = Callable[..., Page]
Lay = Callable[..., list[PackPage]]


@pytest.fixture
def lay(person: Arrive, database: Path, address: str) -> Lay:
    """People who sit at a table in the middle of a match, one page each, by seat."""

    def arrive(
        reached: Callable[[WolfsspurenState], bool],
        players: int = 3,
        seats: int | None = None,
        **given: Any,
    ) -> list[PackPage]:
        preferences = {
            name: given.pop(name) for name in ("viewport", "color_scheme") if name in given
        }
        match = store(database, "wolfsspuren", players, given, reached)
        pages = []
        for token in tokens_of(players)[:seats]:
            page = person(**preferences)
            page.goto(f"/m/{match}#seat={token}")
            pages.append(PackPage(page))
        return pages

    return arrive


def asks(state: WolfsspurenState) -> bool:
    return state.stage is Stage.ASK


def parted(pages: list[PackPage]) -> tuple[int, PackPage, list[PackPage]]:
    """Whose turn it is to ask, and the others."""
    for page in pages:
        expect(page.desk).to_have_class(re.compile(r"\bask\b"))
    seat = next(seat for seat, page in enumerate(pages) if page.stage() == "ask")
    return seat, pages[seat], [page for page in pages if page is not pages[seat]]


def ask(asker: PackPage) -> None:
    asker.desk.locator(".choice button").first.click()


def test_a_player_without_a_wolf_asks_and_joins_when_all_agree(lay: Lay) -> None:
    seat, asker, others = parted(lay(asks, joining=True))
    expect(asker.page.get_by_text("Ask to join the pack?")).to_be_visible()
    for other in others:
        expect(other.page.get_by_text(f"Waiting for {NAMES[seat]}")).to_be_visible()
        expect(other.desk).to_contain_text(f"{NAMES[seat]} has no wolf in the pack")
    ask(asker)
    expect(asker.page.get_by_text(re.compile("Waiting for .* and "))).to_be_visible()
    first, second = others
    expect(asker.desk).to_contain_text("You ask whether")
    for other in others:
        expect(other.page.get_by_text("May this wolf join?")).to_be_visible()
        expect(other.desk).to_contain_text(f"{NAMES[seat]} asks whether")
    first.desk.get_by_role("button", name="Let it join").click()
    expect(first.desk.get_by_role("button", name="Let it join")).to_have_attribute(
        "aria-pressed", "true"
    )
    assert second.desk.locator("[aria-pressed=true]").count() == 0, "answers are sealed"
    second.desk.get_by_role("button", name="Let it join").click()
    for page in (asker, *others):
        expect(page.log).to_contain_text("joins the pack")
    asker.until(lambda: asker.stage() == "plan")
    assert asker.cells.count() >= 4, "the newcomer is planned for at once"


def test_one_refusal_keeps_the_wolf_out_and_an_answer_can_be_changed(lay: Lay) -> None:
    _, asker, (first, second) = parted(lay(asks, joining=True))
    ask(asker)
    agree = first.desk.get_by_role("button", name="Let it join")
    agree.click()
    expect(agree).to_have_attribute("aria-pressed", "true")
    refuse = first.desk.get_by_role("button", name="Refuse")
    refuse.click()
    expect(refuse).to_have_attribute("aria-pressed", "true")
    second.desk.get_by_role("button", name="Let it join").click()
    for page in (asker, first, second):
        expect(page.log).to_contain_text("Not all agree")
    expect(asker.desk).to_contain_text("You have no wolf in the pack")
    assert asker.cells.count() == 0


def test_one_need_not_ask(lay: Lay) -> None:
    seat, asker, (other, _) = parted(lay(asks, joining=True))
    asker.desk.get_by_role("button", name="Not this year").click()
    expect(other.log).to_contain_text(f"{NAMES[seat]} does not ask to join")


@pytest.mark.parametrize(("size", "theme"), [("phone", "dark"), ("desk", "light")])
def test_axe_finds_nothing_while_somebody_asks(lay: Lay, size: str, theme: str) -> None:
    width, height = SIZES[size]
    looks = {"viewport": {"width": width, "height": height}, "color_scheme": theme}
    _, asker, (other, _) = parted(lay(asks, joining=True, **looks))
    check(asker.page)
    ask(asker)
    expect(other.page.get_by_text("May this wolf join?")).to_be_visible()
    check(other.page)


def test_with_lifespan_a_token_that_costs_too_much_is_refused_while_planning(lay: Lay) -> None:
    def weak(state: WolfsspurenState) -> bool:
        own = [wolf for wolf in state.pack if OWNERS[wolf] == 0]
        return state.stage is Stage.PLAN and [state.strength[wolf] < 8 for wolf in own] == [True]

    (ada,) = lay(weak, players=4, seats=1, lifespan=True)
    said = ada.page.get_by_text("With lifespan, a wolf’s spirals must stay below its strength.")
    ada.until(lambda: ada.stage() == "plan")
    for token, cell in zip((15, 14, 13, 12), range(ada.cells.count()), strict=False):
        ada.cells.nth(cell).click()
        ada.page.locator(".tray").get_by_role("button", name=f"Token {token}").click()
        ada.page.wait_for_timeout(150)
    expect(said.first).to_be_visible()
    expect(ada.desk.locator("button.cell", has_text="empty").first).to_be_visible()
    ada.ready.click()
    expect(ada.page.get_by_role("button", name="Change my plan")).to_be_visible()


def test_with_strength_first_the_stronger_of_equal_tokens_hunts_first(lay: Lay) -> None:
    shown: list[str] = []

    def matters(state: WolfsspurenState) -> bool:
        turns = state.turns[Phase.LONE_HUNT]
        tokens = [state.plan[CELL[wolf][Phase.LONE_HUNT]] for wolf in turns]
        strengths = [state.strength[wolf] for wolf in turns]
        weaker_is_higher = any(
            token == after and weak < strong and state.pack.index(low) > state.pack.index(high)
            for token, after, strong, weak, low, high in zip(
                tokens, tokens[1:], strengths, strengths[1:], turns, turns[1:], strict=False
            )
        )
        shown[:] = [WOLVES[wolf] for wolf in turns]
        return state.stage is Stage.CATCH and weaker_is_higher

    (ada,) = lay(matters, players=4, seats=1, strength_first=True)
    order = ada.desk.get_by_label("Tokens in the order of action").get_by_role("listitem")
    expect(order).to_have_count(len(shown))
    named = [wolf.replace("-", " ").title() for wolf in shown]
    assert [name.split(":")[0] for name in order.all_inner_texts()] == named


def test_a_lasting_omega_stays_in_its_place_after_the_hunt(lay: Lay) -> None:
    def stays(state: WolfsspurenState) -> bool:
        return state.stage is Stage.RELEASE and state.omega != NOBODY

    (ada,) = lay(stays, players=4, seats=1, lasting_omega=True)
    expect(ada.page.locator(".pack").get_by_text("Omega", exact=True)).to_be_visible()
    expect(
        ada.page.get_by_text("Waiting for").or_(ada.page.get_by_text("Give up one"))
    ).to_be_visible()


def test_the_target_follows_the_number_of_players_until_one_is_chosen(person: Arrive) -> None:
    page = person()
    page.goto("/new/wolfsspuren")
    target = page.get_by_role("spinbutton", name="Target")
    for players, usual, least in ((3, 40, 40), (4, 50, 40), (5, 55, 40), (6, 60, 60)):
        choose_players(page, players)
        expect(target).to_have_value(str(usual))
        expect(target).to_have_attribute("min", str(least))
        expect(page.locator("form")).to_contain_text(
            f"With {players} players {usual} points are usual; at least {least}."
        )
    choose_players(page, 4)
    target.fill("45")
    target.blur()
    choose_players(page, 3)
    expect(target).to_have_value("45")
    choose_players(page, 6)
    expect(target).to_have_value("60")


def test_a_seat_has_the_sign_of_the_colour_it_chose_from_the_set_up_on(person: Arrive) -> None:
    """What cannot be had stands there and says why; mark and paint are the same at the table."""
    table = PackPage(person())
    page = table.page
    sign = "(path) => [getComputedStyle(path).stroke, path.getAttribute('d')]"
    page.goto("/new/wolfsspuren")
    choose_players(page, 3)
    for place, colour in ((1, "green"), (2, "orange")):
        page.get_by_role("listitem").nth(place).get_by_role("radio").nth(3).check(force=True)
        theirs = page.get_by_role("group", name=f"Your colour: Seat {place + 1}")
        theirs.locator(f"input[value={colour}]").check(force=True)
    mine = page.get_by_role("group", name="Your colour", exact=True)
    expect(mine.locator("input:disabled")).to_have_count(3)
    expect(mine).to_contain_text("Green taken")
    expect(mine).to_contain_text("With 3 players at most 2 may have two males and a female.")
    mine.locator("input[value=grey]").check(force=True)
    for place in (1, 2):
        page.get_by_role("listitem").nth(place).get_by_role("radio").nth(2).check(force=True)
    there = page.locator("ol li svg path").first.evaluate(sign)
    page.locator("form button.primary").click()
    table.until(lambda: table.stage() == "pick")
    assert page.locator(".players svg path").first.evaluate(sign) == there
    expect(table.desk).to_contain_text("Grey A")
