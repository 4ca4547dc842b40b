"""Matches seen again: from every viewpoint, at any moment, as a record, and played on from."""

from __future__ import annotations

import re
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.server.test_moments import golden, lay_down

from .stored import over, store, tokens_of
from .test_accessibility import check
from .test_fit import after, measured

GAMES = ("jagdfieber", "the-wolves", "wolf-and-hound", "wolfsspuren")
TESTS = Path(__file__).parents[1]
OLDER = TESTS / "games/wolfsspuren/records/rules-1-3.txt"
SIZES = ((390, 664), (740, 360), (768, 954), (1366, 633), (1920, 950))
DROP = """([name, text]) => {
  const files = new DataTransfer();
  files.items.add(new File([text], name, { type: "text/plain" }));
  const how = { dataTransfer: files, bubbles: true, cancelable: true };
  for (const kind of ["dragover", "drop"]) document.body.dispatchEvent(new DragEvent(kind, how));
}"""


class ReplayPage:
    def __init__(self, page: Page) -> None:
        self.page = page

    def open(self, match: str, rest: str = "") -> None:
        self.page.goto(f"/m/{match}/replay{rest}")
        expect(self.bar).to_be_visible(timeout=20_000)

    @property
    def bar(self) -> Locator:
        return self.page.locator("section.bar")

    @property
    def scrubber(self) -> Locator:
        return self.bar.get_by_role("slider")

    @property
    def view(self) -> Locator:
        return self.page.locator("header select")

    def is_at(self, number: int, last: int) -> None:
        shown = f"{number:,} of {last:,}"
        expect(self.scrubber).to_have_attribute("aria-valuetext", re.compile(rf"^{shown},"))
        expect(self.page).to_have_url(re.compile(rf"#{number}$"))

    def looked_at_as(self, view: str, number: int) -> str:
        """What is drawn then."""
        self.view.select_option(view)
        expect(self.page).to_have_url(re.compile(rf"\?as={view}#{number}$"), timeout=20_000)
        self.page.wait_for_timeout(400)
        return self.page.locator("main").inner_html()


def finished(database: Path, game: str) -> tuple[str, int]:
    """A finished match of people, and how many moves it had."""
    # Playwright has an event loop of its own in this thread.
    with ThreadPoolExecutor(1) as thread:
        match = thread.submit(lay_down, database, golden(game)).result()
    return match, len(golden(game).moves)


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_match_is_seen_from_three_viewpoints(
    person: Callable[..., Page], database: Path, game: str
) -> None:
    match, last = finished(database, game)
    seen = ReplayPage(person())
    seen.open(match, f"#{last // 2}")
    seen.is_at(last // 2, last)
    expect(seen.view).to_have_value("all")
    shown = {view: seen.looked_at_as(view, last // 2) for view in ("0", "public", "all")}
    assert shown["0"] != shown["public"]
    if game != "the-wolves":
        assert shown["all"] != shown["public"], "secrets are seen"


@pytest.mark.parametrize("game", GAMES)
def test_keys_and_the_scrubber_lead_through_a_match(
    person: Callable[..., Page], database: Path, game: str
) -> None:
    match, last = finished(database, game)
    seen = ReplayPage(person())
    page = seen.page
    seen.open(match)
    seen.is_at(0, last)
    page.keyboard.press("ArrowRight")
    seen.is_at(1, last)
    page.keyboard.press("End")
    seen.is_at(last, last)
    page.keyboard.press("ArrowLeft")
    seen.is_at(last - 1, last)
    page.keyboard.press("PageUp")
    expect(page).not_to_have_url(re.compile(rf"#{last - 1}$"))
    page.keyboard.press("Home")
    seen.is_at(0, last)
    seen.scrubber.fill(str(last // 3))
    seen.is_at(last // 3, last)
    page.reload()
    seen.is_at(last // 3, last)
    page.keyboard.press("Home")
    page.keyboard.press("Space")
    expect(page).to_have_url(re.compile("#[3-9]$"))
    page.keyboard.press("Space")
    expect(seen.bar.get_by_role("button", name="Play")).to_be_visible()


def test_lines_of_the_log_lead_to_their_moments(
    person: Callable[..., Page], database: Path
) -> None:
    match, last = finished(database, "jagdfieber")
    seen = ReplayPage(person())
    seen.open(match)
    seen.bar.get_by_role("button", name="Go to").click()
    dialog = seen.page.get_by_role("dialog")
    expect(dialog.get_by_role("heading", name="Round 2", exact=True)).to_be_visible()
    line = dialog.get_by_role("button").filter(has_text="Round 3 is over").first
    number = int(line.locator(".number").inner_text())
    line.click()
    seen.is_at(number, last)


RAW = {
    "jagdfieber": r"carrot|closed|rabbit|Horn geht an \d",
    "the-wolves": r"forest|Region [a-z]\b",
    "wolf-and-hound": r"\b[0-3] (spielt|zieht|ist am Zug)|(black|white)-\d",
    "wolfsspuren": r"(black|white|green|blue)-|goose|nothing|Du hast|Runde",
}
"""Fields of events that no reader knows, and words that are for somebody else."""


@pytest.mark.parametrize("game", GAMES)
def test_the_moments_are_told_in_the_games_own_words(
    person: Callable[..., Page], database: Path, game: str
) -> None:
    match, _ = finished(database, game)
    seen = ReplayPage(person(locale="de"))
    seen.open(match)
    seen.bar.get_by_role("button", name="Gehe zu").click()
    lines = seen.page.get_by_role("dialog").locator("section")
    expect(lines.first).to_contain_text("P1")
    assert re.findall(RAW[game], "".join(lines.all_text_contents())) == []


def test_back_leads_to_the_page_before(person: Callable[..., Page], database: Path) -> None:
    match, last = finished(database, "jagdfieber")
    seen = ReplayPage(person())
    seen.page.goto("/replay")
    seen.page.evaluate("path => { location.assign(path) }", f"/m/{match}/replay#5")
    seen.is_at(5, last)
    for _ in range(3):
        seen.page.keyboard.press("ArrowRight")
    seen.is_at(8, last)
    seen.page.go_back()
    expect(seen.page.get_by_role("heading", name="See a match again")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_from_any_moment_one_plays_on(
    person: Callable[..., Page], database: Path, game: str
) -> None:
    match, last = finished(database, game)
    seen = ReplayPage(person())
    page = seen.page
    seen.open(match, f"?as=1#{last // 2}")
    page.get_by_role("button", name="From here I would have").click()
    page.get_by_role("button", name="Play on").click()
    page.wait_for_url(re.compile("/m/[A-Za-z0-9_-]{22}$"))
    expect(page.get_by_role("link", name=f"From move {last // 2}")).to_be_visible()
    page.goto("/")
    expect(page.get_by_text(f"goes on from move {last // 2} of another one")).to_be_visible()


def test_at_the_end_there_is_nothing_to_play_on_from(
    person: Callable[..., Page], database: Path
) -> None:
    match, last = finished(database, "jagdfieber")
    seen = ReplayPage(person())
    seen.open(match, f"#{last}")
    seen.page.get_by_role("button", name="From here I would have").click()
    expect(seen.page.get_by_text("Go back a little first")).to_be_visible()


def test_a_record_dropped_on_a_page_is_seen_like_a_match(person: Callable[..., Page]) -> None:
    page = person()
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.evaluate(DROP, ["match.txt", OLDER.read_text("utf-8")])
    page.wait_for_url(re.compile("/replay/[0-9a-f]{32}"))
    seen = ReplayPage(page)
    expect(seen.bar).to_be_visible()
    page.keyboard.press("End")
    expect(page).to_have_url(re.compile(r"\?as=all#\d+$"))
    page.reload()
    expect(seen.bar).to_be_visible()
    seen.view.select_option("2")
    expect(page).to_have_url(re.compile(r"\?as=2#\d+$"))


def test_a_broken_record_is_refused_in_words(
    person: Callable[..., Page], complaints: list[str]
) -> None:
    page = person(locale="de", viewport={"width": 740, "height": 360})
    page.goto("/replay")
    text = OLDER.read_text("utf-8").replace("\n5 ", "\n6 ", 1)
    file = {"name": "x.txt", "mimeType": "text/plain", "buffer": text.encode()}
    refused = re.compile("Zeile")
    page.locator("input[type=file]").set_input_files(file)  # type: ignore[arg-type]
    expect(page.get_by_role("alert").filter(has_text=refused)).to_be_in_viewport(ratio=1)
    assert ["422" in line for line in complaints] == [True], "the browser notes the refusal"
    complaints.clear()


def test_your_matches_and_the_result_lead_there(
    person: Callable[..., Page], database: Path
) -> None:
    match, last = finished(database, "jagdfieber")
    page = person()
    page.goto(f"/m/{match}#seat=token 0")
    page.get_by_role("link", name="See it again").click()
    seen = ReplayPage(page)
    expect(seen.bar).to_be_visible()
    expect(seen.view).to_have_value("0")
    page.goto("/")
    page.get_by_role("link", name=re.compile("Jagdfieber.*Over")).first.click()
    expect(seen.bar).to_be_visible()
    seen.is_at(0, last)


def test_files_of_a_match(person: Callable[..., Page], database: Path) -> None:
    match, _ = finished(database, "jagdfieber")
    seen = ReplayPage(person(locale="de"))
    page = seen.page
    seen.open(match, "#8")
    page.get_by_role("button", name="Mehr zu dieser Partie").click()

    def taken(role: str, name: str) -> bytes:
        with page.expect_download(timeout=60_000) as download:
            page.get_by_role(role, name=name).click()  # type: ignore[arg-type]
        return Path(download.value.path()).read_bytes()

    assert taken("link", "Aufzeichnung").startswith(b"wolfden record 1")
    sheet = taken("link", "Wertungsbogen").decode("utf-8-sig").splitlines()
    assert sheet[0].startswith("Runde,Sitz,Spieler,")
    assert len(sheet) == 1 + 4 * 5 + 4, "a row a day and seat, and the sums"
    svg = taken("button", "Bild vom Ende (SVG)")
    assert svg.startswith(b"<svg")
    assert b"P2" in svg
    png = taken("button", "Bild vom Ende (PNG)")
    assert png.startswith(b"\x89PNG")
    assert len(png) > 100_000, "there is something to be seen on it"
    film = taken("button", "Film von diesem Zug")
    assert film.startswith(b"\x1aE\xdf\xa3"), "WebM"
    page.get_by_role("button", name="Film von der Partie").click()
    page.get_by_role("button", name="Anhalten").click()
    expect(page.get_by_role("button", name="Film von der Partie")).to_be_enabled()


def test_what_happened_is_shown_again_at_a_table_that_goes_on(
    person: Callable[..., Page], database: Path
) -> None:
    match = store(database, "wolf-and-hound", 3, {}, after(12))
    page = person()
    page.goto(f"/m/{match}#seat={tokens_of(3)[0]}")
    expect(page.locator("main .table")).to_be_visible()
    page.reload()
    page.get_by_role("button", name="Show again").click()
    page.get_by_role("button", name="The last round").click()
    again = page.get_by_role("group", name="Show again").filter(has_text="Back to now")
    expect(again).to_be_visible()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowRight")
    page.get_by_role("button", name="Back to now").click()
    expect(again).to_be_hidden()
    page.keyboard.press("r")
    expect(again).to_be_visible()
    page.keyboard.press("Escape")
    expect(again).to_be_hidden()


@pytest.mark.parametrize("game", GAMES)
def test_the_page_fits_and_is_accessible(
    person: Callable[..., Page], database: Path, game: str
) -> None:
    match, last = finished(database, game)
    for lang, scheme in (("en", "light"), ("de", "dark")):
        seen = ReplayPage(person(locale=lang, color_scheme=scheme))
        seen.open(match, f"?as=0#{last // 3}")
        assert measured(seen.page, SIZES) == {}
        check(seen.page)


@pytest.mark.parametrize("game", GAMES)
def test_the_table_fits_as_others_see_it(
    person: Callable[..., Page], database: Path, game: str
) -> None:
    match, last = finished(database, game)
    seen = ReplayPage(person(locale="fr"))
    for view, number in (("public", last // 2), ("all", last * 4 // 5), ("public", last - 1)):
        seen.open(match, f"?as={view}#{number}")
        seen.page.wait_for_load_state("networkidle")
        assert measured(seen.page, (*SIZES[:4], (1280, 600))) == {}


def test_a_long_title_takes_two_lines_on_a_phone(
    person: Callable[..., Page], database: Path
) -> None:
    names = ("Maximiliane-Charlotte", "Bo", "Cleo")
    match = store(database, "wolfsspuren", 3, {"target": 40}, over, names=names)
    seen = ReplayPage(person(locale="fr", viewport={"width": 360, "height": 640}))
    seen.open(match, "?as=0#9")
    expect(seen.page.locator("h1")).to_have_text("Traces de Loups")
    lines = "h1 => h1.offsetHeight / parseFloat(getComputedStyle(h1).lineHeight)"
    assert seen.page.locator("h1").evaluate(lines) < 2.5


@pytest.mark.parametrize("game", GAMES)
def test_the_last_moment_names_who_won(
    person: Callable[..., Page], database: Path, game: str
) -> None:
    match, last = finished(database, game)
    seen = ReplayPage(person())
    words = seen.page.locator("main .narrator .words")
    seen.open(match, f"?as=0#{last}")
    expect(words).to_contain_text(re.compile(r"P\d won|team wins: P\d"))
    seen.page.keyboard.press("ArrowLeft")
    seen.is_at(last - 1, last)
    expect(words).to_contain_text(re.compile(r"P\d decides?"))
