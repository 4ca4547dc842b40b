"""Wolf & Hound in a real browser: choosing animals, previews, ghosts, whole matches."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from .table import MATCH, choose_players
from .test_accessibility import SIZES, check

AT_ONCE = (
    "localStorage.setItem('wolfden:settings', JSON.stringify({speed: 'instant', twice: 'never'}))"
)
LEVELS = ("first", "beginner", "experienced", "gamer", "designer", "own")


class HoundTable:
    """What a person does at a table of Wolf & Hound, in any language."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def create(self, players: int = 4, level: str = "first", preset: int = 0) -> None:
        self.page.goto("/new/wolf-and-hound")
        choose_players(self.page, players)
        for place in range(1, players):
            seat = self.page.locator("ol li").nth(place)
            seat.get_by_role("radio").nth(2).check(force=True)
            seat.locator("select").select_option("pup")
        levels = self.page.locator(".head input[type=radio]")
        levels.nth(LEVELS.index(level)).check(force=True)
        if level != "own":
            self.page.locator(".preset input").nth(preset).check(force=True)
        self.page.locator("form button.primary").click()
        self.page.wait_for_url(MATCH)

    @property
    def hand(self) -> Locator:
        return self.page.locator("section.hand")

    @property
    def free(self) -> Locator:
        """Cards that may be played now."""
        return self.page.locator("section.hand.open button.card[aria-disabled=false]")

    @property
    def ways(self) -> Locator:
        """What can be done with a card turned up for my ghost."""
        return self.page.locator(".choice .way")

    @property
    def turns(self) -> Locator:
        return self.page.locator(".turns button")

    @property
    def result(self) -> Locator:
        return self.page.locator(".result")

    @property
    def log(self) -> Locator:
        return self.page.get_by_role("log").first

    def owes(self) -> bool:
        return any(each.count() for each in (self.free, self.ways, self.turns))

    def wait_to_choose(self) -> None:
        self.until(lambda: self.owes() or self.result.is_visible())

    def step(self) -> bool:
        """One decision, if one is asked for; whether the match is over."""
        for choices in (self.ways, self.turns, self.free):
            if choices.count():
                choices.first.click()
                break
        return self.result.is_visible()

    def play_on(self) -> None:
        self.until(self.step, seconds=60)

    def until(self, condition: Callable[[], bool], seconds: float = 30) -> None:
        deadline = time.monotonic() + seconds
        while not condition():
            assert time.monotonic() < deadline, self.page.locator("main").inner_text()
            self.page.wait_for_timeout(40)


@pytest.fixture
def hounds(person: Callable[..., Page]) -> Callable[..., HoundTable]:
    """A person who has just sat down at a table with bots, told everything at once."""

    def sit(
        *, players: int = 4, level: str = "first", preset: int = 0, **wishes: Any
    ) -> HoundTable:
        page = person(**({"reduced_motion": "no-preference"} | wishes))
        page.add_init_script(AT_ONCE)
        table = HoundTable(page)
        table.create(players, level, preset)
        table.wait_to_choose()
        # The page's heading takes the focus once the table stands.
        expect(page.get_by_role("heading", level=1)).to_be_focused()
        return table

    return sit


def test_a_whole_match_ends_with_the_winning_team_and_another(hounds):
    table = hounds()
    page, first = table.page, table.page.url
    expect(page.get_by_role("group", name="The round table")).to_be_visible()
    expect(page.get_by_role("region", name=re.compile("Grimbert, blue team"))).to_be_visible()
    expect(page.get_by_role("region", name=re.compile("Reynard, yellow team"))).to_be_visible()
    table.play_on()
    expect(table.result.get_by_role("heading", level=2)).to_have_text(
        re.compile("Your team (won|lost)")
    )
    expect(table.result.get_by_role("table")).to_contain_text(re.compile("blue team|yellow team"))
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda address: "/m/" in address and address != first)
    table.until(table.owes)


def test_looking_at_a_card_shows_where_it_leads_and_changes_nothing(hounds):
    table = hounds()
    page = table.page
    table.free.first.hover()
    hint = table.hand.get_by_role("status")
    expect(hint).to_have_text(re.compile(r"runs|Moves no animal"))
    if "runs to" in hint.inner_text():
        expect(page.locator(".herd .ghost").first).to_be_visible()
    page.mouse.move(2, 2)
    expect(page.locator(".herd .ghost")).to_have_count(0)
    expect(page.get_by_text("Turn 1", exact=True)).to_be_visible()
    page.get_by_role("button", name=re.compile("^Wolf 01, in front of")).click()
    expect(page.get_by_role("dialog", name="Wolf 01")).to_contain_text("Black cards move it")


def test_the_keyboard_alone_looks_then_plays_and_a_reload_keeps_the_turn(hounds):
    table = hounds()
    page = table.page
    page.keyboard.press("2")
    expect(table.hand.locator("button.card").nth(1)).to_be_focused()
    card = table.hand.locator("button.card").nth(1).get_attribute("aria-label")
    page.reload()
    table.wait_to_choose()
    expect(page.get_by_text("Turn 1", exact=True)).to_be_visible()
    page.keyboard.press("2")
    page.keyboard.press("2")
    expect(table.log).to_contain_text(f"Guest plays a {card}.")
    table.wait_to_choose()
    if table.free.count():
        table.free.first.focus()
        page.keyboard.press("Enter")
        table.until(lambda: table.log.inner_text().count("Guest plays") >= 2)


def test_on_a_touch_screen_the_first_tap_looks_and_the_second_plays(hounds):
    table = hounds(viewport={"width": 360, "height": 740}, has_touch=True)
    table.free.first.tap()
    expect(table.hand.get_by_role("status")).to_contain_text("Tap again")
    expect(table.page.get_by_text("Turn 1", exact=True)).to_be_visible()
    table.free.first.tap()
    table.until(lambda: not table.page.get_by_text("Turn 1", exact=True).count())


def test_my_ghosts_card_is_shown_and_the_usual_answer_is_ready(hounds):
    table = hounds(players=2, locale="fr-FR")
    page = table.page
    for _ in range(20):
        table.wait_to_choose()
        if table.ways.count() or table.result.is_visible():
            break
        table.step()
    assert table.ways.count() == 2
    expect(table.ways.first).to_contain_text("Jouer le")
    table.ways.first.focus()
    expect(page.locator(".choice").get_by_role("status")).not_to_be_empty()
    expect(table.ways.nth(1)).to_contain_text("pioche fantôme")
    table.ways.nth(1).click()
    table.play_on()
    words = page.locator("body").inner_text()
    assert not re.search(r"wolf-and-hound-|\bwins\b|\bturn\b", words)


def test_two_changelings_of_one_colour_can_be_told_apart_and_turned(hounds):
    table = hounds(level="experienced", preset=4, locale="de-DE")
    for _ in range(60):
        table.wait_to_choose()
        if table.turns.count() or table.result.is_visible():
            break
        table.step()
    if table.turns.count():
        table.page.get_by_role("button", name=re.compile("umdrehen, vor")).first.click()
        expect(table.log).to_contain_text("jetzt ein")
    assert not re.search(r"wolf-and-hound-", table.page.locator("body").inner_text())


def test_the_animals_are_chosen_by_their_pictures(person):
    page = person()
    page.goto("/new/wolf-and-hound")
    expect(page.get_by_role("heading", name="Wolf 01")).to_be_visible()
    page.get_by_role("radio", name="Your own choice").check(force=True)
    page.get_by_role("checkbox", name="Red devil").check(force=True)
    expect(page.get_by_role("heading", name="Red devil")).to_be_visible()
    expect(page.get_by_text("Moves three times as far as the card says.")).to_be_visible()
    page.get_by_role("button", name="Surprise me").click()
    assert page.get_by_role("heading", level=4).count() >= 1
    check(page)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", ["phone", "desk"])
def test_axe_finds_nothing_serious_at_the_table(hounds, size, theme):
    width, height = SIZES[size]
    table = hounds(viewport={"width": width, "height": height}, color_scheme=theme)
    table.free.first.focus()
    check(table.page)
    box = table.free.last.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= height, "the whole hand is on the screen"
    table.play_on()
    check(table.page)
