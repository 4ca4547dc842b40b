"""A table in memory: who sits there, the fold of its log, and what each place sees."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

import msgspec

from ..core.entries import OF_ONES_OWN, HandedOver
from ..core.errors import NotYourTurn
from ..core.fold import Fold, Move
from . import watching
from .clock import Clocks
from .errors import (
    BadBotToken,
    BotPlays,
    HintsOff,
    MatchNotStarted,
    MatchOver,
    NotYourSeat,
    OnlyPlays,
    TableCancelled,
)
from .keys import fits, hash_of, is_bot_token, is_same
from .lessons import lesson_view
from .match import Match
from .remark import Remark
from .snapshot import Phase, Snapshot, log_entry, past_snapshot, phase_of, snapshot_of
from .standing import TOLD
from .store import StoredMatch

_encode = msgspec.json.Encoder().encode


class Sight(NamedTuple):
    """A snapshot as JSON, and what it shows: the number of moves, and the table around them."""

    number: int
    stored: StoredMatch
    you: int | None
    snapshot: bytes

    def shows(self, other: Sight | None) -> bool:
        """Whether another one, log aside, shows the same."""
        return other is not None and self[:3] == other[:3]


class Table:
    def __init__(self, stored: StoredMatch, match: Match) -> None:
        self.stored = stored
        self.match = match
        self.clocks: Clocks | None = None
        self.talk: tuple[Remark, ...] | None = None
        """What was said here; None: not read yet."""
        self._past: Fold | None = None
        self._sights: dict[tuple[int | None, int], Sight] = {}
        self._shown = (0, stored)

    @property
    def heard(self) -> int | None:
        """The last remark that was read; None: nobody has asked for any."""
        if self.talk is None:
            return None
        return self.talk[-1].number if self.talk else 0

    def set_otherwise(self, stored: StoredMatch) -> bool:
        """Whether the match would begin from another position."""
        mine = self.stored
        return (mine.options, len(mine.seats)) != (stored.options, len(stored.seats))

    def start_clocks(self) -> None:
        """Where the table has a clock, as soon as it was started."""
        rule, began = self.stored.clock, self.stored.started
        if rule is not None and began is not None and self.clocks is None:
            self.clocks = Clocks(rule, self.stored.guests, self.match, began)

    def follow(self, move: Move, at: int | None) -> None:
        """The match has just gone on by this move."""
        if self.clocks is not None and at is not None:
            self.clocks.follow(self.match, move, at)

    def due(self, now: int, lost: int) -> int | None:
        """When somebody must look at this table, though nobody may be there: to see whose time is
        out, or at once, because people wait for a bot."""
        if self.clocks is None or self.match.over or not self.attending:
            return None
        return now if self.bots_owe else self.clocks.next_out(lost)

    @property
    def phase(self) -> Phase:
        return phase_of(self.stored, self.match)

    def is_untouched(self, seat: int) -> bool:
        """Whether the match goes on and this seat has done nothing in it yet."""
        moves = self.match.moves
        return self.phase == "playing" and all(move.seat != seat for move in moves)

    @property
    def bots_owe(self) -> bool:
        """Whether it is (also) a bot's turn."""
        return bool(self.owed_by_bots())

    def owed_by_bots(self) -> list[int]:
        """The seats that owe a decision and are played by a bot."""
        owing = () if self.stored.waiting or self.rests else self.match.to_act
        return [seat for seat in owing if self.bot_at(seat)]

    def bot_at(self, seat: int) -> str | None:
        """The bot that plays this seat, be it its own or a person's."""
        return self.stored.seats[seat].bot or self.match.bots.get(seat)

    @property
    def attending(self) -> tuple[int, ...]:
        """The people and programs who play their own seats."""
        return tuple(seat for seat in self.stored.guests if seat not in self.match.bots)

    @property
    def rests(self) -> bool:
        """Whether nobody plays any more: bots wait until somebody takes a seat back.

        They go on only for someone who plays alone and has asked them to."""
        if not self.stored.guests or self.attending or self.match.over:
            return False
        last = self._last_hand_over()
        alone = len(self.stored.guests) == 1
        return last is not None and not (alone and last.reason == "asked")

    def waits_for(self, seat: int) -> bool:
        """Whether it is this person's turn. A match that rests waits for each of its people, but
        for whoever let it rest and knows."""
        if self.phase != "playing":
            return False
        if not self.rests:
            return seat in self.match.to_act and self.bot_at(seat) is None
        last = self._last_hand_over()
        return last is None or last.seat != seat or last.reason not in OF_ONES_OWN

    def _last_hand_over(self) -> HandedOver | None:
        told = (event for move in reversed(self.match.moves) for event in move.events)
        return next((event for event in told if isinstance(event, HandedOver)), None)

    @property
    def playing(self) -> tuple[int, ...]:
        """The people who play their own seats."""
        return tuple(seat for seat in self.stored.people if seat not in self.match.bots)

    def snapshot(self, you: int | None, since: int = 0) -> Snapshot:
        """What may be known there; the log begins after move `since`."""
        known = self.known(you)
        if known == self.match.number:
            snapshot = snapshot_of(self.stored, self.match, you, since)
            lesson = lesson_view(self.stored, self.match.state, you)
            return msgspec.structs.replace(snapshot, lesson=lesson, rests=self.rests)
        seen = self.match.moves[since:known][-TOLD:]
        log = [log_entry(move, you) for move in seen]
        past = past_snapshot(self.stored, self._at(known), you, log)
        return msgspec.structs.replace(past, clock=self.stored.clock)

    def sight(self, you: int | None, since: int) -> Sight:
        """Made once for all who look from the same place and have heard as much."""
        if self._shown[0] != self.match.number or self._shown[1] is not self.stored:
            self._sights.clear()
            self._shown = (self.match.number, self.stored)
        sight = self._sights.get((you, since))
        if sight is None:
            snapshot = self.snapshot(you, since)
            sight = Sight(snapshot.number, self.stored, you, _encode(snapshot))
            self._sights[you, since] = sight
        return sight

    def is_late(self, you: int | None) -> bool:
        """Whether only what was a while ago is seen there; raises where nothing is."""
        return watching.is_late(self.stored, self.match, you)

    def known(self, you: int | None) -> int:
        """How many moves may be known there."""
        return watching.known(self.stored, self.match, you)

    def _at(self, number: int) -> Fold:
        """The match as it was; whoever looks again looks at a later moment."""
        if self._past is None or self._past.number > number:
            match = self.match
            self._past = Fold(match.spec.new(match.players, match.seed, match.options))
        for move in self.match.moves[self._past.number : number]:
            self._past.play(move.seat, move.action)
        return self._past

    def seat_of(self, token: str | None) -> int | None:
        """The seat a token opens; None, a spectator, without a token."""
        if token is None:
            return None
        held = hash_of(token)
        for seat in self.stored.seats:
            if is_same(held, seat.token_hash) or is_same(held, seat.program_hash):
                return seat.seat
        if is_bot_token(token):
            raise BadBotToken("the bot token fits no seat of this match")
        raise NotYourSeat("the token fits no seat of this match")

    def seats_of(self, tokens: Collection[str]) -> set[int]:
        """The seats that these open; one that fits none opens none."""
        return {
            seat.seat
            for seat in self.stored.seats
            if any(fits(token, seat.token_hash) for token in tokens)
        }

    def own_seat(self, token: str | None) -> int:
        """The seat of a person: what programs may do is asked of `played_seat`."""
        seat = self.played_seat(token)
        if is_bot_token(token):
            raise OnlyPlays("a bot token plays its seat and does nothing else")
        return seat

    def played_seat(self, token: str | None) -> int:
        """The seat that a person or a program plays with this token."""
        seat = self.seat_of(token)
        if seat is None:
            raise NotYourSeat("a spectator holds no seat")
        return seat

    def check_hints(self, seat: int, decision: int) -> None:
        """Raises unless the seat may ask for a hint about this decision now."""
        self.check_started()
        if not self.stored.gives_hints:
            raise HintsOff("this table was set without hints")
        if self.match.over:
            raise MatchOver("the match is over")
        if seat not in self.match.to_act:
            raise NotYourTurn(f"seat {seat} owes no decision")
        self.check_playing(seat)
        self.match.check_decision(seat, decision)

    def check_playing(self, seat: int) -> None:
        if seat in self.match.bots:
            raise BotPlays(f"a bot plays for seat {seat}")

    def check_started(self) -> None:
        if self.stored.cancelled:
            raise TableCancelled("the host has cancelled this table")
        if self.stored.waiting:
            raise MatchNotStarted("the match waits for players")
