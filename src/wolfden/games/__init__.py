"""The games, one folder each. Importing this registers them."""

from ..core import registry
from .jagdfieber import SPEC as JAGDFIEBER
from .wolfsspuren import SPEC as WOLFSSPUREN

BUILT_IN = (JAGDFIEBER, WOLFSSPUREN)

for _spec in BUILT_IN:
    registry.register(_spec)
