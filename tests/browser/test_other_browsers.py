"""The main journeys in Firefox and in WebKit."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

import wolfden

from .boxes import MEASURE
from .foreign import BROWSERS, SEEN, Foreign, missing
from .stored import after, store, tokens_of

OFFERS = Path(__file__).with_name("offers.js").read_text("utf-8")
PREPARE = """[
  localStorage.setItem("wolfden:settings", JSON.stringify({ speed: "instant", twice: "never" })),
  localStorage.setItem("wolfden:lang", "en"),
  localStorage.setItem("wolfden:aims", JSON.stringify(
    ["jagdfieber", "the-wolves", "wolf-and-hound", "wolfsspuren"])),
]"""
GAMES = [spec.id for spec in wolfden.games() if spec.id != "night-hunt"]


@pytest.fixture(scope="module", params=sorted(BROWSERS))
def foreign(request: pytest.FixtureRequest, address: str) -> Iterator[Foreign]:
    if lacking := missing(request.param):
        pytest.skip(f"{lacking} is not installed")
    with BROWSERS[request.param]() as foreign:
        foreign.resize(1366, 633)
        foreign.goto(address)
        foreign.look(PREPARE)
        yield foreign


def button(words: str, within: str = "") -> str:
    """The first button with these words, or with this name."""
    return (
        f"[...document.querySelectorAll('{within} button, {within} a')].find((each) =>"
        f" each.checkVisibility() && (each.ariaLabel ?? each.textContent).includes('{words}'))"
    )


def play(foreign: Foreign, decisions: int) -> None:
    """Press so many things that the table offers, whatever they are."""
    made, deadline = 0, time.monotonic() + 120
    while made < decisions and not foreign.look("!!document.querySelector('div.result')"):
        assert time.monotonic() < deadline, foreign.look(SEEN)
        count = foreign.look(f"({OFFERS})().length")
        if count:
            foreign.press(f"({OFFERS})()[{made // 2 % count}]")
            made += 1


def close(foreign: Foreign) -> None:
    foreign.press("document.querySelector('dialog[open] button[aria-label=Close]')")
    foreign.wait("!document.querySelector('dialog[open]')")


@pytest.mark.parametrize("game", GAMES)
def test_from_home_to_a_table_and_back(foreign: Foreign, address: str, game: str) -> None:
    foreign.goto(address)
    title = wolfden.spec_of(game).titles["en"]
    card = f"[...document.querySelectorAll('article')].find((e) => e.innerText.includes('{title}'))"
    start = f"[...({card})?.querySelectorAll('button') ?? []].find((e) => /Play/.test(e.innerText))"
    foreign.wait(f"!!({start})")
    foreign.press_until(start, "location.pathname.startsWith('/m/')")
    foreign.wait(f"({OFFERS})().length > 0")
    play(foreign, 3)
    rules = "document.querySelector('dialog[open]')?.innerText.length > 500"
    foreign.press_until(button("Rules", "header"), rules)
    close(foreign)
    foreign.press(button("Menu", "header"))
    foreign.wait(f"!!({button('Settings')})")
    foreign.press(button("Settings"))
    foreign.wait("document.querySelector('dialog[open]')?.innerText.includes('Deutsch')")
    close(foreign)
    # A short game may be over after three presses.
    told = "document.querySelector('[role=log], div.result')?.textContent.length > 40"
    foreign.wait(told)
    foreign.reload()
    foreign.wait(told)
    foreign.back()
    foreign.wait("location.pathname === '/'")
    foreign.wait("[...document.querySelectorAll('a')].some((e) => e.href.includes('/m/'))")


def test_a_match_is_played_to_its_result(foreign: Foreign, address: str) -> None:
    foreign.goto(f"{address}/new/jagdfieber")
    days = "document.querySelector('form select.number')"
    foreign.wait(f"!!({days})")
    foreign.look(
        f"[{days}.value = '1', {days}.dispatchEvent(new Event('change', {{ bubbles: true }}))]"
    )
    bots = button("Give the free seats to bots")
    foreign.press_until("document.querySelector('form button.primary')", f"!!({bots})")
    foreign.press_until(bots, "!!document.querySelector('section.hand')")
    play(foreign, 200)
    foreign.wait("/You (win|won|lost)/.test(document.querySelector('.result h2')?.textContent)")


@pytest.mark.parametrize("game", GAMES)
def test_a_table_fits_small_and_large_windows(
    foreign: Foreign, address: str, database: Path, game: str
) -> None:
    players = wolfden.spec_of(game).players[-1]
    match = store(database, game, players, {}, after(0))
    foreign.goto(f"{address}/m/{match}#seat={tokens_of(players)[0]}")
    foreign.wait("document.fonts.status === 'loaded' && !!document.querySelector('main .narrator')")
    found = {}
    for width, height in foreign.windows:
        foreign.resize(width, height)
        foreign.wait(f"innerWidth === {width}")
        time.sleep(0.4)
        if wrong := foreign.look(f"({MEASURE})({{ touch: {str(width < 800).lower()} }})"):
            found[f"{width}×{height}"] = wrong
    foreign.resize(1366, 633)
    assert found == {}
