"""The games, one folder each. Importing this registers them."""

from ..core import registry
from .jagdfieber import SPEC as JAGDFIEBER
from .the_wolves import SPEC as THE_WOLVES

BUILT_IN = (JAGDFIEBER, THE_WOLVES)

for _spec in BUILT_IN:
    registry.register(_spec)
