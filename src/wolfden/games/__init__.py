"""The games, one folder each, in the order of their names. Importing this registers them."""

from importlib import import_module
from pkgutil import iter_modules

from ..core import registry

for _module in sorted(iter_modules(__path__), key=lambda module: module.name):
    if _module.ispkg:
        registry.register(import_module(f"{__name__}.{_module.name}").SPEC)
