"""The games, one folder each. Importing this registers them."""

from ..core import registry
from .jagdfieber import SPEC as JAGDFIEBER
from .the_wolves import SPEC as THE_WOLVES
from .wolf_and_hound import SPEC as WOLF_AND_HOUND
from .wolfsspuren import SPEC as WOLFSSPUREN

BUILT_IN = (JAGDFIEBER, THE_WOLVES, WOLF_AND_HOUND, WOLFSSPUREN)

for _spec in BUILT_IN:
    registry.register(_spec)
