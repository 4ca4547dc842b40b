"""What a notice says: the game, who moved, a link. Nothing of the game itself, so no secrets."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from ...core.registry import spec_of
from ...match.keys import hash_of
from ...match.news import News
from ...match.notices import Notice
from ...texts import title_of, translate

Escape = Callable[[str], str]


class Letter(NamedTuple):
    """To one person; `title` and `body` are in their language."""

    notice: Notice
    news: News
    title: str
    body: str
    link: str
    stop: str
    """Opened, this ends it."""
    key: str
    attempts: int = 0

    @property
    def name(self) -> tuple[str, int]:
        return self.notice.id, self.news.moment

    @property
    def topic(self) -> str:
        """The same for all that is said of one match, so that the newest replaces the others."""
        return hash_of(f"{self.notice.id}{self.notice.match}")[:24]


def letter_of(notice: Notice, news: News, key: str, plain: Escape = str) -> Letter:
    """`plain` keeps a name from being read as markup."""
    lang, site = notice.settings.lang, notice.settings.site
    game = title_of(spec_of(news.game), lang)
    told = {"game": game, "name": plain(news.mover or ""), "known": "yes" if news.mover else "no"}
    return Letter(
        notice,
        news,
        translate(lang, f"notice-{news.what}-title", **told),
        translate(lang, f"notice-{news.what}", **told),
        f"{site}/confirm/{key}" if news.what == "confirm" else f"{site}/m/{news.match}",
        f"{site}/told/{key}",
        key,
    )
