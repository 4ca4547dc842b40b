"""`wolfden bot-token`: a token for a program at a table of any house, without a browser."""

from __future__ import annotations

import json
import sys
from dataclasses import dataclass
from http.client import HTTPException
from typing import Final, Self
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

PATIENCE: Final = 30.0
"""Seconds."""
REFUSED: Final = 2


@dataclass(frozen=True)
class Place:
    """A person's seat, as the link that carries it says."""

    house: str
    match: str
    token: str

    @classmethod
    def of(cls, link: str) -> Self | None:
        page, _, token = link.partition("#seat=")
        house, _, match = page.rpartition("/m/")
        whole = house.startswith(("http://", "https://")) and match and token
        return cls(house, match, token) if whole else None


def print_token(link: str, seat: int, name: str, revoke: bool, lang: str) -> None:
    """The token alone goes to standard output, for a script to catch; seats count from 1."""
    place = Place.of(link)
    if place is None:
        tell("LINK is https://HOUSE/m/MATCH#seat=TOKEN: in the menu of the table, another device")
        sys.exit(REFUSED)
    path = f"{place.house}/api/matches/{place.match}/programs"
    if revoke:
        ask(Request(f"{path}/{seat - 1}", method="DELETE"), place, lang)
        return
    body = json.dumps({"seat": seat - 1, "name": name}).encode()
    wish = Request(path, body, {"Content-Type": "application/json"}, method="POST")
    print(ask(wish, place, lang)["token"])


def ask(request: Request, place: Place, lang: str) -> dict[str, str]:
    """What the house answers; its refusal is told in its own words."""
    request.add_header("Authorization", f"Bearer {place.token}")
    request.add_header("Accept-Language", lang)
    try:
        with urlopen(request, timeout=PATIENCE) as answer:
            told: dict[str, str] = json.load(answer)
            return told
    except HTTPError as refusal:
        tell(refused(refusal))
    except (URLError, OSError, HTTPException, ValueError) as error:
        tell(f"{place.house}: {error}")
    sys.exit(REFUSED)


def refused(answer: HTTPError) -> str:
    try:
        told: dict[str, str] = json.load(answer)
        return f"{told['message']} ({told['code']})"
    except (ValueError, KeyError, TypeError):
        return f"HTTP {answer.code}"


def tell(sentence: str) -> None:
    print(sentence, file=sys.stderr)
