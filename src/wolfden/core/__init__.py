"""The contract every game keeps, and what it is made of. Names no game."""

from .action import Action, Actions
from .chance import Chance
from .errors import WolfdenError
from .event import Event, Tell
from .game import ALL, NEVER, Everything, Spec, State, Tactics, Viewer
from .option import Numbers, Option, Value
from .outcome import Outcome, ahead, places
from .statistics import Statistics

__all__ = [
    "ALL",
    "NEVER",
    "Action",
    "Actions",
    "Chance",
    "Event",
    "Everything",
    "Numbers",
    "Option",
    "Outcome",
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
]
