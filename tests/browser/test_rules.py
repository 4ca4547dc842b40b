"""The rules beside a table: they open at what matters now, and have a place in the history."""

from __future__ import annotations

from playwright.sync_api import expect

from .conftest import PATIENCE
from .stored import lay, tokens_of


def test_the_rules_open_at_the_decision_and_go_with_the_way_back(person, database):
    page = person()
    match = lay(database, "the-wolves", 3, [], seed=1, options={})
    page.goto(f"/m/{match}#seat={tokens_of(1)[0]}")
    expect(page.locator("main .narrator")).to_be_visible(timeout=PATIENCE)
    panel, ready = page.locator("dialog[open]"), page.locator("#rules-ready")

    page.keyboard.press("b")
    expect(ready).to_be_focused()
    expect(ready).to_be_in_viewport()
    expect(ready).to_contain_text("What is decided now")
    expect(panel.locator("nav [aria-current]")).to_have_text("Getting ready")
    expect(panel.locator("figure[data-picture=tiles] .tile")).to_have_count(6)

    panel.get_by_role("link", name="The moon calendar").click()
    expect(page.locator("#rules-calendar")).to_be_in_viewport()
    page.reload()
    expect(page.locator("#rules-calendar")).to_be_in_viewport(timeout=PATIENCE)
    page.go_back()
    expect(panel).to_have_count(0)
    expect(page.locator("main .narrator")).to_be_visible()

    page.keyboard.press("b")
    expect(ready).to_be_focused()
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    assert "#rules" not in page.url
