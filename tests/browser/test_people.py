"""People at a table in a real browser: who is here, bots that play for them, clocks, a waiting
table's host."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace
from playwright.sync_api import Page, expect

from tests.server.client import ME, OPEN, Client, Json
from tests.server.conftest import quick, served
from wolfden.server.settings import STATIC

from .table import TablePage, choose_players

Person = Callable[..., Page]


def waiting_table(page: Page, clock: str | None = None) -> str:
    """A table for me and two friends; its address."""
    page.goto("/new/jagdfieber")
    choose_players(page, 3)
    if clock:
        kinds = page.get_by_role("group", name="Clock")
        kinds.get_by_role("radio", name=clock).check(force=True)
    page.get_by_role("button", name="Create the table").click()
    page.wait_for_url("**/m/*")
    return page.url


def join(page: Page, address: str, name: str) -> Page:
    page.goto(address)
    page.locator("input.field").first.fill(name)
    page.get_by_role("button", name="Take a seat").click()
    return page


def choose(page: Page, item: str) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name=item).click()


def test_a_friend_who_leaves_freezes_nothing_and_returns(person: Person) -> None:
    ada = person()
    address = waiting_table(ada, clock="Live")
    ben, cleo = join(person(), address, "Ben"), join(person(), address, "Cleo")
    people = ada.get_by_role("list", name="Who is here")
    expect(people.get_by_role("listitem")).to_have_count(3)
    expect(people.locator(".clock").first).to_have_text(re.compile(r"^\d+:\d\d$"))
    choose(ben, "Leave the match")
    ben.wait_for_url("**/")
    expect(people.get_by_text("a bot plays")).to_be_visible()
    expect(ada.get_by_text("Ben leaves the table; a bot (Yearling) plays on.")).to_be_visible()
    ben.goto(address)
    ben.get_by_role("button", name="Take my seat back").click()
    expect(people.get_by_text("a bot plays")).to_have_count(0)
    cleo.close()
    ada.get_by_role("button", name="Let a bot play for Cleo").click()
    ben.get_by_role("button", name="Agree").click()
    expect(people.get_by_text("a bot plays")).to_be_visible()
    choose(ada, "End the match")
    ben.get_by_role("button", name="Agree").click()
    expect(ada.get_by_text("The match was ended without a result.")).to_be_visible()


def test_a_match_rests_when_the_last_one_hands_over_and_goes_on_from_the_list(
    person: Person,
) -> None:
    ada = person()
    address = waiting_table(ada)
    ben, cleo = join(person(), address, "Ben"), join(person(), address, "Cleo")
    for guest in (ben, cleo):
        choose(guest, "Leave the match")
        guest.wait_for_url("**/")
    ada.get_by_role("button", name="Menu").click()
    handing = ada.get_by_role("button", name="Let a bot play for me")
    expect(handing).to_contain_text("the match rests until one of you takes a seat back")
    handing.click()
    expect(ada.get_by_text("The match rests and waits for you.").first).to_be_visible()
    ben.goto("/")
    ben.get_by_role("link", name="Rests – you can go on").click()
    ben.get_by_role("button", name="Take my seat back").click()
    expect(ada.get_by_text("A bot (Yearling) plays for you.").first).to_be_visible()


def test_on_a_phone_the_table_stands_still_while_others_come_and_go(person: Person) -> None:
    """Though a bot plays, which is said in a place of its own."""
    ada = person()
    address = waiting_table(ada)
    ben, _ = join(person(), address, "Ben"), join(person(), address, "Cleo")
    ada.set_viewport_size({"width": 360, "height": 640})
    choose(ada, "Let a bot play for me")
    expect(ada.get_by_role("button", name="Take my seat back")).to_be_visible()
    before = ada.locator("main").bounding_box()
    choose(ben, "Leave the match")
    expect(ada.get_by_text("Ben leaves the table")).to_be_visible()
    assert ada.locator("main").bounding_box() == before


def test_the_host_arranges_a_waiting_table(person: Person) -> None:
    ada = person()
    address = waiting_table(ada)
    ben = join(person(), address, "Ben")
    ada.get_by_role("button", name="Move Ben one seat up").click()
    expect(ada.locator("li").first).to_contain_text("Ben")
    ada.get_by_role("button", name="Remove Ben").click()
    expect(ben.get_by_role("button", name="Take a seat")).to_be_visible()
    ada.get_by_role("checkbox", name="Nobody else may join").check()
    expect(ben.get_by_text("The host lets nobody else join.")).to_be_visible()
    ada.get_by_role("button", name="Cancel this table").click()
    expect(ben.get_by_text("The host has cancelled this table.")).to_be_visible()


def test_whoever_cancels_a_table_with_others_is_asked_first(person: Person) -> None:
    ada = person()
    address = waiting_table(ada)
    ben = join(person(), address, "Ben")
    expect(ada.get_by_role("button", name="Remove Ben")).to_be_visible()
    asked = ada.get_by_role("dialog", name="Cancel this table")
    ada.get_by_role("button", name="Cancel this table").click()
    expect(asked).to_contain_text("gone for Ben too")
    ada.keyboard.press("Escape")
    expect(asked).to_be_hidden()
    expect(ben.get_by_role("button", name="Give my seat up")).to_be_visible()
    ada.get_by_role("button", name="Cancel this table").click()
    asked.get_by_role("button", name="Cancel it").click()
    expect(ben.get_by_text("The host has cancelled this table.")).to_be_visible()


def test_a_wrong_seat_in_the_address_costs_the_own_one_nothing(person: Person) -> None:
    ada = person()
    address = waiting_table(ada)
    ada.goto("/")
    ada.goto(f"{address}#seat=garbage")
    expect(ada.get_by_text("That link opens no seat at this match.")).to_be_visible()
    expect(ada.get_by_role("button", name="Cancel this table")).to_be_visible()


def test_every_table_is_on_the_home_page(person: Person) -> None:
    ada = person()
    for _ in range(11):
        waiting_table(ada)
    ada.goto("/")
    section = ada.get_by_role("region", name="Your matches")
    expect(section.get_by_role("listitem")).to_have_count(11)


TWO_ROUNDS_OF_THREE = 6


def test_two_people_play_on_by_their_clocks_over_a_restart(
    person: Person, complaints: list[str], tmp_path: Path
) -> None:
    if not (STATIC / "index.html").is_file():
        pytest.skip("the front end is not built")
    settings = quick(tmp_path / "wolfden.db")
    with served(settings) as address, Client(address) as client:
        clock = {"kind": "live", "bank": 900, "increment": 0}
        seats = [ME, OPEN, {"kind": "bot", "bot": "pup"}]
        wish = {"game": "jagdfieber", "options": {"days": 1}, "seats": seats, "clock": clock}
        host = client.created(client.http.post("/api/matches", json=wish))
        friend = client.join(host["match"], "Ben")
        people = [TablePage(person(base_url=address, locale=lang)) for lang in ("fr-FR", "de-CH")]
        for somebody, ticket in zip(people, (host, friend), strict=True):
            somebody.page.goto(f"/m/{host['match']}#seat={ticket['token']}")
        one_round(people)
        before = client.snapshot(host["match"], None)["number"]
        left = [clocks["left"] for clocks in seen_clocks(client, host["match"])]
        assert all(0 < each < 900_000 for each in left)
    port = int(address.rsplit(":", 1)[1])
    with served(replace(settings, port=port)) as address, Client(address) as client:
        one_round(people)
        assert client.snapshot(host["match"], None)["number"] >= max(before, TWO_ROUNDS_OF_THREE)
        after = [clocks["left"] for clocks in seen_clocks(client, host["match"])]
        assert all(now <= then for now, then in zip(after, left, strict=True))
    complaints.clear()  # the browser tells that the line was cut


def one_round(people: list[TablePage]) -> None:
    for somebody in people:
        somebody.wait_to_choose()
    for somebody in people:
        somebody.choose_any()
    for somebody in people:
        somebody.wait_to_choose()


def seen_clocks(client: Client, match: str) -> list[Json]:
    answer = client.http.get(f"/api/matches/{match}/people")
    return [clock for clock in answer.json()["clocks"] if clock is not None]
