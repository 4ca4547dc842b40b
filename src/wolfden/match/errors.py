"""The refusals of a match and its table."""

from __future__ import annotations

from ..core import WolfdenError


class BadSeats(WolfdenError):
    code = "bad-seats"


class NoLesson(WolfdenError):
    code = "no-lesson"


class BadClock(WolfdenError):
    code = "bad-clock"


class BadName(WolfdenError):
    code = "bad-name"


class NameTaken(WolfdenError):
    """Somebody at the table is called so, or nearly so, already."""

    code = "name-taken"


class TooManyChanges(WolfdenError):
    code = "too-many-changes"


class UnknownMatch(WolfdenError):
    code = "unknown-match"


class NotYourSeat(WolfdenError):
    code = "not-your-seat"


class BadBotToken(WolfdenError):
    """A program's token that opens no seat here: taken back, replaced, or never given."""

    code = "bad-bot-token"


class OnlyPlays(WolfdenError):
    """A program plays its seat; everything else is for people."""

    code = "only-plays"


class NotAlone(WolfdenError):
    """What only whoever played alone may do."""

    code = "not-alone"


class NotHost(WolfdenError):
    code = "not-host"


class NoOpenSeat(WolfdenError):
    code = "no-open-seat"


class MatchNotStarted(WolfdenError):
    code = "match-not-started"


class MatchStarted(WolfdenError):
    code = "match-started"


class TableLocked(WolfdenError):
    """The host lets nobody else join."""

    code = "table-locked"


class TableCancelled(WolfdenError):
    code = "table-cancelled"


class MatchOver(WolfdenError):
    code = "match-over"


class MatchNotOver(WolfdenError):
    code = "match-not-over"


class StaleDecision(WolfdenError):
    """The decision named is not the one the seat has before it now."""

    code = "stale-decision"


class HintsOff(WolfdenError):
    """The table was set without hints."""

    code = "hints-off"


class BotPlays(WolfdenError):
    """The person whose seat a bot plays must take it back first."""

    code = "bot-plays"


class NobodyAbsent(WolfdenError):
    """A seat that cannot be handed over by others: nobody's, or of someone who is here."""

    code = "nobody-absent"


class NoResigning(WolfdenError):
    """There are not two sides, so that one would win."""

    code = "no-resigning"


class TableChanged(WolfdenError):
    """What somebody confirms is not what the table is set to any more."""

    code = "table-changed"


class WrongCode(WolfdenError):
    """A code that opens no seat here: mistyped, used, or too old."""

    code = "wrong-code"


class ChoiceTaken(WolfdenError):
    """Somebody else at the table has chosen that first."""

    code = "choice-taken"


class StorageFailed(WolfdenError):
    """The database did not do its part; nothing was stored."""

    code = "storage-failed"


class NoSuchMoment(WolfdenError):
    """The match has not come that far."""

    code = "no-such-moment"


class UnknownRecord(WolfdenError):
    """A record that was never opened here, or was forgotten: it can be sent again."""

    code = "unknown-record"


class TalkOff(WolfdenError):
    """The table was set without talking."""

    code = "talk-off"


class WordsOff(WolfdenError):
    """Only phrases are said at this table."""

    code = "words-off"


class SignsOnly(WolfdenError):
    """The rules forbid to talk while the match goes on; only the game's signs are given."""

    code = "signs-only"


class UnknownPhrase(WolfdenError):
    code = "unknown-phrase"


class BadWords(WolfdenError):
    """Nothing that can be seen, or too much of it."""

    code = "bad-words"


class TalkFull(WolfdenError):
    """As much was said as a match can keep."""

    code = "talk-full"


class WatchingOff(WolfdenError):
    """Only those who play may see the match, until it is over."""

    code = "watching-off"
