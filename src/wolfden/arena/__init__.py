"""Bots against bots: fair schedules, matches in processes or on Ray, ratings and a report."""

from ..core.errors import MissingPackage
from .arena import Arena, Workers
from .errors import BadArena, BadResults, NoCluster, OtherArena, ResultsInUse
from .results import Failed, Header, Played, Result
from .schedule import Fixture, schedule
from .summary import Summary, summarize

__all__ = [
    "Arena",
    "BadArena",
    "BadResults",
    "Failed",
    "Fixture",
    "Header",
    "MissingPackage",
    "NoCluster",
    "OtherArena",
    "Played",
    "Result",
    "ResultsInUse",
    "Summary",
    "Workers",
    "schedule",
    "summarize",
]
