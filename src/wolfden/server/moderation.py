"""Keeping order while people play: who may not come in, who may not talk, and whence people came.

Every process holds what is in force in memory and reads it anew every few seconds: whatever
`wolfden admin` does holds everywhere soon, without a word between processes.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from ipaddress import ip_network
from time import monotonic, time
from typing import Final

from ..core import WolfdenError
from ..match.moderation import Banned, Muted, Network, Person, Sanction, person_of
from ..storage import Engine
from ..storage import moderation as stored
from ..storage.moderation import Visit
from .tasks import end

log = logging.getLogger(__name__)

AGAIN_SECONDS: Final = 6 * 3600.0
"""How long a person and an address are known to belong together before it is noted anew."""
KNOWN: Final = 20_000


class Moderation:
    def __init__(self, engine: Engine, seconds: float, addresses: bool) -> None:
        """`addresses`: whether to note whence people come."""
        self._engine, self._seconds, self._addresses = engine, seconds, addresses
        self._bans: list[tuple[Network, Sanction]] = []
        self._mutes: list[tuple[Network, Sanction]] = []
        self._muted: dict[str, Sanction] = {}
        self._in_force: Sequence[Sanction] = ()
        self._judged: dict[str, Sanction | None] = {}
        self._noted: dict[tuple[Person, str], float] = {}
        self._came: list[Visit] = []
        self._tasks: list[asyncio.Task[None]] = []
        self.changed: Callable[[], None] = lambda: None
        """Called when something else is in force: those who are here may have to go."""

    async def start(self) -> None:
        await self.refresh()
        self._tasks.append(asyncio.create_task(self._go_round()))

    async def stop(self) -> None:
        await end(self._tasks)

    def admit(self, client: str) -> None:
        """Raises Banned."""
        if self._bans:
            ban = self._ban_of(client)
            if ban is not None and ban.holds(_now()):
                raise Banned("nobody from this address may play here", until=ban.last_day)

    def let_speak(self, client: str, token: str | None) -> None:
        """Raises Muted."""
        mute = self._muted.get(person_of(token)) if token and self._muted else None
        mute = mute or _first(self._mutes, client)
        if mute is not None and mute.holds(_now()):
            raise Muted("this person may not talk", until=mute.last_day)

    def note(self, token: str | None, client: str) -> None:
        """This person came from there."""
        if not self._addresses or token is None:
            return
        visit = Visit(person_of(token), client, _now())
        known = visit.person, client
        long_ago = monotonic() - self._noted.get(known, float("-inf")) > AGAIN_SECONDS
        if long_ago and len(self._came) < KNOWN:
            self._noted[known] = monotonic()
            self._came.append(visit)
            if len(self._noted) > KNOWN:
                self._noted.pop(next(iter(self._noted)))

    async def refresh(self) -> None:
        """Write who came, and read what is in force."""
        if came := self._came[:]:
            await self._engine.write(lambda connection: stored.note_visits(connection, came))
            del self._came[: len(came)]
        in_force = await self._engine.read(lambda connection: stored.in_force(connection, _now()))
        if list(in_force) != list(self._in_force):
            self._keep(in_force)
            self.changed()

    def _keep(self, in_force: Sequence[Sanction]) -> None:
        self._in_force = in_force
        self._judged = {}
        self._bans = [(ip_network(each.whom), each) for each in in_force if each.kind == "ban"]
        mutes = [each for each in in_force if each.kind == "mute"]
        self._mutes = [(ip_network(each.whom), each) for each in mutes if _is_range(each.whom)]
        self._muted = {each.whom: each for each in mutes if not _is_range(each.whom)}

    def _ban_of(self, client: str) -> Sanction | None:
        if client not in self._judged:
            if len(self._judged) >= KNOWN:
                self._judged.clear()
            self._judged[client] = _first(self._bans, client)
        return self._judged[client]

    async def _go_round(self) -> None:
        while True:
            await asyncio.sleep(self._seconds)
            try:
                await self.refresh()
            except WolfdenError as failure:
                log.warning("bans and mutes could not be read: %s", failure)
            except Exception:
                log.exception("reading bans and mutes failed")


def _first(ranges: Sequence[tuple[Network, Sanction]], client: str) -> Sanction | None:
    """The one whose range holds all of this client's addresses."""
    try:
        network = ip_network(client)
    except ValueError:
        return None
    for each, sanction in ranges:
        if network.version == each.version and network.subnet_of(each):  # type: ignore[arg-type]
            return sanction
    return None


def _is_range(whom: str) -> bool:
    return "/" in whom


def _now() -> int:
    return int(time() * 1000)
