"""The ways in which this house can tell people something: those whose packages are installed, and
e-mail where the host has named a server."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from ...match.news import News
from ...match.notices import Kind, Notice
from ...storage import Engine
from ..settings import Settings
from .addresses import THREADS
from .keys import Keys, house_keys
from .letters import Letter, letter_of
from .mail import Mail, sender_of
from .refusals import NotOffered
from .webhook import plain_of
from .webhook import request_of as webhook_request

if TYPE_CHECKING:
    from .line import Line
    from .push import Push


class Carriers:
    def __init__(self, settings: Settings, engine: Engine) -> None:
        self._settings = settings
        self._engine = engine
        self.line: Line | None = None
        self.push: Push | None = None
        self.mail = Mail(settings) if settings.smtp_host and settings.site else None
        self.keys: Keys

    async def start(self) -> None:
        """Keys are made at the first start."""
        self.keys = await house_keys(self._engine)
        try:
            from .line import Line
            from .push import push_of
        except ImportError:
            return
        self.line = Line(self._settings.webhooks_to_private, self._settings.notice_patience)
        self.push = await push_of(self._engine, self._contact)

    async def stop(self) -> None:
        if self.line is not None:
            await self.line.close()

    @property
    def _contact(self) -> str:
        """Whom push services can complain to."""
        site = self._settings.site
        if self._settings.smtp_sender or site:
            return f"mailto:{sender_of(self._settings)}"
        return "mailto:wolfden@localhost"

    @property
    def kinds(self) -> list[Kind]:
        ways: list[tuple[Kind, object]] = [
            ("push", self.push), ("webhook", self.line), ("mail", self.mail),
        ]  # fmt: skip
        return [kind for kind, way in ways if way is not None]

    def letter(self, notice: Notice, news: News) -> Letter:
        plain = plain_of(notice.settings.format) if notice.kind == "webhook" else str
        return letter_of(notice, news, self.keys.sign(notice.id), plain)

    async def deliver(self, letter: Letter) -> None:
        """Raises NoticeFailed."""
        kind = letter.notice.kind
        if kind == "mail" and self.mail is not None:
            loop = asyncio.get_running_loop()
            await loop.run_in_executor(THREADS, self.mail.send, letter)
        elif kind == "push" and self.push is not None and self.line is not None:
            await self.line.post(*self.push.request_of(letter))
        elif kind == "webhook" and self.line is not None:
            await self.line.post(*webhook_request(letter))
        else:
            raise NotOffered(kind)
