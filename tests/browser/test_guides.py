"""First matches with a guide: begun, read, left and found again, in all four games."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

GAMES = ("jagdfieber", "the-wolves", "wolf-and-hound", "wolfsspuren")
EDGES = "element => element.getBoundingClientRect().toJSON()"


def begin(page: Page, game: str) -> Locator:
    page.goto("/")
    card = page.locator("article", has=page.locator(f'a[href="/new/{game}"]'))
    card.get_by_role("button", name="Learn by playing").click()
    return page.get_by_role("region", name="Guide")


def test_a_guide_can_be_read_left_and_found_again(person: Callable[..., Page]) -> None:
    page = person(viewport={"width": 390, "height": 664})
    for game in GAMES:
        guide = begin(page, game)
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
    guide = begin(page, "jagdfieber")
    guide.get_by_role("button", name="Next").click()
    expect(guide).to_contain_text("The rabbit")
    page.locator("button.hinted", has_text="Rabbit").click()
    expect(guide).to_contain_text("Easy prey")
    guide.get_by_role("button", name="Next").click()
    expect(guide).to_contain_text("The wolf")


def test_a_card_leaves_in_sight_what_it_speaks_of(person: Callable[..., Page]) -> None:
    page = person(viewport={"width": 1366, "height": 633})
    for game, spoken_of in (("the-wolves", ".strip"), ("wolfsspuren", ".top")):
        guide = begin(page, game)
        expect(guide).to_contain_text("What you are after")
        card, other = (one.evaluate(EDGES) for one in (guide, page.locator(spoken_of).first))
        assert other["bottom"] < card["top"] + 4 or other["top"] > card["bottom"] - 4, game
        words = guide.locator("p")
        assert words.evaluate("p => p.scrollHeight <= p.clientHeight")


def test_a_hint_fits_where_words_are_long_and_windows_small(person: Callable[..., Page]) -> None:
    page = person(locale="de", viewport={"width": 360, "height": 640})
    page.goto("/")
    card = page.locator("article", has=page.locator('a[href="/new/the-wolves"]'))
    card.get_by_role("button", name="Spielend lernen").click()
    page.locator(".guide .got").click()
    page.locator("button.ask").click()
    expect(page.locator("button.ask.here")).to_be_visible()
    for row in (page.locator(".dock .ways"), page.locator(".head .narrator")):
        assert row.evaluate(
            "e => e.scrollWidth <= e.clientWidth && e.scrollHeight <= e.clientHeight"
        )
