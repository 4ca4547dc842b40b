"""Seats in a real browser: a changed table that a friend confirms, giving up, playing again, and
one's own seat on another device."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from .table import choose_players
from .test_people import choose, join, waiting_table

Person = Callable[..., Page]


def pair(person: Person, game: str, *bots: int) -> tuple[Page, Page, str]:
    """Two people who play; the seats named have bots."""
    ada = person()
    ada.goto(f"/new/{game}")
    choose_players(ada, 2 + len(bots))
    for seat in bots:
        kinds = ada.get_by_role("group", name=f"Seat {seat}", exact=True)
        kinds.get_by_role("radio", name="Bot").check(force=True)
    ada.get_by_role("button", name="Create the table").click()
    ada.wait_for_url("**/m/*")
    return ada, join(person(), ada.url, "Ben"), ada.url


def test_a_friend_confirms_the_table_that_the_host_has_changed(person: Person) -> None:
    ada = person()
    address = waiting_table(ada)
    ben = person()
    ben.goto(address)
    expect(ben.get_by_role("link", name="Read the rules")).to_be_visible()
    ben.get_by_role("radio", name="Seat 3").check()
    ben.locator("input.field").first.fill("Ben")
    ben.get_by_role("button", name="Take a seat").click()
    ada.get_by_text("Show as a QR code").click()
    expect(ada.get_by_role("img", name="QR code of the link")).to_be_visible()
    expect(ada.locator("li").nth(2)).to_contain_text("Ben")
    ada.get_by_text("Change the table").click()
    clock = ada.get_by_role("group", name="Clock")
    clock.get_by_role("radio", name="Live").check(force=True)
    ada.get_by_role("button", name="Save the changes").click()
    expect(ada.get_by_text("has not confirmed yet")).to_be_visible()
    ada.get_by_role("button", name="Give the free seats to bots").click()
    expect(ben.get_by_text("has changed the table")).to_be_visible()
    expect(ben.locator(".fresh")).to_contain_text("Clock: 10 min each")
    ben.get_by_role("button", name="I agree").click()
    for page in (ada, ben):
        expect(page.get_by_role("list", name="Who is here")).to_be_visible()


def test_one_who_resigns_is_asked_twice_and_the_other_is_asked_to_play_again(
    person: Person,
) -> None:
    ada, ben, _ = pair(person, "the-wolves")
    choose(ada, "Resign")
    ada.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(ben.get_by_role("heading", name="You won")).to_be_visible()
    for page in (ada, ben):
        expect(page.get_by_text("has resigned.").first).to_be_visible()
    ben.get_by_role("button", name="Play again").click()
    expect(ben.get_by_text("has not come yet")).to_be_visible()
    pack = ben.get_by_role("group", name="Your pack").get_by_role("radio", name="Rock")
    pack.check(force=True)
    expect(ben.locator("li .word")).to_have_text("Rock")
    expect(ada.get_by_text("Ben would like to play again.")).to_be_visible()
    expect(ada).to_have_title("Play again? – The Wolves")
    ada.goto("/")
    ada.get_by_role("button", name="Play along").click()
    for page in (ada, ben):
        expect(page.get_by_role("list", name="Who is here")).to_be_visible()


def test_a_side_resigns_when_both_partners_agree_and_the_others_hear_nothing(
    person: Person,
) -> None:
    ada, cleo, address = pair(person, "wolf-and-hound", 2, 4)
    choose(ada, "Resign")
    ada.get_by_role("dialog").get_by_role("button", name="Resign").click()
    watcher = person()
    watcher.goto(address)
    expect(cleo.get_by_text("would like to resign.")).to_be_visible()
    expect(watcher.get_by_text("would like to resign.")).to_have_count(0)
    cleo.get_by_role("button", name="Agree").click()
    expect(watcher.get_by_text("have resigned.").first).to_be_visible()


def test_an_own_seat_moves_to_another_device_by_its_code(
    person: Person, complaints: list[str]
) -> None:
    ada, _, address = pair(person, "the-wolves")
    choose(ada, "Continue on another device")
    code = ada.locator(".code").inner_text().split()[-1]
    phone = person()
    phone.goto(f"{address}#claim=WRONGONE")
    phone.get_by_role("button", name="Open my seat").click()
    expect(phone.get_by_role("alert")).to_contain_text("opens no seat here")
    assert "403" in complaints.pop(), "a browser writes down what was refused"
    phone.get_by_label("Code from your other device").fill(code)
    phone.get_by_role("button", name="Open my seat").click()
    expect(phone.locator("header .watching")).to_have_count(0)
    expect(ada.locator("header .watching")).to_be_visible()
    expect(ada.get_by_role("dialog")).to_have_count(0)
    choose(phone, "Let a bot play for me")
    expect(phone.get_by_role("button", name="Take my seat back")).to_be_visible()
