"""The games, one folder each. Importing this registers them."""

from ..core import registry
from .jagdfieber import SPEC as JAGDFIEBER

BUILT_IN = (JAGDFIEBER,)

for _spec in BUILT_IN:
    registry.register(_spec)
