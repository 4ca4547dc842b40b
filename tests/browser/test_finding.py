"""Strangers find each other in a real browser, and people who share a device pass it on."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.server.conftest import quick, served
from wolfden.server.settings import STATIC

from .table import MATCH, TablePage
from .test_accessibility import check_everywhere

Person = Callable[..., Page]
LIFT = re.compile("^I am ")
SIGNS_WHOLE = """() => [...document.querySelectorAll(".plate .team")].every(
  (team) => team.scrollWidth <= team.clientWidth)"""


def lay(page: Page, *kinds: str, game: str = "jagdfieber") -> None:
    """Set up a table: me first, then friends, bots or people who are here too, by their names."""
    page.goto(f"/new/{game}")
    page.get_by_role("radio", name=str(len(kinds) + 1), exact=True).check(force=True)
    for place, kind in enumerate(kinds, start=1):
        seat = page.get_by_role("listitem").nth(place)
        named = kind not in ("Friend", "Bot")
        seat.get_by_role("radio", name="Here" if named else kind).check(force=True)
        if named:
            seat.get_by_role("textbox").fill(kind)


def test_a_stranger_finds_an_open_table(person: Person) -> None:
    ada, ben = person(), person(locale="de")
    lay(ada, "Friend", "Bot")
    ada.get_by_label("Your name").fill("Ada")
    ada.get_by_label("Listed for everyone").check()
    ada.get_by_role("radio", name="French").check(force=True)
    ada.get_by_role("button", name="Create the table").click()
    ada.wait_for_url(MATCH)
    ben.goto("/")
    row = (
        ben.get_by_role("region", name="Offene Tische")
        .get_by_role("listitem")
        .filter(has_text="Ada")
    )
    expect(row).to_contain_text("ein Platz frei")
    expect(row).to_contain_text("Französisch")
    check_everywhere(ben)
    check_everywhere(ada)
    ada.get_by_label("Listed for everyone").uncheck()
    expect(row).to_have_count(0)
    ada.get_by_label("Listed for everyone").check()
    row.get_by_role("button", name="Bei Ada mitspielen: Jagdfieber").click()
    ben.wait_for_url(MATCH)
    expect(ben.locator("section.hand")).to_be_visible()
    expect(ada.locator("section.hand")).to_be_visible()


@pytest.fixture
def quiet(tmp_path: Path) -> Iterator[str]:
    """A server at which nobody else waits for company."""
    if not (STATIC / "index.html").is_file():
        pytest.skip("the front end is not built")
    with served(quick(tmp_path / "wolfden.db")) as address:
        yield address


def test_two_who_look_for_a_table_meet_and_start_with_a_bot(quiet: str, person: Person) -> None:
    ada, ben = person(base_url=quiet), person(base_url=quiet)
    for page, name, first in (
        (ada, "Ada", "The games that live here"),
        (ben, "Ben", "Open tables"),
    ):
        page.clock.install()
        page.goto("/")
        expect(page.locator("main h2").first).to_have_text(first)
        page.get_by_label("Your name").fill(name)
        page.get_by_role("combobox", name="Game").select_option("jagdfieber")
        page.get_by_role("button", name="Find me a table").click()
        page.wait_for_url(MATCH)
    assert ada.url == ben.url
    expect(ada.get_by_text("Ben", exact=True)).to_be_visible()
    expect(ben.get_by_text("We are looking for others.")).to_be_visible()
    start = ben.get_by_role("button", name="Start with bots")
    expect(start).to_have_count(0)
    ben.clock.run_for(31_000)
    check_everywhere(ben)
    start.click()
    for page in (ada, ben):
        expect(page.locator("section.hand")).to_be_visible()


def test_people_who_share_a_device_play_a_day_behind_a_curtain(person: Person) -> None:
    page = person()
    table = TablePage(page)
    lay(page, "Ben", "Bot")
    page.get_by_label("Your name").fill("Ada")
    page.locator("form select.number").select_option("1")
    page.get_by_role("button", name="Start the match").click()
    page.wait_for_url(MATCH)
    lifted: list[str] = []

    def step() -> bool:
        lift = page.get_by_role("button", name=LIFT)
        if lift.count():
            assert page.locator("section.hand, .card, [role=log]").count() == 0
            if not lifted:
                check_everywhere(page)
            lifted.append(lift.inner_text())
            if len(lifted) == 3:
                page.reload()
                expect(lift).to_be_visible()
                assert page.locator("section.hand").count() == 0
            lift.click()
            page.locator("section.hand, .result").first.wait_for()
        return table.step()

    table._until(step, seconds=120)
    assert set(lifted) == {"I am Ada", "I am Ben"}
    expect(table.result.get_by_text("Ada").first).to_be_visible()
    expect(table.result.get_by_text("Ben").first).to_be_visible()
    expect(table.result).not_to_contain_text("You ")
    page.goto("/")
    line = page.get_by_role("region", name="Your matches").get_by_role("listitem").first
    expect(line).to_contain_text(re.compile(r"\d+ points?"))


def test_no_hand_of_another_is_behind_the_curtain_of_wolf_and_hound(person: Person) -> None:
    page = person()
    lay(page, "Ben-Friedrich Maximilian", "Cleo", "Dora", game="wolf-and-hound")
    page.get_by_role("button", name="Start the match").click()
    page.wait_for_url(MATCH)
    names, hand = [], ["nothing yet"]
    for _ in range(4):
        lift = page.get_by_role("button", name=LIFT)
        lift.wait_for()
        behind = page.content()
        assert not any(card in behind for card in hand)
        assert "Let a bot play for me" not in behind, "whose seat that would be is not to be seen"
        assert page.locator("section.hand").count() == 0
        names.append(lift.inner_text())
        lift.click()
        playable = page.locator("section.hand.open button.card[aria-disabled=false]")
        playable.first.wait_for()
        hand = page.locator("section.hand button.card").evaluate_all(
            "cards => cards.map((card) => card.getAttribute('aria-label') ?? card.innerText)"
        )
        assert all(hand)
        assert page.evaluate(SIGNS_WHOLE), "a long name leaves its team's sign alone"
        playable.first.click()
    assert len(set(names)) == 4
