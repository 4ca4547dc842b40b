"""Every address has a title of its own in each language, and keeps it when the page changes."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from .stored import after, over, store, tokens_of

GAME = "jagdfieber"
GO = """path => {
  history.pushState(null, "", path);
  dispatchEvent(new PopStateEvent("popstate"));
}"""
TITLES = {
    "en": [
        "Wolfden – wolf games to play together",
        "New table: Jagdfieber – Wolfden",
        "The rules of Jagdfieber – Wolfden",
        "See a match again – Wolfden",
        "May Wolfden write to you? – Wolfden",
        "Waiting for players: Jagdfieber – Wolfden",
        "Your turn! Jagdfieber – Wolfden",
        "Jagdfieber – Wolfden",
        "The result: Jagdfieber – Wolfden",
        "Jagdfieber seen again – Wolfden",
        "The tracks end here – Wolfden",
        "No match at this address – Wolfden",
        "That is settled – Wolfden",
    ],
    "fr": [
        "Wolfden – des jeux de loups à partager",
        "Nouvelle table : Jagdfieber – Wolfden",
        "Les règles de Jagdfieber – Wolfden",
        "Revoir une partie – Wolfden",
        "Wolfden peut-il t’écrire ? – Wolfden",
        "On attend des joueurs : Jagdfieber – Wolfden",
        "À toi ! Jagdfieber – Wolfden",
        "Jagdfieber – Wolfden",
        "Le résultat : Jagdfieber – Wolfden",
        "Revoir Jagdfieber – Wolfden",
        "Les traces s’arrêtent ici – Wolfden",
        "Pas de partie à cette adresse – Wolfden",
        "C’est réglé – Wolfden",
    ],
    "de": [
        "Wolfden – Wolfsspiele für alle",
        "Neuer Tisch: Jagdfieber – Wolfden",
        "Die Regeln von Jagdfieber – Wolfden",
        "Eine Partie noch einmal sehen – Wolfden",
        "Darf Wolfden dir schreiben? – Wolfden",
        "Warten auf Mitspielende: Jagdfieber – Wolfden",
        "Du bist dran! Jagdfieber – Wolfden",
        "Jagdfieber – Wolfden",
        "Das Ergebnis: Jagdfieber – Wolfden",
        "Jagdfieber noch einmal – Wolfden",
        "Die Spur endet hier – Wolfden",
        "Keine Partie unter dieser Adresse – Wolfden",
        "Schon erledigt – Wolfden",
    ],
}


@pytest.fixture(scope="module")
def addresses(address: str, database: Path) -> Callable[[Page], list[str]]:
    begun, ended = (store(database, GAME, 3, {"days": 1}, when) for when in (after(0), over))

    def of(page: Page) -> list[str]:
        seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}, {"kind": "open"}]
        wish = {"game": GAME, "options": {}, "seats": seats}
        waiting = page.request.post("/api/matches", data=wish).json()["match"]
        return [
            "/",
            f"/new/{GAME}",
            f"/rules/{GAME}",
            "/replay",
            "/confirm/key",
            f"/m/{waiting}",
            f"/m/{begun}#seat={tokens_of(1)[0]}",
            f"/watch/{begun}",
            f"/m/{ended}",
            f"/m/{ended}/replay",
            "/nowhere",
            "/m/unknown",
            "/told/key",
        ]

    return of


@pytest.mark.parametrize("lang", TITLES)
def test_each_page_has_a_title_of_its_own(
    person: Callable[..., Page],
    complaints: list[str],
    addresses: Callable[[Page], list[str]],
    lang: str,
) -> None:
    page = person(locale=lang)
    page.goto("/")
    for path, title in zip(addresses(page), TITLES[lang], strict=True):
        page.evaluate(GO, path)
        expect(page).to_have_title(title)
    # The last addresses lead nowhere, which the console tells too.
    assert all("404" in line or "403" in line for line in complaints)
    complaints.clear()
