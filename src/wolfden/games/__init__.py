"""The games, one folder each. Importing this registers them."""

from ..core import registry
from .jagdfieber import SPEC as JAGDFIEBER
from .wolf_and_hound import SPEC as WOLF_AND_HOUND

BUILT_IN = (JAGDFIEBER, WOLF_AND_HOUND)

for _spec in BUILT_IN:
    registry.register(_spec)
