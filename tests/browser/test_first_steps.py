"""What a newcomer meets without a guide: *Play now*'s sheet and the aim before a match."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect

from .test_accessibility import check_everywhere

AIM = "What it is about"


def card_of(page: Page, game: str) -> Locator:
    return page.locator("article", has=page.locator(f'a[href="/new/{game}"]'))


def open_sheet(page: Page, game: str) -> Locator:
    card_of(page, game).get_by_role("button", name="name, players and strength").click()
    sheet = page.get_by_role("dialog")
    expect(sheet).to_be_visible()
    return sheet


def options_of(page: Page) -> dict[str, Any]:
    """Those of the match that the page is at."""
    match = page.url.rsplit("/", 1)[1]
    return page.request.get(f"/api/matches/{match}").json()["options"]


def test_the_table_of_one_press_is_chosen_once_and_remembered(person: Callable[..., Page]) -> None:
    page = person()
    page.goto("/")
    play = card_of(page, "jagdfieber").get_by_role("button", name="Play now")
    expect(play).to_contain_text("4 players, Yearling")
    sheet = open_sheet(page, "jagdfieber")
    check_everywhere(page)
    page.go_back()
    expect(sheet).to_have_count(0)
    sheet = open_sheet(page, "jagdfieber")
    sheet.get_by_label("Your name").fill("Ada")
    sheet.get_by_role("radio", name="3", exact=True).check(force=True)
    sheet.get_by_role("radio", name="Pup").check(force=True)
    page.keyboard.press("Escape")
    expect(play).to_contain_text("3 players, Pup")
    expect(card_of(page, "the-wolves")).to_contain_text("4 players, Pup")
    page.reload()
    expect(play).to_contain_text("3 players, Pup")
    open_sheet(page, "jagdfieber").get_by_role("link", name="All options").click()
    expect(page.locator("select.level")).to_have_count(2)
    page.go_back()
    open_sheet(page, "jagdfieber").get_by_role("button", name="Play now").click()
    expect(page.locator("main")).to_contain_text("Ada")
    page.go_back()
    expect(play).to_be_visible()


def test_the_aim_is_told_once_before_a_first_match(person: Callable[..., Page]) -> None:
    page = person(newcomer=True)
    for game in ("jagdfieber", "the-wolves", "wolf-and-hound", "wolfsspuren"):
        page.goto("/")
        card_of(page, game).get_by_role("button", name="Play now").click()
        aim = page.get_by_role("dialog", name=AIM)
        expect(aim.get_by_role("listitem")).to_have_count(3)
        expect(aim.get_by_role("button", name="To the table")).to_be_focused()
    check_everywhere(page)
    page.keyboard.press("Enter")
    expect(aim).to_have_count(0)
    page.reload()
    expect(page.get_by_role("button", name=AIM)).to_be_visible()
    expect(aim).to_have_count(0)
    page.get_by_role("button", name=AIM).click()
    expect(aim.get_by_role("listitem")).to_have_count(3)


def test_a_recommended_rule_is_offered_before_a_first_match_and_remembered(
    person: Callable[..., Page],
) -> None:
    page = person(newcomer=True)
    page.goto("/")
    card_of(page, "wolfsspuren").get_by_role("button", name="Play now").click()
    offer = page.get_by_role("region", name="Wolves may join")
    expect(offer).to_contain_text("Recommended for a first match")
    expect(offer).to_contain_text("would otherwise only vote until pups are born")
    check_everywhere(page)
    without = page.url
    offer.get_by_role("button", name="Play with it").click()
    page.wait_for_url(lambda address: "/m/" in address and address != without)
    aim = page.get_by_role("dialog", name=AIM)
    expect(aim.get_by_role("button", name="To the table")).to_be_focused()
    expect(offer).to_have_count(0)
    assert options_of(page)["joining"] is True
    page.goto("/")
    expect(page.locator("a[href^='/m/']")).to_have_count(1)
    sheet = open_sheet(page, "wolfsspuren")
    joining = sheet.get_by_role("checkbox", name="Wolves may join")
    expect(joining).to_be_checked()
    check_everywhere(page)
    sheet.get_by_role("link", name="All options").click()
    expect(page.get_by_role("checkbox", name="Wolves may join")).to_be_checked()
    page.go_back()
    sheet = open_sheet(page, "wolfsspuren")
    joining.uncheck()
    sheet.get_by_role("button", name="Play now").click()
    expect(aim).to_be_visible()
    expect(offer).to_have_count(0)
    assert options_of(page)["joining"] is False


def test_nobody_who_watches_or_learns_is_told_the_aim(person: Callable[..., Page]) -> None:
    page = person(newcomer=True)
    page.goto("/")
    card_of(page, "jagdfieber").get_by_role("button", name="Learn by playing").click()
    expect(page.get_by_role("region", name="Guide")).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.goto(page.url.replace("/m/", "/watch/"))
    expect(page.get_by_role("button", name=AIM)).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)
