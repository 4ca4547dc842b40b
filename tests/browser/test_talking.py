"""Talking and watching in real browsers: phrases across languages, signs, spectators."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from tests.server.client import Client
from tests.server.test_talking import say
from wolfden.cli.house import opened
from wolfden.match.moderation import Report
from wolfden.storage.moderation import list_reports

from .stored import after, store, tokens_of
from .table import choose_players
from .test_accessibility import check_everywhere

Person = Callable[..., Page]


def talk(page: Page, name: str = "Table talk") -> Locator:
    """The panel, open."""
    page.get_by_role("button", name=re.compile(f"^{name}")).click()
    return page.get_by_role("dialog", name=name)


def sit(page: Page, match: str, seat: int) -> Page:
    page.goto(f"/m/{match}#seat={tokens_of(seat + 1)[seat]}")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    return page


def test_a_phrase_said_in_german_is_read_in_french(person: Person, database: Path) -> None:
    match = store(database, "jagdfieber", 3, {}, after(9))
    ada, bo = sit(person(locale="de"), match, 0), sit(person(locale="fr"), match, 1)
    said = talk(ada, "Tischgespräch")
    said.get_by_role("button", name="Viel Glück!").click()
    expect(said.get_by_role("log")).to_contain_text("Viel Glück!")
    expect(bo.get_by_text("Ada : Bonne chance !")).to_be_visible()
    expect(bo.get_by_role("button", name="Paroles de table, 1 nouvelle")).to_be_visible()
    heard = talk(bo, "Paroles de table")
    expect(heard.get_by_role("log")).to_contain_text("Bonne chance")
    heard.get_by_role("button", name="une patte").click()
    expect(said.get_by_role("log")).to_contain_text("eine Pfote")
    expect(said.get_by_role("textbox")).to_have_count(0)
    check_everywhere(ada)
    said.get_by_role("button", name="Bo stummschalten").click()
    expect(said.get_by_role("log")).not_to_contain_text("eine Pfote")
    ada.reload()
    expect(ada.get_by_role("button", name="Tischgespräch", exact=True)).to_be_visible()


def test_own_words_are_text_in_the_lobby_and_a_spectator_is_counted(person: Person) -> None:
    ada = person()
    ada.goto("/new/jagdfieber")
    choose_players(ada, 3)
    ada.get_by_role("radio", name="Own words").check(force=True)
    ada.get_by_role("checkbox", name="Those who watch may read what is said").check()
    ada.get_by_role("button", name="Create the table").click()
    ada.wait_for_url("**/m/*")
    expect(ada.get_by_text("Talking: own words and phrases.")).to_be_visible()
    said = talk(ada)
    said.get_by_role("textbox").fill("<b>Hello</b> there")
    said.get_by_role("button", name="Say it").click()
    expect(said.get_by_role("log")).to_contain_text("<b>Hello</b> there")
    ada.keyboard.press("Escape")
    watcher = person()
    watcher.goto(ada.url.replace("/m/", "/watch/"))
    expect(watcher.get_by_text("You came to watch.")).to_be_visible()
    expect(watcher.get_by_role("button", name="Take a seat")).to_have_count(0)
    expect(talk(watcher).get_by_role("log")).to_contain_text("<b>Hello</b> there")
    watcher.keyboard.press("Escape")
    ada.get_by_role("button", name="Give the free seats to bots").click()
    expect(ada.get_by_text("1 watches")).to_be_attached()
    expect(watcher.get_by_text("watching", exact=True)).to_be_visible()
    ada.get_by_role("button", name="Menu").click()
    ada.get_by_role("button", name="Copy the link for watching").click()
    expect(ada.get_by_text("Whoever opens this link watches and cannot play.")).to_be_visible()


def test_a_line_and_a_person_are_reported(person: Person, address: str, database: Path) -> None:
    with Client(address) as client:
        tickets = client.three_players(talking="free")
        match = tickets[0]["match"]
        say(client, tickets[1], "words", "Go home!")
    ada = person(viewport={"width": 360, "height": 640})
    ada.goto(f"/m/{match}#seat={tickets[0]['token']}")
    said = talk(ada)
    said.get_by_role("button", name="Report this line of Ben").click()
    form = ada.get_by_role("dialog", name="Report what was said")
    expect(form.get_by_text("Go home!")).to_be_visible()
    form.get_by_role("textbox").fill("Not nice.")
    check_everywhere(ada)
    form.get_by_role("button", name="Report", exact=True).click()
    expect(form.get_by_text("Thank you.")).to_be_visible()
    form.get_by_role("button", name="Close").last.click()
    ada.keyboard.press("Escape")
    ada.get_by_role("button", name="Menu").click()
    ada.get_by_role("button", name="Report someone").click()
    form = ada.get_by_role("dialog", name="Report someone")
    form.get_by_role("radio", name="Cleo").check(force=True)
    form.get_by_role("radio", name="Their name").check(force=True)
    form.get_by_role("button", name="Report", exact=True).click()
    expect(form.get_by_text("Thank you.")).to_be_visible()
    told = [(each.name, each.about, each.said, each.note) for each in reported(database, match)]
    assert told == [("Cleo", "name", "", ""), ("Ben", "words", "Go home!", "Not nice.")]


def reported(database: Path, match: str) -> list[Report]:
    async def read() -> list[Report]:
        async with opened(str(database)) as engine:
            listed = await engine.read(lambda sql: list_reports(sql, closed=True, limit=50))
            return [each for each in listed if each.match == match]

    # Playwright has an event loop of its own in this thread.
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(lambda: asyncio.run(read())).result()


def test_wolf_and_hound_offers_only_its_signs(person: Person, database: Path) -> None:
    match = store(database, "wolf-and-hound", 4, {}, after(5))
    ada, cleo = sit(person(), match, 0), sit(person(), match, 2)
    said = talk(ada)
    expect(said.get_by_text("Partners may not talk while the match goes on.")).to_be_visible()
    expect(said.get_by_role("button", name="Good luck!")).to_have_count(0)
    said.get_by_role("button", name="pats the hound").click()
    expect(cleo.get_by_text("Ada: pats the hound")).to_be_visible()
    ada.keyboard.press("Escape")
    ada.get_by_role("button", name="Menu").click()
    ada.get_by_role("button", name="Settings").click()
    ada.get_by_role("group", name="Table talk").get_by_label("Off").check(force=True)
    ada.keyboard.press("Escape")
    expect(ada.get_by_role("button", name=re.compile("^Table talk"))).to_have_count(0)
