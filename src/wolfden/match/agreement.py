"""What the people at a table agree on: to let a bot play for somebody absent, or to stop.

Wishes are kept in memory only, that of every process which was told of them: they concern the
moment, and whoever still has one can utter it again.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

import msgspec

from .presence import Presence
from .table import Table

Subject = int | None
"""The seat that a bot is to play; None: the match is to stop."""
REMEMBERED: Final = 10_000


class Proposal(msgspec.Struct, frozen=True):
    seat: int | None
    """The seat that a bot is to play; null: the match is to end without a result."""
    agreed: tuple[int, ...]
    missing: tuple[int, ...]
    """Those who have not agreed; it is carried out when nobody is missing."""


class Agreements:
    def __init__(self, presence: Presence) -> None:
        self._presence = presence
        self._wishes: OrderedDict[str, set[tuple[Subject, int]]] = OrderedDict()

    def wish(self, match: str, subject: Subject, seat: int, agree: bool) -> None:
        wishes = self._wishes.setdefault(match, set())
        if agree:
            wishes.add((subject, seat))
        else:
            wishes.discard((subject, seat))
        if len(self._wishes) > REMEMBERED:
            self._wishes.popitem(last=False)

    def any_at(self, match: str) -> bool:
        return bool(self._wishes.get(match))

    def at(self, table: Table) -> tuple[Proposal, ...]:
        """What is proposed now; a wish about somebody who came back counts no more."""
        wishes = self._wishes.get(table.stored.id)
        if not wishes or table.match.over:
            return ()
        subjects = sorted({subject for subject, _ in wishes}, key=lambda seat: (seat is None, seat))
        proposals = [self._proposal(table, subject) for subject in subjects]
        return tuple(proposal for proposal in proposals if proposal.agreed)

    def absent(self, table: Table, seat: int) -> bool:
        """Whether the others may let a bot play for this seat."""
        return seat in table.playing and self._presence.of(table.stored.id, seat) != "here"

    def _proposal(self, table: Table, subject: Subject) -> Proposal:
        wishes = self._wishes[table.stored.id]
        if subject is not None and not self.absent(table, subject):
            wishes -= {(about, by) for about, by in wishes if about == subject}
        voters = self._voters(table, subject)
        agreed = tuple(seat for seat in voters if (subject, seat) in wishes)
        return Proposal(subject, agreed, tuple(seat for seat in voters if seat not in agreed))

    def _voters(self, table: Table, subject: Subject) -> tuple[int, ...]:
        """About somebody absent, those who are here; about stopping, everyone who plays."""
        if subject is None:
            return table.playing
        match = table.stored.id
        return tuple(seat for seat in table.playing if self._presence.of(match, seat) == "here")
