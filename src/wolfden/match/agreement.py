"""What the people at a table agree on: to let a bot play for somebody absent, to stop, to resign.

Wishes are kept in memory only, that of every process which was told of them: they concern the
moment, and whoever still has one can utter it again.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable, Iterator
from typing import Final, Literal

import msgspec

from .presence import Presence
from .table import Table

RESIGNING: Final = "resign"
Subject = int | Literal["resign"] | None
"""The seat that a bot is to play; None: the match is to stop; or one's own side gives up."""
About = Literal["bot", "end", "resign"]
REMEMBERED: Final = 10_000


class Proposal(msgspec.Struct, frozen=True):
    about: About
    """A bot is to play for `seat`; the match is to end without a result; one side gives up."""
    seat: int | None
    agreed: tuple[int, ...]
    missing: tuple[int, ...]
    """Those who have not agreed; it is carried out when nobody is missing."""

    def is_told_to(self, seat: int | None) -> bool:
        """That a side would resign is its own affair."""
        return self.about != RESIGNING or seat in (*self.agreed, *self.missing)


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
        subjects = {subject for subject, _ in wishes}
        proposals = [
            *(self._bot(table, seat) for seat in sorted(_seats(subjects))),
            *(self._proposal(table, "end", None, table.playing) for _ in subjects & {None}),
            *(proposal for _ in subjects & {RESIGNING} for proposal in self._resigning(table)),
        ]
        return tuple(proposal for proposal in proposals if proposal.agreed)

    def absent(self, table: Table, seat: int) -> bool:
        """Whether the others may let a bot play for this seat."""
        return seat in table.attending and self._presence.of(table.stored.id, seat) != "here"

    def _bot(self, table: Table, seat: int) -> Proposal:
        """Those who are here decide; nobody does about somebody who is."""
        match, wishes = table.stored.id, self._wishes[table.stored.id]
        if not self.absent(table, seat):
            wishes -= {(about, by) for about, by in wishes if about == seat}
        here = [each for each in table.playing if self._presence.of(match, each) == "here"]
        return self._proposal(table, "bot", seat, here)

    def _resigning(self, table: Table) -> Iterator[Proposal]:
        """Of each side, those who play themselves: a bot need not be asked."""
        for team in table.match.spec.teams(table.match.players):
            people = [seat for seat in table.playing if seat in team]
            yield self._proposal(table, RESIGNING, None, people)

    def _proposal(
        self, table: Table, about: About, seat: int | None, voters: Iterable[int]
    ) -> Proposal:
        wishes, subject = self._wishes[table.stored.id], RESIGNING if about == RESIGNING else seat
        agreed = tuple(voter for voter in voters if (subject, voter) in wishes)
        return Proposal(
            about, seat, agreed, tuple(voter for voter in voters if voter not in agreed)
        )


def _seats(subjects: Iterable[Subject]) -> Iterator[int]:
    return (subject for subject in subjects if isinstance(subject, int))
