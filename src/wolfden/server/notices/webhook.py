"""A notice as the services take it that people have webhooks at."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, Final
from urllib.parse import urlsplit, urlunsplit

import msgspec

from ...match.notices import Format
from ...texts import translate
from .letters import Letter

HEADERS: Final = {"Content-Type": "application/json", "User-Agent": "Wolfden"}
MARKUP: Final = re.compile(r"([\\*_~`|>\[\]()<:@#-])")


def plain_of(form: Format) -> Callable[[str], str]:
    """Names are text: they mention nobody and link nowhere."""
    if form == "discord":
        return lambda name: MARKUP.sub(r"\\\1", name)
    if form == "slack":
        return lambda name: name.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return str


def request_of(letter: Letter) -> tuple[str, Mapping[str, str], bytes]:
    """Where to, with which headers, and what."""
    address, body = BODIES[letter.notice.settings.format](letter)
    return address, HEADERS, msgspec.json.encode(body)


def _stop(letter: Letter) -> str:
    return translate(letter.notice.settings.lang, "notice-stop")


def _text(letter: Letter) -> str:
    return f"{letter.body} {letter.link}\n{_stop(letter)}: {letter.stop}"


def _json(letter: Letter) -> tuple[str, dict[str, Any]]:
    """What most receivers look for, by all the names they have for it."""
    text = _text(letter)
    return letter.notice.address, {
        "title": letter.title,
        "message": letter.body,
        "text": text,
        "content": text,
        "url": letter.link,
        "unsubscribe": letter.stop,
    }


def _discord(letter: Letter) -> tuple[str, dict[str, Any]]:
    text = f"{letter.body} {letter.link}\n{_stop(letter)}: <{letter.stop}>"
    return letter.notice.address, {"content": text, "allowed_mentions": {"parse": []}}


def _slack(letter: Letter) -> tuple[str, dict[str, Any]]:
    return letter.notice.address, {
        "text": f"{letter.body} <{letter.link}>\n<{letter.stop}|{_stop(letter)}>"
    }


def _ntfy(letter: Letter) -> tuple[str, dict[str, Any]]:
    """Its JSON goes to the server, with the topic of the address inside."""
    parts = urlsplit(letter.notice.address)
    path, _, topic = parts.path.rstrip("/").rpartition("/")
    view = {"action": "view", "label": _stop(letter), "url": letter.stop}
    return urlunsplit((parts.scheme, parts.netloc, f"{path}/", parts.query, "")), {
        "topic": topic,
        "title": letter.title,
        "message": letter.body,
        "click": letter.link,
        "actions": [view],
    }


BODIES: Final = {"json": _json, "discord": _discord, "slack": _slack, "ntfy": _ntfy}
