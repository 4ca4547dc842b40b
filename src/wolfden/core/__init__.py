"""The contract every game keeps, and what it is made of. Names no game."""

from .action import Action, Actions
from .chance import Chance
from .errors import WolfdenError
from .event import Event, Reason, Tell
from .game import AnyState, Spec, State
from .option import Numbers, Option, Value
from .outcome import Outcome, ahead, places, winning
from .position import Position
from .settings import SearchSettings
from .statistics import Statistics
from .tactics import NEVER, Tactics
from .viewer import ALL, Everything, Viewer

__all__ = [
    "ALL",
    "NEVER",
    "Action",
    "Actions",
    "AnyState",
    "Chance",
    "Event",
    "Everything",
    "Numbers",
    "Option",
    "Outcome",
    "Position",
    "Reason",
    "SearchSettings",
    "Spec",
    "State",
    "Statistics",
    "Tactics",
    "Tell",
    "Value",
    "Viewer",
    "WolfdenError",
    "ahead",
    "places",
    "winning",
]
