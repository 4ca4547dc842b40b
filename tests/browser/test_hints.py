"""Levels are picked at set-up; a person asks for a hint and plays it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from .table import MATCH, TablePage, choose_players


def ask_button(page: Page):
    return page.locator("button.ask")


def test_a_person_picks_levels_and_plays_a_hint_by_keyboard(person):
    page = person()
    page.goto("/new/jagdfieber")
    page.get_by_role("button", name="Bots on all other seats").click()
    expect(page.get_by_role("radio", name="Yearling")).to_be_checked()
    page.get_by_role("radio", name="Alpha").check(force=True)
    levels = [page.get_by_label(f"Level of the bot on seat {seat}") for seat in (2, 3, 4)]
    for level in levels:
        expect(level).to_have_value("alpha")
    levels[1].select_option("pup")
    expect(page.get_by_text("Each bot has a level of its own.")).to_be_visible()
    expect(page.get_by_role("checkbox", name="Hints")).to_be_checked()
    page.get_by_role("button", name="Start the match").click()
    page.wait_for_url(MATCH)
    sitting = TablePage(page)
    sitting.wait_to_choose()
    page.keyboard.press("h")
    told = page.get_by_role("status").filter(has_text=re.compile(r"^Play the .*Hint: Play the"))
    expect(told).to_contain_text(re.compile(r"You (win|hardly|nearly).* from here\."))
    pointed = page.locator("section.hand button.card.hinted")
    expect(pointed).to_have_count(1)
    name = pointed.locator(".title").inner_text()
    page.wait_for_timeout(400)
    page.get_by_role("button", name="Do it").press("Enter")
    expect(pointed).to_have_count(0)
    expect(sitting.log).to_contain_text(re.compile(f"Guest: {name}", re.IGNORECASE))
    page.goto("/")
    page.get_by_role("button", name="Play now").first.click()
    page.wait_for_url(MATCH)
    match = page.url.rpartition("/")[2]
    seats = page.request.get(f"/api/matches/{match}").json()["seats"]
    assert {seat["bot"] for seat in seats[1:]} == {"alpha"}


def term(page: Page, name: str) -> Locator:
    """A line of how the table is set."""
    return page.locator("dl > div").filter(has_text=name)


def test_friends_play_without_hints_unless_the_table_has_them(person):
    ada, bo = TablePage(person()), TablePage(person(locale="fr"))
    for hints, said in ((False, "Conseils Non"), (True, "Conseils Oui")):
        ada.page.goto("/new/jagdfieber")
        choose_players(ada.page, 3)
        ada.page.get_by_role("listitem").nth(2).get_by_role("radio").nth(2).check(force=True)
        switch = ada.page.get_by_role("checkbox", name="Hints")
        expect(switch).not_to_be_checked()
        switch.set_checked(hints)
        ada.page.get_by_role("button", name="Create the table").click()
        ada.page.wait_for_url(MATCH)
        expect(term(ada.page, "Hints")).to_have_text(f"Hints {'Yes' if hints else 'No'}")
        bo.page.goto(ada.page.url)
        expect(term(bo.page, "Conseils")).to_have_text(said)
        bo.page.get_by_role("textbox").first.fill("Bo")
        bo.page.locator("form button.primary").click()
        ada.wait_to_choose()
        expect(ask_button(ada.page)).to_have_count(1 if hints else 0)
    ask_button(ada.page).click()
    expect(ada.page.get_by_role("button", name="Do it")).to_be_visible()
    expect(bo.page.locator(".hinted")).to_have_count(0)
    bo.choose_any()
    expect(ada.page.get_by_role("button", name="Do it")).to_be_visible()
    expect(ask_button(bo.page)).to_be_disabled()
    ask_button(bo.page).click(force=True)
    expect(bo.page.get_by_text("Les conseils sont pour")).to_be_visible()


def sit_down(page: Page, game: str) -> None:
    """Among pups, with the fewest players."""
    page.goto(f"/new/{game}")
    page.locator("input[name=players]").first.check(force=True)
    page.get_by_role("button", name="Bots on all other seats").click()
    page.get_by_role("radio", name="Pup").check(force=True)
    page.get_by_role("button", name="Start the match").click()
    page.wait_for_url(MATCH)


def ask(page: Page) -> int:
    """A hint; how many steps its plan has."""
    page.locator("button.ask[aria-disabled=false]").wait_for()
    ask_button(page).click()
    page.locator("button.ask.here").wait_for()
    page.wait_for_timeout(400)
    said = re.search(
        r"step 1 of (\d+)", page.locator(".narrator .over").inner_text(), re.IGNORECASE
    )
    return int(said[1]) if said else 1


def plan_of(page: Page) -> tuple[list[str], str]:
    """The steps and the figure, as the paper has them."""
    page.get_by_role("button", name="Why?").click()
    paper = page.get_by_role("dialog", name="The hint as a whole")
    steps = paper.locator("ol li").all_inner_texts()
    wins = paper.locator(".wins").inner_text()
    expect(paper.locator("ol")).to_have_css("text-align", "start")
    page.keyboard.press("Escape")
    expect(paper).to_have_count(0)
    return [step.strip().removesuffix("done").strip() for step in steps], wins


LONGEST = {"jagdfieber": 1, "wolf-and-hound": 1, "the-wolves": 3, "wolfsspuren": 3}


@pytest.mark.parametrize("game", LONGEST)
def test_a_plan_is_followed_to_its_end_with_one_figure(person, game):
    page = person()
    sit_down(page, game)
    for _ in range(12):
        steps = ask(page)
        plan, wins = plan_of(page)
        assert len(plan) == steps
        assert "from here" in wins
        for step in range(1, steps):
            ask_button(page).click()
            page.locator(".narrator .over", has_text=f"tep {step + 1} of {steps}").wait_for()
            assert plan_of(page) == (plan, wins)
        ask_button(page).click()
        expect(page.locator("button.ask.here")).to_have_count(0)
        if steps >= LONGEST[game]:
            break
    assert steps >= LONGEST[game]


def test_whoever_goes_another_way_has_left_the_plan(person):
    page = person()
    sit_down(page, "wolfsspuren")
    while ask(page) < 3:
        ask_button(page).click()
        expect(page.locator("button.ask.here")).to_have_count(0)
    meant = page.locator(".cell .meant")
    expect(meant.first).to_be_visible()
    page.locator("button.cell[data-place]:has(.meant):not(.hinted)").last.click()
    page.locator(".tray button:not(.hinted):not([aria-disabled=true])").last.click()
    expect(page.locator("button.ask.here")).to_have_count(0)
    expect(meant).to_have_count(0)


def test_a_plan_is_drawn_on_the_map_and_a_step_taken_back_leads_back_in_it(person):
    page = person(locale="de")
    page.goto("/new/the-wolves")
    page.locator("input[name=players]").first.check(force=True)
    page.get_by_role("button", name="Bots auf alle anderen Plätze").click()
    page.get_by_role("radio", name="Welpe").check(force=True)
    page.get_by_role("button", name="Partie starten").click()
    page.wait_for_url(MATCH)
    drawn = page.locator("g.trail.hint, g.meant")
    over = page.locator(".narrator .over")
    while True:
        page.locator("button.ask:is([aria-disabled=false], .here)").first.wait_for()
        if not page.locator("button.ask.here").count():
            ask_button(page).click()
            page.locator("button.ask.here").wait_for()
        page.wait_for_timeout(400)
        if re.search(r"Schritt 1 von ([4-9]|\d\d)", over.inner_text(), re.IGNORECASE):
            break
        ask_button(page).click()
        page.wait_for_timeout(200)
    expect(drawn.first).to_be_visible()
    ask_button(page).click()
    expect(over).to_contain_text(re.compile("Schritt 2 von", re.IGNORECASE))
    page.get_by_role("button", name="Zurück").click()
    expect(over).to_contain_text(re.compile("Schritt 1 von", re.IGNORECASE))
    page.keyboard.press("Escape")
    expect(drawn).to_have_count(0)
    expect(page.locator("button.ask")).to_have_text("Tipp")
