"""What environments refuse."""

from __future__ import annotations

from ..core import WolfdenError


class NoEncoding(WolfdenError):
    """The game does not say how learners see it."""

    code = "no-encoding"


class NotOffered(WolfdenError):
    """An index whose mask is 0."""

    code = "action-not-offered"


class NotAtOnce(WolfdenError):
    """A parallel environment was asked for where not everybody chooses at once."""

    code = "not-at-once"


class NotReset(WolfdenError, AttributeError):
    """Something was asked of an environment before its first match.

    An AttributeError as well: PettingZoo raises one for what only `reset` sets.
    """

    code = "not-reset"


class BadPolicy(WolfdenError):
    """A file that holds no policy, or one that was learned for another table."""

    code = "bad-policy"
