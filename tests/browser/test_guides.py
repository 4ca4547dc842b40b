"""First matches with a guide: begun, read, left and found again, in all four games."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

GAMES = ("jagdfieber", "the-wolves", "wolf-and-hound", "wolfsspuren")


def test_a_guide_can_be_read_left_and_found_again(person: Callable[..., Page]) -> None:
    page = person(viewport={"width": 390, "height": 664})
    for game in GAMES:
        page.goto("/")
        card = page.locator("article", has=page.locator(f'a[href="/new/{game}"]'))
        card.get_by_role("button", name="Learn by playing").click()
        guide = page.get_by_role("region", name="Guide")
        expect(guide).to_contain_text("What you are after")
        guide.get_by_role("button", name="Next").click()
        expect(guide).not_to_contain_text("What you are after")
        second = guide.get_by_role("heading").inner_text()
        page.reload()
        expect(guide.get_by_role("heading")).to_have_text(second)
        guide.get_by_role("button", name="Close the guide").click()
        expect(guide).to_have_count(0)
        page.get_by_role("button", name="What it is about").click()
        page.get_by_role("button", name="Show the guide").click()
        expect(guide.get_by_role("heading")).to_have_text(second)


def test_who_does_what_the_guide_asks_comes_to_the_next_card(person: Callable[..., Page]) -> None:
    page = person(viewport={"width": 1366, "height": 633})
    page.goto("/")
    card = page.locator("article", has=page.locator('a[href="/new/jagdfieber"]'))
    card.get_by_role("button", name="Learn by playing").click()
    guide = page.get_by_role("region", name="Guide")
    guide.get_by_role("button", name="Next").click()
    expect(guide).to_contain_text("The rabbit")
    page.locator("button.hinted", has_text="Rabbit").click()
    expect(guide).to_contain_text("Easy prey")
    guide.get_by_role("button", name="Next").click()
    expect(guide).to_contain_text("The wolf")
