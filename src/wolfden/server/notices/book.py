"""The book of who wants to be told: subscribing, changing, ending, trying."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Annotated, Final

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from ...core import WolfdenError
from ...match.calendar import check_zone
from ...match.keys import hash_of, new_match_id
from ...match.news import News, What
from ...match.notices import Format, Kind, Language, Manner, Notice, Quiet
from ...match.service import MatchService
from ...match.table import Table
from ...storage import Engine
from ...storage import notices as stored
from .carriers import Carriers
from .mail import check_mail
from .refusals import BadNotice, NotOffered, TooManyNotices, UnknownNotice
from .sending import Sending

AT_A_SEAT: Final = 6
AT_AN_ADDRESS: Final = 200
UNCONFIRMED: Final = 3
"""E-mail addresses are asked so often whether they want this."""


class NoticeOffer(msgspec.Struct, frozen=True):
    """The ways in which this house tells people something."""

    kinds: list[Kind]
    push_key: str | None
    """What a browser subscribes with."""


class PushPart(msgspec.Struct, frozen=True):
    p256dh: Annotated[str, Meta(max_length=200)]
    auth: Annotated[str, Meta(max_length=100)]


class NoticeWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    kind: Kind
    address: Annotated[str, Meta(max_length=2000)]
    """A push subscription's endpoint, a webhook's address, or an e-mail address."""
    keys: PushPart | None = None
    """Of a push subscription."""
    lang: Language = "en"
    quiet: Quiet | None = None
    format: Format = "json"
    proof: Annotated[str, Meta(max_length=64)] = ""
    """That the e-mail address was confirmed before, at another table."""


class NoticeChange(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    lang: Language
    quiet: Quiet | None = None


class NoticeView(msgspec.Struct, frozen=True):
    id: str
    kind: Kind
    address: str
    lang: Language
    quiet: Quiet | None
    format: Format
    confirmed: bool
    proof: str
    """Of a confirmed e-mail address: it need not be confirmed at the next table."""


class ToldBy(msgspec.Struct, frozen=True):
    kind: Kind


class Book:
    def __init__(
        self, service: MatchService, engine: Engine, carriers: Carriers, sending: Sending
    ) -> None:
        self._service, self._engine = service, engine
        self._carriers, self._sending = carriers, sending
        self.changed: Callable[[str], None] = lambda match: None
        """Called when somebody of a match wants to be told, or otherwise than before."""

    @property
    def offer(self) -> NoticeOffer:
        push = self._carriers.push
        return NoticeOffer(self._carriers.kinds, None if push is None else push.public)

    async def list(self, match: str, token: str | None) -> list[NoticeView]:
        await self._seat(match, token)
        return [self._view(notice) for notice in await self._of(match, token)]

    async def subscribe(
        self, match: str, token: str | None, wanted: NoticeWish, site: str
    ) -> NoticeView:
        seat, game = await self._seat(match, token)
        _check_quiet(wanted.quiet)
        address = await self._address(wanted)
        confirmed = wanted.kind != "mail" or self._carriers.keys.proves(wanted.proof, address)
        manner = Manner(
            hash_of(token or ""), wanted.lang, wanted.quiet, wanted.format, site, confirmed
        )
        own = await self._of(match, token)
        old = next((one for one in own if (one.kind, one.address) == (wanted.kind, address)), None)
        if old is not None:
            notice = replace(old, settings=replace(manner, confirmed=old.settings.confirmed))
        else:
            notice = Notice(new_match_id(), match, seat, wanted.kind, address, manner)
            await self._check_room(notice, len(own))
        await self._keep(notice)
        if old is None and not confirmed:
            self._say(notice, "confirm", game)
        return self._view(notice)

    async def change(
        self, match: str, token: str | None, notice: str, change: NoticeChange
    ) -> NoticeView:
        _check_quiet(change.quiet)
        old = await self._own(match, token, notice)
        new = replace(old, settings=replace(old.settings, lang=change.lang, quiet=change.quiet))
        await self._keep(new)
        return self._view(new)

    async def remove(self, match: str, token: str | None, notice: str) -> None:
        await self._own(match, token, notice)
        await self._engine.write(lambda connection: stored.remove(connection, notice))

    async def try_out(self, match: str, token: str | None, notice: str) -> None:
        """Send something at once; raises NoticeFailed."""
        chosen = await self._own(match, token, notice)
        if not chosen.settings.confirmed:
            raise BadNotice("unconfirmed")
        _, game = await self._seat(match, token)
        letter = self._carriers.letter(chosen, News("test", 0, game, match))
        await self._carriers.deliver(letter)

    async def stop(self, key: str) -> ToldBy:
        """Whoever was sent the key wants no more."""
        notice = await self._signed(key)
        await self._engine.write(lambda connection: stored.remove(connection, notice.id))
        return ToldBy(notice.kind)

    async def confirm(self, key: str) -> ToldBy:
        notice = await self._signed(key)
        sure = replace(notice, settings=replace(notice.settings, confirmed=True))
        await self._keep(sure)
        return ToldBy(notice.kind)

    async def _keep(self, notice: Notice) -> None:
        await self._engine.write(lambda connection: stored.keep(connection, notice))
        self.changed(notice.match)

    async def _seat(self, match: str, token: str | None) -> tuple[int, str]:
        def see(table: Table) -> tuple[int, str]:
            return table.own_seat(token), table.stored.game

        return await self._service.look(match, see)

    async def _of(self, match: str, token: str | None) -> Sequence[Notice]:
        holder = hash_of(token or "")
        found = await self._engine.read(lambda connection: stored.of_matches(connection, [match]))
        return [notice for notice in found if notice.settings.holder == holder]

    async def _own(self, match: str, token: str | None, notice: str) -> Notice:
        await self._seat(match, token)
        for one in await self._of(match, token):
            if one.id == notice:
                return one
        raise UnknownNotice("this person is not told there")

    async def _signed(self, key: str) -> Notice:
        name = self._carriers.keys.read(key)
        if name is not None:
            found = await self._engine.read(lambda connection: stored.find(connection, name))
            if found is not None:
                return found
        raise UnknownNotice("nobody is told by this any more")

    async def _address(self, wanted: NoticeWish) -> str:
        """As it is stored, after it was checked."""
        if wanted.kind not in self._carriers.kinds:
            raise NotOffered(wanted.kind)
        if wanted.kind == "mail":
            return check_mail(wanted.address)
        assert self._carriers.line is not None
        await self._carriers.line.check(wanted.address)
        if wanted.kind == "webhook":
            return wanted.address
        return _subscription(wanted)

    async def _check_room(self, notice: Notice, own: int) -> None:
        same = await self._engine.read(
            lambda connection: stored.at_address(connection, notice.kind, notice.address)
        )
        asked = sum(not one.settings.confirmed for one in same)
        if own >= AT_A_SEAT or len(same) >= AT_AN_ADDRESS or asked >= UNCONFIRMED:
            raise TooManyNotices("too many are told there already", limit=AT_A_SEAT)

    def _say(self, notice: Notice, what: What, game: str) -> None:
        news = News(what, 0, game, notice.match)
        self._sending.send(self._carriers.letter(notice, news))

    def _view(self, notice: Notice) -> NoticeView:
        manner = notice.settings
        address = _endpoint(notice.address) if notice.kind == "push" else notice.address
        proved = notice.kind == "mail" and manner.confirmed
        proof = self._carriers.keys.proof(notice.address) if proved else ""
        return NoticeView(
            notice.id, notice.kind, address, manner.lang, manner.quiet, manner.format,
            manner.confirmed, proof,
        )  # fmt: skip


def _check_quiet(quiet: Quiet | None) -> None:
    try:
        if quiet is not None:
            check_zone(quiet.zone)
    except WolfdenError:
        raise BadNotice("zone") from None


def _subscription(wanted: NoticeWish) -> str:
    from .push import PushKeys, Subscription, check_keys

    if wanted.keys is None:
        raise BadNotice("keys")
    keys = PushKeys(wanted.keys.p256dh, wanted.keys.auth)
    subscription = Subscription(wanted.address, keys)
    check_keys(subscription)
    return msgspec.json.encode(subscription).decode()


def _endpoint(address: str) -> str:
    return str(msgspec.json.decode(address)["endpoint"])
