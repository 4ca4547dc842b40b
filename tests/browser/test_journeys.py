"""Whole journeys through the app, as people make them."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from wolfden.core.record_reader import read_record

from .table import MATCH, TablePage


def test_one_click_on_the_home_page_leads_to_a_running_match(person):
    page = person()
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    for game in ("Jagdfieber", "The Wolves", "Wolf & Hound", "Wolfsspuren"):
        expect(page.get_by_role("heading", name=game)).to_be_visible()
    page.get_by_role("button", name="Play now").first.click()
    page.wait_for_url(MATCH)
    TablePage(page).wait_to_choose()
    expect(page.get_by_text("Choose a card in secret")).to_be_visible()


def test_a_whole_match_against_bots_ends_with_the_score_sheet_and_another(table):
    sitting = table(days=2, players=4)
    page = sitting.page
    first = page.url
    sitting.play_on()
    expect(sitting.result.get_by_role("heading", level=2)).to_be_focused()
    expect(sitting.result.get_by_role("table").first).to_contain_text("Day 2")
    with page.expect_download() as started:
        page.get_by_role("link", name="Download the record").click()
    record = read_record(started.value.path().read_text("utf-8"))
    assert record.replay().outcome is not None
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda address: "/m/" in address and address != first)
    sitting.wait_to_choose()


def test_each_round_is_told_step_by_step_and_can_be_skipped(table):
    sitting = table(days=1, speed="normal")
    sitting.wait_to_choose()
    sitting.choose_any()
    skip = sitting.page.get_by_role("button", name=re.compile("Skip"))
    expect(skip).to_be_visible()
    skip.click()
    sitting.wait_to_choose()
    expect(sitting.log).to_contain_text("The cards are turned over")
    expect(sitting.log).to_contain_text("Round 1 is over")


def together(*people: TablePage) -> None:
    """All play on until each sees the result."""
    waiting = list(people)
    while waiting:
        waiting = [someone for someone in people if not someone.step()]
        people[0].page.wait_for_timeout(30)


def test_two_people_in_two_browsers_meet_by_link(person):
    ada = TablePage(person())
    ada.create(players=3, days=1, friends=1)
    link = ada.page.url
    expect(ada.page.get_by_role("textbox", name="Link to this match")).to_have_value(link)
    bo = TablePage(person(locale="de"))
    bo.page.goto(link)
    bo.page.get_by_role("textbox").fill("Bö 🐺")
    bo.page.locator("form button.primary").click()
    for someone in (ada, bo):
        someone.wait_to_choose()
        expect(someone.page.get_by_role("region", name=re.compile("Bö 🐺"))).to_be_visible()
    bo.choose_any()
    expect(ada.page.get_by_role("region", name=re.compile("Bö 🐺"))).to_contain_text("Has chosen")
    assert ada.owes()
    ada.choose_any()
    for someone in (ada, bo):
        someone.wait_to_choose()
    together(ada, bo)


def test_a_reload_in_the_middle_of_a_secret_choice_keeps_it_secret_and_safe(person):
    ada, bo = TablePage(person()), TablePage(person())
    ada.create(players=3, days=1, friends=1)
    heard: list[str | bytes] = []

    def hear(frame: str | bytes) -> None:
        heard.append(frame)

    bo.page.on("websocket", lambda socket: socket.on("framereceived", hear))
    bo.page.goto(ada.page.url)
    bo.page.get_by_role("textbox").fill("Bo")
    bo.page.locator("form button.primary").click()
    ada.wait_to_choose()
    ada.card(1).click()
    expect(ada.chosen).to_have_accessible_name(re.compile("^Wolf"))
    ada.page.reload()
    expect(ada.chosen).to_have_accessible_name(re.compile("^Wolf"))
    ada.card(3).click()
    expect(ada.chosen).to_have_accessible_name(re.compile("^Carrot"))
    bo.wait_to_choose()
    assert heard
    assert not any(re.search(r'"choice":"', str(frame)) for frame in heard)
    bo.choose_any()
    ada.wait_to_choose()
    expect(ada.log).to_contain_text("Guest: carrot")


def test_two_tabs_of_one_person_show_the_same(table):
    sitting = table(days=1)
    sitting.wait_to_choose()
    second = TablePage(sitting.page.context.new_page())
    second.page.goto(sitting.page.url)
    second.wait_to_choose()
    second.choose_any()
    for tab in (sitting, second):
        expect(tab.log).to_contain_text("The cards are turned over")


@pytest.mark.parametrize(
    ("locale", "home", "table_words"),
    [
        ("fr-FR", "Les jeux qui vivent ici", "Choisis une carte en secret"),
        ("de-CH", "Diese Spiele wohnen hier", "Wähle verdeckt eine Karte"),
    ],
)
def test_french_and_german_from_the_home_page_to_the_result(person, locale, home, table_words):
    page = person(locale=locale)
    page.goto("/")
    expect(page.get_by_text(home).first).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", locale[:2])
    sitting = TablePage(page)
    sitting.create(players=3, days=1)
    sitting.wait_to_choose()
    expect(page.get_by_text(table_words)).to_be_visible()
    sitting.play_on()
    expect(sitting.result).to_be_visible()
    words = page.locator("body").inner_text()
    assert not re.search(r"jagdfieber-|\bYou\b|\bwins\b|\bday\b", words)


def test_the_language_can_be_switched_at_the_table_without_losing_anything(table):
    sitting = table(days=1)
    sitting.wait_to_choose()
    page = sitting.page
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("dialog").get_by_role("radio", name="Deutsch").check()
    page.keyboard.press("Escape")
    expect(page.get_by_text("Wähle verdeckt eine Karte")).to_be_visible()
    page.reload()
    expect(page.get_by_text("Wähle verdeckt eine Karte")).to_be_visible()


def test_a_match_can_be_played_with_the_keyboard_alone(person):
    page = person()
    page.goto("/")
    for _ in range(30):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.textContent").strip().startswith("Play"):
            break
    page.keyboard.press("Enter")
    page.wait_for_url(MATCH)
    sitting = TablePage(page)
    sitting.wait_to_choose()
    page.keyboard.press("2")
    sitting.wait_to_choose()
    sitting.card(0).focus()
    for _ in range(2):
        page.keyboard.press("Tab")
    expect(sitting.card(2)).to_be_focused()
    page.keyboard.press("Enter")
    sitting.wait_to_choose()
    expect(sitting.log).to_contain_text("Guest: rabbit")


def test_a_card_that_is_not_in_hand_says_why(table):
    sitting = table(days=1)
    page = sitting.page
    for _ in range(40):
        sitting.wait_to_choose()
        if sitting.card(0).get_attribute("aria-disabled") == "true":
            break
        sitting.card(0).click()
    sitting.card(0).click(force=True)
    expect(page.get_by_text("You have no such card left in your hand.")).to_be_visible()


def test_the_back_button_leads_home_and_the_match_waits_there(table):
    sitting = table(days=1)
    sitting.wait_to_choose()
    page, match = sitting.page, sitting.page.url
    page.goto("/")
    link = page.locator(f"a[href='{match.removeprefix(page.url.rstrip('/'))}']")
    link.first.click()
    sitting.wait_to_choose()
    page.go_back()
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()
    page.go_forward()
    sitting.wait_to_choose()


def test_rules_are_at_hand_at_the_table(table):
    sitting = table(days=1)
    sitting.wait_to_choose()
    page = sitting.page
    page.get_by_role("banner").get_by_role("button", name="Rules").click()
    expect(page.get_by_role("dialog", name="Rules")).to_contain_text("closed season")
    page.keyboard.press("Escape")
    expect(sitting.hand).to_be_visible()


def test_an_unknown_match_and_an_unknown_page_are_explained(person, complaints):
    page = person()
    page.goto("/m/AAAAAAAAAAAAAAAAAAAAAA")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.get_by_role("link", name=re.compile("home", re.I)).first).to_be_visible()
    page.goto("/no/such/page")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    complaints[:] = [line for line in complaints if "404" not in line]


def test_a_spectator_sees_the_table_but_no_hand(table, person):
    sitting = table(days=1)
    sitting.wait_to_choose()
    watcher = person()
    watcher.goto(sitting.page.url)
    expect(watcher.get_by_text("You are watching.")).to_be_visible()
    expect(TablePage(watcher).hand).to_have_count(0)
