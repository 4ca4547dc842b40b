"""A game from a package of its own: installed as others would, then played everywhere."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from shutil import rmtree

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.packaged import ROOT, Environment

from .conftest import PATIENCE
from .test_accessibility import check

EXAMPLE = ROOT / "examples" / "night-hunt"
SIZES = [(360, 640), (1366, 633)]
IMPATIENT = 400
"""A press that comes sooner after a hint is not taken for an answer."""
Person = Callable[..., Page]


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> Environment:
    folder = tmp_path_factory.mktemp("package")
    environment = Environment(folder / "venv")
    environment.install(EXAMPLE, folder)
    return environment


@pytest.fixture(scope="module")
def own(environment: Environment, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server on which the game has its own board."""
    with environment.serving(tmp_path_factory.mktemp("own") / "wolfden.db") as address:
        yield address


@pytest.fixture(scope="module")
def plain(
    own: str, environment: Environment, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[str]:
    """A server on which it has none; the other has read its files by now."""
    httpx.get(f"{own}/api/games")
    rmtree(environment.packages / "night_hunt" / "web")
    with environment.serving(tmp_path_factory.mktemp("plain") / "wolfden.db") as address:
        yield address


def play_now(page: Page, nights: int = 3) -> None:
    """A table for three with bots, by the form."""
    page.goto("/new/night-hunt")
    page.get_by_label("Nights").select_option(str(nights))
    page.get_by_role("button", name="Bots on all other seats").click()
    page.get_by_role("button", name="Start the match").click()
    expect(page.get_by_text("Your turn")).to_be_visible()


def test_it_keeps_the_contract_where_it_is_installed(environment: Environment) -> None:
    tests = str(EXAMPLE / "tests")
    assert "failed" not in environment.run("-m", "pytest", "-q", "-p", "no:cacheprovider", tests)


def test_it_is_listed_and_played_in_the_terminal(environment: Environment) -> None:
    assert "Chasse de nuit" in environment.run("-m", "wolfden.cli", "games", "--lang", "fr")
    wish = ("night-hunt", "--players", "2", "--option", "nights=3", "--lang", "de", "--seed", "3")
    told = environment.run("-m", "wolfden.cli", "play", *wish, "--bots", "pup", told="1\n1\n1\n")
    assert "Nacht 1 von 3: Die Beute ist 3 wert" in told
    assert "Gast zeigt die 1." in told
    assert "Die letzte Nacht ist vorbei" in told


def test_the_server_says_what_the_package_brings(own: str) -> None:
    with httpx.Client(base_url=own) as http:
        (game,) = [game for game in http.get("/api/games").json() if game["id"] == "night-hunt"]
        assert (game["rules"], game["table"], game["cover"]) == (True, True, True)
        assert game["titles"]["de"] == "Nachtjagd"
        script = http.get("/api/games/night-hunt/table/table.js")
        assert script.headers["content-type"].startswith("text/javascript")
        assert script.headers["cache-control"] == "no-cache"
        known = {"If-None-Match": script.headers["etag"]}
        again = http.get("/api/games/night-hunt/table/table.js", headers=known)
        assert (again.status_code, again.content) == (304, b"")
        for path in ("..%2fsetup.py", "../setup.py", "%2e%2e/setup.py", "/etc/passwd", ""):
            assert http.get(f"/api/games/night-hunt/table/{path}").status_code == 404


def test_a_match_on_its_own_board(own: str, person: Person) -> None:
    page = person(base_url=own)
    play_now(page)
    hand = page.get_by_role("group", name="Your cards")
    for left in (3, 2, 1):
        expect(hand.get_by_role("button")).to_have_count(left)
        expect(hand.locator("[aria-disabled=true]")).to_have_count(0)
        hand.get_by_role("button").first.click()
    expect(page.get_by_text("The last night is over.")).to_be_visible()
    expect(page.get_by_role("button", name="Play again")).to_be_visible()


def test_a_hint_on_its_own_board(own: str, person: Person) -> None:
    page = person(base_url=own)
    play_now(page)
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(page.locator(".card.hinted")).to_have_count(1)
    page.wait_for_timeout(IMPATIENT)
    page.get_by_role("button", name="Do it").click()
    expect(page.get_by_role("group", name="Your cards").get_by_role("button")).to_have_count(2)


def test_home_and_rules_in_the_readers_language(own: str, person: Person) -> None:
    page = person(base_url=own, locale="fr")
    page.goto("/")
    card = page.get_by_role("article").filter(has_text="Chasse de nuit")
    expect(card.get_by_text("Une proie par nuit.")).to_be_visible()
    expect(card.locator("img")).to_have_js_property("complete", True)
    card.get_by_role("link", name="Règles").click()
    expect(page.get_by_role("heading", name="Une nuit en bref", exact=True)).to_be_visible()
    expect(page.get_by_role("figure").locator(".card")).to_have_text(["5", "5", "2"])


def test_a_match_on_the_plain_table_by_keyboard(plain: str, person: Person) -> None:
    page = person(base_url=plain, locale="de")
    page.goto("/")
    page.get_by_role("article").filter(has_text="Nachtjagd").get_by_role(
        "button", name="Gleich spielen"
    ).click()
    buttons = page.get_by_role("region", name="Was du tun kannst").get_by_role("button")
    expect(buttons).to_have_count(7)
    expect(buttons.first).to_have_text("Die 1 spielen")
    expect(page.get_by_role("row").filter(has_text="1, 2, 3, 4, 5, 6 und 7").first).to_be_visible()
    buttons.first.focus()
    for night in range(1, 8):
        expect(
            page.locator("dl > div").filter(has_text=re.compile(rf"^\s*Nacht\s*{night}\s*$"))
        ).to_be_visible()
        expect(buttons).to_have_count(8 - night)
        expect(buttons.first).to_be_focused()
        expect(buttons.first).to_have_attribute("aria-disabled", "false")
        page.keyboard.press("Enter")
    expect(page.get_by_text("Die letzte Nacht ist vorbei.")).to_be_visible()
    expect(page.get_by_role("columnheader", name="Beute", exact=True)).to_be_visible()


def test_hints_and_the_log_on_the_plain_table(plain: str, person: Person) -> None:
    page = person(base_url=plain, viewport={"width": 360, "height": 640})
    play_now(page)
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(page.locator("button.hinted")).to_have_count(1)
    page.wait_for_timeout(IMPATIENT)
    page.get_by_role("button", name="Do it").click()
    expect(page.get_by_role("region", name="What you may do").get_by_role("button")).to_have_count(
        2
    )
    page.get_by_role("button", name="What happened").click()
    expect(page.get_by_role("log").get_by_text("Night 2 falls.")).to_be_visible()


def test_what_happened_is_told_on_the_plain_table_without_a_press(
    plain: str, person: Person
) -> None:
    page = person(base_url=plain, speed="fast")
    play_now(page)
    page.get_by_role("button", name="Play the 1").click()
    expect(page.get_by_role("button", name="Skip to now")).to_be_visible()
    expect(page.get_by_role("log")).to_contain_text("Night 2 falls.", timeout=PATIENCE)
    expect(page.get_by_text("Your turn", exact=True)).to_be_visible(timeout=PATIENCE)


@pytest.mark.parametrize("board", ["own", "plain"])
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_tables_of_packages_are_accessible_and_fit(
    request: pytest.FixtureRequest, person: Person, board: str, width: int, height: int
) -> None:
    page = person(
        base_url=request.getfixturevalue(board), viewport={"width": width, "height": height}
    )
    play_now(page, nights=9)
    check(page)


def test_the_docs_show_the_board_as_it_is() -> None:
    source = (EXAMPLE / "src" / "night_hunt" / "web" / "table.js").read_text("utf-8")
    drawing = source[source.index("const make") :].strip()
    assert drawing in (ROOT / "docs" / "a-table-in-the-browser.md").read_text("utf-8")
    assert len(source.splitlines()) < 80
