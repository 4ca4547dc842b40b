"""Every table fits every window: nothing cut, covered, broken or too small, and nothing scrolls."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import wolfden
from wolfden.games.wolfsspuren.view import WolfsspurenView
from wolfden.match.manners import Manners

from .boxes import SIZES, drawn, problems
from .stored import after, fullest, lay, over, store, tokens_of

PHONES_AND_TABLETS = 800
"""Windows up to this wide are touched with fingers."""
ZOOMED = ((683, 316), (960, 475))
"""Windows of 1366 and 1920 at 200 %."""
SMALL_ZOOMED = ((512, 345), (640, 300))
"""Windows of 1024 and 1280 at 200 %: too small for words of the usual size."""
TIGHT = ((360, 640), (740, 360), (1024, 690), (1280, 600), (1366, 633))
"""Where words are first to find no room: measured in every language, the other windows in one."""
OPENING = (("de", SIZES + ZOOMED), ("fr", TIGHT), ("en", TIGHT))
"""English has the shortest words: it is measured at the fullest tables."""
MIDDLE = {"jagdfieber": 30, "the-wolves": 150, "wolf-and-hound": 9, "wolfsspuren": 60}
"""How many decisions lead to the middle of a match, where there is more to show."""
OPTIONS = {"wolf-and-hound": {"preset": "experienced-sheep-01"}}
"""In the middle of a match: with more animals there is more to read."""
PHONES = ((360, 640), (740, 360))
TABLES = [
    pytest.param(spec.id, players, id=f"{spec.id}-{players}")
    for spec in wolfden.games()
    if spec.id in MIDDLE
    for players in spec.players
]


SCROLLS = """
  [...document.querySelectorAll("main .middle, main .family")]
    .filter((part) => part.clientHeight > 0 && part.scrollHeight > part.clientHeight + 1)
    .map((part) => part.className)
"""


def speak(page: Page, lang: str) -> None:
    """From the next visit on; a page that was loaded once comes again in half of the time."""
    if page.url != "about:blank":
        page.evaluate("lang => localStorage.setItem('wolfden:lang', lang)", lang)
        page.goto("/api/health")


def sit_down(page: Page, match: str, token: str) -> None:
    page.goto(f"/m/{match}#seat={token}")
    expect(page.locator("main .narrator").first).to_be_visible()
    page.evaluate("document.fonts.ready.then(() => true)")
    drawn(page)


def measured(page: Page, sizes: tuple[tuple[int, int], ...]) -> dict[str, list[str]]:
    """What is wrong, by window."""
    found = {}
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        if wrong := problems(page, touch=width < PHONES_AND_TABLETS):
            found[f"{width}×{height}"] = wrong
    return found


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_the_opening_fits(
    person: Callable[..., Page], database: Path, game: str, players: int
) -> None:
    match = store(database, game, players, {}, after(0))
    page = person(locale="de")
    for lang, sizes in OPENING if players == wolfden.spec_of(game).players[-1] else OPENING[:-1]:
        speak(page, lang)
        sit_down(page, match, tokens_of(players)[0])
        expect(page.locator("html")).to_have_attribute("lang", lang)
        assert measured(page, sizes) == {}, lang


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_the_middle_of_a_match_fits(
    person: Callable[..., Page], database: Path, game: str, players: int
) -> None:
    match = store(database, game, players, OPTIONS.get(game, {}), after(MIDDLE[game]))
    page = person(locale="de")
    for seat, (lang, sizes) in enumerate((("de", TIGHT), ("fr", SIZES))):
        speak(page, lang)
        sit_down(page, match, tokens_of(players)[seat])
        expect(page.locator("html")).to_have_attribute("lang", lang)
        assert measured(page, sizes) == {}, lang


@pytest.mark.parametrize("game", MIDDLE)
def test_a_small_window_that_is_zoomed_does_not_scroll_sideways(
    person: Callable[..., Page], database: Path, game: str
) -> None:
    match = store(database, game, 3, {}, after(MIDDLE[game]))
    page = person(locale="fr")
    sit_down(page, match, tokens_of(3)[1])
    for width, height in SMALL_ZOOMED:
        page.set_viewport_size({"width": width, "height": height})
        drawn(page)
        assert page.evaluate("document.documentElement.scrollWidth") == width


def test_spectators_of_the_wolves_read_scores_and_regions_without_scrolling(
    person: Callable[..., Page], database: Path
) -> None:
    names = ("Agathe", "Benno", "Clara", "David", "Emilia")
    match = store(database, "the-wolves", 5, {}, after(MIDDLE["the-wolves"]), names=names)
    page = person(locale="de")
    page.goto(f"/m/{match}")
    beside = tuple((width, height) for width, height in SIZES if width >= 1024)
    for pane in ("Punkte", "Regionen"):
        page.set_viewport_size({"width": 1366, "height": 633})
        page.get_by_role("button", name=pane, exact=True).click()
        expect(page.get_by_role("region", name=pane, exact=True)).to_be_visible()
        assert measured(page, beside) == {}


def wolves_in(view: WolfsspurenView) -> int:
    return sum((row.female is not None) + (row.male is not None) for row in view.rows)


def test_every_decision_of_a_full_pack_fits(person: Callable[..., Page], database: Path) -> None:
    page = person(locale="fr")
    for stage, (seat, seed, moves) in fullest("wolfsspuren", 6, wolves_in).items():
        match = lay(database, "wolfsspuren", 6, moves, seed=seed, options={})
        sit_down(page, match, tokens_of(6)[seat])
        assert measured(page, TIGHT) == {}, stage
        assert page.evaluate(SCROLLS) == [], stage


@pytest.mark.parametrize("game", MIDDLE)
def test_a_bot_that_plays_for_me_covers_nothing(
    person: Callable[..., Page], database: Path, game: str
) -> None:
    players = wolfden.spec_of(game).players[-1]
    match = store(database, game, players, {}, after(MIDDLE[game]))
    token = tokens_of(players)[0]
    page = person(locale="de")
    sit_down(page, match, token)
    page.request.post(f"/api/matches/{match}/bot", headers={"Authorization": f"Bearer {token}"})
    banner = page.locator(".standing")
    expect(banner).to_contain_text("spielt für dich")
    for width, height in PHONES:
        page.set_viewport_size({"width": width, "height": height})
        drawn(page)
        bar, table = banner.bounding_box(), page.locator("main").bounding_box()
        assert bar is not None
        assert table is not None
        assert bar["y"] + bar["height"] <= table["y"] + 1
        assert problems(page, touch=True) == []


@pytest.mark.parametrize("game", MIDDLE)
def test_spectators_who_may_listen_have_a_header_of_two_rows(
    person: Callable[..., Page], database: Path, game: str
) -> None:
    players = wolfden.spec_of(game).players[-1]
    match = store(database, game, players, {}, after(0), manners=Manners(overheard=True))
    page = person(locale="de", viewport={"width": 360, "height": 640})
    page.goto(f"/m/{match}")
    expect(page.locator("header .talk > button")).to_be_visible()
    drawn(page)
    header = page.locator(".frame > header").bounding_box()
    assert header is not None
    assert header["height"] < 2 * 54
    assert page.evaluate("document.querySelector('.strip').scrollWidth") <= page.evaluate(
        "document.querySelector('.strip').clientWidth"
    )


def test_a_winners_name_is_not_broken(person: Callable[..., Page], database: Path) -> None:
    names = ("Christophe", "Maximiliane")
    match = store(database, "the-wolves", 2, {"moons": 1}, over, names=names)
    page = person(viewport={"width": 740, "height": 360})
    page.goto(f"/m/{match}")
    expect(page.locator(".ranking .first")).to_be_visible()
    assert [wrong for wrong in problems(page) if wrong.startswith("broken")] == []


WORDS_AND_WOODS = """() => {
  const words = document.createRange();
  words.selectNodeContents(document.querySelector(".words p"));
  const thinning = document.querySelector("#thinning"), svg = document.querySelector(".forest svg");
  const middle = (Number(thinning.getAttribute("x1")) + Number(thinning.getAttribute("x2"))) / 2;
  const wood = document.querySelector(".wood");
  return {
    masked: getComputedStyle(wood).maskImage.includes("beside-words"),
    free: new DOMPoint(middle, 0).matrixTransform(svg.getScreenCTM()).x
      - words.getBoundingClientRect().right,
  };
}"""


def test_the_first_words_stand_before_no_trees(person: Callable[..., Page]) -> None:
    page = person(viewport={"width": 740, "height": 360})
    for lang in ("de", "fr", "en"):
        speak(page, lang)
        page.goto("/")
        expect(page.locator(".words .begin button").first).to_be_visible()
        page.evaluate("document.fonts.ready.then(() => true)")
        seen = page.evaluate(WORDS_AND_WOODS)
        assert seen["masked"], lang
        assert seen["free"] > 0, lang
